/** Games are found by folder: `games/<name>/Game.svelte` draws a view of that game. */

import type { Component } from "svelte";
import type { GameProps, OpenProps } from "./types";

const found = import.meta.glob<{ default: Component<GameProps> }>("./*/Game.svelte");

export async function gameComponent(name: string): Promise<Component<GameProps> | null> {
  const load = found[`./${name}/Game.svelte`];
  return load ? (await load()).default : null;
}

const opened = import.meta.glob<{ default: Component<OpenProps> }>("./*/Open.svelte");

export async function openComponent(name: string): Promise<Component<OpenProps> | null> {
  const load = opened[`./${name}/Open.svelte`];
  return load ? (await load()).default : null;
}
