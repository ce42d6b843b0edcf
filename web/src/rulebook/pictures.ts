/** Pictures are found by folder and name: `pictures/GAME/RULE.svelte` shows that rule. */

import type { Component } from "svelte";
import type { Edition } from "../lib/protocol";
import type { Speaker } from "../lib/texts.svelte";

export interface PictureProps {
  /** The box in play, where a picture shows its figures. */
  edition: Edition | null;
  speaker: Speaker;
}

const found = import.meta.glob<{ default: Component<PictureProps> }>("./pictures/*/*.svelte");

export function hasPicture(game: string, name: string): boolean {
  return `./pictures/${game}/${name}.svelte` in found;
}

export async function picture(game: string, name: string): Promise<Component<PictureProps> | null> {
  return (await found[`./pictures/${game}/${name}.svelte`]?.())?.default ?? null;
}
