/** Scenes of what happens to all: the town is laid, phases and rounds begin, plans are made and gone. */

import type { Scene, Together } from "../../../stage/script";
import type { Moment, Place, Step } from "../moments";
import {
  withCubes,
  withDistricts,
  withHorror,
  withImp,
  withPawns,
  withPlayer,
  withSpook,
  withTime,
  type Counted,
} from "../patch";
import { adjacent } from "../view";
import type { ElementName, TimeName, View } from "../view.generated";
import { type Shown, beat, silently, seatOf, word, count, purse } from "./beats";

// Before the first phase

export const layBoard: Scene<View, Moment> = (before, _told, after) => {
  // The tiles lie as they will lie to the end; what is on them comes later.
  const board = after.board.map((district) => ({ ...district, cubes: 0, stop: false, pawns: [] }));
  return [beat({ ...before, board, stage: "first" }, 1200, { name: "board-laid" }, "tile")];
};

export const dealPacts: Together<View, Moment> = {
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
export function gain(name: "starter" | "bought" | "summoned"): Scene<View, Moment> {
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

export const settle: Scene<View, Moment> = (before, { params }) => {
  const [seat, cell] = [seatOf(params), word(params, "cell")];
  const view = withPawns(withPlayer(before, seat, () => ({ cell })));
  return [beat(view, 550, { name: "settled", seat, cell }, "step")];
};

// Phases and rounds

export const beginPhase: Scene<View, Moment> = (before, { params }, after) => {
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

export const liftStops: Scene<View, Moment> = (before) => {
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

export const produce: Scene<View, Moment> = (before, { params }) => {
  const time = word(params, "time");
  const open = before.board.filter((district) => district.produces > 0 && ["both", time].includes(district.time));
  const cells = open.map(({ cell }) => cell);
  const view = withDistricts(before, ({ cell, cubes, produces }) =>
    cells.includes(cell) ? { cubes: cubes + produces } : {},
  );
  return [beat(view, 900, { name: "produced", cells }, "produce")];
};

export const beginRound: Scene<View, Moment> = (before, { params }) => {
  const players = before.players.map((player) => ({ ...player, planned: false, plan: null, path: null, lost: [] }));
  const [round, card] = [count(params, "round"), count(params, "count")];
  const view: View = { ...before, players, round, card, arrivals: [], turn: 0, duel: null, stage: "plan" };
  return [beat(view, 800, { name: "round", round, last: params["last"] === true }, "bell")];
};

export const removeStop: Scene<View, Moment> = (before, { params }) => {
  const [seat, cell] = [seatOf(params), word(params, "cell")];
  const view = withDistricts(before, (district) => (district.cell === cell ? { stop: false } : {}));
  return [beat(withHorror(view, seat, -count(params, "horror")), 700, { name: "stop-removed", seat, cell }, "stop")];
};

export const layStops: Scene<View, Moment> = (before, { params }) => {
  const cells = params["cells"] as string[];
  const view = withDistricts(before, ({ cell, stop }) => ({ stop: stop || cells.includes(cell) }));
  return cells.length ? [beat(view, 700, { name: "stops-laid", cells }, "stop")] : [];
};

// Plans and ways

export const makePlan: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const asked = { ...before, to_act: before.to_act.filter((one) => one !== seat) };
  const view = withPlayer(asked, seat, () => ({ planned: true, plan: params["arrows"] as string[] | null }));
  return [beat(view, 300, { name: "planned", seat }, "plan")];
};

export const showPlans: Together<View, Moment> = {
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

export const redirect: Scene<View, Moment> = (before, { params }) => {
  const [seat, element] = [seatOf(params), word(params, "element")];
  const changed = withPlayer(before, seat, () => ({ plan: params["arrows"] as string[], path: null }));
  return [beat(withImp(changed, seat, element, -1), 900, { name: "redirected", seat, element }, "imp")];
};

/** All pawns go together, a beat for each arrow. */
export const walk: Together<View, Moment> = {
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
