/** What the house knows of a game's rules in no language, and rules at work. */

import { ask } from "../lib/api";
import type { Edition, ListedAction, Told } from "../lib/protocol";
import type { Status } from "./page";

export interface RuleIndex {
  status: Record<string, Status[]>;
  /** The rule that an event comes from. */
  events: Record<string, string>;
  /** The rules that have an example. */
  examples: string[];
}

export interface Shown {
  rule: string;
  playthrough: string;
  seat: number;
  edition: Edition;
  moments: { number: number; action: ListedAction | null; told: Told[]; view: unknown }[];
}

const known = new Map<string, Promise<RuleIndex>>();

export function ruleIndex(game: string): Promise<RuleIndex> {
  let index = known.get(game);
  if (!index) {
    index = ask<RuleIndex>(`/api/rules/${game}`);
    index.catch(() => known.delete(game)); // the next one who asks tries again
    known.set(game, index);
  }
  return index;
}

export const example = (game: string, rule: string): Promise<Shown> => ask(`/api/rules/${game}/examples/${rule}`);
