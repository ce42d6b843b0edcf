import type { Component, Snippet } from "svelte";
import type { Belief, Edition, ListedAction, Offer, Told, Value } from "../lib/protocol";
import type { Speaker } from "../lib/texts.svelte";

/** What a game's folder may offer beside its door, its texts and its rulebook's pictures (docs/contract.md shows the
tree). Each is optional: without a `Game` a table lists the choices (PlainGame.svelte). */
export interface Folder {
  /** `Game.svelte`: the board. */
  Game: Component<GameProps>;
  /** `Open.svelte`: a match that is over, with everything laid open. */
  Open: Component<OpenProps>;
  /** `Opening.svelte`: how a player began, where words are not the best way to show it. */
  Opening: Component<OpeningProps>;
  /** `rulebook/figures.ts`: the figures of a box. */
  figures: Figures;
  /** `lessons.ts`: where lessons point on the board. */
  pointing: Pointing;
}

/** `Door.svelte`: a drawing in a `Doorway` of the house. Doors stand in the order of their places; a game without a
drawing has a plain door behind them all. */
export interface Door {
  default: Component<DoorProps>;
  place?: number;
}

export interface DoorProps {
  open: boolean;
}

/** `rulebook/RULE.svelte`: a drawing of that rule; the text `picture-RULE` says what it shows. */
export interface PictureProps {
  /** The box in play, where a picture shows its figures. */
  edition: Edition | null;
  speaker: Speaker;
}

export interface OpeningProps {
  params: Record<string, Value>;
  words: string;
}

/** The figures of a box: each with its rule, the label that `figure-LABEL` puts into words, and the entry of the edition file
that it stands in. */
export type Figures = (
  edition: Edition,
  speaker: Speaker,
) => [rule: string, label: string, value: string, entry: string][];

/** How a board is pointed at. */
export interface Pointing {
  /** Places of the board by the names that lessons use, as CSS selectors. */
  places: Record<string, string>;
  /** Where an action is done, as CSS selectors. */
  where: (action: ListedAction) => string[];
  /** Puts what a step has prepared on the game's sketch pad, before the board is shown. */
  prepare?: (table: string, sketch: string, offer: Offer, view: unknown) => void;
}

/** What a game gets that lays everything open, for a match that is over: `games/<name>/Open.svelte` makes one view of all,
draws it with `board`, and shows beside it what no single view has a place for. */
export interface OpenProps {
  /** By seat, and "public". */
  views: Record<string, unknown>;
  speaker: Speaker;
  board: Snippet<[unknown]>;
}

/** What the frame of the table gives to a game's component; the game draws a view and sends actions as text. */
export interface GameProps {
  table: string;
  seat: number | null;
  view: unknown;
  /** Everything that these eyes were told in this match; so many at the end are `fresh`: new since they last looked. */
  told: Told[];
  fresh: number;
  offer: Offer | null;
  edition: Edition;
  speaker: Speaker;
  aids: boolean;
  over: boolean;
  /** Whether the house answers now. */
  online: boolean;
  /** Answers whether the action was accepted. */
  act: (action: string) => Promise<boolean>;
  /** Takes this seat's last action back, where that needs nobody's consent. */
  takeBack: (() => void) | null;
  advise: (question: string) => Promise<unknown>;
  /** In a review: what a well-informed player in this seat should think of what it cannot see, drawn on the board. */
  beliefs?: Belief[];
  /** Says that what has happened is being played as a scene: until it is over the frame does not tell how it ends. */
  hold: (scene: boolean) => void;
}
