"""Many matches of Shy Monsters at once, compiled: `lab.environments.vector` says how they are used."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.encoding import Encoding
from spukhaus.games.shy_monsters.encoding.words import ShyMonstersEncoding
from spukhaus.games.shy_monsters.model.atlas import TILES, Atlas
from spukhaus.games.shy_monsters.model.packed_match import (
    DRAW,
    ENDING,
    ESCAPED,
    HERO_ACTIONS,
    LAY,
    NUMBER,
    OVER,
    PHASE,
    STOREY_LEFT,
    WIDTH,
    Row,
)
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER
from spukhaus.games.shy_monsters.rules.state import HERO as HERO_SEAT
from spukhaus.lab.compiling import below, kernel, large_kernel, streams
from spukhaus.lab.environments.vector import Vector
from spukhaus.lab.games.shy_monsters.chance import draw, lay_at_random
from spukhaus.lab.games.shy_monsters.compiled import act, arrays_of, legal, start_match
from spukhaus.lab.games.shy_monsters.observing import Begun, observe, offsets_of
from spukhaus.lab.games.shy_monsters.saying import (
    Vocabulary,
    child_at,
    hero_action,
    lay_said,
    mark_laying,
    mark_words,
    vocabulary_of,
)
from spukhaus.lab.random_choices import one_at_random


class VectorShyMonsters(Vector):
    opponents_known: ClassVar[tuple[Any, ...]] = (None, "random")

    def __init__(self, encoding: Encoding, *settings: Any) -> None:
        super().__init__(encoding, *settings)
        assert isinstance(encoding, ShyMonstersEncoding)
        batch, recalls = self.batch, "past_facts" in self.layout.offsets
        self.atlas = arrays_of(encoding.config.edition)
        self.rows = np.zeros((batch, WIDTH), np.int32)
        """The whole truth of every match (`packed_match` says where what lies); not for players."""
        self.endings = np.zeros(batch, np.int8)
        """Where a match ended by this step, how: a place in `packing.ENDINGS`."""
        self._words = vocabulary_of(encoding)
        self._at = offsets_of(self.layout)
        self._begun = Begun(
            np.zeros((batch, 2 * encoding.tiles), np.int16), np.zeros(batch, np.int64), np.zeros(batch, np.int64)
        )
        self._past = np.zeros((batch, len(encoding.box.storeys) if recalls else 0, WIDTH), np.int32)
        self._scratch = np.zeros(WIDTH, np.int32)
        self._legal = np.zeros(HERO_ACTIONS, np.int8)
        self.reset(self.seed)

    def _begin(self, seed: int) -> None:
        self._streams = streams(seed, self.batch).reshape(self.batch, 1)
        self._others = streams(seed, self.batch, "others").reshape(self.batch, 1)
        self.ended[:] = True  # so that each begins anew
        self._advance(np.zeros(self.batch, np.int64))

    def _advance(self, actions: NDArray[np.integer]) -> None:
        _step_all(
            self.rows, self.atlas, self._words, self._begun, self._past, self._scratch, self._legal, self._at,
            self._streams, self._others, actions, self.observations, self.masks, self.asked, self.learners,
            self.opponents is not None and self.seat is None, self.rewards, self.ended, self.endings,
            1.0 if self.reward_kind == "win" else 0.5,
        )  # fmt: skip

    def state(self) -> NDArray[np.int16]:
        found = np.zeros((self.batch, self.seats, self.layout.size), np.int16)
        _observe_all(self.rows, self.atlas, self._words, self._begun, self._past, self._at, found)
        return found


VECTOR: Final = VectorShyMonsters


@large_kernel
def _observe_all(
    rows: NDArray[np.int32],
    atlas: Atlas,
    words: Vocabulary,
    begun: Begun,
    past: NDArray[np.int32],
    at: NDArray[np.int64],
    found: NDArray[np.int16],
) -> None:
    for match in range(len(rows)):
        for seat in range(2):
            observe(rows[match], atlas, words, begun, match, past[match], seat, at, found[match, seat])


@kernel
def _say_laying(row: Row, atlas: Atlas, words: Vocabulary, begun: Begun, match: int, word: int) -> None:
    """One more cell or face; the last of them lays the storey."""
    tiles, count = atlas.storeys[row[NUMBER] - 1][TILES] - 1, begun.counts[match]
    if count < tiles:
        begun.nodes[match] = child_at(words, begun.nodes[match], word)
    begun.words[match, count] = word
    begun.counts[match] = count + 1
    if count + 1 == 2 * tiles:
        lay_said(row, atlas, words, begun.words[match], begun.nodes[match])


@large_kernel
def _act(row: Row, atlas: Atlas, action: int, past: NDArray[np.int32], scratch: Row) -> None:
    """The Hero's action. The storey that he leaves by it is kept in `past`, if there is room for it.

    The model clears a storey when it is left, but not the last one: so the action is done once more, as if it were.
    """
    keeps = len(past) > 0
    if keeps:
        for place in range(WIDTH):
            scratch[place] = row[place]
    if act(row, atlas, action) & STOREY_LEFT and keeps and row[PHASE] != OVER:
        number = scratch[NUMBER]
        scratch[NUMBER] = len(atlas.storeys)
        act(scratch, atlas, action)
        scratch[NUMBER] = number
        for place in range(WIDTH):
            past[number - 1, place] = scratch[place]


@large_kernel
def _step_all(
    rows: NDArray[np.int32],
    atlas: Atlas,
    words: Vocabulary,
    begun: Begun,
    past: NDArray[np.int32],
    scratch: Row,
    possible: NDArray[np.int8],
    at: NDArray[np.int64],
    streams: NDArray[np.uint64],
    others: NDArray[np.uint64],
    actions: NDArray[np.integer],
    observations: NDArray[np.int16],
    masks: NDArray[np.int8],
    asked: NDArray[np.int8],
    learners: NDArray[np.int8],
    draws_learners: bool,
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
    endings: NDArray[np.int8],
    worth: float,
) -> None:
    for match in range(len(rows)):
        row, action = rows[match], -1
        if ended[match]:
            start_match(row, atlas)
            if draws_learners:
                learners[match] = below(others[match], 2)
        elif row[PHASE] == LAY:
            _say_laying(row, atlas, words, begun, match, actions[match])
        else:
            action = hero_action(row, atlas, words, actions[match])
        while True:
            if action >= 0:
                _act(row, atlas, action, past[match], scratch)
            if row[PHASE] == DRAW:
                draw(row, atlas, streams[match])
                begun.counts[match] = 0
                begun.nodes[match] = words.roots[row[NUMBER] - 1]
            if row[PHASE] == OVER:
                break
            seat = DUNGEON_MASTER if row[PHASE] == LAY else HERO_SEAT
            asked[match] = seat
            if seat == HERO_SEAT:
                legal(row, atlas, possible)
            if learners[match] < 0 or learners[match] == seat:
                break
            action = -1
            if seat == DUNGEON_MASTER:
                lay_at_random(row, atlas, others[match])
            else:
                action = one_at_random(possible, others[match])
        over = row[PHASE] == OVER
        ended[match] = over
        endings[match] = row[ENDING]
        reward = 0.0 if not over else worth if row[ENDING] == ESCAPED else -worth
        rewards[match, HERO_SEAT] = reward
        rewards[match, DUNGEON_MASTER] = -reward
        if learners[match] >= 0:
            asked[match] = learners[match]
        if over:
            masks[match, :] = 1
        elif row[PHASE] == LAY:
            said, count, node = begun.words[match], begun.counts[match], begun.nodes[match]
            mark_laying(row, atlas, words, said, count, node, masks[match])
        else:
            mark_words(row, atlas, words, possible, masks[match])
        observe(row, atlas, words, begun, match, past[match], asked[match], at, observations[match])
