import { beforeEach, describe, expect, test, vi } from "vitest";
import { pointing as bumpers } from "../src/games/ghostbumpers/lessons";
import { pointing as monsters } from "../src/games/shy_monsters/lessons";
import { progressOf, remember } from "../src/learn/lessons";
import { load } from "../src/lib/storage";

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

describe("where boards are pointed at", () => {
  test("Ghostbumpers: a place in the pile, or the cards and the button", () => {
    expect(bumpers.where({ text: "lay 2", kind: "lay", depth: 2 })).toEqual([".track .place:nth-child(3)"]);
    expect(bumpers.where({ text: "play 8 8", kind: "play", cards: [8, 8], counts: null })).toEqual([
      '[data-group="8"]',
      "button.play",
    ]);
  });
  test("Shy Monsters: the skill, if it needs one, and the tile", () => {
    const walk = { text: "walk i10", kind: "walk", tile: "i10", attack: false };
    expect(monsters.where(walk)).toEqual(['[data-cell="i10"]']);
    expect(monsters.where({ ...walk, attack: true })).toEqual(['[data-way="attack"]', '[data-cell="i10"]']);
    const jump = { text: "jump-attack i10 i11", kind: "jump", over: "i10", tile: "i11", attack: true };
    expect(monsters.where(jump)).toEqual(['[data-way="jump-attack"]', '[data-cell="i11"]']);
  });
  test("a sketch lies on the pad as the lesson says, each tile once", () => {
    const tiles = ["bat", "cobra", "corridor", "corridor", "corridor", "exit"];
    monsters.prepare?.("lesson", "corridor@i10 exit@i11 corridor@h9", { form: "lay", tiles }, { number: 1 });
    expect(load("spukhaus.sketch.lesson.1", null)).toEqual({
      pieces: ["exit", "corridor", "corridor", "corridor", "bat", "cobra"],
      lies: ["i11", "i10", "h9", null, null, null],
    });
  });
});
