"""Puzzles over HTTP: nothing of the answer before it is found, and a reason for everything that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.teaching.puzzles import files
from spukhaus.teaching.puzzles.files import Puzzle
from spukhaus.teaching.puzzles.judging import beginning
from tests.server.running import Site, a_house, serving
from tests.teaching.puzzle_samples import SOME

pytestmark = pytest.mark.anyio

GAMES = registry.game_names()


def address(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.game.name}/{puzzle.name}"


async def attempt(site: Site, puzzle: Puzzle, *actions: str, **more: Any) -> Any:
    answer = await site.http.post(address(puzzle), json={"actions": list(actions), **more})
    return answer.json()


async def test_puzzles_are_listed_shown_solved_and_refuted() -> None:
    async with a_house() as house, serving(house) as site:
        for name in GAMES:
            found = files.puzzles(registry.game(name))
            listed = (await site.http.get(f"/api/puzzles/{name}")).json()
            assert [one["name"] for one in listed] == [puzzle.name for puzzle in found]
            for puzzle in found[:3]:
                wrong = puzzle.values[-1][1][0]
                refused = await attempt(site, puzzle, wrong)
                assert refused["verdict"] == "wrong"
                assert refused["told"][-refused["fresh"] :]
                answers: list[str] = []
                verdict: Any = {"verdict": "open"}
                while verdict["verdict"] == "open":
                    answers.append((await attempt(site, puzzle, *answers, ask="answer"))["answer"]["text"])
                    verdict = await attempt(site, puzzle, *answers)
                assert verdict["verdict"] == "right"
                assert len(answers) >= 1


async def test_a_puzzle_that_is_shown_tells_what_its_seat_knows_and_no_more() -> None:
    async with a_house() as house, serving(house) as site:
        for puzzle in SOME:
            shown = (await site.http.get(address(puzzle))).json()
            view = puzzle.game.view(beginning(puzzle).state, puzzle.seat)
            assert shown["view"]["seat"] == puzzle.seat == view.seat
            assert not {"values", "answers", "motif", "match", "seed", "worlds"} & set(shown)
            assert set(shown["figures"]) <= set(files.kind_of(puzzle).told)
            assert str(puzzle.match.seed) not in json.dumps(shown)


async def test_hints_and_advice_are_for_those_who_ask() -> None:
    async with a_house() as house, serving(house) as site:
        puzzle = files.puzzles(registry.game("ghostbumpers"))[0]
        assert set(await attempt(site, puzzle, ask="hint")) == {"hint"}
        assert set((await attempt(site, puzzle, ask="sketch"))["advice"]["choices"]) == {
            action for _, actions in puzzle.values for action in actions
        }


async def test_what_makes_no_sense_is_refused() -> None:
    async with a_house() as house, serving(house) as site:
        puzzle = files.puzzles(registry.game("shy_monsters"))[0]
        assert (await attempt(site, puzzle, "dance"))["error"]["code"] == "action-form"
        assert (await attempt(site, puzzle, "walk a1"))["error"]["rule"]
        assert (await attempt(site, puzzle, *["walk i9"] * 41))["error"]["code"] == "message-form"
        assert (await attempt(site, puzzle, ask="weather"))["error"]["code"]
        for path in ("/api/puzzles/chess", "/api/puzzles/shy_monsters/none"):
            assert (await site.http.get(path)).status_code == 422
