/** What everybody at a table is called. */

import type { Note, SeatInfo, TableInfo, Value } from "./protocol";
import { t, type Speaker } from "./texts.svelte";

type Seating = Pick<TableInfo, "seats" | "moved">;

/** Where somebody sat in the first match of these people: a bot keeps the name that it had there. */
const firstSeat = ({ seats, moved = 0 }: Seating, seat: number): number =>
  (seat + seats.length - moved) % seats.length;

/** A file only has names, so that a bot's name in it is taken for a bot. Several of the same name are told apart by their seats. */
export function namesOf(
  table: Seating | undefined,
  words: Speaker,
  role: (seat: number) => string,
  bots: string[] = [],
): string[] {
  if (!table) return [];
  const bot = ({ kind, name }: SeatInfo): boolean => kind === "bot" || (kind === "free" && bots.includes(name));
  const said = table.seats.map((info, at) =>
    bot(info) ? words.bot(info.name, firstSeat(table, at)) : info.name || role(at),
  );
  const twice = (one: string): boolean => said.indexOf(one) !== said.lastIndexOf(one);
  return said.map((one, at) => (twice(one) ? t("same-name", { name: one, number: at + 1 }) : one));
}

const reactionWords = ({ reaction = "" }: Note): string => t("reaction", { reaction });

/** The words for what happened around a table, or null for what needs none. */
export function noteWords({ told: _, ...note }: Note, table: Seating, speaker: Speaker): string | null {
  if (note.kind === "reacted")
    return speaker.say("note-said", { ...(note as Record<string, Value>), text: reactionWords(note) });
  if (!note.kind || !speaker.knows(`note-${note.kind}`)) return null;
  const params = note as Record<string, Value>;
  const name =
    note.kind === "seated" && note.bot ? speaker.bot(String(note.name), firstSeat(table, Number(note.seat))) : null;
  return speaker.say(`note-${note.kind}`, name === null ? params : { ...params, name });
}
