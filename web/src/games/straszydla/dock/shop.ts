/** What a player can do anywhere in the own turn and while feeding, as coins: trade, imps, horror. Spooks are bought at their stacks. */

import { labelled, type Speaker } from "../../../lib/texts.svelte";
import { count, sum } from "../board/reckon";
import type { Player, TurnOffer } from "../view";
import type { Coin } from "./Coins.svelte";
import type { Deal } from "./deal.svelte";

export function shopCoins(
  offer: TurnOffer,
  player: Player,
  deal: Deal,
  ghost: string | null,
  speaker: Speaker,
): Coin[] {
  const imps = sum(player.imps.map(([, number]) => number));
  const rate = offer.trade?.rate ?? offer.trade?.rate_with_imp ?? null;
  const own = player.imps.find(([, number]) => number > 0)?.[0] ?? "any";
  return [
    {
      kind: "trade",
      label: labelled(
        speaker.say("turn-trade"),
        offer.trade ? speaker.say("turn-cubes-held", { count: count(offer.cubes) }) : speaker.say("trade-none"),
      ),
      sub: rate === null ? "3 : 1" : `${rate} : 1`,
      hot: false,
      possible: offer.trade !== null,
      open: deal.drawer === "trade",
      ghost: ghost?.startsWith("trade") ?? false,
      do: () => deal.open("trade"),
    },
    {
      kind: "imps",
      label: labelled(speaker.say("turn-imps"), speaker.say("turn-imps-held", { count: imps })),
      sub: String(imps),
      element: own,
      hot: false,
      possible: true,
      open: deal.drawer === "imps",
      ghost: ghost?.startsWith("swap") ?? false,
      do: () => deal.open("imps"),
    },
    {
      kind: "horror",
      label: labelled(speaker.say("turn-horror"), speaker.say("turn-horror-held", { count: player.horror })),
      sub: String(player.horror),
      hot: false,
      possible: true,
      open: deal.drawer === "horror",
      ghost: ghost?.startsWith("horror") ?? false,
      do: () => deal.open("horror"),
    },
  ];
}
