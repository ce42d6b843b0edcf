/** The sounds of the stone hall. */

import type { Sound } from "../../stage/sound";

export const sounds = {
  /** A boot on stone. */
  step: [
    { wave: "sine", pitch: [140, 70], length: 0.12, loudness: 0.5 },
    { wave: "noise", pitch: 900, length: 0.05, loudness: 0.3, narrow: 1.5 },
  ],
  /** A tile is laid on the ground. */
  tile: [
    { wave: "triangle", pitch: [210, 130], length: 0.14, loudness: 0.45, muffle: 900 },
    { wave: "noise", pitch: 600, length: 0.09, loudness: 0.5, narrow: 0.8 },
  ],
  /** The breath is held before a tile turns over. */
  hush: [
    { wave: "sine", pitch: [98, 110], length: 0.7, loudness: 0.32, swell: 0.3, waver: [5, 3] },
    { wave: "noise", pitch: [500, 900], length: 0.6, loudness: 0.12, swell: 0.3, narrow: 2 },
  ],
  turnOver: [
    { wave: "noise", pitch: [500, 2200], length: 0.16, loudness: 0.5, swell: 0.08 },
    { wave: "triangle", pitch: [170, 110], start: 0.13, length: 0.16, loudness: 0.45, muffle: 800 },
  ],
  /** Only a corridor. */
  sigh: [
    { wave: "noise", pitch: [1400, 500], length: 0.65, loudness: 0.3, swell: 0.15, narrow: 1.2 },
    { wave: "sine", pitch: [392, 294], length: 0.5, loudness: 0.14, swell: 0.1 },
  ],
  /** A monster that is ashamed of being seen. */
  hide: [
    { wave: "sine", pitch: [620, 380], length: 0.2, loudness: 0.3, waver: [14, 25] },
    { wave: "sine", pitch: [520, 300], start: 0.18, length: 0.3, loudness: 0.26, waver: [14, 25] },
  ],
  panic: [
    { wave: "triangle", pitch: [500, 900], length: 0.14, loudness: 0.26, waver: [22, 60] },
    { wave: "triangle", pitch: [560, 1000], start: 0.13, length: 0.16, loudness: 0.26, waver: [22, 70] },
    { wave: "triangle", pitch: [1000, 420], start: 0.28, length: 0.35, loudness: 0.26, waver: [22, 60] },
  ],
  /** A monster that is at home. */
  growl: [
    { wave: "sawtooth", pitch: [82, 65], length: 0.7, loudness: 0.4, swell: 0.1, muffle: [300, 700], waver: [23, 9] },
    { wave: "noise", pitch: [200, 320], length: 0.6, loudness: 0.3, swell: 0.15 },
  ],
  leap: [
    { wave: "sawtooth", pitch: [110, 420], length: 0.28, loudness: 0.35, muffle: [500, 2000], waver: [30, 20] },
    { wave: "noise", pitch: [300, 1600], length: 0.3, loudness: 0.45, swell: 0.1 },
  ],
  /** The Hero falls. */
  fall: [
    { wave: "triangle", pitch: [440, 98], length: 0.7, loudness: 0.35, muffle: [1400, 300] },
    { wave: "sine", pitch: [90, 40], start: 0.62, length: 0.4, loudness: 0.6 },
    { wave: "noise", pitch: 300, start: 0.62, length: 0.22, loudness: 0.45, narrow: 0.7 },
  ],
  blow: [
    { wave: "noise", pitch: [1200, 4000], length: 0.12, loudness: 0.4, swell: 0.06 },
    { wave: "sine", pitch: [160, 55], start: 0.11, length: 0.25, loudness: 0.6 },
    { wave: "noise", pitch: 500, start: 0.11, length: 0.14, loudness: 0.55 },
  ],
  /** A blow at nothing. */
  swish: [{ wave: "noise", pitch: [700, 3200], length: 0.22, loudness: 0.4, swell: 0.12, narrow: 1.5 }],
  death: [
    { wave: "sawtooth", pitch: [240, 60], length: 0.55, loudness: 0.3, muffle: [1200, 200], waver: [9, 12] },
    { wave: "noise", pitch: [700, 200], start: 0.2, length: 0.5, loudness: 0.2, swell: 0.1 },
  ],
  jump: [
    { wave: "triangle", pitch: [220, 520], length: 0.22, loudness: 0.35 },
    { wave: "triangle", pitch: [520, 240], start: 0.22, length: 0.2, loudness: 0.25 },
  ],
  land: [
    { wave: "sine", pitch: [120, 60], length: 0.16, loudness: 0.6 },
    { wave: "noise", pitch: 700, length: 0.08, loudness: 0.4 },
  ],
  /** Up into the light. */
  exit: [
    { wave: "sine", pitch: 392, length: 0.5, loudness: 0.22, swell: 0.05 },
    { wave: "sine", pitch: 494, start: 0.14, length: 0.5, loudness: 0.22, swell: 0.05 },
    { wave: "sine", pitch: 587, start: 0.28, length: 0.6, loudness: 0.22, swell: 0.05 },
    { wave: "sine", pitch: 784, start: 0.42, length: 0.8, loudness: 0.24, swell: 0.05 },
    { wave: "noise", pitch: [800, 4000], start: 0.1, length: 0.9, loudness: 0.08, swell: 0.5 },
  ],
  crumble: [
    { wave: "noise", pitch: [260, 90], length: 1.2, loudness: 0.8, swell: 0.08, narrow: 0.6 },
    { wave: "sine", pitch: [62, 38], length: 1.1, loudness: 0.45, swell: 0.05 },
    { wave: "noise", pitch: 900, start: 0.25, length: 0.12, loudness: 0.4 },
    { wave: "noise", pitch: 600, start: 0.5, length: 0.14, loudness: 0.4 },
    { wave: "noise", pitch: 750, start: 0.72, length: 0.12, loudness: 0.3 },
  ],
  /** Far steps, as monsters hear them. */
  listen: [
    { wave: "sine", pitch: [110, 60], length: 0.14, loudness: 0.3, muffle: 200 },
    { wave: "sine", pitch: [105, 58], start: 0.26, length: 0.16, loudness: 0.22, muffle: 200 },
  ],
  draw: [
    { wave: "noise", pitch: [900, 1600], length: 0.12, loudness: 0.35, swell: 0.05 },
    { wave: "sawtooth", pitch: [90, 110], start: 0.08, length: 0.3, loudness: 0.16, muffle: 400, waver: [18, 8] },
  ],
  /** No way on, no end of wandering, no hope. */
  despair: [
    { wave: "triangle", pitch: [262, 247], length: 0.45, loudness: 0.3, swell: 0.05, muffle: 900 },
    { wave: "triangle", pitch: [220, 196], start: 0.35, length: 0.8, loudness: 0.3, swell: 0.05, muffle: [800, 300] },
    { wave: "sine", pitch: 98, start: 0.35, length: 0.8, loudness: 0.25, swell: 0.1 },
  ],
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof sounds;
