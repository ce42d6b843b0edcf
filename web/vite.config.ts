import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** What lies beside the pages: the service worker, which browsers ask for by the same name for ever, and Python for the house
in the pocket, which only `spukhaus site` takes from there. */
function beside(): Plugin {
  const python = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
  let pages = true;
  return {
    name: "beside",
    apply: "build",
    configResolved: (config) => void (pages = !config.build.lib),
    async buildStart() {
      if (!pages) return;
      this.emitFile({ type: "chunk", id: "src/port/service-worker.ts", fileName: "service-worker.js" });
      for (const file of python) {
        const source = await this.fs.readFile(`node_modules/pyodide/${file}`);
        this.emitFile({ type: "asset", fileName: `pyodide/${file}`, source });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), beside()],
  // Relative, so that a folder of files works under any path; the server makes them absolute (server/pages.py).
  base: "./",
  worker: { format: "es" },
  build: {
    // Beside the server that serves it, so that a wheel carries it.
    outDir: "../src/spukhaus/server/static",
    emptyOutDir: true,
    target: "es2022",
    // These know light-dark(): a sticker is paper in both hours because the function is answered where a colour is used.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, fs: { allow: [".."] } },
});
