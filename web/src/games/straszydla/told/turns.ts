/** Scenes of what somebody does: collecting, trading, buying, scaring, feeding. */

import type { Scene, Together } from "../../../stage/script";
import type { Moment, Place } from "../moments";
import {
  impUsed,
  withCubes,
  withDistricts,
  withHorror,
  withImp,
  withPlayer,
  withSpooks,
  type Counted,
} from "../patch";
import type { CubeName, ElementName, View } from "../view.generated";
import { type Shown, beat, silently, seatOf, word, count, purse } from "./beats";

// What one does in a district

export const collect: Scene<View, Moment> = (before, { params }) => {
  const [seat, cell] = [seatOf(params), word(params, "cell")];
  const cubes = params["cubes"] as Counted[];
  const taken = withDistricts(before, (district) => (district.cell === cell ? { cubes: 0 } : {}));
  const view: View = { ...withCubes(taken, seat, cubes), done: { ...before.done, collected: true } };
  return [beat(view, 700, { name: "cubes", cubes, from: { at: "district", cell }, to: purse(seat) }, "cube")];
};

export const trade: Scene<View, Moment> = (before, { params }, after) => {
  const seat = seatOf(params);
  const cubes = params["cubes"] as Counted[];
  const [colour, element] = [params["colour"] as CubeName | null, params["element"] as string | null];
  const imp = params["with_imp"] === true;
  let view = withCubes(before, seat, cubes, -1);
  if (colour) view = withCubes(view, seat, [[1, colour]]);
  view = withImp(view, seat, element, 1);
  if (imp) view = withImp(view, seat, impUsed(before, after, seat), -1);
  return [beat(view, 800, { name: "traded", seat, cubes, colour, element, imp }, "cube")];
};

export const swap: Scene<View, Moment> = (before, { params }) => {
  const [seat, element, colour] = [seatOf(params), word(params, "element"), params["colour"] as CubeName];
  const view = withCubes(withImp(before, seat, element, -1), seat, [[1, colour]]);
  return [
    beat(view, 750, { name: "imp", seat, element, from: purse(seat), to: { at: "stack", element }, colour }, "imp"),
  ];
};

/** An imp comes from its stack: summoned, or paid for with horror. */
export const takeImp: Scene<View, Moment> = (before, { params }) => {
  const [seat, element] = [seatOf(params), word(params, "element")];
  const horror = params["horror"] === undefined ? 0 : count(params, "horror");
  const done = horror ? before.done : { ...before.done, summoned: true };
  const view: View = { ...withHorror(withImp(before, seat, element, 1), seat, -horror), done };
  const moment: Moment = { name: "imp", seat, element, from: { at: "stack", element }, to: purse(seat), colour: null };
  return [beat(view, 750, moment, "imp")];
};

export const horrorForCube: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const cubes: Counted[] = [[1, params["colour"] as CubeName]];
  const view = withHorror(withCubes(before, seat, cubes), seat, -count(params, "horror"));
  return [beat(view, 700, { name: "cubes", cubes, from: { at: "box" }, to: purse(seat) }, "horror")];
};

export const beginScare: Scene<View, Moment> = (before, { params }, after) => {
  const [seat, cell, strength] = [seatOf(params), word(params, "cell"), count(params, "strength")];
  const rewards = after.scare?.rewards ?? before.scare?.rewards ?? [];
  const scare = {
    seat,
    cell,
    dice: [],
    strength,
    total: 0,
    off: strength,
    reward: 0,
    rewards,
    rolling: [],
    waiting: 0,
  };
  const view: View = { ...before, scare, stage: "scare-roll", done: { ...before.done, scared: true } };
  return [beat(view, 800, { name: "scare", seat, cell }, "scare")];
};

export const endScare: Scene<View, Moment> = (before, { params }) => {
  const [seat, off, reward] = [seatOf(params), count(params, "off"), count(params, "count")];
  const scare = before.scare && { ...before.scare, reward, waiting: reward };
  const view: View = { ...before, scare };
  const over: View = reward ? view : { ...view, scare: null, stage: "act" };
  return [
    beat(view, 900, { name: "scare-ended", seat, off, count: reward }, reward ? "scare" : "retreat"),
    silently(over),
  ];
};

export const payScare: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const cubes: Counted[] = [[count(params, "count"), params["colour"] as CubeName]];
  const cell = before.scare?.cell ?? before.players[seat]?.cell;
  const view: View = { ...withCubes(before, seat, cubes), scare: null, stage: "act" };
  const from: Place = cell ? { at: "district", cell } : { at: "box" };
  return [beat(view, 700, { name: "cubes", cubes, from, to: purse(seat) }, "cube")];
};

/** Somebody gets or loses horror. */
export function horror(name: "count" | "horror", sign: 1 | -1): Scene<View, Moment> {
  return (before, { params }) => {
    const [seat, more] = [seatOf(params), sign * count(params, name)];
    return [beat(withHorror(before, seat, more), 600, { name: "horror", seat, count: more }, "horror")];
  };
}

// Feeding and the end of a phase

export const feed: Scene<View, Moment> = (before, { params }, after) => {
  const [seat, spook] = [seatOf(params), word(params, "spook")];
  const price = params["horror"] === undefined ? 0 : count(params, "horror");
  const cubes: Counted[] = price ? [] : [[count(params, "count"), params["colour"] as CubeName]];
  const imp = params["with_imp"] === true;
  let view = withHorror(withCubes(before, seat, cubes, -1), seat, -price);
  if (imp) view = withImp(view, seat, impUsed(before, after, seat), -1);
  view = withSpooks(view, seat, (spooks) => spooks.map((one) => (one.spook === spook ? { ...one, fed: true } : one)));
  return [beat(view, 650, { name: "fed", seat, spook, cubes, imp, horror: price }, "feed")];
};

export const loseSpook: Scene<View, Moment> = (before, { params }) => {
  const [seat, spook] = [seatOf(params), word(params, "spook")];
  const view = withSpooks(before, seat, (spooks) => spooks.filter((one) => one.spook !== spook));
  return [beat(before, 1400, { name: "leaves", seat, spook }, "leave"), silently(view)];
};

export const showFilled: Together<View, Moment> = {
  together: (before, told) => {
    const counts = told.map(({ params }) => ({ seat: seatOf(params), count: count(params, "count") }));
    return [beat(before, 1200, { name: "filled", counts }, "bell")];
  },
};

export const showPacts: Together<View, Moment> = {
  together: (before, told) => {
    let view = before;
    for (const { params } of told)
      view = withPlayer(view, seatOf(params), () => ({ pact: params["pact"] as ElementName[] }));
    return [beat(view, 1200, { name: "pacts-shown" }, "plan")];
  },
};

export const nextTurn = (before: View): Shown[] => [
  silently({
    ...before,
    turn: before.turn + 1,
    done: { collected: false, summoned: false, scared: false },
    scare: null,
  }),
];
