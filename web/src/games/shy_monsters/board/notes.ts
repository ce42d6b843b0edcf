/** What somebody has noted on a tile, or a review says of it: in words, for those who hear the board. */

import type { Belief } from "../../../lib/protocol";
import type { Speaker } from "../../../lib/texts.svelte";
import { likely, percent } from "../../heat";
import type { Turn } from "./turn.svelte";

/** How likely the Exit or a monster lies there. */
export interface Hunch {
  exit: number;
  monster: number;
}

export function hunches(beliefs: Belief[]): Record<string, Hunch> {
  const found: Record<string, Hunch> = {};
  for (const { about, possibilities } of beliefs) {
    if (about.kind !== "tile") continue;
    const exit = likely(possibilities, "face", "exit");
    found[String(about["tile"])] = { exit, monster: 1 - exit - likely(possibilities, "face", "corridor") };
  }
  return found;
}

export function notes(cell: string, turn: Turn, believed: Record<string, Hunch>, speaker: Speaker): string {
  const words = turn.pencil[cell] ? [speaker.say("pencil-mark", { mark: turn.pencil[cell] })] : [];
  const hunch = believed[cell];
  if (hunch) words.push(speaker.say("hunch", { exit: percent(hunch.exit), monster: percent(hunch.monster) }));
  const names = turn.couldBe(cell);
  if (names)
    words.push(
      names.length
        ? speaker.say("could-be", { names: names.map((name) => speaker.term(`face-${name}`)).join(", ") })
        : speaker.say("could-be-none"),
    );
  return words.join(", ");
}
