/** HTTP: tables are made and joined here; the keys stay in this browser. */

import { wholeAddressOf } from "../port/place";
import { request } from "../port/port";
import { load, save } from "./storage";
import type { Edition, GameInfo, Refusal, TableInfo, Why } from "./protocol";

export class Refused extends Error {
  constructor(public refusal: Refusal) {
    super(refusal.code);
  }
}

export async function ask<T>(path: string, body?: unknown, key?: string, method?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  const known = key ?? ownKey(path);
  if (known) headers["authorization"] = `Bearer ${known}`;
  const init: RequestInit = { headers };
  if (body !== undefined) Object.assign(init, { method: "POST", body: JSON.stringify(body) });
  if (method) init.method = method;
  const answer = await request(path, init);
  if (!answer.ok) throw new Refused(((await answer.json()) as { error: Refusal }).error);
  return (await answer.json()) as T;
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const tables = (): Promise<TableInfo[]> => ask("/api/tables");
/** How many people play or watch now. */
export const people = async (): Promise<number> => (await ask<{ here: number }>("/api/people")).here;
export const builtInEdition = (game: string, name: string): Promise<Edition> =>
  ask(`/api/games/${game}/editions/${name}`);
export const edition = (table: string): Promise<Edition> => ask(`/api/tables/${table}/edition`);
/** Why the bots did what they did; refused until the match is over. */
export const thoughts = (table: string): Promise<Why[]> => ask(`/api/tables/${table}/thoughts`);

interface Keys {
  host?: string;
  seats: Record<string, string>;
  /** Seats that were left in the middle of a match. Their keys open nothing, but prove that somebody sat there. */
  left?: Record<string, string>;
  /** The match is over: found out by looking, or so long known that it is among our games if it is to be. */
  over?: "new" | "known";
}
const place = "spukhaus.keys";

function allKeys(): Record<string, Keys> {
  return load<Record<string, Keys>>(place, {});
}

export function keysOf(table: string): Keys {
  return allKeys()[table] ?? { seats: {} };
}

/** The keys of all tables, as another browser needs them; and taken from there, where this one has none. */
export const takeKeys = (): Record<string, unknown> => allKeys();
export function bringKeys(brought: Record<string, unknown>, tables: ReadonlySet<string>): void {
  const all = allKeys();
  for (const [table, keys] of Object.entries(brought)) if (tables.has(table)) all[table] ??= keys as Keys;
  save(place, all);
}

/** The key of the one seat that this browser has at the table which is asked about: some tables are closed to all others. */
export function ownKey(path: string): string | undefined {
  const table = /^\/api\/tables\/([\w-]+)/.exec(path)?.[1];
  const keys = table ? Object.values(keysOf(table).seats) : [];
  return keys.length === 1 ? keys[0] : undefined;
}

/** Change the keys that this browser has for a table. */
export function keep(table: string, change: (keys: Keys) => void): void {
  const all = allKeys();
  const keys = all[table] ?? { seats: {} };
  change(keys);
  all[table] = keys;
  save(place, all);
}

/** The keys of the seats that this browser has or had at a table. */
export function satAt(table: string): Record<string, string> {
  const { seats, left } = keysOf(table);
  return { ...left, ...seats };
}

/** Seats that were left: the match goes on without us, and is still one of ours. */
export function leaveSeats(table: string): void {
  keep(table, (keys) => {
    keys.left = { ...keys.left, ...keys.seats };
    keys.seats = {};
  });
}

/** A seat that was given up before the match, or a key that opens nothing any more. */
export function forgetSeats(table: string): void {
  keep(table, (keys) => (keys.seats = {}));
}

/** Forget all keys of these tables, as if nobody had sat there in this browser. */
export function forgetTables(tables: string[]): void {
  const all = allKeys();
  for (const table of tables) delete all[table];
  save(place, all);
}

/** Whether anybody has ever sat down in this browser. */
export const wasHere = (): boolean => Object.keys(allKeys()).length > 0;

/** The tables that this browser has a seat at, or has left one, and whose match is not over: the latest first. Those that are
gone are not shown. */
export async function myTables(which: "seats" | "left" = "seats"): Promise<TableInfo[]> {
  const all = allKeys();
  const held = (table: string): string[] => Object.values(all[table]?.[which] ?? {});
  const mine = Object.keys(all)
    .filter((table) => held(table).length && !all[table]?.over)
    .reverse();
  const shown = (table: string): Promise<TableInfo | null> =>
    ask<TableInfo>(`/api/tables/${table}`, undefined, which === "seats" ? held(table)[0] : undefined).catch(
      () => null,
    );
  const going: TableInfo[] = [];
  // What is over is asked for once: however much was played since, a match that was not finished is found again.
  for (let first = 0; first < mine.length && going.length < 12; first += 12) {
    for (const table of await Promise.all(mine.slice(first, first + 12).map(shown))) {
      if (table?.outcome) keep(table.id, (keys) => (keys.over = "new"));
      else if (table) going.push(table);
    }
  }
  return going;
}

/** The tables of ours that were found to be over since this was last asked: nobody may have looked when they ended. */
export function newlyOver(): string[] {
  const found = Object.entries(allKeys()).flatMap(([table, { over }]) => (over === "new" ? [table] : []));
  found.forEach(overKnown);
  return found;
}
export const overKnown = (table: string): void => keep(table, (keys) => (keys.over = "known"));

/** The name of a person at this device, a bot, or null for somebody who comes by a link. */
export type Sitter = string | { bot: string } | null;

export interface Wish {
  game: string;
  seats: Sitter[];
  options: Record<string, string>;
  /** The name of a built-in edition, or the text of an edition file. */
  edition: string;
  settings: Record<string, unknown>;
  title?: string;
}

/** Make a table and seat everybody who is known; returns its id. */
export async function makeTable(wish: Wish): Promise<string> {
  const made = await ask<{ table: string; key: string }>("/api/tables", { ...wish, seats: wish.seats.length });
  keep(made.table, (keys) => (keys.host = made.key));
  for (const [seat, who] of wish.seats.entries()) {
    if (typeof who === "string") await sit(made.table, seat, who);
    else if (who) await ask(`/api/tables/${made.table}/seats/${seat}`, who, made.key);
  }
  return made.table;
}

export async function sit(table: string, seat: number, name: string): Promise<void> {
  const { key } = await ask<{ key: string }>(`/api/tables/${table}/seats/${seat}`, { name });
  keep(table, (keys) => (keys.seats[seat] = key));
}

export async function sitBot(table: string, seat: number, bot: string): Promise<void> {
  await ask(`/api/tables/${table}/seats/${seat}`, { bot }, keysOf(table).host);
}

/** The host frees a seat, before the match begins. */
export async function freeSeat(table: string, seat: number): Promise<void> {
  await ask(`/api/tables/${table}/seats/${seat}`, undefined, keysOf(table).host, "DELETE");
}

/** A link that moves a seat to another device. The code stands behind the #, which no server and no referrer sees. */
export async function linkOf(table: string, seat: number): Promise<string> {
  const { code } = await ask<{ code: string }>(
    `/api/tables/${table}/seats/${seat}/link`,
    {},
    keysOf(table).seats[seat],
  );
  return wholeAddressOf(`/table/${table}#move=${code}`);
}

/** Leave no trace at a table: neither name nor words, and nothing at all where nobody else has left any. Returns whether it is gone.
`mine` is our seat where others have sat at this screen: what was theirs is not ours to delete. */
export async function erase(table: string, mine?: number): Promise<boolean> {
  const seats = satAt(table);
  const own = mine === undefined ? undefined : seats[mine];
  const keys = own ? [own] : Object.values(seats);
  const only = keys.length === 1 ? keys[0] : undefined;
  return (await ask<{ gone: boolean }>(`/api/tables/${table}/erase`, { keys }, only)).gone;
}

/** From now on only this browser opens the seat. */
export async function endOtherDevices(table: string, seat: number): Promise<void> {
  await ask(`/api/tables/${table}/seats/${seat}/devices`, undefined, keysOf(table).seats[seat], "DELETE");
}

export async function redeem(table: string, code: string): Promise<void> {
  const { seat, key } = await ask<{ seat: number; key: string }>(`/api/tables/${table}/redeem`, { code });
  keep(table, (keys) => (keys.seats[seat] = key));
}

/** The table as this browser may see it now: with the eyes of its seat, or as everybody does where several people share it. */
export async function viewNow(table: string): Promise<unknown> {
  const keys = Object.values(keysOf(table).seats);
  const { views } = await ask<{ views: Record<string, unknown> }>(
    `/api/tables/${table}/view`,
    undefined,
    keys.length === 1 ? keys[0] : undefined,
  );
  return Object.values(views)[0] ?? null;
}

/** What a seat of ours saw after an earlier entry. */
export async function moment(table: string, seat: number | null, number: number): Promise<Record<string, unknown>> {
  const key = seat === null ? undefined : keysOf(table).seats[seat];
  return (await ask<{ views: Record<string, unknown> }>(`/api/tables/${table}/moments/${number}`, undefined, key))
    .views;
}

/** The same people once more with sides swapped. Our keys open the new seats too. */
export async function rematch(table: string, seats: number): Promise<string> {
  const mine = keysOf(table);
  const [key] = Object.values(mine.seats);
  const { table: next } = await ask<{ table: string }>(`/api/tables/${table}/rematch`, {}, key);
  followRematch(table, next, seats);
  return next;
}

export function followRematch(table: string, next: string, seats: number): void {
  for (const [seat, key] of Object.entries(keysOf(table).seats)) {
    keep(next, (keys) => (keys.seats[(Number(seat) + 1) % seats] = key));
  }
}
