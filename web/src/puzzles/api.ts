/** What the house says about puzzles; docs/protocol.md describes it. */

import { ask } from "../lib/api";
import type { ListedAction, Offer, Told } from "../lib/protocol";

export interface Outline {
  name: string;
  kind: string;
  theme: string;
  /** From 1 to 5. */
  difficulty: number;
  decisions: number;
}

export interface Position {
  view: unknown;
  choices: Offer | null;
  told: Told[];
  fresh: number;
}

export interface Puzzle extends Outline, Position {
  seat: number;
  /** The bots that played the match. */
  players: string[];
  edition: string;
  figures: Record<string, number>;
  /** How many of the tries of each level of bot were right. */
  solved: Record<string, number>;
  tries: number;
}

export interface Judged extends Position {
  verdict: "open" | "right" | "wrong";
  reason?: string;
  figures?: Record<string, number>;
}

const address = (game: string, name: string): string => `/api/puzzles/${game}/${name}`;

export const puzzles = (game: string): Promise<Outline[]> => ask(`/api/puzzles/${game}`);
export const puzzle = (game: string, name: string): Promise<Puzzle> => ask(address(game, name));
/** Everything that was tried, from the moment of the puzzle on. */
export const attempt = (game: string, name: string, actions: string[]): Promise<Judged> =>
  ask(address(game, name), { actions });
export const clue = async (game: string, name: string, actions: string[]): Promise<string> =>
  (await ask<{ hint: string }>(address(game, name), { actions, ask: "hint" })).hint;
export const answer = async (game: string, name: string, actions: string[]): Promise<ListedAction> =>
  (await ask<{ answer: ListedAction }>(address(game, name), { actions, ask: "answer" })).answer;
export const advice = async (game: string, name: string, actions: string[], question: string): Promise<unknown> =>
  (await ask<{ advice: unknown }>(address(game, name), { actions, ask: question })).advice;
