import { describe, expect, test } from "vitest";
import { back, endOf, finished, legsOf, legsOver, onward } from "../../src/games/straszydla/board/path";
import type { PathOffer } from "../../src/games/straszydla/view";

/** A corner of the town: from b4 one comes to the suburb a5 or to c4; c4 is a dead end. */
const offer: PathOffer = {
  form: "path",
  action: "plan",
  start: "b4",
  arrows: 3,
  steps: { b4: { nw: "a5", e: "c4" }, a5: { se: "b4" }, c4: {}, e5: { w: "d5" }, d5: { e: "e5" }, a1: {}, e1: {} },
  suburbs: ["a5", "e5", "a1", "e1"],
};
const wordsTo = (words: string[], cell: string): string | undefined => onward(offer, words).get(cell)?.words.join(" ");

describe("a way through the town", () => {
  test("goes where the offer has streets", () => {
    expect([...onward(offer, []).keys()]).toEqual(["a5", "c4"]);
    expect(wordsTo([], "a5")).toBe("nw");
    expect(endOf(offer, [])).toBe("b4");
    expect(endOf(offer, ["nw", "se"])).toBe("b4");
    expect(onward(offer, ["nw", "se", "nw"]).has("b4")).toBe(false); // no arrow left
  });
  test("travels on from suburb to suburb, also after the last arrow, but not twice in a row", () => {
    expect(wordsTo(["nw"], "e5")).toBe("nw>e5");
    expect(wordsTo(["nw", "se", "nw"], "e1")).toBe("nw se nw>e1");
    expect([...onward(offer, ["nw>e5"]).keys()]).toEqual(["d5"]);
    expect(endOf(offer, ["nw>e5", "w"])).toBe("d5");
  });
  test("is taken to a suburb where no step is possible", () => {
    expect(wordsTo(["e"], "a1")).toBe("e *>a1");
    expect(legsOf(offer, ["e", "*>a1"]).at(-1)).toEqual({ from: "c4", to: "a1", number: 2 });
  });
  test("is drawn leg by leg, and taken back thing by thing", () => {
    const words = ["nw>e5", "w"];
    expect(legsOf(offer, words)).toEqual([
      { from: "b4", to: "a5", number: 1 },
      { from: "a5", to: "e5", number: null },
      { from: "e5", to: "d5", number: 2 },
    ]);
    expect(legsOver("b4", ["a5", "e5", "d5"])).toEqual(legsOf(offer, words));
    expect(back(words)).toEqual(["nw>e5"]);
    expect(back(["nw>e5"])).toEqual(["nw"]);
    expect(back(["e", "*>a1"])).toEqual(["e"]);
    expect(back([])).toEqual([]);
    expect(finished(offer, [])).toBe(false);
    expect(finished(offer, ["e"])).toBe(true);
  });
  test("of an imp has one arrow changed, or one more", () => {
    const changed: PathOffer = { ...offer, action: "redirect", plan: ["nw", "se"], arrows: 3 };
    expect([...onward(changed, []).keys()]).toEqual(["a5", "c4"]);
    expect(finished(changed, ["nw", "se"])).toBe(false); // nothing changed
    expect(finished(changed, ["nw", "se", "e"])).toBe(true);
    expect(finished(changed, ["e", "*>a1"])).toBe(false); // both changed
    expect([...onward(changed, ["e"]).keys()]).toEqual([]); // another change, which is one too many
    expect(finished(changed, ["nw>e5", "w"])).toBe(true);
    expect([...onward(changed, ["nw>e5", "w"]).keys()]).toEqual([]);
  });
});
