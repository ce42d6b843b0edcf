/** What somebody believes, as the boards of a review draw it. */

import type { Belief, Value } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

/** The belief about one thing: `about(beliefs, "pile", "seat", 2)`. */
export function about(beliefs: Belief[], kind: string, field: string, value: Value): Belief | undefined {
  return beliefs.find((one) => one.about.kind === kind && one.about[field] === value);
}

/** How likely one possibility is: `likely(possibilities, "face", "exit")`. */
export function likely(possibilities: Belief["possibilities"], field: string, value: Value): number {
  return possibilities.filter(({ that }) => that[field] === value).reduce((sum, { chance }) => sum + chance, 0);
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}
