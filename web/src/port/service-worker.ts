/// <reference lib="webworker" />
/** Keeps the pages at hand for when there is no network, and never shows an old one while there is.

Who serves this file writes before it which files there are (`server/offline.py`), so it changes whenever one of them
does, and the browser fetches the new ones beside the old. The page itself comes from the network if that answers; all
it loads has names that change with the content. */

declare const self: ServiceWorkerGlobalScope;

interface Parts {
  /** Of all files together. */
  version: string;
  /** The files with their hashes, from the folder of this script on. */
  files: Record<string, string>;
  /** Large ones, kept when they were first asked for. */
  later: string[];
}
/** Not every browser can mark an app's icon. */
type Badged = { setAppBadge?: () => Promise<void> };
const parts = (self as unknown as { PARTS: Parts }).PARTS;

const folder = new URL(".", self.location.href).href;
const name = `spukhaus ${folder} `;
const current = name + parts.version;
const large = `${name}later`;
/** What the page has put there to be said for it (`bell.ts`). */
const words = `${name}words`;
/** So long the network may take for a page before the one at hand is shown. */
const patience = 4000;

self.addEventListener("install", (event) => event.waitUntil(fetchAll()));
self.addEventListener("activate", (event) => event.waitUntil(clearAway()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const place = request.url.split(/[?#]/)[0]!.slice(folder.length);
  if (request.method !== "GET" || !request.url.startsWith(folder) || place.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (place in parts.files) event.respondWith(kept(current, folder + place, request));
  else if (parts.later.includes(place)) event.respondWith(kept(large, folder + place, request));
});

self.addEventListener("push", (event) => event.waitUntil(tellOfTurn()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showHouse());
});

/** The house has rung, and says nothing; the page knew what that means, in the person's language. */
async function tellOfTurn(): Promise<void> {
  const kept = await caches.match(`${folder}your-turn`, { cacheName: words });
  await (navigator as Badged).setAppBadge?.().catch(() => undefined);
  await self.registration.showNotification("Spukhaus", {
    body: (await kept?.text()) ?? "",
    tag: "your-turn",
    icon: `${folder}icons/192.png`,
  });
}

async function showHouse(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: "window" });
  await (open ? open.focus() : self.clients.openWindow(folder));
}

/** What has the same name has the same content: if an earlier version had it, it is taken from there. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(current);
  const one = async ([file, integrity]: [string, string]): Promise<void> => {
    const found = hashed(file) ? await caches.match(folder + file) : undefined;
    const answer =
      found ?? (await fetch(folder + file, { integrity, cache: hashed(file) ? "force-cache" : "no-cache" }));
    if (!answer.ok) throw new Error(`${answer.status}: ${file}`);
    await cache.put(folder + file, answer);
  };
  await Promise.all(Object.entries(parts.files).map(one));
  await cache.put(folder, await fetch(folder, { cache: "no-cache" }));
}

const hashed = (file: string): boolean => /^(assets|pocket)\//.test(file);

async function clearAway(): Promise<void> {
  const old = (await caches.keys()).filter((one) => one.startsWith(name) && ![current, large, words].includes(one));
  await Promise.all(old.map((one) => caches.delete(one)));
  const cache = await caches.open(large);
  for (const request of await cache.keys())
    if (!parts.later.includes(request.url.slice(folder.length))) await cache.delete(request);
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const atHand = await caches.match(folder, { cacheName: current });
  const fresh = fetch(request);
  if (!atHand) return fresh;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(atHand.clone()), patience));
  return Promise.race([fresh.catch(() => atHand), late]);
}

async function kept(cache: string, address: string, request: Request): Promise<Response> {
  const compiled = address.endsWith(".wasm") ? await fromBrowser(address) : undefined;
  if (compiled) return compiled;
  const found = await caches.match(address, { cacheName: cache });
  if (found) return found;
  const answer = await fetch(request);
  if (cache === large && answer.ok) await (await caches.open(large)).put(address, answer.clone());
  return answer;
}

/** From the browser's own cache, if it is there: with what has come from the network the browser keeps the code that it has
compiled of it, from the first visit on. With what we keep it does so only from the second on. */
async function fromBrowser(address: string): Promise<Response | undefined> {
  const answer = await fetch(address, { cache: "only-if-cached", mode: "same-origin" }).catch(() => undefined);
  return answer?.ok ? answer : undefined;
}

export {};
