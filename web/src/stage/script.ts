/** From what was told to what is shown: events become beats, in the order of the events. Pure functions; who plays them is
`Theatre` in scenes.svelte.ts, and what they are is told by `games/<game>/scenes.ts`. */

import type { Told } from "../lib/protocol";

/** A view to show, for how long (at speed 1), with what sound, and what stands out in it. */
export interface Beat<View, Moment> {
  view: View;
  milliseconds: number;
  moment?: Moment;
  /** One of the game's sounds (`games/<game>/sounds.ts`). */
  sound?: string;
  /** For how many milliseconds a phone trembles. */
  tremble?: number;
  /** Something to read: whoever goes on leaves it, and not the scenes after it. Its time is the longest that it stays:
  with `Infinity` until somebody goes on. */
  pause?: boolean;
}

/** Turns an event into beats. `before` is the view as it was shown so far; `after` is the view at the end of everything that
was told, so only what no later event changes may be taken from it. A beat of no length is not shown: it only tells the
next scene how the view has changed. */
export type Scene<View, Moment> = (before: View, told: Told, after: View) => Beat<View, Moment>[];

/** The same for all events of one kind that follow each other, where they are shown at once. */
export interface Together<View, Moment> {
  together: (before: View, told: Told[], after: View) => Beat<View, Moment>[];
}

/** A scene for every kind of event of a game; null for one that changes nothing to be seen. */
export type Scenes<View, Moment, Kind extends string = string> = Record<
  Kind,
  Scene<View, Moment> | Together<View, Moment> | null
>;

/** A beat with the events that it shows. */
export interface Played<View, Moment> extends Beat<View, Moment> {
  told: Told[];
}

/** How long people look at what has happened without them; at speed 1. */
export const patience = 12_000;
/** How much of its end is played if it was more than that. */
const lastScene = 5_000;
/** How long a state stays that only fades in. */
const glance = 700;

/** Everything that was told as beats. */
export function write<View, Moment>(
  scenes: Scenes<View, Moment>,
  told: Told[],
  before: View,
  after: View,
): { beats: Played<View, Moment>[]; end: View } {
  const beats: Played<View, Moment>[] = [];
  let view = before;
  for (const events of inScenes(scenes, told)) {
    const written = act(scenes, events, view, after);
    beats.push(...written.map((beat) => ({ ...beat, told: events })));
    view = written.at(-1)?.view ?? view;
  }
  return { beats: beats.filter((beat) => beat.milliseconds > 0), end: view };
}

function act<View, Moment>(
  scenes: Scenes<View, Moment>,
  events: Told[],
  before: View,
  after: View,
): Beat<View, Moment>[] {
  const [first] = events;
  // A house that is newer than the page may tell what the page does not know: the view shows it in the end.
  const scene = first && Object.hasOwn(scenes, first.kind) ? scenes[first.kind] : null;
  if (!first || !scene) return [];
  return typeof scene === "function" ? scene(before, first, after) : scene.together(before, events, after);
}

/** Each event for itself, but those together that are shown at once. */
function inScenes<View, Moment>(scenes: Scenes<View, Moment>, told: Told[]): Told[][] {
  const found: Told[][] = [];
  for (const event of told) {
    const last = found.at(-1);
    const scene = scenes[event.kind];
    if (last?.[0]?.kind === event.kind && scene && "together" in scene) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** Nobody has to wait for what is there to be read. */
export function lengthOf(beats: { milliseconds: number; pause?: boolean }[]): number {
  return beats.reduce((sum, beat) => sum + (beat.pause ? 0 : beat.milliseconds), 0);
}

/** For those who want no motion: of each scene its end, with what stood out last, long enough to be read. */
export function stills<View, Moment>(beats: Played<View, Moment>[]): Played<View, Moment>[] {
  return byScene(beats).map((scene) => {
    const last = scene[scene.length - 1]!;
    const moment = scene.filter((beat) => beat.moment).at(-1)?.moment;
    const sound = scene.find((beat) => beat.sound)?.sound;
    return {
      view: last.view,
      told: last.told,
      milliseconds: Math.max(glance, last.milliseconds),
      ...(moment && { moment }),
      ...(sound && { sound }),
      ...(last.pause && { pause: true }),
    };
  });
}

/** Too much to be played: the last scenes that fit into a short time, at least one, and what is there to be read; of the rest only what
was told. */
export function summedUp<View, Moment>(
  beats: Played<View, Moment>[],
): { played: Played<View, Moment>[]; missed: Told[] } {
  const scenes = byScene(beats);
  let from = scenes.length - 1;
  while (from > 0 && lengthOf(scenes.slice(from - 1).flat()) <= lastScene) from--;
  const kept = scenes.map((scene, at) => at >= from || scene.some((beat) => beat.pause));
  return {
    played: scenes.filter((_, at) => kept[at]).flat(),
    missed: scenes.flatMap((scene, at) => (kept[at] ? [] : (scene[0]?.told ?? []))),
  };
}

function byScene<View, Moment>(beats: Played<View, Moment>[]): Played<View, Moment>[][] {
  const found: Played<View, Moment>[][] = [];
  for (const beat of beats) {
    const last = found.at(-1);
    if (last?.[0]?.told === beat.told) last.push(beat);
    else found.push([beat]);
  }
  return found;
}
