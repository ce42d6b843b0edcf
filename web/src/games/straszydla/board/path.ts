/** A way through the town while it is drawn: words of a plan, and what they lead to. What is possible stands in the offer. */

import type { Direction, PathOffer } from "../view";
import { adjacent } from "../view";

export interface Leg {
  from: string;
  to: string;
  /** The number of its arrow; travel from suburb to suburb has none. */
  number: number | null;
}

const arrowOf = (word: string): string => word.split(">")[0] ?? "";

/** Every leg of a way; a word that goes on from another suburb makes two. */
export function legsOf(offer: PathOffer, words: readonly string[]): Leg[] {
  const legs: Leg[] = [];
  let from = offer.start;
  for (const [at, word] of words.entries()) {
    const [arrow, onward] = word.split(">") as [string, string | undefined];
    const there = offer.steps[from]?.[arrow as Direction];
    if (there) {
      legs.push({ from, to: there, number: at + 1 });
      if (onward) legs.push({ from: there, to: onward, number: null });
    } else if (onward) {
      legs.push({ from, to: onward, number: at + 1 });
    }
    from = onward ?? there ?? from;
  }
  return legs;
}

/** The legs of a way of which only the cells are known. */
export function legsOver(start: string, cells: readonly string[]): Leg[] {
  let arrows = 0;
  return cells.map((to, at) => {
    const from = cells[at - 1] ?? start;
    return { from, to, number: adjacent(from, to) || at === 0 ? ++arrows : null };
  });
}

export function endOf(offer: PathOffer, words: readonly string[]): string {
  return legsOf(offer, words).at(-1)?.to ?? offer.start;
}

/** Each cell that the way can lead on to, with the words it then has. */
export function onward(offer: PathOffer, words: readonly string[]): Map<string, { words: string[]; travel: boolean }> {
  const found = new Map<string, { words: string[]; travel: boolean }>();
  const end = endOf(offer, words);
  const last = words.at(-1);
  if (last && !last.includes(">") && offer.suburbs.includes(end)) {
    for (const suburb of offer.suburbs) {
      if (suburb !== end) found.set(suburb, { words: [...words.slice(0, -1), `${last}>${suburb}`], travel: true });
    }
  }
  if (words.length < offer.arrows) {
    const steps = Object.entries(offer.steps[end] ?? {});
    for (const [direction, cell] of steps) found.set(cell, { words: [...words, direction], travel: false });
    if (!steps.length) {
      // Whoever has just come to a suburb travels on without an arrow: nobody would pay one for it.
      for (const suburb of offer.suburbs) {
        if (suburb !== end && !found.has(suburb))
          found.set(suburb, { words: [...words, `*>${suburb}`], travel: true });
      }
    }
  }
  for (const [cell, { words: longer }] of found) if (!mayBecome(offer, longer)) found.delete(cell);
  return found;
}

/** How many arrows differ from those of the plan that an imp changes. */
function changes(plan: readonly string[], words: readonly string[]): number {
  return words.filter((word, at) => at < plan.length && arrowOf(word) !== arrowOf(plan[at] ?? "")).length;
}

function mayBecome(offer: PathOffer, words: readonly string[]): boolean {
  if (offer.action === "plan") return true;
  return changes(offer.plan, words) <= (words.length > offer.plan.length ? 0 : 1);
}

/** Whether the way can be handed in as it is. */
export function finished(offer: PathOffer, words: readonly string[]): boolean {
  if (offer.action === "plan") return words.length > 0;
  const changed = changes(offer.plan, words);
  if (words.length !== offer.plan.length) return words.length > offer.plan.length && changed === 0;
  const travelled = offer.travel === true && words.join(" ") !== offer.plan.join(" ");
  return changed === 1 || (changed === 0 && travelled);
}

/** One thing less: first the travel, then the arrow. */
export function back(words: readonly string[]): string[] {
  const last = words.at(-1) ?? "";
  const [arrow, travelled] = last.split(">");
  return travelled && arrow && arrow !== "*" ? [...words.slice(0, -1), arrow] : words.slice(0, -1);
}

const byKey: Record<string, Direction> = {
  Numpad8: "n", Numpad9: "ne", Numpad6: "e", Numpad3: "se", Numpad2: "s", Numpad1: "sw", Numpad4: "w", Numpad7: "nw",
  KeyW: "n", KeyE: "ne", KeyD: "e", KeyC: "se", KeyX: "s", KeyZ: "sw", KeyA: "w", KeyQ: "nw",
}; // prettier-ignore

/** The direction of a key by its place on the keyboard, whatever letter is printed on it. */
export function directionOf(event: KeyboardEvent): Direction | null {
  return event.ctrlKey || event.metaKey || event.altKey ? null : (byKey[event.code] ?? null);
}
