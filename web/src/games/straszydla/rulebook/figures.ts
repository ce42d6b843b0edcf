/** The figures of a box. */

import { each } from "../../../rulebook/figures";
import type { Figures } from "../../types";
import { colours, type Box, type Figures as BoxFigures } from "../view";

export const figures: Figures = ({ content }, speaker) => {
  const { ground, elements, imps, figures: numbers, pacts, ...box } = content as Box;
  const figure = (name: Exclude<keyof BoxFigures, "rewards">): string => String(numbers[name]);
  const tiles = Object.values(box.tiles);
  const spooks = Object.values(box.spooks);
  const abilities = Object.entries(box.abilities);
  const element = (colour: number): string => speaker.term(`element-${elements[colour] ?? "all"}`);
  const tile = (one: Box["tiles"][string]): string => {
    const icons = [
      one.scares ? speaker.say("figure-tile-scares") : "",
      one.imps ? speaker.say("figure-tile-imps") : "",
    ];
    const about = [speaker.term(`time-${one.time}`), String(one.cubes), ...icons].filter(Boolean).join(", ");
    return `${speaker.term(`tile-${one.name}`)} (${about})`;
  };
  const inColour = <T extends { colour: number }>(
    things: T[],
    say: (thing: T) => string,
    call: (at: number) => string,
  ) =>
    [0, 1, 2, 3, -1]
      .map((colour) => ({ colour, own: things.filter((thing) => thing.colour === colour) }))
      .filter(({ own }) => own.length)
      .map(({ colour, own }) => speaker.say("figure-list", { name: call(colour), things: own.map(say).join(", ") }))
      .join("\n");
  return [
    [
      "ST-1",
      "elements",
      elements
        .map((_, at) =>
          speaker.say("figure-list", { name: element(at), things: speaker.term(`colour-${colours[at]}`) }),
        )
        .join(", "),
      "elements",
    ],
    ["ST-3", "board", `${ground} × ${ground}`, "board"],
    ["ST-4", "tiles", inColour(tiles, tile, (at) => speaker.term(`colour-${colours[at] ?? "any"}`)), "tile.przystan"],
    [
      "ST-5",
      "spooks",
      inColour(spooks, (one) => `${speaker.term(`spook-${one.name}`)} ${one.day}/${one.night}`, element),
      "spook.utopiec",
    ],
    [
      "ST-6",
      "imps",
      abilities
        .map(([what, at]) =>
          speaker.say("figure-list", {
            name: element(at),
            things: `${imps[at]} × ${speaker.say(`figure-ability-${what}`)}`,
          }),
        )
        .join("\n"),
      "imp.1",
    ],
    ["ST-6", "imp-trade", figure("trade_with_imp"), "imp.1"],
    ["ST-6", "imp-food", figure("imp_food"), "imp.4"],
    ["ST-7", "pacts", String(pacts.length), "pact.1"],
    ["ST-8", "rewards", each(numbers.rewards), "scare.2"],
    ["ST-8", "horror-reroll", figure("horror_reroll"), "horror.reroll"],
    ["ST-8", "horror-cube", figure("horror_cube"), "horror.cube"],
    ["ST-8", "horror-stop", figure("horror_stop"), "horror.stop"],
    ["ST-8", "horror-imp", figure("horror_imp"), "horror.imp"],
    ["ST-8", "horror-feed", figure("horror_feed"), "horror.feed"],
    ["ST-9", "start-energy", figure("start_energy"), "start-energy"],
    ["ST-9", "start-horror", figure("start_horror"), "start-horror"],
    ["ST-11", "phase-rounds", figure("rounds"), "rounds"],
    ["ST-12", "stops", figure("phases_with_stops"), "phases-with-stops"],
    ["ST-12", "stops-two", figure("phases_with_stops_for_two"), "phases-with-stops-for-two"],
    ["ST-15", "arrows", figure("arrows"), "arrows"],
    ["ST-21", "dice", figure("duel_dice"), "duel-dice"],
    ["ST-21", "stronger-dice", figure("stronger_dice"), "stronger-dice"],
    ["ST-25", "choice-horror", figure("choice_horror"), "choice-horror"],
    ["ST-28", "trade", figure("trade"), "trade"],
    ["ST-29", "purchases", figure("purchases"), "purchases"],
    ["ST-36", "phase-limit", figure("phase_limit"), "phase-limit"],
  ];
};
