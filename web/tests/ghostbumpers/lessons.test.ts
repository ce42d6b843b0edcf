import { expect, test } from "vitest";
import { pointing } from "../../src/games/ghostbumpers/lessons";

test("lessons point at a place in the pile, or the cards and the button", () => {
  expect(pointing.where({ text: "lay 2", kind: "lay", depth: 2 })).toEqual([".track .place:nth-child(3)"]);
  expect(pointing.where({ text: "play 8 8", kind: "play", cards: [8, 8], counts: null })).toEqual([
    '[data-group="8"]',
    "button.play",
  ]);
});
