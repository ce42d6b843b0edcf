/** Scenes of duels and of dice. */

import type { Scene, Together } from "../../../stage/script";
import type { Moment } from "../moments";
import {
  diceOf,
  newDuel,
  onSide,
  positions,
  withCubes,
  withDice,
  withDuel,
  withHorror,
  withImp,
  withPawns,
  withPlayer,
  withRolling,
} from "../patch";
import type { View } from "../view.generated";
import { beat, seatOf, word, count } from "./beats";

export const beginDuel: Scene<View, Moment> = (before, { params }) => {
  const seats = params["seat"] as [number, number];
  const cell = word(params, "cell");
  const view: View = { ...before, stage: "duel-roll", duel: newDuel(before, cell, word(params, "tile"), seats) };
  return [beat(view, 1000, { name: "duel", seats, cell }, "duel")];
};

/** Dice fly, and then they lie. */
export const roll: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const dice = params["dice"] as number[];
  const rolling = (before.scare?.seat === seat ? before.scare : before.duel)?.rolling ?? [];
  const inTheAir = rolling.length ? rolling : dice.map((_, at) => at);
  return [
    beat(before, 450, { name: "throw", seat, dice: inTheAir }, "dice"),
    beat(withDice(before, seat, dice), 500, { name: "rolled", seat, dice }),
  ];
};

export const reroll: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const values = params["dice"] === undefined ? [count(params, "die")] : (params["dice"] as number[]);
  const dice = positions(diceOf(before, seat), values);
  const element = params["element"] === undefined ? null : word(params, "element");
  const rolling = withRolling(before, seat, dice);
  const view = element ? withImp(rolling, seat, element, -1) : withHorror(rolling, seat, -count(params, "horror"));
  return [beat(view, 700, { name: "reroll", seat, dice, element }, element ? "imp" : "horror")];
};

export const layDice: Scene<View, Moment> = (before, { params }) => {
  const dice = params["dice"] as [number[], number[]];
  const successes: [number, number] = [count(params, "first"), count(params, "second")];
  const view = withDuel(before, () => ({ dice, laid: true, successes, before: successes, rolling: [] }));
  return [beat(view, 1100, { name: "paired", successes }, "pair")];
};

export const makeBid: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const energy = params["energy"] as number | null;
  const view = withDuel(before, (duel) => ({
    bid: onSide(duel.bid, duel, seat, true),
    bids: onSide(duel.bids, duel, seat, energy),
  }));
  return [beat(view, 350, { name: "bid", seat }, "bid")];
};

export const showBids: Together<View, Moment> = {
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

export const bendDice: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const dice = params["dice"] as number[];
  const paid =
    params["energy"] === undefined ? before : withCubes(before, seat, [[count(params, "energy"), "energy"]], -1);
  const moment: Moment = { name: "bent", seat, before: params["before"] as number[], dice };
  return [beat(withDice(paid, seat, dice), 900, moment, "bend")];
};

export const winDuel: Scene<View, Moment> = (before, { params }) => {
  const [seat, own, other] = [seatOf(params), count(params, "own"), count(params, "other")];
  const view = withDuel(before, (duel) => ({
    winner: seat,
    successes: duel.sides[0] === seat ? [own, other] : [other, own],
  }));
  return [beat(view, 1100, { name: "duel-won", seat, own, other, reason: word(params, "reason") }, "duelWon")];
};

export const loseDuel: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const cell = before.duel?.cell;
  const cells = before.board.map((district) => district.cell);
  const view = withPlayer(before, seat, ({ lost }) => ({
    lost: cells.filter((one) => one === cell || lost.includes(one)),
  }));
  return [beat(view, 600, { name: "duel-lost", seat }, before.seat === seat ? "duelLost" : undefined)];
};

export const retreat: Scene<View, Moment> = (before, { params }) => {
  const [seat, to] = [seatOf(params), word(params, "cell")];
  const from = before.players[seat]?.cell ?? to;
  const arrivals = [...before.arrivals.filter((other) => other !== seat), seat];
  const view = withPawns({ ...withPlayer(before, seat, () => ({ cell: to })), arrivals, duel: null });
  return [beat(view, 700, { name: "retreat", seat, from, to }, "retreat")];
};
