import { describe, expect, test, vi } from "vitest";
import { weighed, type Decision } from "../src/review/data";
import { chaptersOf, heard, readPlace, writePlace, type Recording } from "../src/replay/recording";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

describe("what a step tells", () => {
  const dealt = {
    kind: "dealt",
    public: { count: 2, cards: null },
    private: { "0": { cards: [1, 2] }, "1": { cards: [3, 4] } },
  };

  test("everybody hears the public part, and a seat its own", () => {
    expect(heard(dealt, "public")).toEqual([{ kind: "dealt", params: { count: 2, cards: null } }]);
    expect(heard(dealt, "2")).toEqual([{ kind: "dealt", params: { count: 2, cards: null } }]);
    expect(heard(dealt, "1")).toEqual([{ kind: "dealt", params: { count: 2, cards: [3, 4] } }]);
  });

  test("with all open, everything that somebody was told, and whom if it differs", () => {
    expect(heard(dealt, "open").map(({ to, params }) => [to, params["cards"]])).toEqual([
      [0, [1, 2]],
      [1, [3, 4]],
    ]);
    const one = { kind: "drawn", public: { face: null }, private: { "0": { face: "bat" } } };
    expect(heard(one, "open")).toEqual([{ kind: "drawn", params: { face: "bat" } }]);
    expect(heard({ kind: "won", public: {} }, "open")).toEqual([{ kind: "won", params: {} }]);
  });

  test("what is told to one seat alone is not heard by others", () => {
    const secret = { kind: "peeked", public: null, private: { "1": { face: "bat" } } };
    expect(heard(secret, "public")).toEqual([]);
    expect(heard(secret, "0")).toEqual([]);
    expect(heard(secret, "1")).toEqual([{ kind: "peeked", params: { face: "bat" } }]);
  });
});

test("of several parts that begin with one action, the largest counts", () => {
  const step = (...kinds: string[]): unknown => ({ told: kinds.map((kind) => ({ kind, public: {} })) });
  const steps = [step("laid"), step("round-began", "phase-began"), step("moved"), step("round-began")];
  const found = chaptersOf({ chapters: ["phase-began", "round-began"], steps } as unknown as Recording);
  expect(found.map(({ at, level }) => [at, level])).toEqual([
    [2, 0],
    [4, 1],
  ]);
});

describe("the address of a moment", () => {
  test("is read as it is written", () => {
    expect(readPlace(writePlace(17, "1"), 30, 2)).toEqual({ at: 17, eyes: "1" });
    expect(readPlace(writePlace(0, "open"), 30, 2)).toEqual({ at: 0, eyes: "open" });
  });

  test("what is missing or no good is left out", () => {
    expect(readPlace("", 30, 2)).toEqual({});
    expect(readPlace("#n=99&eyes=public", 30, 2)).toEqual({ at: 30, eyes: "public" });
    for (const hash of ["#n=-1&eyes=2", "#n=1e3&eyes=everybody", "#n=&eyes=-2", "#n=0x10&eyes=1.0"])
      expect(readPlace(hash, 30, 2)).toEqual({});
  });
});

test("the choices of a decision have the figures of the curve, and the differences that they have", () => {
  const one = (text: string, value: number): unknown => ({ action: { text, kind: "feed" }, value, tries: 60 });
  const decision = {
    action: { text: "feed b", kind: "feed" },
    left: 0.34,
    alternatives: [one("feed a", 0.75), one("feed b", 0.65), one("feed c", 0.2)],
  } as Decision;
  expect(weighed(decision).map(({ value }) => Math.round(100 * value))).toEqual([44, 34, 0]);
  expect(weighed({ ...decision, left: null }).map(({ value }) => value)).toEqual([0.75, 0.65, 0.2]);
});
