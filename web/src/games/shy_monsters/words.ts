/** How the pages speak of places: by the way there from the Entrance, as somebody would tell it who cannot point. The terminal and match
files, which show the names of the cells, go on with those. */

import type { ListedAction, Value } from "../../lib/protocol";
import type { Composed, Speaker } from "../../lib/texts.svelte";
import { entrance, faceOf, isCell, place, type Monster, type View } from "./view";

const told = new Set(["tile", "tiles", "over", "cell", "cells"]);

/** Which way something lies from somewhere else, by compass: "n", "se". */
export function wayFrom(from: string, to: string): string {
  const [one, other] = [place(from), place(to)];
  return (
    (other.row < one.row ? "n" : other.row > one.row ? "s" : "") +
    (other.column > one.column ? "e" : other.column < one.column ? "w" : "")
  );
}

/** The way from the Entrance: "north-west", "2 steps north and 1 east". */
export function spot(to: string, speaker: Speaker): string {
  const [from, at] = [place(entrance), place(to)];
  const [rows, columns] = [Math.abs(at.row - from.row), Math.abs(at.column - from.column)];
  const way = (letters: string): string => speaker.say(`way-${letters}`);
  const letters = wayFrom(entrance, to);
  if (!letters) return speaker.term("face-entrance");
  if (rows < 2 && columns < 2) return way(letters);
  if (!rows || !columns) return speaker.say("place-line", { steps: rows + columns, way: way(letters) });
  return speaker.say("place-bend", {
    steps: rows,
    way: way(letters.slice(0, 1)),
    more: columns,
    sideways: way(letters.slice(1)),
  });
}

const directions = ["nw", "n", "ne", "w", "", "e", "sw", "s", "se"];

/** A monster's comfort zone: where a tile must lie, and where none may. */
export function comfortOf(monster: Monster, speaker: Speaker): string[] {
  const marks = [...monster.diagram.join("")];
  const where = (mark: string): string =>
    marks.flatMap((found, at) => (found === mark ? [speaker.say(`direction-${directions[at]}`)] : [])).join(", ");
  const [needs, bars] = [where("T"), where("X")];
  return [
    ...(needs ? [speaker.say("diagram-needs", { where: needs })] : []),
    ...(bars ? [speaker.say("diagram-bars", { where: bars })] : []),
  ];
}

/** What keeps a monster from being comfortable, seen from its tile: " (it needs a tile to its north)". */
export function whyUneasy(misses: { cell: string; needs: boolean }[], cell: string, speaker: Speaker): string {
  const words = misses.map((miss) =>
    speaker.say(miss.needs ? "sketch-needs" : "sketch-disturbs", {
      way: speaker.say(`way-${wayFrom(cell, miss.cell)}`),
    }),
  );
  return words.length ? ` (${words.join("; ")})` : "";
}

/** What the Hero can do as he sees it himself: the tile to the north of him; and by the Exit he leaves. */
export function acted(action: ListedAction, view: unknown, speaker: Speaker): string | null {
  const { kind } = action;
  const { storey } = view as View;
  if (!storey || (kind !== "walk" && kind !== "jump")) return null;
  const [tile, over] = [String(action["tile"]), String(action["over"])];
  const towards = (cell: string): string => speaker.say(`way-${wayFrom(storey.hero, cell)}`);
  return speaker.say(`ahead-${kind}`, {
    attack: action["attack"] === true,
    there: faceOf(storey, tile) ?? "unknown",
    way: towards(tile),
    ...(kind === "jump" ? { beside: towards(over) } : {}),
  });
}

export function compose(name: string, value: Value, speaker: Speaker): Composed | null {
  if (!told.has(name)) return null;
  if (Array.isArray(value)) {
    const [where, face] = value;
    if (!isCell(where) || typeof face !== "string") return null;
    const plain = speaker.term(`face-${face}`);
    return { plain: where === entrance ? plain : speaker.say("place-face", { face, spot: spot(where, speaker) }) };
  }
  if (!isCell(value)) return null;
  const params = { shape: value === entrance ? "here" : "there", spot: spot(value, speaker) };
  return { plain: params.spot, form: (form) => speaker.say(`place-${form}`, params) };
}
