/** What the spooks will eat when this day or night ends, and what is still missing for it. */

import type { Speaker } from "../../../lib/texts.svelte";
import { meals, sum } from "../board/reckon";
import type { Player, View } from "../view";

export interface Ahead {
  need: number;
  missing: number;
  words: string;
}

export function mealsAhead(view: View, player: Player, speaker: Speaker): Ahead {
  const plates = meals(player.cubes, player.spooks, view.time).meals;
  const need = sum(plates.map((meal) => meal.appetite));
  const missing = sum(plates.map((meal) => meal.missing));
  const food = missing ? speaker.say("feeding-missing", { count: missing }) : speaker.say("feeding-enough");
  return { need, missing, words: `${speaker.say("food-ahead", { when: view.time, count: need })} ${food}` };
}
