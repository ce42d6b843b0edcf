/** Somebody who goes through a match that is over: where they are, through whose eyes they look, and what they see there. */

import { untrack } from "svelte";
import { offered } from "../games";
import type { Open } from "../games/types";
import { edition as loadEdition, games, keysOf, Refused } from "../lib/api";
import { namesOf } from "../lib/names";
import type { Edition, GameInfo, Refusal, Told } from "../lib/protocol";
import { labelled, loadGame, Speaker, t, titleOf } from "../lib/texts.svelte";
import {
  chaptersOf,
  heard,
  Moments,
  readPlace,
  recording as load,
  writePlace,
  type Eyes,
  type Heard,
  type Recording,
  type Views,
} from "./recording";

const pause = 1500; // milliseconds from one step to the next
/** So many steps, before and after, are put into words at once. */
const slice = 12;
const away: Refusal = { class: "page", code: "away", rule: null, params: {} };

interface Line {
  key: string;
  at: number;
  number: number;
  text: string;
}

/** Made while a component is set up: it watches, and stops watching with it. */
export class Watching {
  recording = $state.raw<Recording | null>(null);
  box = $state.raw<Edition | null>(null);
  info = $state.raw<GameInfo | null>(null);
  Open = $state.raw<Open | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  /** Where one wants to be: after so many actions. */
  at = $state(0);
  eyes = $state<Eyes>("open");
  /** What is on the board: it follows `at` as soon as the house has told it. */
  shown = $state.raw<{ at: number; views: Views; step: boolean } | null>(null);
  private moments: Moments | null = null;

  speed = $state(1);
  playing = $state(false);
  /** A game plays what has happened as a scene: the next step waits for its end. */
  held = $state(false);

  steps = $derived(this.recording?.steps ?? []);
  last = $derived(this.steps.length);
  chapters = $derived(this.recording ? chaptersOf(this.recording) : []);
  /** The one whose eyes it is seen through; null where nobody's are. */
  seat = $derived(this.eyes === "open" || this.eyes === "public" ? null : Number(this.eyes));

  // Who sits there, and how to speak of it.
  game = $derived(this.recording?.table.game ?? "");
  title = $derived(this.game ? titleOf(this.game) : "Spukhaus");
  private words = $derived(new Speaker(this.game));
  role = (seat: number): string =>
    this.info?.roles[seat] ? this.words.say(`role-${this.info.roles[seat]}`) : t("seat-label", { number: seat + 1 });
  names = $derived(namesOf(this.recording?.table, this.words, this.role, this.info?.bots));
  speaker = $derived(
    new Speaker(this.game, this.info?.words, this.box, (seat) => this.names[seat] ?? this.role(seat)),
  );
  outcome = $derived(this.recording?.table.outcome ?? null);
  result = $derived(
    this.outcome
      ? this.speaker.say("outcome", {
          seat: this.outcome.winners,
          count: this.outcome.winners.length,
          reason: this.speaker.say(`ending-${this.outcome.reason}`),
        })
      : t("replay-ends-early"),
  );

  // What happened.
  /** What the board is told: a board that shows all is told what everybody heard. */
  ears = $derived<Eyes>(this.eyes === "open" ? "public" : this.eyes);
  /** As these eyes see it. */
  viewOf = (views: Views): unknown => (this.eyes === "open" && this.Open ? this.Open.opened(views) : views[this.ears]);

  /** Everything that these eyes were told until then. */
  toldBy = (at: number): Told[] =>
    this.steps.slice(0, at).flatMap(({ told }) => told.flatMap((event) => heard(event, this.ears)));
  told = $derived(this.toldBy(this.shown?.at ?? 0));
  fresh = $derived(
    this.shown?.step
      ? (this.steps[this.shown.at - 1]?.told.flatMap((event) => heard(event, this.ears)).length ?? 0)
      : 0,
  );
  happened = $derived(
    this.shown && this.shown.at > 0
      ? this.linesOf(this.shown.at)
          .map(({ text }) => text)
          .join(" ") || t("replay-unheard")
      : t("replay-beginning"),
  );
  /** Around where one came into the match: its other lines follow while nothing is played, for a long match has thousands. */
  private around = $state.raw({ middle: 1, reach: slice });
  /** Each line is put into words once, for these eyes in this language. */
  private written = $derived.by(() => {
    void [this.speaker, this.eyes, this.names, this.steps];
    return new Map<number, Line[]>();
  });
  lines = $derived.by(() => {
    const { middle, reach } = this.around;
    const [first, last] = [Math.max(1, middle - reach), Math.min(this.last, middle + reach)];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => this.linesOf(first + index)).flat();
  });
  view = $derived(this.shown && this.viewOf(this.shown.views));

  constructor(readonly identity: string) {
    void this.prepare();
    $effect(() => {
      document.title = `${t("replay")} · ${this.title}`;
    });
    $effect(() => this.writeAddress());
    $effect(() => this.fetch());
    $effect(() => this.goOn());
    $effect.pre(() => this.comeNear());
    $effect(() => this.widen());
  }

  jump = (to: number): void => {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.last, to));
  };

  toggle = (): void => {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  };

  /** What each saw after so many actions. */
  moment(at: number): Promise<Views> {
    return this.moments?.get(at) ?? Promise.reject(new Error("not loaded"));
  }

  keys = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !this.recording) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target as HTMLElement;
    // What has the focus comes first: text, lists and the scrubber have their own use for these keys.
    if (target.closest("input, select, textarea")) return;
    if (event.key === " " && target.closest("button, a, summary")) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.last }[event.key];
    if (to !== undefined) this.jump(to);
    else if (event.key === " ") this.toggle();
    else return;
    event.preventDefault();
  };

  /** The address says the moment and the eyes. It opens where somebody has done something: before that there is nothing to see. */
  readAddress = (): void => {
    const place = readPlace(location.hash, this.last, this.names.length);
    this.at = place.at ?? this.steps.findIndex((step) => step.seat >= 0) + 1;
    this.eyes = place.eyes ?? this.eyes;
  };

  private async prepare(): Promise<void> {
    const { identity } = this;
    try {
      const found = await load(identity);
      const { game } = found.table;
      [this.box, this.info, this.Open] = await Promise.all([
        loadEdition(identity),
        games().then((all) => all.find((one) => one.game === game) ?? null),
        offered(game, "Open"),
        loadGame(game),
      ]);
      this.moments = new Moments(identity, found.steps.length);
      const [own] = Object.keys(keysOf(identity).seats);
      this.eyes = own === undefined ? "open" : (own as Eyes);
      this.recording = found;
      this.readAddress();
    } catch (error) {
      this.refusal = error instanceof Refused ? error.refusal : away;
    }
  }

  private writeAddress(): (() => void) | void {
    if (!this.recording) return;
    const place = writePlace(this.at, this.eyes);
    // Browsers do not like an address that changes many times a second.
    const later = setTimeout(() => history.replaceState(null, "", place), 250);
    return () => clearTimeout(later);
  }

  private fetch(): (() => void) | void {
    const wanted = this.at;
    if (!this.recording || !this.moments) return;
    // Who drags the scrubber passes many moments that need not be fetched.
    const wait = this.moments.knows(wanted) ? 0 : 40;
    const later = setTimeout(() => void this.show(wanted), wait);
    return () => clearTimeout(later);
  }

  private async show(wanted: number): Promise<void> {
    const views = await this.moment(wanted).catch(() => null);
    if (wanted !== this.at) return;
    this.refusal = views ? null : away;
    if (!views) return;
    // Who goes on before a scene has ended does not want to see another one.
    const step = this.shown?.at === wanted - 1 && this.speed < 4 && !this.held;
    this.shown = { at: wanted, views, step };
    this.moments?.prepare(wanted);
  }

  private goOn(): (() => void) | void {
    if (!this.playing || this.held || this.shown?.at !== this.at) return;
    if (this.at === this.last) {
      this.playing = false;
      return;
    }
    const next = setTimeout(() => this.at++, pause / this.speed);
    return () => clearTimeout(next);
  }

  private comeNear(): void {
    const { middle, reach } = untrack(() => this.around);
    if (Math.abs(this.at - middle) > reach) this.around = { middle: this.at, reach: slice };
  }

  private widen(): (() => void) | void {
    const { middle, reach } = this.around;
    if (this.held || (middle - reach <= 1 && middle + reach >= this.last)) return;
    const later = setTimeout(() => (this.around = { middle, reach: reach + 2 * slice }), 60);
    return () => clearTimeout(later);
  }

  private linesOf(step: number): Line[] {
    const number = this.steps[step - 1]?.number ?? 0;
    const write = (): Line[] => this.said(step).map((text, at) => ({ key: `${step}.${at}`, at: step, number, text }));
    const lines = this.written.get(step) ?? write();
    this.written.set(step, lines);
    return lines;
  }

  private said(step: number): string[] {
    const inWords = ({ to, ...event }: Heard): string =>
      to === undefined ? this.speaker.event(event) : labelled(this.names[to] ?? "", this.speaker.event(event));
    return this.steps[step - 1]?.told.flatMap((event) => heard(event, this.eyes)).map(inWords) ?? [];
  }
}
