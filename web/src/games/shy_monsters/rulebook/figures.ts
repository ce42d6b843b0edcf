/** The figures of a box. */

import { each } from "../../../rulebook/figures";
import type { Figures } from "../../types";
import type { Box } from "../view";

export const figures: Figures = ({ content }, speaker) => {
  const { storeys, monsters, corridors, idle_limit: idle } = content as Box;
  return [
    [
      "SM-1",
      "monsters",
      monsters.map((one) => speaker.term(`face-${one.name}`)).join(", "),
      `monster.${monsters[0]?.name}`,
    ],
    ["SM-1", "corridors", String(corridors), "tiles"],
    ["SM-6", "storeys", String(storeys.length), "storey.1"],
    ["SM-7", "drawn", each(storeys.map((storey) => storey.monsters)), "storey.1"],
    ["SM-15", "reveals", each(storeys.map((storey) => storey.reveals)), "storey.1"],
    ["SM-22", "idle", String(idle), "walking"],
  ];
};
