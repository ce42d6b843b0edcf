/** The town as the host lays it: tiles of the box in the cells they lie in. */

import type { Edition } from "../../../lib/protocol";
import { colours, type ArrangeOffer, type Box, type District } from "../view";

export function townOf(edition: Edition, offer: ArrangeOffer, tiles: readonly string[]): District[] {
  const box = Object.values((edition.content as Box).tiles);
  const size = Math.round(Math.sqrt(box.length));
  const last = String.fromCharCode(96 + size);
  const fixed: Record<string, string> = {
    [`a${size}`]: "nw",
    [`${last}${size}`]: "ne",
    a1: "sw",
    [`${last}1`]: "se",
    [`${String.fromCharCode(97 + (size - 1) / 2)}${(size + 1) / 2}`]: "centrum",
  };
  return Array.from({ length: size * size }, (_, at) => {
    const cell = `${String.fromCharCode(97 + (at % size))}${size - Math.floor(at / size)}`;
    const tile = box.find(({ name, place }) =>
      fixed[cell] ? place === fixed[cell] : name === tiles[offer.cells.indexOf(cell)],
    );
    if (!tile) return [];
    const { name, place, colour, time, cubes: produces, scares, imps } = tile;
    const nothing = { cubes: 0, stop: false, pawns: [] };
    return [
      {
        cell,
        tile: name,
        place,
        colour: colours[colour] ?? "any",
        time,
        produces,
        scares,
        imps,
        ...nothing,
      } as District,
    ];
  }).flat();
}
