/** What happens at the funfair, as scenes: for every kind of event what is seen, beat by beat (docs/stage-scenes.md). */

import type { Value } from "../../lib/protocol";
import type { Beat, Scene, Scenes, Together } from "../../stage/script";
import type { SoundName } from "./sounds";
import type { Face } from "./view";
import type { EventKind, PileView, PlayedView, Trick, View } from "./view.generated";

/** What stands out. `seat` is who does it, or whom it happens to. */
export type Moment =
  | { name: "start"; seat: number }
  | { name: "last-round"; round: number }
  | { name: "dealt"; seat: number; count: number }
  | { name: "laid"; seat: number }
  /** Cards fly from a hand; then they lie on the track and bump. */
  | { name: "played" | "bump"; seat: number; cards: number[] }
  | { name: "taken"; seat: number; value: string; fives: number }
  /** The next card of the pile is about to turn: `faces` are up already, of so many that must be turned. */
  | { name: "hush"; seat: number; faces: Face[]; of: number }
  | { name: "turned"; seat: number; face: Face; faces: Face[]; of: number }
  /** The bottom card has gone on top; only its owner knows its face. */
  | { name: "moved"; seat: number; face: Face | null }
  | { name: "nothing-moved"; seat: number }
  /** The Scare card leaps from its place among those that were turned. */
  | { name: "scared"; seat: number; at: number; of: number }
  | { name: "paranoia"; seat: number; points: number }
  | { name: "hands-empty" }
  | { name: "pile-shown"; seat: number; above: number; under: number; doubled: boolean; points: number }
  /** Points run up, from what they were to what they are. */
  | { name: "points"; round: number; points: number[]; from: number[]; to: number[] }
  /** What the round has brought, as a table. */
  | { name: "result"; round: number }
  | { name: "won"; winners: number[]; points: number };

type Shown = Beat<View, Moment>;

function beat(view: View, milliseconds: number, moment: Moment, sound?: SoundName): Shown {
  return sound ? { view, milliseconds, moment, sound } : { view, milliseconds, moment };
}

const seatOf = (params: Record<string, Value>): number => Number(params["seat"]);

function withPile(view: View, seat: number, change: (pile: PileView) => Partial<PileView>): View {
  return { ...view, piles: view.piles.map((pile, at) => (at === seat ? { ...pile, ...change(pile) } : pile)) };
}

/** The trick that was taken last, changed. */
function withLastTrick(view: View, change: (trick: Trick) => Partial<Trick>): View {
  const last = view.tricks.at(-1);
  return last ? { ...view, tricks: [...view.tricks.slice(0, -1), { ...last, ...change(last) }] } : view;
}

function numberOf(card: string): number {
  return card === "0/10" ? 0 : Number(card);
}

/** Whether the cards on the track are those that were taken last: they stay until the next ones are played. */
function lies(view: View): boolean {
  const last = view.tricks.at(-1)?.plays;
  const same = ({ seat, cards }: { seat: number; cards: number[] }, at: number): boolean =>
    last?.[at]?.seat === seat && last[at].cards.join() === cards.join();
  return view.trick.length > 0 && last?.length === view.trick.length && view.trick.every(same);
}

const deal: Scene<View, Moment> = (before, { params }) => {
  const count = Number(params["count"]);
  const cards = params["cards"] as string[] | null;
  const view: View = {
    ...before,
    stage: "lay",
    round: Number(params["round"]),
    start: seatOf(params),
    hand: cards ? cards.map(numberOf) : before.hand,
    hand_sizes: before.hand_sizes.map(() => count),
    undealt: before.undealt - count * before.hand_sizes.length,
  };
  return [beat(view, 900, { name: "dealt", seat: seatOf(params), count }, "deal")];
};

const lay: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const depth = params["depth"] as number | null;
  const view = withPile(before, seat, () => ({ laid: true, depth }));
  const all = view.piles.every((pile) => pile.laid);
  const shown = beat({ ...view, stage: all ? "play" : view.stage }, 350, { name: "laid", seat }, "lay");
  // Whoever is still hiding the own card is not interrupted.
  const busy = seat !== before.seat && before.piles[before.seat]?.laid === false;
  return [busy ? { ...shown, milliseconds: 0 } : shown];
};

const playCards: Scene<View, Moment> = (before, { params }, after) => {
  const seat = seatOf(params);
  const cards = (params["cards"] as string[]).map(numberOf);
  const value = String(params["value"]);
  const lying = lies(before) ? [] : before.trick;
  const played: PlayedView = { seat, cards, counts: cards[0] === 0 ? Number(value) : null, value };
  const trick = [...lying, played];
  const hand = before.hand && [...before.hand];
  if (hand && seat === before.seat) hand.splice(hand.indexOf(cards[0] ?? -1), cards.length);
  // Who leads and what that would cost is the rules' to say: it is known once nothing more has come onto the track.
  const last = trick.length === after.trick.length && after.tricks.length === before.tricks.length;
  const view: View = {
    ...before,
    hand,
    hand_sizes: before.hand_sizes.map((size, at) => (at === seat ? size - cards.length : size)),
    trick,
    leading: last ? after.leading : null,
    demands: last ? after.demands : before.demands,
  };
  return [
    beat(view, 340, { name: "played", seat, cards }, "card"),
    ...(lying.length ? [beat(view, 320, { name: "bump", seat, cards }, "bump")] : []),
  ];
};

const take: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const plays = before.trick.map(({ seat: player, cards, counts }) => ({ seat: player, cards, counts }));
  const tricks = [...before.tricks, { plays, taker: seat, turned: 0, moved: false }];
  const view: View = { ...before, leading: seat, tricks };
  return [
    beat(view, 750, { name: "taken", seat, value: String(params["value"]), fives: Number(params["fives"]) }, "taken"),
  ];
};

/** How many cards whoever has taken the trick must turn: one, and one for each 5; no more than there are. */
function toTurn(view: View, seat: number): number {
  const trick = view.tricks.at(-1);
  const pile = view.piles[seat];
  const cards = trick?.plays.flatMap((played) => played.cards) ?? [];
  const all = (pile?.size ?? 0) + (trick?.turned ?? 0);
  return Math.max(1, Math.min(all, 1 + cards.filter((card) => card === 5).length));
}

/** Card by card, and each is waited for a little longer than the one before it, whatever it turns out to be. Many take no longer
together than four. */
const turn: Together<View, Moment> = {
  together: (before, told) => {
    const beats: Shown[] = [];
    const faces: Face[] = [];
    let view = before;
    for (const { params } of told) {
      const seat = seatOf(params);
      const face = params["face"] as Face;
      const relaxed = face === "relaxed" ? 1 : 0;
      const of = toTurn(before, seat);
      const pace = Math.min(1, 4 / of);
      const wait = pace * (420 + 130 * Math.min(4, faces.length));
      beats.push(beat(view, wait, { name: "hush", seat, faces: [...faces], of }, "hush"));
      const pile = withPile(view, seat, ({ depth, turned }) => ({
        size: Number(params["left"]),
        turned: turned + relaxed,
        // Where the Scare card has come out, everybody knows what is left.
        depth: !relaxed ? -1 : depth === null ? null : depth - 1,
      }));
      view = withLastTrick(pile, ({ turned }) => ({ turned: turned + relaxed }));
      faces.push(face);
      const moment: Moment = { name: "turned", seat, face, faces: [...faces], of };
      beats.push(beat(view, relaxed ? 380 * pace : 850, moment, relaxed ? "relaxed" : "gasp"));
    }
    return beats;
  },
};

const move: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const face = params["face"] as Face | null;
  const pile = withPile(before, seat, ({ depth }) => ({
    depth: face === "scare" ? 0 : depth === null ? null : depth + 1,
  }));
  const view = withLastTrick(pile, () => ({ moved: true }));
  return [beat(view, 900, { name: "moved", seat, face }, "moved")];
};

/** A pile is there to be read, but all of them together take no longer than three. */
const showPile: Scene<View, Moment> = (before, { params }) => {
  const seat = seatOf(params);
  const [above, under, points] = ["above", "under", "points"].map((name) => Number(params[name])) as [
    number,
    number,
    number,
  ];
  const view = withPile(before, seat, () => ({ depth: above, size: above + under + 1 }));
  const doubled = params["doubled"] === true;
  const others = before.piles.length - 1;
  return [
    beat(view, Math.min(1300, 3900 / others), { name: "pile-shown", seat, above, under, doubled, points }, "points"),
  ];
};

const score: Scene<View, Moment> = (before, { params }, after) => {
  const round = Number(params["round"]);
  const points = params["points"] as number[];
  const to = params["scores"] as number[];
  // Rounds that are over do not change any more. Who starts the next one is told when it is dealt, or seen already.
  const isLast = after.past.length === round;
  const view: View = { ...before, scores: to, past: after.past.slice(0, round) };
  return [
    beat(view, 800, { name: "points", round, points, from: before.scores, to }, "runUp"),
    { ...beat(view, Infinity, { name: "result", round }), pause: true },
    { view: { ...cleared(view), start: isLast ? after.start : view.start }, milliseconds: 0 },
  ];
};

/** All cards go back, and the next round begins. */
function cleared(view: View): View {
  const size = Math.max(...view.piles.map((pile) => pile.size + pile.turned));
  return {
    ...view,
    stage: "deal",
    round: view.past.length + 1,
    hand: view.hand && [],
    hand_sizes: view.hand_sizes.map(() => 0),
    undealt:
      view.undealt +
      view.hand_sizes.reduce((sum, held) => sum + held, 0) +
      view.tricks.flatMap((trick) => trick.plays).reduce((sum, { cards }) => sum + cards.length, 0),
    piles: view.piles.map(() => ({ laid: false, size, turned: 0, depth: null })),
    trick: [],
    leading: null,
    tricks: [],
  };
}

export const scenes: Scenes<View, Moment, EventKind> = {
  "start-drawn": (before, { params }) => [
    beat({ ...before, start: seatOf(params) }, 1100, { name: "start", seat: seatOf(params) }, "bell"),
  ],
  "last-round": (before, { params }) => [
    beat(before, 900, { name: "last-round", round: Number(params["round"]) }, "bell"),
  ],
  dealt: deal,
  laid: lay,
  played: playCards,
  "trick-taken": take,
  turned: turn,
  moved: move,
  "nothing-moved": (before, { params }) => [
    beat(before, 700, { name: "nothing-moved", seat: seatOf(params) }, "shrug"),
  ],
  scared: (before, { params }) => {
    const seat = seatOf(params);
    const at = before.tricks.at(-1)?.turned ?? 0;
    const moment: Moment = { name: "scared", seat, at, of: Math.max(at + 1, toTurn(before, seat)) };
    return [{ ...beat(before, 2200, moment, "scare"), tremble: 450 }];
  },
  paranoia: (before, { params }) => {
    const moment: Moment = { name: "paranoia", seat: seatOf(params), points: Number(params["points"]) };
    return [beat(before, 2000, moment, "paranoia")];
  },
  "hands-empty": (before) => [beat(before, 900, { name: "hands-empty" }, "shrug")],
  "pile-shown": showPile,
  "round-scored": score,
  won: (before, { params }) => {
    const moment: Moment = { name: "won", winners: params["winners"] as number[], points: Number(params["points"]) };
    return [beat({ ...before, stage: "over", round: before.past.length }, 2000, moment, "crown")];
  },
};
