/** Where lessons point on this board. */

import type { ListedAction } from "../../lib/protocol";
import type { Pointing } from "../types";
import { elements, type ElementName } from "./view";

const cell = (name: string): string => `[data-cell="${name}"]`;
const stack = (element: string): string =>
  `ul.stacks > li:nth-child(${elements.indexOf(element as ElementName) + 1}) button`;
const coin = (kind: string): string => `.coins .k-${kind} button`;
/** The button in the dock that does it. */
const main = ".go .do";
/** A drawer of the shop: what opens it, and what is meant inside once it is open. */
const drawer = (kind: string, ...inside: string[]): string[] => [
  `.coins .k-${kind} button:not([aria-expanded="true"])`,
  ...inside.map((part) => `.sheet ${part}`),
];

export const pointing: Pointing = {
  places: {
    pact: ".own .pact ul",
    spooks: ".own .pact ul",
    food: ".own .food",
    pairs: "ol.pairs",
    table: ".scare table",
    bid: ".bid",
  },
  where(action: ListedAction): string[] {
    const word = (part: string): string => String(action[part]);
    switch (action.kind) {
      case "take":
      case "summon":
        return [stack(word("element"))];
      case "retreat":
        return [cell(word("cell"))];
      case "reroll-horror":
        return [`.choose[data-die="${word("die")}"]`, ".rerolls button:first-child"];
      case "collect":
        return [coin("collect")];
      case "summon-imp":
        return [coin("imp")];
      case "scare":
        return [coin("scare")];
      case "trade":
        return [...drawer("trade", ".picking", ".goods"), main];
      case "buy":
        return [`${stack(word("element"))}:not([aria-pressed="true"])`, main];
      case "swap":
        return [`[data-action="${action.text}"]`, ...drawer("imps")];
      case "feed":
        return [`[data-meal="${word("spook")}"]:not(.served)`, `[data-action="${action.text}"]`];
      case "bid":
        return [".bid", main];
      case "bend":
        return [".bending", main];
      default:
        return [main];
    }
  },
};
