/** The sounds of the town. */

import type { Sound } from "../../stage/sound";

export const sounds = {
  /** All pawns go a step. */
  step: [
    { wave: "triangle", pitch: [260, 180], length: 0.1, loudness: 0.4 },
    { wave: "noise", pitch: 1100, length: 0.04, loudness: 0.3 },
  ],
  /** From suburb to suburb. */
  travel: [
    { wave: "noise", pitch: [500, 1800], length: 0.35, loudness: 0.35, swell: 0.15 },
    { wave: "triangle", pitch: [220, 330], length: 0.3, loudness: 0.2, swell: 0.1 },
  ],
  plan: [
    { wave: "noise", pitch: [1800, 1200], length: 0.1, loudness: 0.35, swell: 0.03 },
    { wave: "noise", pitch: [2000, 1300], start: 0.09, length: 0.09, loudness: 0.3, swell: 0.03 },
  ],
  tile: [
    { wave: "triangle", pitch: [240, 150], length: 0.12, loudness: 0.4, muffle: 1000 },
    { wave: "noise", pitch: 700, length: 0.07, loudness: 0.4 },
  ],
  dice: [
    { wave: "noise", pitch: 2200, length: 0.04, loudness: 0.5, narrow: 2 },
    { wave: "noise", pitch: 1700, start: 0.07, length: 0.04, loudness: 0.5, narrow: 2 },
    { wave: "noise", pitch: 2400, start: 0.13, length: 0.04, loudness: 0.45, narrow: 2 },
    { wave: "noise", pitch: 1500, start: 0.22, length: 0.05, loudness: 0.45, narrow: 2 },
    { wave: "noise", pitch: 1900, start: 0.33, length: 0.05, loudness: 0.35, narrow: 2 },
  ],
  /** Dice are sorted and stand against each other. */
  pair: [
    { wave: "triangle", pitch: 330, length: 0.12, loudness: 0.3 },
    { wave: "triangle", pitch: 392, start: 0.12, length: 0.12, loudness: 0.3 },
    { wave: "noise", pitch: 1500, length: 0.03, loudness: 0.3 },
    { wave: "noise", pitch: 1500, start: 0.12, length: 0.03, loudness: 0.3 },
  ],
  /** Energy turns a die. */
  bend: [
    { wave: "sine", pitch: [300, 760], length: 0.4, loudness: 0.3, swell: 0.05, waver: [9, 25] },
    { wave: "noise", pitch: 1900, start: 0.34, length: 0.04, loudness: 0.4, narrow: 2 },
  ],
  bid: [
    { wave: "sine", pitch: [500, 620], length: 0.16, loudness: 0.28, waver: [12, 15] },
    { wave: "noise", pitch: 1000, length: 0.05, loudness: 0.25 },
  ],
  cube: [
    { wave: "triangle", pitch: [680, 740], length: 0.09, loudness: 0.3 },
    { wave: "triangle", pitch: [820, 880], start: 0.08, length: 0.11, loudness: 0.3 },
  ],
  /** The districts bring forth cubes. */
  produce: [
    { wave: "triangle", pitch: 523, length: 0.1, loudness: 0.22 },
    { wave: "triangle", pitch: 587, start: 0.08, length: 0.1, loudness: 0.22 },
    { wave: "triangle", pitch: 698, start: 0.16, length: 0.1, loudness: 0.22 },
    { wave: "triangle", pitch: 784, start: 0.24, length: 0.2, loudness: 0.24 },
  ],
  /** A spook comes to one's house. */
  buy: [
    { wave: "sine", pitch: [220, 440], length: 0.5, loudness: 0.3, swell: 0.1, waver: [6, 14] },
    { wave: "sine", pitch: [330, 660], start: 0.15, length: 0.5, loudness: 0.2, swell: 0.1, waver: [7, 18] },
    { wave: "triangle", pitch: 784, start: 0.45, length: 0.3, loudness: 0.2 },
  ],
  /** The next spook of a stack is seen. */
  uncover: [
    { wave: "noise", pitch: [800, 2200], length: 0.15, loudness: 0.4, swell: 0.06 },
    { wave: "sine", pitch: [392, 523], start: 0.12, length: 0.3, loudness: 0.24, waver: [6, 8] },
  ],
  feed: [
    { wave: "noise", pitch: [700, 400], length: 0.09, loudness: 0.5, narrow: 1.5 },
    { wave: "noise", pitch: [600, 350], start: 0.13, length: 0.09, loudness: 0.5, narrow: 1.5 },
    { wave: "sine", pitch: [180, 120], start: 0.25, length: 0.2, loudness: 0.4 },
  ],
  /** A hungry spook goes out by the gate. */
  leave: [
    { wave: "sine", pitch: [520, 180], length: 0.8, loudness: 0.32, swell: 0.1, waver: [5, 18] },
    { wave: "noise", pitch: [900, 300], start: 0.2, length: 0.7, loudness: 0.18, swell: 0.2 },
  ],
  day: [
    { wave: "sine", pitch: 392, length: 0.7, loudness: 0.2, swell: 0.1 },
    { wave: "sine", pitch: 494, start: 0.18, length: 0.7, loudness: 0.2, swell: 0.1 },
    { wave: "sine", pitch: 587, start: 0.36, length: 0.9, loudness: 0.22, swell: 0.1 },
    { wave: "triangle", pitch: [1500, 1900], start: 0.5, length: 0.12, loudness: 0.1 },
    { wave: "triangle", pitch: [1700, 2100], start: 0.66, length: 0.14, loudness: 0.1 },
  ],
  night: [
    { wave: "sine", pitch: [294, 220], length: 1.1, loudness: 0.28, swell: 0.2, waver: [4, 6] },
    { wave: "sine", pitch: [440, 349], start: 0.2, length: 1, loudness: 0.18, swell: 0.2, waver: [5, 8] },
    { wave: "noise", pitch: [500, 250], length: 1.2, loudness: 0.14, swell: 0.4 },
  ],
  imp: [
    { wave: "square", pitch: [500, 900], length: 0.1, loudness: 0.12, muffle: 2500, waver: [25, 60] },
    { wave: "square", pitch: [700, 1200], start: 0.1, length: 0.14, loudness: 0.12, muffle: 2500, waver: [25, 60] },
  ],
  /** Two meet in a district. */
  duel: [
    { wave: "sawtooth", pitch: 147, length: 0.4, loudness: 0.25, muffle: 900 },
    { wave: "sawtooth", pitch: 156, start: 0.2, length: 0.5, loudness: 0.25, muffle: [1200, 500] },
    { wave: "sine", pitch: [98, 60], length: 0.5, loudness: 0.4 },
  ],
  duelWon: [
    { wave: "triangle", pitch: 392, length: 0.2, loudness: 0.3 },
    { wave: "triangle", pitch: 523, start: 0.14, length: 0.2, loudness: 0.3 },
    { wave: "triangle", pitch: 659, start: 0.28, length: 0.5, loudness: 0.3 },
  ],
  duelLost: [
    { wave: "triangle", pitch: [330, 311], length: 0.25, loudness: 0.3, muffle: 1200 },
    { wave: "triangle", pitch: [262, 196], start: 0.22, length: 0.5, loudness: 0.3, muffle: [1000, 300] },
  ],
  retreat: [
    { wave: "noise", pitch: [1200, 500], length: 0.25, loudness: 0.3, swell: 0.08 },
    { wave: "triangle", pitch: [240, 160], start: 0.1, length: 0.2, loudness: 0.3 },
  ],
  /** The town is scared. */
  scare: [
    {
      wave: "sawtooth",
      pitch: [330, 520],
      length: 0.5,
      loudness: 0.22,
      swell: 0.1,
      muffle: [800, 2200],
      waver: [8, 30],
    },
    { wave: "noise", pitch: [600, 2000], length: 0.45, loudness: 0.25, swell: 0.2 },
  ],
  horror: [
    { wave: "sine", pitch: [110, 98], length: 0.6, loudness: 0.4, swell: 0.05, waver: [6, 6] },
    { wave: "sine", pitch: [165, 155], length: 0.6, loudness: 0.25, swell: 0.05, waver: [5, 6] },
  ],
  stop: [
    { wave: "sine", pitch: [150, 80], length: 0.2, loudness: 0.55 },
    { wave: "noise", pitch: 400, length: 0.12, loudness: 0.5 },
  ],
  /** The bell of the town: a round, a beginning, the end. */
  bell: [
    { wave: "sine", pitch: 523, length: 1.1, loudness: 0.28 },
    { wave: "sine", pitch: 1256, length: 0.6, loudness: 0.09 },
    { wave: "sine", pitch: 784, length: 0.8, loudness: 0.1 },
  ],
  pact: [
    { wave: "triangle", pitch: 392, length: 0.3, loudness: 0.26 },
    { wave: "triangle", pitch: 494, start: 0.15, length: 0.3, loudness: 0.26 },
    { wave: "triangle", pitch: 587, start: 0.3, length: 0.3, loudness: 0.26 },
    { wave: "triangle", pitch: 784, start: 0.45, length: 0.8, loudness: 0.28 },
  ],
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof sounds;
