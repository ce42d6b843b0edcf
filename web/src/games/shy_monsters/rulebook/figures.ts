/** The figures of a box. */

import { each } from "../../../rulebook/figures";
import type { Figures } from "../../types";

interface Storey {
  monsters: number;
  reveals: number;
}

export const figures: Figures = ({ content }, speaker) => {
  const storeys = content["storeys"] as Storey[];
  const monsters = content["monsters"] as { name: string }[];
  return [
    [
      "SM-1",
      "monsters",
      monsters.map((one) => speaker.term(`face-${one.name}`)).join(", "),
      `monster.${monsters[0]?.name}`,
    ],
    ["SM-1", "corridors", String(content["corridors"]), "tiles"],
    ["SM-6", "storeys", String(storeys.length), "storey.1"],
    ["SM-7", "drawn", each(storeys.map((storey) => storey.monsters)), "storey.1"],
    ["SM-15", "reveals", each(storeys.map((storey) => storey.reveals)), "storey.1"],
    ["SM-22", "idle", String(content["idle_limit"]), "walking"],
  ];
};
