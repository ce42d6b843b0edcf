/** The one place where pages reach the house: over the network, or beside them in a worker. */

import { pocket } from "./place";

export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Loaded where it is needed: a house that is served needs none of it. And not before the page itself stands: it comes first. */
const inside = pocket
  ? stands()
      .then(() => import("./inside"))
      .then(({ Inside }) => new Inside(pocket!))
  : null;

function stands(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });
}

export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  if (!inside) return fetch(path, init);
  const known = init.method ? undefined : pocket!.answers[path];
  return known ? new Response(known) : (await inside).request(path, init);
}

export function connect(path: string): Line {
  if (inside) return new LineInside(path);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`);
}

/** A live connection to the house in the page, to be used like a WebSocket. */
class LineInside implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  private end: (() => void) | undefined;
  private speak: ((text: string) => void) | undefined;

  constructor(path: string) {
    void inside!.then((house) => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      const { say, hangUp } = house.connect(path, {
        opened: () => {
          this.readyState = WebSocket.OPEN;
          this.onopen?.(new Event("open"));
        },
        said: (data) => this.onmessage?.(new MessageEvent("message", { data })),
        closed: (code, reason) => {
          this.readyState = WebSocket.CLOSED;
          this.onclose?.(new CloseEvent("close", { code, reason }));
        },
      });
      this.speak = say;
      this.end = hangUp;
    });
  }

  send(text: string): void {
    this.speak?.(text);
  }

  close(): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.readyState = WebSocket.CLOSING;
    if (this.end) this.end();
    else this.onclose?.(new CloseEvent("close", { code: 1000 }));
  }
}

/** A link to a file that the house makes. Where no server has such an address, or it takes a key, the click fetches it. */
export function download(event: MouseEvent, path: string, name: string, key?: string): void {
  if (!inside && !key) return;
  event.preventDefault();
  void request(path, key ? { headers: { authorization: `Bearer ${key}` } } : {}).then(async (answer) =>
    save(await answer.blob(), name),
  );
}

/** Put a file into the browser's downloads. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
