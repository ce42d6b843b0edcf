/** Being rung for: while no page is open, the browser's push service wakes the service worker, which says that it is our turn. */

import { ask, keysOf } from "../lib/api";
import { t } from "../lib/texts.svelte";
import { pocket } from "./place";

/** The same name as in `service-worker.ts`. */
const words = (): string => `spukhaus ${new URL("/", location.href).href} words`;
let key: Promise<string | null> | undefined;

/** Whether this house rings at all, and this browser can be rung for. */
export async function canRing(): Promise<boolean> {
  if (pocket || !("serviceWorker" in navigator) || !("PushManager" in globalThis)) return false;
  key ??= ask<{ key: string | null }>("/api/push").then(({ key }) => key);
  return (await key) !== null;
}

/** Whether the browser lets itself be rung for, which it is asked now; null where nobody rings, or without leave to notify. */
export async function wouldBeRungFor(): Promise<boolean | null> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted" || !(await canRing())) return null;
  return listen().then(
    () => true,
    () => false,
  );
}

/** Our address at the browser's push service; browsers of people who want to be left alone give none. */
async function listen(): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: (await key!)! };
  // The host may have made a new key since: then the old address is worth nothing.
  return worker.pushManager.subscribe(options).catch(async () => {
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(options);
  });
}

/** For our seats at a table, from now on. Without leave to notify, or where it cannot be, nothing happens. */
export async function hangBells(table: string): Promise<void> {
  const seats = Object.entries(keysOf(table).seats);
  if (!seats.length || Notification.permission !== "granted" || !(await canRing())) return;
  const cache = await caches.open(words());
  await cache.put(new URL("/your-turn", location.href), new Response(t("your-turn")));
  const bell = await listen();
  for (const [seat, held] of seats)
    await ask(`/api/tables/${table}/seats/${seat}/bell`, { endpoint: bell.endpoint }, held);
}

export async function takeBells(table: string): Promise<void> {
  if (!(await canRing())) return;
  for (const [seat, held] of Object.entries(keysOf(table).seats))
    await ask(`/api/tables/${table}/seats/${seat}/bell`, undefined, held, "DELETE");
}
