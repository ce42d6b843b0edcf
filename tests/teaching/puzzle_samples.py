"""Which puzzles are proven in every run: the first of each kind, and some of every level. `./test --all` takes all."""

from __future__ import annotations

from spukhaus.core import registry
from spukhaus.teaching.puzzles import files
from spukhaus.teaching.puzzles.files import Puzzle
from tests.samples import sample

ONE_IN = 24
"""So a game with 120 has one of each level in the sample, beside the first ones."""


def some_of(name: str) -> list[Puzzle]:
    every = files.puzzles(registry.game(name))
    first = {puzzle.kind: puzzle for puzzle in reversed(every)}
    few = {*first.values(), *every[ONE_IN // 2 :: ONE_IN]}
    return [puzzle for puzzle in every if puzzle in sample(few, set(every))]


SOME = [puzzle for name in registry.game_names() for puzzle in some_of(name)]


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game.name} {puzzle.name}"
