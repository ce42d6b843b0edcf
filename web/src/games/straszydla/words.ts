/** What can be done, or what somebody may be about to do, as somebody says it who sees the table: districts and spooks by their names, and what the button says. */

import type { ListedAction } from "../../lib/protocol";
import type { Speaker } from "../../lib/texts.svelte";
import { ghostOf } from "./ghost";
import { districtAt, type View } from "./view";

const passing: Record<string, string> = {
  unblock: "act-leave-stops",
  "duel-reroll": "act-keep-dice",
  "scare-reroll": "act-keep-dice",
};

export function acted(action: ListedAction, anything: unknown, speaker: Speaker): string | null {
  const view = anything as View;
  const { kind, text: _, ...parts } = action;
  const tile = (cell: string): string => districtAt(view, cell)?.tile ?? cell;
  if (kind === "pass") return passing[view.stage] ? speaker.say(passing[view.stage]!) : null;
  if (["settle", "retreat", "unblock"].includes(kind))
    return speaker.say(`act-${kind}`, { tile: tile(String(action["cell"])) });
  if (kind === "belief-that-goes-to") return speaker.say("act-goes-to", { tile: tile(String(action["cell"])) });
  if (["take", "summon", "buy"].includes(kind)) {
    const top = view.stacks.find((stack) => stack.element === action["element"])?.top;
    return top ? speaker.say(`act-${kind}`, { ...parts, spook: top.spook }) : null;
  }
  if (kind !== "plan" && kind !== "redirect") return null;
  const seat = view.seat >= 0 ? view.seat : (view.to_act[0] ?? 0);
  const way = ghostOf(view, seat, action.text).legs.map(({ to }) => tile(to));
  const end = way.pop();
  return end ? speaker.say(`act-${kind}`, { tile: end, tiles: way, count: way.length }) : null;
}
