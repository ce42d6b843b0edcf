/** What the server shows of Ghostbumpers, and what the table makes of it. No rules: only counting and remembering. */

import type { ListedAction, Told } from "../../lib/protocol";
import type { Speaker } from "../../lib/texts.svelte";
import type { Person } from "../types";
import type * as shown from "./view.generated";
import type { Round } from "./view.generated";

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
  /** How the round would end if the trick were taken as it lies. */
  ends: "scared" | "paranoia" | null;
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

export function cardName(number: number): string {
  return number ? String(number) : "0/10";
}

/** An action as it is written: what a hint or an alternative would do. */
export type Meant = { kind: "lay"; depth: number } | { kind: "play"; cards: number[]; counts: number | null };

export function meant(action: string | null): Meant | null {
  const [kind, ...parts] = (action ?? "").split(" ");
  if (kind === "lay") return { kind, depth: Number(parts[0]) };
  if (kind !== "play") return null;
  const as = parts.indexOf("as");
  const cards = (as < 0 ? parts : parts.slice(0, as)).map((card) => (card === "0/10" ? 0 : Number(card)));
  return { kind, cards, counts: as < 0 ? null : Number(parts[as + 1]) };
}

/** How far apart cards of one number lie in the hand; cards of different numbers lie one apart. */
const sameNumber = 0.46;
/** No target is narrower than a finger. */
const finger = 44;
/** The widest card of a hand, and what stays free beside it (Hand.svelte). */
const widest = 190;
const edges = 24;

export interface Fan {
  groups: (Group & { at: number; span: number })[];
  /** From the first card to the last, in steps. */
  length: number;
  same: number;
}

export function fan(held: Group[]): Fan {
  let at = 0;
  const groups = held.map((group) => {
    const placed = { ...group, at, span: 1 + (group.copies - 1) * sameNumber };
    at += placed.span;
    return placed;
  });
  return { groups, length: Math.max(1, at - 1), same: sameNumber };
}

/** A hand in one row, or in two where its targets would be too narrow. */
export function rowsOf(held: Group[], width: number): Group[][] {
  const card = Math.min((width - edges) / 3.4, widest);
  if (fan(held).length * finger <= width - edges - card) return [held];
  const half = Math.ceil(held.length / 2);
  return [held.slice(0, half), held.slice(half)];
}

/** Where there is little room: of a bot's name, what tells it from the others. */
export function shortName(seat: number, people: Person[], speaker: Speaker): string {
  const person = people.find((one) => one.seat === seat);
  return person?.kind === "bot" ? speaker.brief(person) : speaker.say("player-name", { seat });
}

/** Everybody that a line of the log speaks of. */
export function seatsOf(line: Told | null): number[] {
  const { seat, winners } = line?.params ?? {};
  return [seat, winners].flat().filter((one) => typeof one === "number");
}
