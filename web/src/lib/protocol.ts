/** The messages of the server; docs/protocol.md describes them. Most are generated; here stands what has no type of its own there. */

import type * as told from "./protocol.generated";
import type { Value } from "./protocol.generated";

export type { Edition, GameInfo, Note, Refusal, SeatInfo, TableInfo, Told, Value } from "./protocol.generated";

/** What every view has, whatever the game (core/game.py). */
export interface AnyView {
  seat: number;
  to_act: number[];
  rule: string;
  ending: string | null;
}

/** What is offered, by its form; each game's folder knows its own. */
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

export interface Update extends told.Update {
  choices: Record<string, Offer>;
}
