/** The house on the home screen: a browser says when it could be put there, and asks when we tell it to. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);

/** Not of itself, while somebody is about to play: where the games are kept there is a button for it. */
export function waitForOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as Offer;
  });
  addEventListener("appinstalled", () => (offer = null));
}

export const installable = (): boolean => offer !== null;

export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
}
