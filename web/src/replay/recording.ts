/** A match that is over: its steps, what they told to whom, and everybody's view of each moment. */

import { ask, keep } from "../lib/api";
import type { ListedAction, TableInfo, Told, Value } from "../lib/protocol";

type Params = Record<string, Value>;

/** What everybody heard of an event, or null if only some heard it; and what they heard besides. */
export interface Happening {
  kind: string;
  public: Params | null;
  private?: Record<string, Params>;
}

export interface Step {
  /** The number of its entry at the table. */
  number: number;
  seat: number;
  action: ListedAction;
  told: Happening[];
}

export interface Recording {
  table: TableInfo;
  /** The kinds of events that begin a part of the match, the larger parts first. */
  chapters: string[];
  steps: Step[];
}

/** Through whose eyes one looks: a seat's, everybody's who only watches, or all at once. */
export type Eyes = `${number}` | "public" | "open";

export type Views = Record<string, unknown>;

export const recording = (table: string): Promise<Recording> => ask(`/api/tables/${table}/replay`);

/** Give a match file to the house; returns the table that it is kept as. */
export const bring = async (file: string): Promise<string> =>
  (await ask<{ table: string }>("/api/replays", { file })).table;

/** Take over a seat at a moment and play on; returns the new table. Our key to it is kept. */
export async function branch(table: string, at: number, seat: number, name: string, bot: string): Promise<string> {
  const made = await ask<{ table: string; seat: number; key: string }>(`/api/tables/${table}/branches`, {
    at,
    seat,
    name,
    bot,
  });
  keep(made.table, (keys) => (keys.seats[made.seat] = made.key));
  return made.table;
}

/** How many moments are remembered: enough to go to and fro, and not the whole of a long match. */
const most = 240;

/** The views of a match, asked for once. */
export class Moments {
  private known = new Map<number, Promise<Views>>();

  constructor(
    private table: string,
    private last: number,
  ) {}

  knows(at: number): boolean {
    return this.known.has(at);
  }

  get(at: number): Promise<Views> {
    const found = this.known.get(at) ?? this.fetch(at);
    this.known.delete(at); // the latest asked for is the last to be forgotten
    this.known.set(at, found);
    for (const old of this.known.keys()) {
      if (this.known.size <= most) break;
      this.known.delete(old);
    }
    return found;
  }

  /** Those that will probably be asked for next. */
  prepare(around: number): void {
    for (const at of [around + 1, around + 2, around + 3, around - 1])
      if (at >= 0 && at <= this.last) void this.get(at).catch(() => undefined);
  }

  private fetch(at: number): Promise<Views> {
    const asked = ask<{ views: Views }>(`/api/tables/${this.table}/replay/${at}`).then(({ views }) => views);
    asked.catch(() => this.known.delete(at)); // the house may be there again next time
    return asked;
  }
}

export interface Heard extends Told {
  /** Whom it was told, where several heard different things and all is open. */
  to?: number;
}

/** An event as these eyes heard it. With all open it is told as those heard it who learned most. */
export function heard({ kind, public: told, private: more = {} }: Happening, eyes: Eyes): Heard[] {
  if (eyes !== "open") {
    const own = more[eyes];
    return own || told ? [{ kind, params: { ...told, ...own } }] : [];
  }
  const tellings = new Map<string, Heard>();
  for (const [seat, own] of Object.entries(more))
    tellings.set(JSON.stringify(own), { kind, params: { ...told, ...own }, to: Number(seat) });
  if (!tellings.size) return told ? [{ kind, params: told }] : [];
  const all = [...tellings.values()];
  return all.length === 1 ? all.map(({ to: _, ...one }) => one) : all;
}

export interface Chapter {
  /** After how many actions it has begun. */
  at: number;
  level: number;
  told: Told;
}

/** Where the parts of a match begin. If several begin with one action, the largest counts. */
export function chaptersOf({ chapters, steps }: Recording): Chapter[] {
  return steps.flatMap(({ told }, index) => {
    const found = told.flatMap((event): Chapter[] => {
      const level = chapters.indexOf(event.kind);
      return level < 0 || !event.public
        ? []
        : [{ at: index + 1, level, told: { kind: event.kind, params: event.public } }];
    });
    return found.sort((one, other) => one.level - other.level).slice(0, 1);
  });
}

/** `#n=17&eyes=1`: the moment and the eyes; what is missing or no good is left out. */
export function readPlace(hash: string, last: number, seats: number): { at?: number; eyes?: Eyes } {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const [n, eyes] = [said.get("n") ?? "", said.get("eyes") ?? ""];
  const seat = /^\d{1,2}$/.test(eyes) && Number(eyes) < seats;
  return {
    ...(/^\d{1,6}$/.test(n) ? { at: Math.min(Number(n), last) } : {}),
    ...(seat || eyes === "public" || eyes === "open" ? { eyes: eyes as Eyes } : {}),
  };
}

export const writePlace = (at: number, eyes: Eyes): string => `#n=${at}&eyes=${eyes}`;
