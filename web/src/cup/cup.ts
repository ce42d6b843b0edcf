/** A cup over HTTP; the keys of its host and of its players stay in this browser. */

import { ask, keep, keysOf, takeKeys } from "../lib/api";
import type { CupInfo, CupTableInfo } from "../lib/protocol.generated";
import { load, save } from "../lib/storage";

/** What this browser has of a cup: the host's key, and a player with a key that opens the seat in every round. */
export interface Own {
  host?: string;
  player?: number;
  key?: string;
}
const place = "spukhaus.cups";

export const own = (cup: string): Own => load<Record<string, Own>>(place, {})[cup] ?? {};
function keepOwn(cup: string, change: Own): void {
  const all = load<Record<string, Own>>(place, {});
  save(place, { ...all, [cup]: { ...all[cup], ...change } });
}

export interface CupWish {
  game: string;
  seats: number;
  rounds: number;
  seconds: number;
  live: boolean;
}

/** Make a cup and join it; answers its address. */
export async function makeCup(wish: CupWish, name: string): Promise<string> {
  const made = await ask<{ cup: string; key: string }>("/api/cups", wish);
  keepOwn(made.cup, { host: made.key });
  await join(made.cup, name);
  return `/cup/${made.cup}`;
}

/** Null where nothing has happened since a number. */
export const look = (cup: string, since?: number): Promise<CupInfo | null> =>
  ask(`/api/cups/${cup}${since === undefined ? "" : `?since=${since}`}`);

export async function join(cup: string, name: string): Promise<void> {
  keepOwn(cup, await ask<{ player: number; key: string }>(`/api/cups/${cup}/players`, { name }));
}

export async function joinBot(cup: string, bot: string): Promise<void> {
  await ask(`/api/cups/${cup}/players`, { bot }, own(cup).host);
}

export async function takeOut(cup: string, player: number): Promise<void> {
  const mine = own(cup);
  await ask(`/api/cups/${cup}/players/${player}`, undefined, player === mine.player ? mine.key : mine.host, "DELETE");
}

/** A dash stands where our name was; what we have played stays. */
export async function eraseName(cup: string): Promise<void> {
  const { player, key } = own(cup);
  await ask(`/api/cups/${cup}/players/${player}/name`, undefined, key, "DELETE");
}

export const begin = (cup: string): Promise<CupInfo> => ask(`/api/cups/${cup}/start`, {}, own(cup).host);

/** The table that a player has in the latest round. */
export function tableOf(info: CupInfo, player: number | undefined): CupTableInfo | null {
  if (player === undefined) return null;
  return info.played.at(-1)?.tables.find((table) => table.players.includes(player)) ?? null;
}

/** Whoever has given a seat up does not get it back. */
export const hasLeft = (table: string): boolean => table in takeKeys() && !Object.keys(keysOf(table).seats).length;

/** Our key opens the seat that the round has for us; answers the table's address. */
export function sitDown(cup: string, { table, players }: CupTableInfo): string {
  const { player, key } = own(cup);
  if (player !== undefined && key) keep(table, (keys) => (keys.seats[players.indexOf(player)] = key));
  return `/table/${table}`;
}
