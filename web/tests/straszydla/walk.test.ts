import { expect, test } from "vitest";
import { strolls } from "../../src/games/straszydla/board/walk.svelte";

test("pawns walk the moves that were told last", () => {
  const told = (kind: string, seat: number, more = {}) => ({ kind, params: { seat, ...more } });
  const news = [
    told("moved", 1, { cells: ["a1"] }),
    told("plan-shown", 0),
    told("plan-shown", 1),
    told("moved", 0, { cells: ["b1", "b2"] }),
    told("duel-began", 0),
    told("retreated", 1, { cell: "c1" }),
    told("plan-made", 1),
  ];
  expect(strolls(news)).toEqual([
    { seat: 0, cells: ["b1", "b2"], retreat: false },
    { seat: 1, cells: ["c1"], retreat: true },
  ]);
  expect(strolls([])).toEqual([]);
});
