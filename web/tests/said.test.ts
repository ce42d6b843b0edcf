import { describe, expect, test, vi } from "vitest";
import { settings, type Language } from "../src/lib/settings.svelte";
import { loadGame, loadLanguage, Speaker } from "../src/lib/texts.svelte";
import type { Edition, Value } from "../src/lib/protocol";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

interface Said {
  language: Language;
  game: string;
  words: Record<string, string>;
  terms: Edition["terms"];
  people: string[];
  you: number;
  /** Message, parameters, and what the server says. */
  messages: [string, Record<string, Value>, string][];
}
/** Written by tests/texts/test_sheet.py, which runs this test: there is nothing to compare without it. */
const path = import.meta.env.VITE_SAID as string | undefined;

describe.runIf(path)("every message is said as on the server", () => {
  test("in every language, house and games", async () => {
    const { default: text } = (await import(/* @vite-ignore */ `${path}?raw`)) as { default: string };
    const sheets = JSON.parse(text) as Said[];
    expect(sheets.length).toBeGreaterThan(0);
    const different: string[][] = [];
    for (const { language, game, words, terms, people, you, messages } of sheets) {
      settings.language = language;
      await loadLanguage(language);
      await loadGame(game);
      const edition = { name: "", digest: "", terms, content: {}, sources: {} };
      const speaker = new Speaker(game, words, edition, (seat) => people[seat] ?? "", { seat: you });
      for (const [message, params, said] of messages) {
        const here = speaker.say(message, params);
        if (here !== said) different.push([language, message, here, said]);
      }
    }
    expect(different).toEqual([]);
  });
});
