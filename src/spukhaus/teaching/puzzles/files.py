"""A puzzle as a file: where it comes from, what is asked, and what was proven."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from spukhaus.core import matchfile, registry
from spukhaus.core.errors import NotFound, SpukhausError
from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.puzzle import Figures, PuzzleKind


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A moment of a match, and a question to the seat that decides there."""

    name: str
    kind: str
    seat: Seat
    difficulty: int
    """From 1 to 5."""
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
    match: MatchFile
    """As far as the moment; its seed and its players say how to play it again."""

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def answers(self) -> tuple[str, ...]:
        return self.values[0][1]


def kinds(game: AnyGame) -> dict[str, PuzzleKind]:
    """What can be asked in this game; nothing, if the game brings no kinds."""
    return {kind.name: kind for kind in registry.extras(game).puzzle_kinds()}


def kind_of(puzzle: Puzzle) -> PuzzleKind:
    return kinds(puzzle.game)[puzzle.kind]


@lru_cache
def puzzles(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles in the game's folder, the easy ones first."""
    files = sorted((registry.data(game) / "puzzles").glob("*.toml"))
    found = [read(file.stem, file.read_text("utf-8")) for file in files]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.name)))


def puzzle(game: AnyGame, name: str) -> Puzzle:
    for found in puzzles(game):
        if found.name == name:
            return found
    raise NotFound("unknown-puzzle", puzzle=name[:40], known=tuple(one.name for one in puzzles(game)))


def write(puzzle: Puzzle) -> str:
    lines = [
        "# Made by `spukhaus puzzles find`, and checked by `spukhaus puzzles check`.",
        "# The match was played by the bots that it names, and its seed repeats it.",
        f"kind = {_text(puzzle.kind)}",
        f"seat = {puzzle.seat}",
        f"difficulty = {puzzle.difficulty}",
        f"decisions = {puzzle.decisions}",
        f"motif = {_text(puzzle.motif)}",
        f"worlds = {puzzle.worlds}",
        f"tries = {puzzle.tries}",
        f"match = '''\n{matchfile.write(puzzle.match)}'''",
        "",
        "[figures]",
        *(f"{name} = {json.dumps(value)}" for name, value in puzzle.figures),
        "",
        "[values]",
        *(f"{_text(value)} = {json.dumps(list(actions))}" for value, actions in puzzle.values),
        "",
        "[solved]",
        *(f"{level} = {count}" for level, count in puzzle.solved),
    ]
    return "\n".join(lines) + "\n"


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def read(name: str, text: str) -> Puzzle:
    """The puzzle of a file, or `PuzzleBroken`."""
    try:
        return _read(name, tomllib.loads(text))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise PuzzleBroken("puzzle-file", puzzle=name, reason=str(error)[:200]) from error


def _read(name: str, file: dict[str, Any]) -> Puzzle:
    return Puzzle(
        name=name,
        kind=file["kind"],
        seat=file["seat"],
        difficulty=file["difficulty"],
        motif=file["motif"],
        decisions=file["decisions"],
        worlds=file["worlds"],
        figures=tuple(file["figures"].items()),
        values=tuple((value, tuple(actions)) for value, actions in file["values"].items()),
        solved=tuple(file["solved"].items()),
        tries=file["tries"],
        match=matchfile.read(file["match"]),
    )


class PuzzleBroken(SpukhausError):
    """A puzzle's file cannot be read, or what it claims is not so."""
