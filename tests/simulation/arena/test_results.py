"""What a contest says of bots whose strengths are known."""

from __future__ import annotations

import pytest

from spukhaus.core import registry
from spukhaus.core.game import AnyGame
from spukhaus.simulation.arena.results import plan_of, summarise
from spukhaus.simulation.matches import play_match
from tests.simulation.players import BRAVE, TIMID


def test_known_strengths_are_found_on_a_toy(coins: AnyGame) -> None:
    edition = ("standard", registry.edition(coins))
    plan = plan_of("coins", edition, ("random", TIMID, BRAVE), (2, 3), 400, "seed")
    result = summarise(plan, [play_match(*seating)[0] for seating in plan.seatings()])
    assert [entry["bot"] for entry in result["standings"]] == [BRAVE, "random", TIMID]
    ratings = {entry["bot"]: entry for entry in result["standings"]}
    assert ratings["random"]["rating"] == 0
    assert ratings[TIMID]["rating_interval"][1] < 0 < ratings[BRAVE]["rating_interval"][0]
    for players in (2, 3):
        entries = [entry for entry in result["by_players"] if entry["players"] == players]
        assert sum(entry["wins"] * entry["tries"] for entry in entries) * players == pytest.approx(
            sum(entry["tries"] for entry in entries)
        )
