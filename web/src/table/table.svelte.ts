/** What somebody at a table knows, is asked and can do: everything but its looks. */

import type { Component } from "svelte";
import { wanted } from "../company/company";
import { Faces } from "../company/faces.svelte";
import { board } from "../games";
import type { GameProps, Person } from "../games/types";
import { playAgain } from "../lib/again";
import {
  edition as loadEdition,
  erase,
  followRematch,
  forgetSeats,
  games,
  leaveSeats,
  moment,
  redeem,
  Refused,
  rematch,
  thoughts,
  type Wish,
} from "../lib/api";
import { Live } from "../lib/live.svelte";
import { namesOf, noteWords } from "../lib/names";
import { yourTurn } from "../lib/notify";
import type {
  AnyView,
  Edition,
  GameInfo,
  HintAnswer,
  Note,
  Refusal,
  TableInfo,
  Told,
  Update,
  Why,
} from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { loadGame, Speaker, t, titleOf } from "../lib/texts.svelte";
import { hangBells, takeBells } from "../port/bell";
import { house, play } from "../stage/sound";
import { cupOf, dayOf, isClosed } from "./shared";

export type Request = { type: string; [field: string]: unknown };

/** Made while a component is set up: it watches, and stops watching with it. */
export class AtTable {
  live: Live;
  info = $state.raw<GameInfo | null>(null);
  box = $state.raw<Edition | null>(null);
  Game = $state.raw<Component<GameProps> | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  announced = $state("");
  /** An earlier moment that the person looks back at; null is now. */
  earlier = $state.raw<{ number: number; view: unknown } | null>(null);
  /** Whose eyes are at the screen, where several seats share it, and since which number. */
  private eyes = $state.raw<{ seat: number; since: number } | null>(null);

  update = $derived.by(() => this.live.update);
  table = $derived(this.update?.table);
  seats = $derived(this.update ? Object.keys(this.update.undo).map(Number) : []);
  private asked = $derived(this.seats.filter((seat) => this.table?.seats[seat]?.asked));
  /** With one seat it is always ours; with several it is the one for whom the curtain was raised. */
  seat = $derived.by(() => {
    if (this.seats.length === 1) return this.seats[0] ?? null;
    return this.eyes && this.seats.includes(this.eyes.seat) ? this.eyes.seat : null;
  });
  /** Several people sit at this screen: nobody here is "you", everybody has a name. */
  shared = $derived(this.seats.length > 1);
  /** To whom the match is told: to no one of several people at this screen once it is over, for they look together. */
  looker = $derived(this.shared && this.table?.outcome && !this.earlier ? null : this.seat);
  turnWords = (seat: number | null): string =>
    this.shared && seat !== null ? t("turn-of", { name: this.name(seat) }) : t("your-turn");
  /** For whom the curtain is to be raised. */
  next = $derived(this.asked[0] ?? this.seats[0] ?? null);
  /** It falls when somebody else is asked; who wants to look without being asked may, until something happens. */
  curtain = $derived(
    this.shared &&
      !this.table?.outcome &&
      (this.seat === null ||
        (this.asked.length > 0 && !this.asked.includes(this.seat) && this.eyes?.since !== this.update?.number)),
  );
  viewName = $derived(
    this.seat !== null ? String(this.seat) : (Object.keys(this.update?.views ?? {}).at(-1) ?? "public"),
  );
  view = $derived(this.update?.views[this.table?.outcome && this.shared ? String(this.seats[0]) : this.viewName]);
  offer = $derived(
    this.seat !== null && !this.curtain && !this.earlier ? (this.update?.choices[String(this.seat)] ?? null) : null,
  );
  undo = $derived(this.seat !== null ? (this.update?.undo[String(this.seat)] ?? "none") : "none");

  /** While a game plays what has happened as a scene, the frame stays as it was: nothing is told before it is seen. */
  playing = $state(false);
  private seen = $state.raw<Told | null>(null);
  /** Whether a scene is played, and what it has shown so far. */
  hold = (scene: boolean, seen: Told | null): void => {
    this.playing = scene;
    this.seen = seen;
  };
  shown = $state.raw<{ update: Update; table: TableInfo; notes: Note[] } | null>(null);
  /** What is to be announced when the scene is over. */
  private unsaid: string[] = [];
  private saying: string[] = [];
  myTurn = $derived(
    this.seat !== null &&
      !this.curtain &&
      !this.playing &&
      (this.shown?.update.choices[String(this.seat)] ?? null) !== null,
  );
  /** A view says which rule matters now. */
  ruleNow = $derived((this.view as AnyView | undefined)?.rule ?? null);
  /** What these eyes were told, and how much of it since they last looked: behind a curtain nobody looks. */
  heard = $state.raw<{ told: Told[]; fresh: number }>({ told: [], fresh: 0 });
  private lookedAt = new Map<string, number>();
  private cameAt: number | null = null;

  private game = $derived(this.table?.game ?? "");
  title = $derived(this.game && titleOf(this.game));
  role = (seat: number): string => {
    const role = this.info?.roles[seat];
    return role ? this.words.say(`role-${role}`) : t("seat-label", { number: seat + 1 });
  };
  name = (seat: number): string => this.names[seat] ?? this.role(seat);
  /** The words of the game alone, and the speaker who also knows its box and the people here. */
  private words = $derived(new Speaker(this.game));
  /** In one piece, so that an update that changes no name lets nothing be said anew. */
  private called = $derived(JSON.stringify(namesOf(this.table, this.words, this.role)));
  private names = $derived(JSON.parse(this.called) as string[]);
  private you = $derived(
    this.shared || this.seat === null ? null : { seat: this.seat, role: this.info?.roles[this.seat] },
  );
  speaker = $derived(new Speaker(this.game, this.info?.words, this.box, this.name, this.you));
  /** Everybody, as far as the screen has told it; behind a curtain there is nothing that waits to be told. */
  people = $derived.by<Person[]>(() => {
    const table = this.curtain ? this.table : (this.shown?.table ?? this.table);
    return (table?.seats ?? []).map((info, seat) => ({
      seat,
      name: this.name(seat),
      role: this.info?.roles.length || info.kind === "free" ? this.role(seat) : "",
      kind: info.kind,
      bot: info.kind === "bot" ? info.name : info.substitute ? "substitute" : null,
      mine: this.seats.includes(seat),
      here: info.here,
      // While a scene is played nobody is asked yet: everybody watches.
      asked: info.asked && !this.playing,
      deadline: info.deadline,
      bank: info.bank,
    }));
  });
  /** Whether somebody plays here who sits elsewhere. */
  company = $derived(this.people.some((one) => one.kind === "person" && !one.mine));
  /** Whether it may be our turn long after we have gone: other people play too. */
  private awaited = $derived(this.seats.length > 0 && this.company && !this.table?.outcome);
  /** What happened, without what somebody said or showed whom these people do not want to hear. The log goes along with a scene. */
  notes = $derived(
    ((this.playing && this.notesUpTo(this.seen)) || (this.shown?.notes ?? [])).filter((note) => this.wants(note)),
  );
  faces = new Faces();
  others = $derived(this.people.flatMap((one) => (one.asked && one.seat !== this.seat ? [one.name] : [])).join(", "));
  over = $derived(Boolean(this.shown?.table.outcome));

  /** Why the bots did what they did: the house tells it when the match is over. */
  whys = $state.raw<ReadonlyMap<number, Why>>(new Map());
  whyThen = $derived(this.earlier ? (this.whys.get(this.earlier.number) ?? null) : null);

  /** What a bot would do in our place. It is for one decision alone, and for the one who asked. */
  hint = $state.raw<HintAnswer | null>(null);
  private thinkingOf = $state<string | null>(null);
  /** Whoever has moved meanwhile waits for nothing. */
  thinking = $derived.by(() => this.thinkingOf !== null && this.thinkingOf === this.decision);
  /** How many are advised before us. */
  ahead = $state(0);
  private decision = $derived(`${this.seat} ${JSON.stringify(this.offer)}`);

  private acting = false;
  private hadTurn = false;
  private wasOver: boolean | null = null;

  constructor(
    readonly identity: string,
    private go: (to: string) => void,
  ) {
    this.live = new Live(identity, (fresh, first) => this.hear(fresh, first));
    $effect(() => () => this.live.close());
    $effect.pre(() => this.hideFromTheNext());
    $effect.pre(() => this.listen());
    $effect(() => this.catchUp());
    $effect(() => {
      document.title = `${this.myTurn ? "● " : ""}${this.title || "Spukhaus"}`;
    });
    $effect(() => this.callToTurn());
    $effect(() => this.soundTheEnd());
    $effect(() => this.beRungFor());
    $effect(() => {
      if (this.table && !this.info) void this.prepare(this.table.game);
    });
    $effect(() => this.agreeAmongUs());
    $effect(() => this.keepTheMatch());
    $effect.pre(() => {
      void this.decision;
      this.hint = null;
    });
    this.useLink();
  }

  /** Whoever plays with people may go meanwhile, and is rung for when it is time to come back. */
  private beRungFor(): void {
    if (!this.awaited) return;
    const work = settings.notify ? hangBells(this.identity) : takeBells(this.identity);
    // Whoever cannot be rung for sees it in the page, as ever.
    work.catch(() => undefined);
  }

  raise(seat: number): void {
    this.eyes = { seat, since: this.update?.number ?? 0 };
  }

  /** A link from another device carries its code behind the #; it is used once and taken off the address. */
  useLink(): void {
    const code = /^#move=(.+)$/.exec(location.hash)?.[1];
    if (!code) return;
    history.replaceState(null, "", location.pathname + location.search);
    redeem(this.identity, code).then(
      () => this.live.again(),
      (error: unknown) => (this.refusal = error instanceof Refused ? error.refusal : null),
    );
  }

  async lookBack(number: number): Promise<void> {
    const views = await moment(this.identity, this.seat, number).catch(() => ({}) as Record<string, unknown>);
    const seen = views[this.viewName] ?? Object.values(views)[0];
    if (seen) this.earlier = { number, view: seen };
  }

  ask = async (request: Request): Promise<boolean> => {
    const answer = await this.live.ask(request);
    this.refusal = answer.type === "refused" ? (answer.error ?? null) : null;
    return answer.type !== "refused";
  };

  act = async (action: string): Promise<boolean> => {
    if (this.seat === null || this.acting) return false; // a double click is one move
    this.acting = true;
    const accepted = await this.ask({ type: "act", seat: this.seat, number: this.update?.number ?? 0, action });
    this.acting = false;
    return accepted;
  };

  async askHint(): Promise<void> {
    if (this.thinking || this.hint) return;
    const { decision } = this;
    this.thinkingOf = decision;
    const answer = await this.live.ask({ type: "hint", seat: this.seat }, (count) => (this.ahead = count));
    if (this.thinkingOf === decision) {
      this.thinkingOf = null;
      this.ahead = 0;
    }
    if (decision !== this.decision) return;
    this.refusal = answer.type === "refused" ? (answer.error ?? null) : null;
    this.hint = answer.type === "hint" ? (answer.answer as HintAnswer) : null;
  }

  /** A question to the table is no move: it neither shows nor clears a refusal. */
  async advise(question: string): Promise<unknown> {
    return this.seat === null ? null : (await this.live.ask({ type: "advise", seat: this.seat, question })).answer;
  }

  /** To everybody, from the first who sits at this screen. */
  wave(): Promise<boolean> {
    return this.ask({ type: "react", seat: this.seat ?? this.seats[0], reaction: "wave" });
  }

  again(): Promise<void> {
    return this.goOn(rematch(this.identity, this.table?.seats.length ?? 2));
  }

  /** The same once more, and nobody changes sides. */
  sameSides(wish: Wish): Promise<void> {
    return this.goOn(playAgain(wish));
  }

  private async goOn(next: Promise<string>): Promise<void> {
    try {
      this.go(`/table/${await next}`);
    } catch (error) {
      if (error instanceof Refused) this.refusal = error.refusal;
    }
  }

  follow(to: string): void {
    followRematch(this.identity, to, this.table?.seats.length ?? 2);
    this.go(`/table/${to}`);
  }

  async leave(): Promise<void> {
    const { table, identity } = this;
    const midway = Boolean(table?.started && !table.outcome);
    if (!table?.outcome) {
      for (const mine of this.seats) {
        const answer = await this.live.ask({ type: "leave", seat: mine });
        // Where nobody may watch, whoever leaves hears no more: that is an answer, too.
        const failed = answer.type === "refused" && (answer.error?.code !== "away" || this.live.status === "away");
        if (failed) return void (this.refusal = answer.error ?? null);
      }
      if (midway) leaveSeats(identity);
      else forgetSeats(identity);
    }
    if (midway) (await import("../you/history")).keepWhenOver(identity);
    const cup = table && cupOf(table);
    this.go(cup ? `/cup/${cup}` : midway ? "/you" : "/");
  }

  /** Neither name nor words nor key of ours stays here; where nobody else has played, nothing does. */
  erase = async (): Promise<void> => {
    const { claimed, leaveNoTrace } = await import("../you/history");
    try {
      const gone = await erase(this.identity, claimed(this.identity));
      if (!gone && !this.table?.outcome)
        for (const mine of this.seats) await this.live.ask({ type: "leave", seat: mine });
    } catch (error) {
      this.refusal = error instanceof Refused ? error.refusal : null;
      return;
    }
    leaveNoTrace(this.identity);
    this.go("/");
  };

  private async prepare(game: string): Promise<void> {
    [this.Game, this.box, this.info] = await Promise.all([
      board(game),
      loadEdition(this.identity),
      games().then((all) => all.find((one) => one.game === game) ?? null),
      loadGame(game),
    ]);
  }

  /** What one person looked up or was told is nothing for the next one at the screen. */
  private hideFromTheNext(): void {
    if (!this.curtain) return;
    this.earlier = null;
    this.refusal = null;
    this.announced = "";
    this.unsaid = [];
    this.saying = [];
  }

  private listen(): void {
    const { update, viewName } = this;
    if (!update || this.curtain) return;
    this.cameAt ??= update.number;
    const since = this.lookedAt.get(viewName) ?? this.cameAt;
    const told = (notes: Note[]): Told[] => notes.flatMap((note) => note.told?.[viewName] ?? []);
    const fresh = this.earlier ? 0 : told(this.live.notes.filter((note) => note.number > since)).length;
    this.heard = { told: told(this.live.notes), fresh };
    this.lookedAt.set(viewName, update.number);
  }

  private catchUp(): void {
    if (this.playing || this.curtain) return;
    const { update } = this;
    this.shown = update && { update, table: update.table, notes: this.live.notes };
    this.announce(...this.unsaid);
    this.unsaid = [];
  }

  /** What is announced at the same time is one announcement, and nothing is said twice. */
  private announce(...words: string[]): void {
    if (!words.length) return;
    if (!this.saying.length)
      queueMicrotask(() => {
        this.announced = this.saying.join(" ");
        this.saying = [];
      });
    this.saying.push(...words);
  }

  private callToTurn(): void {
    if (this.myTurn && !this.hadTurn) {
      const words = this.turnWords(this.seat);
      yourTurn(words);
      this.announce(words);
    }
    this.hadTurn = this.myTurn;
  }

  /** Whether somebody at this screen has; who only watches is glad with the winners. */
  private won(winners: number[]): boolean {
    return !this.seats.length || this.seats.some((mine) => winners.includes(mine));
  }

  private soundTheEnd(): void {
    if (!this.shown) return;
    const { outcome } = this.shown.table;
    // A moment to hear, but not for those who come to a match that is over.
    if (this.wasOver === false && outcome) play(this.won(outcome.winners) ? house.won : house.lost, "moves");
    this.wasOver = outcome !== null;
  }

  /** Several people at this screen have talked it over before one of them pressed the button. */
  private agreeAmongUs(): void {
    const proposal = this.table?.proposal;
    if (!proposal || !this.shared || !this.seats.includes(proposal.seat)) return;
    for (const other of this.seats) {
      if (other !== proposal.seat && !proposal.agreed.includes(other))
        void this.live.ask({ type: "answer", seat: other, agrees: true });
    }
  }

  private keepTheMatch(): void {
    if (!this.over || (this.shown && isClosed(this.shown.table))) return;
    const { identity } = this; // a rematch may begin before this is loaded
    thoughts(identity).then(
      (told) => (this.whys = new Map(told.map((one) => [one.number, one]))),
      () => undefined, // there is a match to look back at, without reasons
    );
    // Those who sat here find the match among their games.
    const day = this.table && dayOf(this.table);
    if (this.seats.length)
      void import("../you/history")
        .then(({ keepMatch, playedOn }) => {
          if (day) playedOn(day);
          return keepMatch(identity);
        })
        .catch(() => undefined);
  }

  /** What had happened when this was told, and what was done around the table since. */
  private notesUpTo(seen: Told | null): Note[] | null {
    const { viewName } = this;
    const all = this.live.notes;
    const last = seen && all.filter((note) => note.told?.[viewName]?.includes(seen)).at(-1);
    if (!seen || !last) return null;
    const told = last.told?.[viewName] ?? [];
    const cut = { ...last, told: { [viewName]: told.slice(0, told.indexOf(seen) + 1) } };
    return all.flatMap((note) => (note === last ? [cut] : note.number < last.number || !note.told ? [note] : []));
  }

  private wants(note: Note): boolean {
    return !this.table || wanted(note, this.table, this.seats);
  }

  /** The words for what is new: of the game, and around the table. */
  private hear(all: Note[], first: boolean): void {
    const fresh = all.filter((note) => this.wants(note));
    if (this.refusal?.code === "stale" || this.refusal?.code === "away") this.refusal = null;
    if (this.earlier && fresh.some((note) => note.gone?.includes(this.earlier?.number ?? 0))) this.earlier = null;
    if (first) return;
    const here = (note: Note): boolean => this.seats.includes(Number(note.seat));
    if (fresh.some((note) => (note.kind === "said" || note.kind === "reacted") && !here(note)))
      play(house.chat, "chat");
    if (this.curtain) return;
    for (const note of fresh) {
      if (note.kind === "reacted") this.faces.show(note);
      if (note.kind === "nudged" && here(note)) yourTurn(this.turnWords(Number(note.seat)));
    }
    const words = fresh.flatMap((note) => note.told?.[this.viewName] ?? []).map((told) => this.speaker.event(told));
    const { table } = this;
    const around = table ? fresh.flatMap((note) => noteWords(note, table, this.speaker) ?? []) : [];
    this.unsaid.push(...words, ...around);
  }
}
