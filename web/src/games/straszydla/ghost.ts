/** An action as a picture on the board: an arrow through districts, a district, a stack. */

import { legsOver, type Leg } from "./board/path";
import { cellAt, placeOf, sizeOf, type View } from "./view";

export interface Ghost {
  legs: Leg[];
  /** Where it leads to. */
  cell: string | null;
  stack: string | null;
}

const steps: Record<string, [number, number]> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

const pointedAt = ["plan", "redirect", "settle", "retreat", "unblock", "take", "summon"];

/** Whether it is done by pointing at districts or at a stack: the dock has nothing to show for it. */
export const doneOnBoard = (action: string | null): boolean => pointedAt.includes((action ?? "").split(" ")[0] ?? "");

export function ghostOf(view: View, seat: number | null, action: string | null): Ghost {
  const none: Ghost = { legs: [], cell: null, stack: null };
  const [kind = "", ...words] = (action ?? "").split(" ");
  const start = seat === null ? null : (view.players[seat]?.cell ?? null);
  if ((kind === "plan" || kind === "redirect") && start) {
    const cells = cellsOf(view, start, words);
    return { ...none, legs: legsOver(start, cells), cell: cells.at(-1) ?? null };
  }
  if (["settle", "retreat", "unblock"].includes(kind)) return { ...none, cell: words[0] ?? null };
  if (["take", "summon", "buy", "horror-imp", "summon-imp"].includes(kind))
    return { ...none, stack: words[0] ?? null };
  if (["collect", "scare"].includes(kind)) return { ...none, cell: start };
  return none;
}

/** Every district that the words of a plan lead over. */
function cellsOf(view: View, start: string, words: readonly string[]): string[] {
  const size = sizeOf(view);
  const cells: string[] = [];
  for (const word of words) {
    const [arrow = "", onward] = word.split(">");
    const { column, row } = placeOf(cells.at(-1) ?? start, size);
    const step = steps[arrow];
    const there = step ? cellAt(column + step[0], row + step[1], size) : null;
    if (there) cells.push(there);
    if (onward) cells.push(onward);
  }
  return cells;
}
