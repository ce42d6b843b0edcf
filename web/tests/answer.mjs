/** Lets another program ask the functions of a module: `node tests/answer.mjs src/games/GAME/view.ts`. A line of its input is
`["function", argument, ...]`, and the line that it answers with is the result; of a Map its entries. */

import { createInterface } from "node:readline";
import { createServer } from "vite";

const server = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const module = await server.ssrLoadModule(`/${process.argv[2]}`);
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...given] = JSON.parse(line);
  const answer = module[name](...given);
  console.log(JSON.stringify(answer instanceof Map ? [...answer] : answer));
}
await server.close();
