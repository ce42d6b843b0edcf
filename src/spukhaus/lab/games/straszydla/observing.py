"""What a seat sees of a row, as the encoding of the game writes it from a view: part by part the same numbers.

Most of an observation is zero, so what was written is remembered, and cleared before the next is written. And most of
it stays as it was: tiles do not move, and are written once a match; more than half of all words only begin an action,
and then nothing but what is being said is written anew.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.encoding import Layout
from spukhaus.games.straszydla.encoding.observation import STAGES, TILE
from spukhaus.games.straszydla.encoding.words import DICE as FACES
from spukhaus.games.straszydla.model import duels as plain_duels
from spukhaus.games.straszydla.model import match as plain_match
from spukhaus.games.straszydla.model import row as plain_row
from spukhaus.games.straszydla.model.atlas import (
    COLOUR,
    MOST_IN_PLAN,
    MOST_PURCHASES,
    PRODUCED,
    PRODUCES_BY_DAY,
    PRODUCES_BY_NIGHT,
    SCARES,
    SUMMONS,
    Atlas,
)
from spukhaus.games.straszydla.model.row import (
    ARRANGE,
    ARRIVALS,
    ARRIVED,
    ARROWS,
    BEFORE,
    BEND_DUEL,
    BEND_SCARE,
    BID,
    BIDS,
    BOARD,
    BUDGET,
    CARD,
    COUNT,
    CUBES,
    DAY,
    DICE,
    DICE_COUNTS,
    DONE,
    DUEL_CELL,
    DUEL_REROLL,
    DUEL_TURN,
    ENERGY,
    FED,
    HORROR,
    IMP_STACKS,
    IMPS,
    LAID,
    LOST,
    LYING,
    MOST_SPOOKS,
    MOVE,
    OVER,
    PACT,
    PAID,
    PASSES,
    PAWN,
    PHASE,
    PLAN,
    PLAN_STAGE,
    PURCHASES,
    RESUME,
    ROLLING,
    ROUND,
    RULED_OUT,
    SCARE_REROLL,
    SCARING,
    SEATS,
    SIDES,
    STAGE,
    STARTING,
    STOPS,
    THINGS,
    TOP,
    TURN,
    UNCOVERING,
    UNSEEN,
    VERB,
    WAITING,
    WHERE,
    WINNER,
)
from spukhaus.games.straszydla.rules.box import COLOURS
from spukhaus.lab.compiling import Ints, kernel, large_kernel
from spukhaus.lab.games.straszydla.compiled import Rows, compiled_duels, compiled_match, compiled_row
from spukhaus.lab.games.straszydla.marking import mark_words
from spukhaus.lab.games.straszydla.vocabulary import ARROW, CUBE, DIE, TEN_MORE, Vocabulary
from spukhaus.lab.games.straszydla.vocabulary import TILE as TILE_WORD

PARTS: Final = (
    "seat", "asked", "stage", "resume", "time", "clock", "starting", "tiles", "lying", "stops", "pawns", "arrivals",
    "cubes", "horror", "imps", "spooks", "fed", "strength", "purchases_left", "pact", "not_pact", "planned", "plan",
    "lost", "tops", "unseen", "imp_stacks", "done", "uncovering", "duel_cell", "duel_sides", "duel", "duel_scores",
    "dice", "rolling", "bent", "scare", "begun",
)  # fmt: skip
(
    SEAT_AT, ASKED_AT, STAGE_AT, RESUME_AT, TIME_AT, CLOCK_AT, STARTING_AT, TILES_AT, LYING_AT, STOPS_AT, PAWNS_AT,
    ARRIVALS_AT, CUBES_AT, HORROR_AT, IMPS_AT, SPOOKS_AT, FED_AT, STRENGTH_AT, PURCHASES_AT, PACT_AT, NOT_PACT_AT,
    PLANNED_AT, PLAN_AT, LOST_AT, TOPS_AT, UNSEEN_AT, IMP_STACKS_AT, DONE_AT, UNCOVERING_AT, DUEL_CELL_AT,
    DUEL_SIDES_AT, DUEL_AT, DUEL_SCORES_AT, DICE_AT, ROLLING_AT, BENT_AT, SCARE_AT, BEGUN_AT,
) = range(len(PARTS))  # fmt: skip
"""Places in the offsets of a layout; behind them, how many dice there is room for."""
DICE_ROOM: Final = len(PARTS)
_SHOWN: Final = len(TILE)
_FACES: Final = len(FACES)
_ANY: Final = TILE.index("any")
_DAY: Final = TILE.index("day")
_SUBURB: Final = TILE.index("suburb")
_CENTRUM: Final = TILE.index("centrum")
_SCARES: Final = TILE.index("scares")
_KINDS: Final = ENERGY + 1
_COLOURS: Final = len(COLOURS)

asked, player, strength = (
    compiled_match(plain_match.asked),
    compiled_row(plain_row.player),
    compiled_row(plain_row.strength),
)
successes = compiled_duels(plain_duels.successes)


def offsets_of(layout: Layout) -> NDArray[np.int64]:
    """Where each part begins."""
    assert tuple(part.name for part in layout.parts) == PARTS
    assert len(STAGES) == OVER + 1
    room = next(part.shape[0] for part in layout.parts if part.name == "rolling")
    return np.array([*(layout.offsets[name] for name in PARTS), room])


class Shown(NamedTuple):
    """What every match shows: the buffers of the environment, and what is remembered of them."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    asked: NDArray[np.int8]
    written: NDArray[np.int16]
    """[match]: how many places of an observation were written, and then these places; without those of tiles."""
    settled: NDArray[np.int16]
    """[match]: how many of them stay as they are while an action is being said."""
    laid: NDArray[np.bool_]
    """[match]: whether the tiles are written."""


@kernel
def forget(shown: Shown, match: int) -> None:
    shown.observations[match, :] = 0
    shown.written[match, 0] = 0
    shown.laid[match] = False


@kernel
def show(
    row: Rows, atlas: Atlas, words: Vocabulary, done: bool, at: NDArray[np.int64], shown: Shown, match: int
) -> None:
    """What the asked seat sees and may say; where nothing is `done` yet, the action that is being said went on."""
    seen, written = shown.observations[match], shown.written[match]
    if done:
        if row[STAGE] != OVER:
            shown.asked[match] = asked(row)
        clear(seen, written, 0)
        if not shown.laid[match] and row[BOARD] >= 0:
            write_tiles(row, atlas, at, seen, written)
            written[0] = 0  # they stay where they are
            shown.laid[match] = True
        write_table(row, atlas, shown.asked[match], at, seen, written)
        shown.settled[match] = written[0]
    else:
        clear(seen, written, shown.settled[match])
    write_said(row, atlas, words, shown.asked[match], at, seen, written)
    mark_words(row, atlas, words, shown.masks[match])


@kernel
def put(seen: Ints, written: Ints, place: int, value: int) -> None:
    """`written` is how many places are not zero, and then these places."""
    if value:
        seen[place] = value
        written[0] += 1
        written[written[0]] = place


@kernel
def clear(seen: Ints, written: Ints, kept: int) -> None:
    """All but the first so many."""
    for number in range(kept + 1, written[0] + 1):
        seen[written[number]] = 0
    written[0] = kept


@kernel
def write_tiles(row: Rows, atlas: Atlas, at: NDArray[np.int64], seen: Ints, written: Ints) -> None:
    for cell in range(len(atlas.fixed)):
        if row[BOARD + cell] >= 0:
            _write_tile(atlas, cell, row[BOARD + cell], at, seen, written)


@kernel
def _write_tile(atlas: Atlas, cell: int, number: int, at: NDArray[np.int64], seen: Ints, written: Ints) -> None:
    tile, place = atlas.tiles[number], at[TILES_AT] + _SHOWN * cell
    by_day, by_night = tile[PRODUCES_BY_DAY], tile[PRODUCES_BY_NIGHT]
    put(seen, written, place + (tile[COLOUR] if tile[COLOUR] >= 0 else _ANY), 1)
    put(seen, written, place + _DAY + (2 if by_day and by_night else by_night), 1)
    if atlas.fixed[cell] >= 0:
        put(seen, written, place + (_CENTRUM if cell == len(atlas.fixed) // 2 else _SUBURB), 1)
    put(seen, written, place + _SCARES, tile[SCARES])
    put(seen, written, place + _SCARES + 1, tile[SUMMONS])
    put(seen, written, place + _SCARES + 2, tile[PRODUCED])


@large_kernel
def write_table(row: Rows, atlas: Atlas, seat: int, at: NDArray[np.int64], seen: Ints, written: Ints) -> None:
    """What the seat knows: everything but pacts until the end, plans until all are made, and bids until both are.
    All but the tiles, the own plan, and what is being said."""
    stage, seats, cells = row[STAGE], row[SEATS], len(atlas.fixed)
    put(seen, written, at[SEAT_AT] + seat, 1)
    put(seen, written, at[STAGE_AT] + stage, 1)
    put(seen, written, at[RESUME_AT] + row[RESUME], 1)
    if row[PHASE]:
        put(seen, written, at[TIME_AT] + 1 - row[DAY], 1)
    put(seen, written, at[CLOCK_AT], row[PHASE])
    put(seen, written, at[CLOCK_AT] + 1, row[ROUND])
    put(seen, written, at[CLOCK_AT] + 2, row[CARD])
    put(seen, written, at[CLOCK_AT] + 3, row[TURN])
    if stage != ARRANGE:
        put(seen, written, at[STARTING_AT] + (row[STARTING] - seat + seats) % seats, 1)
    for cell in range(cells):
        put(seen, written, at[LYING_AT] + cell, row[LYING + cell])
        put(seen, written, at[STOPS_AT] + cell, row[STOPS] >> cell & 1)
    turn, owner = asked(row), seat
    for beside in range(seats):
        secret = stage in (PLAN_STAGE, BID)
        acts = owner == turn or (secret and _has_yet_to_say(row, owner))
        put(seen, written, at[ASKED_AT] + beside, acts)
        _write_player(row, atlas, seat, owner, beside, at, seen, written)
        owner = owner + 1 if owner + 1 < seats else 0
    for number in range(row[ARRIVED]):
        beside = (row[ARRIVALS + number] - seat + seats) % seats
        put(seen, written, at[ARRIVALS_AT] + beside, number + 1)
    _write_spooks(row, atlas, seats, seat, at, seen, written)
    for colour in range(_COLOURS):
        put(seen, written, at[IMP_STACKS_AT] + colour, row[IMP_STACKS + colour])
    for done in range(3):
        put(seen, written, at[DONE_AT] + done, row[DONE] >> done & 1)
    if row[UNCOVERING] >= 0:
        put(seen, written, at[UNCOVERING_AT] + row[UNCOVERING], 1)
    if row[DUEL_CELL] >= 0:
        _write_duel(row, seats, seat, at, seen, written)
    if row[DUEL_CELL] >= 0 or row[SCARING]:
        _write_dice(row, at, seen, written)
    put(seen, written, at[SCARE_AT], row[SCARING])
    put(seen, written, at[SCARE_AT] + 1, row[WAITING])


@kernel
def _has_yet_to_say(row: Rows, seat: int) -> bool:
    """Of those who decide at once."""
    if row[STAGE] == PLAN_STAGE:
        return row[player(seat) + ARROWS] < 0
    for side in range(2):
        if row[SIDES + side] == seat:
            return row[BIDS + side] < 0
    return False


@kernel
def _write_player(
    row: Rows,
    atlas: Atlas,
    seat: int,
    owner: int,
    beside: int,
    at: NDArray[np.int64],
    seen: Ints,
    written: Ints,
) -> None:
    here, cells = player(owner), len(atlas.fixed)
    if row[here + PAWN] >= 0:
        put(seen, written, at[PAWNS_AT] + cells * beside + row[here + PAWN], 1)
    for kind in range(_KINDS):
        put(seen, written, at[CUBES_AT] + _KINDS * beside + kind, row[here + CUBES + kind])
    for colour in range(_COLOURS):
        put(seen, written, at[IMPS_AT] + _COLOURS * beside + colour, row[here + IMPS + colour])
    put(seen, written, at[HORROR_AT] + beside, row[here + HORROR])
    put(seen, written, at[STRENGTH_AT] + beside, strength(row, owner))
    put(seen, written, at[PURCHASES_AT] + beside, atlas.figures[MOST_PURCHASES] - row[here + PURCHASES])
    pacts = len(atlas.pacts)
    if row[here + PACT] >= 0 and (owner == seat or row[STAGE] == OVER):
        put(seen, written, at[PACT_AT] + pacts * beside + row[here + PACT], 1)
    _put_set(row[here + RULED_OUT], at[NOT_PACT_AT] + pacts * beside, seen, written)
    _put_set(row[here + LOST], at[LOST_AT] + cells * beside, seen, written)
    put(seen, written, at[PLANNED_AT] + beside, row[here + ARROWS] >= 0)
    if owner != seat and row[STAGE] != PLAN_STAGE:
        _write_plan(row, atlas, here + PLAN, row[here + ARROWS], beside, at, seen, written)


@kernel
def _write_plan(
    row: Rows, atlas: Atlas, place: int, count: int, beside: int, at: NDArray[np.int64], seen: Ints, written: Ints
) -> None:
    """The first arrows, where several air imps made it longer than there is room for."""
    arrows, room = len(atlas.symbols), atlas.figures[MOST_IN_PLAN] + 1
    for number in range(min(count, room)):
        put(seen, written, at[PLAN_AT] + arrows * (room * beside + number) + row[place + number], 1)


@kernel
def _put_set(things: int, place: int, seen: Ints, written: Ints) -> None:
    number = 0
    while things >> number:
        put(seen, written, place + number, things >> number & 1)
        number += 1


@kernel
def _write_spooks(
    row: Rows, atlas: Atlas, seats: int, seat: int, at: NDArray[np.int64], seen: Ints, written: Ints
) -> None:
    spooks = len(atlas.spooks)
    for spook in range(spooks):
        where = row[WHERE + spook]
        if where == UNSEEN:
            put(seen, written, at[UNSEEN_AT] + spook, 1)
        elif where == TOP:
            put(seen, written, at[TOPS_AT] + spook, 1)
        elif where < UNSEEN:
            place = spooks * ((where % FED - seat + seats) % seats) + spook
            put(seen, written, at[SPOOKS_AT] + place, 1)
            put(seen, written, at[FED_AT] + place, where >= FED)


@kernel
def _write_duel(row: Rows, seats: int, seat: int, at: NDArray[np.int64], seen: Ints, written: Ints) -> None:
    put(seen, written, at[DUEL_CELL_AT] + row[DUEL_CELL], 1)
    place = at[DUEL_AT]
    put(seen, written, place, row[LAID])
    put(seen, written, place + 1, row[DUEL_TURN])
    put(seen, written, place + 2, row[PASSES])
    put(seen, written, place + 7, row[BUDGET])
    put(seen, written, place + 8, row[WINNER] + 1)
    for side in range(2):
        duellist = row[SIDES + side]
        put(seen, written, at[DUEL_SIDES_AT] + seats * side + (duellist - seat + seats) % seats, 1)
        put(seen, written, place + 3 + side, row[BIDS + side] >= 0)
        if row[STAGE] != BID or duellist == seat or not row[player(duellist) + CUBES + ENERGY]:
            put(seen, written, place + 5 + side, row[BIDS + side] + 1)
        scores = at[DUEL_SCORES_AT] + 3 * side
        put(seen, written, scores, strength(row, duellist))
        if row[LAID]:
            put(seen, written, scores + 1, successes(row, side))
        put(seen, written, scores + 2, row[BEFORE + side])


@kernel
def _write_dice(row: Rows, at: NDArray[np.int64], seen: Ints, written: Ints) -> None:
    for side in range(2):
        for number in range(row[DICE_COUNTS + side]):
            die = row[DICE + MOST_SPOOKS * side + number]
            put(seen, written, at[DICE_AT] + _FACES * (at[DICE_ROOM] * side + number) + die - 1, 1)
    _put_set(row[ROLLING], at[ROLLING_AT], seen, written)


@kernel
def write_said(
    row: Rows, atlas: Atlas, words: Vocabulary, seat: int, at: NDArray[np.int64], seen: Ints, written: Ints
) -> None:
    """The own plan, or what lies on the table of an action that is being put together, and how often each word was
    said."""
    stage, begun, count, here = row[STAGE], at[BEGUN_AT], row[COUNT], player(seat)
    if seat != asked(row) or (count == 0 and row[VERB] < 0):
        _write_plan(row, atlas, here + PLAN, row[here + ARROWS], 0, at, seen, written)
        return
    if stage in (PLAN_STAGE, MOVE):
        _write_plan(row, atlas, THINGS, count, 0, at, seen, written)
        for number in range(count):
            _count_word(begun + words.first[ARROW] + row[THINGS + number], seen, written)
        return
    _write_plan(row, atlas, here + PLAN, row[here + ARROWS], 0, at, seen, written)
    if row[VERB] >= 0:
        put(seen, written, begun + row[VERB], 1)
        for kind in range(_KINDS):
            put(seen, written, begun + words.first[CUBE] + kind, row[PAID + kind])
    if stage == BID:
        put(seen, written, begun + words.first[TEN_MORE], count)
    elif stage == ARRANGE:
        cell = 0
        for number in range(count):
            while atlas.fixed[cell] >= 0:
                cell += 1
            _count_word(begun + words.first[TILE_WORD] + row[THINGS + number], seen, written)
            _write_tile(atlas, cell, atlas.loose[row[THINGS + number]], at, seen, written)
            cell += 1
    elif stage in (BEND_DUEL, BEND_SCARE, DUEL_REROLL, SCARE_REROLL):
        for number in range(count):
            die = row[THINGS + number]
            if row[VERB] < 0:
                put(seen, written, at[BENT_AT] + _FACES * number + die - 1, 1)
            _count_word(begun + words.first[DIE] + die - 1, seen, written)


@kernel
def _count_word(place: int, seen: Ints, written: Ints) -> None:
    if seen[place]:
        seen[place] += 1
    else:
        put(seen, written, place, 1)
