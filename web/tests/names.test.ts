import { beforeAll, describe, expect, test, vi } from "vitest";
import { namesOf, noteWords } from "../src/lib/names";
import type { SeatInfo } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { loadGame, loadLanguage, Speaker, t } from "../src/lib/texts.svelte";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const sits = (name: string, kind: SeatInfo["kind"]): SeatInfo => ({
  name,
  kind,
  substitute: false,
  asked: false,
  here: true,
  watched: false,
  nudged: false,
  bank: null,
  deadline: null,
  hints: null,
});

describe("names", () => {
  let speaker: Speaker;
  beforeAll(async () => {
    settings.language = "en";
    await loadLanguage("en");
    await loadGame("ghostbumpers");
    speaker = new Speaker("ghostbumpers");
  });

  test("a bot keeps its name in a rematch, where everybody sits one seat further", () => {
    let seats = [sits("Ada", "person"), sits("sensible", "bot"), sits("sensible", "bot")];
    const role = (seat: number): string => `Seat ${seat}`;
    const first = namesOf({ seats }, speaker, role);
    expect(new Set(first).size).toBe(3);
    for (let moved = 1; moved < 3; moved++) {
      seats = [...seats.slice(-1), ...seats.slice(0, -1)];
      const names = namesOf({ seats, moved }, speaker, role);
      expect(names).toEqual(first.map((_, at) => first[(at + 3 - moved) % 3]));
      const sitting = { kind: "seated", number: 2, at: 0, seat: 0, bot: true, name: "sensible" };
      expect(noteWords(sitting, { seats, moved }, speaker)).toContain(speaker.bot("sensible", 2 - moved));
    }
  });

  test("one bot has one name, in whichever seat, and against whomever", () => {
    const role = (seat: number): string => `Seat ${seat}`;
    const name = speaker.bot("novice", 0);
    const [ada, novice, expert] = [sits("Ada", "person"), sits("novice", "bot"), sits("expert", "bot")];
    expect(namesOf({ seats: [novice, ada] }, speaker, role)[0]).toBe(name);
    expect(namesOf({ seats: [ada, novice] }, speaker, role)[1]).toBe(name);
    expect(namesOf({ seats: [expert, ada, novice] }, speaker, role)[2]).toBe(name);
  });

  test("who gave no name is called so in the language of the one who reads", async () => {
    const seated = { kind: "seated", number: 1, at: 0, seat: 0, name: "Guest" };
    for (const language of ["de", "en", "fr", "pl"] as const) {
      settings.language = language;
      await loadLanguage(language);
      const here = t("default-name");
      expect(t("default-names").split(", ")).toContain(here);
      expect(namesOf({ seats: [sits("Guest", "person"), sits("Ada", "person")] }, speaker, String)).toEqual([
        here,
        "Ada",
      ]);
      expect(noteWords(seated, { seats: [sits("Guest", "person")] }, speaker)).toContain(here);
    }
  });

  test("the bots of a level are told apart by their first letters", async () => {
    for (const language of ["de", "en", "fr", "pl"] as const) {
      settings.language = language;
      await loadLanguage(language);
      for (const bot of ["random", "novice", "sensible", "expert", "master"]) {
        const names = [0, 1, 2, 3, 4, 5].map((seat) => speaker.brief({ name: speaker.bot(bot, seat), bot }));
        expect(new Set(names.map(([letter]) => letter)).size, names.join()).toBe(6);
      }
    }
  });

  test("where there is little room a bot goes without the word for its level, a person by the whole name", async () => {
    settings.language = "pl";
    await loadLanguage("pl");
    const novices = [0, 1, 2, 3, 4, 5].map((seat) => speaker.bot("novice", seat));
    const brief = novices.map((name) => speaker.brief({ name, bot: "novice" }));
    expect(brief).toEqual(["Norbert", "Ola", "Filip", "Basia", "Tomek", "Lena"]);
    expect(speaker.brief({ name: "Nowicjusz Adam", bot: "novice" })).toBe("Nowicjusz Adam");
    expect(speaker.brief({ name: "Anna Maria", bot: null })).toBe("Anna Maria");
    expect(speaker.brief({ name: speaker.bot("perfect", 1), bot: "perfect" })).toBe(speaker.bot("perfect", 1));
  });
});
