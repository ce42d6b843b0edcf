"""Many matches of Shy Monsters at once, for learning: see docs/lab-simulation.md for the layout of the buffers."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

import spukhaus
from spukhaus.games.shy_monsters.model.atlas import MOST_TILES, TILES, Atlas
from spukhaus.games.shy_monsters.model.packed_match import (
    ACTIVE,
    ATTACK,
    DEAD,
    DRAW,
    ENDING,
    ENTRANCE_FACE,
    ESCAPED,
    FACES,
    HAND,
    HERO,
    HERO_ACTIONS,
    IDLE,
    JUMP,
    LAY,
    LAYOUT,
    NUMBER,
    OVER,
    PANICKING,
    PHASE,
    REVEALED,
    REVEALS_LEFT,
    SEEN,
    WIDTH,
    Row,
)
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER
from spukhaus.games.shy_monsters.rules.state import HERO as HERO_SEAT
from spukhaus.lab.compiling import WrongAction, kernel, large_kernel, streams
from spukhaus.lab.games.shy_monsters.chance import draw, lay_at_random
from spukhaus.lab.games.shy_monsters.compiled import act, arrays_of, lay, legal, start_match

TABLE_FACTS: Final = ("phase", "storey", "reveals-left", "attack", "jump", "idle-steps")
TILE_FACTS: Final = ("there", "column", "row", "face", "active", "panicking", "dead", "hero")
HIDDEN: Final = -1
"""The face of a tile that lies face down."""


class VectorShyMonsters:
    """`batch` matches, each asking one seat. `step` takes one action for each.

    A match that ends shows its last observation, and begins anew with the next step, which ignores its action: what
    Gymnasium calls AutoresetMode.NEXT_STEP. No mask is ever empty: where a match has ended, it is full.
    The Dungeon Master lays at random, and only the Hero is asked; with `dungeon_master="asked"` both are. The buffers
    are made once and written over by every step: copy what you keep.
    """

    def __init__(
        self, batch: int = 4096, seed: int = 0, edition: str = "standard", dungeon_master: str = "random"
    ) -> None:
        if dungeon_master not in ("random", "asked"):
            raise WrongAction("kernel-dungeon-master", found=dungeon_master, known=("random", "asked"))
        game = spukhaus.game("shy_monsters")
        box = spukhaus.config(game, edition=edition).edition
        self.batch, self.lays_itself = batch, dungeon_master == "random"
        self.atlas = arrays_of(box)
        self.rows = np.zeros((batch, WIDTH), np.int32)
        """The whole truth of every match (`packed_match` says where what lies); not for players."""
        self.layout = layout(len(box.content.monsters))
        """Where each part of an observation lies."""
        self.observations = np.zeros((batch, max(part.stop for part in self.layout.values())), np.int8)
        self.masks = np.zeros((batch, HERO_ACTIONS), np.int8)
        """Of the Hero's actions; where the Dungeon Master is asked, of his first ones: see `choices`."""
        self.choices = np.zeros(batch, np.int64)
        """How many actions there are: for the Dungeon Master, whose actions are all numbers below this."""
        self.asked = np.zeros(batch, np.int8)
        """Which seat decides, and whose observation and mask it is; where a match has ended, who decided last."""
        self.rewards = np.zeros((batch, 2), np.float32)
        """[match, seat]: at the end 1 for the winner and -1 for the other; else 0."""
        self.ended = np.zeros(batch, np.bool_)
        """Whether the match ended by this step."""
        self.endings = np.zeros(batch, np.int8)
        """Where a match ended by this step, how: a place in `packing.ENDINGS`."""
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All matches anew. The n-th match of a seed is the same in a batch of any size."""
        self._streams = streams(seed, self.batch).reshape(self.batch, 1)
        self.rewards[:] = 0
        self.ended[:] = False
        self.endings[:] = 0
        _begin_all(
            self.rows, self.atlas, self._streams, self.lays_itself, self.observations, self.masks, self.choices,
            self.asked,
        )  # fmt: skip

    def step(self, actions: NDArray[np.integer]) -> None:
        """One action for each match. If one of them is wrong, nothing happens in any."""
        if actions.shape != (self.batch,) or not np.issubdtype(actions.dtype, np.integer):
            raise WrongAction("kernel-actions-shape", found=str(actions.shape), wanted=f"({self.batch},)")
        wrong = _first_wrong(self.masks, self.choices, self.asked, self.ended, actions)
        if wrong >= 0:
            raise WrongAction(
                "kernel-action-illegal", match=int(wrong), action=int(actions[wrong]), seat=int(self.asked[wrong])
            )
        _step_all(
            self.rows, self.atlas, self._streams, self.lays_itself, actions, self.observations, self.masks,
            self.choices, self.asked, self.rewards, self.ended, self.endings,
        )  # fmt: skip


def layout(monsters: int) -> dict[str, slice]:
    """The parts of an observation. Tiles are in reading order, each with all of its facts."""
    sizes = {
        "table": len(TABLE_FACTS),
        "monsters-seen": monsters,
        "monsters-in-hand": monsters,
        "tiles": MOST_TILES * len(TILE_FACTS),
    }
    found, first = dict[str, slice](), 0
    for name, size in sizes.items():
        found[name] = slice(first, first + size)
        first += size
    return found


@large_kernel
def observe(row: Row, atlas: Atlas, seat: int, seen: NDArray[np.int8]) -> None:
    """What the seat knows: the Hero what lies face up, the Dungeon Master also the hand. He decides before he lays."""
    monsters = len(atlas.comfort[0])
    seen[0] = row[PHASE]
    seen[1] = row[NUMBER]
    seen[2] = row[REVEALS_LEFT]
    seen[3] = row[ATTACK]
    seen[4] = row[JUMP]
    seen[5] = min(row[IDLE], 127)
    hand = row[HAND] if seat == DUNGEON_MASTER else 0
    for monster in range(monsters):
        seen[6 + monster] = row[SEEN] >> monster & 1
        seen[6 + monsters + monster] = hand >> monster & 1
    at, laid = 6 + 2 * monsters, row[LAYOUT]
    tiles = atlas.storeys[row[NUMBER] - 1][TILES] if laid >= 0 else 0
    for tile in range(tiles):
        face = row[FACES + tile]
        known = face == ENTRANCE_FACE or row[REVEALED] >> tile & 1
        seen[at] = 1
        seen[at + 1] = atlas.where[laid][tile][0]
        seen[at + 2] = atlas.where[laid][tile][1]
        seen[at + 3] = face if known else HIDDEN
        seen[at + 4] = row[ACTIVE] >> tile & 1
        seen[at + 5] = row[PANICKING] >> tile & 1
        seen[at + 6] = row[DEAD] >> tile & 1
        seen[at + 7] = row[HERO] == tile
        at += 8
    for place in range(at, len(seen)):
        seen[place] = 0


@kernel
def _go_on(
    row: Row,
    atlas: Atlas,
    stream: NDArray[np.uint64],
    lays_itself: bool,
    match: int,
    observations: NDArray[np.int8],
    masks: NDArray[np.int8],
    choices: NDArray[np.int64],
    asked: NDArray[np.int8],
) -> None:
    """Chance, and perhaps the Dungeon Master, until somebody is asked."""
    if row[PHASE] == DRAW:
        draw(row, atlas, stream)
        if lays_itself:
            lay_at_random(row, atlas, stream)
    asked[match] = DUNGEON_MASTER if row[PHASE] == LAY else HERO_SEAT
    observe(row, atlas, asked[match], observations[match])
    choices[match] = legal(row, atlas, masks[match])
    if row[PHASE] == LAY:
        masks[match, : choices[match]] = 1


@kernel
def _begin_all(
    rows: NDArray[np.int32],
    atlas: Atlas,
    streams: NDArray[np.uint64],
    lays_itself: bool,
    observations: NDArray[np.int8],
    masks: NDArray[np.int8],
    choices: NDArray[np.int64],
    asked: NDArray[np.int8],
) -> None:
    for match in range(len(rows)):
        start_match(rows[match], atlas)
        _go_on(rows[match], atlas, streams[match], lays_itself, match, observations, masks, choices, asked)


@kernel
def _first_wrong(
    masks: NDArray[np.int8],
    choices: NDArray[np.int64],
    asked: NDArray[np.int8],
    ended: NDArray[np.bool_],
    actions: NDArray[np.integer],
) -> int:
    for match in range(len(actions)):
        action = actions[match]
        if ended[match]:
            continue
        if asked[match] == HERO_SEAT:
            if action < 0 or action >= HERO_ACTIONS or masks[match, action] == 0:
                return match
        elif action < 0 or action >= choices[match]:
            return match
    return -1


@kernel
def _step_all(
    rows: NDArray[np.int32],
    atlas: Atlas,
    streams: NDArray[np.uint64],
    lays_itself: bool,
    actions: NDArray[np.integer],
    observations: NDArray[np.int8],
    masks: NDArray[np.int8],
    choices: NDArray[np.int64],
    asked: NDArray[np.int8],
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
    endings: NDArray[np.int8],
) -> None:
    for match in range(len(rows)):
        row = rows[match]
        if ended[match]:
            start_match(row, atlas)
        elif row[PHASE] == LAY:
            lay(row, atlas, actions[match])
        else:
            act(row, atlas, actions[match])
        over = row[PHASE] == OVER
        ended[match] = over
        endings[match] = row[ENDING]
        reward = 0 if not over else 1 if row[ENDING] == ESCAPED else -1
        rewards[match, HERO_SEAT] = reward
        rewards[match, DUNGEON_MASTER] = -reward
        if over:
            observe(row, atlas, asked[match], observations[match])
            masks[match, :] = 1
            choices[match] = HERO_ACTIONS
            continue
        _go_on(row, atlas, streams[match], lays_itself, match, observations, masks, choices, asked)
