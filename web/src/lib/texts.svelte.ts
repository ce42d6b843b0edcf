/** The words of the house and of its games: the same Fluent files as on the server, and those of the pages.

Games may call different things by the same id (`title`, `event-dealt`), so every game has a bundle of its own: the
words of the house and the pages, and then those of the game. The house's bundle has the name "". */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { functions, type Part, Word, wordOf, Words } from "./forms";
import type { Edition, ListedAction, Said, Told, Value } from "./protocol";
import { settings, type Language } from "./settings.svelte";

type Files = Record<string, () => Promise<string>>;
/** The files that the pages share with the server; nothing else says where they lie. */
const shared = {
  house: import.meta.glob("../../../src/spukhaus/texts/house/*.ftl", { query: "?raw", import: "default" }) as Files,
  games: import.meta.glob("../../../src/spukhaus/games/*/data/texts/*.ftl", {
    query: "?raw",
    import: "default",
  }) as Files,
  lessons: import.meta.glob("../../../src/spukhaus/games/*/data/lessons/*.ftl", {
    query: "?raw",
    import: "default",
  }) as Files,
  rules: import.meta.glob("../../../src/spukhaus/games/*/data/rulebook/*.md", {
    query: "?raw",
    import: "default",
  }) as Files,
};
/** Those of the pages alone: of all together, of each room, and of each game. */
const pages = {
  house: import.meta.glob("../texts/*.ftl", { query: "?raw", import: "default" }) as Files,
  rooms: import.meta.glob("../*/texts/*.ftl", { query: "?raw", import: "default" }) as Files,
  games: import.meta.glob("../games/*/texts/**/*.ftl", { query: "?raw", import: "default" }) as Files,
  doors: import.meta.glob("../games/*/texts/door/*.ftl", { query: "?raw", import: "default" }) as Files,
};

/** The files in a language: all, or those of a game. */
function inLanguage(files: Files, language: Language, game = ""): Files[string][] {
  const mine = game ? `/games/${game}/` : "/";
  const paths = Object.keys(files).filter((path) => path.includes(`/${language}.`) && path.includes(mine));
  return paths.flatMap((path) => files[path] ?? []);
}
const readAll = (files: Files[string][]): Promise<string[]> => Promise.all(files.map((read) => read()));

/** The files of a bundle, the later ones over the earlier. `GAME/lessons` are the words of its teacher; `GAME/door` those that are
said before one enters, or where there are none all that the server says of the game. */
function filesOf(bundle: string, language: Language): Files[string][] {
  const [game = "", part] = bundle.split("/");
  const door = inLanguage(pages.doors, language, game);
  if (part === "door") return door.length ? door : inLanguage(shared.games, language, game);
  const house = [shared.house, pages.house, pages.rooms].flatMap((files) => inLanguage(files, language));
  if (!game) return house;
  const own = part === "lessons" ? [shared.lessons] : [shared.games, pages.games];
  return [...house, ...own.flatMap((files) => inLanguage(files, language, game))];
}

/** `games/GAME/words.ts`: what a game puts into words that no list of words has, such as places on a board. */
export interface Composed {
  plain: string;
  /** In the form that a message asks for. */
  form?: (form: string) => string;
}
type Compose = (name: string, value: Value, speaker: Speaker) => Composed | null;
const composers = import.meta.glob("../games/*/words.ts", { import: "compose" }) as Record<
  string,
  () => Promise<Compose>
>;
const composing = new Map<string, Compose>();
/** `words.ts` may also say what can be done, and what is believed, as somebody says it who sees the moment, where a picture of it stands beside the words. */
type Acting = (action: ListedAction, view: unknown, speaker: Speaker) => string | null;
const actors = import.meta.glob("../games/*/words.ts", { import: "acted" }) as Record<
  string,
  () => Promise<Acting | undefined>
>;
const acting = new Map<string, Acting>();

const bundles = new Map<string, FluentBundle>();
/** The bundles that are wanted: of the house, and of every door that has words of its own. */
const games = new Set(["", ...Object.keys(pages.doors).map((path) => `${path.split("/")[2]}/door`)]);
/** The language that all words are there for; set anew whenever more words have come, so that the pages say them. */
let spoken = $state.raw<{ language: Language } | null>(null);

/** Load a language for everything that is shown, and only then speak it: switching in the middle of a game loses nothing. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...games].map((game) => loadBundle(language, game)));
  if (language === settings.language) spoken = { language };
}

/** Load the words of a game that is about to be shown, or a part of them. */
export async function loadGame(game: string): Promise<void> {
  games.add(game);
  await loadLanguage(settings.language);
}

async function loadBundle(language: Language, game: string): Promise<void> {
  if (bundles.has(`${language} ${game}`)) return;
  const [texts, compose, acted] = await Promise.all([
    readAll(filesOf(game, language)),
    composers[`../games/${game}/words.ts`]?.(),
    actors[`../games/${game}/words.ts`]?.(),
  ]);
  if (compose) composing.set(game, compose);
  if (acted) acting.set(game, acted);
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: functions(language, () => bundle),
  });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(`${language} ${game}`, bundle);
}

export async function rulesPage(game: string, language: Language): Promise<string> {
  const [page] = await readAll(inLanguage(shared.rules, language, game));
  return page ?? "";
}

export function ready(): boolean {
  return spoken !== null;
}

function bundleOf(game: string): FluentBundle | undefined {
  return bundles.get(`${spoken?.language} ${game}`);
}

/** The text of a message: of the house and its pages, or of a game. */
export function t(message: string, params: Record<string, FluentVariable> = {}, game = ""): string {
  const bundle = bundleOf(game);
  const pattern = bundle?.getMessage(message)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, params) : message;
}

/** Something and what is to be said of it: "Ada: the bat". */
export const labelled = (name: string, text: string): string => t("labelled", { name, text });

function onDoor(game: string, message: string): string | null {
  const door = `${game}/door`;
  if (!games.has(door)) void loadGame(door); // said anew when the words are there
  return bundleOf(door)?.hasMessage(message) ? t(message, {}, door) : null;
}
/** What a game is called, before any other word of it is loaded. */
export const titleOf = (game: string): string => onDoor(game, "title") ?? game;
/** What its door says of it in a few words. */
export const hintOf = (game: string): string => onDoor(game, "door-hint") ?? "";
/** What one does behind it, in a sentence; and how long that takes. A door need not say it. */
export const lineOf = (game: string): string | null => onDoor(game, "door-line");
export const timeOf = (game: string): string | null => onDoor(game, "door-time");

/** Who listens, in a game with parts of their own also as whom: what they did is said to them in the second person. */
export interface Listener {
  seat: number;
  role?: string | undefined;
}

/** Puts codes and parameters into the words of a game, or of the house, as `Speaker` does on the server. */
export class Speaker {
  private words: Record<string, string>;

  constructor(
    readonly game = "",
    words: Record<string, string> = {},
    private edition: Edition | null = null,
    private seatName: (seat: number) => string = String,
    private you: Listener | null = null,
  ) {
    this.words = { expected: "expected", seat: "seat", asked: "seat", ...words };
  }

  knows(message: string): boolean {
    return message in (this.edition?.terms ?? {}) || (bundleOf(this.game)?.hasMessage(message) ?? false);
  }

  say(message: string, params: Record<string, Value> = {}): string {
    const spoken: Record<string, FluentVariable> = { you: this.you?.role ?? "nobody" };
    for (const [name, value] of Object.entries(params)) spoken[name] = this.word(name, value);
    return t(message, spoken, this.game);
  }

  event(told: Told): string {
    return this.say(`event-${told.kind}`, told.params);
  }

  /** `view` is the moment that it would be done at, where that is seen beside the words. */
  action(action: ListedAction, view: unknown = null): string {
    const { kind, text: _, ...parts } = action;
    const seen = view ? acting.get(this.game)?.(action, view, this) : null;
    return seen ?? this.say(`action-${kind}`, parts);
  }

  /** A part of what was believed; `view` as above. */
  belief(part: "about" | "that", { kind, ...rest }: Said, view: unknown = null): string {
    const message = `belief-${part}-${kind}`;
    const seen = view ? acting.get(this.game)?.({ ...rest, kind: message, text: "" }, view, this) : null;
    return seen ?? this.say(message, rest);
  }

  error(error: { code: string; rule: string | null; params: Record<string, Value> }): string {
    if (!this.knows(`error-${error.code}`)) return error.code;
    const reason = this.say(`error-${error.code}`, error.params);
    return error.rule ? t("refused-by-rule", { reason, rule: error.rule }) : reason;
  }

  /** A word of the game's own: `term("face-bat")`. */
  term(id: string): string {
    return this.edition?.terms[id]?.[settings.language] ?? t(id, {}, this.game);
  }

  /** A bot by a name that people can say. Where many bots sit together a game gives them different names by their seats. */
  bot(bot: string, seat = -1): string {
    return this.knows(`bot-name-${bot}`)
      ? this.say(`bot-name-${bot}`, { place: seat + 1 })
      : t("bot-called", { name: bot });
  }

  /** Somebody where there is little room: a bot without the word for its level, which others of its kind bear too. */
  brief({ name, bot }: { name: string; bot: string | null }): string {
    const kin = bot === null ? [] : [0, 1, 2, 3, 4, 5].map((seat) => this.bot(bot, seat));
    if (!kin.includes(name)) return name;
    const shared = new Set(kin.filter((other) => other !== name).flatMap((other) => other.split(" ")));
    const own = name.split(" ").filter((word) => !shared.has(word));
    return own.join(" ") || name;
  }

  /** How a bot plays. Those that the host has brought along have no words of their own. */
  level(bot: string): string {
    return this.say(this.knows(`bot-${bot}`) ? `bot-${bot}` : "bot-policy");
  }

  private word(name: string, value: Value): FluentVariable {
    if (value === null) return "unknown";
    if (typeof value === "boolean") return String(value);
    if (Array.isArray(value) && this.words[name] === "by-seat")
      return value.map((part, seat) => `${this.among("seat", seat)?.plain} ${part}`).join(", ");
    if (Array.isArray(value)) {
      const plain = value.map((part) => this.part(name, part)).join(", ") || t("nothing");
      return new Words(
        value.map((part) => this.counted(name, part)),
        plain,
      );
    }
    const composed = composing.get(this.game)?.(name, value, this);
    if (composed) return new Word(String(value), composed.plain, (form) => composed.form?.(form));
    const vocabulary = this.words[name];
    if (vocabulary === "seat" && typeof value === "number") return this.person(value, this.seatName(value));
    if (name === "line") return String(value); // a place in a file, not a quantity
    const id = `${vocabulary}-${value}`;
    const bundle = bundleOf(this.game);
    if (!vocabulary || !bundle || !this.knows(id)) return value;
    return wordOf(bundle, id, String(value), this.edition?.terms[id]?.[settings.language]);
  }

  private person(seat: number, name: string): Word {
    return new Word(seat === this.you?.seat ? "you" : String(seat), name, () => undefined);
  }

  /** Somebody among others: there the one who listens is "you". */
  private among(name: string, part: Value): Word | null {
    if (this.words[name] !== "seat" || typeof part !== "number") return null;
    return this.person(part, part === this.you?.seat ? t("you") : this.seatName(part));
  }

  private part(name: string, part: Value): string {
    const somebody = this.among(name, part);
    if (somebody) return somebody.plain;
    const composed = composing.get(this.game)?.(name, part, this);
    if (composed) return composed.plain;
    return Array.isArray(part)
      ? part.map((inner) => String(this.word(name, inner))).join(" ")
      : String(this.word(name, part));
  }

  /** A part of a list, with how many of it were told: [2, "blue"] is two of blue. */
  private counted(name: string, part: Value): Part {
    const somebody = this.among(name, part);
    if (somebody) return [null, somebody];
    const [number, value] = Array.isArray(part) && part.length === 2 ? part : [null, part];
    if (typeof value !== "string" || (number !== null && typeof number !== "number"))
      return [null, this.part(name, part)];
    const said = this.word(name, value);
    return [number, said instanceof Word ? said : String(said)];
  }
}
