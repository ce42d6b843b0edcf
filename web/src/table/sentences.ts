/** What a bot weighed and believed, as sentences. A game may say it in its own words: for an action of a kind `reason-MEASURE-KIND`, for
what it believed `reason-belief-KIND`; else the house says it. */

import { percent } from "../review/data";
import type { Belief, ListedAction, Thought } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { t, type Speaker } from "../lib/texts.svelte";

/** A smaller difference is none: a share of the win, or of a point. */
const even = 0.01;

export const counted = (value: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value);

/** A value in words; what only has an order has none. */
export function worth(measure: Thought["measure"], value: number): string | null {
  if (measure === "feeling") return null;
  return measure === "points" ? counted(value) : percent(value);
}

/** As far as figures tell, it does not matter what is done. */
export function equal({ measure, alternatives }: Thought): boolean {
  if (measure !== "chance" && measure !== "points") return false;
  return alternatives.length > 1 && new Set(alternatives.map(({ value }) => worth(measure, value))).size === 1;
}

/** In the game's own words for this kind, or in the house's. */
function say(speaker: Speaker, id: string, kind: string, params: Record<string, string>): string {
  return t(speaker.knows(`${id}-${kind}`) ? `${id}-${kind}` : id, params, speaker.game);
}

/** `view` is the moment that it was weighed at, where a picture of it stands beside the words. */
export function sentences(thought: Thought, chosen: string, speaker: Speaker, view: unknown = null): string[] {
  const first = weighing(thought, chosen, speaker, view);
  const action = thought.alternatives.find((one) => one.action.text === chosen)?.action ?? null;
  const touching = (belief: Belief): number => (action && touches(belief, action) ? 1 : 0);
  const [believed] = thought.beliefs
    .filter((one) => speaker.knows(`belief-about-${one.about.kind}`) && surest(one) < 1)
    .sort((one, other) => touching(other) - touching(one) || surest(other) - surest(one));
  return [...(first ? [first] : []), ...(believed ? likeliest(believed, speaker, view) : [])];
}

/** What is most likely where these lead to: why one is better than the other, as far as what was believed tells. */
export function hunches(beliefs: Belief[], actions: ListedAction[], speaker: Speaker, view: unknown): string[] {
  const led = actions.flatMap((action) => beliefs.find((belief) => touches(belief, action)) ?? []);
  return [...new Set(led)].flatMap((belief) => likeliest(belief, speaker, view));
}

function weighing(thought: Thought, chosen: string, speaker: Speaker, view: unknown): string | null {
  const { measure, alternatives } = thought;
  const mine = alternatives.find(({ action }) => action.text === chosen);
  const next = alternatives.find(({ action }) => action.text !== chosen);
  if (!mine) return null;
  if (!next) return t("reason-alone");
  if (equal(thought)) return t("reason-equal");
  const { kind } = mine.action;
  const other = speaker.action(next.action, view);
  if (measure === "feeling") return say(speaker, "reason-feeling", kind, { other });
  const figures = {
    measure,
    worth: worth(measure, mine.value) ?? "",
    against: worth(measure, next.value) ?? "",
    other,
  };
  if (measure === "share") return say(speaker, "reason-share", kind, figures);
  if (Math.abs(mine.value - next.value) < even) return say(speaker, "reason-even", kind, figures);
  return mine.value < next.value ? t("reason-less", figures) : say(speaker, `reason-${measure}`, kind, figures);
}

/** Whether an action leads to what is believed of. A number that names somebody is no card, and the other way round. */
function touches({ about }: Belief, action: ListedAction): boolean {
  const { seat, ...rest } = action;
  const named = new Set(Object.values(rest).flat().map(String));
  return Object.entries(about).some(([part, value]) =>
    part === "seat" ? value === seat : part !== "kind" && named.has(String(value)),
  );
}

const surest = ({ possibilities }: Belief): number => possibilities[0]?.chance ?? 0;

function likeliest({ about, possibilities: [first] }: Belief, speaker: Speaker, view: unknown): string[] {
  if (!first) return [];
  return [
    say(speaker, "reason-belief", about.kind, {
      about: speaker.belief("about", about, view),
      that: speaker.belief("that", first.that, view),
      chance: percent(first.chance),
    }),
  ];
}
