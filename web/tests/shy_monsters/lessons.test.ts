import { expect, test, vi } from "vitest";
import { pointing } from "../../src/games/shy_monsters/lessons";
import { load } from "../../src/lib/storage";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => void kept.set(place, text),
});

test("lessons point at the skill, if it needs one, and the tile", () => {
  const walk = { text: "walk i10", kind: "walk", tile: "i10", attack: false };
  expect(pointing.where(walk)).toEqual(['[data-cell="i10"]']);
  expect(pointing.where({ ...walk, attack: true })).toEqual(['[data-way="attack"]', '[data-cell="i10"]']);
  const jump = { text: "jump-attack i10 i11", kind: "jump", over: "i10", tile: "i11", attack: true };
  expect(pointing.where(jump)).toEqual(['[data-way="jump"]', '[data-way="attack"]', '[data-cell="i11"]']);
});
test("a sketch lies on the pad as the lesson says, each tile once", () => {
  const tiles = ["bat", "cobra", "corridor", "corridor", "corridor", "exit"];
  pointing.prepare?.("lesson", "corridor@i10 exit@i11 corridor@h9", { form: "lay", tiles }, { number: 1 });
  expect(load("spukhaus.sketch.lesson.1", null)).toEqual({
    pieces: ["exit", "corridor", "corridor", "corridor", "bat", "cobra"],
    lies: ["i11", "i10", "h9", null, null, null],
  });
});
