import { beforeAll, describe, expect, test, vi } from "vitest";
import { spot, wayFrom } from "../../src/games/shy_monsters/words";
import { settings, type Language } from "../../src/lib/settings.svelte";
import { loadGame, Speaker } from "../../src/lib/texts.svelte";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const speak = async (language: Language): Promise<Speaker> => {
  settings.language = language;
  await loadGame("shy_monsters");
  return new Speaker("shy_monsters", { face: "face", tiles: "face" });
};

describe("places are told by the way from the Entrance", () => {
  beforeAll(() => speak("en"));

  test("beside it, in a line, around a corner", async () => {
    const speaker = await speak("en");
    const said = ["i9", "i10", "h8", "i12", "k9", "j11", "g10"].map((cell) => spot(cell, speaker));
    expect(said).toEqual([
      "Entrance",
      "north",
      "south-west",
      "3 steps north",
      "2 steps east",
      "2 steps north and 1 east",
      "1 step north and 2 west",
    ]);
    expect([wayFrom("i9", "j8"), wayFrom("a3", "a1"), wayFrom("i9", "i9")]).toEqual(["se", "s", ""]);
  });

  test("in the form that a sentence needs", async () => {
    const walked = (tile: string) => ({ kind: "hero-walked", params: { tile, attack: false } });
    const jumped = { kind: "hero-jumped", params: { over: "i10", tile: "i11", attack: false } };
    const english = await speak("en");
    expect(english.event(walked("i9"))).toBe("The Hero explores the Entrance.");
    expect(english.event(jumped)).toBe(
      "The Hero jumps over the tile north of the Entrance to the tile 2 steps north of the Entrance.",
    );
    const german = await speak("de");
    expect(german.event(walked("i9"))).toBe("Der Held erforscht den Eingang.");
    expect(german.event(walked("j11"))).toBe(
      "Der Held erforscht die Karte 2 Schritte nördlich und 1 östlich vom Eingang.",
    );
    const polish = await speak("pl");
    expect(polish.event({ kind: "attack-wasted", params: { tile: "i4" } })).toBe(
      "Nie ma Potwora na kafelku 5 kroków na południe od Wejścia: Atak przepada.",
    );
    const french = await speak("fr");
    expect(french.event({ kind: "hero-killed", params: { tile: "h10", face: "bat" } })).toBe(
      "Le Héros meurt sur la tuile au nord-ouest de l’Entrée\u202f: la chauve-souris le tue.",
    );
  });

  test("beside a picture from where the Hero stands, and what is there by its name", async () => {
    const speaker = await speak("en");
    const storey = { hero: "i10", layout: ["i9", "i10", "i11", "j10"], faces: ["entrance", "corridor", "exit", null] };
    const said = (action: object): string =>
      speaker.action({ text: "", kind: "walk", attack: false, ...action }, { storey });
    expect(said({ tile: "j10" })).toBe("explore the tile to the east");
    expect(said({ tile: "j10", attack: true })).toBe("attack the tile to the east");
    expect(said({ tile: "i11" })).toBe("leave by the Exit");
    expect(said({ kind: "jump", tile: "j11", over: "i11" })).toBe("jump north-east over the tile to the north");
    expect(speaker.action({ text: "", kind: "walk", attack: false, tile: "j10" })).toBe(
      "explore the tile north-east of the Entrance",
    );
  });

  test("a storey by the number of its tiles: the board shows them", async () => {
    const speaker = await speak("en");
    const tiles = [
      ["i9", "entrance"],
      ["i10", "exit"],
      ["i11", "bat"],
    ];
    expect(speaker.event({ kind: "laid-open", params: { storey: 1, tiles } })).toBe("Storey 1 is laid open.");
    expect(speaker.event({ kind: "storey-laid", params: { storey: 1, tiles: ["i9", "i10"] } })).toBe(
      "Storey 1 has been built: 2 tiles with the Entrance.",
    );
  });

  test("what I did is said to me", async () => {
    await speak("pl");
    const walked = { kind: "hero-walked", params: { tile: "i10", attack: false } };
    const told = (role: string, seat: number): string =>
      new Speaker("shy_monsters", {}, null, String, { seat, role }).event(walked);
    expect(told("hero", 1)).toBe("Badasz kafelek na północ od Wejścia.");
    expect(told("dungeon-master", 0)).toBe("Bohater bada kafelek na północ od Wejścia.");
  });
});
