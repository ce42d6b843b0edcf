/** The pages as an app: at hand without a network, and on the home screen. */

import { pocket } from "./place";

/** Only where the browser may: not over plain HTTP from another machine. */
export async function keepAtHand(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const script = new URL(pocket ? "service-worker.js" : "/service-worker.js", location.href);
  // Without it everything works as before, as long as there is a network.
  await navigator.serviceWorker.register(script, { updateViaCache: "none" }).catch(() => undefined);
}
