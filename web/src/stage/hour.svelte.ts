/** Which hour it is in the house, for drawings that hold more than colours: torches burn in the dark hour only. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "../lib/settings.svelte";

const night = new MediaQuery("(prefers-color-scheme: dark)");

export function hour(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return night.current ? "dark" : "light";
}
