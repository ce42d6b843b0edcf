"""What a player does in the own turn: ST-27 to ST-31 and ST-33, and rulings R14 to R20."""

from __future__ import annotations

from spukhaus.games.straszydla.model.atlas import (
    COLOUR,
    FEEDER,
    HORROR_CUBE,
    HORROR_FEED,
    HORROR_IMP,
    IMP_FOOD,
    MOST_PURCHASES,
    NIGHT_STRENGTH,
    PRICE,
    SCARES,
    SUMMONS,
    TRADE,
    TRADE_WITH_IMP,
    TRADER,
    Atlas,
)
from spukhaus.games.straszydla.model.row import (
    BOARD,
    CUBES,
    DAY,
    DONE,
    ENERGY,
    FED,
    FEED,
    HORROR,
    IMP_STACKS,
    IMPS,
    LYING,
    PAID,
    PAWN,
    PURCHASES,
    SPOOKS,
    STAGE,
    TOPS,
    WHERE,
    Row,
    colour_here,
    draw_next,
    gain_spook,
    player,
    take_imp,
    use_imp,
)
from spukhaus.games.straszydla.rules.state import COLLECTED, SCARED, SUMMONED

# What is on offer


def cubes_held(row: Row, seat: int) -> int:
    here, count = player(seat) + CUBES, 0
    for kind in range(ENERGY + 1):
        count += row[here + kind]
    return count


def may_collect(row: Row, seat: int) -> bool:
    return row[STAGE] != FEED and row[LYING + row[player(seat) + PAWN]] > 0 and not row[DONE] & COLLECTED


def may_scare(row: Row, atlas: Atlas, seat: int) -> bool:
    here = player(seat)
    icon = atlas.tiles[row[BOARD + row[here + PAWN]]][SCARES]
    return row[STAGE] != FEED and icon != 0 and not row[DONE] & SCARED and row[here + SPOOKS] > 0


def may_summon_imp(row: Row, atlas: Atlas, seat: int, colour: int) -> bool:
    """ST-31."""
    tile = atlas.tiles[row[BOARD + row[player(seat) + PAWN]]]
    if row[STAGE] == FEED or not tile[SUMMONS] or row[DONE] & SUMMONED:
        return False
    return (tile[COLOUR] < 0 or tile[COLOUR] == colour) and row[IMP_STACKS + colour] > 0


def trade_rate(atlas: Atlas, with_imp: bool) -> int:
    return atlas.figures[TRADE_WITH_IMP] if with_imp else atlas.figures[TRADE]


def may_trade(row: Row, atlas: Atlas, seat: int, with_imp: bool, held: int) -> bool:
    if with_imp and not row[player(seat) + IMPS + atlas.figures[TRADER]]:
        return False
    return held >= trade_rate(atlas, with_imp)


def price(row: Row, atlas: Atlas, colour: int) -> int:
    return atlas.spooks[row[TOPS + colour]][PRICE]


def may_buy(row: Row, atlas: Atlas, seat: int, colour: int, held: int) -> bool:
    if row[TOPS + colour] < 0 or row[player(seat) + PURCHASES] >= atlas.figures[MOST_PURCHASES]:
        return False
    return price(row, atlas, colour) <= held


def is_hungry(row: Row, seat: int, spook: int) -> bool:
    return row[STAGE] == FEED and row[WHERE + spook] == seat


def may_feed(row: Row, atlas: Atlas, seat: int, spook: int, colour: int, with_imp: bool) -> bool:
    """ST-33: whether there are cubes enough of a colour, for an earth imp besides."""
    here, needed = player(seat), atlas.spooks[spook][NIGHT_STRENGTH + row[DAY]]
    if with_imp:
        if colour != atlas.figures[FEEDER] or not row[here + IMPS + colour]:
            return False
        needed -= atlas.figures[IMP_FOOD]
    return row[here + CUBES + colour] >= needed


def may_be_fed(row: Row, atlas: Atlas, seat: int, spook: int) -> bool:
    """In any way."""
    if row[player(seat) + HORROR] >= atlas.figures[HORROR_FEED]:
        return True
    for colour in range(ENERGY):
        own = atlas.spooks[spook][COLOUR]
        if own >= 0 and own != colour:
            continue
        if may_feed(row, atlas, seat, spook, colour, False) or may_feed(row, atlas, seat, spook, colour, True):
            return True
    return False


def nothing_to_decide(row: Row, atlas: Atlas, seat: int) -> bool:
    """R23: nothing but the end of the turn is left."""
    here, held = player(seat), cubes_held(row, seat)
    if held >= atlas.figures[TRADE] or row[here + HORROR] >= atlas.figures[HORROR_CUBE] or may_collect(row, seat):
        return False
    if may_scare(row, atlas, seat):
        return False
    pays_for_imp = row[here + HORROR] >= atlas.figures[HORROR_IMP]
    for colour in range(ENERGY):
        if row[here + IMPS + colour] or (pays_for_imp and row[IMP_STACKS + colour]):
            return False
        if may_buy(row, atlas, seat, colour, held) or may_summon_imp(row, atlas, seat, colour):
            return False
    for spook in range(len(atlas.spooks)):
        if is_hungry(row, seat, spook) and may_be_fed(row, atlas, seat, spook):
            return False
    return True


# What is done


def pay(row: Row, seat: int) -> None:
    """The cubes that were said."""
    for kind in range(ENERGY + 1):
        row[player(seat) + CUBES + kind] -= row[PAID + kind]


def collect(row: Row, atlas: Atlas, seat: int) -> None:
    """ST-27, R15: all or nothing; in Centrum with the colours that were said."""
    here, colour = player(seat), colour_here(row, atlas, seat)
    place = LYING + row[here + PAWN]
    if colour >= 0:
        row[here + CUBES + colour] += row[place]
    else:
        for kind in range(ENERGY):
            row[here + CUBES + kind] += row[PAID + kind]
    row[place] = 0
    row[DONE] |= COLLECTED


def trade(row: Row, atlas: Atlas, seat: int, good: int, with_imp: bool) -> None:
    """ST-28; with a water imp at a better rate (R18). Goods are the cubes, and then the imps of each colour."""
    pay(row, seat)
    if good <= ENERGY:
        row[player(seat) + CUBES + good] += 1
    else:
        take_imp(row, seat, good - ENERGY - 1)
    if with_imp:
        use_imp(row, seat, atlas.figures[TRADER])


def buy(row: Row, atlas: Atlas, seat: int, colour: int) -> None:
    """ST-29, R17."""
    pay(row, seat)
    row[player(seat) + PURCHASES] += 1
    take_top(row, atlas, seat, colour, row[STAGE])


def take_top(row: Row, atlas: Atlas, seat: int, colour: int, resume: int) -> None:
    """The top spook of a stack, with energy equal to its current strength."""
    row[player(seat) + CUBES + ENERGY] += atlas.spooks[row[TOPS + colour]][NIGHT_STRENGTH + row[DAY]]
    gain_spook(row, atlas, seat, colour)
    draw_next(row, atlas, colour, resume)


def swap(row: Row, seat: int, colour: int) -> None:
    """ST-6: any imp for a cube of its colour."""
    use_imp(row, seat, colour)
    row[player(seat) + CUBES + colour] += 1


def horror_cube(row: Row, atlas: Atlas, seat: int, colour: int) -> None:
    """ST-8."""
    here = player(seat)
    row[here + HORROR] -= atlas.figures[HORROR_CUBE]
    row[here + CUBES + colour] += 1


def horror_imp(row: Row, atlas: Atlas, seat: int, colour: int) -> None:
    """ST-8."""
    row[player(seat) + HORROR] -= atlas.figures[HORROR_IMP]
    take_imp(row, seat, colour)


def summon_imp(row: Row, seat: int, colour: int) -> None:
    """ST-31."""
    take_imp(row, seat, colour)
    row[DONE] |= SUMMONED


def feed(row: Row, atlas: Atlas, seat: int, spook: int, colour: int, with_imp: bool) -> None:
    """ST-33; an earth imp counts as green cubes, and what is too much is lost (R18)."""
    eaten = atlas.spooks[spook][NIGHT_STRENGTH + row[DAY]]
    if with_imp:
        use_imp(row, seat, colour)
        eaten = max(eaten - atlas.figures[IMP_FOOD], 0)
    row[player(seat) + CUBES + colour] -= eaten
    row[WHERE + spook] = seat + FED


def feed_horror(row: Row, atlas: Atlas, seat: int, spook: int) -> None:
    """ST-8."""
    row[player(seat) + HORROR] -= atlas.figures[HORROR_FEED]
    row[WHERE + spook] = seat + FED
