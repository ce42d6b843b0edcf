/** What a table's edition says of the box: figures, and which imp can do what. */

import type { Edition } from "../../../lib/protocol";
import type { Box, ElementName, Figures } from "../view";

const boxOf = (edition: Edition): Box => edition.content as Box;

export const figuresOf = (edition: Edition): Figures => boxOf(edition).figures;

/** The element of the imps that can do this. */
export function impThatCan(edition: Edition, ability: "trade" | "redirect" | "reroll" | "feed"): ElementName {
  const { elements, abilities } = boxOf(edition);
  return elements[abilities[ability] ?? 0] ?? "fire";
}
