/** What a table's edition says of the box: figures, and which imp can do what. */

import type { Edition } from "../../../lib/protocol";
import type { ElementName } from "../view";

export interface Figures {
  stronger_dice: number;
  choice_horror: number;
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
}

export const figuresOf = (edition: Edition): Figures => edition.content["figures"] as Figures;

/** The element of the imps that can do this. */
export function impThatCan(edition: Edition, ability: "trade" | "redirect" | "reroll" | "feed"): ElementName {
  const order = edition.content["elements"] as ElementName[];
  return order[(edition.content["abilities"] as Record<string, number>)[ability] ?? 0] ?? "fire";
}
