import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
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
