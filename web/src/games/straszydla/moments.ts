/** What stands out while a scene of the town is played, for the board to draw (docs/stage-scenes.md). */

import type { Counted } from "./patch";
import type { TimeName } from "./view.generated";

/** Where cubes, imps and spooks come from and go to; `box` is out of the game. */
export type Place =
  | { at: "district"; cell: string }
  | { at: "purse"; seat: number }
  | { at: "spook"; seat: number; spook: string }
  | { at: "stack"; element: string }
  | { at: "box" };

export interface Step {
  seat: number;
  from: string;
  to: string;
  /** From suburb to suburb, not over a street. */
  travel: boolean;
}

/** What stands out. */
export type Moment =
  | { name: "board-laid" | "no-pact" | "out-of-reach" }
  | { name: "first" | "planned" | "kept" | "passed" | "stack-empty"; seat: number }
  | { name: "pacts-dealt"; seats: number[] }
  /** A spook comes from a stack to a player. */
  | { name: "starter" | "bought" | "summoned"; seat: number; spook: string; from: Place }
  | { name: "uncovered"; element: string; spook: string }
  | { name: "settled"; seat: number; cell: string }
  | { name: "time-chosen"; seat: number; time: TimeName }
  /** Day turns to night, or night to day, over the whole screen. */
  | { name: "phase"; phase: number; time: TimeName; seat: number }
  | { name: "stops-lifted" | "stops-laid" | "produced"; cells: string[] }
  | { name: "round"; round: number; last: boolean }
  | { name: "stop-removed"; seat: number; cell: string }
  | { name: "plans"; plans: { seat: number; cells: string[] }[] }
  | { name: "redirected"; seat: number; element: string }
  /** All pawns that still have an arrow go along it; `number` from 0. */
  | { name: "walk"; number: number; steps: Step[] }
  | { name: "duel"; seats: [number, number]; cell: string }
  /** Dice are in the air: all of a side, or those at these positions; then they lie. */
  | { name: "throw"; seat: number; dice: number[] }
  | { name: "rolled"; seat: number; dice: number[] }
  /** Somebody pays for dice to be thrown anew. */
  | { name: "reroll"; seat: number; dice: number[]; element: string | null }
  | { name: "paired"; successes: [number, number] }
  | { name: "bid"; seat: number }
  | { name: "bids"; bids: { seat: number; energy: number }[] }
  | { name: "bent"; seat: number; before: number[]; dice: number[] }
  | { name: "duel-won"; seat: number; own: number; other: number; reason: string }
  | { name: "duel-lost"; seat: number }
  | { name: "retreat"; seat: number; from: string; to: string }
  /** Cubes travel. */
  | { name: "cubes"; cubes: Counted[]; from: Place; to: Place }
  /** Some cubes go, another one or an imp comes. */
  | { name: "traded"; seat: number; cubes: Counted[]; colour: string | null; element: string | null; imp: boolean }
  | { name: "imp"; seat: number; element: string; from: Place; to: Place; colour: string | null }
  | { name: "horror"; seat: number; count: number }
  | { name: "scare"; seat: number; cell: string }
  | { name: "scare-ended"; seat: number; off: number; count: number }
  | { name: "feeding"; time: TimeName }
  | { name: "fed"; seat: number; spook: string; cubes: Counted[]; imp: boolean; horror: number }
  /** A hungry spook goes to the gate; it is still in the view. */
  | { name: "leaves"; seat: number; spook: string }
  | { name: "pact-filled"; seat: number }
  | { name: "filled"; counts: { seat: number; count: number }[] }
  | { name: "pacts-shown" }
  | { name: "won"; winners: number[] };
