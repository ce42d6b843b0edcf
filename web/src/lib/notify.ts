/** It is your turn: in the title, by a sound, and by the browser, as far as the person wants it. */

import { house, play } from "../stage/sound";
import { settings } from "./settings.svelte";

/** A few soft notes. */
export function chime(notes: number[]): void {
  play(
    notes.map((pitch, at) => ({ wave: "triangle", pitch, start: at * 0.14, length: 0.3 })),
    "turn",
  );
}

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
