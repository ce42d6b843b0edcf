/** Company at a table: the faces that people show one another, and the people whom one does not want to hear. */

import type { Note, TableInfo } from "../lib/protocol";
import type { Reaction } from "../lib/protocol.generated";
import { settings } from "../lib/settings.svelte";

const drawn: Record<Reaction, true> = {
  wave: true,
  luck: true,
  applause: true,
  "well-played": true,
  thanks: true,
  laugh: true,
  wow: true,
  thinking: true,
  fright: true,
  tears: true,
  grumble: true,
  sleepy: true,
};
export const reactions = Object.keys(drawn) as Reaction[];

/** Nobody has an account: somebody is known by the name they sit down under, however they write it. */
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
export const isBlocked = (name: string): boolean => settings.blocked.some((blocked) => same(blocked, name));
export function block(name: string): void {
  if (!isBlocked(name)) settings.blocked = [...settings.blocked, name];
}
export function unblock(name: string): void {
  settings.blocked = settings.blocked.filter((blocked) => !same(blocked, name));
}

/** Whether a note is for the people at this screen, who hold these seats: what others say and show may be unwanted. */
export function wanted(note: Note, { seats }: Pick<TableInfo, "seats">, mine: readonly number[]): boolean {
  if ((note.kind !== "said" && note.kind !== "reacted") || mine.includes(Number(note.seat))) return true;
  if (note.kind === "reacted" && !settings.reactions) return false;
  return !isBlocked(seats[Number(note.seat)]?.name ?? "");
}
