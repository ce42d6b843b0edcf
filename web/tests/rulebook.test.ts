import { describe, expect, test } from "vitest";
import { chaptersOf, fits, folded, parts, piecesOf, rowsOf, textOf, wantedIn, type Words } from "../src/rulebook/page";

const words: Words = {
  attested: "Attested",
  public: "Stated in public",
  reconstructed: "Reconstructed",
  reading: "Our reading",
  ours: "Our addition",
};
const page = `# A game: the rules

For two.

## The box

### XY-1 The tiles
Eleven **tiles**. *Attested: the tiles. Reconstructed: eleven.*

| One | Two |
| --- | --- |
| a   | b   |

*Our reading:* see XY-2.

### XY-2 Przedmieście
Żółw i łoś.

## The end

That was it.
`;

describe("a rules page", () => {
  const chapters = chaptersOf(page);
  test("has chapters with rules, and words without a number", () => {
    expect(chapters.map((chapter) => chapter.title)).toEqual(["A game: the rules", "The box", "The end"]);
    expect(chapters.map((chapter) => chapter.rules.map((rule) => rule.number))).toEqual([[], ["XY-1", "XY-2"], []]);
    expect(chapters[2]?.blocks).toEqual([{ kind: "p", text: "That was it." }]);
    expect(chapters[1]?.rules[0]?.blocks.map((block) => block.kind)).toEqual(["p", "table", "p"]);
  });
  test("has tables", () => {
    expect(rowsOf(chapters[1]?.rules[0]?.blocks[1]?.text ?? "")).toEqual([
      ["One", "Two"],
      ["a", "b"],
    ]);
  });
  test("marks each source, and leads to the rules that it names", () => {
    const as = (text: string) => piecesOf(text, words).map((piece) => [piece.as, piece.text]);
    expect(as("Eleven **tiles**. *Attested: the tiles. Reconstructed: eleven.*")).toEqual([
      ["", "Eleven "],
      ["strong", "tiles"],
      ["", ". "],
      ["attested", "Attested"],
      ["em", ": the tiles. "],
      ["reconstructed", "Reconstructed"],
      ["em", ": eleven."],
    ]);
    expect(as("*Our reading:* see XY-2.")).toEqual([
      ["reading", "Our reading"],
      ["em", ":"],
      ["", " see "],
      ["rule", "XY-2"],
      ["", "."],
    ]);
  });
});

describe("the search", () => {
  const [tiles, suburb] = chaptersOf(page)[1]?.rules.map(textOf) ?? [];
  test("does without accents and capitals, and wants every word", () => {
    expect(folded("Żółw i Łoś, naïve Größe")).toBe("zolw i los, naive grose");
    expect(fits(suburb ?? "", wantedIn("LOS przedmiescie"))).toBe(true);
    expect(fits(suburb ?? "", wantedIn("los tiles"))).toBe(false);
    expect(fits(tiles ?? "", wantedIn("xy-1"))).toBe(true);
    expect(fits(tiles ?? "", wantedIn("  "))).toBe(true);
  });
  test("marks what it found as it is written", () => {
    expect(parts("Żółw i łoś", wantedIn("zolw os"))).toEqual([
      { text: "Żółw", found: true },
      { text: " i ł", found: false },
      { text: "oś", found: true },
    ]);
    expect(parts("nothing", [])).toEqual([{ text: "nothing", found: false }]);
  });
});

test("marks of sentences can be folded away, those of the house's own rules cannot", () => {
  const pieces = piecesOf("Nine cards. *Attested. Reconstructed: nine.* *Our reading:* no more.", words);
  const shown = pieces.filter((piece) => !piece.source).map((piece) => piece.text);
  expect(shown.join("")).toBe("Nine cards.  Our reading: no more.");
});
