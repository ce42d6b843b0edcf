/** Lets the tests of the engine ask what the scenes of a match show (tests/test_scenes.py). */

import { scenes as ghostbumpers } from "../src/games/ghostbumpers/scenes";
import { scenes as shyMonsters } from "../src/games/shy_monsters/scenes";
import { scenes as straszydla } from "../src/games/straszydla/scenes";
import type { Told } from "../src/lib/protocol";
import { write, type Scenes } from "../src/stage/script";

const all = { shy_monsters: shyMonsters, ghostbumpers, straszydla } as unknown as Record<
  string,
  Scenes<unknown, unknown>
>;

export function kinds(game: string): string[] {
  return Object.keys(all[game] ?? {});
}

/** A match from its first view on, step by step, each from the view that the scenes before have made: what they make of it in
the end, and the events in the order in which they are shown. */
export function threaded(game: string, views: unknown[], told: Told[][]): { end: unknown; shown: string[][] }[] {
  let before = views[0];
  return told.map((events, step) => {
    const { beats, end } = write(all[game] ?? {}, events, before, views[step + 1]);
    before = end;
    return { end, shown: shownBy(beats) };
  });
}

/** The whole match at once: the events in the order in which they are shown. */
export function atOnce(game: string, first: unknown, last: unknown, told: Told[]): string[][] {
  return shownBy(write(all[game] ?? {}, told, first, last).beats);
}

function shownBy(beats: { told: Told[] }[]): string[][] {
  const scenes = beats.map((beat) => beat.told).filter((told, at) => told !== beats[at - 1]?.told);
  return scenes.map((events) => events.map((event) => event.kind));
}
