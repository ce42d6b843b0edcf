/** The stones of the hall, reckoned for a room's size: a floor of flagstones and a wall of bricks. */

export interface Room {
  width: number;
  height: number;
  /** Where the wall ends and the floor begins. */
  wall: number;
  small: boolean;
}
/** Stones of the same tone are one path, so that a hall is a few dozen shapes. */
export interface Stones {
  tones: string[];
  shine: string;
  cracks: string;
}

const tones = 4;

function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
const at = (number: number): string => number.toFixed(1);

export function floor({ width, height, wall, small }: Room): Stones {
  const roll = dice(77);
  const jitter = (): number => (roll() - 0.5) * 5;
  const stones: Stones = { tones: Array.from({ length: tones }, () => ""), shine: "", cracks: "" };
  const across = (from: number, y: number): number => width / 2 + from * (1 + (y - wall) / (height * 1.15));
  const gap = 2.2;
  let step = small ? 40 : 52;
  for (let top = wall - 6; top < height + 20; step *= 1.13) {
    const bottom = top + step;
    for (let from = -width * 1.1 - roll() * 100; from < width * 1.1;) {
      const wide = (small ? 84 : 128) * (0.75 + roll() * 0.6);
      const corners = [
        [across(from, top) + gap, top + gap],
        [across(from + wide, top) - gap, top + gap],
        [across(from + wide, bottom) - gap, bottom - gap],
        [across(from, bottom) + gap, bottom - gap],
      ].map(([x = 0, y = 0]) => [x + jitter(), y + jitter() / 2] as const);
      const [left = 0, right = 0] = [corners[0]?.[0], corners[1]?.[0]];
      const tone = Math.floor(roll() * tones);
      const cracked = roll() < 0.12;
      if (right > -20 && left < width + 20) {
        stones.tones[tone] += `M${corners.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}Z`;
        stones.shine += `M${at(left + 8)} ${at(top + 7)}H${at(right - 10)}`;
        if (cracked)
          stones.cracks += `M${at(left + (right - left) * 0.3)} ${at(top)}l10 ${at(step * 0.3)} -7 ${at(step * 0.25)} 11 ${at(step * 0.2)}`;
      }
      from += wide;
    }
    top = bottom;
  }
  return stones;
}

export function bricks({ width, wall, small }: Room): string[] {
  const roll = dice(31);
  const found = Array.from({ length: tones }, () => "");
  const high = small ? 21 : 25;
  for (let y = -4, row = 0; y < wall - 12; y += high, row++)
    for (let x = -40 - (row % 2) * 36; x < width + 40;) {
      const wide = 52 + roll() * 34;
      found[Math.floor(roll() * tones)] +=
        `M${at(x + 2)} ${at(y + 2)}h${at(wide - 4)}v${at(high - 4)}h${at(4 - wide)}Z`;
      x += wide;
    }
  return found;
}

/** A pool of light with an edge that wavers, as if cut from paper. */
export function pool(x: number, y: number, wide: number, high: number, seed: number): string {
  const points = Array.from({ length: 48 }, (_, step) => {
    const angle = (step / 48) * Math.PI * 2;
    const waver = 1 + 0.014 * Math.sin(angle * 5 + seed * 1.7) + 0.009 * Math.sin(angle * 9 + seed * 3.1);
    return `${at(x + wide * waver * Math.cos(angle))} ${at(y + high * waver * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}
