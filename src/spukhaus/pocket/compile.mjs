/** node compile.mjs PYODIDE BYTECODE_PY SOURCES_ZIP OUTPUT: runs `write_bytecode` (bytecode.py) in the Python of the pocket. */

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, script, sources, output] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// Columns are for tracebacks that somebody reads beside the source; lines stay.
const python = await loadPyodide({ indexURL: folder, env: { PYTHONNODEBUGRANGES: "1" } });
const place = "/spukhaus";
python.unpackArchive(new Uint8Array(readFileSync(sources)), "zip", { extractDir: place });
python.runPython(`import sys; sys.path.insert(0, "${place}"); sys.dont_write_bytecode = True`);
const names = python.toPy({ __name__: "bytecode", __file__: script });
python.runPython(readFileSync(script, "utf8"), { globals: names });
const library = python.runPython('[path for path in sys.path if path.endswith(".zip")][0]', { globals: names });
writeFileSync(output, names.get("write_bytecode")(place, library).toJs());
