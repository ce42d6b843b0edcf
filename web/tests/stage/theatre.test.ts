import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Told } from "../../src/lib/protocol";
import { patience, write } from "../../src/stage/script";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));
const { settings } = await import("../../src/lib/settings.svelte");
const { Theatre } = await import("../../src/stage/scenes.svelte");
type Scenes<View, Moment> = import("../../src/stage/script").Scenes<View, Moment>;

/** A table with a number on it, and a seat that looks at it. */
interface View {
  seat: number;
  number: number;
}
type Moment = { name: string; number: number };

const scenes: Scenes<View, Moment> = {
  /** Holds its breath, then counts. */
  counted: (before, { params }) => {
    const number = Number(params["number"]);
    return [
      { view: before, milliseconds: 300, moment: { name: "hush", number } },
      { view: { ...before, number }, milliseconds: 500, moment: { name: "counted", number } },
    ];
  },
  /** All of a row at once. */
  added: {
    together: (before, told) => {
      const number = before.number + told.length;
      return [{ view: { ...before, number }, milliseconds: 400, moment: { name: "added", number: told.length } }];
    },
  },
  /** There is something to read. */
  summed: (before) => [{ view: before, milliseconds: 9000, moment: { name: "summed", number: 0 }, pause: true }],
  quiet: null,
  hidden: (before) => [{ view: { ...before, number: before.number + 100 }, milliseconds: 0 }],
};

const view = (number: number): View => ({ seat: 0, number });
const counted = (number: number): Told => ({ kind: "counted", params: { number } });
const told = (kind: string): Told => ({ kind, params: {} });

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything that is shown until it is over, as `moment number`. */
function shown(theatre: InstanceType<typeof Theatre<View, Moment>>): string[] {
  const seen: string[] = [];
  while (theatre.playing) {
    seen.push(`${theatre.moment?.name} ${theatre.show?.number}`);
    vi.advanceTimersToNextTimer();
  }
  return seen;
}

describe("a script", () => {
  test("keeps the order of the events, and hands each view on to the next", () => {
    const { beats, end } = write(scenes, [counted(1), told("hidden"), told("quiet"), counted(2)], view(0), view(2));
    expect(beats.map((beat) => beat.view.number)).toEqual([0, 1, 101, 2]);
    expect(beats.map((beat) => beat.told[0]?.params["number"])).toEqual([1, 1, 2, 2]);
    expect(end.number).toBe(2);
  });
  test("shows at once what follows each other and belongs together", () => {
    const events = [told("added"), told("added"), counted(5), told("added")];
    const { beats } = write(scenes, events, view(0), view(6));
    expect(beats.map((beat) => beat.view.number)).toEqual([2, 2, 5, 6]);
    expect(beats.map((beat) => beat.told.length)).toEqual([2, 1, 1, 1]);
  });
  test("passes over what a newer house tells", () => {
    expect(write(scenes, [told("toString"), told("flown")], view(0), view(1))).toEqual({ beats: [], end: view(0) });
  });
});

describe("the theatre", () => {
  test("plays beat by beat, and then shows what is", () => {
    const theatre = new Theatre(scenes);
    theatre.play([counted(1), counted(2)], view(0), view(2));
    expect(theatre.telling).toEqual([counted(1)]);
    expect(shown(theatre)).toEqual(["hush 0", "counted 1", "hush 1", "counted 2"]);
    expect(theatre.show).toBe(null);
    expect(theatre.moment).toBe(null);
    expect(theatre.telling).toEqual([]);
  });
  test("what comes meanwhile follows after it", () => {
    const theatre = new Theatre(scenes);
    theatre.play([counted(1)], view(0), view(1));
    vi.advanceTimersToNextTimer();
    theatre.play([counted(2)], view(1), view(2));
    expect(shown(theatre)).toEqual(["counted 1", "hush 1", "counted 2"]);
  });
  test("ends at once for those who do not want to wait", () => {
    const theatre = new Theatre(scenes);
    theatre.play([counted(1), counted(2)], view(0), view(2));
    theatre.skip();
    expect(theatre.playing).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    theatre.play([counted(3)], view(2), view(3));
    expect(shown(theatre)).toEqual(["hush 2", "counted 3"]);
  });
  test("whoever goes on sees what is to be read, leaves it, and sees what follows", () => {
    const theatre = new Theatre(scenes);
    theatre.play([counted(1), told("summed"), counted(2)], view(0), view(2));
    theatre.leave();
    expect(theatre.moment?.name).toBe("summed");
    theatre.leave();
    expect(shown(theatre)).toEqual(["hush 1", "counted 2"]);
    theatre.play([told("summed"), told("summed")], view(2), view(2)); // nobody has to wait for it: it is not too much
    expect(theatre.missed).toEqual([]);
    theatre.skip();
    expect(theatre.playing).toBe(false);
  });
  test("takes as long as one likes", () => {
    const after = (speed: typeof settings.speed, milliseconds: number): string | undefined => {
      settings.speed = speed;
      const theatre = new Theatre(scenes);
      theatre.play([counted(1)], view(0), view(1));
      vi.advanceTimersByTime(milliseconds);
      return theatre.moment?.name;
    };
    expect([after(1, 299), after(1, 300)]).toEqual(["hush", "counted"]);
    expect([after(0.5, 599), after(0.5, 600)]).toEqual(["hush", "counted"]);
    expect([after(4, 74), after(4, 75)]).toEqual(["hush", "counted"]);
    expect(after(0, 0)).toBe(undefined);
  });
  test("plays nothing while nobody looks", () => {
    vi.stubGlobal("document", { hidden: true });
    const theatre = new Theatre(scenes);
    theatre.play([counted(1)], view(0), view(1));
    expect(theatre.playing).toBe(false);
  });
  test("without motion each scene is one state, with what stands out in it", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const theatre = new Theatre(scenes);
    theatre.play([counted(1), counted(2)], view(0), view(2));
    expect(theatre.pace).toBe(0);
    expect(theatre.telling).toEqual([counted(1)]);
    expect(shown(theatre)).toEqual(["counted 1", "counted 2"]);
    theatre.play([told("summed"), counted(3)], view(2), view(3));
    theatre.leave();
    expect(theatre.moment?.name).toBe("counted");
  });
  test("sums up what is too much, and plays its end", () => {
    const theatre = new Theatre(scenes);
    const many = Math.ceil(patience / 800) + 1;
    const events = Array.from({ length: many }, (_, at) => counted(at + 1));
    theatre.play(events, view(0), view(many));
    const played = shown(theatre);
    expect(played.at(-1)).toBe(`counted ${many}`);
    expect(played.length).toBeLessThan(15);
    expect(theatre.missed).toEqual(events.slice(0, many - played.length / 2));
    theatre.play([counted(1)], view(many), view(1));
    expect(theatre.missed).toEqual([]);
  });
  test("does not fall behind: what waits too long is summed up, too", () => {
    const theatre = new Theatre(scenes);
    for (let number = 1; number <= 40; number++) theatre.play([counted(number)], view(number - 1), view(number));
    const played = shown(theatre);
    expect(played.at(-1)).toBe("counted 40");
    expect(played.length).toBeLessThan(2 * Math.ceil(patience / 800) + 1);
  });
});

describe("following a table", () => {
  test("plays what is fresh, from the view that was seen", () => {
    const theatre = new Theatre(scenes);
    theatre.follow("a", view(0), [], 0);
    expect(theatre.playing).toBe(false);
    const heard = [counted(1)];
    const now = view(1);
    theatre.follow("a", now, heard, 1);
    theatre.follow("a", now, heard, 1);
    // A word in the chat brings the same view again.
    theatre.follow("a", view(1), [...heard], 0);
    expect(shown(theatre)).toEqual(["hush 0", "counted 1"]);
  });
  test("whoever looks back sees what was, and no scene", () => {
    const theatre = new Theatre(scenes);
    theatre.follow("b", view(0), [], 0);
    theatre.follow("b", view(1), [counted(1)], 1);
    expect(theatre.playing).toBe(true);
    theatre.follow("b", view(0), [counted(1)], 0);
    expect(theatre.playing).toBe(false);
  });
  test("who has just come sees no scene, and who comes back from behind the curtain does", () => {
    const heard = [counted(3), counted(4), counted(5)];
    const first = new Theatre(scenes);
    first.follow("c", view(3), heard.slice(0, 1), 1);
    expect(first.playing).toBe(false);
    const other = new Theatre(scenes);
    other.follow("c", { seat: 1, number: 3 }, heard.slice(0, 1), 0);
    const back = new Theatre(scenes);
    back.follow("c", view(4), heard.slice(0, 2), 1);
    expect(shown(back)).toEqual(["hush 3", "counted 4"]);
    const elsewhere = new Theatre(scenes);
    elsewhere.follow("d", view(5), heard, 1);
    expect(elsewhere.playing).toBe(false);
  });
});
