"""A box of Straszydła as tables of whole numbers. Plain lists here; the lab makes arrays of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from spukhaus.core.edition import Edition
from spukhaus.games.straszydla.rules.box import COLOURS, Box, Tile
from spukhaus.games.straszydla.rules.layout import DIRECTIONS, STUCK, Ground, symbol_of

(
    MOST_IN_PLAN, START_CARD, PHASE_LIMIT, PHASES_WITH_STOPS, PHASES_WITH_STOPS_FOR_TWO, START_ENERGY, START_HORROR,
    DUEL_DICE, STRONGER_DICE, CHOICE_HORROR, TRADE, TRADE_WITH_IMP, IMP_FOOD, MOST_PURCHASES, HORROR_FEED,
    HORROR_REROLL, HORROR_CUBE, HORROR_STOP, HORROR_IMP, TRADER, REDIRECTOR, REROLLER, FEEDER,
) = range(23)  # fmt: skip
"""The entries of `Atlas.figures`; the last four are the colours of the imps that can do each thing."""
COLOUR: Final = 0
"""Of tiles and spooks alike."""
PRODUCES_BY_NIGHT, PRODUCES_BY_DAY, PRODUCED, SCARES, SUMMONS = range(1, 6)
"""The other columns of `Atlas.tiles`."""
NIGHT_STRENGTH, DAY_STRENGTH, PRICE = range(1, 4)
"""The other columns of `Atlas.spooks`."""
STRENGTHS: Final = 2
PACT_SIZE: Final = len(COLOURS)
"""The column of `Atlas.pacts` behind the colours."""
NO_WAY: Final = len(DIRECTIONS)
"""The symbol of an arrow for who has no step (ST-19); the others are directions."""


class Numbers(Protocol):
    """A list of numbers, or an array."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[int]: ...

    def __getitem__(self, place: int, /) -> int: ...


class Table(Protocol):
    def __len__(self) -> int: ...

    def __getitem__(self, row: int, /) -> Numbers: ...


class Atlas(NamedTuple):
    figures: Numbers
    rewards: Numbers
    """Of a scare that is off by 0, 1, 2 and so on."""
    imps: Numbers
    starters: Numbers
    """For each stack the spook that lies on it at first."""
    tiles: Table
    """[tile][column]"""
    fixed: Numbers
    """For each cell its tile, or -1 where a loose one lies."""
    loose: Numbers
    spooks: Table
    """[spook][column]"""
    pacts: Table
    """[pact][colour], and how many spooks it asks for."""
    corners: Numbers
    beside: Table
    """[cell][direction]: the cell there, or -1."""
    around: Numbers
    """For each cell those beside it, as a set."""
    reached: Table
    """[cell][symbol]: the cells to which an arrow leads with all its ways to travel on, as a set."""
    steps: Table
    """[cell]: all its arrows, then -1."""
    leads: Table
    """[cell][arrow]: the cell to which it leads, or -1."""
    symbols: Numbers
    """For each arrow."""


@lru_cache(maxsize=8)
def atlas_of(edition: Edition[Box]) -> Atlas:
    box = edition.content
    town, tiles, spooks = box.ground, list(box.tiles), list(box.spooks)
    fixed = dict(box.fixed)
    symbols = [*DIRECTIONS, STUCK]
    return Atlas(
        figures=_figures(box),
        rewards=box.figures.rewards,
        imps=box.imps,
        starters=[spooks.index(name) for name in box.starters],
        tiles=[_tile(tile) for tile in box.tiles.values()],
        fixed=[tiles.index(fixed[cell]) if cell in fixed else -1 for cell in range(len(tiles))],
        loose=[tiles.index(name) for name in box.loose],
        spooks=[[spook.colour, spook.night, spook.day, spook.price] for spook in box.spooks.values()],
        pacts=[[*pact, sum(pact)] for pact in box.pacts],
        corners=town.corners,
        beside=[[dict(near).get(direction, -1) for direction in DIRECTIONS] for near in town.neighbours],
        around=town.around,
        reached=[[_reached(town, cell, symbol) for symbol in symbols] for cell in range(len(tiles))],
        steps=_padded([[town.arrows.index(arrow) for arrow in _ways(town, cell)] for cell in range(len(tiles))]),
        leads=[[_ways(town, cell).get(arrow, -1) for arrow in town.arrows] for cell in range(len(tiles))],
        symbols=[symbols.index(symbol_of(arrow)) for arrow in town.arrows],
    )


def _figures(box: Box) -> list[int]:
    figures, abilities = box.figures, box.abilities
    return [
        figures.arrows, figures.rounds, figures.phase_limit, figures.phases_with_stops,
        figures.phases_with_stops_for_two, figures.start_energy, figures.start_horror, figures.duel_dice,
        figures.stronger_dice, figures.choice_horror, figures.trade, figures.trade_with_imp, figures.imp_food,
        figures.purchases, figures.horror_feed, figures.horror_reroll, figures.horror_cube, figures.horror_stop,
        figures.horror_imp, abilities["trade"], abilities["redirect"], abilities["reroll"], abilities["feed"],
    ]  # fmt: skip


def _tile(tile: Tile) -> list[int]:
    by_night, by_day = tile.produces(False), tile.produces(True)
    return [tile.colour, int(by_night), int(by_day), tile.cubes, int(tile.scares), int(tile.imps)]


def _ways(town: Ground, cell: int) -> dict[str, int]:
    """Every arrow from a cell with the cell to which it leads."""
    return dict([*(step for _, step in town.steps[cell]), *town.moved[cell]])


def _reached(town: Ground, cell: int, symbol: str) -> int:
    return sum(1 << there for arrow, there in _ways(town, cell).items() if symbol_of(arrow) == symbol)


def _padded(rows: Iterable[list[int]]) -> list[list[int]]:
    """All as long as the longest, and one more, so that each ends with -1."""
    found = list(rows)
    width = 1 + max(map(len, found))
    return [row + [-1] * (width - len(row)) for row in found]
