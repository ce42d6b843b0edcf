import type { Snippet } from "svelte";
import type { Belief, Edition, Offer, Told } from "../lib/protocol";
import type { Speaker } from "../lib/texts.svelte";

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
