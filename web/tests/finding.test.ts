import { beforeEach, describe, expect, test, vi } from "vitest";
import { seatsFor, soughtAt } from "../src/company/finding";
import type { SeatInfo, TableInfo } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";

// Settings ask the browser for its languages; here there is none.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const sits = (kind: SeatInfo["kind"], name = "", here = true): SeatInfo => ({
  name,
  kind,
  substitute: false,
  asked: false,
  here,
  watched: false,
  nudged: false,
  bank: null,
  deadline: null,
  hints: null,
});
const ada = sits("person", "Ada");
const free = sits("free");

function laid(id: string, seats: SeatInfo[], other: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    game: "ghostbumpers",
    rules: 2,
    title: "",
    edition: { name: "standard", digest: "" },
    options: { ending: "rounds" },
    settings: {
      clock: { move: null, match: null, increment: 0 },
      spectators: "public",
      chat: true,
      aids: true,
      listed: true,
    },
    started: false,
    paused: false,
    seats,
    proposal: null,
    outcome: null,
    commitment: null,
    seed: null,
    next: null,
    branch: null,
    imported: false,
    ...other,
  };
}
const wish = { game: "ghostbumpers", edition: "standard", options: { ending: "rounds" }, clock: {} };
const found = (...listed: TableInfo[]): string[] => seatsFor(listed, wish, 1).map(({ table }) => table);

describe("somebody to play with", () => {
  beforeEach(() => {
    settings.blocked = [];
  });

  test("waits where one seat is free, and is there now", () => {
    const listed = [
      laid("waits", [ada, free, sits("bot", "novice")]),
      laid("away", [sits("person", "Bo", false), free]),
      laid("two", [ada, free, free]),
      laid("bots", [sits("bot", "novice"), free]),
      laid("plays", [ada, free], { started: true }),
    ];
    expect(found(...listed)).toEqual(["waits"]);
  });

  test("wants the same game, box, options and clock", () => {
    const plain = laid("plain", [ada, free]);
    const clock = { move: 60, match: null, increment: 0 };
    const others = [
      laid("game", [ada, free], { game: "straszydla" }),
      laid("box", [ada, free], { edition: { name: "deeper-scare", digest: "" } }),
      laid("options", [ada, free], { options: { ending: "to-15" } }),
      laid("clock", [ada, free], { settings: { ...plain.settings, clock } }),
    ];
    expect(found(...others, plain)).toEqual(["plain"]);
    expect(seatsFor(others, soughtAt(others[3]!), 0)).toEqual([{ table: "clock", seat: 1 }]);
  });

  test("sits rather on the other side", () => {
    const listed = [laid("mine", [free, ada]), laid("other", [ada, free])];
    expect(found(...listed)).toEqual(["other", "mine"]);
  });

  test("is nobody who is blocked", () => {
    settings.blocked = ["ada"];
    expect(found(laid("waits", [ada, free]))).toEqual([]);
  });
});
