import { describe, expect, test } from "vitest";
import { seating } from "../../src/games/ghostbumpers/board/seating";
import {
  around,
  faces,
  fan,
  groups,
  meant,
  nearest,
  rowsOf,
  standing,
  waysToPlay,
  type Round,
} from "../../src/games/ghostbumpers/view";
import type { ListedAction } from "../../src/lib/protocol";

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

describe("actions as they are written", () => {
  test("are read for the board's ghost", () => {
    expect(meant("lay 3")).toEqual({ kind: "lay", depth: 3 });
    expect(meant("play 7 7 7")).toEqual({ kind: "play", cards: [7, 7, 7], counts: null });
    expect(meant("play 0/10 as 10")).toEqual({ kind: "play", cards: [0], counts: 10 });
    expect(meant("deal 1 2")).toBeNull();
    expect(meant(null)).toBeNull();
  });
});

describe("a hand behind the hood", () => {
  const nine = groups([1, 2, 3, 4, 5, 6, 7, 9, 0]);
  test("stands in two rows where its targets would be narrower than a finger", () => {
    expect(rowsOf(nine, 1100)).toEqual([nine]);
    expect(rowsOf(nine, 360).map((row) => row.length)).toEqual([5, 4]);
    expect(rowsOf(groups([1, 1, 1, 8]), 360)).toHaveLength(1);
  });
  test("cards of one number lie closer", () => {
    const { groups: placed, length } = fan(groups([1, 7, 7, 9]));
    expect(placed.map(({ at }) => at)).toEqual([0, 1, 2.46]);
    expect(length).toBeCloseTo(2.46);
  });
});

describe("around the rink", () => {
  const sizes: [number, number, string][] = [
    [1112, 560, "wide"],
    [752, 505, "mid"],
    [360, 346, "tall"],
  ];
  test("three seatings, chosen by the shape of the place", () => {
    for (const [width, height, form] of sizes) expect(seating(width, height, 3).form).toBe(form);
  });
  test("everybody has a place in the drawing, and no two the same", () => {
    for (const [width, height] of sizes)
      for (const others of [2, 3, 4, 5, 6]) {
        const { spots, ...drawn } = seating(width, height, others);
        expect(spots).toHaveLength(others);
        for (const at of [...spots, ...spots.map(({ set }) => set), drawn.hub, drawn.mine]) {
          expect(at.x).toBeGreaterThan(0);
          expect(at.x).toBeLessThan(drawn.width);
          expect(at.y).toBeGreaterThan(0);
          expect(at.y).toBeLessThan(drawn.height);
        }
        const near = spots.flatMap((one, at) =>
          spots.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
        );
        expect(Math.min(...near)).toBeGreaterThan(drawn.car);
      }
  });
});
