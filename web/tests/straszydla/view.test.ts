import { expect, test } from "vitest";
import { adjacent, cellAt, filling, placeOf, type SpookCard } from "../../src/games/straszydla/view";

test("districts lie where they are called", () => {
  expect(placeOf("a5", 5)).toEqual({ column: 0, row: 0 });
  expect(placeOf("c1", 3)).toEqual({ column: 2, row: 2 });
  expect(cellAt(4, 4, 5)).toBe("e1");
  expect(cellAt(5, 0, 5)).toBe(null);
  expect(adjacent("a1", "b2")).toBe(true);
  expect(adjacent("a1", "e1")).toBe(false);
});
test("one sees who fills a pact, spooks of the element first", () => {
  const spook = (name: string, element: SpookCard["element"]): SpookCard => ({
    spook: name,
    element,
    colour: "any",
    day: 3,
    night: 3,
    fed: false,
  });
  const held = [spook("strzyga", "all"), spook("syrena", "water"), spook("run", "earth")];
  const names = filling(["water", "water", "fire"], held, 2).map((one) => one?.spook ?? null);
  expect(names).toEqual(["syrena", "strzyga", null]);
  expect(filling(["water", "water", "fire"], held, 1).filter(Boolean).length).toBe(1); // the server has the last word
});
