/** The deals of the day, as the house tells them (docs/company.md). */

import { ask, keep } from "../lib/api";
import type { ListedAction } from "../lib/protocol";
import type * as told from "../lib/protocol.generated";
import { knownSecret, secret } from "../you/history";

export type { DealToday as Deal, DealsToday as Today } from "../lib/protocol.generated";

export interface Moment extends told.DealMoment {
  choices: { action: ListedAction; people: number }[];
}
export interface Results extends told.DealResults {
  moments: Moment[];
}

export const today = (): Promise<told.DealsToday> => ask("/api/deals", undefined, knownSecret());

export const results = (game: string, day: string): Promise<Results> =>
  ask(`/api/deals/${game}/${day}`, undefined, knownSecret());

/** Sit down at one's own table of today's deal, or come back to it; returns the table. */
export async function enter(game: string, name: string): Promise<string> {
  const { table, seat, key } = await ask<told.EnteredDeal>(`/api/deals/${game}`, { name }, secret());
  keep(table, (keys) => (keys.seats[seat] = key));
  return table;
}
