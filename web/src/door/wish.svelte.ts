/** What somebody wants a new table to be like: who sits where, and what they agree on. */

import { begin } from "../lib/again";
import { ask, type Sitter } from "../lib/api";
import { clocks } from "../lib/clocks";
import { levelFor, rememberLevel } from "../lib/levels";
import type { Sought } from "../company/finding";
import type { Edition, GameInfo } from "../lib/protocol";
import type { Clock } from "../lib/protocol.generated";
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/storage";
import { t } from "../lib/texts.svelte";

type Option = GameInfo["options"][number];
/** Who sits on a seat: this person, another one at this screen, somebody who comes by a link, or "bot" and its name. */
export type Choice = "me" | "here" | "link" | `bot ${string}`;

const namesAt = "spukhaus.screen-names";

export class TableWish {
  readonly counts: number[];
  level = $state("");
  count = $state(2);
  /** Which seat is one's own. */
  own = $state(0);
  seats = $derived(Array.from({ length: this.count }, (_, seat) => seat));
  /** For those who want it exactly; what is not chosen is what the rest of the page says. */
  private who: (Choice | undefined)[] = $state([]);
  /** What the people at this screen are called. */
  names: string[] = $state([]);

  agreed: Record<string, string> = $state({});
  /** The number of each option that can have any: a target of 5 to 200 points. */
  private numbers: Record<string, number> = $state({});
  title = $state("");
  /** One of `clocks`, or "own": then so many minutes for each decision, or for all with some seconds more for each. */
  clock = $state("none");
  minutes = $state(3);
  minutesInAll = $state(15);
  seconds = $state(10);
  spectators = $state("public");
  chat = $state(true);
  aids = $state(true);
  listed = $state(false);

  edition = $state("");
  /** An edition file of one's own, as far as it was checked. */
  file = $state.raw<{ name: string; text: string; box: Edition } | null>(null);
  /** Whoever is quicker than the check waits for it. */
  private checking: Promise<unknown> = Promise.resolve();

  constructor(readonly game: GameInfo) {
    this.counts = game.seats;
    this.count = game.seats[0] ?? 2;
    this.level = levelFor(game.game, game.bots);
    const hero = game.roles.indexOf(game.roles.at(-1) ?? "");
    this.own = Math.max(0, hero);
    this.agreed = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.numbers = Object.fromEntries(game.options.map((option) => [option.name, option.numbered?.usual ?? 0]));
    this.edition = game.editions[0]?.name ?? "";
    const people = Math.max(...game.seats);
    const known = load<string[]>(namesAt, []);
    this.names = Array.from({ length: people }, (_, seat) => known[seat] ?? (seat ? "" : settings.name.trim()));
  }

  chooseLevel(level: string): void {
    rememberLevel(this.game.game, (this.level = level));
  }

  // Options with numbers

  numbered = (option: Option): boolean =>
    Boolean(option.numbered && !option.values.includes(this.agreed[option.name] ?? ""));
  numberOf = (option: Option): number => this.numbers[option.name] ?? 0;
  valueOf = (option: Option): string => `${option.numbered?.prefix}${this.numberOf(option)}`;
  setNumber(option: Option, number: number | null): void {
    this.numbers[option.name] = number ?? option.numbered?.usual ?? 0;
    this.agreed[option.name] = this.valueOf(option);
  }

  // Who sits where

  sits = (seat: number): Choice => this.who[seat] ?? (seat === this.own ? "me" : `bot ${this.level}`);
  seatAs(seat: number, choice: Choice): void {
    this.who[seat] = choice;
  }

  private sitter(choice: Choice, seat: number): Sitter {
    if (choice === "me") return settings.name.trim() || t("default-name");
    if (choice === "here") return this.names[seat]?.trim() || t("seat-number", { number: seat + 1 });
    return choice.startsWith("bot ") ? { bot: choice.slice(4) } : null;
  }

  // The box

  /** The house checks a file; what is wrong with it is thrown as a refusal. */
  async bring(file: { name: string; text: string }): Promise<void> {
    const box = ask<Edition>(`/api/games/${this.game.game}/editions`, { text: file.text });
    this.checking = box;
    this.file = { ...file, box: await box };
    this.edition = "own file";
  }
  putAway(): void {
    this.file = null;
    this.edition = this.game.editions[0]?.name ?? "";
  }

  private get time(): Partial<Clock> {
    if (this.clock === "own-move") return { move: this.minutes * 60 };
    if (this.clock === "own-match") return { match: this.minutesInAll * 60, increment: this.seconds };
    return clocks[this.clock] ?? {};
  }

  /** What a table must be like where somebody waits whom one could join. */
  get sought(): Sought {
    const { edition, agreed: options, time: clock } = this;
    return { game: this.game.game, edition, options, clock };
  }

  /** Make the table, with somebody on every seat as `choose` says; answers its address. */
  private table = async (choose: (seat: number) => Choice): Promise<string> => `/table/${await this.make(choose)}`;

  private async make(choose: (seat: number) => Choice, listed = this.listed): Promise<string> {
    await this.checking.catch(() => undefined); // the page says what is wrong
    const { spectators, chat, aids } = this;
    if (this.seats.some((seat) => choose(seat) === "here")) save(namesAt, this.names);
    return begin({
      game: this.game.game,
      seats: this.seats.map((seat) => this.sitter(choose(seat), seat)),
      options: this.agreed,
      // A file is told from a name by its lines.
      edition: this.file && this.edition === "own file" ? `${this.file.text}\n` : this.edition,
      settings: { clock: this.time, spectators, chat, aids, listed },
      title: this.title.trim(),
    });
  }

  againstBots = (): Promise<string> => this.table((seat) => (seat === this.own ? "me" : `bot ${this.level}`));
  byLink = (): Promise<string> => this.table((seat) => (seat === this.own ? "me" : "link"));
  /** One seat is free for whoever comes first, and everybody sees it. */
  withSomebody = (): Promise<string> => {
    const free = this.seats.find((seat) => seat !== this.own);
    return this.make((seat) => (seat === this.own ? "me" : seat === free ? "link" : `bot ${this.level}`), true);
  };
  atThisScreen = (): Promise<string> => this.table(() => "here");
  amongBots = (): Promise<string> => this.table(() => `bot ${this.level}`);
  exactly = (): Promise<string> => this.table(this.sits);
}
