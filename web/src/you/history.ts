/** What this browser keeps of the matches that a person has played here, and what the house keeps under a secret.

The secret is made when the first match is over. It goes to the house in a header and nowhere else; the house keeps its hash,
and beside it tables and seats. The list here is complete by itself, so the page can be read when the house does not answer. */

import { ask, erase, forgetTables, newlyOver, overKnown, ownKey, Refused, satAt } from "../lib/api";
import type { TableInfo, Value } from "../lib/protocol";
import { load, save } from "../lib/storage";
import type { Luggage } from "../port/luggage";
import { pocket } from "../port/place";
import { request } from "../port/port";
import { bring } from "../replay/recording";

export interface Rival {
  bot: string;
  score: number;
  role: string;
}

export interface Opening {
  kind: string;
  params: Record<string, Value>;
  points: number | null;
}

/** A match in short, as the house tells it once it is over. */
export interface Summary {
  table: string;
  seat: number;
  game: string;
  edition: string;
  /** When it ended, in seconds since 1970. */
  at: number;
  role: string;
  players: { name: string; bot: boolean; place: number; points: number }[];
  /** The part of the win: less than 1 if it was shared, 0 if others won. */
  won: number;
  reason: string;
  openings: Opening[];
  hints: number;
  /** Why it does not count for the rating; null if it does. */
  unrated: string | null;
  rivals: Rival[];
}

export interface Rated {
  matches: number;
  enough: number;
  rating: number | null;
  low: number | null;
  high: number | null;
  levels: { bot: string; rating: number }[];
}

interface Kept {
  secret?: string;
  /** `noted` says whether the house has it under the secret. */
  matches: (Summary & { noted: boolean })[];
  ratings: Record<string, Rated>;
  /** On which days a deal of the day was played to the end. */
  days: string[];
  /** Where several people sat at this screen: which seat was ours. */
  mine: Record<string, number>;
  /** Tables which the house has not told about yet: their match is over, but the page was closed at once or the house away; or
  we have left it, and it goes on without us. */
  due: string[];
}

const place = "spukhaus.you";
const kept = (): Kept => ({
  matches: [],
  ratings: {},
  days: [],
  mine: {},
  due: [],
  ...load<Partial<Kept>>(place, {}),
});
const same = (one: { table: string; seat: number }, other: { table: string; seat: number }): boolean =>
  one.table === other.table && one.seat === other.seat;

/** Other tabs write here too, so every change begins with what is there now. */
function change(work: (now: Kept) => void): void {
  const now = kept();
  work(now);
  save(place, now);
}

/** The latest first. */
export const matches = (): Summary[] => kept().matches.sort((one, other) => other.at - one.at);

export const secretForm = /^[A-Za-z0-9_-]{32,100}$/;

export const knownSecret = (): string | undefined => kept().secret;

export function secret(): string {
  const known = knownSecret();
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  change((now) => (now.secret ??= made));
  return made;
}

/** The deal of a day was played here. */
export const playedOn = (day: string): void => change((now) => (now.days = [...new Set([...now.days, day])]));

/** On how many days in a row, up to this one or the one before it. */
export function streakOn(day: string): number {
  const played = new Set(kept().days);
  const date = new Date(`${day}T00:00:00Z`);
  const back = (): string => {
    date.setUTCDate(date.getUTCDate() - 1);
    return date.toISOString().slice(0, 10);
  };
  let at = played.has(day) ? day : back();
  let count = 0;
  for (; played.has(at); at = back()) count++;
  return count;
}

function put(summary: Summary, noted: boolean): void {
  change((now) => {
    now.matches = [...now.matches.filter((one) => !same(one, summary)), { ...summary, noted }];
  });
}

const summaryOf = (table: string, seat: number): Promise<Summary> => ask(`/api/tables/${table}/seats/${seat}/summary`);

/** Tell the house that this seat was ours; its key proves it. */
async function note(summary: Summary): Promise<void> {
  const { table, seat } = summary;
  const key = satAt(table)[seat];
  if (!key) return;
  await ask("/api/you/matches", { table, seat, key }, secret());
  put(summary, true);
}

/** Several people sat at this screen, and this seat was ours. */
export async function claim(table: string, seat: number): Promise<void> {
  change((now) => (now.mine[table] = seat));
  await keepMatch(table);
}
export const claimed = (table: string): number | undefined => kept().mine[table];

/** A match of ours is over. Where several people sat at this screen, none is kept before somebody says whose it was. */
export async function keepMatch(table: string): Promise<void> {
  const seats = Object.keys(satAt(table)).map(Number);
  const seat = seats.length === 1 ? seats[0] : claimed(table);
  if (seat === undefined || !seats.includes(seat)) return;
  if (kept().matches.some((one) => one.noted && same(one, { table, seat }))) return;
  keepWhenOver(table);
  const summary = await summaryOf(table, seat);
  put(summary, false);
  settle(table);
  await note(summary);
}
const settle = (table: string): void => change((now) => (now.due = now.due.filter((one) => one !== table)));

/** We have left a match. When it is over it is one of ours, however it went on without us. */
export const keepWhenOver = (table: string): void => change((now) => (now.due = [...new Set([...now.due, table])]));

/** Bring this list and that of the house together; `changed` is called whenever there is more to show. */
export async function together(changed: () => void): Promise<void> {
  newlyOver().forEach(keepWhenOver);
  for (const table of kept().due) {
    if (await goesOn(table)) continue;
    await keepMatch(table).catch(unlessRefused);
    settle(table);
    changed();
  }
  for (const waiting of kept().matches.filter((one) => !one.noted)) await note(waiting).catch(unlessRefused);
  const mine = knownSecret();
  if (!mine) return;
  const theirs = await ask<{ table: string; seat: number }[]>("/api/you/matches", undefined, mine);
  const fresh = theirs.filter((one) => !kept().matches.some((here) => same(here, one)));
  for (let first = 0; first < fresh.length; first += 4) {
    // A table of today's deal tells nothing where its key is not; another day it will.
    const found = fresh.slice(first, first + 4).map(({ table, seat }) => summaryOf(table, seat).catch(unlessRefused));
    for (const summary of await Promise.all(found)) if (summary) put(summary, true);
    changed();
  }
  change((now) => now.matches.forEach((one) => (one.noted ||= theirs.some((other) => same(other, one)))));
  for (const gone of kept().matches.filter((one) => one.noted && !theirs.some((other) => same(other, one))))
    await letGo(gone);
  changed();
}

/** The house no longer has it under our secret. If it still knows the table, it was we who deleted the list, elsewhere;
and otherwise the house has lost its tables, and what is kept here is all there is. */
async function letGo(gone: Summary): Promise<void> {
  const known = await ask(`/api/tables/${gone.table}`).then(() => true, unlessRefused);
  if (known) change((now) => (now.matches = now.matches.filter((one) => !same(one, gone))));
  else put(gone, false);
}

/** A refusal is an answer; anything else means that the house is away. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
/** Whether a table has yet to come to its end, or to be opened to those who have left it. */
async function goesOn(table: string): Promise<boolean> {
  try {
    return (await ask<TableInfo>(`/api/tables/${table}`)).outcome === null;
  } catch (error) {
    unlessRefused(error);
    return (error as Refused).refusal.code === "shared-closed";
  }
}

/** Use the secret of another device. What was kept here so far is noted under the new one, where the seats' keys are here. */
export function enter(other: string): void {
  change((now) => {
    now.secret = other;
    for (const one of now.matches) one.noted = false;
  });
}

/** A table is gone for good, or we are no longer at it. */
export function leaveNoTrace(table: string): void {
  forgetTables([table]);
  change((now) => (now.matches = now.matches.filter((one) => one.table !== table)));
}

/** Delete all of it, first in the house. Returns only when it is gone; with `keys`, so are the keys of these seats, and with
`traces` our names and words at the tables, and the tables where nobody else has played. */
export async function deleteEverything(keys: boolean, traces: boolean): Promise<void> {
  // While others have a deal before them, or where the table is gone, it stays as it is.
  if (traces)
    for (const { table } of kept().matches)
      if (Object.keys(satAt(table)).length) await erase(table, claimed(table)).catch(unlessRefused);
  const mine = knownSecret();
  if (mine) await ask("/api/you", undefined, mine, "DELETE");
  const tables = kept().matches.map((one) => one.table);
  if (keys) forgetTables(tables);
  else tables.forEach(overKnown); // what is deleted does not come back by itself
  save(place, {});
}

/** What the matches against bots say; without the house, what they said last. */
export async function ratingOf(game: string, role: string, played: Summary[]): Promise<Rated | undefined> {
  const counted = played.filter((one) => !one.unrated).slice(0, 500);
  const name = `${game} ${role}`;
  try {
    const results = counted.map((one) => one.rivals);
    const rated = await ask<Rated>("/api/you/rating", { game, role, matches: results });
    change((now) => (now.ratings[name] = rated));
    return rated;
  } catch {
    return kept().ratings[name];
  }
}

/** How the rating has come to be what it is: what some of the matches up to each said, the earliest first. Nothing is kept of it. */
export async function ratingsOf(game: string, role: string, played: Summary[]): Promise<number[]> {
  const counted = played.filter((one) => !one.unrated).reverse();
  const most = 10;
  const steps = Array.from({ length: Math.min(most, counted.length) }, (_, at) =>
    Math.round((counted.length * (at + 1)) / Math.min(most, counted.length)),
  );
  const found = await Promise.all(
    steps.map((count) => {
      const results = counted.slice(0, count).map((one) => one.rivals);
      return ask<Rated>("/api/you/rating", { game, role, matches: results }).then(
        ({ rating }) => rating,
        () => null,
      );
    }),
  );
  return found.filter((rating) => rating !== null);
}

/** What a match of ours has made of the rating, once it is kept; null where it does not count, or too few matches do. */
export async function ratingAfter(table: string): Promise<{ rating: number; change: number | null } | null> {
  await keepMatch(table);
  const played = matches();
  const own = played.find((one) => one.table === table);
  if (!own || own.unrated) return null;
  const alike = played.filter((one) => one.game === own.game && one.role === own.role);
  const before = await ratingOf(
    own.game,
    own.role,
    alike.filter((one) => one !== own),
  );
  const after = await ratingOf(own.game, own.role, alike);
  if (after?.rating == null) return null;
  return { rating: after.rating, change: before?.rating == null ? null : after.rating - before.rating };
}

const format = "spukhaus games 1";

/** Everything, with the files of the matches as far as the house still has them; in the pocket also what is not over. */
export async function everything(): Promise<string> {
  const all = [];
  for (const { noted: _, ...summary } of kept().matches) {
    const path = `/api/tables/${summary.table}/match`;
    const key = ownKey(path);
    const file = await request(path, key ? { headers: { authorization: `Bearer ${key}` } } : {}).then(
      (answer) => (answer.ok ? answer.text() : null),
      () => null,
    );
    all.push({ ...summary, file });
  }
  const luggage = pocket ? await (await import("../port/luggage")).pack() : {};
  return JSON.stringify({ format, exported: new Date().toISOString(), matches: all, ...luggage }, null, 1);
}

/** Bring back what was exported, here or elsewhere; returns how many matches were not here before. Throws if it is no such file. */
export async function bringBack(text: string): Promise<number> {
  const file = JSON.parse(text) as Partial<Luggage> & {
    format?: unknown;
    matches?: (Summary & { file: string | null })[];
  };
  if (file.format !== format || !Array.isArray(file.matches)) throw new Error("format");
  const { tables, keys = {} } = file;
  const whole = new Set(pocket && tables ? await (await import("../port/luggage")).unpack({ tables, keys }) : []);
  let count = whole.size;
  for (const { file: match, ...summary } of file.matches) {
    if (kept().matches.some((one) => same(one, summary) || (one.at === summary.at && one.game === summary.game)))
      continue;
    // Where the house has the table, it is the same; otherwise the file becomes one, by another name.
    const known = await ask(`/api/tables/${summary.table}`).then(() => true, unlessRefused);
    put(known || !match ? summary : { ...summary, table: await bring(match) }, false);
    if (!whole.has(summary.table)) count++;
  }
  return count;
}
