import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import District from "../../src/games/straszydla/art/District.svelte";
import Spook from "../../src/games/straszydla/art/Spook.svelte";

const TILES = [
  "centrum przedmiescie-rzeczne przedmiescie-wietrzne przedmiescie-fabryczne przedmiescie-lesne przystan stare-wieze",
  "huta niespokojny-lasek basen kanal dworzec strych rynek kotlownia cmentarz piwnice most wodociagi park wiezowiec",
  "browar zajezdnia dzialki kopalnia",
].flatMap((line) => line.split(" "));
const SPOOKS = [
  "strzyga latarnik wargin sukkub utopiec wodnica syrena rusalka topielica wodnik borowy leszy skarbnik run bebok",
  "pustecki wroniec planetnik latawiec baba-jaga piaskun poludnica dusiol rarog ognik libera zjawa bazyliszek",
].flatMap((line) => line.split(" "));

const district = (tile: string) => render(District, { props: { tile, night: false } }).body;
const spook = (name: string) => render(Spook, { props: { spook: name, element: "any" } }).body;

describe.each([
  ["district", TILES, 25, district],
  ["spook", SPOOKS, 28, spook],
] as const)("the pictures of a %s", (_, ids, count, draw) => {
  test("differ from each other and from the one for another edition", () => {
    expect(ids).toHaveLength(count);
    expect(new Set([...ids, "of-another-edition"].map(draw)).size).toBe(count + 1);
  });

  test("are decoration, speak no language and can stand on a page many times", () => {
    for (const picture of ids.map(draw)) {
      expect(picture).toContain('aria-hidden="true"');
      expect(picture).not.toMatch(/<text|\bid=|NaN|undefined/);
    }
  });
});
