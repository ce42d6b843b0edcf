import { expect, test } from "vitest";
import { ofTheDay } from "../src/puzzles/today";

const names = Array.from({ length: 120 }, (_, number) => `safe-way-${number + 1}`);
const day = 86_400_000;
/** The first day of a round through all of them. */
const start = 120 * 170 * day;

test("one day has one puzzle, and the order in which they are told does not matter", () => {
  const first = ofTheDay(names, new Date(start));
  expect(ofTheDay(names, new Date(start + day - 1))).toBe(first);
  expect(ofTheDay([...names].reverse(), new Date(start))).toBe(first);
  expect(ofTheDay(names, new Date(start + day))).not.toBe(first);
});

test("none comes again before all have come, and the next round has another order", () => {
  const round = (number: number): (string | undefined)[] =>
    names.map((_, at) => ofTheDay(names, new Date(start + (120 * number + at) * day)));
  expect(new Set(round(0)).size).toBe(120);
  expect(new Set(round(1)).size).toBe(120);
  expect(round(0)).not.toEqual(round(1));
  expect(round(0)).not.toEqual(names);
});

test("without puzzles there is none", () => {
  expect(ofTheDay([], new Date(start))).toBeUndefined();
});
