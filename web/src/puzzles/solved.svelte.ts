/** Which puzzles this browser has solved. */

import { load, save } from "../lib/storage";

const place = "spukhaus.puzzles";
const kept = $state<Record<string, string[]>>(load<Record<string, string[]>>(place, {}));

export function isSolved(game: string, name: string): boolean {
  return kept[game]?.includes(name) ?? false;
}

export function markSolved(game: string, name: string): void {
  if (isSolved(game, name)) return;
  kept[game] = [...(kept[game] ?? []), name];
  save(place, kept);
}

export const howManySolved = (game: string): number => kept[game]?.length ?? 0;
