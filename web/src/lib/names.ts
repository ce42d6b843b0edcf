/** What everybody at a table is called. */

import type { Note, SeatInfo, TableInfo, Value } from "./protocol";
import { t, type Speaker } from "./texts.svelte";

/** What a person is called here, whatever language the one who reads it has turned to: who gave no name has the word for that
(`default-name`) of the language that they came in. */
const calledHere = (name: string): string =>
  t("default-names").split(", ").includes(name) ? t("default-name") : name;

type Seating = Pick<TableInfo, "seats" | "moved">;

/** How many bots of the same kind come before this one: the first of each kind has the same name and face at every table. */
export const placeAmong = (bots: (string | null)[], at: number): number =>
  bots.slice(0, at).filter((bot) => bot === bots[at]).length;

/** Where somebody sat in the first match of these people: a bot keeps the name that it had there. */
const firstSeat = ({ seats, moved = 0 }: Seating, seat: number): number =>
  (seat + seats.length - moved) % seats.length;

/** What a bot in this seat is called. */
function botIn(table: Seating, seat: number, name: string, words: Speaker): string {
  const first = firstSeat(table, seat);
  const before = table.seats.filter((info, at) => info.name === name && firstSeat(table, at) < first);
  return words.bot(name, before.length);
}

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
    bot(info) ? botIn(table, at, info.name, words) : calledHere(info.name) || role(at),
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
  if (note.name === undefined) return speaker.say(`note-${note.kind}`, params);
  const given = String(note.name);
  const name =
    note.kind === "seated" && note.bot ? botIn(table, Number(note.seat), given, speaker) : calledHere(given);
  return speaker.say(`note-${note.kind}`, { ...params, name });
}
