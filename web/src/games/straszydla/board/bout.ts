/** A duel as it lies now, with the dice as the one who bends them would have them: for the scene and the dock alike. */

import type { BendOffer, BidOffer, RerollOffer, TownOffer, View } from "../view";
import { bendCost, pairs, sorted, stays, stepsToStay, successes, type Pair, type Standing } from "./reckon";

export interface Bout {
  own: 0 | 1 | null;
  rerolling: RerollOffer | null;
  bidding: BidOffer | null;
  bending: BendOffer | null;
  /** From the top and in pairs, also while they may still be rolled anew; once laid they keep their places. */
  lying: [number[], number[]];
  shown: [number[], number[]];
  /** For each pair which side has the success. */
  marks: (0 | 1 | null)[];
  score: Pair;
  standing: Standing;
  rolled: boolean;
  /** Steps that may still be made. */
  left: number;
  loser: number;
  /** How many more one must bid to stay, whether or not one has so much; null where no dice would do. */
  need: number | null;
  /** How many more the other must bid to turn that; null where no dice would do, or there is too little energy. */
  theirs: number | null;
}

export function boutOf(
  view: View,
  offer: TownOffer | null,
  seat: number | null,
  tried: readonly number[],
): Bout | null {
  const duel = view.duel;
  if (!duel) return null;
  const own = seat === duel.sides[0] ? 0 : seat === duel.sides[1] ? 1 : null;
  const bending = offer?.form === "bend" ? offer : null;
  const lying: [number[], number[]] = duel.laid ? duel.dice : [sorted(duel.dice[0]), sorted(duel.dice[1])];
  const bent = bending && tried.length === bending.dice.length ? [...tried] : null;
  const shown: [number[], number[]] = bent && own !== null ? (own === 0 ? [bent, lying[1]] : [lying[0], bent]) : lying;
  const score = successes(shown);
  const before = duel.laid ? duel.before : score;
  const bidding = offer?.form === "bid" ? offer : null;
  const other = own === 0 ? 1 : 0;
  const theirs = bidding && own !== null ? stepsToStay(lying, before, other) : null;
  return {
    own,
    rerolling: offer?.form === "reroll" ? offer : null,
    bidding,
    bending,
    lying,
    shown,
    marks: pairs(...shown),
    score,
    standing: stays(score, before),
    rolled: lying[0].length + lying[1].length > 0,
    left: bending ? bending.budget - bendCost(bending.dice, bent ?? bending.dice) : 0,
    loser: duel.winner === duel.sides[0] ? duel.sides[1] : duel.sides[0],
    need: bidding && own !== null ? stepsToStay(lying, before, own) : null,
    theirs: (theirs ?? 0) > (view.players[duel.sides[other]]?.cubes.energy ?? 0) ? null : theirs,
  };
}
