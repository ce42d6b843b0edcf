/** The open table at which this browser waits for somebody while its person plays elsewhere. */

import { forgetSeats, freeSeat, keysOf } from "../lib/api";
import { load, save } from "../lib/storage";

const place = "spukhaus.awaited";

/** `read`: the person knows how things stand, and goes on with what they do. */
export const awaited = $state({ table: load(place, ""), read: false });

export function awaitAt(table: string): void {
  awaited.table = table;
  awaited.read = false;
  save(place, table);
}

/** Nobody is waited for any more: the seat is free, so that nobody comes in vain. */
export async function stopWaiting(): Promise<void> {
  const { table } = awaited;
  awaitAt("");
  for (const seat of Object.keys(keysOf(table).seats)) await freeSeat(table, Number(seat)).catch(() => undefined);
  forgetSeats(table);
}
