/** Written by tools/typescript.py from the Python types: change those, and run it. */

export type View = {
  edition: { name: string; digest: string };
  seat: number;
  to_act: number[];
  /** The rule that matters now: where the rules are opened. */
  rule: string;
  ending: Ending | null;
  rounds: number;
  past: Round[];
  dealt: boolean;
  /** The own ghost. */
  card: number | null;
  /** The own bid. */
  bid: number | null;
  /** Who has bid. */
  done: boolean[];
  purses: number[];
  scores: number[];
};

export type Ending = "counted";

export type Round = {
  cards: number[];
  bids: number[];
};

export type Box = {
  /** Everybody's ghosts are numbered from 1 to this. */
  highest: number;
  /** So many pennies everybody begins with. */
  purse: number;
  /** So many can be bid in one round (CO-3). */
  most: number;
};

export type DealAction = {
  text: string;
  kind: "deal";
  cards: number[];
};

export type BidAction = {
  text: string;
  kind: "bid";
  pennies: number;
};

export type Action = DealAction | BidAction;

export type ListOffer = {
  form: "list";
  actions: Action[];
};

export type Offer = ListOffer;

export type EventKind = "dealt" | "has-bid" | "shown";
