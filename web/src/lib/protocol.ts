/** The messages of the server; docs/protocol.md describes them. */

export type Value = string | number | boolean | null | Value[];

export interface Told {
  kind: string;
  params: Record<string, Value>;
}

export interface Refusal {
  class: string;
  code: string;
  rule: string | null;
  params: Record<string, Value>;
  /** What is wrong with a line of a file. */
  cause?: Refusal;
}

export interface SeatInfo {
  name: string;
  kind: "person" | "bot" | "free";
  substitute: boolean;
  asked: boolean;
  here: boolean;
  watched: boolean;
  nudged: boolean;
  bank: number | null;
  deadline: number | null;
  /** How many hints the seat has asked for; null until the match is over. */
  hints: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  started: boolean;
  paused: boolean;
  seats: SeatInfo[];
  settings: { chat: boolean; aids: boolean; spectators: string; clock: { move: number | null; match: number | null } };
  proposal: { seat: number; what: string; agreed: number[] } | null;
  outcome: { reason: string; scores: number[]; winners: number[] } | null;
  /** Null for an imported match whose file does not tell it. */
  commitment: string | null;
  /** Which moment of which match this one was played on from, and the seat that was taken over. */
  branch: { table: string | null; at: number; seat: number } | null;
  seed: string | null;
  next: string | null;
  /** Brought as a file: nobody sits here. */
  imported: boolean;
}

export interface Note {
  number: number;
  at: number;
  told?: Record<string, Told[]>;
  kind?: string;
  gone?: number[];
  [key: string]: unknown;
}

export type Offer =
  { form: "list"; actions: ListedAction[] } | { form: string; tiles?: string[]; [key: string]: unknown };

export interface ListedAction {
  text: string;
  kind: string;
  [field: string]: Value;
}

/** What a bot weighed, the best first, and what it believed of what it could not see. */
export interface Thought {
  measure: "chance" | "points" | "share" | "feeling";
  alternatives: { action: ListedAction; value: number; tries: number }[];
  beliefs: Belief[];
}

export interface Belief {
  about: Said;
  /** The likeliest first. */
  possibilities: { that: Said; chance: number }[];
}

export interface Said {
  kind: string;
  [argument: string]: Value;
}

/** An action of a bot with its reasons; told when the match is over. */
export interface Why {
  number: number;
  seat: number;
  action: ListedAction;
  thought: Thought;
}

/** What a bot would do in our place; it has no reasons if the bot cannot say why. */
export interface HintAnswer {
  action: ListedAction;
  thought: Thought | null;
}

export interface Update {
  type: "update";
  number: number;
  since: number;
  table: TableInfo;
  notes: Note[];
  views: Record<string, unknown>;
  /** By seat and field: how many entries of what the last update had come before those in `views`. */
  kept?: Record<string, Record<string, number>>;
  choices: Record<string, Offer>;
  undo: Record<string, "free" | "ask" | "none">;
}

export interface Edition {
  name: string;
  digest: string;
  terms: Record<string, Record<string, string>>;
  content: Record<string, unknown>;
  /** Whether an entry of its file is `attested`, stated in `public` or `reconstructed`. */
  sources: Record<string, string>;
}

export interface GameInfo {
  game: string;
  /** How many can play. */
  seats: number[];
  roles: string[];
  /** Whether scores are points that people want to see; otherwise they only say who has won. */
  counts_points: boolean;
  words: Record<string, string>;
  options: {
    name: string;
    values: string[];
    default: string;
    /** Values with a number in them: `to-5` to `to-200`. */
    numbered: { prefix: string; least: number; most: number; usual: number } | null;
  }[];
  /** From the weakest to the strongest. */
  bots: string[];
  editions: { name: string; title: Record<string, string>; about: Record<string, string> | null }[];
  /** How many scenes teach it. */
  lessons: number;
  puzzles: number;
}
