/** Arithmetic on what lies open: previews of dice, payments and meals. What is allowed, the offer says and the server. */

import { colours, cubeColours, strengths, type Colour, type CubeColour, type Cubes } from "../view";
import type { SpookCard, Time } from "../view";

export type Pair = [number, number];

// Dice

const least = 1;
const most = 6;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** From the top, as they are laid. */
export const sorted = (dice: readonly number[]): number[] => [...dice].sort((one, other) => other - one);

/** For every pair of a duel which side has the success: 0, 1, or null for equal dice. A die alone is a success. */
export function pairs(first: readonly number[], second: readonly number[]): (0 | 1 | null)[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => {
    const one = first[at] ?? 0;
    const two = second[at] ?? 0;
    return one === two ? null : one > two ? 0 : 1;
  });
}

export function successes(dice: readonly [readonly number[], readonly number[]]): Pair {
  const marks = pairs(...dice);
  return [marks.filter((side) => side === 0).length, marks.filter((side) => side === 1).length];
}

export interface Standing {
  side: 0 | 1;
  reason: "successes" | "before" | "arrival";
}

/** Who stays as the dice lie: more successes, else what they said before energy, else who came first. */
export function stays(now: Pair, before: Pair): Standing {
  if (now[0] !== now[1]) return { side: now[1] > now[0] ? 1 : 0, reason: "successes" };
  if (before[0] !== before[1]) return { side: before[1] > before[0] ? 1 : 0, reason: "before" };
  return { side: 0, reason: "arrival" };
}

export const bendCost = (from: readonly number[], to: readonly number[]): number =>
  sum(from.map((die, at) => Math.abs((to[at] ?? die) - die)));

/** The dice with one moved by a step, or as they are where that leaves 1 to 6 or costs too much. */
export function bent(
  from: readonly number[],
  dice: readonly number[],
  at: number,
  by: 1 | -1,
  budget: number,
): number[] {
  const after = dice.map((die, place) => (place === at ? die + by : die));
  const value = after[at] ?? 0;
  return value < least || value > most || bendCost(from, after) > budget ? [...dice] : after;
}

/** The fewest steps with which a side would stay; null where none are enough. */
export function stepsToStay(
  dice: readonly [readonly number[], readonly number[]],
  before: Pair,
  side: 0 | 1,
): number | null {
  const own = dice[side];
  let fewest: number | null = null;
  for (const values of everyRoll(own.length)) {
    const cost = bendCost(own, values);
    if (fewest !== null && cost >= fewest) continue;
    const now = successes(side === 0 ? [values, dice[1]] : [dice[0], values]);
    if (stays(now, before).side === side) fewest = cost;
  }
  return fewest;
}

function everyRoll(count: number): number[][] {
  if (!count) return [[]];
  return everyRoll(count - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((die) => [...roll, die]));
}

export interface ScareResult {
  total: number;
  off: number;
  reward: number;
  gained: number;
  lost: number;
}

/** What a scare brings with these dice; sixes bring horror before ones take it. */
export function scared(
  dice: readonly number[],
  strength: number,
  rewards: readonly number[],
  horror: number,
): ScareResult {
  const total = sum(dice);
  const off = Math.abs(total - strength);
  const gained = dice.filter((die) => die === most).length;
  const ones = dice.filter((die) => die === least).length;
  return { total, off, reward: rewards[off] ?? 0, gained, lost: Math.min(ones, horror + gained) };
}

// Cubes

export const noCubes = (): Cubes => ({ blue: 0, purple: 0, orange: 0, green: 0, energy: 0 });
export const count = (cubes: Cubes): number => sum(Object.values(cubes));
/** One word for each cube, in the order of actions. */
export const spell = (cubes: Cubes): CubeColour[] =>
  cubeColours.flatMap((colour) => Array.from({ length: cubes[colour] }, () => colour));

/** No more than there is. */
export function within(cubes: Cubes, held: Cubes): Cubes {
  const found = noCubes();
  for (const colour of cubeColours) found[colour] = Math.min(cubes[colour], held[colour]);
  return found;
}

export function without(cubes: Cubes, taken: Cubes): Cubes {
  const left = noCubes();
  for (const colour of cubeColours) left[colour] = cubes[colour] - taken[colour];
  return left;
}

/** So many cubes to pay with: what no spook waits for first, from the greatest heap, then energy, then the rest. */
export function handful(held: Cubes, spare: Cubes, wanted: number): Cubes {
  const taken = noCubes();
  for (let paid = 0; paid < wanted; paid++) {
    const free = without(spare, taken);
    const left = without(held, taken);
    const best = greatest(colours, free) ?? (free.energy > 0 ? "energy" : null) ?? greatest(cubeColours, left) ?? null;
    if (best === null) break;
    taken[best]++;
  }
  return taken;
}

function greatest(among: readonly CubeColour[], cubes: Cubes): CubeColour | null {
  const [best] = among.filter((colour) => cubes[colour] > 0).sort((one, other) => cubes[other] - cubes[one]);
  return best ?? null;
}

/** How many of these cubes are not to spare: spooks wait for them. */
export const fromPlates = (taken: Cubes, spare: Cubes): number =>
  sum(cubeColours.map((colour) => Math.max(0, taken[colour] - spare[colour])));

/** The text of a trade: the cubes, and a colour or `imp fire`. */
export const tradeText = (cubes: Cubes, wanted: string, withImp: boolean): string =>
  `trade ${spell(cubes).join(" ")} for ${wanted}${withImp ? " with imp" : ""}`;
export const buyText = (element: string, cubes: Cubes): string => `buy ${element} with ${spell(cubes).join(" ")}`;

// Meals

export interface Meal {
  spook: SpookCard;
  /** What it would eat: its own colour, or for a starter the one that suits best. */
  colour: Colour;
  appetite: number;
  /** Cubes laid aside for it. */
  have: number;
  missing: number;
}

/** How the cubes go round: first those who can be fed, then what is there for the others; and what nobody waits for. */
export function meals(cubes: Cubes, hungry: readonly SpookCard[], time: Time | null): { meals: Meal[]; spare: Cubes } {
  const spare = { ...cubes };
  const found = new Map<SpookCard, Meal>();
  const appetite = (spook: SpookCard): number => strengths(spook, time).now;
  const lay = (spook: SpookCard, colour: Colour): void => {
    const have = Math.min(appetite(spook), spare[colour]);
    spare[colour] -= have;
    found.set(spook, { spook, colour, appetite: appetite(spook), have, missing: appetite(spook) - have });
  };
  const modest = [...hungry].sort((one, other) => appetite(one) - appetite(other));
  const choosy = modest.filter((spook) => spook.colour !== "any");
  const starters = modest.filter((spook) => spook.colour === "any");
  for (const spook of choosy) if (spare[spook.colour as Colour] >= appetite(spook)) lay(spook, spook.colour as Colour);
  const waiting = choosy.filter((spook) => !found.has(spook));
  for (const spook of starters) {
    // Best a heap that nobody else waits for, and no greater than need be.
    const wanted = (colour: Colour): number => Number(waiting.some((other) => other.colour === colour));
    const [best] = colours
      .filter((colour) => spare[colour] >= appetite(spook))
      .sort((one, other) => wanted(one) - wanted(other) || spare[one] - spare[other]);
    if (best) lay(spook, best);
  }
  for (const spook of waiting) lay(spook, spook.colour as Colour);
  for (const spook of starters) if (!found.has(spook)) lay(spook, (greatest(colours, spare) ?? "blue") as Colour);
  return { meals: hungry.flatMap((spook) => found.get(spook) ?? []), spare };
}

export interface Cover {
  /** Cubes for the next trade. */
  rate: number;
  withImp: boolean;
  /** What all the trades together take. */
  cost: number;
  /** Whether so many cubes are to spare. */
  enough: boolean;
}

/** The trades that would bring what a meal lacks: imps are used only where it does not do without. */
export function cover(
  missing: number,
  spare: Cubes,
  trade: { rate: number | null; rate_with_imp: number | null } | null,
  imps: number,
): Cover | null {
  if (!missing || !trade) return null;
  const { rate, rate_with_imp: cheap } = trade;
  const free = count(spare);
  if (rate !== null && (cheap === null || free >= missing * rate))
    return { rate, withImp: false, cost: missing * rate, enough: free >= missing * rate };
  if (cheap === null) return null;
  const helped = Math.min(imps, missing);
  const cost = helped * cheap + (missing - helped) * (rate ?? cheap);
  return { rate: cheap, withImp: true, cost, enough: free >= cost };
}
