/** A review of a finished match, as the server tells it (docs/review.md), and what is drawn of it. */

import { ask } from "../lib/api";
import type { Belief, ListedAction } from "../lib/protocol";
import type * as told from "../lib/protocol.generated";
import { settings } from "../lib/settings.svelte";
import type { Speaker } from "../lib/texts.svelte";

export type { ReviewAccount as Account, Cause, Verdict } from "../lib/protocol.generated";

export interface Alternative extends told.ReviewAlternative {
  action: ListedAction;
}
export interface Decision extends told.ReviewDecision {
  action: ListedAction;
  alternatives: Alternative[];
}
export interface Moment extends told.ReviewMoment {
  action: ListedAction;
  better: ListedAction | null;
}
export interface Review extends told.Review {
  decisions: Decision[];
  moments: Moment[];
}
export interface Answer extends told.ReviewAnswer {
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

/** What was done, or would have been `better`, in few words where the game has them: the board shows it. */
export function deed(
  action: ListedAction,
  speaker: Speaker,
  as: "brief" | "better" = "brief",
  view: unknown = null,
): string {
  const id = `${as}-${action.kind}`;
  return speaker.knows(id) ? speaker.say(id) : speaker.action(action, view);
}

export function percent(share: number, signed = false): string {
  return new Intl.NumberFormat(settings.language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(share);
}

/** What was lost by a decision. */
export const lossOf = (one: Decision): number => (one.expected ?? 0) - (one.left ?? 0);

/** What the choices were worth, as the curve has it: within a turn the judge is not equally sure of every step, and what it is surest of
holds for all of them (docs/review.md). What lies between the choices stays as it is. */
export function weighed({ action, left, alternatives }: Decision): Alternative[] {
  const played = alternatives.find((one) => one.action.text === action.text);
  const moved = played && left !== null ? left - played.value : 0;
  return alternatives.map((one) => ({ ...one, value: Math.min(1, Math.max(0, one.value + moved)) }));
}

/** The same in words; cut, not rounded, so that it never says 8% beside a verdict for less. */
export const lost = (one: Decision): string => percent(-Math.floor(lossOf(one) * 100 + 1e-6) / 100, true);

/** Everybody's shares through the match, by what one seat knew. */
export const curveOf = (review: Review, eyes: number): told.ReviewPoint[] =>
  review.curves.find((curve) => curve.eyes === eyes)?.points ?? [];

/** How things stood after so many actions. */
export const sharesAt = (points: told.ReviewPoint[], at: number): number[] =>
  points.filter((point) => point.at <= at).at(-1)?.shares ?? [];

/** The edges between the seats' parts of the area, from the first seat's foot to the last one's head, at every point. */
export const edges = (points: told.ReviewPoint[]): { at: number; heights: number[] }[] =>
  points.map(({ at, shares }) => ({
    at,
    heights: shares.reduce<number[]>((below, share) => [...below, (below.at(-1) ?? 0) + share], [0]),
  }));
