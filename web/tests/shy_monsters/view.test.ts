import { describe, expect, test } from "vitest";
import { cellAt, entrance, frame, place } from "../../src/games/shy_monsters/view";

describe("places on the grid", () => {
  test("the Entrance lies in the middle", () => {
    expect(place(entrance)).toEqual({ column: 8, row: 8 });
  });
  test("names and places belong together", () => {
    for (let column = 0; column < 17; column++) {
      for (let row = 0; row < 17; row++) {
        const cell = cellAt(column, row);
        expect(cell && place(cell)).toEqual({ column, row });
      }
    }
    expect(cellAt(17, 0)).toBeNull();
    expect(cellAt(0, -1)).toBeNull();
  });
  test("a frame holds its cells and a margin, and never leaves the grid", () => {
    expect(frame(["i9"], 1, 5)).toMatchObject({ width: 5, height: 5 });
    expect(frame(["i9", "i10", "j10"])).toEqual({ left: 8, top: 7, width: 2, height: 2 });
    for (const corner of ["a1", "q17", "a17", "q1"]) {
      const { left, top, width, height } = frame([corner], 1, 5);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(17);
      expect(top + height).toBeLessThanOrEqual(17);
    }
  });
});
