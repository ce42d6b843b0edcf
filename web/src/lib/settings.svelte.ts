/** What a person has chosen for this browser. */

import { load, save } from "./storage";

export const languages = ["de", "en", "fr", "pl"] as const;
export type Language = (typeof languages)[number];

export const speeds = [0.5, 1, 2, 4, 0] as const;
export type Speed = (typeof speeds)[number];

/** What may sound: what happens on the board, that it is one's turn, that somebody says something. */
export const sounds = ["moves", "turn", "chat"] as const;

interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  /** How fast scenes and movements are; 0 shows only what comes of them. A device that wants less motion gets less all the same. */
  speed: Speed;
  sounds: Record<(typeof sounds)[number], boolean>;
  /** Write on every tile what it is, for eyes that tell colours and shapes apart less easily. */
  captions: boolean;
  /** How loud, from 0 to 1; and quiet all the same, for now. */
  volume: number;
  muted: boolean;
  notify: boolean;
  name: string;
  /** Whether the faces are seen that others show. */
  reactions: boolean;
  /** The names of those whose words and faces are not wanted. */
  blocked: string[];
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
    speed: 1,
    sounds: { moves: true, turn: true, chat: true },
    captions: false,
    volume: 0.6,
    muted: false,
    notify: false,
    name: "",
    reactions: true,
    blocked: [],
    levels: {},
  };
  // Before there was a speed, there were sounds or none, and movement or none.
  const { sound, motion, ...kept } = load<Partial<Settings> & { sound?: boolean; motion?: string }>(place, {});
  if (sound === false) defaults.muted = true;
  if (motion === "still") defaults.speed = 0;
  return { ...defaults, ...kept };
}

export const settings = $state<Settings>(stored());

/** Keep what was chosen, and show it on the page. Called from an effect, so that it runs after every change. */
export function applySettings(): void {
  save(place, settings);
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme;
  root.classList.toggle("still", settings.speed === 0);
  root.style.setProperty("--speed", String(settings.speed && 1 / settings.speed));
}

/** How long a movement takes, measured by its usual time: 1, less if it should be quick, 0 if nothing should move. */
export function pace(): number {
  if (settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return 1 / settings.speed;
}
