"""Planning and moving: ST-15 to ST-19, the air imp, and rulings R6 to R10."""

from __future__ import annotations

from spukhaus.games.straszydla.model.atlas import NO_WAY, REDIRECTOR, Atlas
from spukhaus.games.straszydla.model.row import (
    ARRIVALS,
    ARRIVED,
    ARROWS,
    COUNT,
    DUELS,
    IMPS,
    MOVE,
    PAWN,
    PLAN,
    SEATS,
    STAGE,
    STOPS,
    THINGS,
    TURN,
    Row,
    player,
    use_imp,
    whose_turn,
)

# Streets


def is_open(row: Row, atlas: Atlas, cell: int, symbol: int) -> bool:
    """Whether a STOP, or the edge of the town, bars the way; there is always one for who has no step (ST-19)."""
    if symbol == NO_WAY:
        return atlas.around[cell] & ~row[STOPS] == 0
    there = atlas.beside[cell][symbol]
    return there >= 0 and not row[STOPS] >> there & 1


def walked(row: Row, atlas: Atlas, cells: int, symbol: int) -> int:
    """Where one can be after an arrow of this symbol from any of these cells."""
    found, cell = 0, 0
    while cells >> cell:
        if cells >> cell & 1 and is_open(row, atlas, cell, symbol):
            found |= atlas.reached[cell][symbol]
        cell += 1
    return found


def walked_otherwise(row: Row, atlas: Atlas, cells: int, symbol: int) -> int:
    """Where one can be after an arrow of any other symbol."""
    found = 0
    for other in range(NO_WAY + 1):
        if other != symbol:
            found |= walked(row, atlas, cells, other)
    return found


def end_of_said(row: Row, atlas: Atlas, seat: int) -> int:
    """Where the arrows lead that were said so far."""
    cell = row[player(seat) + PAWN]
    for number in range(row[COUNT]):
        cell = atlas.leads[cell][row[THINGS + number]]
    return cell


# Planning and moving


def next_to_plan(row: Row) -> int:
    """All plan at once and in secret, so it makes no difference that it goes round in order; -1 if all have."""
    for seat in range(row[SEATS]):
        if row[player(seat) + ARROWS] < 0:
            return seat
    return -1


def enter_plan(row: Row) -> bool:
    if next_to_plan(row) >= 0:
        return False
    row[STAGE], row[TURN] = MOVE, 0
    return True


def plan(row: Row, seat: int) -> None:
    """ST-15, and R10: the arrows that were said."""
    here = player(seat)
    row[here + ARROWS] = row[COUNT]
    for number in range(row[COUNT]):
        row[here + PLAN + number] = row[THINGS + number]


def enter_move(row: Row, atlas: Atlas) -> bool:
    """ST-16: the whole plan, in order. Who has an air imp is asked first (R10)."""
    if row[TURN] == row[SEATS]:
        row[STAGE], row[TURN] = DUELS, 0
        return True
    if row[player(whose_turn(row)) + IMPS + atlas.figures[REDIRECTOR]]:
        return False
    move(row, atlas)
    return True


def move(row: Row, atlas: Atlas) -> None:
    seat = whose_turn(row)
    here = player(seat)
    cell = row[here + PAWN]
    for number in range(row[here + ARROWS]):
        cell = atlas.leads[cell][row[here + PLAN + number]]
    row[here + PAWN] = cell
    row[ARRIVALS + row[ARRIVED]] = seat
    row[ARRIVED] += 1
    row[TURN] += 1


def redirect(row: Row, atlas: Atlas, seat: int) -> None:
    """ST-6, R10: the arrows that were said."""
    use_imp(row, seat, atlas.figures[REDIRECTOR])
    plan(row, seat)


# What an air imp can change


def changed_symbols(row: Row, atlas: Atlas, seat: int) -> int:
    """How many of the arrows said so far are others than those of the plan, apart from the travel."""
    here, changed = player(seat), 0
    for number in range(row[COUNT]):
        if number == row[here + ARROWS]:
            return changed + 1
        changed += atlas.symbols[row[THINGS + number]] != atlas.symbols[row[here + PLAN + number]]
    return changed


def is_new_way(row: Row, atlas: Atlas, seat: int) -> bool:
    """Whether the arrows said so far are the plan with another travel and nothing more."""
    here, others = player(seat), 0
    if row[COUNT] != row[here + ARROWS] or changed_symbols(row, atlas, seat):
        return False
    for number in range(row[COUNT]):
        others += row[THINGS + number] != row[here + PLAN + number]
    return others > 0


def can_redirect(row: Row, atlas: Atlas, seat: int, cell: int, arrow: int, changed: int) -> bool:
    """Whether a new path can go on from here with this arrow, once so many symbols have changed."""
    here, number, symbol = player(seat), row[COUNT], atlas.symbols[arrow]
    if number == row[here + ARROWS]:
        return not changed
    there = 1 << atlas.leads[cell][arrow]
    if symbol != atlas.symbols[row[here + PLAN + number]]:
        return not changed and can_keep(row, atlas, here, there, number + 1)
    return (
        can_keep(row, atlas, here, there, number + 1) if changed else can_change(row, atlas, here, there, number + 1)
    )


def can_keep(row: Row, atlas: Atlas, here: int, cells: int, number: int) -> bool:
    """Whether the plan can be walked from its arrow of this number on, from one of these cells."""
    while cells and number < row[here + ARROWS]:
        cells = walked(row, atlas, cells, atlas.symbols[row[here + PLAN + number]])
        number += 1
    return cells != 0


def can_change(row: Row, atlas: Atlas, here: int, cells: int, number: int) -> bool:
    """The same with one arrow changed, or one more at the end."""
    while cells and number < row[here + ARROWS]:
        symbol = atlas.symbols[row[here + PLAN + number]]
        if can_keep(row, atlas, here, walked_otherwise(row, atlas, cells, symbol), number + 1):
            return True
        cells = walked(row, atlas, cells, symbol)
        number += 1
    return cells != 0
