/** What a person has chosen for this browser. */

import { load, save } from "./storage";

export const languages = ["de", "en", "fr", "pl"] as const;
export type Language = (typeof languages)[number];

interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "quick" | "still";
  /** How fast scenes are played: 1 is as they are meant, 0 not at all. */
  speed: 0 | 0.5 | 1 | 2 | 4;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  /** What may sound. */
  sounds: { moves: boolean; turn: boolean; chat: boolean };
  /** Write on every tile what it is, for eyes that tell colours and shapes apart less easily. */
  captions: boolean;
  sound: boolean;
  notify: boolean;
  name: string;
  /** The bots that were chosen last, for each game. */
  levels: Record<string, string>;
}

const place = "spukhaus.settings";

function firstLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return languages.find((language) => language === wanted.find((tag) => languages.includes(tag as Language))) ?? "en";
}

function stored(): Settings {
  const defaults: Settings = {
    language: firstLanguage(),
    theme: "auto",
    motion: "auto",
    speed: 1,
    volume: 0.5,
    muted: false,
    sounds: { moves: true, turn: true, chat: true },
    captions: false,
    sound: true,
    notify: false,
    name: "",
    levels: {},
  };
  return { ...defaults, ...load<Partial<Settings>>(place, {}) };
}

export const settings = $state<Settings>(stored());

/** Keep what was chosen, and show it on the page. Called from an effect, so that it runs after every change. */
export function applySettings(): void {
  save(place, settings);
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme;
  root.classList.toggle("still", settings.motion === "still");
  root.classList.toggle("quick", settings.motion === "quick");
}

/** How long a movement takes, measured by its usual time: 1, less if it should be quick, 0 if nothing should move. */
export function pace(): number {
  if (settings.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.motion === "quick" ? 0.3 : 1;
}
