"""Puzzles from real matches: bots play, and wherever a kind has a proof that is worth a thought, a puzzle may be kept.

How hard a puzzle is follows from figures alone: half a point for every doubling of the choices, one for every
doubling of the decisions, up to one for how near the best wrong choice comes, and up to three for how often bots go
wrong (half of that where bots play for something else than the question asks).
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import log2
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.core.bot import Bot
from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.play import Play, play_by
from spukhaus.core.puzzle import Proof, PuzzleKind
from spukhaus.teaching.puzzles.files import Puzzle, PuzzleBroken, kind_of, kinds
from spukhaus.teaching.puzzles.judging import Verdict, beginning, judge, offered, onward, proof_of

TRIES: Final = 8
LEARNERS: Final = 2
"""The weakest levels, in a row: at least one of them must go wrong as often as not."""
MOST_DECISIONS: Final = 12
LONGEST_MATCH: Final = 700
"""Actions: a puzzle's file is for reading, too."""
EASIEST: Final = 1
HARDEST: Final = 5
PLAYERS: Final = ("novice", "sensible", "expert")
"""Who plays the matches: quick ones, who get into every kind of trouble."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where matches come from."""

    game: AnyGame
    matches: int
    seed: str

    def seed_of(self, number: int) -> str:
        return hashlib.sha256(f"puzzles {self.game.name} {self.seed} {number}".encode()).hexdigest()

    def players(self, number: int) -> tuple[str, ...]:
        """Everybody meets everybody, with every number of seats."""
        counts = self.game.seat_counts
        seats = counts[number % len(counts)]
        return tuple(PLAYERS[(number + seat * (1 + number // 3)) % len(PLAYERS)] for seat in range(seats))


def find(source: Source, wanted: int) -> Iterator[Puzzle]:
    """As many puzzles as wanted, if there are: no two with one motif, all kinds, from easy to hard."""
    candidates: dict[str, Puzzle] = {}
    for number in range(source.matches):
        for puzzle in moments(source, number):
            known = candidates.get(puzzle.motif)
            if known is None:
                weighed = weigh(puzzle)
                if weighed is not None:
                    candidates[puzzle.motif] = weighed
    yield from _named(_spread(list(candidates.values()), wanted))


def moments(source: Source, number: int) -> Iterator[Puzzle]:
    """Every moment of one match that makes a puzzle."""
    game = source.game
    players, seed = source.players(number), source.seed_of(number)
    bots: list[Bot] = [registry.bot(game, player)(game) for player in players]
    found: list[Puzzle] = []

    def decide(play: Play, seat: Seat, rng: random.Random) -> Any:
        view, choices = game.view(play.state, seat), game.legal_actions(play.state, seat)
        if len(play.log) <= LONGEST_MATCH:
            for kind in kinds(game).values():
                proof = kind.prove(view, choices)
                if proof is not None and kind.is_puzzling(view, proof):
                    found.append(_puzzle(play, players, seat, kind, kind.motif(view, proof), proof))
        return bots[seat].choose(view, choices, rng)

    play_by(game, registry.config(game, len(players)), decide, seed)
    yield from found


def _puzzle(play: Play, players: tuple[str, ...], seat: Seat, kind: PuzzleKind, motif: str, proof: Proof) -> Puzzle:
    by_value: dict[Any, list[str]] = {}
    for action, value in proof.values:
        by_value.setdefault(value, []).append(play.game.write(action))
    match = MatchFile(play.game, play.config, tuple(play.log), tuple(enumerate(players)), seed=play.seed)
    return Puzzle(
        name=kind.name,
        kind=kind.name,
        seat=seat,
        difficulty=EASIEST,
        motif=motif,
        decisions=1,
        worlds=proof.worlds,
        figures=proof.figures,
        values=tuple((str(value), tuple(by_value[value])) for value in sorted(by_value, reverse=True)),
        solved=(),
        tries=TRIES,
        match=match,
    )


# How hard


def weigh(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with its difficulty; None if it has no end, or if nobody who is learning would go wrong."""
    try:
        return _weigh(puzzle)
    except PuzzleBroken:  # a right choice leads to where nothing can be proven any more
        return None


def _weigh(puzzle: Puzzle) -> Puzzle | None:
    decisions = _decisions(puzzle)
    if decisions is None:
        return None
    levels = [level for level in registry.bots(puzzle.game) if level != "random"]
    solved: tuple[tuple[str, int], ...] = ()
    for level in levels:  # weak ones first: if even those who learn find it, nobody else need try
        solved = (*solved, (level, sum(solves(puzzle, level, number) for number in range(TRIES))))
        if len(solved) == LEARNERS and all(count > TRIES // 2 for _, count in solved):
            return None
    weighed = replace(puzzle, decisions=decisions, solved=solved)
    return replace(weighed, difficulty=difficulty_of(weighed))


def difficulty_of(puzzle: Puzzle) -> int:
    """From 1 to 5, by what the file says."""
    choices = sum(len(actions) for _, actions in puzzle.values)
    best, tempting = (Fraction(value) for value, _ in puzzle.values[:2])
    wrong = 1 - sum(count for _, count in puzzle.solved) / (puzzle.tries * len(puzzle.solved))
    erring = wrong if kind_of(puzzle).sought else 0.5
    score = log2(choices) / 2 + log2(puzzle.decisions) + float(tempting / best) + 3 * erring
    return min(HARDEST, max(EASIEST, round(score) - 2))


def _decisions(puzzle: Puzzle) -> int | None:
    """The choices that matter on the way that takes the last answer every time; None if it leads nowhere."""
    moment, counted = beginning(puzzle), 0
    tried: tuple[Any, ...] = ()
    for _ in range(MOST_DECISIONS):
        proof = proof_of(puzzle, moment)
        counted += len(proof.answers) < len(proof.values)
        tried = (*tried, proof.answers[-1])
        if judge(puzzle, tried, explain=False).verdict is Verdict.RIGHT:
            return counted
        moment = onward(puzzle, moment, proof.answers[-1])
    return None


def solves(puzzle: Puzzle, level: str, number: int) -> bool:
    """Whether a bot finds its way through the puzzle."""
    bot = registry.bot(puzzle.game, level)(puzzle.game)
    moment = beginning(puzzle)
    tried: tuple[Any, ...] = ()
    for step in range(MOST_DECISIONS):
        action = bot.choose(*offered(puzzle, moment), random.Random(f"{puzzle.match.seed} {level} {number} {step}"))
        tried = (*tried, action)
        verdict = judge(puzzle, tried, explain=False).verdict
        if verdict is not Verdict.OPEN:
            return verdict is Verdict.RIGHT
        moment = onward(puzzle, moment, action)
    return False


# Which to keep


def _spread(candidates: list[Puzzle], wanted: int) -> list[Puzzle]:
    """One after the other: of the rarest kind so far, then of the rarest difficulty, then with the shortest match."""
    chosen: list[Puzzle] = []

    def rarity(puzzle: Puzzle) -> tuple[int, int, int]:
        same_kind = sum(one.kind == puzzle.kind for one in chosen)
        as_hard = sum(one.difficulty == puzzle.difficulty for one in chosen)
        return same_kind, as_hard, len(puzzle.match.log)

    left = list(candidates)
    while left and len(chosen) < wanted:
        best = min(left, key=rarity)
        left.remove(best)
        chosen.append(best)
    return chosen


def _named(chosen: list[Puzzle]) -> Iterator[Puzzle]:
    counted: dict[str, int] = {}
    for puzzle in sorted(chosen, key=lambda one: (one.difficulty, one.kind)):
        counted[puzzle.kind] = counted.get(puzzle.kind, 0) + 1
        yield replace(puzzle, name=f"{puzzle.kind}-{counted[puzzle.kind]}")
