/** "Find me somebody": a seat where somebody waits now, or a table of one's own to wait at while one plays against bots. */

import { keysOf, Refused, sit, tables } from "../lib/api";
import type { TableInfo } from "../lib/protocol";
import type { Clock } from "../lib/protocol.generated";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";
import type { TableWish } from "../door/wish.svelte";
import { awaitAt, awaited, stopWaiting } from "./awaited.svelte";
import { isBlocked } from "./company";

/** What has to be the same for two who look for somebody; who sits where does not. */
export interface Sought {
  game: string;
  edition: string;
  options: Record<string, string>;
  clock: Partial<Clock>;
}

export const soughtAt = ({ game, edition, options, settings: { clock } }: TableInfo): Sought => ({
  game,
  edition: edition.name,
  options,
  clock,
});

function alike(one: Sought, other: Sought): boolean {
  const time = ({ move, match, increment }: Partial<Clock>): string =>
    [move ?? "", match ?? "", increment ?? 0].join();
  return (
    one.game === other.game &&
    one.edition === other.edition &&
    time(one.clock) === time(other.clock) &&
    Object.entries(one.options).every(([option, value]) => other.options[option] === value)
  );
}

/** The free seats at tables where one person is missing and somebody waits who is there now; those of a side come first. */
export function seatsFor(listed: TableInfo[], sought: Sought, side: number): { table: string; seat: number }[] {
  const found = listed.flatMap((table) => {
    const free = table.seats.flatMap(({ kind }, at) => (kind === "free" ? [at] : []));
    const people = table.seats.filter(({ kind }) => kind === "person");
    const waits = people.some(({ here }) => here) && !people.some(({ name }) => isBlocked(name));
    const mine = Object.keys(keysOf(table.id).seats).length > 0;
    const [seat] = free;
    const suits = !table.started && free.length === 1 && waits && !mine && alike(sought, soughtAt(table));
    return suits && seat !== undefined ? [{ table: table.id, seat }] : [];
  });
  return found.sort((one, other) => Number(other.seat === side) - Number(one.seat === side));
}

/** Sit down at the first of them where nobody was quicker. */
async function sitWith(seats: { table: string; seat: number }[]): Promise<string | null> {
  for (const { table, seat } of seats) {
    try {
      await sit(table, seat, settings.name.trim() || t("default-name"));
      return table;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return null;
}

/** Where to go now: to somebody who waits, or to a match against bots while this browser waits. */
export async function find(wish: TableWish): Promise<string> {
  if (awaited.table) await stopWaiting();
  const found = await sitWith(seatsFor(await tables(), wish.sought, wish.own));
  if (found) return `/table/${found}`;
  awaitAt(await wish.withSomebody());
  return wish.againstBots();
}

/** Two who began to wait at the same moment have not seen each other: the later one goes to the earlier one's table. */
export async function lookAgain(waiting: TableInfo): Promise<void> {
  const listed = await tables(); // the latest come first
  const at = listed.findIndex(({ id }) => id === waiting.id);
  const found = at < 0 ? null : await sitWith(seatsFor(listed.slice(at + 1), soughtAt(waiting), -1));
  if (!found) return;
  await stopWaiting();
  awaitAt(found);
}
