/** How strong the bots are that one plays against. */

import { settings } from "./settings.svelte";

/** The levels of a game from the weakest to the strongest. Dice are no level; who wants them seats them one by one. */
export const levelsOf = (bots: string[]): string[] => bots.filter((bot) => bot !== "random");

/** The level that was chosen last for this game; whoever has never chosen one begins with the easiest. */
export function levelFor(game: string, bots: string[]): string {
  const levels = levelsOf(bots);
  const chosen = settings.levels[game];
  return chosen && levels.includes(chosen) ? chosen : (levels[0] ?? "random");
}

export function rememberLevel(game: string, level: string): void {
  settings.levels[game] = level;
}
