"""Which puzzles are proven in every run: the first of each kind, and some of every level. `./test --all` takes all."""

from __future__ import annotations

from spukhaus.core import registry
from spukhaus.teaching.puzzles import files
from spukhaus.teaching.puzzles.files import Puzzle
from tests.samples import sample

LEVELS = 5


def some_of(name: str) -> list[Puzzle]:
    every = files.puzzles(registry.game(name))
    first = {puzzle.kind: puzzle for puzzle in reversed(every)}
    step = len(every) // LEVELS
    few = {*first.values(), *every[step // 2 :: step]}
    return [puzzle for puzzle in every if puzzle in sample(few, set(every))]


SOME = [puzzle for name in registry.game_names() for puzzle in some_of(name)]


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game.name} {puzzle.name}"
