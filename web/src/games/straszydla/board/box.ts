/** What a table's edition says of the box: figures, and which imp can do what. */

import type { Edition } from "../../../lib/protocol";
import type { Speaker } from "../../../lib/texts.svelte";
import { colours, type Box, type ElementName, type Figures, type SpookCard } from "../view";

const boxOf = (edition: Edition): Box => edition.content as Box;

export const figuresOf = (edition: Edition): Figures => boxOf(edition).figures;

/** What horror buys, and for how much. */
export function helpCard(edition: Edition): { use: "reroll" | "cube" | "imp" | "stop" | "feed"; cost: number }[] {
  const figures = figuresOf(edition);
  return [
    { use: "reroll", cost: figures.horror_reroll },
    { use: "cube", cost: figures.horror_cube },
    { use: "imp", cost: figures.horror_imp },
    { use: "stop", cost: figures.horror_stop },
    { use: "feed", cost: figures.horror_feed },
  ];
}

/** What cubes of this colour are for, in words. */
export function meansOf(colour: string, edition: Edition, speaker: Speaker): string {
  if (colour !== "horror") return speaker.say(colour === "energy" ? "means-energy" : "means-element");
  return helpCard(edition)
    .map(({ use, cost }) => `${speaker.say(`turn-horror-${use}`)} (${cost})`)
    .join(", ");
}

/** How many spooks a pact asks for. */
export function pactSize(edition: Edition): number {
  return Math.max(...boxOf(edition).pacts.map((pact) => pact.reduce((sum, count) => sum + count, 0)));
}

/** The element of the imps that can do this. */
export function impThatCan(edition: Edition, ability: "trade" | "redirect" | "reroll" | "feed"): ElementName {
  const { elements, abilities } = boxOf(edition);
  return elements[abilities[ability] ?? 0] ?? "fire";
}

/** How strong a spook is by day and by night, and what it eats, in words. */
export const dietOf = (spook: SpookCard, speaker: Speaker): string[] =>
  (["day", "night"] as const).map((when) =>
    speaker.say("spook-by", { when, count: spook[when], colour: spook.colour }),
  );

/** A spook for those who see its picture: its name, and what its figures are. */
export const spookTold = (spook: SpookCard, speaker: Speaker): string =>
  [speaker.term(`spook-${spook.spook}`), ...dietOf(spook, speaker)].join("\n");

/** What an imp of this element can do, in words. */
export function doesOf(edition: Edition, element: string, speaker: Speaker): string {
  const { elements, abilities, figures } = boxOf(edition);
  const ability = Object.keys(abilities).find((name) => elements[abilities[name] ?? -1] === element) ?? "";
  if (!speaker.knows(`imp-does-${ability}`)) return "";
  const colour = colours[abilities[ability] ?? 0] ?? null;
  const count = ability === "feed" ? figures.imp_food : figures.trade_with_imp;
  return speaker.say(`imp-does-${ability}`, { count, colour, usual: figures.trade });
}
