/** The figures of a box, each with the rule that it belongs to and where it comes from. */

import type { Edition } from "../lib/protocol";
import { Speaker, t } from "../lib/texts.svelte";
import type { Status } from "./page";

export interface Figure {
  rule: string;
  /** `figure-LABEL` says what it is. */
  label: string;
  value: string;
  source: Status | null;
}

type Reckon = (edition: Edition, speaker: Speaker) => [rule: string, label: string, value: string, entry: string][];

/** One count for each; where all are the same, just that. */
const each = (counts: number[]): string => (new Set(counts).size === 1 ? String(counts[0]) : counts.join(" / "));

interface Storey {
  monsters: number;
  reveals: number;
}

const shyMonsters: Reckon = ({ content }, speaker) => {
  const storeys = content["storeys"] as Storey[];
  const monsters = content["monsters"] as { name: string }[];
  return [
    [
      "SM-1",
      "monsters",
      monsters.map((one) => speaker.term(`face-${one.name}`)).join(", "),
      `monster.${monsters[0]?.name}`,
    ],
    ["SM-1", "corridors", String(content["corridors"]), "tiles"],
    ["SM-6", "storeys", String(storeys.length), "storey.1"],
    ["SM-7", "drawn", each(storeys.map((storey) => storey.monsters)), "storey.1"],
    ["SM-15", "reveals", each(storeys.map((storey) => storey.reveals)), "storey.1"],
    ["SM-22", "idle", String(content["idle_limit"]), "walking"],
  ];
};

const ghostbumpers: Reckon = ({ content }) => {
  const deck = content["deck"] as number[];
  const copies = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => deck.filter((card) => card === number).length);
  return [
    ["GB-1", "cards", String(deck.length), "copies"],
    ["GB-1", "copies", each(copies), "copies"],
    ["GB-2", "relaxed", String(content["relaxed"]), "pile"],
    ["GB-4", "hand", String(content["hand"]), "hand"],
    ["GB-5", "least-depth", String(content["least_depth"]), "laying"],
    ["GB-19", "paranoia", String(content["paranoia"]), "paranoia"],
    ["GB-21", "rounds", each(content["rounds"] as number[]), "rounds"],
    ["GB-22", "round-limit", String(content["round_limit"]), "target"],
  ];
};

interface Tile {
  name: string;
  colour: number;
  time: string;
  cubes: number;
  scares: boolean;
  imps: boolean;
}
interface Spook {
  name: string;
  colour: number;
  day: number;
  night: number;
}
const colours = ["blue", "purple", "orange", "green"];

const straszydla: Reckon = ({ content }, speaker) => {
  const figures = content["figures"] as Record<string, number> & { rewards: number[] };
  const figure = (name: string): string => String(figures[name]);
  const elements = content["elements"] as string[];
  const tiles = Object.values(content["tiles"] as Record<string, Tile>);
  const spooks = Object.values(content["spooks"] as Record<string, Spook>);
  const imps = content["imps"] as number[];
  const abilities = Object.entries(content["abilities"] as Record<string, number>);
  const element = (colour: number): string => speaker.term(`element-${elements[colour] ?? "all"}`);
  const tile = (one: Tile): string => {
    const icons = [one.scares ? t("figure-tile-scares") : "", one.imps ? t("figure-tile-imps") : ""];
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
      .map(({ colour, own }) => `${call(colour)}: ${own.map(say).join(", ")}`)
      .join("; ");
  return [
    [
      "ST-1",
      "elements",
      elements.map((_, at) => `${element(at)}: ${speaker.term(`colour-${colours[at]}`)}`).join(", "),
      "elements",
    ],
    ["ST-3", "board", `${content["ground"]} × ${content["ground"]}`, "board"],
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
      abilities.map(([what, at]) => `${element(at)}: ${imps[at]} × ${t(`figure-ability-${what}`)}`).join("; "),
      "imp.1",
    ],
    ["ST-6", "imp-trade", figure("trade_with_imp"), "imp.1"],
    ["ST-6", "imp-food", figure("imp_food"), "imp.4"],
    ["ST-7", "pacts", String((content["pacts"] as unknown[]).length), "pact.1"],
    ["ST-8", "rewards", each(figures.rewards), "scare.2"],
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

const known: Record<string, Reckon> = { shy_monsters: shyMonsters, ghostbumpers, straszydla };

export function figuresOf(game: string, edition: Edition): Figure[] {
  const found = known[game]?.(edition, new Speaker(game, {}, edition)) ?? [];
  return found.map(([rule, label, value, entry]) => ({
    rule,
    label,
    value,
    source: (edition.sources[entry] as Status | undefined) ?? null,
  }));
}

/** The figures of one box that are not those of another. */
export function differing(figures: Figure[], standard: Figure[]): (Figure & { standard: string })[] {
  return figures.flatMap((figure) => {
    const usual = standard.find((one) => one.label === figure.label)?.value ?? "";
    return usual === figure.value ? [] : [{ ...figure, standard: usual }];
  });
}
