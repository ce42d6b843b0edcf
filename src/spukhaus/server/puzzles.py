"""Puzzles over HTTP. Nothing is kept: a try is sent with all that was tried before it, and judged from the start."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from starlette.requests import Request

from spukhaus.core import registry
from spukhaus.core.game import Told, described
from spukhaus.match.commands import TableRefused
from spukhaus.server.answers import client_of
from spukhaus.server.limits import Limiter
from spukhaus.server.requests import Room, Services
from spukhaus.server.routes import ANY_JSON, Body, route
from spukhaus.teaching.puzzles import files, judging
from spukhaus.teaching.puzzles.files import Puzzle, kind_of
from spukhaus.teaching.puzzles.judging import Moment, Verdict

LONGEST_TRY: Final = 40
TRIES_AT_ONCE: Final = 60
TRIES_A_SECOND: Final = 2.0
"""For each address: some proofs take a good part of a second."""


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is tried, from the moment of the puzzle on. With `ask`, what may be told about what comes next:
    a `hint`, the `answer`, or advice such as the table gives."""

    actions: list[str]
    ask: str | None = None


class Puzzles(Room):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.tries = Limiter(TRIES_AT_ONCE, TRIES_A_SECOND)

    @route("GET", "/api/puzzles/{game}", "List the puzzles of a game, the easy ones first", ANY_JSON)
    async def list_puzzles(self, request: Request) -> object:
        game = registry.game(request.path_params["game"])
        return [_outline(puzzle) for puzzle in files.puzzles(game)]

    @route("GET", "/api/puzzles/{game}/{name}", "A puzzle as its seat sees it, without the answer", ANY_JSON)
    async def show(self, request: Request) -> object:
        """The moment as the seat knows it; no answer is in it."""
        puzzle = _puzzle(request)
        kind = kind_of(puzzle)
        figures = {name: value for name, value in puzzle.figures if name in kind.told}
        moment = await asyncio.to_thread(judging.beginning, puzzle)
        return {
            **_outline(puzzle),
            "seat": puzzle.seat,
            "players": [name for _, name in sorted(puzzle.match.players)],
            "edition": puzzle.match.config.edition.name,
            "figures": figures,
            "solved": dict(puzzle.solved),
            "tries": puzzle.tries,
            **_position(puzzle, moment, 0),
        }

    @route("POST", "/api/puzzles/{game}/{name}", "Try something, or ask for help", ANY_JSON, body=PuzzleTry)
    async def attempt(self, request: Request, body: Body[PuzzleTry]) -> object:
        puzzle, tried = _puzzle(request), await body()
        self.tries.check(client_of(request))
        if len(tried.actions) > LONGEST_TRY:
            raise TableRefused("message-form", reason="actions")
        return await asyncio.to_thread(_answer, puzzle, tried)


def _puzzle(request: Request) -> Puzzle:
    return files.puzzle(registry.game(request.path_params["game"]), request.path_params["name"])


def _outline(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "name": puzzle.name,
        "kind": puzzle.kind,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "decisions": puzzle.decisions,
    }


def _answer(puzzle: Puzzle, tried: PuzzleTry) -> dict[str, Any]:
    judgement = judging.judge(puzzle, tuple(map(puzzle.game.read, tried.actions)))
    if tried.ask is not None and judgement.verdict is Verdict.OPEN:
        return _help(puzzle, judgement.moment, tried.ask)
    answer: dict[str, Any] = {"verdict": judgement.verdict}
    if judgement.verdict is Verdict.RIGHT:
        # Only now may the proof be told.
        answer["figures"] = {**dict(puzzle.figures), "worlds": puzzle.worlds}
    if judgement.refutation is not None:
        told_before = len(judgement.moment.told)
        view, told = judging.shown(puzzle.game, puzzle.seat, judgement.refutation)
        every = (*judgement.moment.told, *told)
        answer |= {"reason": judgement.refutation.reason, "figures": dict(judgement.refutation.figures)}
        answer |= {"view": view, "told": _told(every), "fresh": len(every) - told_before, "choices": None}
        return answer
    return answer | _position(puzzle, judgement.moment, len(judging.beginning(puzzle).told))


def _help(puzzle: Puzzle, moment: Moment, asked: str) -> dict[str, Any]:
    view, _ = judging.offered(puzzle, moment)
    if asked not in ("hint", "answer"):
        return {"advice": puzzle.game.advise(view, puzzle.game.question(asked))}
    proof = judging.proof_of(puzzle, moment)
    if asked == "hint":
        return {"hint": kind_of(puzzle).clue(view, proof)}
    return {"answer": described(proof.answers[-1], puzzle.game.write)}


def _position(puzzle: Puzzle, moment: Moment, heard: int) -> dict[str, Any]:
    """Where the puzzle stands, with what is told that the seat has not heard."""
    view, choices = judging.offered(puzzle, moment)
    return {
        "view": view,
        "choices": choices.plain(puzzle.game.write) if len(choices) else None,
        "told": _told(moment.told),
        "fresh": len(moment.told) - heard if heard else 0,
    }


def _told(told: tuple[Told, ...]) -> list[dict[str, Any]]:
    return [{"kind": one.kind, "params": dict(one.params)} for one in told]
