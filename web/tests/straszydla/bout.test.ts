import { expect, test } from "vitest";
import { boutOf } from "../../src/games/straszydla/board/bout";
import type { TownOffer, View } from "../../src/games/straszydla/view";

const energy = (count: number) => ({ cubes: { energy: count } });
const duel = (dice: [number[], number[]], own: number, other: number): View =>
  ({
    duel: { sides: [0, 1], dice, laid: true, before: [0, 2] },
    players: [energy(own), energy(other)],
  }) as unknown as View;
const bid = (most: number) => ({ form: "bid", most }) as unknown as TownOffer;

test("how much staying would cost is told also to whoever has too little", () => {
  const bout = boutOf(
    duel(
      [
        [1, 1],
        [5, 5],
      ],
      3,
      0,
    ),
    bid(3),
    0,
    [],
  );
  expect(bout?.need).toBe(9);
});

test("no energy beats two sixes", () => {
  expect(
    boutOf(
      duel(
        [
          [5, 5],
          [6, 6],
        ],
        9,
        0,
      ),
      bid(9),
      0,
      [],
    )?.need,
  ).toBeNull();
});

test("who stays hears whether the other has energy enough to turn it", () => {
  const turned = (energyOfOther: number) =>
    boutOf(
      duel(
        [
          [6, 6],
          [5, 5],
        ],
        0,
        energyOfOther,
      ),
      bid(0),
      0,
      [],
    )?.theirs;
  expect(turned(1)).toBeNull();
  expect(turned(2)).toBe(2);
});
