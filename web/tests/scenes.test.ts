import { afterEach, describe, expect, test, vi } from "vitest";
import type { Told } from "../src/lib/protocol";
import { Theatre, type Scenes } from "../src/stage/scenes.svelte";
import { summedUp } from "../src/stage/script";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

type View = { seat: number };
const view: View = { seat: 0 };
const told = (kind: string): Told => ({ kind, params: {} });
const seen = (kind: string, milliseconds: number) => () => [{ view, milliseconds, moment: kind }];
const scenes: Scenes<View, string> = {
  trick: seen("trick", 1000),
  round: () => [{ view, milliseconds: Infinity, moment: "round", pause: true }],
  deal: seen("deal", 1000),
};

describe("scenes", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("however much has happened, what is there to be read is read", () => {
    const [round, trick, deal] = [[told("round")], [told("trick")], [told("deal")]];
    const beats = [
      { view, milliseconds: Infinity, pause: true, told: round },
      { view, milliseconds: 4000, told: trick },
      { view, milliseconds: 4000, told: deal },
    ];
    const { played, missed } = summedUp(beats);
    expect(played.map((beat) => beat.told)).toEqual([round, deal]);
    expect(missed).toEqual(trick);
  });

  test("in a window that nobody sees it waits for who comes back", () => {
    vi.stubGlobal("document", { hidden: true });
    const theatre = new Theatre(scenes);
    theatre.play([told("trick"), told("round"), told("deal")], view, view);
    expect(theatre.moment).toBe("round");
    theatre.play([told("deal")], view, view);
    expect(theatre.moment).toBe("round");
    theatre.leave();
    expect(theatre.playing).toBe(false);
  });

  test("the log may tell what has been shown, and what is there to be read", () => {
    vi.useFakeTimers();
    const [trick, round, deal] = [told("trick"), told("round"), told("deal")];
    const theatre = new Theatre(scenes);
    theatre.play([trick, deal, round], view, view);
    expect(theatre.shown).toBe(null);
    vi.advanceTimersByTime(1000);
    expect([theatre.moment, theatre.shown]).toEqual(["deal", trick]);
    vi.runAllTimers();
    expect([theatre.moment, theatre.shown]).toEqual(["round", round]);
    theatre.leave();
    expect([theatre.playing, theatre.shown]).toEqual([false, null]);
    vi.useRealTimers();
  });
});
