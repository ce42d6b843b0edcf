/** What everybody at a table is called. */

import type { SeatInfo } from "./protocol";
import { t, type Speaker } from "./texts.svelte";

/** A file only has names, so that a bot's name in it is taken for a bot. Several of the same name are told apart by their seats. */
export function namesOf(
  seats: SeatInfo[],
  words: Speaker,
  role: (seat: number) => string,
  bots: string[] = [],
): string[] {
  const bot = ({ kind, name }: SeatInfo): boolean => kind === "bot" || (kind === "free" && bots.includes(name));
  const said = seats.map((info, at) => (bot(info) ? words.bot(info.name, at) : info.name || role(at)));
  const twice = (one: string): boolean => said.indexOf(one) !== said.lastIndexOf(one);
  return said.map((one, at) => (twice(one) ? t("same-name", { name: one, number: at + 1 }) : one));
}
