/** What happens in the town, as scenes: for every kind of event what is seen, beat by beat (docs/stage-scenes.md). */

import type { Told, Value } from "../../lib/protocol";
import type { Beat, Scene, Scenes, Together } from "../../stage/script";
import {
  diceOf,
  impUsed,
  newDuel,
  onSide,
  positions,
  withCubes,
  withDice,
  withDistricts,
  withDuel,
  withHorror,
  withImp,
  withPawns,
  withPlayer,
  withRolling,
  withSpook,
  withSpooks,
  withTime,
  withTop,
  type Counted,
} from "./patch";
import type { Moment, Place, Step } from "./moments";
import type { SoundName } from "./sounds";
import { adjacent } from "./view";
import type { CubeName, ElementName, EventKind, TimeName, View } from "./view.generated";

type Shown = Beat<View, Moment>;
type Params = Record<string, Value>;

function beat(view: View, milliseconds: number, moment: Moment, sound?: SoundName): Shown {
  return sound ? { view, milliseconds, moment, sound } : { view, milliseconds, moment };
}

/** A change that is not worth a look. */
function silently(view: View): Shown {
  return { view, milliseconds: 0 };
}

const seatOf = (params: Params): number => Number(params["seat"]);
const word = (params: Params, name: string): string => String(params[name]);
const count = (params: Params, name: string): number => Number(params[name]);
const purse = (seat: number): Place => ({ at: "purse", seat });

// Before the first phase

const layBoard: Scene<View, Moment> = (before, _told, after) => {
  // The tiles lie as they will lie to the end; what is on them comes later.
  const board = after.board.map((district) => ({ ...district, cubes: 0, stop: false, pawns: [] }));
  return [beat({ ...before, board, stage: "first" }, 1200, { name: "board-laid" }, "tile")];
};

const dealPacts: Together<View, Moment> = {
  together: (before, told) => {
    let view = before;
    for (const { params } of told) {
      const pact = params["pact"] as ElementName[] | null;
      if (pact) view = withPlayer(view, seatOf(params), () => ({ pact, pact_filled: 0 }));
    }
    const seats = told.map(({ params }) => seatOf(params));
    return [beat({ ...view, stage: "take" }, 900, { name: "pacts-dealt", seats }, "plan")];
  },
};

/** A spook comes to a player, with energy as it is told. */
function gain(name: "starter" | "bought" | "summoned"): Scene<View, Moment> {
  return (before, { params }, after) => {
    const seat = seatOf(params);
    const spook = word(params, "spook");
    const element = before.stacks.find(({ top }) => top?.spook === spook)?.element;
    const from: Place = element ? { at: "stack", element } : { at: "box" };
    const paid = (params["cubes"] as Counted[] | undefined) ?? [];
    const energy: Counted[] = [[count(params, "energy"), "energy"]];
    let view = withSpook(withCubes(before, seat, paid, -1), seat, spook, after);
    view = withCubes(view, seat, energy);
    if (name === "starter") view = withHorror(view, seat, count(params, "horror"));
    if (name === "bought")
      view = withPlayer(view, seat, ({ purchases_left }) => ({ purchases_left: purchases_left - 1 }));
    const payment: Shown[] = paid.length
      ? [
          beat(
            withCubes(before, seat, paid, -1),
            500,
            { name: "cubes", cubes: paid, from: purse(seat), to: from },
            "cube",
          ),
        ]
      : [];
    return [...payment, beat(view, 900, { name, seat, spook, from }, "buy")];
  };
}

const settle: Scene<View, Moment> = (before, { params }) => {
  const [seat, cell] = [seatOf(params), word(params, "cell")];
  const view = withPawns(withPlayer(before, seat, () => ({ cell })));
  return [beat(view, 550, { name: "settled", seat, cell }, "step")];
};

// Phases and rounds

const beginPhase: Scene<View, Moment> = (before, { params }, after) => {
  const [phase, time, seat] = [count(params, "phase"), params["time"] as TimeName, seatOf(params)];
  // How many one may buy does not change: whoever has bought least since then shows it best.
  const purchases = Math.max(...[...before.players, ...after.players].map((player) => player.purchases_left));
  const players = before.players.map((player) => ({
    ...player,
    purchases_left: purchases,
    spooks: player.spooks.map((spook) => ({ ...spook, fed: false })),
  }));
  const view = withTime({ ...before, players, phase, starting: seat, round: 0, duel: null, scare: null }, time);
  return [beat(view, 1600, { name: "phase", phase, time, seat }, time)];
};

const liftStops: Scene<View, Moment> = (before) => {
  const cells = before.board.filter(({ stop }) => stop).map(({ cell }) => cell);
  return [
    beat(
      withDistricts(before, () => ({ stop: false })),
      700,
      { name: "stops-lifted", cells },
      "stop",
    ),
  ];
};

const produce: Scene<View, Moment> = (before, { params }) => {
  const time = word(params, "time");
  const open = before.board.filter((district) => district.produces > 0 && ["both", time].includes(district.time));
  const cells = open.map(({ cell }) => cell);
  const view = withDistricts(before, ({ cell, cubes, produces }) =>
    cells.includes(cell) ? { cubes: cubes + produces } : {},
  );
  return [beat(view, 900, { name: "produced", cells }, "produce")];
};

const beginRound: Scene<View, Moment> = (before, { params }) => {
  const players = before.players.map((player) => ({ ...player, planned: false, plan: null, path: null, lost: [] }));
  const [round, card] = [count(params, "round"), count(params, "count")];
  const view: View = { ...before, players, round, card, arrivals: [], turn: 0, duel: null, stage: "plan" };
  return [beat(view, 800, { name: "round", round, last: params["last"] === true }, "bell")];
};

const removeStop: Scene<View, Moment> = (before, { params }) => {
  const [seat, cell] = [seatOf(params), word(params, "cell")];
  const view = withDistricts(before, (district) => (district.cell === cell ? { stop: false } : {}));
  return [beat(withHorror(view, seat, -count(params, "horror")), 700, { name: "stop-removed", seat, cell }, "stop")];
};

const layStops: Scene<View, Moment> = (before, { params }) => {
  const cells = params["cells"] as string[];
  const view = withDistricts(before, ({ cell, stop }) => ({ stop: stop || cells.includes(cell) }));
  return cells.length ? [beat(view, 700, { name: "stops-laid", cells }, "stop")] : [];
};

// Plans and ways

const makePlan: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const view = withPlayer(before, seat, () => ({ planned: true, plan: params["arrows"] as string[] | null }));
  return [beat(view, 300, { name: "planned", seat }, "plan")];
};

const showPlans: Together<View, Moment> = {
  together: (before, told) => {
    const plans = told.map(({ params }) => ({ seat: seatOf(params), cells: params["cells"] as string[] }));
    let view: View = { ...before, stage: "move", turn: 0, to_act: [] };
    for (const { params } of told) {
      const [plan, path] = [params["arrows"] as string[], params["cells"] as string[]];
      view = withPlayer(view, seatOf(params), () => ({ planned: true, plan, path }));
    }
    return [beat(view, 1300, { name: "plans", plans }, "plan")];
  },
};

const redirect: Scene<View, Moment> = (before, { params }) => {
  const [seat, element] = [seatOf(params), word(params, "element")];
  const changed = withPlayer(before, seat, () => ({ plan: params["arrows"] as string[], path: null }));
  return [beat(withImp(changed, seat, element, -1), 900, { name: "redirected", seat, element }, "imp")];
};

/** All pawns go together, a beat for each arrow. */
const walk: Together<View, Moment> = {
  together: (before, told) => {
    const ways = told.map(({ params }) => ({ seat: seatOf(params), cells: params["cells"] as string[] }));
    const beats: Shown[] = [];
    let view = before;
    for (let number = 0; number < Math.max(...ways.map(({ cells }) => cells.length)); number++) {
      const steps = ways.flatMap(({ seat, cells }): Step[] => {
        const from = view.players[seat]?.cell;
        const to = cells[number];
        return from && to ? [{ seat, from, to, travel: !adjacent(from, to) }] : [];
      });
      for (const { seat, to } of steps) view = withPlayer(view, seat, () => ({ cell: to }));
      view = withPawns(view);
      beats.push(
        beat(view, 480, { name: "walk", number, steps }, steps.every((one) => one.travel) ? "travel" : "step"),
      );
    }
    // Who arrives first is a matter of the order in which the ways were told.
    const seats = ways.map(({ seat }) => seat);
    const arrivals = [...view.arrivals.filter((seat) => !seats.includes(seat)), ...seats];
    for (const seat of seats) view = withPlayer(view, seat, () => ({ path: null }));
    return [...beats, silently(withPawns({ ...view, arrivals }))];
  },
};

// Duels and dice

const beginDuel: Scene<View, Moment> = (before, { params }) => {
  const seats = params["seat"] as [number, number];
  const cell = word(params, "cell");
  const view: View = { ...before, stage: "duel-roll", duel: newDuel(before, cell, word(params, "tile"), seats) };
  return [beat(view, 1000, { name: "duel", seats, cell }, "duel")];
};

/** Dice fly, and then they lie. */
const roll: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const dice = params["dice"] as number[];
  const rolling = (before.scare?.seat === seat ? before.scare : before.duel)?.rolling ?? [];
  const inTheAir = rolling.length ? rolling : dice.map((_, at) => at);
  return [
    beat(before, 450, { name: "throw", seat, dice: inTheAir }, "dice"),
    beat(withDice(before, seat, dice), 500, { name: "rolled", seat, dice }),
  ];
};

const reroll: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const values = params["dice"] === undefined ? [count(params, "die")] : (params["dice"] as number[]);
  const dice = positions(diceOf(before, seat), values);
  const element = params["element"] === undefined ? null : word(params, "element");
  const rolling = withRolling(before, seat, dice);
  const view = element ? withImp(rolling, seat, element, -1) : withHorror(rolling, seat, -count(params, "horror"));
  return [beat(view, 700, { name: "reroll", seat, dice, element }, element ? "imp" : "horror")];
};

const layDice: Scene<View, Moment> = (before, { params }) => {
  const dice = params["dice"] as [number[], number[]];
  const successes: [number, number] = [count(params, "first"), count(params, "second")];
  const view = withDuel(before, () => ({ dice, laid: true, successes, before: successes, rolling: [] }));
  return [beat(view, 1100, { name: "paired", successes }, "pair")];
};

const makeBid: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const energy = params["energy"] as number | null;
  const view = withDuel(before, (duel) => ({
    bid: onSide(duel.bid, duel, seat, true),
    bids: onSide(duel.bids, duel, seat, energy),
  }));
  return [beat(view, 350, { name: "bid", seat }, "bid")];
};

const showBids: Together<View, Moment> = {
  together: (before, told) => {
    const bids = told.map(({ params }) => ({ seat: seatOf(params), energy: count(params, "energy") }));
    let view = before;
    for (const { seat, energy } of bids) {
      const paid = withCubes(view, seat, [[energy, "energy"]], -1);
      view = withDuel(paid, (duel) => ({
        bid: onSide(duel.bid, duel, seat, true),
        bids: onSide(duel.bids, duel, seat, energy),
      }));
    }
    const [first = 0, second = 0] = bids.map(({ energy }) => energy);
    const more = bids.find(({ energy }) => energy > Math.min(first, second));
    view = withDuel(view, () => ({ budget: Math.abs(first - second), bender: more?.seat ?? null }));
    return [beat(view, 900, { name: "bids", bids }, "bid")];
  },
};

const bendDice: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const dice = params["dice"] as number[];
  const paid =
    params["energy"] === undefined ? before : withCubes(before, seat, [[count(params, "energy"), "energy"]], -1);
  const moment: Moment = { name: "bent", seat, before: params["before"] as number[], dice };
  return [beat(withDice(paid, seat, dice), 900, moment, "bend")];
};

const winDuel: Scene<View, Moment> = (before, { params }) => {
  const [seat, own, other] = [seatOf(params), count(params, "own"), count(params, "other")];
  const view = withDuel(before, (duel) => ({
    winner: seat,
    successes: duel.sides[0] === seat ? [own, other] : [other, own],
  }));
  return [beat(view, 1100, { name: "duel-won", seat, own, other, reason: word(params, "reason") }, "duelWon")];
};

const loseDuel: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const cell = before.duel?.cell;
  const cells = before.board.map((district) => district.cell);
  const view = withPlayer(before, seat, ({ lost }) => ({
    lost: cells.filter((one) => one === cell || lost.includes(one)),
  }));
  return [beat(view, 600, { name: "duel-lost", seat }, before.seat === seat ? "duelLost" : undefined)];
};

const retreat: Scene<View, Moment> = (before, { params }) => {
  const [seat, to] = [seatOf(params), word(params, "cell")];
  const from = before.players[seat]?.cell ?? to;
  const arrivals = [...before.arrivals.filter((other) => other !== seat), seat];
  const view = withPawns({ ...withPlayer(before, seat, () => ({ cell: to })), arrivals, duel: null });
  return [beat(view, 700, { name: "retreat", seat, from, to }, "retreat")];
};

// What one does in a district

const collect: Scene<View, Moment> = (before, { params }) => {
  const [seat, cell] = [seatOf(params), word(params, "cell")];
  const cubes = params["cubes"] as Counted[];
  const taken = withDistricts(before, (district) => (district.cell === cell ? { cubes: 0 } : {}));
  const view: View = { ...withCubes(taken, seat, cubes), done: { ...before.done, collected: true } };
  return [beat(view, 700, { name: "cubes", cubes, from: { at: "district", cell }, to: purse(seat) }, "cube")];
};

const trade: Scene<View, Moment> = (before, { params }, after) => {
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

const swap: Scene<View, Moment> = (before, { params }) => {
  const [seat, element, colour] = [seatOf(params), word(params, "element"), params["colour"] as CubeName];
  const view = withCubes(withImp(before, seat, element, -1), seat, [[1, colour]]);
  return [
    beat(view, 750, { name: "imp", seat, element, from: purse(seat), to: { at: "stack", element }, colour }, "imp"),
  ];
};

/** An imp comes from its stack: summoned, or paid for with horror. */
const takeImp: Scene<View, Moment> = (before, { params }) => {
  const [seat, element] = [seatOf(params), word(params, "element")];
  const horror = params["horror"] === undefined ? 0 : count(params, "horror");
  const done = horror ? before.done : { ...before.done, summoned: true };
  const view: View = { ...withHorror(withImp(before, seat, element, 1), seat, -horror), done };
  const moment: Moment = { name: "imp", seat, element, from: { at: "stack", element }, to: purse(seat), colour: null };
  return [beat(view, 750, moment, "imp")];
};

const horrorForCube: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const cubes: Counted[] = [[1, params["colour"] as CubeName]];
  const view = withHorror(withCubes(before, seat, cubes), seat, -count(params, "horror"));
  return [beat(view, 700, { name: "cubes", cubes, from: { at: "box" }, to: purse(seat) }, "horror")];
};

const beginScare: Scene<View, Moment> = (before, { params }, after) => {
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

const endScare: Scene<View, Moment> = (before, { params }) => {
  const [seat, off, reward] = [seatOf(params), count(params, "off"), count(params, "count")];
  const scare = before.scare && { ...before.scare, reward, waiting: reward };
  const view: View = { ...before, scare };
  const over = reward ? view : { ...view, scare: null };
  return [
    beat(view, 900, { name: "scare-ended", seat, off, count: reward }, reward ? "scare" : "retreat"),
    silently(over),
  ];
};

const payScare: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const cubes: Counted[] = [[count(params, "count"), params["colour"] as CubeName]];
  const cell = before.scare?.cell ?? before.players[seat]?.cell;
  const view: View = { ...withCubes(before, seat, cubes), scare: null };
  const from: Place = cell ? { at: "district", cell } : { at: "box" };
  return [beat(view, 700, { name: "cubes", cubes, from, to: purse(seat) }, "cube")];
};

/** Somebody gets or loses horror. */
function horror(name: "count" | "horror", sign: 1 | -1): Scene<View, Moment> {
  return (before, { params }) => {
    const [seat, more] = [seatOf(params), sign * count(params, name)];
    return [beat(withHorror(before, seat, more), 600, { name: "horror", seat, count: more }, "horror")];
  };
}

// Feeding and the end of a phase

const feed: Scene<View, Moment> = (before, { params }, after) => {
  const [seat, spook] = [seatOf(params), word(params, "spook")];
  const price = params["horror"] === undefined ? 0 : count(params, "horror");
  const cubes: Counted[] = price ? [] : [[count(params, "count"), params["colour"] as CubeName]];
  const imp = params["with_imp"] === true;
  let view = withHorror(withCubes(before, seat, cubes, -1), seat, -price);
  if (imp) view = withImp(view, seat, impUsed(before, after, seat), -1);
  view = withSpooks(view, seat, (spooks) => spooks.map((one) => (one.spook === spook ? { ...one, fed: true } : one)));
  return [beat(view, 650, { name: "fed", seat, spook, cubes, imp, horror: price }, "feed")];
};

const loseSpook: Scene<View, Moment> = (before, { params }) => {
  const [seat, spook] = [seatOf(params), word(params, "spook")];
  const view = withSpooks(before, seat, (spooks) => spooks.filter((one) => one.spook !== spook));
  return [beat(before, 1000, { name: "leaves", seat, spook }, "leave"), silently(view)];
};

const showFilled: Together<View, Moment> = {
  together: (before, told) => {
    const counts = told.map(({ params }) => ({ seat: seatOf(params), count: count(params, "count") }));
    return [beat(before, 1200, { name: "filled", counts }, "bell")];
  },
};

const showPacts: Together<View, Moment> = {
  together: (before, told) => {
    let view = before;
    for (const { params } of told)
      view = withPlayer(view, seatOf(params), () => ({ pact: params["pact"] as ElementName[] }));
    return [beat(view, 1200, { name: "pacts-shown" }, "plan")];
  },
};

const nextTurn = (before: View): Shown[] => [
  silently({
    ...before,
    turn: before.turn + 1,
    done: { collected: false, summoned: false, scared: false },
    scare: null,
  }),
];

/** Something that only one seat is named for. */
function about(
  name: "first" | "kept" | "passed" | "stack-empty",
  milliseconds: number,
  sound?: SoundName,
): Scene<View, Moment> {
  return (before, { params }: Told) => [beat(before, milliseconds, { name, seat: seatOf(params) }, sound)];
}

export const scenes: Scenes<View, Moment, EventKind> = {
  "board-laid": layBoard,
  "first-drawn": (before, told, after) =>
    about("first", 800, "bell")({ ...before, starting: seatOf(told.params) }, told, after),
  "pacts-dealt": dealPacts,
  "starter-taken": gain("starter"),
  uncovered: (before, { params }, after) => {
    const [element, spook] = [word(params, "element"), word(params, "spook")];
    const view = withTop(before, element, spook, after);
    return [beat({ ...view, uncovering: null }, 700, { name: "uncovered", element, spook }, "uncover")];
  },
  settled: settle,
  "time-chosen": (before, { params }) => {
    const moment: Moment = { name: "time-chosen", seat: seatOf(params), time: params["time"] as TimeName };
    return [beat(before, 500, moment)];
  },
  "phase-began": beginPhase,
  "stops-lifted": liftStops,
  produced: produce,
  "round-began": beginRound,
  "stop-removed": removeStop,
  passed: about("passed", 300),
  "plan-made": makePlan,
  "plan-shown": showPlans,
  "plan-kept": about("kept", 350),
  redirected: redirect,
  moved: walk,
  "duel-began": beginDuel,
  "duel-rolled": roll,
  "rerolled-with-horror": reroll,
  "rerolled-with-imp": reroll,
  "rolled-again": roll,
  "dice-laid": layDice,
  "bid-made": makeBid,
  "bid-shown": showBids,
  "duel-bent": bendDice,
  "duel-won": winDuel,
  "duel-lost": loseDuel,
  "choice-given": horror("horror", 1),
  retreated: retreat,
  collected: collect,
  traded: trade,
  bought: gain("bought"),
  swapped: swap,
  "horror-for-cube": horrorForCube,
  "horror-for-imp": takeImp,
  "imp-summoned": takeImp,
  "scare-began": beginScare,
  "scare-rolled": roll,
  "scare-bent": bendDice,
  "scare-ended": endScare,
  "scare-paid": payScare,
  "horror-gained": horror("count", 1),
  "horror-lost": horror("count", -1),
  "turn-ended": nextTurn,
  "stops-laid": layStops,
  "feeding-began": (before, { params }) => {
    const moment: Moment = { name: "feeding", time: params["time"] as TimeName };
    return [beat({ ...before, stage: "feed", turn: 0 }, 800, moment, "bell")];
  },
  fed: feed,
  "fed-with-horror": feed,
  "spook-lost": loseSpook,
  "feeding-ended": nextTurn,
  "pact-filled": (before, { params }) => [beat(before, 1400, { name: "pact-filled", seat: seatOf(params) }, "pact")],
  "no-pact-filled": (before) => [beat({ ...before, stage: "summon", turn: 0 }, 500, { name: "no-pact" })],
  "out-of-reach": (before) => [beat(before, 1000, { name: "out-of-reach" }, "leave")],
  "limit-reached": showFilled,
  won: (before, { params }) => {
    const winners = params["seat"] as number[];
    return [beat({ ...before, stage: "over", winners }, 2000, { name: "won", winners }, "pact")];
  },
  "pact-shown": showPacts,
  summoned: gain("summoned"),
  "stack-empty": about("stack-empty", 400),
};
