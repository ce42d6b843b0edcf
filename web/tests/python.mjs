/** Runs a script in Python for WebAssembly, as the pages do: `node python.mjs ARCHIVE SCRIPT`; prints what it prints. */

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [archive, script] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/spukhaus" });
python.runPython('import sys; sys.path.insert(0, "/spukhaus")');
try {
  await python.runPythonAsync(readFileSync(script, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
