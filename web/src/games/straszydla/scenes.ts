/** What happens in the town, as scenes: for every kind of event what is seen, beat by beat (docs/stage-scenes.md). */

import type { Told } from "../../lib/protocol";
import type { Scene, Scenes } from "../../stage/script";
import type { Moment } from "./moments";
import { withTop } from "./patch";
import type { SoundName } from "./sounds";
import type { EventKind, TimeName, View } from "./view.generated";
import { beat, seatOf, word } from "./told/beats";
import {
  layBoard,
  dealPacts,
  gain,
  settle,
  beginPhase,
  liftStops,
  produce,
  beginRound,
  removeStop,
  layStops,
  makePlan,
  showPlans,
  redirect,
  walk,
} from "./told/rounds";
import {
  beginDuel,
  roll,
  reroll,
  layDice,
  makeBid,
  showBids,
  bendDice,
  winDuel,
  loseDuel,
  retreat,
} from "./told/duels";
import {
  collect,
  trade,
  swap,
  takeImp,
  horrorForCube,
  beginScare,
  endScare,
  payScare,
  horror,
  feed,
  loseSpook,
  showFilled,
  showPacts,
  nextTurn,
} from "./told/turns";

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
  "no-pact-filled": (before) => [beat({ ...before, stage: "summon", turn: 0 }, 2200, { name: "no-pact" })],
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
