/** What the small board shows: where to look, and what is at stake there, as a row of pieces. Without an action it is the moment itself. */

import { ghostOf } from "./ghost";
import { colourOf, cubeColours, districtAt, placeOf, sizeOf, type ElementName, type View } from "./view";

export type Piece =
  | { is: "cube"; colour: string }
  | { is: "imp"; element: string }
  | { is: "spook"; spook: string; element: string }
  | { is: "die"; value: number }
  | { is: "icon"; icon: string }
  | { is: "pawn"; seat: number }
  | { is: "stop" }
  | { is: "for" };

/** As much of the town as is looked at, in districts; at least three to a side. */
export interface Part {
  column: number;
  row: number;
  side: number;
}

/** More pieces than these cannot be told apart in so small a picture. */
const most = 6;
const least = 3;

const cubes = (words: readonly string[]): Piece[] =>
  words.filter((word) => (cubeColours as readonly string[]).includes(word)).map((colour) => ({ is: "cube", colour }));
const dice = (words: readonly (string | number)[]): Piece[] =>
  words.map((value) => ({ is: "die", value: Number(value) }));
const many = (piece: Piece, count: number): Piece[] => Array.from({ length: count }, () => piece);

const horror: Piece = { is: "cube", colour: "horror" };
const into: Piece = { is: "for" };

/** What an action moves, pays or brings. */
function piecesOf(view: View, seat: number, kind: string, words: readonly string[]): Piece[] {
  const [first = ""] = words;
  const imp = (element: string): Piece => ({ is: "imp", element });
  const spooks = view.players.flatMap((player) => player.spooks);
  const named = spooks.filter(({ spook }) => spook === first);
  const fed: Piece[] = named.map(({ spook, element }) => ({ is: "spook", spook, element }));
  const there = districtAt(view, view.players[seat]?.cell ?? "");
  const given = words.slice(0, words.indexOf("for"));
  const wanted = words.slice(words.indexOf("for") + 1);
  switch (kind) {
    case "begin":
      return [{ is: "icon", icon: first }];
    case "unblock":
      return [horror, into, { is: "stop" }];
    case "take":
    case "summon":
    case "buy": {
      const top = view.stacks.find(({ element }) => element === first)?.top;
      return top ? [{ is: "spook", spook: top.spook, element: top.element }] : [];
    }
    case "collect":
      return words.length ? cubes(words) : many({ is: "cube", colour: there?.colour ?? "any" }, there?.cubes ?? 0);
    case "summon-imp":
      return [imp(first || (view.stacks.find(({ colour }) => colour === there?.colour)?.element ?? "any"))];
    case "horror-imp":
      return [horror, into, imp(first)];
    case "horror-cube":
      return [horror, into, ...cubes(words)];
    case "swap":
      return [imp(first), into, { is: "cube", colour: colourOf(view, first as ElementName) ?? "any" }];
    case "trade":
      return [...cubes(given), into, ...(wanted[0] === "imp" ? [imp(wanted[1] ?? "any")] : cubes(wanted.slice(0, 1)))];
    case "colour":
      return cubes(words);
    case "feed":
      return [...cubes(words), ...(words.includes("imp") ? [imp("any")] : []), into, ...fed];
    case "feed-horror":
      return [horror, into, ...fed];
    case "scare":
      return [{ is: "icon", icon: "scare" }];
    case "bid":
      return many({ is: "cube", colour: "energy" }, Number(first));
    case "bend":
      return dice(words);
    case "reroll-horror":
      return [horror, into, ...dice(words)];
    case "reroll-imp":
      return [imp("any"), into, ...dice(words)];
    case "let-choose":
      return [horror, into, { is: "pawn", seat: loserOf(view) }];
    default:
      return [];
  }
}

/** What lies on the table at this moment. */
function stakes(view: View, seat: number): Piece[] {
  if (view.duel) {
    const [first = [], second = []] = view.duel.dice;
    const [one, other] = view.duel.sides;
    return [{ is: "pawn", seat: one }, ...dice(first), { is: "pawn", seat: other }, ...dice(second)];
  }
  if (view.scare) return [{ is: "icon", icon: "scare" }, ...dice(view.scare.dice)];
  const spooks = view.players[seat]?.spooks ?? [];
  if (view.stage === "feed")
    return [
      { is: "icon", icon: "plate" },
      ...spooks.filter(({ fed }) => !fed).map(({ spook, element }): Piece => ({ is: "spook", spook, element })),
    ];
  return [];
}

const loserOf = (view: View): number => {
  const [one, other] = view.duel?.sides ?? [0, 0];
  return view.duel?.winner === one ? other : one;
};

/** The least part of the town that has these districts in it. */
function partOf(view: View, cells: readonly string[]): Part {
  const size = sizeOf(view);
  const places = cells.map((cell) => placeOf(cell, size));
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  const wide = Math.max(...columns) - Math.min(...columns) + 1;
  const high = Math.max(...rows) - Math.min(...rows) + 1;
  const side = Math.min(size, Math.max(least, wide, high));
  const begin = (all: number[], long: number): number =>
    Math.min(size - side, Math.max(0, Math.min(...all) - Math.floor((side - long) / 2)));
  return { column: begin(columns, wide), row: begin(rows, high), side };
}

export interface Picture {
  part: Part;
  /** The districts that it is about; none where it is about all of them. */
  cells: string[];
  pieces: Piece[];
}

export function pictureOf(view: View, seat: number, action: string | null): Picture {
  const [kind = "", ...words] = (action ?? "").split(" ");
  const ghost = ghostOf(view, seat, action);
  const own = view.players[seat]?.cell ?? null;
  const kept = kind === "keep" ? (view.players[seat]?.path ?? []) : [];
  const way = [...ghost.legs.flatMap(({ from, to }) => [from, to]), ...(ghost.cell ? [ghost.cell] : []), ...kept];
  const at = view.duel?.cell ?? view.scare?.cell ?? (action ? own : null);
  const cells = way.length
    ? [...new Set([...(own && ghost.legs.length + kept.length ? [own] : []), ...way])]
    : at
      ? [at]
      : [];
  const size = sizeOf(view);
  const moved = action ? piecesOf(view, seat, kind, words) : [];
  /** A way is a picture of its own; what moves nothing leaves all as it lies. */
  const pieces = moved.length || way.length ? moved : stakes(view, seat);
  return {
    part: cells.length ? partOf(view, cells) : { column: 0, row: 0, side: size },
    cells,
    pieces: pieces.slice(0, most),
  };
}
