/** The words of the house and of its games: the same Fluent files as on the server, and those of the pages. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Edition, Told, Value } from "./protocol";
import { settings, type Language } from "./settings.svelte";

type Loader = () => Promise<string>;
const files = {
  house: import.meta.glob("../../../src/spukhaus/texts/house/*.ftl", { query: "?raw", import: "default" }),
  pages: import.meta.glob("../texts/*.ftl", { query: "?raw", import: "default" }),
  games: import.meta.glob("../../../src/spukhaus/games/*/texts/*.ftl", { query: "?raw", import: "default" }),
  rules: import.meta.glob("../../../src/spukhaus/games/*/rules/*.md", { query: "?raw", import: "default" }),
} as Record<string, Record<string, Loader>>;

function named(kind: string, ending: string): Loader[] {
  return Object.entries(files[kind] ?? {})
    .filter(([path]) => path.endsWith(ending))
    .map(([, load]) => load);
}

const state = $state<{ bundle: FluentBundle | null }>({ bundle: null });

/** Load a language: all its words, so that switching in the middle of a game loses nothing. */
export async function loadLanguage(language: Language): Promise<void> {
  const loaders = [...named("pages", `/${language}.ftl`), ...named("house", `/${language}.ftl`)];
  const games = named("games", `/texts/${language}.ftl`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all([...loaders, ...games].map((load) => load()))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  state.bundle = bundle;
}

export async function rulesPage(game: string, language: Language): Promise<string> {
  const [load] = named("rules", `/games/${game}/rules/${language}.md`);
  return load ? load() : "";
}

export function ready(): boolean {
  return state.bundle !== null;
}

export function t(message: string, params: Record<string, FluentVariable> = {}): string {
  const pattern = state.bundle?.getMessage(message)?.value;
  return pattern && state.bundle ? state.bundle.formatPattern(pattern, params) : message;
}

export function knows(message: string): boolean {
  return state.bundle?.hasMessage(message) ?? false;
}

/** A bot by a name that people can say. */
export function botName(bot: string): string {
  return knows(`bot-name-${bot}`) ? t(`bot-name-${bot}`) : t("bot-called", { name: bot });
}

/** Puts codes and parameters into words, as `Speaker` does on the server. */
export class Speaker {
  constructor(
    private words: Record<string, string>,
    private edition: Edition | null,
    private seatName: (seat: number) => string,
  ) {}

  say(message: string, params: Record<string, Value> = {}): string {
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) spoken[name] = this.word(name, value);
    return t(message, spoken);
  }

  event(told: Told): string {
    return this.say(`event-${told.kind}`, told.params);
  }

  error(error: { code: string; rule: string | null; params: Record<string, Value> }): string {
    const reason = this.say(`error-${error.code}`, error.params);
    return error.rule ? t("refused-by-rule", { reason, rule: error.rule }) : reason;
  }

  /** A word of the game's own: `term("face-bat")`. */
  term(id: string): string {
    return this.edition?.terms[id]?.[settings.language] ?? t(id);
  }

  private word(name: string, value: Value): FluentVariable {
    if (value === null) return "unknown";
    if (typeof value === "boolean") return String(value);
    if (Array.isArray(value)) {
      const parts = value.map((part) =>
        Array.isArray(part) ? part.map((inner) => this.word(name, inner)).join(" ") : this.word(name, part),
      );
      return parts.join(", ") || t("nothing");
    }
    if ((name === "seat" || name === "asked") && typeof value === "number") return this.seatName(value);
    const id = `${this.words[name]}-${value}`;
    if (name in this.words && (this.edition?.terms[id] || knows(id))) return this.term(id);
    return value;
  }
}
