/** Sounds made by code: a sound is a few voices, each a tone or a breath of noise. Nothing depends on them. */

import { settings } from "../lib/settings.svelte";

/** A value that stays, or glides from one to another. */
type Glide = number | [from: number, to: number];

export interface Voice {
  wave: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  /** In hertz; of noise, around which pitch it is heard. */
  pitch: Glide;
  /** In seconds from the beginning of the sound. */
  start?: number;
  length: number;
  /** From 0 to 1. */
  loudness?: number;
  /** How long it takes to be there, in seconds; what is struck is there at once. */
  swell?: number;
  /** Lets through only what is lower than this pitch. */
  muffle?: Glide;
  /** How narrow the band of a noise is. */
  narrow?: number;
  /** A trembling voice: how often a second, and by how many hertz. */
  waver?: [often: number, far: number];
}

export type Sound = readonly Voice[];

const silence = 0.0001;
const struck = 0.006;
/** A band of noise is weaker than a tone: so much louder it must be to be heard beside it. */
const breath = 2.4;
/** More sounds than this at once are only loud. */
const atOnce = 8;
/** All sounds are mixed low, so that the loudest setting is not a fright. */
const headroom = 0.6;

export function lengthOf(sound: Sound): number {
  return Math.max(...sound.map(({ start = 0, length }) => start + length));
}

/** Puts a sound onto a context from a moment on. */
export function compose(sound: Sound, context: BaseAudioContext, into: AudioNode, when: number): void {
  for (const voice of sound) {
    const { wave, pitch, start = 0, length, loudness = 0.4, swell = struck, muffle, narrow = 1, waver } = voice;
    const from = when + start;
    const end = from + length;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(silence, from);
    const full = loudness * (wave === "noise" ? breath : 1);
    envelope.gain.exponentialRampToValueAtTime(full, from + Math.min(swell, length / 2));
    envelope.gain.exponentialRampToValueAtTime(silence, end);
    let sounding: AudioScheduledSourceNode;
    let last: AudioNode;
    if (wave === "noise") {
      const noise = context.createBufferSource();
      noise.buffer = noiseOf(context);
      noise.loop = true;
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      band.Q.value = narrow;
      glide(band.frequency, pitch, from, end);
      sounding = noise;
      last = noise.connect(band);
    } else {
      const tone = context.createOscillator();
      tone.type = wave;
      glide(tone.frequency, pitch, from, end);
      if (waver) {
        const swing = context.createOscillator();
        const far = context.createGain();
        swing.frequency.value = waver[0];
        far.gain.value = waver[1];
        swing.connect(far).connect(tone.frequency);
        swing.start(from);
        swing.stop(end);
      }
      sounding = last = tone;
    }
    if (muffle !== undefined) {
      const low = context.createBiquadFilter();
      low.type = "lowpass";
      glide(low.frequency, muffle, from, end);
      last = last.connect(low);
    }
    last.connect(envelope).connect(into);
    sounding.start(from);
    sounding.stop(end);
  }
}

function glide(value: AudioParam, along: Glide, from: number, end: number): void {
  const [first, last] = typeof along === "number" ? [along, along] : along;
  value.setValueAtTime(first, from);
  if (last !== first) value.exponentialRampToValueAtTime(last, end);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same every time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 16;
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[at] = seed / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

// Playing

let context: AudioContext | null = null;
let master: GainNode | null = null;
let playing = 0;

/** Browsers let a page sound only after somebody has touched it; some stop it again while nobody looks. */
export function listenForGestures(): () => void {
  const wake = (): void => {
    try {
      context ??= new AudioContext();
      if (context.state !== "running") void context.resume().catch(() => undefined);
    } catch {
      // A browser without sound is a quiet browser.
    }
  };
  const back = (): void => {
    if (context && !document.hidden) wake();
  };
  const gestures = ["pointerdown", "pointerup", "keydown"] as const;
  for (const gesture of gestures) addEventListener(gesture, wake, { capture: true, passive: true });
  document.addEventListener("visibilitychange", back);
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, wake, { capture: true });
    document.removeEventListener("visibilitychange", back);
  };
}

/** Whether things of this sort may be heard. */
function mayBeHeard(about: keyof typeof settings.sounds): boolean {
  return !settings.muted && settings.volume > 0 && settings.sounds[about];
}

export function play(sound: Sound, about: keyof typeof settings.sounds): void {
  if (!mayBeHeard(about) || context?.state !== "running" || playing >= atOnce) return;
  if (!master) {
    master = context.createGain();
    // Many sounds at once are pressed together rather than torn.
    master.connect(context.createDynamicsCompressor()).connect(context.destination);
  }
  master.gain.value = settings.volume * headroom;
  compose(sound, context, master, context.currentTime);
  playing++;
  setTimeout(() => playing--, lengthOf(sound) * 1000);
}

/** A phone trembles in the hand, if it can and sounds may be heard: both are told by the body. */
export function tremble(milliseconds: number): void {
  if (!mayBeHeard("moves")) return;
  try {
    navigator.vibrate?.(milliseconds);
  } catch {
    // A device that keeps still keeps still.
  }
}

/** The sounds of the house itself. */
export const house = {
  yourTurn: [
    { wave: "triangle", pitch: 523, length: 0.35, loudness: 0.35 },
    { wave: "triangle", pitch: 659, start: 0.13, length: 0.5, loudness: 0.35 },
    { wave: "sine", pitch: 1318, start: 0.13, length: 0.35, loudness: 0.06 },
  ],
  chat: [
    { wave: "sine", pitch: [620, 700], length: 0.1, loudness: 0.25 },
    { wave: "sine", pitch: [780, 840], start: 0.09, length: 0.16, loudness: 0.22 },
  ],
  won: [
    { wave: "triangle", pitch: 392, length: 0.35, loudness: 0.3 },
    { wave: "triangle", pitch: 494, start: 0.13, length: 0.4, loudness: 0.3 },
    { wave: "triangle", pitch: 587, start: 0.26, length: 0.5, loudness: 0.3 },
    { wave: "triangle", pitch: 784, start: 0.39, length: 0.9, loudness: 0.34 },
    { wave: "sine", pitch: 196, start: 0.39, length: 0.9, loudness: 0.2, swell: 0.05 },
    { wave: "sine", pitch: 1568, start: 0.45, length: 0.6, loudness: 0.05, waver: [6, 12] },
  ],
  lost: [
    { wave: "triangle", pitch: 330, length: 0.45, loudness: 0.3, muffle: 1200 },
    { wave: "triangle", pitch: 294, start: 0.24, length: 0.45, loudness: 0.28, muffle: 1000 },
    { wave: "triangle", pitch: [220, 208], start: 0.5, length: 0.8, loudness: 0.3, muffle: [900, 300] },
    { wave: "sine", pitch: 110, start: 0.5, length: 0.8, loudness: 0.2, swell: 0.05 },
  ],
} as const satisfies Record<string, Sound>;
