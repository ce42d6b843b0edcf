"""What chance does in the kernel, with the same draws as `StraszydlaEncoding.draw`."""

from __future__ import annotations

from spukhaus.games.straszydla.model import duels as plain_duels
from spukhaus.games.straszydla.model import phases as plain_phases
from spukhaus.games.straszydla.model import rolling as plain_rolling
from spukhaus.games.straszydla.model import row as plain_row
from spukhaus.games.straszydla.model.atlas import COLOUR, Atlas
from spukhaus.games.straszydla.model.rolling import FACES
from spukhaus.games.straszydla.model.row import (
    BOARD_STAGE,
    DUEL_ROLL,
    FIRST,
    PACT,
    PACTS,
    SEATS,
    STAGE,
    STARTING,
    TAKE,
    THINGS,
    TURN,
    UNCOVER,
    UNCOVERING,
    UNSEEN,
    WHERE,
)
from spukhaus.lab.compiling import Ints, Stream, below, kernel, large_kernel
from spukhaus.lab.games.straszydla.compiled import (
    Rows,
    compiled_duels,
    compiled_phases,
    compiled_rolling,
    compiled_row,
)

lay_town = compiled_phases(plain_phases.lay_town)
player, uncover, unseen = (
    compiled_row(plain_row.player),
    compiled_row(plain_row.uncover),
    compiled_row(plain_row.unseen),
)
duel_dice, roll_duel = compiled_duels(plain_duels.duel_dice), compiled_duels(plain_duels.roll_duel)
scare_dice, roll_scare = compiled_rolling(plain_rolling.scare_dice), compiled_rolling(plain_rolling.roll_scare)


@large_kernel
def draw(row: Rows, atlas: Atlas, left: Ints, stream: Stream) -> None:
    """`left` is room for a stack of tiles or pacts."""
    stage = row[STAGE]
    if stage == BOARD_STAGE:
        _shuffle(left, len(atlas.loose), len(atlas.loose), stream)
        for number in range(len(atlas.loose)):
            row[THINGS + number] = left[number]
        lay_town(row, atlas)
    elif stage == FIRST:
        row[STARTING] = below(stream, row[SEATS])
        row[STAGE] = PACTS
    elif stage == PACTS:
        _shuffle(left, len(atlas.pacts), row[SEATS], stream)
        for seat in range(row[SEATS]):
            row[player(seat) + PACT] = left[seat]
        row[STAGE], row[TURN] = TAKE, 0
    elif stage == UNCOVER:
        _turn_up(row, atlas, below(stream, unseen(row, atlas, row[UNCOVERING])))
    elif stage == DUEL_ROLL:
        _roll(row, duel_dice(row, atlas), stream)
        roll_duel(row, atlas)
    else:
        _roll(row, scare_dice(row), stream)
        roll_scare(row)


@kernel
def _shuffle(left: Ints, count: int, wanted: int, stream: Stream) -> None:
    """So many of the numbers below `count`, in any order, come first."""
    for number in range(count):
        left[number] = number
    for at in range(wanted):
        other = at + below(stream, count - at)
        drawn = left[other]
        left[other] = left[at]
        left[at] = drawn


@kernel
def _turn_up(row: Rows, atlas: Atlas, number: int) -> None:
    """The spook of that number among those below the top of the stack (R2)."""
    for spook in range(len(atlas.spooks)):
        if row[WHERE + spook] == UNSEEN and atlas.spooks[spook][COLOUR] == row[UNCOVERING]:
            if number == 0:
                uncover(row, spook)
                return
            number -= 1


@kernel
def _roll(row: Rows, count: int, stream: Stream) -> None:
    for number in range(count):
        row[THINGS + number] = 1 + below(stream, FACES)
