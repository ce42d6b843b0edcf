/** A view of the town with something changed in it, for scenes: what has just been told, put into what was seen before. */

import type {
  CubeName,
  DistrictView,
  DuelView,
  ElementName,
  PlayerView,
  ScareView,
  SpookView,
  StackView,
  TimeName,
  View,
} from "./view.generated";

/** So many cubes of a colour, as they are told. */
export type Counted = [count: number, colour: CubeName];

export function withPlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

/** Districts in which nothing changes stay the same objects, so that they are not drawn and named anew. */
export function withDistricts(view: View, change: (district: DistrictView) => Partial<DistrictView>): View {
  const changed = (district: DistrictView): DistrictView => {
    const now: DistrictView = { ...district, ...change(district) };
    return JSON.stringify(now) === JSON.stringify(district) ? district : now;
  };
  return { ...view, board: view.board.map(changed) };
}

function withStack(view: View, element: string, change: (stack: StackView) => Partial<StackView>): View {
  return { ...view, stacks: view.stacks.map((one) => (one.element === element ? { ...one, ...change(one) } : one)) };
}

/** Adds cubes to somebody's own, or takes them with a `sign` of -1. */
export function withCubes(view: View, seat: number, cubes: Counted[], sign: 1 | -1 = 1): View {
  return withPlayer(view, seat, (player) => {
    const held = { ...player.cubes };
    for (const [count, colour] of cubes) held[colour] += sign * count;
    return { cubes: held };
  });
}

export function withHorror(view: View, seat: number, more: number): View {
  return withPlayer(view, seat, ({ horror }) => ({ horror: horror + more }));
}

/** Imps go to and fro between the players and their stacks. */
export function withImp(view: View, seat: number, element: string | null, more: 1 | -1): View {
  if (element === null) return view;
  const moved = withPlayer(view, seat, ({ imps }) => ({
    imps: imps.map(([name, count]) => [name, name === element ? count + more : count]),
  }));
  return withStack(moved, element, ({ imps }) => ({ imps: imps - more }));
}

/** Which imp somebody has used where it is not told: the one that is missing in the end. */
export function impUsed(before: View, after: View, seat: number): ElementName | null {
  const left = new Map(after.players[seat]?.imps);
  return before.players[seat]?.imps.find(([element, count]) => (left.get(element) ?? 0) < count)?.[0] ?? null;
}

function strengthOf(spooks: SpookView[], time: TimeName | null): number {
  return spooks.reduce((sum, spook) => sum + (time === "night" ? spook.night : spook.day), 0);
}

export function withSpooks(view: View, seat: number, change: (spooks: SpookView[]) => SpookView[]): View {
  return withPlayer(view, seat, (player) => {
    const spooks = change(player.spooks);
    return { spooks, strength: strengthOf(spooks, view.time) };
  });
}

export function withTime(view: View, time: TimeName): View {
  const players = view.players.map((player) => ({ ...player, strength: strengthOf(player.spooks, time) }));
  return { ...view, time, players };
}

/** The card of a spook, wherever it is seen. */
function cardOf(spook: string, views: View[]): SpookView | null {
  const seen = views.flatMap(({ stacks, players }) => [
    ...stacks.flatMap(({ top }) => top ?? []),
    ...players.flatMap(({ spooks }) => spooks),
  ]);
  return seen.find((card) => card.spook === spook) ?? null;
}

/** A spook comes from the top of its stack to a player. */
export function withSpook(view: View, seat: number, spook: string, after: View): View {
  const card = cardOf(spook, [view, after]);
  const stack = view.stacks.find(({ top }) => top?.spook === spook);
  const bare = stack ? withStack(view, stack.element, ({ left }) => ({ top: null, price: 0, left: left - 1 })) : view;
  return card ? withSpooks(bare, seat, (spooks) => [...spooks, { ...card, fed: false }]) : bare;
}

/** The next card of a stack is turned up. */
export function withTop(view: View, element: string, spook: string, after: View): View {
  const card = cardOf(spook, [after, view]);
  const same = after.stacks.find(({ top }) => top?.spook === spook);
  return withStack(view, element, ({ unseen, price }) => ({
    top: card && { ...card, fed: false },
    price: same?.price ?? price,
    unseen: unseen.filter((name) => name !== spook),
  }));
}

/** Pawns stand where their players are: first those who were there, then those who came, in their order. */
export function withPawns(view: View): View {
  const seats = view.players.map(({ seat }) => seat);
  const inOrder = [...seats.filter((seat) => !view.arrivals.includes(seat)), ...view.arrivals];
  return withDistricts(view, ({ cell }) => ({ pawns: inOrder.filter((seat) => view.players[seat]?.cell === cell) }));
}

export function withDuel(view: View, change: (duel: DuelView) => Partial<DuelView>): View {
  return view.duel ? { ...view, duel: { ...view.duel, ...change(view.duel) } } : view;
}

export function newDuel(view: View, cell: string, tile: string, sides: [number, number]): DuelView {
  const strength = (seat: number): number => view.players[seat]?.strength ?? 0;
  return {
    cell,
    tile,
    sides,
    strengths: [strength(sides[0]), strength(sides[1])],
    dice: [[], []],
    laid: false,
    successes: [0, 0],
    before: [0, 0],
    turn: 0,
    passes: 0,
    rolling: [],
    bid: [false, false],
    bids: [null, null],
    budget: 0,
    bender: null,
    winner: null,
    retreats: [],
  };
}

/** One of the two sides of a duel has something else. */
export function onSide<Thing>(both: [Thing, Thing], duel: DuelView, seat: number, thing: Thing): [Thing, Thing] {
  return duel.sides[0] === seat ? [thing, both[1]] : [both[0], thing];
}

function withScareDice(scare: ScareView, dice: number[]): ScareView {
  const total = dice.reduce((sum, die) => sum + die, 0);
  const off = Math.abs(total - scare.strength);
  return { ...scare, dice, total, off, reward: scare.rewards[off] ?? 0, rolling: [] };
}

/** The dice of somebody who rolls in a duel or a scare, whichever is going on. */
export function withDice(view: View, seat: number, dice: number[]): View {
  if (view.scare?.seat === seat) return { ...view, scare: withScareDice(view.scare, dice) };
  return withDuel(view, (duel) => ({ dice: onSide(duel.dice, duel, seat, dice), rolling: [] }));
}

export function diceOf(view: View, seat: number): number[] {
  if (view.scare?.seat === seat) return view.scare.dice;
  return view.duel?.dice[view.duel.sides.indexOf(seat)] ?? [];
}

/** The first dice that show these values. */
export function positions(dice: number[], values: number[]): number[] {
  const wanted = [...values];
  return dice.flatMap((die, at) => {
    const found = wanted.indexOf(die);
    if (found < 0) return [];
    wanted.splice(found, 1);
    return [at];
  });
}

/** These dice are in the hand again. */
export function withRolling(view: View, seat: number, rolling: number[]): View {
  if (view.scare?.seat === seat) return { ...view, scare: { ...view.scare, rolling } };
  return withDuel(view, () => ({ rolling, passes: 0 }));
}
