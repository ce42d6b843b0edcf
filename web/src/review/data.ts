/** A review of a finished match, as the server tells it (docs/review.md), and what is drawn of it. */

import { ask } from "../lib/api";
import type { Belief, ListedAction, Told } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

export type Verdict = "best" | "good" | "inaccuracy" | "mistake" | "unknown";

/** Where a seat's outcome came from: start - lost + gifts + luck = result. All are shares of the win. */
export interface Account {
  start: number;
  lost: number;
  gifts: number;
  luck: number;
  result: number;
  verdicts: Record<Verdict, number>;
}

export interface Decision {
  /** How many actions the match had before it. */
  at: number;
  seat: number;
  action: ListedAction;
  verdict: Verdict;
  expected: number | null;
  left: number | null;
  error: number | null;
  alternatives: { action: ListedAction; value: number; tries: number }[];
}

export interface Moment {
  kind: "mistake" | "gift" | "luck" | "misfortune";
  seat: number;
  at: number;
  until: number;
  before: number;
  after: number;
  action: ListedAction;
  better: ListedAction | null;
  told: Told[];
}

export interface Review {
  version: number;
  seats: Account[];
  decisions: Decision[];
  moments: Moment[];
  /** The table's entry for each action of the match. */
  numbers: number[];
}

export interface Answer {
  progress: number | null;
  review: Review | null;
}

export interface Knowledge {
  view: unknown;
  beliefs: Belief[];
}

export const readReview = (table: string): Promise<Answer> => ask(`/api/tables/${table}/review`);
export const startReview = (table: string): Promise<Answer> => ask(`/api/tables/${table}/review`, {});
export const knowledge = (table: string, at: number, seat: number): Promise<Knowledge> =>
  ask(`/api/tables/${table}/beliefs/${at}/${seat}`);

export function percent(share: number, signed = false): string {
  return new Intl.NumberFormat(settings.language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(share);
}

/** Each seat's chance over the match: at its decisions, before them and at the end. */
export function curves(review: Review): { at: number; value: number }[][] {
  const end = review.numbers.length;
  return review.seats.map((account, seat) => [
    { at: 0, value: account.start },
    ...review.decisions.flatMap((one) =>
      one.seat === seat && one.expected !== null && one.left !== null
        ? [
            { at: one.at, value: one.expected },
            { at: one.at + 0.4, value: one.left },
          ]
        : [],
    ),
    { at: end, value: account.result },
  ]);
}
