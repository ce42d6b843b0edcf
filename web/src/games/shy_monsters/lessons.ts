/** Where lessons point on this board. */

import type { ListedAction } from "../../lib/protocol";
import { save } from "../../lib/storage";
import type { Pointing } from "../types";
import { inTrayOrder, type View } from "./view";

export const pointing: Pointing = {
  places: { board: "ul.board", reference: ".reference" },
  where(action: ListedAction): string[] {
    if (action.kind === "lay") {
      const tiles = action["tiles"] as [string, string][];
      const monsters = tiles.filter(([, face]) => face !== "exit" && face !== "corridor");
      return [".piece:not(.laid)", ...monsters.map(([cell]) => `[data-sketch="${cell}"]`)];
    }
    const cell = `[data-cell="${String(action["tile"])}"]`;
    const skills = [...(action.kind === "jump" ? ["jump"] : []), ...(action["attack"] ? ["attack"] : [])];
    return [...skills.map((skill) => `[data-way="${skill}"]`), cell];
  },
  prepare(table, sketch, offer, view): void {
    const pieces = inTrayOrder(("tiles" in offer ? (offer.tiles as string[]) : null) ?? []);
    const waiting = sketch.split(" ").map((tile) => tile.split("@"));
    const lies = pieces.map((piece) => {
      const at = waiting.findIndex(([face]) => face === piece);
      return at < 0 ? null : (waiting.splice(at, 1)[0]?.[1] ?? null);
    });
    save(`spukhaus.sketch.${table}.${(view as View).number}`, { pieces, lies });
  },
};
