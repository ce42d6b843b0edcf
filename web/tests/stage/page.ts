/** The stage without a house, for tests in a browser (tests/browser/test_stage.py). */

import { flushSync, mount, unmount } from "svelte";
import { sounds as ghostbumpers } from "../../src/games/ghostbumpers/sounds";
import { sounds as shyMonsters } from "../../src/games/shy_monsters/sounds";
import { sounds as straszydla } from "../../src/games/straszydla/sounds";
import { settings } from "../../src/lib/settings.svelte";
import { compose, house, lengthOf, listenForGestures, play, type Sound } from "../../src/stage/sound";
import Board from "./Board.svelte";

export { flushSync, listenForGestures, play, settings };

const sounds: Record<string, Record<string, Sound>> = {
  house,
  shy_monsters: shyMonsters,
  ghostbumpers,
  straszydla,
};

export interface Heard {
  name: string;
  seconds: number;
  /** The loudest sample, and how loud it is on the whole. */
  peak: number;
  loudness: number;
}

/** Every sound as it is heard at full volume, without a loudspeaker. */
export async function heard(): Promise<Heard[]> {
  const found: Heard[] = [];
  for (const [room, named] of Object.entries(sounds))
    for (const [name, sound] of Object.entries(named)) {
      const seconds = lengthOf(sound);
      const context = new OfflineAudioContext(1, Math.ceil((seconds + 0.05) * 44_100), 44_100);
      compose(sound, context, context.destination, 0);
      const samples = (await context.startRendering()).getChannelData(0);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      found.push({ name: `${room} ${name}`, seconds, peak, loudness });
    }
  return found;
}

export function board(): { give: (cell: number, fresh: boolean) => void; held: boolean[]; end: () => void } {
  const held: boolean[] = [];
  const mounted = mount(Board, { target: document.body, props: { hold: (scene: boolean) => held.push(scene) } });
  return { give: (cell, fresh) => mounted.give(cell, fresh), held, end: () => void unmount(mounted) };
}
