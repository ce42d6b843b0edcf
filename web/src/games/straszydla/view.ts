/** What the server shows of Straszydła and offers in it. No rules: only names, places and counting. */

import type { Edition, ListedAction } from "../../lib/protocol";
import type { Speaker } from "../../lib/texts.svelte";

export type Colour = "blue" | "purple" | "orange" | "green";
export type CubeColour = Colour | "energy";
export type ElementName = "water" | "air" | "fire" | "earth";
export type Time = "day" | "night";
export type Direction = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

export const colours: readonly Colour[] = ["blue", "purple", "orange", "green"];
/** As the server sorts them in an action. */
export const cubeColours: readonly CubeColour[] = [...colours, "energy"];
export const elements: readonly ElementName[] = ["water", "air", "fire", "earth"];

export type Stage =
  | "board"
  | "arrange"
  | "first"
  | "pacts"
  | "take"
  | "settle"
  | "begin"
  | "unblock"
  | "plan"
  | "move"
  | "duel-roll"
  | "duel-reroll"
  | "bid"
  | "bend-duel"
  | "retreat"
  | "retreat-choice"
  | "act"
  | "scare-roll"
  | "scare-reroll"
  | "bend-scare"
  | "colour"
  | "feed"
  | "summon"
  | "uncover"
  | "over";

export interface District {
  cell: string;
  tile: string;
  /** A corner (then it is a suburb), the middle, or neither. */
  place: "nw" | "ne" | "sw" | "se" | "centrum" | "district";
  colour: Colour | "any";
  time: Time | "both";
  produces: number;
  scares: boolean;
  imps: boolean;
  /** Cubes that lie there. */
  cubes: number;
  stop: boolean;
  /** In the order of arrival. */
  pawns: number[];
}

export type Cubes = Record<CubeColour, number>;

export interface SpookCard {
  spook: string;
  element: ElementName | "all";
  colour: Colour | "any";
  day: number;
  night: number;
  fed: boolean;
}

export interface Player {
  seat: number;
  cell: string | null;
  cubes: Cubes;
  horror: number;
  imps: [ElementName, number][];
  spooks: SpookCard[];
  /** The sum of current strength. */
  strength: number;
  purchases_left: number;
  /** Null where these eyes may not know it. */
  pact: ElementName[] | null;
  pact_filled: number | null;
  not_pacts: string[];
  planned: boolean;
  /** The words of the plan, null where these eyes may not know it. */
  plan: string[] | null;
  /** The cells that the plan leads over, until it is walked. */
  path: string[] | null;
  /** Where this player has lost a duel in this round. */
  lost: string[];
}

export interface Stack {
  element: ElementName;
  colour: Colour;
  top: SpookCard | null;
  price: number;
  /** Cards, the top one included. */
  left: number;
  unseen: string[];
  /** Imps left on the imp stack of this element. */
  imps: number;
}

export interface Duel {
  cell: string;
  tile: string;
  /** Seats in the order of arrival; everything else in pairs follows this order. */
  sides: [number, number];
  strengths: [number, number];
  dice: [number[], number[]];
  /** Sorted and paired, and no longer to be rolled anew. */
  laid: boolean;
  /** As the dice lie now. */
  successes: [number, number];
  /** What they said before energy. */
  before: [number, number];
  /** Which side may reroll: 0 or 1. */
  turn: number;
  passes: number;
  rolling: number[];
  bid: [boolean, boolean];
  bids: [number | null, number | null];
  budget: number;
  bender: number | null;
  winner: number | null;
  /** Where the loser may go, once it is settled. */
  retreats: string[];
}

export interface Scare {
  seat: number;
  cell: string;
  /** In rolled order. */
  dice: number[];
  strength: number;
  total: number;
  off: number;
  /** What the dice bring as they lie. */
  reward: number;
  /** What being off by 0, 1, 2 ... brings; nothing beyond. */
  rewards: number[];
  rolling: number[];
  /** Cubes that wait for a colour. */
  waiting: number;
}

export interface View {
  /** -1 for somebody who watches. */
  seat: number;
  stage: Stage;
  rule: string;
  to_act: number[];
  /** From 1; 0 during the set-up. */
  phase: number;
  phase_limit: number;
  time: Time | null;
  round: number;
  /** Horror cubes on the day/night card. */
  card: number;
  starting: number | null;
  turn: number;
  /** In reading order, from a5 to e1; empty before the tiles are laid. */
  board: District[];
  players: Player[];
  stacks: Stack[];
  arrivals: number[];
  duel: Duel | null;
  scare: Scare | null;
  /** What the player whose turn it is has done. */
  done: { collected: boolean; summoned: boolean; scared: boolean };
  uncovering: ElementName | null;
  resume: Stage;
  ending: "day" | "night" | "phase-limit" | "out-of-reach" | null;
  winners: number[];
}

// What is offered

/** `actions` as in every list: each has its `text`, its `kind`, and its fields (`element`, `colour`, `cell`, `spook`, `with_imp` ...). */
export interface ListOffer {
  form: "list";
  actions: ListedAction[];
}

export interface ArrangeOffer {
  form: "arrange";
  tiles: string[];
  /** Where the tiles lie, in their order. */
  cells: string[];
}

export interface PathOffer {
  form: "path";
  action: "plan" | "redirect";
  start: string;
  /** The most arrows. */
  arrows: number;
  /** Where each arrow leads from each cell. */
  steps: Record<string, Partial<Record<Direction, string>>>;
  suburbs: string[];
  /** Only with `redirect`: the plan of which one arrow is changed, or one added at its end. */
  plan?: string[];
  /** Only with `redirect`: whether the travel alone may be changed. */
  travel?: boolean;
}

export interface RerollOffer {
  form: "reroll";
  dice: number[];
  horror: boolean;
  imp: boolean;
}

export interface BidOffer {
  form: "bid";
  most: number;
}

export interface BendOffer {
  form: "bend";
  dice: number[];
  budget: number;
}

export interface TurnOffer {
  form: "turn";
  feeding: boolean;
  cubes: Cubes;
  /** Ready to take: swap, horror-cube, horror-imp, summon-imp, scare, feed, feed-horror, end. */
  actions: ListedAction[];
  /** Where the colour is null, the player names `count` colours. */
  collect: { count: number; colour: Colour | null } | null;
  trade: { rate: number | null; rate_with_imp: number | null; colours: CubeColour[]; imps: ElementName[] } | null;
  buy: { element: ElementName; spook: string; price: number }[];
}

export type TownOffer = ListOffer | ArrangeOffer | PathOffer | RerollOffer | BidOffer | BendOffer | TurnOffer;

/** What each scene of the table gets. */
export interface SceneProps {
  view: View;
  offer: TownOffer | null;
  /** Whose eyes look; null for somebody who watches. */
  seat: number | null;
  edition: Edition;
  speaker: Speaker;
  act: (text: string) => void;
  /** Something was sent and is not answered yet: nothing more can be pressed. */
  busy: boolean;
}

// Where things lie on the screen

/** Towns have three or five districts to a side. */
export function sizeOf(view: View): number {
  return Math.round(Math.sqrt(view.board.length)) || 5;
}

/** Column and row on the screen, from 0; the north is at the top. */
export function placeOf(cell: string, size: number): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: size - Number(cell.slice(1)) };
}

export function cellAt(column: number, row: number, size: number): string | null {
  const inside = column >= 0 && column < size && row >= 0 && row < size;
  return inside ? `${String.fromCharCode(97 + column)}${size - row}` : null;
}

/** Whether one can step from one to the other; otherwise one travels. */
export function adjacent(one: string, other: string): boolean {
  const columns = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  return Math.max(columns, Math.abs(Number(one.slice(1)) - Number(other.slice(1)))) === 1;
}

export function districtAt(view: View, cell: string): District | undefined {
  return view.board.find((district) => district.cell === cell);
}

/** The strength that counts now, and the one that does not. Before the first phase there is only day first. */
export function strengths(spook: SpookCard, time: Time | null): { now: number; other: number } {
  return time === "night" ? { now: spook.night, other: spook.day } : { now: spook.day, other: spook.night };
}

/** Which element a colour belongs to is a matter of the box; the stacks tell. */
export function elementOf(view: View, colour: Colour): ElementName | undefined {
  return view.stacks.find((stack) => stack.colour === colour)?.element;
}

export function colourOf(view: View, element: ElementName): Colour | undefined {
  return view.stacks.find((stack) => stack.element === element)?.colour;
}

/** What fills each place of a pact, as the server counts it (`filled`): first the spooks of its element, then starters. */
export function filling(pact: ElementName[], spooks: SpookCard[], filled: number): (SpookCard | null)[] {
  const left = [...spooks];
  const take = (fits: (spook: SpookCard) => boolean): SpookCard | null => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const own = pact.map((element) => take((spook) => spook.element === element));
  const all = own.map((spook) => spook ?? take((starter) => starter.element === "all"));
  let count = 0;
  return all.map((spook) => (spook && ++count <= filled ? spook : null));
}

/** One view with everybody's secrets in it, for a match that is over: pacts, plans and bids, each from its owner's view. */
export function opened(views: Record<string, View>): View {
  const all = views["public"]!;
  const own = (seat: number): View => views[String(seat)]!;
  const duel = all.duel && {
    ...all.duel,
    bids: all.duel.sides.map((seat, side) => own(seat).duel?.bids[side] ?? null) as [number | null, number | null],
  };
  return { ...all, duel, players: all.players.map(({ seat }) => own(seat).players[seat]!) };
}
