/** Writes a module with all that it needs as one script, for a page of a test: `node tests/bundle.mjs tests/stage/page.ts`. Its
exports are then in `bundled`, and its styles in the page. */

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
const style = output.find((part) => part.fileName.endsWith(".css"));
if (style)
  process.stdout.write(
    `document.head.append(Object.assign(document.createElement("style"), { textContent: ${JSON.stringify(style.source)} }));\n`,
  );
process.stdout.write(output.find((part) => part.type === "chunk").code);
