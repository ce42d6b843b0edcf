/** It is your turn: in the title, by a sound, and by the browser, as far as the person wants it. */

import { mark } from "../port/badge";
import { house, play } from "../stage/sound";
import { settings } from "./settings.svelte";

export function yourTurn(text: string): void {
  play(house.yourTurn, "turn");
  if (!settings.notify || !document.hidden) return;
  mark();
  if ("Notification" in globalThis && Notification.permission === "granted") {
    try {
      new Notification(text, { tag: "your-turn" });
    } catch {
      // Some phones allow notifications only from service workers.
    }
  }
}
