import { expect, test, vi } from "vitest";
import { load, save } from "../src/lib/storage";

test.each([
  [
    "nothing may be asked",
    {
      getItem: () => {
        throw new Error("blocked");
      },
    },
  ],
  ["nothing is kept", { getItem: () => null }],
])("where %s, the page remembers until it closes", (_, storage) => {
  vi.stubGlobal("localStorage", {
    ...storage,
    setItem: () => {
      throw new Error("no room");
    },
  });
  save("place", { name: "Ada" });
  expect(load("place", null)).toEqual({ name: "Ada" });
  vi.unstubAllGlobals();
});
