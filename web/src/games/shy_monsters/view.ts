/** What the server shows of Shy Monsters, and where its cells lie on the screen. No rules: only names and places. */

import type { Told } from "../../lib/protocol";
import type { Mood, StoreyView } from "./view.generated";

export type { Box, LayOffer, Monster, Mood, StoreyView, View } from "./view.generated";

export const entrance = "i9";
const columns = "abcdefghijklmnopq";

export const isCell = (text: unknown): text is string =>
  typeof text === "string" && /^[a-q](1[0-7]|[1-9])$/.test(text);

export interface Place {
  column: number;
  row: number;
}

/** Columns count from the west, rows from the north, as on the screen. */
export function place(cell: string): Place {
  return { column: columns.indexOf(cell[0] ?? "i"), row: 17 - Number(cell.slice(1)) };
}

export function cellAt(column: number, row: number): string | null {
  const letter = columns[column];
  return letter && row >= 0 && row < 17 ? `${letter}${17 - row}` : null;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the grid that holds these cells. */
export function frame(cells: string[]): Frame {
  const places = cells.map(place);
  const [columns, rows] = [places.map(({ column }) => column), places.map(({ row }) => row)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - top + 1 };
}

export function faceOf(storey: StoreyView, cell: string): string | null {
  return storey.faces[storey.layout.indexOf(cell)] ?? null;
}

export function moodOf(storey: StoreyView, cell: string): Mood | null {
  return storey.moods[storey.layout.indexOf(cell)] ?? null;
}

export function around(one: Frame, other: Frame): Frame {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const width = Math.max(one.left + one.width, other.left + other.width) - left;
  return { left, top, width, height: Math.max(one.top + one.height, other.top + other.height) - top };
}

/** The Dungeon Master knows what lies face down; it lies face down all the same. */
export function isFaceDown(storey: StoreyView, cell: string): boolean {
  return cell !== entrance && !storey.revealed.includes(cell);
}

/** An action as it is written, taken apart for drawing. */
export interface Drawn {
  /** Where the Hero goes, or which tile he turns over. */
  tile: string | null;
  over: string | null;
  kind: "walk" | "attack" | "jump" | "jump-attack" | "reveal" | "lay" | null;
  /** Cell and face of what is laid. */
  tiles: [cell: string, face: string][];
}

export function drawn(action: string | null | undefined): Drawn {
  const [verb = "", ...rest] = action?.split(" ") ?? [];
  const nothing: Drawn = { tile: null, over: null, kind: null, tiles: [] };
  switch (verb) {
    case "walk":
    case "attack":
    case "reveal":
      return { ...nothing, kind: verb, tile: rest[0] ?? null };
    case "jump":
    case "jump-attack":
      return { ...nothing, kind: verb, over: rest[0] ?? null, tile: rest[1] ?? null };
    case "lay":
      return {
        ...nothing,
        kind: verb,
        tiles: rest.map((tile) => tile.split("@")).map(([face = "", cell = ""]) => [cell, face]),
      };
    default:
      return nothing;
  }
}

/** A storey on which nobody has gone or done anything. */
export const untrodden = {
  active: [],
  panicking: [],
  dead: [],
  hero: entrance,
  attack_ready: true,
  jump_ready: true,
  idle_moves: 0,
  seen: [],
};

/** The storey that an action would lay, laid open; null where it lays none. */
export function proposed(action: string | null): StoreyView | null {
  const { kind, tiles } = drawn(action);
  if (kind !== "lay") return null;
  const laid: [string, string][] = [[entrance, "entrance"], ...tiles.filter(([cell]) => cell !== entrance)];
  const layout = laid.map(([cell]) => cell);
  return {
    layout,
    faces: laid.map(([, face]) => face),
    moods: layout.map(() => null),
    revealed: layout,
    ...untrodden,
    reveals_left: 0,
    hidden_monsters: 0,
  };
}

/** The Dungeon Master's tiles as they wait to be laid: first the Exit, then Corridors, then Monsters. */
export function inTrayOrder(tiles: string[]): string[] {
  const rank = (face: string): number => (face === "exit" ? 0 : face === "corridor" ? 1 : 2);
  return [...tiles].sort((one, other) => rank(one) - rank(other));
}

/** The tiles that a line of the log speaks of, and the number of the storey that they lie on. */
export function spokenOf(line: Told | null, told: Told[]): { storey: number; tiles: string[] } {
  if (!line) return { storey: 0, tiles: [] };
  const before = told.slice(0, told.indexOf(line) + 1);
  const { storey, tile, over, tiles } = line.params;
  return {
    storey: Number(storey ?? before.filter(({ kind }) => kind === "storey-laid").length),
    tiles: [tile, over, tiles].flat(2).filter(isCell),
  };
}
