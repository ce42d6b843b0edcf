/** The sounds of the funfair. */

import type { Sound } from "../../stage/sound";

export const sounds = {
  /** A card flies from a hand to the track. */
  card: [
    { wave: "noise", pitch: [900, 2600], length: 0.14, loudness: 0.4, swell: 0.05 },
    { wave: "noise", pitch: 700, start: 0.12, length: 0.05, loudness: 0.35 },
  ],
  /** Cars meet. */
  bump: [
    { wave: "sine", pitch: [180, 80], length: 0.18, loudness: 0.6 },
    { wave: "triangle", pitch: [420, 300], length: 0.12, loudness: 0.2, waver: [30, 40] },
    { wave: "noise", pitch: 500, length: 0.1, loudness: 0.4 },
  ],
  deal: [
    { wave: "noise", pitch: [1200, 2400], length: 0.08, loudness: 0.35, swell: 0.03 },
    { wave: "noise", pitch: [1200, 2400], start: 0.09, length: 0.08, loudness: 0.35, swell: 0.03 },
    { wave: "noise", pitch: [1200, 2400], start: 0.18, length: 0.08, loudness: 0.35, swell: 0.03 },
    { wave: "noise", pitch: [1200, 2600], start: 0.27, length: 0.1, loudness: 0.35, swell: 0.03 },
  ],
  /** A pile is laid. */
  lay: [
    { wave: "noise", pitch: [1600, 600], length: 0.12, loudness: 0.4 },
    { wave: "sine", pitch: [160, 110], start: 0.06, length: 0.14, loudness: 0.45 },
  ],
  /** Whose trick it is. */
  taken: [
    { wave: "triangle", pitch: 440, length: 0.16, loudness: 0.28 },
    { wave: "triangle", pitch: 554, start: 0.1, length: 0.16, loudness: 0.28 },
    { wave: "triangle", pitch: 659, start: 0.2, length: 0.3, loudness: 0.28 },
  ],
  hush: [
    { wave: "triangle", pitch: [147, 165], length: 0.5, loudness: 0.25, swell: 0.2, muffle: 500, waver: [7, 4] },
    { wave: "noise", pitch: [400, 800], length: 0.5, loudness: 0.1, swell: 0.3, narrow: 2 },
  ],
  turn: [
    { wave: "noise", pitch: [700, 2000], length: 0.12, loudness: 0.45, swell: 0.05 },
    { wave: "noise", pitch: 900, start: 0.11, length: 0.05, loudness: 0.4 },
  ],
  relaxed: [
    { wave: "noise", pitch: [1000, 2000], length: 0.1, loudness: 0.3, swell: 0.05 },
    { wave: "sine", pitch: [392, 523], start: 0.08, length: 0.25, loudness: 0.28 },
  ],
  gasp: [
    { wave: "noise", pitch: [500, 2600], length: 0.4, loudness: 0.45, swell: 0.3, narrow: 1.4 },
    { wave: "triangle", pitch: [294, 311], length: 0.4, loudness: 0.15, swell: 0.3 },
  ],
  /** A shock for the whole table. */
  scare: [
    { wave: "sawtooth", pitch: [740, 180], length: 0.7, loudness: 0.24, muffle: [3000, 500], waver: [11, 40] },
    { wave: "sawtooth", pitch: [554, 140], length: 0.8, loudness: 0.2, muffle: [2400, 400], waver: [9, 30] },
    { wave: "noise", pitch: [2400, 300], length: 0.6, loudness: 0.2 },
    { wave: "sine", pitch: [110, 45], length: 0.7, loudness: 0.4 },
  ],
  /** A triumph. */
  paranoia: [
    { wave: "triangle", pitch: 392, length: 0.2, loudness: 0.25 },
    { wave: "triangle", pitch: 523, start: 0.12, length: 0.2, loudness: 0.25 },
    { wave: "triangle", pitch: 659, start: 0.24, length: 0.2, loudness: 0.25 },
    { wave: "triangle", pitch: 784, start: 0.36, length: 0.9, loudness: 0.28 },
    { wave: "triangle", pitch: 1047, start: 0.48, length: 0.9, loudness: 0.22 },
    { wave: "sine", pitch: 262, start: 0.36, length: 0.9, loudness: 0.2 },
    { wave: "noise", pitch: [3000, 6000], start: 0.4, length: 0.8, loudness: 0.08, swell: 0.2 },
  ],
  /** The bottom card goes on top. */
  moved: [
    { wave: "noise", pitch: [600, 1800], length: 0.2, loudness: 0.35, swell: 0.1 },
    { wave: "sine", pitch: [330, 660], length: 0.25, loudness: 0.2, waver: [12, 20] },
    { wave: "noise", pitch: 800, start: 0.22, length: 0.06, loudness: 0.4 },
  ],
  /** A trick that does nothing. */
  shrug: [
    { wave: "triangle", pitch: [330, 294], length: 0.16, loudness: 0.25 },
    { wave: "triangle", pitch: [294, 247], start: 0.15, length: 0.22, loudness: 0.22 },
  ],
  points: [
    { wave: "triangle", pitch: 587, length: 0.12, loudness: 0.26 },
    { wave: "triangle", pitch: 784, start: 0.08, length: 0.2, loudness: 0.26 },
  ],
  /** Points run up. */
  runUp: [
    { wave: "square", pitch: 523, length: 0.07, loudness: 0.12, muffle: 2000 },
    { wave: "square", pitch: 587, start: 0.09, length: 0.07, loudness: 0.12, muffle: 2000 },
    { wave: "square", pitch: 659, start: 0.18, length: 0.07, loudness: 0.12, muffle: 2000 },
    { wave: "square", pitch: 698, start: 0.27, length: 0.07, loudness: 0.12, muffle: 2000 },
    { wave: "square", pitch: 784, start: 0.36, length: 0.07, loudness: 0.12, muffle: 2000 },
    { wave: "triangle", pitch: 1047, start: 0.45, length: 0.4, loudness: 0.25 },
  ],
  /** The Start card, the last round, the winner: the fair's bell. */
  bell: [
    { wave: "sine", pitch: 880, length: 0.9, loudness: 0.3 },
    { wave: "sine", pitch: 2217, length: 0.5, loudness: 0.08 },
    { wave: "sine", pitch: 1320, length: 0.7, loudness: 0.1 },
  ],
  crown: [
    { wave: "triangle", pitch: 523, length: 0.18, loudness: 0.26 },
    { wave: "triangle", pitch: 659, start: 0.15, length: 0.18, loudness: 0.26 },
    { wave: "triangle", pitch: 784, start: 0.3, length: 0.8, loudness: 0.28 },
    { wave: "sine", pitch: 392, start: 0.3, length: 0.8, loudness: 0.2 },
  ],
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof sounds;
