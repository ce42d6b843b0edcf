/** How long people may think: what is offered, and how any clock is put into words. */

import type { Clock } from "./protocol.generated";
import { t } from "./texts.svelte";

/** What can be chosen by its name; everything else is typed in. */
export const clocks: Record<string, Partial<Clock>> = {
  none: {},
  quick: { move: 60 },
  match: { match: 600, increment: 5 },
  day: { move: 86_400 },
};

const day = 86_400;

/** A clock in a few words, for a card; nothing where everybody may think as long as they like. */
export function clockWords(clock: Partial<Clock>): string {
  const { move, match, increment = 0 } = clock;
  if (move && move >= day) return t("clock-days", { days: Math.round(move / day) });
  if (move) return t("clock-minutes", { minutes: Math.max(1, Math.round(move / 60)) });
  if (match) return t("clock-in-all", { minutes: Math.round(match / 60), seconds: Math.round(increment) });
  return "";
}
