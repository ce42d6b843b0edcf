/** Colours that every picture of the town shares. */

export const LINE = "#241b2f";
export const WHITE = "#fffdf3";
export const GLOW = "#ffcf5c";

export type Element = "water" | "air" | "fire" | "earth";
/** body, light part, dark part */
export type Shades = readonly [string, string, string];

export const SHADES: Readonly<Record<Element | "any", Shades>> = {
  water: ["#3f83d6", "#a9d2f7", "#27529b"],
  air: ["#8f5cc9", "#dcc6f5", "#58348f"],
  fire: ["#f08a2e", "#ffd694", "#b4541a"],
  earth: ["#5aa545", "#c4e48f", "#2f6a2b"],
  any: ["#d9a93a", "#fff0b8", "#8a6420"],
};

/** The shades of an element of the game, and something gold for one that we do not know. */
export function shadesOf(element: string): Shades {
  return Object.hasOwn(SHADES, element) ? SHADES[element as Element] : SHADES.any;
}

/** The ways of the pawns, as the pawns are painted. */
export const PAWNS = ["#e0525d", "#f4c63a", "#35c2b4", "#f4eefb"] as const;
