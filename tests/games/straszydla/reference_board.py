"""Cells, steps and paths over the 5 x 5 board (ST-3, ST-15 to ST-19, R6 to R8, R10), by walking everything."""

from __future__ import annotations

from collections.abc import Iterator

CELLS = tuple(column + row for row in "54321" for column in "abcde")  # in reading order
SUBURBS = ("a5", "e5", "a1", "e1")
CENTRUM = "c3"
OTHERS = tuple(cell for cell in CELLS if cell not in SUBURBS and cell != CENTRUM)  # where the shuffled tiles go
DIRECTIONS = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
Path = tuple[str, ...]  # words such as 'n', 'ne>e1', '*>e1'


def neighbour(cell: str, direction: str) -> str | None:
    east, north = DIRECTIONS[direction]
    there = chr(ord(cell[0]) + east) + chr(ord(cell[1]) + north)
    return there if there in CELLS else None


def steps(cell: str, stops: set[str]) -> dict[str, str]:
    """Every direction that may be gone, and where it leads: on the board and not into a STOP (ST-17)."""
    found = {}
    for direction in DIRECTIONS:
        there = neighbour(cell, direction)
        if there is not None and (there in SUBURBS or there not in stops):
            found[direction] = there
    return found


def words(cell: str, stops: set[str]) -> dict[str, str]:
    """Every word that a path may go on with from here, and where it ends."""
    found = {}
    for direction, there in steps(cell, stops).items():
        found[direction] = there
        if there in SUBURBS:  # ST-18: onward travel needs an arrival by an arrow, so it is part of the word
            for other in SUBURBS:
                if other != there:
                    found[f"{direction}>{other}"] = other
    if not found:  # ST-19, R8
        for suburb in SUBURBS:
            if suburb != cell:
                found[f"*>{suburb}"] = suburb
    return found


def plans(start: str, stops: set[str], arrows: int) -> set[Path]:
    """All paths of one to `arrows` words (ST-15)."""
    found: set[Path] = set()
    ends: dict[Path, str] = {(): start}
    for _ in range(arrows):
        longer = {}
        for path, end in ends.items():
            for word, there in words(end, stops).items():
                longer[(*path, word)] = there
        found |= set(longer)
        ends = longer
    return found


def end_of(start: str, path: Path, stops: set[str]) -> str:
    """Where a legal path ends."""
    cell = start
    for word in path:
        cell = words(cell, stops)[word]
    return cell


def arrow(word: str) -> str:
    """The arrow of a word without its travel: a direction, or '*'."""
    return word.partition(">")[0]


def paths_of_arrows(start: str, stops: set[str], arrows: Path) -> Iterator[Path]:
    """All legal paths that have exactly these arrows, with every choice of travel."""
    if not arrows:
        yield ()
        return
    for word, there in words(start, stops).items():
        if arrow(word) == arrows[0]:
            for rest in paths_of_arrows(there, stops, arrows[1:]):
                yield (word, *rest)


def redirections(start: str, stops: set[str], path: Path, travel: bool = True) -> set[Path]:
    """R10: exactly one arrow changed and the others kept, or one added at the end; travel chosen anew, then or (not in
    version 1 of the rules) on its own."""
    arrows = tuple(map(arrow, path))
    found: set[Path] = set()
    if travel:
        found |= set(paths_of_arrows(start, stops, arrows)) - {path}
    for new in (*DIRECTIONS, "*"):
        found |= set(paths_of_arrows(start, stops, (*arrows, new)))
        for index, old in enumerate(arrows):
            if new != old:
                found |= set(paths_of_arrows(start, stops, (*arrows[:index], new, *arrows[index + 1 :])))
    return found
