"""What a seat sees of a row, as the encoding of the game writes it from a view: part by part the same numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.encoding import Layout
from spukhaus.games.shy_monsters.encoding.observation import MARKS
from spukhaus.games.shy_monsters.model.atlas import TILES, Atlas
from spukhaus.games.shy_monsters.model.packed_match import (
    ACTIVE,
    ATTACK,
    COUNT,
    DEAD,
    ENTRANCE_FACE,
    FACES,
    FIRST_MONSTER,
    HAND,
    HERO,
    IDLE,
    JUMP,
    LAY,
    LAYOUT,
    MONSTER_TILES,
    NUMBER,
    ORDER,
    OVER,
    PANICKING,
    PHASE,
    PILE,
    REVEALED,
    REVEALS_LEFT,
    SEEN,
    Row,
)
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER
from spukhaus.games.shy_monsters.rules.state import HERO as HERO_SEAT
from spukhaus.lab.compiling import Ints, kernel, large_kernel
from spukhaus.lab.games.shy_monsters.saying import Vocabulary

PARTS: Final = (
    "seat", "asked", "phase", "storey", "skills", "reveals_left", "idle_moves", "hidden_monsters", "seen", "hand",
    "pile", "tiles", "places", "past_tiles", "past_places", "past_facts",
)  # fmt: skip
(
    SEAT_AT, ASKED_AT, PHASE_AT, STOREY_AT, SKILLS_AT, REVEALS_AT, IDLE_AT, HIDDEN_AT, SEEN_AT, HAND_AT, PILE_AT,
    TILES_AT, PLACES_AT, PAST_TILES_AT, PAST_PLACES_AT, PAST_FACTS_AT,
) = range(len(PARTS))  # fmt: skip
"""Places in the offsets of a layout."""
_FACTS: Final = 5
_MARKS: Final = len(MARKS)


def offsets_of(layout: Layout) -> NDArray[np.int64]:
    """Where each part begins; -1 where the layout has no such part."""
    assert {part.name for part in layout.parts} <= set(PARTS)
    return np.array([layout.offsets.get(name, -1) for name in PARTS])


class Begun(NamedTuple):
    """A storey that is being laid, match by match."""

    words: NDArray[np.int16]
    """[match, word]: the cells, then the faces."""
    counts: NDArray[np.int64]
    nodes: NDArray[np.int64]
    """Where the cells so far lie among all layouts (`Vocabulary`)."""


@kernel
def observe(
    row: Row,
    atlas: Atlas,
    words: Vocabulary,
    begun: Begun,
    match: int,
    past: NDArray[np.int32],
    seat: int,
    at: NDArray[np.int64],
    seen: Ints,
) -> None:
    """What the seat knows: the Hero what lies face up, the Dungeon Master everything, and so do both at the end.
    `past` holds the rows of earlier storeys, if the layout has parts for them."""
    for place in range(len(seen)):
        seen[place] = 0
    phase, knows_all = row[PHASE], seat == DUNGEON_MASTER or row[PHASE] == OVER
    seen[at[SEAT_AT] + seat] = 1
    if phase != OVER:
        asked = DUNGEON_MASTER if phase == LAY else HERO_SEAT
        seen[at[ASKED_AT] + (asked - seat + 2) % 2] = 1
    seen[at[PHASE_AT] + phase] = 1
    seen[at[STOREY_AT] + row[NUMBER] - 1] = 1
    for monster in range(len(words.monsters)):
        named = words.monsters[monster]
        seen[at[SEEN_AT] + named] = row[SEEN] >> monster & 1
        if knows_all:
            seen[at[HAND_AT] + named] = row[HAND] >> monster & 1
            seen[at[PILE_AT] + named] = row[PILE] >> monster & 1
    if row[LAYOUT] >= 0:
        _write_tiles(row, atlas, words, knows_all, seen, at[TILES_AT], at[PLACES_AT])
        seen[at[SKILLS_AT]] = row[ATTACK]
        seen[at[SKILLS_AT] + 1] = row[JUMP]
        seen[at[REVEALS_AT]] = row[REVEALS_LEFT]
        seen[at[IDLE_AT]] = row[IDLE]
        seen[at[HIDDEN_AT]] = _hidden_monsters(row)
    elif seat == DUNGEON_MASTER and phase == LAY:
        _write_begun(atlas, row, words, begun, match, seen, at[TILES_AT], at[PLACES_AT])
    if at[PAST_FACTS_AT] >= 0:
        tiles, places = words.tiles * _width(words), words.tiles * 2 * words.side
        for storey in range(row[NUMBER] - 1):
            left, facts = past[storey], at[PAST_FACTS_AT] + _FACTS * storey
            tiles_at, places_at = at[PAST_TILES_AT] + storey * tiles, at[PAST_PLACES_AT] + storey * places
            _write_tiles(left, atlas, words, knows_all, seen, tiles_at, places_at)
            seen[facts] = left[ATTACK]
            seen[facts + 1] = left[JUMP]
            seen[facts + 2] = left[REVEALS_LEFT]
            seen[facts + 3] = left[IDLE]
            seen[facts + 4] = _hidden_monsters(left)


@kernel
def _width(words: Vocabulary) -> int:
    return _MARKS + FIRST_MONSTER + len(words.monsters)


@kernel
def _hidden_monsters(row: Row) -> int:
    hidden, count = row[MONSTER_TILES] & ~row[REVEALED], 0
    while hidden:
        hidden &= hidden - 1
        count += 1
    return count


@kernel
def _write_tiles(
    row: Row, atlas: Atlas, words: Vocabulary, knows_all: bool, seen: Ints, tiles_at: int, places_at: int
) -> None:
    laid, width = row[LAYOUT], _width(words)
    for tile in range(atlas.storeys[row[NUMBER] - 1][TILES]):
        here, face, revealed = tiles_at + tile * width, row[FACES + tile], row[REVEALED] >> tile & 1
        seen[here] = 1
        seen[here + 2] = row[ACTIVE] >> tile & 1
        seen[here + 3] = row[PANICKING] >> tile & 1
        seen[here + 4] = row[DEAD] >> tile & 1
        seen[here + 5] = row[HERO] == tile
        if knows_all or revealed or face == ENTRANCE_FACE:
            named = face if face < FIRST_MONSTER else FIRST_MONSTER + words.monsters[face - FIRST_MONSTER]
            seen[here + _MARKS + named] = 1
        place, reach = places_at + tile * 2 * words.side, words.side // 2
        seen[place + reach + atlas.where[laid][tile][0]] = 1
        seen[place + words.side + reach - atlas.where[laid][tile][1]] = 1
    for order in range(row[COUNT]):
        seen[tiles_at + row[ORDER + order] * width + 1] = order + 1


@large_kernel
def _write_begun(
    atlas: Atlas,
    row: Row,
    words: Vocabulary,
    begun: Begun,
    match: int,
    seen: Ints,
    tiles_at: int,
    places_at: int,
) -> None:
    tiles, width = atlas.storeys[row[NUMBER] - 1][TILES] - 1, _width(words)
    for number in range(begun.counts[match]):
        word = begun.words[match, number]
        if number < tiles:
            seen[tiles_at + number * width] = 1
            seen[places_at + number * 2 * words.side + word % words.side] = 1
            seen[places_at + number * 2 * words.side + words.side + word // words.side] = 1
        else:  # the first plane is the Entrance's, which no word names
            seen[tiles_at + (number - tiles) * width + _MARKS + 1 + word - words.side * words.side] = 1
