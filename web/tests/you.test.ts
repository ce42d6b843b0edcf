import { expect, test } from "vitest";
import { byOpening, byOpponent, bySide, winsOf } from "../src/you/counting";
import type { Summary } from "../src/you/history";

function match(won: number, change: Partial<Summary> = {}): Summary {
  const players = [
    { name: "Ada", bot: false, place: won ? 1 : 2, points: 5 },
    { name: "novice", bot: true, place: 2, points: 3 },
    { name: "novice", bot: true, place: 3, points: 1 },
  ];
  const about = { table: "t", seat: 0, game: "ghostbumpers", edition: "standard", at: 0, role: "", reason: "over" };
  return { ...about, players, won, openings: [], hints: 0, unrated: null, rivals: [], ...change };
}
const pile = (depth: number, points: number | null) => ({ kind: "pile", params: { depth }, points });

test("whoever shares a win has won", () => {
  expect(winsOf([match(1), match(0.5), match(0)])).toBe(2);
});

test("an opponent counts once a match, however many seats it held, and nobody plays against themselves", () => {
  const met = [
    match(1),
    match(0, { players: [...match(0).players, { name: "novice", bot: false, place: 4, points: 0 }] }),
  ];
  expect(byOpponent(met)).toEqual([
    { name: "bot novice", played: 2, won: 1 },
    { name: "person novice", played: 1, won: 0 },
  ]);
});

test("sides are counted where there are any", () => {
  expect(bySide([match(1)])).toEqual([]);
  expect(bySide([match(1, { role: "hero" }), match(0, { role: "hero" })])).toEqual([
    { name: "hero", played: 2, won: 1 },
  ]);
});

test("openings are the same if their parameters are, the most frequent first", () => {
  const played = [match(1, { openings: [pile(3, 4), pile(2, 0)] }), match(0, { openings: [pile(2, 5), pile(2, 1)] })];
  expect(byOpening(played).get("pile")).toEqual([
    { opening: pile(2, 0), played: 3, won: 1, points: 2 },
    { opening: pile(3, 4), played: 1, won: 1, points: 4 },
  ]);
  expect(byOpening([match(1, { openings: [pile(1, null)] })]).get("pile")?.[0]?.points).toBeNull();
});
