/** Shows how pawns go their ways, step by step. Whoever does not want to wait skips it. */

import type { Told } from "../../../lib/protocol";

export interface Stroll {
  seat: number;
  cells: string[];
  retreat: boolean;
}

const stepTime = 400;
const breath = 350;

/** The moves that were told last: those since plans were last shown. */
export function strolls(told: Told[]): Stroll[] {
  const shown = told.map((event) => event.kind).lastIndexOf("plan-shown");
  return told.slice(shown + 1).flatMap(({ kind, params }): Stroll[] => {
    const seat = Number(params["seat"]);
    if (kind === "moved") return [{ seat, cells: params["cells"] as string[], retreat: false }];
    if (kind === "retreated") return [{ seat, cells: [String(params["cell"])], retreat: true }];
    return [];
  });
}

export class Walk {
  /** Where pawns stand while they walk. */
  places = $state.raw<Record<number, string>>({});
  /** Who walks, and how many steps of the way are done. */
  now = $state.raw<(Stroll & { done: number }) | null>(null);
  /** Ways that are walked to the end. */
  walked = $state.raw<Stroll[]>([]);

  private waiting: Stroll[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace = 1;

  /** With a pace of 0 nothing is shown: it has just happened. What comes while somebody walks follows after that. */
  play(strolls: Stroll[], places: Record<number, string>, pace: number): void {
    if (!strolls.length || pace === 0) return;
    this.pace = pace;
    if (this.now && strolls.every((stroll) => stroll.retreat)) {
      this.waiting.push(...strolls);
      return;
    }
    // The next round has come already: nobody wants to see the last one to its end.
    if (this.now) return this.skip();
    this.places = places;
    this.walked = [];
    this.waiting = [...strolls];
    this.next();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.walked = [];
    this.now = null;
  }

  private next(): void {
    const stroll = this.waiting.shift();
    if (!stroll) return this.skip();
    this.now = { ...stroll, done: 0 };
    this.after(breath, () => this.step());
  }

  private step(): void {
    if (!this.now) return;
    const { seat, cells, done } = this.now;
    const cell = cells[done];
    if (cell === undefined) {
      this.walked = [...this.walked, this.now];
      return this.next();
    }
    this.places = { ...this.places, [seat]: cell };
    this.now = { ...this.now, done: done + 1 };
    this.after(stepTime, () => this.step());
  }

  private after(milliseconds: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, milliseconds * this.pace);
  }
}
