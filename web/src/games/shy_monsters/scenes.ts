/** What happens in the dungeon, as scenes: for every kind of event what is seen, beat by beat (docs/stage-scenes.md). */

import type { Told, Value } from "../../lib/protocol";
import type { Beat, Scene, Scenes } from "../../stage/script";
import type { SoundName } from "./sounds";
import type { EventKind, Mood, StoreyView, View } from "./view.generated";
import { entrance, untrodden } from "./view";

/** What stands out. `tile` is the cell where it happens. */
export type Moment =
  | { name: "drawn"; count: number }
  | { name: "laid"; storey: number }
  /** The Hero goes; `lunge` if he comes to strike. The storey's monsters that he has not seen listen. */
  | { name: "walk" | "lunge"; tile: string; from: string }
  /** In the air: over a tile, to another. */
  | { name: "jump"; tile: string; over: string; from: string }
  | { name: "land"; tile: string }
  /** A breath is held: the tile is still face down. */
  | { name: "hush"; tile: string }
  | { name: "turn-over"; tile: string; face: string }
  | { name: "sigh" | "light" | "hide" | "panic" | "growl"; tile: string; face: string }
  /** The blow falls; the victim still lives. */
  | { name: "blow"; tile: string; face: string }
  | { name: "killed"; tile: string; face: string }
  | { name: "wasted"; tile: string }
  /** A monster leaps at the Hero; then he falls. */
  | { name: "leap" | "fall"; tile: string; face: string }
  | { name: "walled-in" | "wandered" | "gave-up"; tile: string }
  /** Up through the Exit, into the light. */
  | { name: "exit"; tile: string; storey: number }
  | { name: "crumble"; storey: number }
  | { name: "escaped" };

type Shown = Beat<View, Moment>;

function beat(view: View, milliseconds: number, moment: Moment, sound?: SoundName): Shown {
  return sound ? { view, milliseconds, moment, sound } : { view, milliseconds, moment };
}

const text = (value: Value | undefined): string => String(value);

/** The storey that is played on, changed. */
function onStorey(view: View, change: (storey: StoreyView) => Partial<StoreyView>): View {
  return view.storey ? { ...view, storey: { ...view.storey, ...change(view.storey) } } : view;
}

function put<Item>(list: Item[], at: number, item: Item): Item[] {
  return list.map((old, number) => (number === at ? item : old));
}

function heroOn(view: View): string {
  return view.storey?.hero ?? entrance;
}

const draw: Scene<View, Moment> = (before, { params }) => {
  const count = Number(params["count"]);
  const drawn = params["monsters"] as string[] | null;
  const pile = drawn && before.pile ? before.pile.filter((monster) => !drawn.includes(monster)) : before.pile;
  const view: View = {
    ...before,
    number: Number(params["storey"]),
    phase: "lay",
    hand_size: count,
    hand: drawn ?? before.hand,
    pile_size: before.pile_size - count,
    pile,
  };
  return [beat(view, 900, { name: "drawn", count }, "draw")];
};

const lay: Scene<View, Moment> = (before, { params }, after) => {
  const number = Number(params["storey"]);
  // The Dungeon Master is told what lies there; the others only where something lies.
  const tiles = (params["tiles"] as (string | [string, string])[]).map((tile) =>
    typeof tile === "string"
      ? { cell: tile, face: tile === entrance ? "entrance" : null }
      : { cell: tile[0], face: tile[1] },
  );
  const laid = [...after.past, ...(after.storey ? [after.storey] : [])][number - 1];
  const plan = before.hand_size;
  const storey: StoreyView = {
    layout: tiles.map(({ cell }) => cell),
    faces: tiles.map(({ face }) => face),
    moods: tiles.map(({ cell, face }) => (face === null ? null : moodBefore(laid, cell))),
    revealed: [],
    ...untrodden,
    reveals_left: after.number === number && after.phase === "reveal" ? (after.storey?.reveals_left ?? 0) : 0,
    hidden_monsters: plan,
  };
  const view: View = {
    ...before,
    phase: "reveal",
    storey,
    hand_size: 0,
    hand: before.hand && [],
  };
  return [beat(view, 1100, { name: "laid", storey: number }, "tile")];
};

/** How a monster felt that nobody had disturbed yet: where it is at home does not change. */
function moodBefore(storey: StoreyView | undefined, cell: string): Mood | null {
  const mood = storey?.moods[storey.layout.indexOf(cell)] ?? null;
  return mood === "active" ? "lurking" : mood === "lurking" || mood === "uneasy" ? mood : null;
}

const reveal: Scene<View, Moment> = (before, { params }) => {
  const tile = text(params["tile"]);
  const face = text(params["face"]);
  const told = text(params["mood"]);
  const mood = told === "none" ? null : (told as Mood);
  const byReveal = before.phase === "reveal";
  const view = onStorey(before, (storey) => {
    const at = storey.layout.indexOf(tile);
    const left = byReveal ? Math.max(0, storey.reveals_left - 1) : storey.reveals_left;
    return {
      faces: put(storey.faces, at, face),
      moods: put(storey.moods, at, mood),
      revealed: [...storey.revealed, tile],
      active: mood === "active" ? [...storey.active, tile] : storey.active,
      panicking: mood === "panicking" ? [...storey.panicking, tile] : storey.panicking,
      seen: mood ? [...storey.seen, face] : storey.seen,
      hidden_monsters: storey.hidden_monsters - (mood ? 1 : 0),
      reveals_left: left,
    };
  });
  const turned: View = {
    ...view,
    seen: mood ? [...view.seen, face] : view.seen,
    phase: byReveal && view.storey?.reveals_left === 0 ? "walk" : view.phase,
  };
  return [
    beat(before, 650, { name: "hush", tile }, "hush"),
    beat(turned, 350, { name: "turn-over", tile, face }, "turnOver"),
    reaction(turned, tile, face, mood),
  ];
};

/** What a tile does that has just been turned over. */
function reaction(view: View, tile: string, face: string, mood: Mood | null): Shown {
  // Long enough to see why it is active or uneasy; whoever stands before it has no time for that.
  if (mood === "active") return beat(view, heroOn(view) === tile ? 800 : 1900, { name: "growl", tile, face }, "growl");
  if (mood === "panicking") return beat(view, 1900, { name: "panic", tile, face }, "panic");
  if (mood) return beat(view, 2200, { name: "hide", tile, face }, "hide");
  return beat(view, 550, { name: face === "exit" ? "light" : "sigh", tile, face }, face === "exit" ? "exit" : "sigh");
}

/** The skills that a way takes, and where it leads. He arrives before anything happens to those who are there. */
function arrive(view: View, tile: string, attack: boolean, jump: boolean): View {
  const known = view.storey?.revealed.includes(tile) || tile === entrance;
  const moved = onStorey(view, (storey) => ({
    hero: tile,
    attack_ready: storey.attack_ready && !attack,
    jump_ready: storey.jump_ready && !jump,
    idle_moves: known && !attack && !jump ? storey.idle_moves + 1 : 0,
    reveals_left: 0,
  }));
  return { ...moved, phase: "walk" };
}

const walk: Scene<View, Moment> = (before, { params }) => {
  const tile = text(params["tile"]);
  const attack = params["attack"] === true;
  const moment: Moment = { name: attack ? "lunge" : "walk", tile, from: heroOn(before) };
  // The Dungeon Master waits in the dark: he hears steps.
  return [beat(arrive(before, tile, attack, false), 420, moment, before.seat === 0 ? "listen" : "step")];
};

const jump: Scene<View, Moment> = (before, { params }) => {
  const tile = text(params["tile"]);
  const over = text(params["over"]);
  const view = arrive(before, tile, params["attack"] === true, true);
  return [
    beat(view, 600, { name: "jump", tile, over, from: heroOn(before) }, "jump"),
    beat(view, 200, { name: "land", tile }, "land"),
  ];
};

const kill: Scene<View, Moment> = (before, { params }) => {
  const tile = text(params["tile"]);
  const face = text(params["face"]);
  const view = onStorey(before, (storey) => ({
    dead: [...storey.dead, tile],
    active: storey.active.filter((cell) => cell !== tile),
    moods: put(storey.moods, storey.layout.indexOf(tile), "dead"),
  }));
  return [
    beat(before, 450, { name: "blow", tile, face }, "blow"),
    beat(view, 900, { name: "killed", tile, face }, "death"),
  ];
};

const die: Scene<View, Moment> = (before, { params }) => {
  const tile = text(params["tile"]);
  const face = text(params["face"]);
  return [
    beat(before, 600, { name: "leap", tile, face }, "leap"),
    { ...beat({ ...before, ending: "killed" }, 1600, { name: "fall", tile, face }, "fall"), tremble: 120 },
  ];
};

function end(name: "walled-in" | "wandered" | "gave-up"): Scene<View, Moment> {
  return (before) => [beat({ ...before, ending: name }, 1500, { name, tile: heroOn(before) }, "despair")];
}

const leave: Scene<View, Moment> = (before, { params }) => [
  beat(before, 1300, { name: "exit", tile: heroOn(before), storey: Number(params["storey"]) }, "exit"),
];

const destroy: Scene<View, Moment> = (before, { params }) => {
  const number = Number(params["storey"]);
  const view: View = {
    ...before,
    number: number + 1,
    phase: "draw",
    past: before.storey ? [...before.past, before.storey] : before.past,
    storey: null,
    hand_size: 0,
    hand: before.hand && [],
  };
  // It crumbles while it is still there.
  return [beat(before, 1200, { name: "crumble", storey: number }, "crumble"), { view, milliseconds: 0 }];
};

export const scenes: Scenes<View, Moment, EventKind> = {
  "monsters-drawn": draw,
  "storey-laid": lay,
  revealed: reveal,
  "hero-walked": walk,
  "hero-jumped": jump,
  "monster-killed": kill,
  "attack-wasted": (before, { params }: Told) => [
    beat(before, 1500, { name: "wasted", tile: text(params["tile"]) }, "swish"),
  ],
  "hero-killed": die,
  "hero-walled-in": end("walled-in"),
  "hero-wandered": end("wandered"),
  "hero-gave-up": end("gave-up"),
  "storey-left": leave,
  "storey-destroyed": destroy,
  "hero-escaped": (before) => [beat({ ...before, ending: "escaped" }, 1800, { name: "escaped" })],
  // The end stays as it is; who wants to see what lay where looks at the board.
  "laid-open": null,
};
