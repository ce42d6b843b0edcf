"""Every proof once more: what a file claims must be what the engine finds."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from spukhaus.core import registry
from spukhaus.core.game import Logged, Seat
from spukhaus.core.play import Play, play_by
from spukhaus.teaching.puzzles.files import Puzzle, PuzzleBroken, kind_of
from spukhaus.teaching.puzzles.finding import EnoughError
from spukhaus.teaching.puzzles.judging import Verdict, beginning, judge, offered, proof_of, shown


def check(puzzle: Puzzle) -> None:
    """Refuse a puzzle whose match, values or figures are not as its file says."""
    moment = beginning(puzzle)
    proof = proof_of(puzzle, moment)
    found = {action: str(value) for action, value in proof.values}
    claimed = {puzzle.game.read(text): value for value, texts in puzzle.values for text in texts}
    right = sorted(map(puzzle.game.write, proof.answers))
    figures = (puzzle.worlds, puzzle.figures) == (proof.worlds, proof.figures)
    if claimed != found or sorted(puzzle.answers) != right or not figures:
        raise PuzzleBroken("puzzle-values", puzzle=puzzle.name)
    kind, (view, _) = kind_of(puzzle), offered(puzzle, moment)
    if (puzzle.theme, puzzle.motif) != (kind.theme(view), kind.motif(view, proof)):
        raise PuzzleBroken("puzzle-values", puzzle=puzzle.name)
    if not kind.is_puzzling(view, proof):
        raise PuzzleBroken("puzzle-plain", puzzle=puzzle.name)


def check_refutations(puzzle: Puzzle, most: int) -> int:
    """Refuse a puzzle with a wrong choice for which there is no world that fits; of many, so many are looked at."""
    game, moment = puzzle.game, beginning(puzzle)
    view, _ = offered(puzzle, moment)
    wrong = [action for _, actions in puzzle.values[1:] for action in actions]
    looked_at = wrong if len(wrong) <= most else random.Random(puzzle.name).sample(wrong, most)
    for text in looked_at:
        judgement = judge(puzzle, (game.read(text),))
        if judgement.verdict is not Verdict.WRONG or judgement.refutation is None:
            raise PuzzleBroken("puzzle-values", puzzle=puzzle.name)
        if game.view(judgement.refutation.state, puzzle.seat) != view:
            raise PuzzleBroken("puzzle-world", puzzle=puzzle.name, action=text)
        shown(game, puzzle.seat, judgement.refutation)
    return len(looked_at)


def check_bots(puzzle: Puzzle) -> None:
    """Refuse a puzzle whose match the bots that it names no longer play: they may have learned since."""
    game, match = puzzle.game, puzzle.match
    bots = [registry.bot(game, name)(game) for _, name in sorted(match.players)]
    log: list[Logged[Any]] = []

    def decide(play: Play, seat: Seat, rng: random.Random) -> Any:
        log[:] = play.log
        if len(log) >= len(match.log):
            raise EnoughError
        return bots[seat].choose(game.view(play.state, seat), game.legal_actions(play.state, seat), rng)

    with suppress(EnoughError):
        play_by(game, match.config, decide, match.seed or "")
    if tuple(log) != match.log:
        raise PuzzleBroken("puzzle-other-match", puzzle=puzzle.name)
