/** The figures of a box. */

import { each } from "../../../rulebook/figures";
import type { Figures } from "../../types";

export const figures: Figures = ({ content }) => {
  const deck = content["deck"] as number[];
  const copies = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => deck.filter((card) => card === number).length);
  return [
    ["GB-1", "cards", String(deck.length), "copies"],
    ["GB-1", "copies", each(copies), "copies"],
    ["GB-2", "relaxed", String(content["relaxed"]), "pile"],
    ["GB-4", "hand", String(content["hand"]), "hand"],
    ["GB-5", "least-depth", String(content["least_depth"]), "laying"],
    ["GB-19", "paranoia", String(content["paranoia"]), "paranoia"],
    ["GB-21", "rounds", each(content["rounds"] as number[]), "rounds"],
    ["GB-22", "round-limit", String(content["round_limit"]), "target"],
  ];
};
