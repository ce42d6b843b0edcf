"""Puzzles from real matches: bots play, and wherever a kind has a proof that is worth a thought, a puzzle may be kept.

Matches have numbers, and all that happens in one follows from its number. So the finder can stop after any match and
go on with the next one later, and whoever begins anew finds the same puzzles.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from spukhaus.core import matchfile, registry
from spukhaus.core.bot import Bot
from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.play import Play, play_by
from spukhaus.core.puzzle import Proof, PuzzleKind
from spukhaus.teaching.puzzles.files import Puzzle, PuzzleBroken, kind_of, kinds
from spukhaus.teaching.puzzles.judging import Verdict, beginning, judge, offered, onward, proof_of

TRIES: Final = 4
LEARNERS: Final = 2
"""The weakest levels, in a row: at least one of them must go wrong as often as not."""
MOST_DECISIONS: Final = 12
MOST_CHOICES: Final = 300
LONGEST_MATCH: Final = 300
"""Actions. After so many a match is given up: whoever opens a game's puzzles loads all of its matches."""
ALIKE: Final = 10
"""No motif may have more than one in so many of the puzzles."""
PLAYERS: Final = ("expert", "sensible")
"""Who plays the matches: strong ones that need not think for long."""


class EnoughError(Exception):
    """A match has come far enough."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where matches come from."""

    game: AnyGame

    def seed_of(self, number: int) -> str:
        return hashlib.sha256(f"puzzles {self.game.name} {number}".encode()).hexdigest()

    def players(self, number: int) -> tuple[str, ...]:
        """Everybody meets everybody, with every number of seats."""
        counts = self.game.seat_counts
        seats = counts[number % len(counts)]
        return tuple(PLAYERS[(number + seat * (1 + number // 3)) % len(PLAYERS)] for seat in range(seats))


def look(source: Source, number: int, known: Sequence[Puzzle], wanted: int) -> tuple[Puzzle, ...]:
    """What one match adds to those that there are. A kind may have twice its share, and no more than its part."""
    kept = list(known)
    every = kinds(source.game)
    most = {name: min(max(1, 2 * wanted // len(every)), kind.part * wanted) for name, kind in every.items()}

    def has_room(kind: str) -> bool:
        return len(kept) < wanted and sum(one.kind == kind for one in kept) < most[kind]

    for puzzle in moments(source, number, [kind for name, kind in every.items() if has_room(name)]):
        if has_room(puzzle.kind) and _is_fresh(puzzle, kept, wanted):
            weighed = weigh(puzzle)
            if weighed is not None:
                kept.append(replace(weighed, name=_name(weighed, kept)))
    return tuple(kept[len(known) :])


def _is_fresh(puzzle: Puzzle, kept: list[Puzzle], wanted: int) -> bool:
    """A motif may have its part, and a match may have it once."""
    alike = [one for one in kept if one.motif == puzzle.motif]
    most = max(1, wanted // ALIKE) if kind_of(puzzle).repeats else 1
    return len(alike) < most and all(one.match.seed != puzzle.match.seed for one in alike)


def _name(puzzle: Puzzle, kept: list[Puzzle]) -> str:
    return f"{puzzle.kind}-{1 + sum(one.kind == puzzle.kind for one in kept)}"


def moments(source: Source, number: int, asked: Sequence[PuzzleKind]) -> Iterator[Puzzle]:
    """Every moment of one match that makes a puzzle of these kinds."""
    game = source.game
    players, seed = source.players(number), source.seed_of(number)
    bots: list[Bot] = [registry.bot(game, player)(game) for player in players]
    found: list[Puzzle] = []

    def decide(play: Play, seat: Seat, rng: random.Random) -> Any:
        if len(play.log) > LONGEST_MATCH:
            raise EnoughError
        view, choices = game.view(play.state, seat), game.legal_actions(play.state, seat)
        for kind in asked:
            proof = kind.prove(view, choices)
            if proof is not None and len(proof.values) <= MOST_CHOICES and kind.is_puzzling(view, proof):
                found.append(_puzzle(play, players, seat, kind, view, proof))
        return bots[seat].choose(view, choices, rng)

    with suppress(EnoughError):
        play_by(game, registry.config(game, len(players)), decide, seed)
    yield from found


def _puzzle(play: Play, players: tuple[str, ...], seat: Seat, kind: PuzzleKind, view: Any, proof: Proof) -> Puzzle:
    by_value: dict[Any, list[str]] = {}
    for action, value in proof.values:
        by_value.setdefault(value, []).append(play.game.write(action))
    match = MatchFile(play.game, play.config, tuple(play.log), tuple(enumerate(players)), seed=play.seed)
    return Puzzle(
        game=play.game,
        name=kind.name,
        kind=kind.name,
        theme=kind.theme(view),
        seat=seat,
        motif=kind.motif(view, proof),
        decisions=1,
        worlds=proof.worlds,
        figures=proof.figures,
        values=tuple((str(value), tuple(by_value[value])) for value in sorted(by_value, reverse=True)),
        solved=(),
        tries=TRIES,
        record=matchfile.write(match),
    )


# How hard


def weigh(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with how bots fare; None if it has no end, or if nobody who is learning would go wrong."""
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
    return replace(puzzle, decisions=decisions, solved=solved)


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
