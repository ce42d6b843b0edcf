import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, test, vi } from "vitest";
import sharedText from "../../tests/texts/forms.json?raw";
import { settings, type Language } from "../src/lib/settings.svelte";
import { loadGame, loadLanguage, Speaker } from "../src/lib/texts.svelte";
import type { Value } from "../src/lib/protocol";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

interface Case {
  language: Language;
  message: string;
  params: Record<string, Value>;
  terms?: Record<string, string>;
  you?: number;
  said: string;
}
/** What the server is held to as well (tests/texts/test_forms.py). */
const shared = JSON.parse(sharedText) as {
  texts: Record<Language, string>;
  words: Record<string, string>;
  people: string[];
  roles: string[];
  cases: Case[];
};

describe("words in the form that a sentence needs, as on the server", () => {
  const add = FluentBundle.prototype.addResource;
  beforeAll(() => {
    // The texts of this test are spoken after those of the house.
    vi.spyOn(FluentBundle.prototype, "addResource").mockImplementation(function (
      this: FluentBundle,
      resource,
      options,
    ) {
      const errors = add.call(this, resource, options);
      const text = shared.texts[this.locales[0] as Language];
      return [...errors, ...add.call(this, new FluentResource(text), { allowOverrides: true })];
    });
  });

  test.each(shared.cases)("$language: $said", async ({ language, message, params, terms = {}, you, said }) => {
    settings.language = language;
    await loadLanguage(language);
    await loadGame("toy");
    const names = Object.fromEntries(
      Object.entries(terms).map(([term, name]) => [term, { de: name, en: name, fr: name, pl: name }]),
    );
    const edition = { name: "mine", digest: "", terms: names, content: {}, sources: {} };
    const name = (seat: number): string => shared.people[seat] ?? "";
    const listener = you === undefined ? null : { seat: you, role: shared.roles[you] };
    const speaker = new Speaker("toy", shared.words, edition, name, listener);
    expect(speaker.say(message, params)).toBe(said);
  });
});
