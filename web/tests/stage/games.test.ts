import { describe, expect, test, vi } from "vitest";
import { scenes as fair } from "../../src/games/ghostbumpers/scenes";
import { sounds as fairSounds } from "../../src/games/ghostbumpers/sounds";
import type { View as FairView } from "../../src/games/ghostbumpers/view.generated";
import { scenes as dungeon } from "../../src/games/shy_monsters/scenes";
import { sounds as dungeonSounds } from "../../src/games/shy_monsters/sounds";
import type { StoreyView, View as DungeonView } from "../../src/games/shy_monsters/view.generated";
import { scenes as town } from "../../src/games/straszydla/scenes";
import { sounds as townSounds } from "../../src/games/straszydla/sounds";
import type { View as TownView } from "../../src/games/straszydla/view.generated";
import type { Told, Value } from "../../src/lib/protocol";
import { write } from "../../src/stage/script";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));
const { Theatre } = await import("../../src/stage/scenes.svelte");

const told = (kind: string, params: Record<string, Value>): Told => ({ kind, params });

test("a theatre can be made of every game", () => {
  expect([
    new Theatre(dungeon, dungeonSounds).playing,
    new Theatre(fair, fairSounds).playing,
    new Theatre(town, townSounds).playing,
  ]).toEqual([false, false, false]);
});

describe("in the dungeon", () => {
  const storey = {
    layout: ["i9", "j9"],
    faces: ["entrance", null],
    moods: [null, null],
    revealed: [] as string[],
    active: [] as string[],
    panicking: [] as string[],
    dead: [] as string[],
    hero: "i9",
    attack_ready: true,
    jump_ready: true,
    reveals_left: 0,
    idle_moves: 0,
    seen: [] as string[],
    hidden_monsters: 1,
  } satisfies StoreyView;
  const view = {
    seat: 1,
    number: 1,
    phase: "walk",
    storey,
    past: [],
    seen: [],
    ending: null,
  } as unknown as DungeonView;

  test("a victim lives until the Hero has come and the blow has fallen", () => {
    const events = [
      told("hero-walked", { tile: "j9", attack: true }),
      told("revealed", { tile: "j9", face: "bat", mood: "active" }),
      told("monster-killed", { tile: "j9", face: "bat" }),
    ];
    const { beats } = write(dungeon, events, view, view);
    const seen = beats.map((beat) => [beat.moment?.name, beat.view.storey?.hero, beat.view.storey?.dead.length]);
    expect(seen).toEqual([
      ["lunge", "j9", 0],
      ["hush", "j9", 0],
      ["turn-over", "j9", 0],
      ["growl", "j9", 0],
      ["blow", "j9", 0],
      ["killed", "j9", 1],
    ]);
  });
  test("a tile is unknown while the breath is held", () => {
    const { beats } = write(dungeon, [told("revealed", { tile: "j9", face: "exit", mood: "none" })], view, view);
    expect(beats.map((beat) => [beat.moment?.name, beat.view.storey?.faces[1]])).toEqual([
      ["hush", null],
      ["turn-over", "exit"],
      ["light", "exit"],
    ]);
  });
  test("the storey is there until it has crumbled", () => {
    const events = [told("storey-left", { storey: 1 }), told("storey-destroyed", { storey: 1, seen: [], count: 1 })];
    const { beats, end } = write(dungeon, events, view, { ...view, number: 2, storey: null });
    expect(beats.map((beat) => [beat.moment?.name, beat.view.storey !== null])).toEqual([
      ["exit", true],
      ["crumble", true],
    ]);
    expect([end.storey, end.past.length, end.number]).toEqual([null, 1, 2]);
  });
});

test("at the fair, the pile turns card by card, and points run up last", () => {
  const pile = { laid: true, size: 3, turned: 0, depth: null };
  const view = {
    seat: -1,
    hand: null,
    hand_sizes: [1, 1],
    undealt: 0,
    piles: [pile, pile],
    trick: [],
    tricks: [],
    scores: [0, 0],
    past: [],
  } as unknown as FairView;
  const events = [
    told("played", { seat: 0, cards: ["9"], value: "9" }),
    told("played", { seat: 1, cards: ["5"], value: "5" }),
    told("trick-taken", { seat: 0, value: "9", fives: 1 }),
    told("turned", { seat: 0, face: "relaxed", left: 2 }),
    told("turned", { seat: 0, face: "scare", left: 1 }),
    told("scared", { seat: 0 }),
    told("pile-shown", { seat: 1, above: 1, under: 1, doubled: false, points: 1 }),
    told("round-scored", { round: 1, points: [0, 1], scores: [0, 1] }),
  ];
  const { beats } = write(fair, events, view, { ...view, past: [], scores: [0, 1] });
  expect(beats.map((beat) => [beat.moment?.name, beat.view.piles[0]?.size, beat.view.scores[1]])).toEqual([
    ["played", 3, 0],
    ["played", 3, 0],
    ["bump", 3, 0],
    ["taken", 3, 0],
    ["hush", 3, 0],
    ["turned", 2, 0],
    ["hush", 2, 0],
    ["turned", 1, 0],
    ["scared", 1, 0],
    ["pile-shown", 1, 0],
    ["points", 1, 1],
    ["result", 1, 1],
  ]);
  expect(beats.filter((beat) => beat.tremble).map((beat) => beat.moment?.name)).toEqual(["scared"]);
});

describe("in the town", () => {
  const district = (cell: string): unknown => ({ cell, pawns: [], cubes: 0 });
  const view = {
    seat: -1,
    board: ["a1", "a2", "b1", "b2"].map(district),
    players: [
      { seat: 0, cell: "a1", spooks: [{ spook: "imp", day: 1, night: 2 }], lost: [] },
      { seat: 1, cell: "b1", spooks: [], lost: [] },
    ],
    arrivals: [],
    time: "day",
  } as unknown as TownView;

  test("a district in which nothing happens stays the same, and is not drawn anew", () => {
    const { beats } = write(town, [told("collected", { seat: 0, cell: "a1", cubes: [] })], view, view);
    const boards = beats.map((beat) => beat.view.board);
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) for (const at of [1, 2, 3]) expect(board[at]).toBe(view.board[at]);
  });
  test("all pawns walk together, a beat for each arrow", () => {
    const events = [
      told("moved", { seat: 1, cells: ["b2"], cell: "b2" }),
      told("moved", { seat: 0, cells: ["a2", "b2"], cell: "b2" }),
    ];
    const { beats, end } = write(town, events, view, view);
    expect(beats.map((beat) => beat.view.players.map((player) => player.cell))).toEqual([
      ["a2", "b2"],
      ["b2", "b2"],
    ]);
    expect(end.board.find((one) => one.cell === "b2")?.pawns).toEqual([1, 0]);
  });
  test("a hungry spook is seen on its way to the gate", () => {
    const { beats, end } = write(town, [told("spook-lost", { seat: 0, spook: "imp" })], view, view);
    expect(beats.map((beat) => [beat.moment?.name, beat.view.players[0]?.spooks.length])).toEqual([["leaves", 1]]);
    expect(end.players[0]).toMatchObject({ spooks: [], strength: 0 });
  });
});
