/** What the page and the worker with the house say to one another. Answers bear the number of the question. */

import type { Pocket } from "./place";

/** The first thing that a worker hears: what it is to load, from which folder, and what for. */
export interface Start {
  role: "house" | "thinker";
  folder: string;
  pocket: Pocket;
  /** Python itself, where another worker has compiled it already. */
  compiled?: WebAssembly.Module;
}

export type ToHouse =
  | { say: "ask"; number: number; method: string; path: string; headers: string; body: string }
  | { say: "open"; number: number; path: string }
  | { say: "text"; number: number; text: string }
  | { say: "hang-up"; number: number };

export type ToPage =
  | { say: "loaded"; bytes: number }
  | { say: "ready" }
  | { say: "broken"; reason: string }
  | { say: "answer"; number: number; status: number; kind: string; body: string }
  | { say: "opened"; number: number }
  | { say: "text"; number: number; text: string }
  | { say: "closed"; number: number; code: number; reason: string };

export type ToThinker = { task: Uint8Array };
export type FromThinker =
  | { say: "ready" }
  | { say: "progress"; done: number }
  | { say: "answer"; answer: Uint8Array }
  | { say: "broken"; reason: string };
