/** How strong the bots are that one plays against. */

import { settings } from "./settings.svelte";

/** Where everybody begins: the second of the four levels. */
const first = "sensible";

/** The levels of a game from the weakest to the strongest. Dice are no level; who wants them seats them one by one. */
export const levelsOf = (bots: string[]): string[] => bots.filter((bot) => bot !== "random");

/** The level that was chosen last for this game; newcomers get the second one. A game need not have all of them. */
export function levelFor(game: string, bots: string[]): string {
  const levels = levelsOf(bots);
  const wished = [settings.levels[game], first].find((level) => level && levels.includes(level));
  return wished ?? levels[1] ?? levels[0] ?? "random";
}

export function rememberLevel(game: string, level: string): void {
  settings.levels[game] = level;
}
