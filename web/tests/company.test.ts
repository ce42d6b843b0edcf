import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { block, isBlocked, reactions, unblock, wanted } from "../src/company/company";
import { Faces, shownFor } from "../src/company/faces.svelte";
import { noteWords } from "../src/lib/names";
import type { Note, SeatInfo } from "../src/lib/protocol";
import { languages, settings } from "../src/lib/settings.svelte";
import { loadLanguage, Speaker, t } from "../src/lib/texts.svelte";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const sits = (name: string): SeatInfo => ({
  name,
  kind: "person",
  substitute: false,
  asked: false,
  here: true,
  watched: false,
  nudged: false,
  bank: null,
  deadline: null,
  hints: null,
});
const table = { seats: [sits("Ada"), sits("Bo"), sits("Cy")] };
const said = (seat: number): Note => ({ number: 7, at: 0, kind: "said", seat, text: "Boo!" });
const reacted = (seat: number, number = 8): Note => ({ number, at: 0, kind: "reacted", seat, reaction: "wave" });

beforeEach(() => {
  settings.reactions = true;
  settings.blocked = [];
});

describe("whom one does not want to hear", () => {
  test("is not heard and not seen, and plays on", () => {
    block("Bo");
    expect([said(1), reacted(1)].map((note) => wanted(note, table, [0]))).toEqual([false, false]);
    expect([said(2), reacted(2)].map((note) => wanted(note, table, [0]))).toEqual([true, true]);
    expect(wanted({ number: 9, at: 0, kind: "nudged", seat: 1, by: 2 }, table, [0])).toBe(true);
    expect(wanted({ number: 9, at: 0, told: {} }, table, [0])).toBe(true);
  });

  test("is known by the name, however it is written, until it is taken back", () => {
    block("Bo");
    block("bO");
    expect(settings.blocked).toEqual(["Bo"]);
    expect(isBlocked("BO")).toBe(true);
    expect(isBlocked("Bob")).toBe(false);
    unblock("bo");
    expect(wanted(said(1), table, [0])).toBe(true);
  });

  test("is never oneself", () => {
    block("Ada");
    settings.reactions = false;
    expect([said(0), reacted(0)].map((note) => wanted(note, table, [0]))).toEqual([true, true]);
  });

  test("without reactions words are heard all the same", () => {
    settings.reactions = false;
    expect([said(1), reacted(1)].map((note) => wanted(note, table, [0]))).toEqual([true, false]);
  });
});

describe("faces", () => {
  afterEach(() => vi.useRealTimers());

  test("are seen for a while, and of everybody only the latest", () => {
    vi.useFakeTimers();
    const faces = new Faces();
    const seen = (): number[] => faces.shown.map(({ number }) => number);
    faces.show(reacted(0, 1));
    faces.show(reacted(1, 2));
    vi.advanceTimersByTime(shownFor / 2);
    faces.show(reacted(0, 3));
    expect(seen()).toEqual([2, 3]);
    vi.advanceTimersByTime(shownFor / 2);
    expect(seen()).toEqual([3]);
    vi.advanceTimersByTime(shownFor / 2);
    expect(seen()).toEqual([]);
  });

  beforeAll(async () => {
    for (const language of languages) await loadLanguage(language);
  });
  test.each(languages)("each has words of its own: %s", (language) => {
    settings.language = language;
    const words = reactions.map((reaction) => t("reaction", { reaction }));
    expect(new Set(words).size).toBe(12);
  });

  test("are told in words", () => {
    settings.language = "en";
    const speaker = new Speaker("", undefined, null, (seat) => table.seats[seat]?.name ?? "");
    expect(noteWords(reacted(1), table, speaker)).toBe("Bo: Hello!");
  });
});
