/** The figures of a box. */

import { each } from "../../../rulebook/figures";
import type { Figures } from "../../types";
import type { Box } from "../view";

export const figures: Figures = ({ content }) => {
  const box = content as Box;
  const { deck } = box;
  const copies = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => deck.filter((card) => card === number).length);
  return [
    ["GB-1", "cards", String(deck.length), "copies"],
    ["GB-1", "copies", each(copies), "copies"],
    ["GB-2", "relaxed", String(box.relaxed), "pile"],
    ["GB-4", "hand", String(box.hand), "hand"],
    ["GB-5", "least-depth", String(box.least_depth), "laying"],
    ["GB-19", "paranoia", String(box.paranoia), "paranoia"],
    ["GB-21", "rounds", each(box.rounds), "rounds"],
    ["GB-22", "round-limit", String(box.round_limit), "target"],
  ];
};
