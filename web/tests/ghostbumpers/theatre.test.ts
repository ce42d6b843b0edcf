import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Theatre } from "../../src/games/ghostbumpers/board/theatre.svelte";
import type { Scene } from "../../src/games/ghostbumpers/view";

const turned: Scene["turned"] = [
  { face: "relaxed", left: 6 },
  { face: "relaxed", left: 5 },
  { face: "scare", left: 4 },
];
const scene: Scene = { plays: [], taker: 3, value: "4", fives: 2, turned, moved: null, ending: "scared" };
const all = [scene];

describe("the theatre", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("turns card by card, and then the table is free", () => {
    const theatre = new Theatre();
    theatre.play(all, 1);
    expect(theatre.turned).toBe(0);
    vi.advanceTimersByTime(900);
    expect(theatre.turned).toBe(1);
    vi.advanceTimersByTime(1400);
    expect(theatre.turned).toBe(3);
    expect(theatre.piece?.scene).toBe(scene);
    vi.advanceTimersByTime(2200);
    expect(theatre.piece).toBeNull();
  });
  test("plays nothing if nothing should move, and is quicker if it should be quick", () => {
    const theatre = new Theatre();
    theatre.play(all, 0);
    expect(theatre.piece).toBeNull();
    theatre.play(all, 0.1);
    vi.advanceTimersByTime(90 + 140 + 220);
    expect(theatre.piece).toBeNull();
  });
  test("can be skipped at any time, with what waits behind", () => {
    const theatre = new Theatre();
    theatre.play(all, 1);
    theatre.play(all, 1);
    vi.advanceTimersByTime(1000);
    theatre.skip();
    expect(theatre.piece).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(theatre.piece).toBeNull();
  });
  test("plays the next one when this one is over", () => {
    const theatre = new Theatre();
    theatre.play(all, 1);
    theatre.play(all, 1);
    vi.advanceTimersByTime(900 + 1400 + 2200);
    expect([theatre.piece?.scene, theatre.turned]).toEqual([scene, 0]);
    theatre.close();
    vi.advanceTimersByTime(10_000);
    expect(theatre.turned).toBe(0);
  });
});
