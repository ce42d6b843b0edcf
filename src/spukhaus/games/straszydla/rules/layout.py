"""The town as a square of districts: cells, directions, and the streets that STOP markers leave open.

Cells are numbered in reading order, from the north-west; `c3` is a column from west to east and a row from south to
north. A set of cells is a number with one bit for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

CellName: TypeAlias = str
Word: TypeAlias = str
"""One arrow of a plan: `n`, `ne>e1` (and on to that suburb), `*>e1` (no way on, so moved to that suburb)."""

Path: TypeAlias = tuple[Word, ...]

DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STUCK: Final = "*"
SIZES: Final = (3, 5)
CORNERS: Final[tuple[Literal["nw", "ne", "sw", "se"], ...]] = ("nw", "ne", "sw", "se")

_OFFSETS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


class Ground:
    """What is the same for every town of one size."""

    __slots__ = (
        "around",
        "arrows",
        "centre",
        "corners",
        "index",
        "moved",
        "names",
        "neighbours",
        "open_cells",
        "size",
        "steps",
        "suburbs",
    )

    def __init__(self, size: int) -> None:
        last = size * (size - 1)
        self.size = size
        self.names = tuple(f"{chr(97 + column)}{size - row}" for row in range(size) for column in range(size))
        self.index = {name: cell for cell, name in enumerate(self.names)}
        self.corners = (0, size - 1, last, last + size - 1)
        self.centre = size * size // 2
        self.suburbs = sum(1 << cell for cell in self.corners)
        self.open_cells = tuple(
            cell for cell in range(size * size) if cell not in self.corners and cell != self.centre
        )
        """Where the tiles lie that are neither suburbs nor Centrum, in reading order."""
        self.neighbours = tuple(self._neighbours_of(cell) for cell in range(size * size))
        self.around = tuple(sum(1 << there for _, there in near) for near in self.neighbours)
        """For each cell, the cells beside it."""
        self.steps = tuple(tuple(self._steps_of(cell)) for cell in range(size * size))
        """Each step with the cell that it leads through: where a STOP would bar it."""
        self.moved = tuple(tuple(self._moved_from(cell)) for cell in range(size * size))
        steps = {arrow for found in self.steps for _, (arrow, _) in found}
        self.arrows = tuple(sorted(steps | {arrow for found in self.moved for arrow, _ in found}))
        """Every arrow that some street has."""

    def brief(self) -> int:
        """All follows from the size."""
        return self.size

    def _neighbours_of(self, cell: int) -> tuple[tuple[str, int], ...]:
        row, column = divmod(cell, self.size)
        return tuple(
            (direction, (row + down) * self.size + column + right)
            for direction, (down, right) in zip(DIRECTIONS, _OFFSETS, strict=True)
            if 0 <= row + down < self.size and 0 <= column + right < self.size
        )

    def _steps_of(self, cell: int) -> Iterator[tuple[int, tuple[Word, int]]]:
        for direction, there in self.neighbours[cell]:
            yield there, (direction, there)
            if there in self.corners:
                for suburb in self.corners:
                    if suburb != there:
                        yield there, (f"{direction}>{self.names[suburb]}", suburb)

    def _moved_from(self, cell: int) -> Iterator[tuple[Word, int]]:
        """ST-19: for who has no step."""
        for suburb in self.corners:
            if suburb != cell:
                yield f"{STUCK}>{self.names[suburb]}", suburb

    def cells_of(self, cells: int) -> tuple[CellName, ...]:
        return tuple(name for cell, name in enumerate(self.names) if cells >> cell & 1)


@lru_cache
def ground(size: int) -> Ground:
    return Ground(size)


@lru_cache(maxsize=1 << 13)
def open_steps(
    size: int, cell: int, stops: int
) -> tuple[tuple[tuple[Word, int], ...], Mapping[Word, int], tuple[int, ...]]:
    """The steps from a cell past the STOP markers around it, as a list, to be looked up, and where they lead."""
    town = ground(size)
    steps = tuple(step for through, step in town.steps[cell] if not stops >> through & 1) or town.moved[cell]
    return steps, MappingProxyType(dict(steps)), tuple([there for _, there in steps])


def symbol_of(word: Word) -> str:
    """The arrow itself, without the travel that follows it."""
    return word.partition(">")[0]


class Streets:
    """Every step that can be taken while these STOP markers lie (ST-15 to ST-19)."""

    __slots__ = ("_leads", "_ways", "ground", "places", "steps", "stops")

    def __init__(self, size: int, stops: int) -> None:
        town = self.ground = ground(size)
        self.stops = stops
        found = [open_steps(size, cell, stops & around) for cell, around in enumerate(town.around)]
        self.steps = tuple([steps for steps, _, _ in found])
        self.places = tuple([places for _, places, _ in found])
        """For each cell, where each word leads."""
        self._leads = [leads for _, _, leads in found]
        self._ways = [[1] * len(found), [*map(len, self.steps)]]
        """How many paths of no arrow, of one and so on start at each cell."""

    def __reduce__(self) -> tuple[Callable[[int, int], Streets], tuple[int, int]]:
        """Bots think in other processes, which work the streets out for themselves."""
        return streets, (self.ground.size, self.stops)

    def ways(self, start: int, arrows: int) -> int:
        """How many paths of exactly so many arrows start at a cell."""
        while len(self._ways) <= arrows:
            onward = self._ways[-1].__getitem__
            self._ways.append([sum(map(onward, leads)) for leads in self._leads])
        return self._ways[arrows][start]

    def path(self, start: int, arrows: int, number: int) -> tuple[Word, ...]:
        """The path of that number among all of so many arrows."""
        words = []
        for left in range(arrows - 1, -1, -1):
            for word, there in self.steps[start]:
                ways = self.ways(there, left)
                if number < ways:
                    words.append(word)
                    start = there
                    break
                number -= ways
        return tuple(words)

    def paths(self, start: int, arrows: int) -> Iterator[tuple[Word, ...]]:
        if not arrows:
            yield ()
            return
        for word, there in self.steps[start]:
            for rest in self.paths(there, arrows - 1):
                yield (word, *rest)

    def end_of(self, start: int, words: tuple[Word, ...]) -> int | None:
        """Where a path ends; None if it cannot be gone."""
        cell: int | None = start
        for word in words:
            cell = self.places[cell].get(word) if cell is not None else None
        return cell

    def trace(self, start: int, words: tuple[Word, ...]) -> tuple[CellName, ...]:
        """Every cell that a path touches after its start, suburbs that one travels on from included."""
        cells, here = [], start
        for word in words:
            arrow, _, onward = word.partition(">")
            if onward and arrow != STUCK:
                cells.append(self.ground.names[self.places[here][arrow]])
            here = self.places[here][word]
            cells.append(self.ground.names[here])
        return tuple(cells)

    def redirections(self, start: int, plan: tuple[Word, ...], travel: bool) -> Iterator[tuple[Word, ...]]:
        """R10: every path with exactly one arrow changed, or with one more at the end; travel is chosen anew, and with
        `travel` also on its own."""
        symbols = tuple(map(symbol_of, plan))
        yield from self._changed(start, symbols, ())
        if travel:
            yield from (path for path in self._kept(start, symbols, ()) if path != plan)

    def _changed(self, cell: int, symbols: tuple[str, ...], words: tuple[Word, ...]) -> Iterator[tuple[Word, ...]]:
        if len(words) == len(symbols):
            for word, _ in self.steps[cell]:
                yield (*words, word)
            return
        for word, there in self.steps[cell]:
            if symbol_of(word) == symbols[len(words)]:
                yield from self._changed(there, symbols, (*words, word))
            else:
                yield from self._kept(there, symbols, (*words, word))

    def _kept(self, cell: int, symbols: tuple[str, ...], words: tuple[Word, ...]) -> Iterator[tuple[Word, ...]]:
        if len(words) == len(symbols):
            yield words
            return
        wanted = symbols[len(words)]
        for word, there in self.steps[cell]:
            if symbol_of(word) == wanted:
                yield from self._kept(there, symbols, (*words, word))


@lru_cache(maxsize=1 << 6)
def streets(size: int, stops: int) -> Streets:
    return Streets(size, stops)
