// Shy Monsters as a game of boardgame.io, by the numbered rules (SM-1 to SM-25), as small as it can be and still right:
// what the server is asked for in the benchmark is checked as ours checks it.
"use strict";

const INVALID_MOVE = "INVALID_MOVE";
const MONSTERS = ["bat", "drake", "serpent", "cobra", "kraken", "gargoyle"];
const FREE_REVEALS = [2, 1, 0]; // SM-15
const IDLE_LIMIT = 1000; // ours plays with the same box
const ENTRANCE = "i9";

// SM-2: T a tile must lie here, X no tile may lie here; any of four rotations.
const ZONES = {
  bat: ["..T", "...", "..."],
  drake: [".X.", "T.X", ".X."],
  serpent: [".X.", "T.T", ".X."],
  cobra: [".TX", "X.T", ".X."],
  kraken: [".T.", "T.T", "..."],
  gargoyle: [".TT", "..T", "..."],
};

const turned = (zone) => zone.map((_, row) => zone.map((line) => line[row]).reverse().join(""));
const place = (tile) => [tile.charCodeAt(0), Number(tile.slice(1))];
const name = (x, y) => String.fromCharCode(x) + y;
const beside = (tile) => {
  const [x, y] = place(tile);
  return [name(x + 1, y), name(x - 1, y), name(x, y + 1), name(x, y - 1)];
};

function isComfortable(faces, tile) {
  const [x, y] = place(tile);
  let zone = ZONES[faces[tile]];
  for (let turn = 0; turn < 4; turn++, zone = turned(zone)) {
    const holds = zone.every((line, row) =>
      [...line].every((mark, column) => {
        const lies = name(x + column - 1, y + 1 - row) in faces;
        return mark === "." || (mark === "T" ? lies : !lies);
      }),
    );
    if (holds) return true;
  }
  return false;
}

const isMonster = (face) => MONSTERS.includes(face);
const isDeadly = (G, tile) =>
  isMonster(G.faces[tile]) && !G.killed.includes(tile) && !G.panicking.includes(tile) && isComfortable(G.faces, tile);

function show(G, tile) {
  if (G.revealed.includes(tile)) return false;
  const scared = isMonster(G.faces[tile]) && beside(tile).some((other) => isMonster(G.faces[other]) && G.revealed.includes(other));
  if (scared) G.panicking.push(tile); // SM-11
  G.revealed.push(tile);
  return true;
}

function newStorey(G) {
  Object.assign(G, { faces: {}, revealed: [], killed: [], panicking: [], hero: ENTRANCE, idle: 0, attack: true, jump: true });
  G.hand = ["exit", "corridor", "corridor", "corridor", ...G.pile.splice(0, 2)];
  G.reveals = FREE_REVEALS[G.storey];
}

// SM-8
function lay({ G, playerID, events }, tiles) {
  const faces = Object.values(tiles).sort().join();
  if (playerID !== "0" || G.hand.length === 0 || faces !== [...G.hand].sort().join() || ENTRANCE in tiles) return INVALID_MOVE;
  const all = { ...tiles, [ENTRANCE]: "entrance" };
  const reached = new Set([ENTRANCE]);
  for (const tile of reached) beside(tile).forEach((next) => next in all && reached.add(next));
  if (reached.size !== 7) return INVALID_MOVE;
  G.faces = all;
  G.revealed = [ENTRANCE];
  G.hand = [];
  events.endTurn();
}

// SM-15
function reveal({ G, playerID }, tile) {
  if (playerID !== "1" || G.reveals === 0 || !(tile in G.faces) || G.revealed.includes(tile)) return INVALID_MOVE;
  show(G, tile);
  G.reveals -= 1;
}

// SM-16, SM-17, SM-20, SM-21
function enter({ G, events }, tile, attack) {
  const changes = show(G, tile) || attack;
  if (attack) {
    G.attack = false;
    if (isMonster(G.faces[tile])) G.killed.push(tile);
  }
  G.hero = tile;
  G.idle = changes ? 0 : G.idle + 1;
  if (isDeadly(G, tile)) events.endGame({ winner: "0", reason: "killed" });
  else if (G.idle >= IDLE_LIMIT) events.endGame({ winner: "0", reason: "wandered" });
  else if (G.faces[tile] === "exit") {
    G.storey += 1;
    if (G.storey === 3) events.endGame({ winner: "1", reason: "escaped" });
    else {
      newStorey(G);
      events.endTurn();
    }
    return true;
  } else return false;
  return true;
}

const cannot = (G, playerID, attack) => playerID !== "1" || G.reveals > 0 || (attack && !G.attack);

function walk(context, tile, attack = false) {
  const { G, playerID } = context;
  if (cannot(G, playerID, attack) || !(tile in G.faces) || !beside(G.hero).includes(tile)) return INVALID_MOVE;
  enter(context, tile, attack);
}

// SM-18
function jump(context, over, landing, attack = false) {
  const { G, playerID } = context;
  const near = beside(G.hero).includes(over) && beside(over).includes(landing) && landing !== G.hero;
  if (cannot(G, playerID, attack) || !G.jump || !near || !(over in G.faces) || !(landing in G.faces)) return INVALID_MOVE;
  G.jump = false;
  G.idle = -1; // a skill is spent: this step counts as progress
  if (!enter(context, landing, attack)) show(G, over);
}

const ShyMonsters = {
  name: "shy-monsters",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const G = { storey: 0, pile: random.Shuffle(MONSTERS) };
    newStorey(G);
    return G;
  },
  // What a seat may know: the Hero sees the faces of revealed tiles only, and nobody the pile.
  playerView: ({ G, playerID }) => {
    const { pile, faces, hand, panicking, killed, ...open } = G;
    const mine = playerID === "0";
    const seen = Object.fromEntries(Object.entries(faces).map(([tile, face]) => [tile, mine || G.revealed.includes(tile) ? face : "?"]));
    return { ...open, faces: seen, panicking, killed, hand: mine ? hand : hand.length };
  },
  moves: { lay, reveal, walk, jump },
};

module.exports = { ShyMonsters };
