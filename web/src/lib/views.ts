/** Views as a seat has them, from updates in which what only ever grows goes on where the last one ended. */

import type { Update } from "./protocol";

type Fields = Record<string, unknown>;

/** The update with whole views. */
export function whole(update: Update, last: Update | null): Update {
  const views = { ...update.views };
  for (const [seat, parts] of Object.entries(update.kept ?? {})) {
    const before = last?.views[seat] as Fields;
    const view = { ...(views[seat] as Fields) };
    for (const [name, count] of Object.entries(parts)) {
      view[name] = [...(before[name] as unknown[]).slice(0, count), ...(view[name] as unknown[])];
    }
    views[seat] = view;
  }
  return { ...update, views };
}
