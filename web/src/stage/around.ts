/** Surroundings for boards away from a table. */

import type { Surroundings } from "../games/types";

/** Nothing around it: the board stands in a page, among other things. */
export const inPage = (game: string): Surroundings => ({
  place: "page",
  game,
  title: "",
  back: null,
  turn: null,
  people: [],
  hint: null,
  undo: null,
  rules: null,
  settings: null,
  leaves: [],
  messages: 0,
  announced: "",
});
