/** Writes a module with all that it needs as one script, for a page of a test: `node tests/bundle.mjs tests/stage/page.ts`. Its
exports are then in `bundled`. */

import { build } from "vite";

const built = await build({
  logLevel: "error",
  build: {
    write: false,
    minify: false,
    cssCodeSplit: false,
    lib: { entry: process.argv[2], formats: ["iife"], name: "bundled" },
  },
});
const [{ output }] = [built].flat();
process.stdout.write(output.find((part) => part.type === "chunk").code);
