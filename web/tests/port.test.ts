/** Pages reach the house through `src/port` alone, and name its pages as they are called where the house is. */

import { expect, test } from "vitest";

const files = import.meta.glob("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

const having = (what: RegExp): string[] =>
  Object.keys(files).filter((name) => !name.includes("/port/") && what.test(String(files[name])));

test("nobody else fetches or connects", () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(having(/(?<!\.|\w|private )fetch\(|new WebSocket\(/)).toEqual([]);
});

test("links to pages are made by addressOf", () => {
  expect(having(/href=(["'{]+`?)\//)).toEqual([]);
  expect(having(/location\.(origin|host|pathname)(?! \+ location\.search)/)).toEqual([]);
});
