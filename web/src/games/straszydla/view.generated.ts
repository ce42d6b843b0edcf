/** Written by tools/typescript.py from the Python types: change those, and run it. */

export type View = {
  edition: { name: string; digest: string };
  seat: number;
  stage: Stage;
  /** The rule that matters now: where the rules are opened. */
  rule: string;
  to_act: number[];
  /** From 1; 0 during the set-up. */
  phase: number;
  phase_limit: number;
  /** Once it is chosen. */
  time: TimeName | null;
  round: number;
  /** The horror cubes on the day/night card. */
  card: number;
  starting: number | null;
  /** How many, from the starting player, have had their turn in this stage. */
  turn: number;
  /** In reading order; empty before the tiles are laid. */
  board: DistrictView[];
  players: PlayerView[];
  stacks: StackView[];
  arrivals: number[];
  duel: DuelView | null;
  scare: ScareView | null;
  /** What the player whose turn it is has done. */
  done: DoneView;
  /** The element of the stack whose next card is turned up. */
  uncovering: ElementName | null;
  /** What goes on after that. */
  resume: Stage;
  ending: Ending | null;
  winners: number[];
  rules: number;
};

export type Stage =
  | "board"
  | "arrange"
  | "first"
  | "pacts"
  | "take"
  | "settle"
  | "begin"
  | "phase"
  | "round"
  | "unblock"
  | "plan"
  | "move"
  | "duels"
  | "duel-roll"
  | "duel-reroll"
  | "bid"
  | "bend-duel"
  | "duel-end"
  | "retreat"
  | "retreat-choice"
  | "act"
  | "scare-roll"
  | "scare-reroll"
  | "bend-scare"
  | "colour"
  | "stops"
  | "feed"
  | "win"
  | "summon"
  | "uncover"
  | "over";

export type TimeName = "day" | "night";

export type DistrictView = {
  cell: string;
  tile: string;
  /** A corner (then it is a suburb), 'centrum', or 'district'. */
  place: PlaceName;
  colour: ColourName | "any";
  time: TimeName | "both";
  produces: number;
  scares: boolean;
  imps: boolean;
  cubes: number;
  stop: boolean;
  /** In the order of arrival. */
  pawns: number[];
};

export type PlaceName = "nw" | "ne" | "sw" | "se" | "centrum" | "district";

export type ColourName = "blue" | "purple" | "orange" | "green";

export type PlayerView = {
  seat: number;
  cell: string | null;
  cubes: CubesView;
  horror: number;
  /** Each element with the number of imps. */
  imps: [ElementName, number][];
  spooks: SpookView[];
  /** The sum of current strength. */
  strength: number;
  purchases_left: number;
  /** null where the seat may not know it. */
  pact: ElementName[] | null;
  /** How much of it these spooks fill. */
  pact_filled: number | null;
  /** Pacts that this player cannot have, or the match would be over. */
  not_pacts: string[];
  planned: boolean;
  plan: string[] | null;
  /** The cells that the plan leads over. */
  path: string[] | null;
  /** Where this player has lost a duel in this round. */
  lost: string[];
};

export type CubesView = {
  blue: number;
  purple: number;
  orange: number;
  green: number;
  energy: number;
};

export type ElementName = "water" | "air" | "fire" | "earth";

export type SpookView = {
  spook: string;
  /** 'all' and 'any' for a starter. */
  element: ElementName | "all";
  colour: ColourName | "any";
  day: number;
  night: number;
  fed: boolean;
};

export type StackView = {
  element: ElementName;
  colour: ColourName;
  top: SpookView | null;
  price: number;
  /** Cards, the top one included. */
  left: number;
  /** What can lie below the top, by name. */
  unseen: string[];
  /** Imps left on the stack of this element. */
  imps: number;
};

export type DuelView = {
  cell: string;
  tile: string;
  /** In the order of arrival. */
  sides: [number, number];
  strengths: [number, number];
  dice: [number[], number[]];
  /** Sorted and paired, and no longer to be rolled anew. */
  laid: boolean;
  /** As the dice lie now. */
  successes: [number, number];
  /** What they said before energy (ST-24). */
  before: [number, number];
  turn: number;
  passes: number;
  rolling: number[];
  /** Who has bid. */
  bid: [boolean, boolean];
  bids: [number | null, number | null];
  budget: number;
  bender: number | null;
  winner: number | null;
  /** Where the loser may go, once it is settled. */
  retreats: string[];
};

export type ScareView = {
  seat: number;
  cell: string;
  dice: number[];
  strength: number;
  total: number;
  off: number;
  /** What the dice bring as they lie. */
  reward: number;
  /** What is off by 0, 1, 2 brings. */
  rewards: number[];
  rolling: number[];
  /** Cubes that wait for a colour (R15). */
  waiting: number;
};

export type DoneView = {
  collected: boolean;
  summoned: boolean;
  scared: boolean;
};

export type Ending = "day" | "night" | "phase-limit" | "out-of-reach";

export type Box = {
  ground: number;
  /** The element of each colour. */
  elements: ElementName[];
  tiles: Record<string, Tile>;
  /** Suburbs and Centrum, with the cells where they lie. */
  fixed: [number, string][];
  /** The other tiles, which are shuffled or arranged. */
  loose: string[];
  spooks: Record<string, Spook>;
  /** One for the top of each stack. */
  starters: string[];
  /** For each colour its spooks, by name. */
  stacks: string[][];
  /** How many imps each stack has. */
  imps: number[];
  /** The colour of the imp that can do each thing. */
  abilities: Record<string, number>;
  /** Each pact as the number of spooks it asks for of each colour. */
  pacts: number[][];
  pact_names: string[];
  figures: Figures;
  /** Where the entries come from that have no place of their own for it. */
  sources: Record<string, string>;
};

export type Tile = {
  name: string;
  /** A corner (then it is a suburb), 'centrum', or 'district'. */
  place: PlaceName;
  colour: number;
  time: TimeName | "both";
  cubes: number;
  scares: boolean;
  imps: boolean;
  source: string;
};

export type Spook = {
  name: string;
  colour: number;
  day: number;
  night: number;
  source: string;
};

export type Figures = {
  arrows: number;
  rounds: number;
  phase_limit: number;
  /** After how many phases STOP markers are lifted. */
  phases_with_stops: number;
  phases_with_stops_for_two: number;
  start_energy: number;
  start_horror: number;
  duel_dice: number;
  stronger_dice: number;
  /** What a winner gets who lets the loser choose where to retreat. */
  choice_horror: number;
  /** Cubes of a scare that is off by 0, 1, 2 and so on; beyond the list none. */
  rewards: number[];
  trade: number;
  trade_with_imp: number;
  imp_food: number;
  purchases: number;
  horror_feed: number;
  horror_reroll: number;
  horror_cube: number;
  horror_stop: number;
  horror_imp: number;
};

export type BoardAction = {
  text: string;
  kind: "board";
  tiles: string[];
};

export type ArrangeAction = {
  text: string;
  kind: "arrange";
  tiles: string[];
};

export type FirstAction = {
  text: string;
  kind: "first";
  seat: number;
};

export type PactsAction = {
  text: string;
  kind: "pacts";
  pacts: string[];
};

export type UncoverAction = {
  text: string;
  kind: "uncover";
  spook: string;
};

export type RollAction = {
  text: string;
  kind: "roll";
  dice: number[][];
};

export type TakeAction = {
  text: string;
  kind: "take";
  element: string;
};

export type SettleAction = {
  text: string;
  kind: "settle";
  cell: string;
};

export type BeginAction = {
  text: string;
  kind: "begin";
  time: string;
};

export type UnblockAction = {
  text: string;
  kind: "unblock";
  cell: string;
};

export type PassAction = {
  text: string;
  kind: "pass";
};

export type PlanAction = {
  text: string;
  kind: "plan";
  arrows: string[];
};

export type KeepAction = {
  text: string;
  kind: "keep";
};

export type RedirectAction = {
  text: string;
  kind: "redirect";
  arrows: string[];
};

export type RerollHorrorAction = {
  text: string;
  kind: "reroll-horror";
  die: number;
};

export type RerollImpAction = {
  text: string;
  kind: "reroll-imp";
  dice: number[];
};

export type BidAction = {
  text: string;
  kind: "bid";
  energy: number;
};

export type BendAction = {
  text: string;
  kind: "bend";
  dice: number[];
};

export type RetreatAction = {
  text: string;
  kind: "retreat";
  cell: string;
};

export type LetChooseAction = {
  text: string;
  kind: "let-choose";
};

export type CollectAction = {
  text: string;
  kind: "collect";
  colours: string[] | null;
};

export type TradeAction = {
  text: string;
  kind: "trade";
  cubes: string[];
  colour: string | null;
  element: string | null;
  with_imp: boolean;
};

export type BuyAction = {
  text: string;
  kind: "buy";
  element: string;
  cubes: string[];
};

export type SwapAction = {
  text: string;
  kind: "swap";
  element: string;
};

export type HorrorCubeAction = {
  text: string;
  kind: "horror-cube";
  colour: string;
};

export type HorrorImpAction = {
  text: string;
  kind: "horror-imp";
  element: string;
};

export type SummonImpAction = {
  text: string;
  kind: "summon-imp";
  element: string | null;
};

export type ScareAction = {
  text: string;
  kind: "scare";
};

export type ColourAction = {
  text: string;
  kind: "colour";
  colour: string;
};

export type FeedAction = {
  text: string;
  kind: "feed";
  spook: string;
  colour: string | null;
  with_imp: boolean;
};

export type FeedHorrorAction = {
  text: string;
  kind: "feed-horror";
  spook: string;
};

export type SummonAction = {
  text: string;
  kind: "summon";
  element: string;
};

export type EndAction = {
  text: string;
  kind: "end";
};

export type Action =
  | BoardAction
  | ArrangeAction
  | FirstAction
  | PactsAction
  | UncoverAction
  | RollAction
  | TakeAction
  | SettleAction
  | BeginAction
  | UnblockAction
  | PassAction
  | PlanAction
  | KeepAction
  | RedirectAction
  | RerollHorrorAction
  | RerollImpAction
  | BidAction
  | BendAction
  | RetreatAction
  | LetChooseAction
  | CollectAction
  | TradeAction
  | BuyAction
  | SwapAction
  | HorrorCubeAction
  | HorrorImpAction
  | SummonImpAction
  | ScareAction
  | ColourAction
  | FeedAction
  | FeedHorrorAction
  | SummonAction
  | EndAction;

export type ListOffer = {
  form: "list";
  actions: Action[];
};

export type ArrangeOffer = {
  form: "arrange";
  tiles: string[];
  /** Where the tiles lie, in their order. */
  cells: string[];
};

export type BendOffer = {
  form: "bend";
  dice: number[];
  budget: number;
};

export type BidOffer = {
  form: "bid";
  most: number;
};

export type PlanOffer = {
  start: string;
  steps: Record<string, Record<string, string>>;
  suburbs: string[];
  form: "path";
  action: "plan";
  /** The most there may be. */
  arrows: number;
};

export type RedirectOffer = {
  start: string;
  steps: Record<string, Record<string, string>>;
  suburbs: string[];
  form: "path";
  action: "redirect";
  arrows: number;
  /** One of its arrows is changed, or one added at its end. */
  plan: string[];
  /** The travel alone may be changed. */
  travel?: boolean;
};

export type RerollOffer = {
  form: "reroll";
  dice: number[];
  horror: boolean;
  imp: boolean;
};

export type TurnOffer = {
  form: "turn";
  feeding: boolean;
  cubes: Cubes;
  /** Ready to be taken; what has many forms is described: collect, trade and buy. */
  actions: Action[];
  collect: Lying | null;
  trade: Trading | null;
  buy: Ware[];
};

export type Cubes = {
  blue: number;
  purple: number;
  orange: number;
  green: number;
  energy: number;
};

export type Lying = {
  count: number;
  colour: ColourName | null;
};

export type Trading = {
  rate: number | null;
  rate_with_imp: number | null;
  colours: CubeName[];
  imps: ElementName[];
};

export type CubeName = "blue" | "purple" | "orange" | "green" | "energy";

export type Ware = {
  element: ElementName;
  spook: string;
  price: number;
};

export type Offer =
  ListOffer | ArrangeOffer | BendOffer | BidOffer | PlanOffer | RedirectOffer | RerollOffer | TurnOffer;

export type EventKind =
  | "board-laid"
  | "first-drawn"
  | "pacts-dealt"
  | "starter-taken"
  | "uncovered"
  | "settled"
  | "time-chosen"
  | "phase-began"
  | "stops-lifted"
  | "produced"
  | "round-began"
  | "stop-removed"
  | "passed"
  | "plan-made"
  | "plan-shown"
  | "plan-kept"
  | "redirected"
  | "moved"
  | "duel-began"
  | "duel-rolled"
  | "rerolled-with-horror"
  | "rerolled-with-imp"
  | "rolled-again"
  | "dice-laid"
  | "bid-made"
  | "bid-shown"
  | "duel-bent"
  | "duel-won"
  | "duel-lost"
  | "choice-given"
  | "retreated"
  | "collected"
  | "traded"
  | "bought"
  | "swapped"
  | "horror-for-cube"
  | "horror-for-imp"
  | "imp-summoned"
  | "scare-began"
  | "scare-rolled"
  | "scare-bent"
  | "scare-ended"
  | "scare-paid"
  | "horror-gained"
  | "horror-lost"
  | "turn-ended"
  | "stops-laid"
  | "feeding-began"
  | "fed"
  | "fed-with-horror"
  | "spook-lost"
  | "feeding-ended"
  | "pact-filled"
  | "no-pact-filled"
  | "out-of-reach"
  | "limit-reached"
  | "won"
  | "pact-shown"
  | "summoned"
  | "stack-empty";
