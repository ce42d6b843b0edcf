"""Straszydła over a real socket: whole matches, and everything on the way that must be refused."""

from __future__ import annotations

import pytest

from spukhaus.core.game import CHANCE
from tests.games.straszydla.scenes import GAME
from tests.games.straszydla.wrong import playthrough, wrong_actions
from tests.match.bench import dealing
from tests.server.running import a_house, serving

pytestmark = pytest.mark.anyio

REFUSED = {
    "chain-of-duels": {"plan-length", "step-off-board", "bid-too-high", "bend-range", "retreat-illegal", "not-asked"},
    "imps": {"step-blocked", "horror-not-traded", "bought-already", "wrong-food", "too-few-cubes", "not-now"},
}


def rolls(text: str) -> list[str]:
    return [f"roll {dice}" for dice in text.removeprefix("roll ").split(" | ")] if text.startswith("roll ") else [text]


@pytest.mark.parametrize("name", REFUSED)
async def test_a_match_with_wrong_actions_all_along(name: str) -> None:
    """A playthrough over the socket: each wrong action is answered as by the rules, and changes nothing."""
    match = playthrough(name)
    # The playthroughs were played by version 1 of the rules, in which both sides of a duel roll at once.
    drawn = [part for logged in match.log if logged.seat == CHANCE for part in rolls(GAME.write(logged.action))]
    wrong = list(wrong_actions(match))
    assert {one.code for one in wrong} >= REFUSED[name]
    async with a_house(chance=dealing(*drawn)) as house, serving(house) as site:
        names = [f"Player {seat}" for seat in range(match.config.seats)]
        wanted = {
            "seats": len(names),
            "edition": match.config.edition.text,
            "options": dict(match.config.options),
        }
        table, keys = await site.table(*names, game="straszydla", **wanted)
        async with site.live(table, *keys) as players:
            for number, logged in enumerate(match.log):
                for one in (one for one in wrong if one.number == number):
                    before = players.last["number"]
                    answer = await players.ask(type="act", seat=one.seat, number=before, action=one.text)
                    assert answer["type"] != "done", one
                    assert (answer["error"]["code"], answer["error"]["rule"]) == (one.code, one.rule)
                    assert players.last["number"] == before
                if logged.seat != CHANCE:
                    await players.act(logged.seat, GAME.write(logged.action))
            outcome = players.last["table"]["outcome"]
            assert (outcome is None) == (match.outcome is None)
            if match.outcome is not None:
                assert outcome["reason"] == match.outcome.reason
