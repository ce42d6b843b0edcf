import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import { door, doors, hasPicture, offered } from "../src/games";
import { doorways } from "../src/house/HouseScene.svelte";
import Doorway from "../src/house/Doorway.svelte";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

describe("doors", () => {
  test("stand in the order of their places, and those without one behind them by name", () => {
    const own = doors([]);
    expect(doors(["zoo", own[0] ?? "", "attic"])).toEqual([...own, "attic", "zoo"]);
    expect(own.map((game) => door(game)?.place)).toEqual(own.map((_, at) => at + 1));
  });
  test("differ from each other, and from the plain one", () => {
    const drawings = [...doors([]).flatMap((game) => door(game)?.default ?? []), Doorway];
    for (const open of [true, false]) {
      const drawn = drawings.map((drawing) => render(drawing, { props: { open } }).body);
      expect(new Set(drawn).size).toBe(doors([]).length + 1);
    }
  });
  test("are three as they always were, and more of them smaller on the same wall", () => {
    expect(doorways(3)).toEqual({ size: 1, middles: [390, 600, 810] });
    expect(doorways(2)).toEqual({ size: 1, middles: [495, 705] });
    for (const count of [4, 5, 8]) {
      const { size, middles } = doorways(count);
      expect(middles).toHaveLength(count);
      expect((middles[0] ?? 0) - 84 * size).toBeGreaterThan(290);
      expect((middles.at(-1) ?? 0) + 84 * size).toBeLessThan(912);
      expect((middles[1] ?? 0) - (middles[0] ?? 0)).toBeCloseTo(210 * size);
    }
  });
});

describe("folders", () => {
  test("offer what lies in them, and nothing else", async () => {
    for (const game of doors([])) {
      expect(await offered(game, "figures")).toBeTypeOf("function");
      expect((await offered(game, "pointing"))?.where).toBeTypeOf("function");
    }
    expect(await offered("no-such-game", "Game")).toBe(null);
    expect(hasPicture("no-such-game", "Zones")).toBe(false);
  });
});
