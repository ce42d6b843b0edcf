/** What the server shows of Ghostbumpers, and what the table makes of it. No rules: only counting and remembering. */

import type { ListedAction, Told, Value } from "../../lib/protocol";
import type * as shown from "./view.generated";
import type { Round, View } from "./view.generated";

export type { Box, PileView as Pile, Round, Trick, View } from "./view.generated";

/** A set in a trick; what it is worth is told only while the trick lies there. */
export type Played = shown.Played & Partial<shown.PlayedView>;
/** What the table answers to `sketch`: by the text of each action that is offered. */
export interface LayAdvice {
  above: number;
  under: number;
  points: number;
  best: number;
}
export interface PlayAdvice {
  value: string;
  leads: boolean;
}

export type Face = "relaxed" | "scare";

/** A pile whose order is known, from its top to its bottom. */
export function faces(size: number, depth: number): Face[] {
  return Array.from({ length: size }, (_, at) => (at === depth ? "scare" : "relaxed"));
}

export interface Group {
  number: number;
  copies: number;
}

/** A hand as groups of identical cards, in the order of the hand. */
export function groups(hand: number[]): Group[] {
  const found: Group[] = [];
  for (const number of hand) {
    const last = found.at(-1);
    if (last?.number === number) last.copies++;
    else found.push({ number, copies: 1 });
  }
  return found;
}

/** The offered ways to play so many cards of a number: one, or two for the 0/10 card. */
export function waysToPlay(actions: ListedAction[], number: number, copies: number): ListedAction[] {
  return actions.filter((action) => {
    const cards = action["cards"] as number[];
    return cards.length === copies && cards[0] === number;
  });
}

/** The offered depth that lies nearest. */
export function nearest(depths: number[], wanted: number): number {
  return depths.reduce((best, depth) => (Math.abs(depth - wanted) < Math.abs(best - wanted) ? depth : best));
}

/** The other seats, clockwise from the left; all of them for somebody who only watches. */
export function around(seats: number, own: number): number[] {
  const first = own < 0 ? 0 : own + 1;
  return Array.from({ length: own < 0 ? seats : seats - 1 }, (_, at) => (first + at) % seats);
}

/** The scores after a round, counted from 1. */
export function standing(past: Round[], number: number): number[] {
  return (past[0]?.points ?? []).map((_, seat) =>
    past.slice(0, number).reduce((sum, round) => sum + (round.points[seat] ?? 0), 0),
  );
}

/** A trick that was taken, to be played as a small drama: the cards turn one by one. */
export interface Scene {
  plays: Played[];
  taker: number;
  value: string;
  fives: number;
  turned: { face: Face; left: number }[];
  /** What the 0/10 card did to the pile. */
  moved: "moved" | "stayed" | null;
  /** How the round ended with it, if it did. */
  ending: "scared" | "paranoia" | "hands-empty" | null;
}

const endings = ["scared", "paranoia", "hands-empty"];

function played(params: Record<string, Value>): Played {
  const cards = (params["cards"] as string[]).map((card) => (card === "0/10" ? 0 : Number(card)));
  const value = String(params["value"]);
  return { seat: Number(params["seat"]), cards, counts: cards[0] === 0 ? Number(value) : null, value };
}

/** The tricks that were taken among the last `fresh` events; what was played in them may lie further back. */
export function scenes(told: Told[], fresh: number): Scene[] {
  const found: Scene[] = [];
  let plays: Played[] = [];
  let scene: Scene | null = null;
  for (const [at, { kind, params }] of told.entries()) {
    if (kind === "dealt") plays = [];
    else if (kind === "played") plays.push(played(params));
    else if (kind === "trick-taken") {
      const about = { taker: Number(params["seat"]), value: String(params["value"]), fives: Number(params["fives"]) };
      scene = { plays, ...about, turned: [], moved: null, ending: null };
      plays = [];
      if (at >= told.length - fresh) found.push(scene);
    } else if (kind === "turned") scene?.turned.push({ face: params["face"] as Face, left: Number(params["left"]) });
    else if (scene && kind === "moved") scene.moved = "moved";
    else if (scene && kind === "nothing-moved") scene.moved = "stayed";
    else if (scene && endings.includes(kind)) scene.ending = kind as Scene["ending"];
  }
  return found;
}

/** The table at the moment when the last cards of a trick lay there, made from a view that may be a little older. */
export function asPlayed(view: View, scene: Scene): View {
  const hand = view.hand && [...view.hand];
  const sizes = [...view.hand_sizes];
  for (const { seat, cards } of scene.plays) {
    if (view.trick.some((earlier) => earlier.seat === seat)) continue;
    sizes[seat] = (sizes[seat] ?? 0) - cards.length;
    const at = hand && seat === view.seat ? hand.indexOf(cards[0] ?? -1) : -1;
    if (at >= 0) hand?.splice(at, cards.length);
  }
  return { ...view, hand, hand_sizes: sizes, to_act: [] };
}
