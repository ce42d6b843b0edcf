/** Where lessons point on this board. */

import type { ListedAction } from "../../lib/protocol";
import type { Pointing } from "../types";
import { elements, type ElementName } from "./view";

const cells = ["a", "b", "c", "d", "e"].flatMap((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`));
const cell = (name: string): string => `[data-cell="${name}"]`;
const stack = (element: string): number => elements.indexOf(element as ElementName) + 1;
/** A drawer of the shop: what opens it, and what is meant inside once it is open. */
const drawer = (number: number, ...inside: string[]): string[] => [
  `.drawer:nth-child(${number}):not(.open) h3 button`,
  ...inside.map((part) => `.drawer:nth-child(${number}) .inside ${part}`),
];

export const pointing: Pointing = {
  places: {
    ...Object.fromEntries(cells.map((name) => [name, cell(name)])),
    pact: ".players .own div.pact",
    spooks: ".players .own .spooks",
    food: ".players .own .food",
    pairs: "ol.pairs",
    table: ".scene table",
    bid: ".bid .stepper",
  },
  where(action: ListedAction): string[] {
    const word = (part: string): string => String(action[part]);
    switch (action.kind) {
      case "take":
        return [`ul.stacks > li:nth-child(${stack(word("element"))}) button`];
      case "plan":
        return [".hand-in .primary"];
      case "retreat":
        return [cell(word("cell"))];
      case "reroll-horror":
        return [`.choose[data-die="${word("die")}"]`, ".scene .buttons button:first-child"];
      case "collect":
        return [".here li:nth-child(1) .act"];
      case "summon-imp":
        return [".here li:nth-child(2) .act"];
      case "scare":
        return [".here li:nth-child(3) .act"];
      case "trade":
        return drawer(1, ".picking", ".goods", ".primary");
      case "buy":
        return drawer(2, `.card:nth-child(${stack(word("element"))})`, ".primary");
      case "swap":
        return [`[data-action="${action.text}"]`, ...drawer(4)];
      case "feed":
        return [`.meal [data-action="${action.text}"]`];
      case "end":
        return [".ending button:last-child"];
      case "bid":
        return [".bid .stepper", ".bid .primary"];
      case "bend":
        return [".bending", ".scene .buttons .primary"];
      default:
        return [".now .buttons .primary"];
    }
  },
};
