/** Who eats what at a feeding, and every way to feed each: so many cubes, an imp and cubes, or horror. */

import type { Edition, ListedAction } from "../../../lib/protocol";
import type { Deal } from "../dock/deal.svelte";
import { colourOf, strengths, type Cubes, type ElementName, type Player } from "../view";
import type { SpookCard, TurnOffer, View } from "../view";
import { figuresOf, impThatCan } from "./box";
import { count, cover, handful, meals, type Cover, type Meal } from "./reckon";

export interface Part {
  count: number;
  colour: string;
  imp?: ElementName;
}

export interface Serving {
  spook: SpookCard;
  meal: Meal;
  /** What is offered, as pictures; the best needs no imp and no horror. */
  ways: { action: ListedAction; parts: Part[]; best: boolean }[];
  /** What brings one missing cube at a press: an imp of that colour, or horror. */
  helps: ListedAction[];
  /** The trades that would bring what is missing. */
  cover: Cover | null;
}

export interface Table {
  hungry: SpookCard[];
  /** Cubes that nobody waits for. */
  spare: Cubes;
  free: number;
  servings: Serving[];
  /** Who is served: the one that is named, else the first that can be, else the first that is hungry. */
  of: (spook: string | null) => Serving | null;
  prepare: (deal: Deal, serving: Serving) => void;
}

export function servings(view: View, player: Player, offer: TurnOffer | null, edition: Edition): Table {
  const figures = figuresOf(edition);
  const hungry = player.spooks.filter((spook) => !spook.fed);
  const { meals: plates, spare } = meals(player.cubes, hungry, view.time);
  const traders = player.imps.find(([element]) => element === impThatCan(edition, "trade"))?.[1] ?? 0;
  const actions = (offer?.actions ?? []) as ListedAction[];

  function waysOf(spook: SpookCard, meal: Meal): Serving["ways"] {
    const appetite = strengths(spook, view.time).now;
    return actions
      .filter((action) => action["spook"] === spook.spook)
      .map((action) => {
        const colour = String((spook.colour === "any" ? action["colour"] : null) ?? spook.colour);
        const rest = Math.max(0, appetite - figures.imp_food);
        const cubes = (number: number): Part[] => (number ? [{ count: number, colour }] : []);
        const imp: Part = { count: 1, colour, imp: impThatCan(edition, "feed") };
        const parts =
          action.kind === "feed-horror"
            ? [{ count: figures.horror_feed, colour: "horror" }]
            : action["with_imp"]
              ? [imp, ...cubes(rest)]
              : cubes(appetite);
        return { action, parts, best: action.kind === "feed" && !action["with_imp"] && colour === meal.colour };
      });
  }
  function helpsOf(meal: Meal): ListedAction[] {
    if (!meal.missing || meal.missing > 2) return [];
    return actions.filter(
      (action) =>
        (action.kind === "horror-cube" && action["colour"] === meal.colour) ||
        (action.kind === "swap" && colourOf(view, action["element"] as ElementName) === meal.colour),
    );
  }
  const all = plates.map((meal) => ({
    spook: meal.spook,
    meal,
    ways: waysOf(meal.spook, meal),
    helps: helpsOf(meal),
    cover: cover(meal.missing, spare, offer?.trade ?? null, traders),
  }));
  return {
    hungry,
    spare,
    free: count(spare),
    servings: all,
    of: (named) =>
      all.find(({ spook }) => spook.spook === named) ??
      all.find(({ ways }) => ways.some(({ best }) => best)) ??
      all[0] ??
      null,
    prepare(deal, { meal, cover: trade }) {
      if (trade) deal.prepareTrade(handful(spare, spare, trade.rate), meal.colour, trade.withImp);
    },
  };
}
