import { describe, expect, test } from "vitest";
import { cellAt, entrance, frame, place, spokenOf } from "../../src/games/shy_monsters/view";

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
  test("a frame holds its cells", () => {
    expect(frame(["i9"])).toEqual({ left: 8, top: 8, width: 1, height: 1 });
    expect(frame(["i9", "i10", "j10"])).toEqual({ left: 8, top: 7, width: 2, height: 2 });
  });
});

describe("what a line of the log speaks of", () => {
  const laid = (storey: number, tiles: string[]) => ({ kind: "storey-laid", params: { storey, tiles } });
  const revealed = { kind: "revealed", params: { tile: "i10", face: "exit", mood: "none" } };
  const jumped = { kind: "hero-jumped", params: { over: "i10", tile: "i11", attack: false } };
  const told = [laid(1, ["i9", "i10"]), revealed, laid(2, ["i9", "i8"]), jumped];

  test("its tiles, on the storey that lay there then", () => {
    expect(spokenOf(null, told)).toEqual({ storey: 0, tiles: [] });
    expect(spokenOf(revealed, told)).toEqual({ storey: 1, tiles: ["i10"] });
    expect(spokenOf(jumped, told)).toEqual({ storey: 2, tiles: ["i11", "i10"] });
    expect(spokenOf(told[2] ?? null, told)).toEqual({ storey: 2, tiles: ["i9", "i8"] });
  });
  test("a storey laid open names faces too, which are no places", () => {
    const open = { kind: "laid-open", params: { storey: 1, tiles: [["i10", "exit"]] } };
    expect(spokenOf(open, [...told, open])).toEqual({ storey: 1, tiles: ["i10"] });
  });
});
