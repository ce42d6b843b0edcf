import { describe, expect, test } from "vitest";
import type { Update } from "../src/lib/protocol";
import { whole } from "../src/lib/views";

const update = (views: Record<string, unknown>, kept?: Update["kept"]): Update =>
  ({ type: "update", number: 1, since: 0, views, ...(kept ? { kept } : {}) }) as unknown as Update;

describe("what only grows in a view", () => {
  const first = update({ "0": { round: 2, past: ["a"] }, public: { round: 2, past: ["a"] } });

  test("the first update is whole", () => {
    expect(whole(first, null).views).toEqual(first.views);
  });
  test("what was kept comes before what is new", () => {
    const next = update(
      { "0": { round: 3, past: ["b"] }, public: { round: 3, past: ["a", "b"] } },
      { "0": { past: 1 } },
    );
    const together = { round: 3, past: ["a", "b"] };
    expect(whole(next, first).views).toEqual({ "0": together, public: together });
  });
  test("after an undo less is kept than there was", () => {
    const longer = update({ "0": { past: ["a", "b", "c"] } });
    expect(whole(update({ "0": { past: ["d"] } }, { "0": { past: 1 } }), longer).views).toEqual({
      "0": { past: ["a", "d"] },
    });
  });
});
