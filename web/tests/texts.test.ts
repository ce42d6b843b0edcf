import { beforeAll, describe, expect, test, vi } from "vitest";
import { doors } from "../src/games";
import { languages, settings } from "../src/lib/settings.svelte";
import { hintOf, loadGame, loadLanguage, ready, Speaker, t, titleOf } from "../src/lib/texts.svelte";
import type { Belief } from "../src/lib/protocol";
import { hunches, sentences } from "../src/table/sentences";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const games = doors([]);

describe("words", () => {
  beforeAll(async () => {
    settings.language = "en";
    await loadLanguage("en");
    for (const game of games) await loadGame(game);
  });

  test("the house knows its own words and those of the pages, and no game's", () => {
    expect(ready()).toBe(true);
    expect(t("nothing")).toBe("–");
    expect(t("close")).toBe("Close");
    expect(t("title")).toBe("title");
    expect(new Speaker().knows("role-hero")).toBe(false);
  });

  test("every game speaks with its own words, and with those of the house", () => {
    const titles = games.map((game) => new Speaker(game).say("title"));
    expect(new Set(titles).size).toBe(games.length);
    expect(titles).toContain("Shy Monsters");
    for (const game of games) expect(new Speaker(game).say("close")).toBe("Close");
    const shy = new Speaker("shy_monsters");
    expect(shy.say("role-hero")).toBe("Hero");
    expect(shy.say("tile-hidden")).toBe("face-down tile"); // said on its pages only
    expect(new Speaker("no-such-game").knows("role-hero")).toBe(false);
  });

  test("a door says what its game is called, before the game is loaded and after", () => {
    for (const game of games) {
      expect(titleOf(game)).toBe(new Speaker(game).say("title"));
      expect(hintOf(game)).not.toBe("");
    }
    expect(titleOf("no-such-game")).toBe("no-such-game");
    expect(hintOf("no-such-game")).toBe("");
  });

  test("a storey that is as good as another is not told tile by tile: it is drawn", () => {
    const shy = new Speaker("shy_monsters");
    const lay = (text: string) => ({ text, kind: "lay", tiles: text });
    const thought = (value: number) => ({
      measure: "chance" as const,
      alternatives: [
        { action: lay("exit h9"), value: 0.85, tries: 0 },
        { action: lay("exit k9"), value, tries: 0 },
      ],
      beliefs: [],
    });
    for (const value of [0.843, 0.4]) {
      const [sentence] = sentences(thought(value), "exit h9", shy);
      expect(sentence).toMatch(/storey.*85%/);
      expect(sentence).not.toContain("k9");
    }
    // Where there is no difference, no figures are compared.
    expect(sentences(thought(0.85), "exit h9", shy)).toEqual(["All choices are equally good."]);
  });

  test("what was believed of the places that choices lead to is told, and of no others", () => {
    const shy = new Speaker("shy_monsters");
    const walk = (tile: string) => ({ text: `walk ${tile}`, kind: "walk", tile, attack: false });
    const belief = (about: Belief["about"]) => ({
      about,
      possibilities: [{ that: { kind: "deadly" }, chance: 0.4 }],
    });
    const beliefs = [
      belief({ kind: "tile", tile: "h9" }),
      belief({ kind: "tile", tile: "i10" }),
      belief({ kind: "tile", seat: 1 }),
    ];
    const [only, ...more] = hunches(beliefs, [walk("i10"), walk("i8")], shy, null);
    expect(only).toMatch(/an active Monster \(40%\)/);
    expect(more).toEqual([]);
    // A number on a card is nobody's seat.
    expect(
      hunches([belief({ kind: "tile", seat: 1 })], [{ text: "play 1", kind: "play", cards: [1] }], shy, null),
    ).toEqual([]);
  });

  test("an edition brings words along, and parameters find theirs", () => {
    const terms = { "face-bat": { de: "Fledermaus", en: "bat", fr: "chauve-souris", pl: "nietoperz" } };
    const edition = { name: "mine", digest: "", terms, content: {}, sources: {} };
    const shy = new Speaker("shy_monsters", { face: "face", mood: "mood" }, edition, (seat) => `Ada ${seat}`);
    expect(shy.event({ kind: "revealed", params: { tile: "i10", face: "bat", mood: "active" } })).toBe(
      "The tile north of the Entrance shows: bat (active).",
    );
    expect(shy.error({ code: "nobody-waits", rule: null, params: { seat: 1 } })).toBe(
      "Nobody is waiting for Ada 1 now.",
    );
    expect(shy.error({ code: "unheard-of", rule: null, params: {} })).toBe("unheard-of");
    expect(
      shy.error({ code: "edition-type", rule: null, params: { line: 1200, entry: "x", expected: "whole" } }),
    ).toBe("Line 1200: “x” must be a whole number.");
  });

  test("another language is spoken once all its words are there", async () => {
    const shy = new Speaker("shy_monsters");
    for (const language of languages) {
      settings.language = language;
      const loading = loadLanguage(language);
      expect(shy.say("face-exit")).not.toBe("face-exit");
      await loading;
    }
    expect(shy.say("face-exit")).toBe("Wyjście");
    expect(t("close")).toBe("Zamknij");
  });

  test("a language that was chosen and left again does not come back late", async () => {
    settings.language = "fr";
    const late = loadLanguage("fr");
    settings.language = "en";
    await loadLanguage("en");
    await late;
    expect(t("close")).toBe("Close");
  });
});
