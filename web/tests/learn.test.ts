import { beforeEach, describe, expect, test, vi } from "vitest";
import { progressOf, remember } from "../src/learn/lessons";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => void kept.set(place, text),
});
beforeEach(() => kept.clear());

describe("what a browser remembers of lessons", () => {
  test("a scene is resumed where it was left, whatever else was opened", () => {
    remember("coins", "first", ["go-on"], false);
    remember("coins", "second", ["go-on", "toss"], false);
    remember("coins", "first", ["go-on", "toss"], false);
    expect(progressOf("coins")).toEqual({
      done: [],
      answers: { first: ["go-on", "toss"], second: ["go-on", "toss"] },
    });
    expect(progressOf("dice")).toEqual({ done: [], answers: {} });
  });
  test("a scene that is done is ticked once and begins anew", () => {
    remember("coins", "first", ["go-on"], false);
    remember("coins", "first", ["go-on", "toss"], true);
    remember("coins", "first", [], false);
    remember("coins", "first", ["go-on", "toss"], true);
    expect(progressOf("coins")).toEqual({ done: ["first"], answers: {} });
  });
});
