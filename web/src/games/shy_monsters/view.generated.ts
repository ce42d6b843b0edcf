/** Written by tools/typescript.py from the Python types: change those, and run it. */

export type View = {
  edition: { name: string; digest: string };
  seat: number;
  number: number;
  phase: Phase;
  /** The rule that matters now: where the rules are opened. */
  rule: string;
  to_act: number[];
  storey: StoreyView | null;
  past: StoreyView[];
  /** Every monster revealed so far, in order: those of earlier storeys lie lined up (SM-23). */
  seen: string[];
  hand_size: number;
  hand: string[] | null;
  pile_size: number;
  pile: string[] | null;
  ending: Ending | null;
};

export type Phase = "draw" | "lay" | "reveal" | "walk" | "over";

export type StoreyView = {
  layout: string[];
  faces: (string | null)[];
  moods: (Mood | null)[];
  revealed: string[];
  active: string[];
  panicking: string[];
  dead: string[];
  hero: string;
  attack_ready: boolean;
  jump_ready: boolean;
  reveals_left: number;
  idle_moves: number;
  /** The monsters revealed here, in order. */
  seen: string[];
  hidden_monsters: number;
};

export type Mood = "lurking" | "active" | "uneasy" | "panicking" | "dead";

export type Ending = "escaped" | "killed" | "walled-in" | "wandered" | "gave-up";

export type Box = {
  monsters: Monster[];
  corridors: number;
  storeys: StoreyPlan[];
  idle_limit: number;
  /** Each monster's diagram; a face that is no key here is no monster. */
  diagrams: Record<string, [string, string, string]>;
};

export type Monster = {
  name: string;
  colour: string;
  diagram: [string, string, string];
  source: string;
};

export type StoreyPlan = {
  monsters: number;
  reveals: number;
};

export type DrawAction = {
  text: string;
  kind: "draw";
  monsters: string[];
};

export type LayAction = {
  text: string;
  kind: "lay";
  tiles: [string, string][];
};

export type RevealAction = {
  text: string;
  kind: "reveal";
  tile: string;
};

export type WalkAction = {
  text: string;
  kind: "walk";
  tile: string;
  attack: boolean;
};

export type JumpAction = {
  text: string;
  kind: "jump";
  over: string;
  tile: string;
  attack: boolean;
};

export type GiveUpAction = {
  text: string;
  kind: "give-up";
};

export type Action = DrawAction | LayAction | RevealAction | WalkAction | JumpAction | GiveUpAction;

export type ListOffer = {
  form: "list";
  actions: Action[];
};

export type LayOffer = {
  form: "lay";
  tiles: string[];
  entrance: string;
  /** How far from the Entrance a tile can lie. */
  reach: number;
};

export type Offer = ListOffer | LayOffer;

export type EventKind =
  | "monsters-drawn"
  | "storey-laid"
  | "revealed"
  | "hero-walked"
  | "hero-jumped"
  | "monster-killed"
  | "attack-wasted"
  | "hero-killed"
  | "hero-walled-in"
  | "hero-wandered"
  | "hero-gave-up"
  | "storey-left"
  | "storey-destroyed"
  | "hero-escaped"
  | "laid-open";
