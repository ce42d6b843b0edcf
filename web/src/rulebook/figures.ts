/** The figures of a box, each with the rule that it belongs to and where it comes from. */

import { offered } from "../games";
import type { Edition } from "../lib/protocol";
import { Speaker } from "../lib/texts.svelte";
import type { Status } from "./page";

export interface Figure {
  rule: string;
  /** `figure-LABEL` says what it is. */
  label: string;
  value: string;
  source: Status | null;
}

/** One count for each; where all are the same, just that. */
export const each = (counts: number[]): string =>
  new Set(counts).size === 1 ? String(counts[0]) : counts.join(" / ");

/** What reads the figures of a game's boxes; a game that has none shows none. */
export async function readerOf(game: string): Promise<(edition: Edition) => Figure[]> {
  const figures = await offered(game, "figures");
  return (edition) =>
    (figures?.(edition, new Speaker(game, {}, edition)) ?? []).map(([rule, label, value, entry]) => ({
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
