/** What the house says about lessons (docs/protocol.md), and what this browser remembers of them. */

import { ask } from "../lib/api";
import type { ListedAction, Offer, Refusal, Told } from "../lib/protocol";
import { load, save } from "../lib/storage";

export interface SceneInfo {
  scene: string;
  title: string;
  minutes: number;
  steps: number;
}

export interface LessonStep {
  kind: "act" | "question" | "tell";
  say: string;
  rule: string | null;
  answers: { answer: string; say: string }[];
  /** What is done for somebody who does not know on: an action with its parts, or an answer's name. */
  show: { text: string } & Partial<ListedAction>;
  guided: boolean;
  look: string[];
  sketch: string | null;
}

export interface Position {
  scene: string;
  seat: number;
  edition: string;
  names: string[];
  /** Those that were right. */
  answers: string[];
  steps: number;
  /** Null at the end of the scene. */
  step: LessonStep | null;
  /** The table before the last answer and after every action since; by each so much had been told. */
  moments: { view: unknown; heard: number }[];
  told: Told[];
  choices: Offer | null;
  over: boolean;
  feedback: { refusal: Refusal } | { say: string; rule: string | null } | null;
  done: string | null;
}

export const listScenes = (game: string): Promise<SceneInfo[]> => ask(`/api/lessons/${game}`);
export const play = (game: string, scene: string, answers: string[]): Promise<Position> =>
  ask(`/api/lessons/${game}/${scene}`, { answers });
export const advise = async (game: string, scene: string, answers: string[], question: string): Promise<unknown> =>
  (await ask<{ answer: unknown }>(`/api/lessons/${game}/${scene}/advice`, { answers, question })).answer;

/** Which scenes are done, and what was answered in those that are not. */
interface Progress {
  done: string[];
  answers: Record<string, string[]>;
}
const place = (game: string): string => `spukhaus.lessons.${game}`;

export function progressOf(game: string): Progress {
  return load<Progress>(place(game), { done: [], answers: {} });
}

export function remember(game: string, scene: string, answers: string[], done: boolean): Progress {
  const progress = progressOf(game);
  const others = Object.entries(progress.answers).filter(([name]) => name !== scene);
  const next = {
    done: done && !progress.done.includes(scene) ? [...progress.done, scene] : progress.done,
    answers: Object.fromEntries(done || !answers.length ? others : [...others, [scene, answers]]),
  };
  save(place(game), next);
  return next;
}
