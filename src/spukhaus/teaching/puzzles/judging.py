"""What somebody tries, and whether it is right: proven anew from what the seat knows at that moment."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any

from spukhaus.core import matchfile
from spukhaus.core.game import CHANCE, AnyGame, Choices, Seat, Told
from spukhaus.core.play import draw
from spukhaus.core.puzzle import Proof, Refutation
from spukhaus.teaching.puzzles.files import Puzzle, PuzzleBroken, kind_of


class Verdict(StrEnum):
    OPEN = "open"
    """Nothing wrong so far, and more to decide."""
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a puzzle stands, and all that its seat was told on the way."""

    state: Any
    told: tuple[Told, ...]
    draws: int
    """How often chance has acted."""


@dataclass(frozen=True, slots=True)
class Judgement:
    verdict: Verdict
    moment: Moment
    """After the last right choice."""
    refutation: Refutation | None = None
    """Of a wrong one, where it was to be explained."""


@lru_cache(maxsize=128)
def beginning(puzzle: Puzzle) -> Moment:
    state: Any = puzzle.game.new(puzzle.match.config)
    told: list[Told] = []
    for played in matchfile.replay(puzzle.match):
        state = played.step.state
        told += played.step.told(puzzle.seat)
    if puzzle.seat not in puzzle.game.to_act(state):
        raise PuzzleBroken("puzzle-unproven", puzzle=puzzle.name)
    return Moment(state, tuple(told), sum(logged.seat == CHANCE for logged in puzzle.match.log))


def offered(puzzle: Puzzle, moment: Moment) -> tuple[Any, Choices[Any]]:
    """The view of the seat, and its choices."""
    game = puzzle.game
    return game.view(moment.state, puzzle.seat), game.legal_actions(moment.state, puzzle.seat)


@lru_cache(maxsize=512)
def proof_of(puzzle: Puzzle, moment: Moment) -> Proof:
    proof = kind_of(puzzle).prove(*offered(puzzle, moment))
    if proof is None:
        raise PuzzleBroken("puzzle-unproven", puzzle=puzzle.name)
    return proof


def judge(puzzle: Puzzle, tried: tuple[Any, ...], *, explain: bool = True) -> Judgement:
    """Choice by choice, up to the first wrong one. What the rules refuse is refused, and is not wrong."""
    game, kind = puzzle.game, kind_of(puzzle)
    moment = beginning(puzzle)
    for action in tried:
        after = onward(puzzle, moment, action)
        proof = proof_of(puzzle, moment)
        before, _ = offered(puzzle, moment)
        if kind.worth(before, action, proof) < proof.best:
            return Judgement(Verdict.WRONG, moment, kind.refute(before, action, proof) if explain else None)
        asked = puzzle.seat in game.to_act(after.state)
        if not asked or kind.settles(before, action, game.view(after.state, puzzle.seat)):
            return Judgement(Verdict.RIGHT, after)
        moment = after
    return Judgement(Verdict.OPEN, moment)


def onward(puzzle: Puzzle, moment: Moment, action: Any) -> Moment:
    """The match goes on as it would have: the tiles lie as they lay, and dice fall by its seed."""
    game, seed, kind = puzzle.game, puzzle.match.seed or "", kind_of(puzzle)
    state, told, draws = moment.state, list(moment.told), moment.draws
    by = puzzle.seat
    while action is not None:
        step = game.apply(state, by, action)
        state = step.state
        told += step.told(puzzle.seat)
        acting = game.to_act(state)
        action = None
        if acting == (CHANCE,):
            draws += 1
            by, action = CHANCE, draw(game, state, seed, draws)
        elif acting and puzzle.seat not in acting:
            by = acting[0]
            action = kind.reply(game.view(state, by), game.legal_actions(state, by))
    return Moment(state, tuple(told), draws)


def shown(game: AnyGame, seat: Seat, refutation: Refutation) -> tuple[Any, tuple[Told, ...]]:
    """How a wrong choice ends in the world that refutes it, as the seat sees it then."""
    state: Any = refutation.state
    told: list[Told] = []
    for logged in refutation.log:
        step = game.apply(state, logged.seat, logged.action)
        state = step.state
        told += step.told(seat)
    return game.view(state, seat), tuple(told)
