"""How matches go: what is known of a toy is found, and what cannot be known is said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.core.game import AnyGame
from spukhaus.simulation.analysis.results import plan_of, summarise
from spukhaus.simulation.courses import STAGES
from spukhaus.simulation.plans import Plan
from spukhaus.simulation.recording import Record, record_match
from tests.simulation.players import BRAVE, TIMID

BOLD = BRAVE.replace("Brave", "Bold")


def plan(game: AnyGame, *bots: str, games: int = 60, players: int = 2) -> Plan:
    edition = ("standard", registry.edition(game))
    return plan_of(game.name, [edition], bots, (players,), games, "seed", registry.config(game).options)


def recorded(planned: Plan) -> list[Record]:
    return [record_match(*seating) for seating in planned.seatings()]


def test_choices_are_those_of_every_decision() -> None:
    planned = plan(registry.game("ghostbumpers"), "random", games=6, players=3)
    records = recorded(planned)
    for one in records:
        assert len(one.course.choices) == one.match.decisions
        assert min(one.course.choices) >= 1
    [entry] = summarise(planned, records)["choices"]
    counts = [count for one in records for count in one.course.choices]
    assert entry["mean"] == pytest.approx(sum(counts) / len(counts))
    assert entry["forced"] == pytest.approx(counts.count(1) / len(counts))
    assert entry["quantiles"][-1] == max(counts)


def test_a_swerve_is_the_same_again_and_costs_who_always_chose_best(coins: AnyGame) -> None:
    """Whoever bids the most wins the toy, so any other bid loses; whoever bids nothing loses nothing by another."""
    [brave] = {recorded(plan(coins, BRAVE, games=1))[0].course.swerve}
    assert brave == recorded(plan(coins, BRAVE, games=1))[0].course.swerve
    for bot, sign in ((BRAVE, 1), (TIMID, -1)):
        planned = plan(coins, bot)
        entries = summarise(planned, recorded(planned))["decisions"]
        assert sum(entry["tries"] for entry in entries) == 60
        assert sign * sum(entry["lost"] * entry["tries"] for entry in entries) > 0
        assert any(entry["other_winners"] for entry in entries)


def test_who_is_ahead_is_told_where_the_game_says_so() -> None:
    planned = plan(registry.game("ghostbumpers"), "random", games=8, players=3)
    records = recorded(planned)
    assert all(len(one.course.leaders) == STAGES - 1 for one in records)
    assert any(one.course.lead_changes for one in records)
    ahead = [replace(one, course=replace(one.course, leaders=(one.match.outcome.winners,) * 9)) for one in records]
    [entry] = summarise(planned, ahead)["leads"]
    shared = sum(1 / len(one.match.outcome.winners) for one in records) / len(records)
    assert [stage["wins"] for stage in entry["stages"]] == pytest.approx([shared] * 9)
    level = [replace(one, course=replace(one.course, leaders=((0, 1, 2),) * 9)) for one in records]
    [entry] = summarise(planned, level)["leads"]
    assert [stage["wins"] for stage in entry["stages"]] == pytest.approx([1 / 3] * 9)
    shy = plan(registry.game("shy_monsters"), "random", games=2)
    assert summarise(shy, recorded(shy))["leads"] == []


def test_the_lead_changes_when_another_seat_gets_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Level is nobody's lead: from seat 0 through level to seat 0 again, or seat 1 to seat 1, is no change."""
    told = iter([(0, 0), (1, 0), (1, 1), (2, 1), (2, 3), (3, 3), (3, 4)] + [(5, 4)] * 10_000)

    class Told(type(registry.extras(registry.game("shy_monsters")))):  # type: ignore[misc]
        def standing(self) -> object:
            return lambda state: [(points,) for points in next(told)]

    monkeypatch.setattr(registry, "extras", lambda game: Told())
    [one] = recorded(plan(registry.game("shy_monsters"), "random", games=1))
    assert one.match.decisions > 8
    assert one.course.lead_changes == 2


def test_skill_is_told_from_luck(coins: AnyGame) -> None:
    def skill(*bots: str) -> dict[str, Any]:
        planned = plan(coins, *bots, games=200)
        [entry] = summarise(planned, recorded(planned))["skill"]
        return dict(entry)

    unlike, alike, alone = skill(BRAVE, TIMID), skill(BRAVE, BOLD), skill(BRAVE)
    assert unlike["who"] > 0.5 > alike["who"] + 0.4
    assert alike["luck"] > 0.9
    assert alone["who"] is None
    for entry in (unlike, alike):
        assert entry["who"] + entry["seat"] + entry["luck"] == pytest.approx(1)


def test_too_few_matches_are_said_to_be_too_few(coins: AnyGame) -> None:
    def warned(games: int) -> dict[str, int]:
        planned = plan(coins, BRAVE, BOLD, games=games)
        return {entry["about"]: entry["enough"] for entry in summarise(planned, recorded(planned))["warnings"]}

    few = warned(6)
    assert set(few) == {"seats", "ratings"}
    assert min(few.values()) > 6
    assert warned(3000) == {}
