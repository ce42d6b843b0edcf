import { beforeEach, expect, test, vi } from "vitest";
import { load, save } from "../src/lib/storage";
import { ownKey } from "../src/lib/api";
import {
  claim,
  deleteEverything,
  enter,
  keepMatch,
  knownSecret,
  matches,
  playedOn,
  secretForm,
  streakOn,
  together,
} from "../src/you/history";

/** A house of a few lines: tables that are over, and what is noted under each secret. */
class FakeHouse {
  tables = new Set<string>();
  noted = new Map<string, { table: string; seat: number }[]>();
  /** At whose tables others have played too, and who has left no trace there. */
  shared = new Set<string>();
  erased: string[] = [];
  /** The keys with which somebody has left no trace. */
  erasedWith: string[][] = [];
  away = false;

  answer(path: string, init: RequestInit = {}): Response {
    if (this.away) throw new TypeError("away");
    const secret = ((init.headers as Record<string, string>)["authorization"] ?? "").replace("Bearer ", "");
    const mine = this.noted.get(secret) ?? [];
    if (path === "/api/you" && init.method === "DELETE") {
      this.noted.delete(secret);
      return Response.json({ seats: mine.length });
    }
    if (path === "/api/you/matches" && init.method === "POST") {
      const { table, seat, key } = JSON.parse(init.body as string) as { table: string; seat: number; key: string };
      if (key !== `key of ${table}` || !this.tables.has(table)) return refused();
      this.noted.set(secret, [...mine, { table, seat }]);
      return Response.json({ table, seat });
    }
    if (path === "/api/you/matches") return Response.json(mine);
    const [, leaving] = /^\/api\/tables\/(\w+)\/erase$/.exec(path) ?? [];
    if (leaving) {
      if (!this.tables.has(leaving)) return refused();
      this.erased.push(leaving);
      this.erasedWith.push((JSON.parse(init.body as string) as { keys: string[] }).keys);
      if (!this.shared.has(leaving)) this.tables.delete(leaving);
      return Response.json({ gone: !this.shared.has(leaving) });
    }
    const [, table = "", seat] = /^\/api\/tables\/(\w+)(?:\/seats\/(\d)\/summary)?$/.exec(path) ?? [];
    if (!this.tables.has(table)) return refused();
    return Response.json(seat ? { table, seat: Number(seat), game: "coins", at: 1, players: [], openings: [] } : {});
  }
}
const refused = (): Response => Response.json({ error: { code: "no-such-table" } }, { status: 404 });
const quiet = (): void => undefined;
const tablesHere = (): string[] => matches().map((match) => match.table);

let house: FakeHouse;
function sit(table: string, seats = 1): void {
  const keys = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, `key of ${table}`]));
  save("spukhaus.keys", { ...load<object>("spukhaus.keys", {}), [table]: { seats: keys } });
  house.tables.add(table);
}

beforeEach(() => {
  house = new FakeHouse();
  save("spukhaus.you", {});
  save("spukhaus.keys", {});
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => Promise.resolve().then(() => house.answer(path, init)));
});

test("a match is kept here and there, once", async () => {
  sit("crypt");
  await keepMatch("crypt");
  await keepMatch("crypt");
  expect(tablesHere()).toEqual(["crypt"]);
  expect(knownSecret()).toMatch(secretForm);
  expect([...house.noted]).toEqual([[knownSecret(), [{ table: "crypt", seat: 0 }]]]);
});

test("of several people at one screen nobody is meant, and whoever only watches has not played", async () => {
  sit("crypt", 2);
  await keepMatch("crypt");
  await keepMatch("attic");
  expect(matches()).toEqual([]);
  expect(knownSecret()).toBeUndefined();
});

test("several people at one screen: whoever says which seat was theirs has played there", async () => {
  sit("crypt", 2);
  await claim("crypt", 1);
  await keepMatch("crypt");
  expect(matches().map(({ table, seat }) => [table, seat])).toEqual([["crypt", 1]]);
  await expect(claim("crypt", 5)).resolves.toBeUndefined(); // nobody's seat here
  expect(matches()).toHaveLength(1);
});

test("whoever deletes everything may leave no trace at the tables either", async () => {
  for (const table of ["crypt", "attic", "cellar"]) {
    sit(table);
    await keepMatch(table);
  }
  house.shared.add("attic");
  house.tables.delete("cellar"); // gone already
  await deleteEverything(false, false);
  expect(house.erased).toEqual([]);
  for (const table of ["crypt", "attic"]) await keepMatch(table);
  await deleteEverything(true, true);
  expect(house.erased.sort()).toEqual(["attic", "crypt"]);
  expect([...house.tables]).toEqual(["attic"]);
  expect(matches()).toEqual([]);
});

test("whoever has said which seat was theirs leaves no trace there alone", async () => {
  sit("crypt", 2);
  await claim("crypt", 1); // the other seat went along on another device
  await deleteEverything(true, true);
  expect(house.erasedWith).toEqual([["key of crypt"]]);
});

test("what could not be told is told later", async () => {
  sit("crypt");
  house.noted.set = () => {
    throw new TypeError("away");
  };
  await expect(keepMatch("crypt")).rejects.toThrow();
  expect(tablesHere()).toEqual(["crypt"]);
  house.noted = new Map();
  await together(quiet);
  expect(house.noted.size).toBe(1);
});

test("another device with the same secret has the same list, until it is deleted on either", async () => {
  sit("crypt");
  await keepMatch("crypt");
  const secret = knownSecret() ?? "";
  save("spukhaus.you", {});
  save("spukhaus.keys", {});
  enter(secret);
  await together(quiet);
  expect(tablesHere()).toEqual(["crypt"]);
  house.noted.clear();
  await together(quiet);
  expect(tablesHere()).toEqual([]);
});

test("a house that has lost its tables takes nothing away", async () => {
  sit("crypt");
  await keepMatch("crypt");
  house.tables.clear();
  house.noted.clear();
  await together(quiet);
  await together(quiet);
  expect(tablesHere()).toEqual(["crypt"]);
});

test("whoever enters another secret takes along what was played here", async () => {
  sit("crypt");
  await keepMatch("crypt");
  const other = "o".repeat(40);
  house.noted.set(other, [{ table: "attic", seat: 1 }]);
  house.tables.add("attic");
  enter(other);
  await together(quiet);
  expect(tablesHere().sort()).toEqual(["attic", "crypt"]);
  expect(house.noted.get(other)?.length).toBe(2);
});

test("nothing is deleted here that is not deleted there", async () => {
  sit("crypt");
  await keepMatch("crypt");
  house.away = true;
  await expect(deleteEverything(true, false)).rejects.toThrow();
  expect(tablesHere()).toEqual(["crypt"]);
  house.away = false;
  await deleteEverything(true, false);
  expect(matches()).toEqual([]);
  expect(knownSecret()).toBeUndefined();
  expect(house.noted.size).toBe(0);
  expect(load("spukhaus.keys", null)).toEqual({});
});

test("a streak is broken by a day without a deal, but not by today's that is still to come", () => {
  expect(streakOn("2026-03-02")).toBe(0);
  for (const day of ["2026-02-26", "2026-02-28", "2026-03-01", "2026-03-01"]) playedOn(day);
  expect(streakOn("2026-03-01")).toBe(2);
  expect(streakOn("2026-03-02")).toBe(2);
  expect(streakOn("2026-03-03")).toBe(0);
});

test("what a browser asks about its own table is asked with its key, unless several people share it", () => {
  sit("crypt");
  sit("attic", 2);
  expect(ownKey("/api/tables/crypt/replay")).toBe("key of crypt");
  expect(ownKey("/api/tables/attic/replay")).toBeUndefined();
  expect(ownKey("/api/tables")).toBeUndefined();
});
