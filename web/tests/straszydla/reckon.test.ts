import { describe, expect, test } from "vitest";
import {
  bendCost,
  bent,
  buyText,
  count,
  cover,
  handful,
  meals,
  noCubes,
  pairs,
  scared,
  sorted,
  spell,
  stays,
  stepsToStay,
  successes,
  tradeText,
  within,
} from "../../src/games/straszydla/board/reckon";
import type { Cubes, SpookCard } from "../../src/games/straszydla/view";

const cubes = (some: Partial<Cubes>): Cubes => ({ ...noCubes(), ...some });
const spook = (name: string, colour: SpookCard["colour"], day: number, night: number): SpookCard => ({
  spook: name,
  element:
    colour === "any" ? "all" : ({ blue: "water", purple: "air", orange: "fire", green: "earth" } as const)[colour],
  colour,
  day,
  night,
  fed: false,
});
const strzyga = spook("strzyga", "any", 3, 3);
const latarnik = spook("latarnik", "any", 3, 3);
const wroniec = spook("wroniec", "purple", 2, 4);
const borowy = spook("borowy", "green", 2, 4);

describe("duels", () => {
  const przemo = sorted([3, 5, 3]);
  const syla = sorted([6, 5]);
  test("the example of the book: 2 to 1, and one step does not save the loser", () => {
    expect(pairs(przemo, syla)).toEqual([1, 1, 0]);
    expect(successes([przemo, syla])).toEqual([1, 2]);
    const now = successes([[6, 3, 3], syla]);
    expect(now).toEqual([1, 1]);
    expect(stays(now, [1, 2])).toEqual({ side: 1, reason: "before" });
  });
  test("equal dice are nobody's; a tie from the start is for the first arrival", () => {
    expect(pairs([4, 2], [4, 3])).toEqual([null, 1]);
    expect(stays([1, 1], [0, 0])).toEqual({ side: 0, reason: "arrival" });
    expect(stays([0, 1], [1, 0])).toEqual({ side: 1, reason: "successes" });
  });
  test("how many steps turn it", () => {
    expect(stepsToStay([przemo, syla], [1, 2], 1)).toBe(0);
    expect(stepsToStay([przemo, syla], [1, 2], 0)).toBe(3);
    expect(
      stepsToStay(
        [
          [6, 6, 6],
          [1, 1],
        ],
        [3, 0],
        1,
      ),
    ).toBe(null);
  });
  test("dice stay within 1 to 6 and within the budget", () => {
    expect(bent([5, 3], [5, 3], 0, 1, 1)).toEqual([6, 3]);
    expect(bent([5, 3], [6, 3], 0, 1, 9)).toEqual([6, 3]);
    expect(bent([5, 3], [6, 3], 1, -1, 1)).toEqual([6, 3]);
    expect(bent([5, 3], [6, 3], 0, -1, 1)).toEqual([5, 3]);
    expect(bent([1], [1], 0, -1, 9)).toEqual([1]);
    expect(bendCost([6, 1, 5, 4], [6, 2, 3, 3])).toBe(4);
  });
});

describe("scares", () => {
  test("the example of the book: 16 for 14, and exactly 14 for four energy", () => {
    expect(scared([6, 1, 5, 4], 14, [3, 2, 1], 0)).toEqual({ total: 16, off: 2, reward: 1, gained: 1, lost: 1 });
    expect(scared([6, 2, 3, 3], 14, [3, 2, 1], 0)).toEqual({ total: 14, off: 0, reward: 3, gained: 1, lost: 0 });
  });
  test("far off brings nothing, and ones take no more horror than there is", () => {
    expect(scared([1, 1], 9, [3, 2, 1], 1)).toEqual({ total: 2, off: 7, reward: 0, gained: 0, lost: 1 });
  });
});

describe("paying", () => {
  test("actions are spelled in the order of the server", () => {
    expect(spell(cubes({ energy: 1, blue: 2 }))).toEqual(["blue", "blue", "energy"]);
    expect(tradeText(cubes({ energy: 1, blue: 2 }), "purple", false)).toBe("trade blue blue energy for purple");
    expect(tradeText(cubes({ green: 2 }), "imp fire", true)).toBe("trade green green for imp fire with imp");
    expect(buyText("water", cubes({ green: 1, blue: 1 }))).toBe("buy water with blue green");
  });
  test("first what no spook waits for, then energy, then the rest", () => {
    const held = cubes({ blue: 3, purple: 4, energy: 2 });
    const spare = cubes({ blue: 3, energy: 2 });
    expect(handful(held, spare, 2)).toEqual(cubes({ blue: 2 }));
    expect(handful(held, spare, 4)).toEqual(cubes({ blue: 3, energy: 1 }));
    expect(handful(held, spare, 7)).toEqual(cubes({ blue: 3, energy: 2, purple: 2 }));
    expect(count(handful(held, spare, 99))).toBe(9);
  });
  test("no more than there is", () => {
    expect(within(cubes({ blue: 3, green: 1 }), cubes({ blue: 2 }))).toEqual(cubes({ blue: 2 }));
  });
});

describe("meals", () => {
  const family = [strzyga, latarnik, wroniec, borowy];
  test("the example of the book: two purple short, and what could be traded for them", () => {
    const held = cubes({ blue: 5, purple: 2, orange: 3, green: 4, energy: 1 });
    const plan = meals(held, family, "night");
    expect(plan.meals.map(({ colour, have, missing }) => [colour, have, missing])).toEqual([
      ["orange", 3, 0],
      ["blue", 3, 0],
      ["purple", 2, 2],
      ["green", 4, 0],
    ]);
    expect(plan.spare).toEqual(cubes({ blue: 2, energy: 1 }));
  });
  test("by day they eat less; starters leave alone what others wait for", () => {
    const plan = meals(cubes({ purple: 3, blue: 4 }), [strzyga, wroniec], "night");
    expect(plan.meals.map(({ colour, missing }) => [colour, missing])).toEqual([
      ["blue", 0],
      ["purple", 1],
    ]);
    expect(meals(cubes({ purple: 2 }), [wroniec], "day").meals[0]?.missing).toBe(0);
  });
  test("a starter that cannot be fed has its eye on the greatest heap", () => {
    const [meal] = meals(cubes({ blue: 1, orange: 2 }), [strzyga], "day").meals;
    expect(meal).toMatchObject({ colour: "orange", have: 2, missing: 1 });
    expect(meals(noCubes(), [strzyga], "day").meals[0]).toMatchObject({ have: 0, missing: 3 });
  });
  test("trades that would cover what is missing, and an imp only where it is needed", () => {
    const trade = { rate: 3, rate_with_imp: 2 };
    expect(cover(1, cubes({ blue: 3 }), trade, 1)).toEqual({ rate: 3, withImp: false, cost: 3, enough: true });
    expect(cover(1, cubes({ blue: 2 }), trade, 1)).toEqual({ rate: 2, withImp: true, cost: 2, enough: true });
    expect(cover(2, cubes({ blue: 4 }), trade, 1)).toEqual({ rate: 2, withImp: true, cost: 5, enough: false });
    expect(cover(2, cubes({ blue: 4 }), { rate: 3, rate_with_imp: null }, 0)?.enough).toBe(false);
    expect(cover(0, cubes({ blue: 4 }), trade, 1)).toBe(null);
    expect(cover(1, cubes({ blue: 4 }), null, 0)).toBe(null);
  });
});
