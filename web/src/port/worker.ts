/** A worker with Python in it: the house itself, or somebody who thinks for it. */

import type { PyodideAPI } from "pyodide";
import { Drawer } from "./drawer";
import type { FromThinker, Start, ToHouse, ToPage, ToThinker } from "./messages";

const place = "/spukhaus";

/** What `pocket/entrance.py` answers to. */
interface Entrance {
  ask(number: number, method: string, path: string, headers: string, body: string): void;
  open(number: number, path: string): void;
  say(number: number, text: string): void;
  hang_up(number: number): void;
}

let began = false;
self.addEventListener("message", (event: MessageEvent<Start>) => {
  if (began) return;
  began = true;
  const broken = (error: unknown): void => postMessage({ say: "broken", reason: String(error) } satisfies ToPage);
  (event.data.role === "house" ? house(event.data) : thinker(event.data)).catch(broken);
});

/** Python, with our sources in it. Everything that is loaded must be what `spukhaus site` wrote. */
async function load({ folder, pocket }: Start, told: (bytes: number) => void): Promise<PyodideAPI> {
  const plain = self.fetch.bind(self);
  let bytes = 0;
  self.fetch = async (what, options) => {
    const address = what instanceof Request ? what.url : String(what);
    const name = new URL(address, folder).href.slice(folder.length);
    const integrity = pocket.integrity[name];
    if (!integrity) throw new Error(`not a part of this house: ${name}`);
    const answer = await plain(what, { ...options, integrity });
    if (!answer.ok) throw new Error(`${answer.status}: ${name}`);
    bytes += Number(answer.headers.get("content-length") ?? 0);
    told(bytes);
    return answer;
  };
  const archives = pocket.archives.map(async (name) => ({
    name,
    data: await (await fetch(new URL(name, folder))).arrayBuffer(),
  }));
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${folder}${pocket.python}pyodide.mjs`
  )) as typeof import("pyodide");
  const started = await loadPyodide({ indexURL: folder + pocket.python });
  for (const { name, data } of await Promise.all(archives))
    if (name.endsWith(".whl")) started.unpackArchive(data, "wheel");
    else started.unpackArchive(data, "zip", { extractDir: place });
  for (const [path, name] of Object.entries(pocket.later)) lieReady(started, `${place}/${path}`, folder + name);
  started.runPython(`import sys; sys.path.insert(0, "${place}")`);
  return started;
}

/** A file that is fetched when somebody opens it. Python waits meanwhile, as it would for a disk. */
function lieReady({ FS }: PyodideAPI, path: string, address: string): void {
  FS.writeFile(path, "");
  const node = FS.lookupPath(path, {}).node;
  node.stream_ops = {
    ...node.stream_ops,
    open: () => {
      if (node.usedBytes) return;
      const request = new XMLHttpRequest();
      request.open("GET", address, false);
      request.responseType = "arraybuffer";
      try {
        request.send();
      } catch {
        throw new FS.ErrnoError(29); // no network: an input/output error
      }
      if (request.status !== 200) throw new FS.ErrnoError(29);
      node.contents = new Uint8Array(request.response as ArrayBuffer);
      node.usedBytes = node.contents.length;
    },
  };
}

async function house(start: Start): Promise<void> {
  const tell = (message: ToPage): void => postMessage(message);
  // What is asked before the house stands waits for it.
  const waiting: ToHouse[] = [];
  let hear = (message: ToHouse): void => void waiting.push(message);
  self.addEventListener("message", (event: MessageEvent<ToHouse>) => hear(event.data));
  const loaded = await load(start, (bytes) => tell({ say: "loaded", bytes }));

  // Folders of one server have tables of their own.
  const name = `spukhaus ${new URL(start.folder).pathname}`;
  const doorbell = new BroadcastChannel(name);
  const around = {
    page: {
      answer: (number: number, status: number, kind: string, body: string) =>
        tell({ say: "answer", number, status, kind, body }),
      opened: (number: number) => tell({ say: "opened", number }),
      said: (number: number, text: string) => tell({ say: "text", number, text }),
      closed: (number: number, code: number, reason: string) => tell({ say: "closed", number, code, reason }),
    },
    drawer: await Drawer.open(name),
    channel: { ring: (table: string, number: number) => doorbell.postMessage([table, number]) },
    thinker: () => new Thinker(start),
    listen: (heard: (table: string, number: number) => void) => {
      doorbell.onmessage = (event: MessageEvent<[string, number]>) => heard(...event.data);
    },
  };
  const opened = loaded.pyimport("spukhaus.pocket.house") as {
    open_house(around: object, pace: number): Promise<Entrance>;
  };
  const entrance = await opened.open_house(around, start.pocket.pace);
  hear = (message) => {
    const { number } = message;
    if (message.say === "ask") entrance.ask(number, message.method, message.path, message.headers, message.body);
    else if (message.say === "open") entrance.open(number, message.path);
    else if (message.say === "text") entrance.say(number, message.text);
    else entrance.hang_up(number);
  };
  waiting.forEach(hear);
  tell({ say: "ready" });
}

/** Another worker, as `pocket/thinkers.py` sees it: it is asked one thing at a time. */
class Thinker {
  private worker = new Worker(self.location.href, { type: "module", name: "thinker" });
  private started: Promise<void>;

  constructor(start: Start) {
    this.started = this.until((message) => message.say === "ready").then(() => undefined);
    this.worker.postMessage({ ...start, role: "thinker" } satisfies Start);
  }

  ready(): Promise<void> {
    return this.started;
  }

  async ask(task: Uint8Array, heard: (done: number) => void): Promise<Uint8Array> {
    const answered = this.until((message) => {
      if (message.say === "progress") heard(message.done);
      return message.say === "answer";
    });
    this.worker.postMessage({ task } satisfies ToThinker);
    const message = await answered;
    return (message as { answer: Uint8Array }).answer;
  }

  terminate(): void {
    this.worker.terminate();
  }

  private until(enough: (message: FromThinker) => boolean): Promise<FromThinker> {
    return new Promise((resolve, reject) => {
      this.worker.onerror = () => reject(new Error("worker"));
      this.worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.say === "broken") reject(new Error(data.reason));
        else if (enough(data)) resolve(data);
      };
    });
  }
}

async function thinker(start: Start): Promise<void> {
  const tell = (message: FromThinker): void => postMessage(message);
  const loaded = await load(start, () => undefined);
  const thinking = loaded.pyimport("spukhaus.pocket.thinking") as {
    answer(task: Uint8Array, tell: (done: number) => void): Uint8Array;
  };
  self.addEventListener("message", ({ data }: MessageEvent<ToThinker>) => {
    tell({ say: "answer", answer: thinking.answer(data.task, (done) => tell({ say: "progress", done })) });
  });
  tell({ say: "ready" });
}
