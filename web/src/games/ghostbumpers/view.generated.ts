/** Written by tools/typescript.py from the Python types: change those, and run it. */

export type View = {
  edition: { name: string; digest: string };
  seat: number;
  stage: Stage;
  /** The rule that matters now: where the rules are opened. */
  rule: string;
  to_act: number[];
  round: number;
  /** The number of the last round; with a target score, of the last possible one. */
  last_round: number;
  target: number | null;
  /** Who holds the Start card; null until the lot has fallen (GB-3). */
  start: number | null;
  hand: number[] | null;
  hand_sizes: number[];
  undealt: number;
  piles: PileView[];
  trick: PlayedView[];
  /** Who would take the trick as it lies. */
  leading: number | null;
  /** How many cards the taker of the trick as it lies would turn up; none with the 0/10 card in it (GB-11, GB-15). */
  demands: number;
  /** The tricks taken in this round; those of earlier rounds are in `past`. */
  tricks: Trick[];
  scores: number[];
  past: Round[];
  ending: Ending | null;
  rules: number;
};

export type Stage = "lot" | "deal" | "lay" | "play" | "over";

export type PileView = {
  laid: boolean;
  size: number;
  /** Relaxed cards turned up in this round. */
  turned: number;
  /** Relaxed cards above the Scare card: the owner always knows, the others when one card is left (GB-5). */
  depth: number | null;
};

export type PlayedView = {
  seat: number;
  cards: number[];
  counts: number | null;
  value: string;
};

export type Trick = {
  plays: Played[];
  taker: number;
  /** Relaxed cards turned up. */
  turned: number;
  /** Whether the bottom card went on top (GB-15). */
  moved: boolean;
};

export type Played = {
  seat: number;
  cards: number[];
  counts: number | null;
};

export type Round = {
  start: number;
  scared: number | null;
  paranoia: boolean;
  /** Relaxed cards that each seat turned up while taking tricks. */
  turned: number[];
  /** Relaxed cards above the Scare card when the piles were shown; null if a pile was not shown (GB-19). */
  above: (number | null)[];
  under: (number | null)[];
  points: number[];
  /** Everything that was played, and who took it (R13). */
  tricks: Trick[];
};

export type Ending = "rounds-played" | "target-reached";

export type Box = {
  /** Every monster card, sorted; the 0/10 card comes first. */
  deck: number[];
  hand: number;
  relaxed: number;
  /** How many Relaxed cards must at least lie above the Scare card (GB-2). */
  least_depth: number;
  paranoia: number;
  /** With three players, with four, ... (GB-21). */
  rounds: number[];
  /** A game to a target score ends after this many rounds at the latest (GB-22). */
  round_limit: number;
};

export type StartAction = {
  text: string;
  kind: "start";
  seat: number;
};

export type DealAction = {
  text: string;
  kind: "deal";
  hands: number[][];
};

export type LayAction = {
  text: string;
  kind: "lay";
  depth: number;
};

export type PlayAction = {
  text: string;
  kind: "play";
  cards: number[];
  counts: number | null;
};

export type Action = StartAction | DealAction | LayAction | PlayAction;

export type ListOffer = {
  form: "list";
  actions: Action[];
};

export type Offer = ListOffer;

export type EventKind =
  | "start-drawn"
  | "last-round"
  | "dealt"
  | "laid"
  | "played"
  | "trick-taken"
  | "turned"
  | "moved"
  | "nothing-moved"
  | "scared"
  | "paranoia"
  | "hands-empty"
  | "pile-shown"
  | "round-scored"
  | "won";
