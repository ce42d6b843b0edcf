/** It is your turn: in the title, by a sound, and by the browser, as far as the person wants it. */

import { house, play } from "../stage/sound";
import { settings } from "./settings.svelte";

export function yourTurn(text: string): void {
  play(house.yourTurn, "turn");
  if (settings.notify && document.hidden && "Notification" in globalThis && Notification.permission === "granted") {
    try {
      new Notification(text);
    } catch {
      // Some phones allow notifications only from service workers.
    }
  }
}
