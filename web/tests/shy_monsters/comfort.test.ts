import { expect, test } from "vitest";
import { fit, missed } from "../../src/games/shy_monsters/comfort";

const bat = ["..T", ".M.", "..."];
const serpent = [".X.", "TMT", ".X."];
const gargoyle = [".TT", ".MT", "..."];
const misses = (diagram: string[], cell: string, layout: string[]): object[] =>
  missed(fit(diagram, cell, layout)).map(({ cell, needs }) => ({ cell, needs }));

test("a diagram is turned until it fits", () => {
  expect(misses(serpent, "i10", ["i9", "i10", "i11"])).toEqual([]);
  expect(fit(serpent, "i10", ["i9", "i10", "i11"]).rows).toEqual([".T.", "XMX", ".T."]);
  expect(misses(gargoyle, "i10", ["i9", "i10", "j9", "j10"])).toEqual([]);
});
test("where none fits, what the nearest one misses", () => {
  expect(misses(serpent, "i10", ["i9", "i10", "i11", "j10"])).toEqual([{ cell: "j10", needs: false }]);
  expect(misses(serpent, "i10", ["i9", "i10"])).toEqual([{ cell: "i11", needs: true }]);
  expect(misses(bat, "i10", ["i9", "i10", "i11"])).toHaveLength(1);
});
