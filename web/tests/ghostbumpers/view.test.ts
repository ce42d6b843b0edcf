import { describe, expect, test } from "vitest";
import {
  around,
  asPlayed,
  faces,
  groups,
  nearest,
  scenes,
  standing,
  waysToPlay,
  type Round,
  type View,
} from "../../src/games/ghostbumpers/view";
import type { ListedAction, Told, Value } from "../../src/lib/protocol";

const event = (kind: string, params: Record<string, Value> = {}): Told => ({ kind, params });
const plays = (seat: number, cards: string[], value: string): Told => event("played", { seat, cards, value });

describe("hands and piles", () => {
  test("identical cards are one group, in the order of the hand", () => {
    expect(groups([2, 2, 5, 9, 0])).toEqual([
      { number: 2, copies: 2 },
      { number: 5, copies: 1 },
      { number: 9, copies: 1 },
      { number: 0, copies: 1 },
    ]);
    expect(groups([])).toEqual([]);
  });
  test("a pile is shown from its top", () => {
    expect(faces(3, 1)).toEqual(["relaxed", "scare", "relaxed"]);
    expect(faces(1, 0)).toEqual(["scare"]);
  });
  test("the Scare card slides to the nearest place that is offered", () => {
    expect(nearest([2, 3, 4], 0)).toBe(2);
    expect(nearest([2, 3, 4], 3)).toBe(3);
    expect(nearest([2, 3, 4], 9)).toBe(4);
  });
  test("a set is played in one way, the 0/10 card in two", () => {
    const action = (text: string, cards: number[], counts: number | null): ListedAction => ({
      text,
      kind: "play",
      cards,
      counts,
    });
    const offered = [
      action("play 8", [8], null),
      action("play 8 8", [8, 8], null),
      action("play 0/10 as 0", [0], 0),
      action("play 0/10 as 10", [0], 10),
    ];
    expect(waysToPlay(offered, 8, 2).map((way) => way.text)).toEqual(["play 8 8"]);
    expect(waysToPlay(offered, 0, 1).map((way) => way.text)).toEqual(["play 0/10 as 0", "play 0/10 as 10"]);
    expect(waysToPlay([], 8, 1)).toEqual([]);
  });
});

describe("around the table", () => {
  test("the others sit clockwise from the left; who watches sees all", () => {
    expect(around(4, 1)).toEqual([2, 3, 0]);
    expect(around(3, -2)).toEqual([0, 1, 2]);
  });
  test("scores are summed up round by round", () => {
    const round = (points: number[]): Round => ({ points }) as Round;
    const past = [round([6, 2, 0]), round([0, 0, 10])];
    expect(standing(past, 1)).toEqual([6, 2, 0]);
    expect(standing(past, 2)).toEqual([6, 2, 10]);
  });
});

const trick = [
  plays(0, ["1"], "1"),
  plays(1, ["4"], "4"),
  plays(2, ["5", "5"], "2,5"),
  plays(3, ["4"], "4"),
  event("trick-taken", { seat: 3, value: "4", fives: 2 }),
  event("turned", { seat: 3, face: "relaxed", left: 6 }),
  event("turned", { seat: 3, face: "relaxed", left: 5 }),
  event("turned", { seat: 3, face: "scare", left: 4 }),
  event("scared", { seat: 3 }),
];

describe("scenes", () => {
  test("a trick with all that was played in it, even before one looked", () => {
    const [scene] = scenes([event("dealt"), ...trick], 5);
    expect(scene?.plays.map((played) => [played.seat, played.cards, played.value])).toEqual([
      [0, [1], "1"],
      [1, [4], "4"],
      [2, [5, 5], "2,5"],
      [3, [4], "4"],
    ]);
    expect(scene).toMatchObject({ taker: 3, fives: 2, ending: "scared", moved: null });
    expect(scene?.turned.map((card) => card.face)).toEqual(["relaxed", "relaxed", "scare"]);
  });
  test("what was seen before is not played again", () => {
    expect(scenes([...trick, plays(3, ["7"], "7")], 1)).toEqual([]);
    expect(scenes(trick, 0)).toEqual([]);
    expect(scenes([...trick, ...trick], trick.length)).toHaveLength(1);
  });
  test("the 0/10 card turns nothing", () => {
    const told = [
      plays(0, ["0/10"], "10"),
      plays(1, ["5"], "5"),
      event("trick-taken", { seat: 0, value: "10", fives: 1 }),
      event("moved", { seat: 0, face: null }),
    ];
    const [scene] = scenes(told, told.length);
    expect(scene).toMatchObject({ moved: "moved", turned: [], ending: null });
    expect(scene?.plays[0]).toEqual({ seat: 0, cards: [0], counts: 10, value: "10" });
    expect(
      scenes([event("trick-taken", { seat: 0, value: "10", fives: 0 }), event("nothing-moved")], 2)[0]?.moved,
    ).toBe("stayed");
  });
  test("the table as it was when the last card lay there", () => {
    const [scene] = scenes(trick, trick.length);
    const view = { seat: 3, hand: [4, 4, 9], hand_sizes: [5, 5, 7, 3], trick: scene?.plays.slice(0, 2), to_act: [2] };
    expect(scene && asPlayed(view as unknown as View, scene)).toMatchObject({
      hand: [4, 9],
      hand_sizes: [5, 5, 5, 2],
      to_act: [],
    });
  });
});
