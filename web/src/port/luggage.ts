/** All that the house in the page keeps in this browser, to be carried to another one: tables as they are, also those that
are not over, and the keys of the seats. Whoever can carry it could look at it anyway; it is packed so that nobody does by
accident. */

import { bringKeys, takeKeys } from "../lib/api";
import { Drawer, drawerOf, type Whole } from "./drawer";

export interface Luggage {
  tables: { id: string; stage: string | null; listed: string | null; wake: number | null; entries: string[] }[];
  keys: Record<string, unknown>;
}

const open = (): Promise<Drawer> => Drawer.open(drawerOf(new URL(".", location.href).href));

export async function pack(): Promise<Luggage> {
  const drawer = await open();
  const tables = await drawer.all();
  drawer.close();
  return { tables: tables.map(packed), keys: takeKeys() };
}

/** Which tables were not here before. Throws before anything is changed if it is not what `pack` makes. */
export async function unpack(luggage: Luggage): Promise<string[]> {
  const tables = luggage.tables.map(unpacked);
  const drawer = await open();
  const fresh: string[] = [];
  for (const table of tables) if (await drawer.add(table)) fresh.push(table.id);
  drawer.close();
  bringKeys(luggage.keys, new Set(fresh));
  return fresh;
}

const packed = ({ listed, entries, ...more }: Whole): Luggage["tables"][number] => ({
  ...more,
  listed: listed && text(listed),
  entries: entries.map(text),
});

function unpacked({ id, stage, listed, wake, entries }: Luggage["tables"][number]): Whole {
  const whole = { id, stage, wake, listed: listed === null ? null : bytes(listed), entries: entries.map(bytes) };
  const sound = typeof id === "string" && (wake === null || typeof wake === "number") && entries.length > 0;
  if (!sound || !/"type":"created"/.test(new TextDecoder().decode(whole.entries[0]))) throw new Error("format");
  return whole;
}

const text = (data: Uint8Array): string => btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(""));
const bytes = (written: string): Uint8Array => Uint8Array.from(atob(written), (sign) => sign.charCodeAt(0));
