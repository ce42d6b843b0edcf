"""The puzzles of a game as files: what was found, one puzzle a line, and how far the finder has looked.

    data/puzzles/found.jsonl   where each comes from, what is asked, and what was proven
    data/puzzles/looked.toml   how many matches were looked through, and how many puzzles there are

The first is only ever added to. It is read when somebody asks for puzzles; how many there are is known without it.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import log2
from pathlib import Path
from typing import Any, Final

from spukhaus.core import matchfile, registry
from spukhaus.core.errors import NotFound, SpukhausError
from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.puzzle import Figures, PuzzleKind

HARDEST: Final = 5


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A moment of a match, and a question to the seat that decides there."""

    game: AnyGame
    name: str
    kind: str
    theme: str
    seat: Seat
    motif: str
    decisions: int
    """How many choices it takes, if all of them are right."""
    worlds: int
    figures: Figures
    """What was proven, in numbers, for the texts."""
    values: tuple[tuple[str, tuple[str, ...]], ...]
    """The worth of every choice, the best first: each worth with its choices."""
    solved: tuple[tuple[str, int], ...]
    """How many of the tries of each level of bot are right."""
    tries: int
    record: str
    """The match file as far as the moment; its seed and its players say how to play it again."""
    difficulty: int = 0
    """From 1 to 5 among the puzzles of its game; 0 as long as it is not among them."""

    @property
    def match(self) -> MatchFile:
        return _match(self.record)

    @property
    def answers(self) -> tuple[str, ...]:
        return self.values[0][1]


@lru_cache(maxsize=64)
def _match(record: str) -> MatchFile:
    """Read when it is needed: a list of puzzles needs no match."""
    return matchfile.read(record)


@dataclass(frozen=True, slots=True)
class Looked:
    """How far the finder has come."""

    matches: int
    puzzles: int


class PuzzleBroken(SpukhausError):
    """A puzzle's file cannot be read, or what it claims is not so."""


def kinds(game: AnyGame) -> dict[str, PuzzleKind]:
    """What can be asked in this game; nothing, if the game brings no kinds."""
    return {kind.name: kind for kind in registry.extras(game).puzzle_kinds()}


def kind_of(puzzle: Puzzle) -> PuzzleKind:
    return kinds(puzzle.game)[puzzle.kind]


# All of a game


@lru_cache
def puzzles(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first."""
    return graded(found(game))


def puzzle(game: AnyGame, name: str) -> Puzzle:
    for one in puzzles(game):
        if one.name == name:
            return one
    raise NotFound("unknown-puzzle", puzzle=name[:40], known=tuple(one.name for one in puzzles(game)))


def graded(found: tuple[Puzzle, ...]) -> tuple[Puzzle, ...]:
    """In the order of how hard they are, a fifth of them in each level."""
    ordered = sorted(found, key=hardness)
    return tuple(replace(one, difficulty=1 + HARDEST * at // len(ordered)) for at, one in enumerate(ordered))


def hardness(puzzle: Puzzle) -> float:
    """By figures alone: half a point for every doubling of the choices, one for every doubling of the decisions, up to
    one for how near the best wrong choice comes, and up to three for how often bots go wrong. Where bots play for
    something else than the question asks, half of that is the same for all. What seldom happens is harder by one."""
    choices = sum(len(actions) for _, actions in puzzle.values)
    best, tempting = (Fraction(value) for value, _ in puzzle.values[:2])
    wrong = 1 - sum(count for _, count in puzzle.solved) / (puzzle.tries * len(puzzle.solved))
    kind = kind_of(puzzle)
    erring = wrong if kind.sought else (wrong + 0.5) / 2
    return log2(choices) / 2 + log2(puzzle.decisions) + float(tempting / best) + 3 * erring + kind.rare


# The files


def found(game: AnyGame) -> tuple[Puzzle, ...]:
    """In the order in which they were found."""
    path = _folder(game) / "found.jsonl"
    try:
        text = path.read_text("utf-8") if path.is_file() else ""
    except OSError as error:  # in a browser without network, where it comes only now
        raise PuzzleBroken("puzzle-file", puzzle=path.name, reason=error.strerror or "") from error
    return tuple(read(game, line) for line in text.splitlines())


def looked(game: AnyGame) -> Looked:
    path = _folder(game) / "looked.toml"
    return Looked(**tomllib.loads(path.read_text("utf-8"))) if path.is_file() else Looked(0, 0)


def add(game: AnyGame, more: tuple[Puzzle, ...], looked: Looked) -> None:
    """Keep what was found. The count comes last: whoever is stopped in between looks through that match again."""
    folder = _folder(game)
    folder.mkdir(exist_ok=True)
    with (folder / "found.jsonl").open("a", encoding="utf-8") as file:
        file.writelines(f"{write(one)}\n" for one in more)
    text = "# How far `spukhaus puzzles find` has looked; it goes on from here.\n"
    (folder / "looked.toml").write_text(f"{text}matches = {looked.matches}\npuzzles = {looked.puzzles}\n", "utf-8")
    puzzles.cache_clear()


def _folder(game: AnyGame) -> Path:
    return registry.data(game) / "puzzles"


def write(puzzle: Puzzle) -> str:
    """One line."""
    told = {
        "name": puzzle.name,
        "kind": puzzle.kind,
        "theme": puzzle.theme,
        "seat": puzzle.seat,
        "motif": puzzle.motif,
        "decisions": puzzle.decisions,
        "worlds": puzzle.worlds,
        "figures": dict(puzzle.figures),
        "values": dict(puzzle.values),
        "solved": dict(puzzle.solved),
        "tries": puzzle.tries,
        "match": puzzle.record,
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def read(game: AnyGame, line: str) -> Puzzle:
    """The puzzle of a line, or `PuzzleBroken`."""
    try:
        return _read(game, json.loads(line))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise PuzzleBroken("puzzle-file", puzzle=line[:40], reason=str(error)[:200]) from error


def _read(game: AnyGame, told: dict[str, Any]) -> Puzzle:
    return Puzzle(
        game=game,
        name=told["name"],
        kind=told["kind"],
        theme=told["theme"],
        seat=told["seat"],
        motif=told["motif"],
        decisions=told["decisions"],
        worlds=told["worlds"],
        figures=tuple(told["figures"].items()),
        values=tuple((value, tuple(actions)) for value, actions in told["values"].items()),
        solved=tuple(told["solved"].items()),
        tries=told["tries"],
        record=told["match"],
    )
