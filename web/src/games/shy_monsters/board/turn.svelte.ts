/** What the Hero is about to do: which skills are armed, what is asked back, what is pencilled on the tiles. */

import type { ListedAction } from "../../../lib/protocol";
import { load, save } from "../../../lib/storage";
import { isFaceDown, type StoreyView } from "../view";

export type Aim = "look" | "walk" | "attack" | "jump" | "over" | "pencil";
type Way = "look" | "walk" | "attack" | "jump" | "jump-attack" | null;

const marks = ["", "?", "✓", "✗"];

function wayOf(action: ListedAction): Way {
  if (action.kind === "reveal") return "look";
  if (action.kind === "walk") return action["attack"] ? "attack" : "walk";
  if (action.kind === "jump") return action["attack"] ? "jump-attack" : "jump";
  return null;
}
const tileOf = (action: ListedAction): string => String(action["tile"]);
const overOf = (action: ListedAction): string => String(action["over"]);

export class Turn {
  private armed = $state({ attack: false, jump: false });
  private pencilling = $state(false);
  /** Jumps to one tile that go over different ones: which? */
  private jumps = $state.raw<ListedAction[]>([]);
  /** What would end the match: really? */
  asking = $state.raw<ListedAction | null>(null);
  /** What was tapped in vain, or is new: it is told instead of the question, until something else is done. */
  private telling = $state<"spent" | "looking" | "nowhere" | "far" | "lurking" | null>(null);
  /** Something was said, and its answer is not here yet. */
  sent = $state(false);
  /** Whether somebody wants to see what could lurk where: at this table, until they want it no more. */
  wondering = $state(false);
  private possible = $state.raw<Record<string, string[]> | null>(null);
  pencil = $state<Record<string, string>>({});
  private place: string;
  private wonderingAt: string;

  constructor(
    table: string,
    number: number,
    private storey: () => StoreyView | null,
    private actions: () => ListedAction[],
    private act: (action: string) => void,
  ) {
    this.place = `spukhaus.pencil.${table}.${number}`;
    this.pencil = load<Record<string, string>>(this.place, {});
    this.wonderingAt = `spukhaus.wondering.${table}`;
    this.wondering = load(this.wonderingAt, false);
  }

  /** All that can be done, to tell whether it is something else now. */
  get choices(): string {
    return this.actions()
      .map(({ text }) => text)
      .join();
  }
  get mine(): boolean {
    return this.actions().length > 0;
  }
  get looking(): boolean {
    return this.offered("look");
  }
  get givingUp(): ListedAction | undefined {
    return this.actions().find((action) => action.kind === "give-up");
  }
  get aim(): Aim {
    if (this.pencilling) return "pencil";
    if (this.looking) return "look";
    if (this.jumps.length) return "over";
    if (this.way === "jump" || this.way === "jump-attack") return "jump";
    return this.way === "attack" ? "attack" : "walk";
  }
  get strikes(): boolean {
    return this.way === "attack" || this.way === "jump-attack";
  }
  get targets(): string[] {
    const storey = this.storey();
    if (!storey) return [];
    if (this.aim === "pencil") return storey.layout.filter((cell) => isFaceDown(storey, cell));
    if (this.aim === "over") return this.jumps.map(overOf);
    return [...new Set(this.usable.map(tileOf))];
  }

  isArmed(skill: "attack" | "jump"): boolean {
    return this.armed[skill];
  }
  canArm(skill: "attack" | "jump"): boolean {
    return this.actions().some((action) => wayOf(action)?.split("-").includes(skill));
  }
  get told(): typeof this.telling {
    return this.mine ? this.telling : null;
  }
  arm(skill: "attack" | "jump"): void {
    this.forget();
    const storey = this.storey();
    const ready = skill === "attack" ? storey?.attack_ready : storey?.jump_ready;
    if (!this.canArm(skill)) this.telling = !ready ? "spent" : this.looking ? "looking" : "nowhere";
    if (this.telling) return;
    this.armed[skill] = !this.armed[skill];
    // Both together only where there is somebody to jump at.
    if (this.armed.attack && this.armed.jump && !this.offered("jump-attack"))
      this.armed[skill === "attack" ? "jump" : "attack"] = false;
  }
  togglePencil(): void {
    const pencilling = !this.pencilling;
    this.forget();
    this.pencilling = pencilling;
  }
  /** Other choices are other questions. */
  layDown(): void {
    this.forget();
    this.armed = { attack: false, jump: false };
  }
  /** Lays everything down that was begun. */
  forget(): void {
    this.jumps = [];
    this.asking = null;
    this.pencilling = false;
    this.telling = null;
    this.sent = false;
  }

  choose(cell: string): void {
    if (!this.targets.includes(cell)) {
      // Where one looks, walks or jumps is seen by the glow; why not here is asked by whoever taps.
      if (this.mine && (this.aim === "walk" || this.aim === "attack") && cell !== this.storey()?.hero)
        this.telling = "far";
      return;
    }
    if (this.aim === "pencil") {
      this.telling = null;
      this.pencil[cell] = marks[(marks.indexOf(this.pencil[cell] ?? "") + 1) % marks.length] ?? "";
      save(this.place, this.pencil);
      return;
    }
    const over = this.aim === "over";
    const fitting = over
      ? this.jumps.filter((action) => overOf(action) === cell)
      : this.usable.filter((action) => tileOf(action) === cell);
    if (fitting.length > 1) this.jumps = fitting;
    else if (fitting[0]) this.ask(fitting[0]);
  }
  /** At once, unless it would be the last step. */
  ask(action: ListedAction): void {
    const deadly = this.storey()?.active.includes(tileOf(action)) && !action["attack"] && action.kind !== "reveal";
    if (deadly || action.kind === "give-up") this.asking = action;
    else this.send(action);
  }
  /** The same way sword in hand, where that can be: what somebody wants who is asked whether he wants to die. */
  struck(action: ListedAction): ListedAction | undefined {
    return this.actions().find(
      (one) =>
        one.kind === action.kind && one["attack"] && tileOf(one) === tileOf(action) && overOf(one) === overOf(action),
    );
  }
  send(action: ListedAction): void {
    this.layDown();
    this.sent = true;
    this.act(action.text);
  }
  toggleWondering(advise: (question: string) => Promise<unknown>): void {
    this.wondering = !this.wondering;
    this.possible = null;
    this.telling = this.wondering ? "lurking" : null;
    save(this.wonderingAt, this.wondering);
    void this.wonder(advise);
  }
  /** Asks what could lurk where. What was said before stays until there is an answer. */
  async wonder(advise: (question: string) => Promise<unknown>): Promise<void> {
    const asked = this.choices;
    if (!this.wondering || !asked) return;
    const answer = (await advise("possible")) as { tiles: Record<string, string[]> } | null;
    if (asked === this.choices) this.possible = answer?.tiles ?? null;
  }
  /** What could lurk on a tile that nobody has seen, for those who wonder. */
  couldBe(cell: string): string[] | undefined {
    const storey = this.storey();
    return this.wondering && storey && isFaceDown(storey, cell) ? this.possible?.[cell] : undefined;
  }

  private get way(): Way {
    const { attack, jump } = this.armed;
    const wanted: Way = attack && jump ? "jump-attack" : attack ? "attack" : jump ? "jump" : "walk";
    return this.looking ? "look" : this.offered(wanted) ? wanted : "walk";
  }
  private get usable(): ListedAction[] {
    return this.actions().filter((action) => wayOf(action) === this.way);
  }
  private offered(way: Way): boolean {
    return this.actions().some((action) => wayOf(action) === way);
  }
}
