/** A table of Ghostbumpers without a house, for tests in a browser (tests/browser/test_stage_ghostbumpers.py). */

import { flushSync, mount } from "svelte";
import { applySettings, settings, type Language } from "../../src/lib/settings.svelte";
import { loadGame, loadLanguage } from "../../src/lib/texts.svelte";
import "../../src/style.css";
import Table, { type Position } from "./Table.svelte";

let table: ReturnType<typeof mount<Record<string, unknown>, ReturnType<typeof Table>>> | null = null;

/** Shows a position, in a language and an hour. */
export async function show(position: Position, language: Language, theme: "light" | "dark" = "dark"): Promise<void> {
  settings.language = language;
  settings.theme = theme;
  applySettings();
  document.documentElement.lang = language;
  await Promise.all([loadLanguage(language), loadGame("ghostbumpers")]);
  if (table) table.give(position);
  else table = mount(Table, { target: document.body, props: { first: position } });
  flushSync();
}

export function give(changes: Partial<Position>): void {
  table?.give(changes);
  flushSync();
}

export const played = (): string[] => table?.played ?? [];
export { settings };
