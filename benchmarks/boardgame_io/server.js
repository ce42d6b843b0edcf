// node server.js GAME PORT [FOLDER]: serves the game from memory, or from files in the folder.
"use strict";

const { createRequire } = require("node:module");
const path = require("node:path");
// The library is installed where this was started, not beside this file.
const { FlatFile, Server } = createRequire(path.join(process.cwd(), "package.json"))("boardgame.io/server");

const [game, port, folder] = process.argv.slice(2);
const { ShyMonsters } = require(game);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [ShyMonsters], origins: [`http://127.0.0.1:${port}`], ...db }).run(Number(port));
