/** A worker with Python in it: the house itself, or somebody who thinks for it. */

import type { PyodideAPI } from "pyodide";
import { Drawer, drawerOf } from "./drawer";
import type { FromThinker, Start, ToHouse, ToPage, ToThinker } from "./messages";

const place = "/spukhaus";

type Creates = NonNullable<NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]>;

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
async function load(start: Start, told: (bytes: number) => void): Promise<PyodideAPI> {
  const { folder, pocket, compiled } = start;
  const plain = self.fetch.bind(self);
  let bytes = 0;
  const part = async (name: string): Promise<Response> => {
    const integrity = pocket.integrity[name];
    if (!integrity) throw new Error(`not a part of this house: ${name}`);
    const answer = await plain(folder + name, { integrity });
    if (!answer.ok) throw new Error(`${answer.status}: ${name}`);
    bytes += Number(answer.headers.get("content-length") ?? 0);
    told(bytes);
    return answer;
  };
  const { python } = pocket;
  const module = compiled ? Promise.resolve(compiled) : part(`${python}pyodide.asm.wasm`).then(compile);
  const library = part(pocket.library).then(opened);
  // Python wakes up without the house, so it does not wait for that.
  const house = module.then(() => part(pocket.house)).then(opened);
  // What Pyodide asks for by itself is here already.
  self.fetch = async (what) => {
    const name = String(what instanceof Request ? what.url : what).slice(folder.length);
    if (name.endsWith("python_stdlib.zip")) return library;
    return name.endsWith(".wasm") ? new Response() : part(name);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    start.compiled = await module; // also for those who think: they come later, and need not compile it anew
    return { module: start.compiled, instance: await WebAssembly.instantiate(start.compiled, imports) };
  };
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all(
    ["pyodide.mjs", "pyodide.asm.mjs"].map(async (name) => script(await part(python + name))),
  )) as [typeof import("pyodide"), { default: Creates }];
  const started = await loadPyodide({ indexURL: folder + python, createPyodideModule });
  unpack(started, new Uint8Array(await (await house).arrayBuffer()));
  for (const [path, name] of Object.entries(pocket.later)) lieReady(started, `${place}/${path}`, folder + name);
  started.runPython(`import sys; sys.path.insert(0, "${place}")`);
  return started;
}

/** A script runs only if it is what it should be: an import has no hash to be looked at by, so it is fetched before. */
async function script(answer: Response): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: "text/javascript" }));
  try {
    return (await import(/* @vite-ignore */ address)) as unknown;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const opened = (answer: Response): Response => new Response(answer.body!.pipeThrough(new DecompressionStream("gzip")));

/** What comes under its right name a browser may keep compiled; not every file server has that name. */
const compile = async (answer: Response): Promise<WebAssembly.Module> =>
  answer.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());

/** What `boxed` of `pocket/site.py` has packed. */
function unpack({ FS }: PyodideAPI, box: Uint8Array): void {
  const length = new DataView(box.buffer).getUint32(0, true);
  const names = JSON.parse(new TextDecoder().decode(box.subarray(4, 4 + length))) as [string, number][];
  const folders = new Set<string>();
  let at = 4 + length;
  for (const [name, size] of names) {
    const path = `${place}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, box.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

const PATIENCE = 30_000;

/**
 * A file that is fetched when somebody opens it. Python waits meanwhile, as it would for a disk. A review opens it
 * hundreds of times: what could not be had a moment ago is not asked for again.
 */
function lieReady({ FS }: PyodideAPI, path: string, address: string): void {
  FS.writeFile(path, "");
  const node = FS.lookupPath(path, {}).node;
  let asked = -PATIENCE;
  node.stream_ops = {
    ...node.stream_ops,
    open: () => {
      if (node.usedBytes) return;
      if (performance.now() - asked < PATIENCE) throw new FS.ErrnoError(29);
      const request = new XMLHttpRequest();
      request.open("GET", address, false);
      request.responseType = "arraybuffer";
      asked = performance.now();
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
  const python = await load(start, (bytes) => tell({ say: "loaded", bytes }));

  const name = drawerOf(start.folder);
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
  const pocket = python.pyimport("spukhaus.pocket.house") as {
    open_house(around: object, pace: number): Promise<Entrance>;
  };
  const entrance = await pocket.open_house(around, start.pocket.pace);
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
  const python = await load(start, () => undefined);
  const thinking = python.pyimport("spukhaus.pocket.thinking") as {
    answer(task: Uint8Array, tell: (done: number) => void): Uint8Array;
  };
  self.addEventListener("message", ({ data }: MessageEvent<ToThinker>) => {
    tell({ say: "answer", answer: thinking.answer(data.task, (done) => tell({ say: "progress", done })) });
  });
  tell({ say: "ready" });
}
