/** Written by tools/typescript.py from the Python types: change those, and run it. */

export type Value = string | number | boolean | null | Value[];

export type Told = {
  kind: string;
  params: Record<string, Value>;
};

export type Refusal = {
  class: string;
  code: string;
  rule: string | null;
  params: Record<string, Value>;
  cause?: Refusal;
};

export type SeatInfo = {
  name: string;
  kind: "person" | "bot" | "free";
  substitute: boolean;
  asked: boolean;
  here: boolean;
  watched: boolean;
  nudged: boolean;
  bank: number | null;
  deadline: number | null;
  /** How many hints the seat has asked for; null until the match is over. */
  hints: number | null;
};

export type Proposal = {
  seat: number;
  what: string;
  agreed: number[];
};

export type Result = {
  reason: string;
  scores: number[];
  winners: number[];
};

export type Origin = {
  table: string | null;
  at: number;
  seat: number;
};

export type SharedDeal = {
  kind: "cup" | "deal";
  by: string;
  closed: boolean;
};

export type TableInfo = {
  id: string;
  game: string;
  rules: number;
  title: string;
  edition: { name: string; digest: string };
  options: Record<string, string>;
  settings: Settings;
  started: boolean;
  paused: boolean;
  seats: SeatInfo[];
  proposal: Proposal | null;
  outcome: Result | null;
  /** Null for an imported match whose file does not tell it. */
  commitment: string | null;
  seed: string | null;
  next: string | null;
  branch: Origin | null;
  /** Brought as a file: nobody sits here. */
  imported: boolean;
  /** Left out where the deal is this table's own. */
  shared?: SharedDeal;
  /** By how many seats everybody has moved since the first match of these people: whoever has no name of their own, as a bot, keeps the one of the first seat. Left out where nobody has. */
  moved?: number;
};

export type Settings = {
  clock: Clock;
  /** 'none', 'public' (what everybody may know), 'seat' (one seat, with its owner's consent), or 'open' (what is public, and everything once the match is over). */
  spectators: string;
  chat: boolean;
  /** Whether players may ask the table what follows from what they know. */
  aids: boolean;
  listed: boolean;
};

export type Clock = {
  move: number | null;
  match: number | null;
  increment: number;
};

export type Around = {
  kind?: string;
  game?: string;
  seat?: number;
  name?: string;
  /** Whether it is a bot that sits down, or which one plays for somebody. */
  bot?: boolean | string;
  what?: string;
  agrees?: boolean;
  text?: string;
  reaction?: string;
  by?: number;
  reason?: string;
  table?: string;
  /** The numbers of what was taken back. */
  gone?: number[];
};

export type Note = {
  kind?: string;
  game?: string;
  seat?: number;
  name?: string;
  bot?: boolean | string;
  what?: string;
  agrees?: boolean;
  text?: string;
  reaction?: string;
  by?: number;
  reason?: string;
  table?: string;
  gone?: number[];
  number: number;
  at: number;
  told?: Record<string, Told[]>;
};

export type Update = {
  type: "update";
  number: number;
  since: number;
  table: TableInfo;
  notes: Note[];
  views: Record<string, unknown>;
  /** By seat and field: how many entries of what the last update had come before those in `views`. */
  kept?: Record<string, Record<string, number>>;
  choices: Record<string, unknown>;
  undo: Record<string, TakingBack>;
};

export type TakingBack = "free" | "ask" | "none";

export type Option = {
  name: string;
  values: string[];
  default: string;
  numbered: Numbered | null;
};

export type Numbered = {
  prefix: string;
  least: number;
  most: number;
  /** Where a person begins who wants such a value. */
  usual: number;
};

export type EditionInfo = {
  name: string;
  title: Record<string, string>;
  about: Record<string, string> | null;
};

export type GameInfo = {
  game: string;
  rules: number;
  /** How many can play. */
  seats: number[];
  roles: string[];
  /** Whether scores are points that people want to see; otherwise they only say who has won. */
  counts_points: boolean;
  words: Record<string, string>;
  options: Option[];
  editions: EditionInfo[];
  /** From the weakest to the strongest. */
  bots: string[];
  /** How many scenes teach it. */
  lessons: number;
  puzzles: number;
};

export type Edition = {
  name: string;
  digest: string;
  terms: Record<string, Record<string, string>>;
  content: unknown;
  /** Whether an entry of its file is `attested`, stated in `public` or `reconstructed`. */
  sources: Record<string, string>;
};

export type PlayerInfo = {
  name: string;
  bot: string | null;
  /** Has withdrawn. */
  out: boolean;
};

export type CupTableInfo = {
  table: string;
  /** By seat; -1 is a bot that only fills a place. */
  players: number[];
  /** Null until the round is over. */
  scores: number[] | null;
  /** The seats at which a bot has played for somebody; empty until the round is over. */
  stand_ins: number[];
};

export type RoundInfo = {
  until: number;
  commitment: string;
  /** Null until the round is over. */
  seed: string | null;
  byes: number[];
  tables: CupTableInfo[];
  /** How many tables are over. */
  done: number;
};

export type CupInfo = {
  id: string;
  /** How much has happened in it. */
  number: number;
  game: string;
  seats: number;
  /** How many are planned. */
  rounds: number;
  until: number;
  live: boolean;
  stage: "joining" | "playing" | "over";
  players: PlayerInfo[];
  /** The rounds so far; the last one may go on. */
  played: RoundInfo[];
  /** After the rounds that are over, the best first. */
  standings: Standing[];
};

export type Standing = {
  player: number;
  place: number;
  points: number;
  buchholz: number;
  deal: number;
  byes: number;
  /** In how many matches a bot has played for the player, if only for a while. */
  stand_ins: number;
};

export type Failure = {
  error: Record<string, unknown>;
};

export type PushKeyTold = {
  key: string | null;
};

export type Hang = {
  endpoint: string;
};

export type Hanging = {
  seat: number;
  rings: boolean;
};

export type NewCup = {
  game: string;
  rounds: number;
  seconds: number;
  live?: boolean;
  seats?: number | null;
};

export type MadeCup = {
  cup: string;
  key: string;
};

export type JoinCup = {
  name?: string | null;
  bot?: string | null;
};

export type CupPlayer = {
  player: number;
  key: string | null;
};

export type DealDoor = {
  game: string;
  seat: number;
  seats: number;
  bot: string;
  commitment: string;
};

export type DealToday = {
  game: string;
  seat: number;
  seats: number;
  bot: string;
  commitment: string;
  table: string | null;
  over: boolean;
};

export type DealsToday = {
  day: string;
  ends: number;
  yesterday: string | null;
  practice: boolean;
  deals: DealToday[];
  tomorrow: DealDoor[];
};

export type EnterDeal = {
  name: string;
};

export type EnteredDeal = {
  table: string;
  seat: number;
  key: string;
};

export type DealRanked = {
  place: number;
  name: string;
  points: number;
  lead: number;
  won: number;
  mine: boolean;
  table: string | null;
};

export type DealChoice = {
  /** With its parts, for which there are words. */
  action: unknown;
  people: number;
};

export type DealMoment = {
  at: number;
  chosen: string;
  people: number;
  choices: DealChoice[];
};

export type DealResults = {
  game: string;
  day: string;
  seat: number;
  over: boolean;
  practice: boolean;
  commitment: string;
  seed: string | null;
  table: string | null;
  late: boolean;
  players: number;
  ranking: DealRanked[];
  moments: DealMoment[];
};

export type EditionText = {
  text: string;
};

export type Answers = {
  answers?: string[];
};

export type Question = {
  question: string;
  answers?: string[];
};

export type Branch = {
  at: number;
  seat: number;
  name: string;
  bot: string;
};

export type Branched = {
  table: string;
  seat: number;
  key: string;
};

export type Hello = {
  type: "hello";
  protocol: number;
  keys?: string[];
  since?: number;
};

export type Act = {
  type: "act";
  id?: number;
  seat: number;
  number: number;
  action: string;
};

export type Undo = {
  type: "undo";
  id?: number;
  seat: number;
};

export type Answer = {
  type: "answer";
  id?: number;
  seat: number;
  agrees: boolean;
};

export type Pause = {
  type: "pause";
  id?: number;
  seat: number;
};

export type Say = {
  type: "say";
  id?: number;
  seat: number;
  text: string;
  once?: string;
};

export type React = {
  type: "react";
  id?: number;
  seat: number;
  reaction: Reaction;
};

export type Reaction =
  | "wave"
  | "luck"
  | "applause"
  | "well-played"
  | "thanks"
  | "laugh"
  | "wow"
  | "thinking"
  | "fright"
  | "tears"
  | "grumble"
  | "sleepy";

export type Nudge = {
  type: "nudge";
  id?: number;
  seat: number;
  whom: number;
};

export type Substitute = {
  type: "substitute";
  id?: number;
  seat: number;
  whom: number;
};

export type Return = {
  type: "return";
  id?: number;
  seat: number;
};

export type Leave = {
  type: "leave";
  id?: number;
  seat: number;
};

export type Consent = {
  type: "consent";
  id?: number;
  seat: number;
  agrees: boolean;
};

export type Advise = {
  type: "advise";
  id?: number;
  seat: number;
  question: string;
};

export type Hint = {
  type: "hint";
  id?: number;
  seat: number;
};

export type Ping = {
  type: "ping";
  id?: number;
};

export type PuzzleTry = {
  actions: string[];
  ask?: string | null;
};

export type MatchText = {
  file: string;
};

export type Replayed = {
  table: string;
};

export type ReviewThresholds = {
  inaccuracy: number;
  mistake: number;
};

export type ReviewChanged = {
  own: number;
  others: number;
  chance: number;
  news: number;
};

export type ReviewAccount = {
  start: number;
  changed: ReviewChanged;
  result: number;
  /** How many decisions got which. */
  verdicts: Record<string, number>;
};

export type ReviewPoint = {
  /** After so many actions. */
  at: number;
  /** Of the win, by seat; together 1. */
  shares: number[];
  /** The judge's own. */
  error: number;
};

export type ReviewCurve = {
  /** The seat whose knowledge they follow from. */
  eyes: number;
  points: ReviewPoint[];
};

export type ReviewChange = {
  seat: number;
  at: number;
  until: number;
  cause: Cause;
  before: number;
  after: number;
  /** The judge's own: what is smaller means nothing. */
  error: number;
};

export type Cause = "own" | "others" | "chance" | "news";

export type ReviewMoment = {
  seat: number;
  at: number;
  until: number;
  cause: Cause;
  before: number;
  after: number;
  error: number;
  /** The end of the name of its text, `moment-WORDS`. */
  words: string;
  action: Record<string, Value>;
  better: Record<string, Value> | null;
  /** What its seat heard meanwhile. */
  told: Told[];
};

export type ReviewAlternative = {
  action: Record<string, Value>;
  value: number;
  tries: number;
};

export type ReviewDecision = {
  /** How many actions the match had before it. */
  at: number;
  seat: number;
  action: Record<string, Value>;
  verdict: Verdict;
  /** What the seat could expect if it decided well, */
  expected: number | null;
  /** and after what it did. */
  left: number | null;
  /** The judge's own, of the difference. */
  error: number | null;
  /** The best first. */
  alternatives: ReviewAlternative[];
};

export type Verdict = "best" | "good" | "inaccuracy" | "mistake" | "unknown";

export type Review = {
  version: number;
  thresholds: ReviewThresholds;
  seats: ReviewAccount[];
  /** By seat. */
  curves: ReviewCurve[];
  changes: ReviewChange[];
  decisions: ReviewDecision[];
  moments: ReviewMoment[];
  /** The table's entry for each action of the match. */
  numbers: number[];
};

export type ReviewAnswer = {
  progress: number | null;
  review: Review | null;
  /** How many reviews come before it. */
  ahead?: number;
};

export type NewTable = {
  game: string;
  seats?: number | null;
  edition?: string;
  options?: Record<string, string>;
  settings?: Settings;
  title?: string;
};

export type MadeTable = {
  table: string;
  key: string;
};

export type Sit = {
  name?: string | null;
  bot?: string | null;
};

export type Sitting = {
  seat: number;
  key: string | null;
};

export type Redeem = {
  code: string;
};

export type Link = {
  code: string;
};

export type Rematch = {
  table: string;
};

export type Erase = {
  keys: string[];
};

export type Erased = {
  gone: boolean;
};

export type People = {
  here: number;
};

export type KeyFile = {
  contact: string;
  key: string;
};

export type Played = {
  table: string;
  seat: number;
  key: string;
};

export type Remembered = {
  table: string;
  seat: number;
};

export type Forgotten = {
  seats: number;
};

export type Results = {
  game: string;
  matches: Rival[][];
  role?: string;
};

export type Rival = {
  bot: string;
  score: number;
  role?: string;
};

export type Level = {
  bot: string;
  rating: number;
};

export type Rated = {
  matches: number;
  enough: number;
  rating: number | null;
  low: number | null;
  high: number | null;
  levels: Level[];
};
