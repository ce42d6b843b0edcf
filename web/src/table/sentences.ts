/** What a bot weighed and believed, as sentences. A game may say it in its own words: for an action of a kind `reason-MEASURE-KIND`, for
what it believed `reason-belief-KIND`; else the house says it. */

import { percent } from "../review/data";
import type { Belief, Thought } from "../lib/protocol";
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

/** In the game's own words for this kind, or in the house's. */
function say(speaker: Speaker, id: string, kind: string, params: Record<string, string>): string {
  return t(speaker.knows(`${id}-${kind}`) ? `${id}-${kind}` : id, params, speaker.game);
}

/** `view` is the moment that it was weighed at, where a picture of it stands beside the words. */
export function sentences(thought: Thought, chosen: string, speaker: Speaker, view: unknown = null): string[] {
  const first = weighing(thought, chosen, speaker, view);
  return [...(first ? [first] : []), ...believed(thought.beliefs, thought, chosen, speaker, view)];
}

function weighing({ measure, alternatives }: Thought, chosen: string, speaker: Speaker, view: unknown): string | null {
  const mine = alternatives.find(({ action }) => action.text === chosen);
  const next = alternatives.find(({ action }) => action.text !== chosen);
  if (!mine) return null;
  if (!next) return t("reason-alone");
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

/** Of what it could not see: first what the action is about, then what it was surest of. */
function believed(
  beliefs: Belief[],
  { alternatives }: Thought,
  chosen: string,
  speaker: Speaker,
  view: unknown,
): string[] {
  const action = alternatives.find((one) => one.action.text === chosen)?.action ?? {};
  const named = new Set(Object.values(action).flat().map(String));
  const touches = ({ about }: Belief): number =>
    Object.entries(about).some(([part, value]) => part !== "kind" && named.has(String(value))) ? 1 : 0;
  const surest = ({ possibilities }: Belief): number => possibilities[0]?.chance ?? 0;
  return beliefs
    .filter((one) => speaker.knows(`belief-about-${one.about.kind}`) && surest(one) < 1)
    .sort((one, other) => touches(other) - touches(one) || surest(other) - surest(one))
    .slice(0, 1)
    .flatMap(({ about, possibilities: [likeliest] }) =>
      likeliest
        ? say(speaker, "reason-belief", about.kind, {
            about: speaker.belief("about", about, view),
            that: speaker.belief("that", likeliest.that, view),
            chance: percent(likeliest.chance),
          })
        : [],
    );
}
