/** The live connection of a table: it comes back by itself, and tells what is so and what is new. */

import { connect, type Line } from "../port/port";
import { forgetSeats, keysOf } from "./api";
import type { Note, Refusal, Update } from "./protocol";
import { whole } from "./views";

type Answer = { type: string; id: number; number?: number; error?: Refusal; answer?: unknown };
/** No answer yet: so many come before. */
type Waiting = { type: "waiting"; for: number; ahead: number };
type Request = { type: string; [field: string]: unknown };

const heartbeat = 20_000;
const pingSeconds = 6_000;
const longestWait = 8_000;

export class Live {
  update = $state.raw<Update | null>(null);
  notes = $state.raw<Note[]>([]);
  status = $state<"connecting" | "open" | "away" | "gone">("connecting");
  refusal = $state.raw<Refusal | null>(null);

  private socket: Line | null = null;
  private waiting = new Map<number, { resolve: (answer: Answer) => void; ahead: (count: number) => void }>();
  private nextId = 1;
  private pause = 500;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly table: string,
    private onNotes: (fresh: Note[], first: boolean) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
  }

  /** The seats that this browser has keys for. */
  get seats(): number[] {
    return Object.keys(keysOf(this.table).seats).map(Number);
  }

  /** Connect again with the keys that there are now, for instance after taking a seat. */
  again(): void {
    this.update = null;
    this.notes = [];
    this.socket?.close();
    this.pause = 0;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }

  /** `ahead` is told how many others come before, where that is so. */
  async ask(request: Request, ahead: (count: number) => void = () => undefined): Promise<Answer> {
    const id = this.nextId++;
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return { type: "refused", id, error: { class: "page", code: "away", rule: null, params: {} } };
    }
    this.socket.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve) => this.waiting.set(id, { resolve, ahead }));
  }

  private hurry = (): void => {
    if (this.status === "away" && this.socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    this.socket?.close();
    const socket = connect(`/api/tables/${this.table}/live`);
    this.socket = socket;
    // What an older socket still says does not count.
    const mine = (): boolean => socket === this.socket;
    socket.onopen = () => {
      if (!mine()) return;
      const since = this.update?.number ?? 0;
      socket.send(
        JSON.stringify({ type: "hello", protocol: 1, keys: Object.values(keysOf(this.table).seats), since }),
      );
      clearInterval(this.beat);
      this.beat = setInterval(() => void this.ping(socket), heartbeat);
    };
    socket.onmessage = (message) => mine() && this.hear(JSON.parse(String(message.data)) as Update | Waiting | Answer);
    socket.onclose = (event) => mine() && this.lost(event);
  }

  /** A connection that answers no ping is half open: nobody is there any more. */
  private async ping(socket: Line): Promise<void> {
    const late = setTimeout(() => socket.close(), pingSeconds);
    await this.ask({ type: "ping" });
    clearTimeout(late);
  }

  private hear(message: Update | Waiting | Answer): void {
    if (message.type === "update") {
      const update = whole(message as Update, this.update);
      this.status = "open";
      this.pause = 500;
      const first = this.update === null;
      const gone = new Set(update.notes.flatMap((note) => note.gone ?? []));
      const known = update.since === 0 ? [] : this.notes;
      this.notes = [...known, ...update.notes].filter((note) => !gone.has(note.number));
      this.update = update;
      this.onNotes(update.notes, first);
      return;
    }
    if (message.type === "waiting") {
      const { for: id, ahead } = message as Waiting;
      this.waiting.get(id)?.ahead(ahead);
      return;
    }
    const answer = message as Answer;
    this.waiting.get(answer.id)?.resolve(answer);
    this.waiting.delete(answer.id);
    if (answer.id === 0 && answer.error) this.refusal = answer.error;
  }

  private lost(event: CloseEvent): void {
    clearInterval(this.beat);
    for (const { resolve } of this.waiting.values()) {
      resolve({ type: "refused", id: 0, error: { class: "page", code: "away", rule: null, params: {} } });
    }
    this.waiting.clear();
    if (this.closed) return;
    if (event.reason === "wrong-key") {
      // The seat was given up, or is no longer ours: one can still watch.
      forgetSeats(this.table);
      this.again();
      this.refusal = null;
      this.connect();
      return;
    }
    if (event.code === 4404 || event.code === 1008) {
      this.status = "gone";
      this.refusal ??= { class: "table", code: event.reason || "no-such-table", rule: null, params: {} };
      return;
    }
    this.status = this.pause === 0 ? "connecting" : "away";
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(longestWait, Math.max(500, this.pause * 2));
  }
}
