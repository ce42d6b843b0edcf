/** What the server shows of Straszydła and offers in it. No rules: only names, places and counting. */

import type { Edition, Told } from "../../lib/protocol";
import type { Speaker } from "../../lib/texts.svelte";
import type {
  ColourName,
  CubeName,
  DistrictView,
  ElementName,
  Offer,
  PlanOffer,
  PlayerView,
  RedirectOffer,
  SpookView,
  TimeName,
  View,
} from "./view.generated";

export type {
  ArrangeOffer,
  BendOffer,
  BidOffer,
  Box,
  CubesView as Cubes,
  CubeName as CubeColour,
  ColourName as Colour,
  DistrictView as District,
  DuelView as Duel,
  ElementName,
  Figures,
  ListOffer,
  Offer as TownOffer,
  PlayerView as Player,
  RerollOffer,
  ScareView as Scare,
  SpookView as SpookCard,
  StackView as Stack,
  Stage,
  TimeName as Time,
  TurnOffer,
  View,
} from "./view.generated";

export type Direction = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
export type PathOffer = PlanOffer | RedirectOffer;

export const colours: readonly ColourName[] = ["blue", "purple", "orange", "green"];
/** As the server sorts them in an action. */
export const cubeColours: readonly CubeName[] = [...colours, "energy"];
export const elements: readonly ElementName[] = ["water", "air", "fire", "earth"];

/** What each scene of the table gets. */
export interface SceneProps {
  view: View;
  offer: Offer | null;
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

export function districtAt(view: View, cell: string): DistrictView | undefined {
  return view.board.find((district) => district.cell === cell);
}

/** The strength that counts now, and the one that does not. Before the first phase there is only day first. */
export function strengths(spook: SpookView, time: TimeName | null): { now: number; other: number } {
  return time === "night" ? { now: spook.night, other: spook.day } : { now: spook.day, other: spook.night };
}

/** Which element a colour belongs to is a matter of the box; the stacks tell. */
export function elementOf(view: View, colour: ColourName): ElementName | undefined {
  return view.stacks.find((stack) => stack.colour === colour)?.element;
}

export function colourOf(view: View, element: ElementName): ColourName | undefined {
  return view.stacks.find((stack) => stack.element === element)?.colour;
}

/** What fills each place of a pact, as the server counts it (`filled`): first the spooks of its element, then starters. */
export function filling(pact: ElementName[], spooks: SpookView[], filled: number): (SpookView | null)[] {
  const left = [...spooks];
  const take = (fits: (spook: SpookView) => boolean): SpookView | null => {
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

/** Whether another spook of this element would fill a place of the pact that no spook of its own fills yet. */
export function fitsPact(player: PlayerView | undefined, element: ElementName): boolean {
  const wanted = player?.pact?.filter((one) => one === element).length ?? 0;
  return (player?.spooks.filter((spook) => spook.element === element).length ?? 0) < wanted;
}

/** What a line of the log speaks of: districts, pawns, stacks. */
export interface Spoken {
  cells: string[];
  seats: number[];
  element: string | null;
}
export function spokenOf(line: Told | null): Spoken {
  const { cell, cells, seat, element } = line?.params ?? {};
  return {
    cells: [cell, cells].flat().filter((one) => typeof one === "string"),
    seats: [seat].flat().filter((one) => typeof one === "number"),
    element: typeof element === "string" ? element : null,
  };
}
