import type { Component, Snippet } from "svelte";
import type { Belief, Edition, ListedAction, Offer, Told, Value } from "../lib/protocol";
import type { Speaker } from "../lib/texts.svelte";

/** What a game's folder may offer beside its door, its texts and its rulebook's pictures (docs/contract.md shows the
tree). Each is optional: without a `Game` a table lists the choices (PlainGame.svelte). */
export interface Folder {
  /** `Game.svelte`: the board. */
  Game: Component<GameProps>;
  /** `Poster.svelte`: a drawn picture of the game in three scenes. */
  Poster: Component<PosterProps>;
  /** `Open.svelte`: a match that is over, with everything laid open. */
  Open: Open;
  /** `Small.svelte`: the small board of any view. */
  Small: Component<SmallProps>;
  /** `Opening.svelte`: how a player began, where words are not the best way to show it. */
  Opening: Component<OpeningProps>;
  /** `Stamp.svelte`: where a line of the log happened, as small as a stamp. */
  Stamp: Component<StampProps>;
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

/** `Poster.svelte`: what the game is about, before one plays it: on its page, on the cards of tables, in an invitation. It is
seen whole in a place of any shape; `entry-SCENE` says in words what each of the three scenes shows. */
export interface PosterProps {
  scene?: 1 | 2 | 3;
}

/** `rulebook/RULE.svelte`: a drawing of that rule; the text `picture-RULE` says what it shows. */
export interface PictureProps {
  /** The box in play, where a picture shows its figures. */
  edition: Edition | null;
  speaker: Speaker;
}

/** `Small.svelte`: the small board of any view, with an action drawn on it as a ghost. Words stand beside it. */
export interface SmallProps {
  view: unknown;
  action?: string | null;
}

/** `Stamp.svelte`: the words stand beside it. It keeps its room where there is nothing to show. */
export interface StampProps {
  told: Told;
  /** Everything that these eyes were told. */
  all: Told[];
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
  /** Places of the board by the names that lessons use, as CSS selectors; any other name is a cell of the board, its `data-cell`. */
  places: Record<string, string>;
  /** Where an action is done, as CSS selectors. */
  where: (action: ListedAction) => string[];
  /** Puts what a step has prepared on the game's sketch pad, before the board is shown. */
  prepare?: (table: string, sketch: string, offer: Offer, view: unknown) => void;
}

/** `Open.svelte` lays everything open, for a match that is over: `opened` makes one view of all, for the board to draw; the component
shows beside it what no single view has a place for, and may show nothing. */
export interface Open {
  default: Component<OpenProps>;
  opened: (views: Record<string, unknown>) => unknown;
}

export interface OpenProps {
  /** By seat, and "public". */
  views: Record<string, unknown>;
  speaker: Speaker;
}

/** Somebody at the table, as everybody may see it. */
export interface Person {
  seat: number;
  name: string;
  /** Empty where seats have no parts of their own. */
  role: string;
  kind: "free" | "person" | "bot";
  /** The bot that plays there, also for a person who is away. */
  bot: string | null;
  /** Sits at this screen. */
  mine: boolean;
  here: boolean;
  /** Everybody waits for this seat. */
  asked: boolean;
  /** When this decision must be made, in seconds since 1970; and what is left of the whole match's time. */
  deadline: number | null;
  bank: number | null;
}

/** A leaf of the side column. */
export interface Leaf {
  name: string;
  title: string;
  content: Snippet;
}

/** What stands around a game's board: whoever shows the game makes it (a table, a replay, a lesson), and the game hands it on to the
frame. The game itself never knows who shows it. */
export interface Surroundings {
  /** Something is studied: the side column is wider, and always in view, on a small screen under the board. The people and what the
  game puts beside the board are a leaf of it. */
  study?: boolean;
  /** "window": the frame is the whole window, and never scrolls. "page": board and dock stand in a page, one below the other. */
  place: "window" | "page";
  game: string;
  title: string;
  /** Where the arrow leads, and what that place is called; no arrow without it. */
  back: { to: string; title: string; go: (to: string) => void } | null;
  /** Whose turn it is, in words. The light follows `whose`: "nobody" is for what is over or not begun. */
  turn: { text: string; more?: string; whose: "mine" | "others" | "nobody"; deadline?: number | null } | null;
  people: Person[];
  /** Buttons of the bar; each is left out where it is null. */
  hint: { ask: () => void; thinking: boolean } | null;
  undo: { do: () => void; title: string; possible: boolean } | null;
  rules: (() => void) | null;
  settings: (() => void) | null;
  /** What leads the side column, over its leaves: a teacher's words, a puzzle's question. */
  lead?: Snippet | undefined;
  /** In a puzzle: what was done is judged beside the board, and nothing to be read lies over it before. */
  judges?: boolean;
  /** In a lesson, the one action that is meant: everything else can be chosen, but does not invite to it. */
  meant?: ListedAction | null;
  /** The leaves of the side column, and what stands under them. */
  leaves: Leaf[];
  /** A leaf that is turned to when it comes: what somebody has waited for. */
  awaited?: string | undefined;
  say?: Snippet | undefined;
  /** How many messages there are: what came while the drawer was shut is marked on it. */
  messages: number;
  /** What stands under the game's own dock: the steps of a replay. Where there is little room, the game's own dock goes to its leaf. */
  controls?: Snippet | undefined;
  /** What floats over the lower edge of the board (stage/Notice.svelte). */
  notices?: Snippet | undefined;
  /** A hint: among the notices, or in the decision's place where a game wants it there. */
  advice?: Snippet | undefined;
  /** What lies over the board: the end of a match. It is told whether the game's own picture says already how it ended, and what the
  game has to tell about it. */
  over?: Snippet<[told: boolean, epilogue?: Snippet]> | undefined;
  /** Read out by a screen reader when it changes. */
  announced: string;
}

/** What a game puts into the frame. */
export interface FrameParts {
  /** The drawn room behind everything. */
  room?: Snippet;
  /** How far the match is: small, in the bar. What stands in `.sp-words` goes first where there is little room. */
  progress?: Snippet;
  board: Snippet;
  /** The end is a picture of the game's own, with the cry in large letters: what lies over it does not repeat it. */
  cries?: boolean;
  /** Why it ended so, for the card of the result. */
  epilogue?: Snippet;
  /** What is mine, the decision, the main button. */
  dock?: Snippet;
  /** On a small screen, or always, a hint takes the dock's place, and covers nothing that it speaks of. */
  adviceOnDock?: boolean | "always";
  /** What may be decided lies in the lower half of the board: notices float over its upper edge. */
  noticesAbove?: boolean;
  /** In the side column, under the people. */
  beside?: Snippet;
  /** "board": the game draws the people around its board, and the side column does not repeat them. */
  seats?: "side" | "board";
  /** The game's own picture of a person, instead of the face. */
  face?: Snippet<[Person]> | undefined;
  /** What the game adds to a person's card. */
  person?: Snippet<[Person]>;
  /** The points of a seat, where they can be seen. */
  points?: (seat: number) => number | null;
}

/** What the frame of the table gives to a game's component; the game draws a view and sends actions as text. */
export interface GameProps {
  around: Surroundings;
  /** An action to draw on the board as a ghost: a hint, an alternative. */
  ghost: string | null;
  /** A line of the log that somebody points at: the board lights up what it speaks of. */
  pointed?: Told | null;
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
  /** Says that what has happened is being played as a scene, and what it has shown so far: until it is over the frame does not tell
  how it ends. */
  hold: (scene: boolean, shown: Told | null) => void;
}
