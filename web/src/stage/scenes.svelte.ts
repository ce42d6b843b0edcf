/** Plays what has happened as scenes. Whoever does not want to wait goes on with a tap, a key or the next action. */

import { untrack } from "svelte";
import type { Told } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { capture } from "./flip";
import { lengthOf, patience, stills, summedUp, write, type Played, type Scenes } from "./script";
import { play as playSound, tremble, type Sound } from "./sound";

export type { Beat, Scene, Scenes, Together } from "./script";

/** How long a piece slides at most; a beat may be held for longer than that. */
const longestSlide = 450;

function motionReduced(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** What each seat saw last at this table and how much it had been told, for eyes that come back from behind a curtain. */
const lastSeen = { table: "", views: new Map<number, { view: unknown; heard: number }>() };

function remembered(table: string, seat: number, heard: number): unknown {
  const seen = lastSeen.table === table ? lastSeen.views.get(seat) : undefined;
  return seen?.heard === heard ? seen.view : null;
}

function remember(table: string, seat: number, heard: number, view: unknown): void {
  if (lastSeen.table !== table) lastSeen.views.clear();
  lastSeen.table = table;
  lastSeen.views.set(seat, { view, heard });
}

export class Theatre<View extends { seat: number }, Moment> {
  /** The view to draw now; null if nothing is played: then it is the one that there is. */
  show = $state.raw<View | null>(null);
  /** What stands out now. */
  moment = $state.raw<Moment | null>(null);
  /** What is being shown, for the words beside it. */
  telling = $state.raw<Told[]>([]);
  /** The last of what has been shown, or is there to be read: the log may tell so much. */
  shown = $state.raw<Told | null>(null);
  /** What was told since these eyes last looked and was too much to be played. */
  missed = $state.raw<Told[]>([]);

  private waiting: Played<View, Moment>[] = [];
  private pausing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stage: Element | null = null;
  /** What these eyes were given last. */
  private known: { view: View; told: Told[] } | null = null;

  constructor(
    private scenes: Scenes<View, Moment>,
    private sounds: Record<string, Sound> = {},
  ) {}

  get playing(): boolean {
    return this.show !== null;
  }

  /** How many times as long as usual things take now, for what a board moves by itself: 0 if nothing should move. */
  get pace(): number {
    return settings.speed === 0 || motionReduced() ? 0 : 1 / settings.speed;
  }

  /** Plays what is fresh whenever there is another view to be seen. */
  follow(table: string, view: View, told: Told[], fresh: number): void {
    const known = this.known;
    if (known?.view === view) return;
    // Another seat's eyes have seen the table from another side.
    const own = known?.view.seat === view.seat ? known.view : null;
    if (!own) this.close();
    const before = own ?? (remembered(table, view.seat, told.length - fresh) as View | null);
    if (fresh > 0 && known?.told !== told && before) this.play(told.slice(-fresh), before, view);
    // Somebody looks back, or something was taken back: that is no scene. A word in the chat is no reason to end one.
    else if (this.playing && JSON.stringify(known?.view) !== JSON.stringify(view)) this.skip();
    this.known = { view, told };
    remember(table, view.seat, told.length, view);
  }

  /** Shows what was told between two views; what comes while a scene is played follows after it. */
  play(told: Told[], before: View, after: View): void {
    const { beats } = write(this.scenes, told, before, after);
    if (!this.playing) this.missed = [];
    if (globalThis.document?.hidden) return this.keepToRead(beats);
    if (settings.speed === 0) {
      this.skip();
      this.sound(beats.filter((beat) => beat.sound).at(-1)?.sound);
      return;
    }
    this.waiting.push(...(motionReduced() ? stills(beats) : beats));
    const tooMuch = lengthOf(this.waiting) > patience;
    if (tooMuch) {
      const { played, missed } = summedUp(this.waiting);
      this.waiting = played;
      this.missed = [...this.missed, ...missed];
    }
    if (!this.playing || (tooMuch && !this.pausing)) this.next();
  }

  /** Nobody is looking: what is there to be read waits for who comes back, and nothing else is played. */
  private keepToRead(beats: Played<View, Moment>[]): void {
    const read = settings.speed ? beats.filter((beat) => beat.pause).at(-1) : undefined;
    this.waiting = read ? [read] : [];
    if (read || (this.playing && !this.pausing)) this.next();
  }

  /** Everything has happened. */
  skip(): void {
    this.waiting = [];
    if (this.playing) this.next();
  }

  /** Somebody has seen enough: of what is there to be read, or of everything until there is something to be read. */
  leave(): void {
    const pause = this.waiting.findIndex((beat) => beat.pause);
    if (!this.pausing) this.waiting = pause < 0 ? [] : this.waiting.slice(pause);
    if (this.playing) this.next();
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.show = this.moment = this.shown = null;
    this.telling = [];
  }

  /** For `onclickcapture` of the board and `onkeydown` of the window: goes on, and presses nothing that lies under it. */
  goOn = (event: Event): void => {
    if (!this.playing || document.querySelector("dialog[open]")) return;
    if (event instanceof KeyboardEvent) {
      // Keys that are pressed in the chat or on a button of the frame are meant for it.
      const here = event.target === document.body || this.stage?.contains(event.target as Node);
      if (!here || !["Enter", " ", "Escape"].includes(event.key)) return;
    }
    event.preventDefault();
    event.stopPropagation();
    this.leave();
  };

  /** `{@attach theatre.ground}`: where the pieces lie that slide from beat to beat, each with its `data-flip`. */
  ground = (stage: Element): (() => void) => {
    this.stage = stage;
    return () => (this.stage = null);
  };

  private next(): void {
    clearTimeout(this.timer);
    const beat = this.waiting.shift();
    const time = (beat?.milliseconds ?? longestSlide) / (settings.speed || 1);
    const slide = this.stage && this.pace ? capture(this.stage) : null;
    this.show = beat?.view ?? null;
    this.moment = beat?.moment ?? null;
    if (!beat || beat.pause) this.shown = beat?.told.at(-1) ?? null;
    else if (beat.told !== this.telling) this.shown = this.telling.at(-1) ?? this.shown;
    this.telling = beat?.told ?? [];
    this.pausing = beat?.pause ?? false;
    // With the next frame, when the page is laid out anyway; sounds are made on their own.
    if (slide) requestAnimationFrame(() => slide(Math.min(time, longestSlide)));
    if (!beat) return;
    if (beat.sound) setTimeout(() => this.sound(beat.sound), 0);
    if (beat.tremble && this.pace) tremble(beat.tremble);
    if (Number.isFinite(time)) this.timer = setTimeout(() => this.next(), time);
  }

  private sound(name: string | undefined): void {
    const sound = name === undefined ? undefined : this.sounds[name];
    if (sound) playSound(sound, "moves");
  }
}

export interface Performance<View> {
  table: string;
  view: View;
  told: Told[];
  fresh: number;
  hold: (scene: boolean, shown: Told | null) => void;
}

/** In a game's script: `const theatre = perform(scenes, sounds, () => ({ table, view: view as View, told, fresh, hold }))`. Plays
what is fresh whenever the view changes, and answers the theatre; draw `theatre.show ?? view`. */
export function perform<View extends { seat: number }, Moment>(
  scenes: Scenes<View, Moment>,
  sounds: Record<string, Sound>,
  props: () => Performance<View>,
): Theatre<View, Moment> {
  const theatre = new Theatre(scenes, sounds);
  // Before the page changes, so that nobody sees the end of a scene before its beginning.
  $effect.pre(() => {
    const { table, view, told, fresh, hold } = props();
    untrack(() => {
      theatre.follow(table, view, told, fresh);
      hold(theatre.playing, theatre.shown);
    });
  });
  $effect(() => props().hold(theatre.playing, theatre.shown));
  $effect(() => () => {
    theatre.close();
    untrack(props).hold(false, null);
  });
  return theatre;
}
