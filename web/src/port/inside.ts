/** The page's end of the house in the page: a worker that runs it, and the messages to and fro. */

import type { Start, ToHouse, ToPage } from "./messages";
import type { Pocket } from "./place";
import { moving } from "./moving.svelte";
import { keepAtHand } from "./offline";

/** So many milliseconds whoever has come has the network and the processor to themselves; then all is fetched to be at hand. */
const settling = 4000;

interface Listener {
  opened(): void;
  said(text: string): void;
  closed(code: number, reason: string): void;
}

export class Inside {
  private worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "house" });
  private answers = new Map<number, (answer: Response) => void>();
  private lines = new Map<number, Listener>();
  private last = 0;

  constructor(pocket: Pocket) {
    moving.bytes = pocket.bytes;
    this.worker.onmessage = (event: MessageEvent<ToPage>) => this.hear(event.data);
    this.worker.onerror = () => (moving.broken ||= "worker");
    const start: Start = { role: "house", folder: new URL(".", location.href).href, pocket };
    this.worker.postMessage(start);
  }

  request(path: string, { method = "GET", headers = {}, body }: RequestInit): Promise<Response> {
    const number = ++this.last;
    this.tell({
      say: "ask",
      number,
      method,
      path,
      headers: JSON.stringify(Object.fromEntries(new Headers(headers))),
      body: typeof body === "string" ? body : "",
    });
    return new Promise((resolve) => this.answers.set(number, resolve));
  }

  connect(path: string, listener: Listener): { say: (text: string) => void; hangUp: () => void } {
    const number = ++this.last;
    this.lines.set(number, listener);
    this.tell({ say: "open", number, path });
    return {
      say: (text) => this.tell({ say: "text", number, text }),
      hangUp: () => {
        this.tell({ say: "hang-up", number });
        this.end(number, 1000, "");
      },
    };
  }

  private tell(message: ToHouse): void {
    this.worker.postMessage(message);
  }

  private hear(message: ToPage): void {
    switch (message.say) {
      case "loaded":
        moving.loaded = message.bytes;
        break;
      case "ready":
        moving.ready = true;
        setTimeout(() => void keepAtHand(), settling);
        break;
      case "broken":
        moving.broken = message.reason;
        break;
      case "answer": {
        const { number, status, kind, body } = message;
        this.answers.get(number)?.(new Response(body, { status, headers: { "content-type": kind } }));
        this.answers.delete(number);
        break;
      }
      case "opened":
        this.lines.get(message.number)?.opened();
        break;
      case "text":
        this.lines.get(message.number)?.said(message.text);
        break;
      case "closed":
        this.end(message.number, message.code, message.reason);
    }
  }

  private end(number: number, code: number, reason: string): void {
    const line = this.lines.get(number);
    this.lines.delete(number);
    line?.closed(code, reason);
  }
}
