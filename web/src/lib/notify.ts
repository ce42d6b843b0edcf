/** It is your turn: in the title, by a sound, and by the browser, as far as the person wants it. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two soft notes. Made here, so that nothing has to be loaded. */
export function chime(notes: number[] = [523, 659]): void {
  if (settings.muted || settings.volume === 0) return;
  try {
    audio ??= new AudioContext();
    for (const [at, pitch] of notes.entries()) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      const start = audio.currentTime + at * 0.14;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, start);
      loudness.gain.exponentialRampToValueAtTime(0.2 * settings.volume, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.32);
    }
  } catch {
    // A browser without sound is a quiet browser.
  }
}

export function yourTurn(text: string): void {
  chime();
  if (settings.notify && document.hidden && "Notification" in globalThis && Notification.permission === "granted") {
    try {
      new Notification(text);
    } catch {
      // Some phones allow notifications only from service workers.
    }
  }
}
