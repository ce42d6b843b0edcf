/** It is your turn: in the title, by a sound, and by the browser, as far as the person wants it. */

import { house, play } from "../stage/sound";
import { settings } from "./settings.svelte";

/** Not every browser can mark the icon of an app. */
const badged = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
addEventListener("focus", () => void badged.clearAppBadge?.().catch(() => undefined));

export function yourTurn(text: string): void {
  play(house.yourTurn, "turn");
  if (settings.notify && document.hidden) void badged.setAppBadge?.().catch(() => undefined);
  if (settings.notify && document.hidden && "Notification" in globalThis && Notification.permission === "granted") {
    try {
      new Notification(text, { tag: "your-turn" });
    } catch {
      // Some phones allow notifications only from service workers.
    }
  }
}
