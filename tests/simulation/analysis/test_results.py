"""What an analysis says: numbers that agree, and content that decides is found without a word about it."""

from __future__ import annotations

import pytest

from spukhaus.core import registry
from spukhaus.core.game import AnyGame
from spukhaus.simulation.analysis.results import plan_of, summarise
from spukhaus.simulation.plans import Plan
from spukhaus.simulation.recording import Record, record_match


def plan(game: AnyGame, bot: str, players: tuple[int, ...], games: int) -> Plan:
    edition = ("standard", registry.edition(game))
    return plan_of(game.name, [edition], (bot,), players, games, "seed", registry.config(game).options)


def recorded(planned: Plan) -> list[Record]:
    return [record_match(*seating) for seating in planned.seatings()]


def test_a_toy_is_analysed_without_a_word_about_it(coins: AnyGame) -> None:
    """Cards and bids decide it: the highest win, the lowest lose, and the report says so."""
    planned = plan(coins, "random", (2, 3), 300)
    result = summarise(planned, recorded(planned))
    assert {entry["happening"]: entry["mean"] for entry in result["happenings"]}["shown"] == 2
    [cards] = [topic for topic in result["content"] if topic["topic"] == "dealt / card"]
    entries = {entry["thing"]: entry for entry in cards["things"]}
    least, most = min(entries), max(entries)
    assert entries[least]["difference"] < 0 < entries[most]["difference"]
    assert entries[least]["stands_out"]
    assert entries[most]["stands_out"]
    for entry in result["seats"]:
        low, high = entry["interval"]
        assert low <= entry["fair"] <= high, "seats are alike"


def test_numbers_of_the_result_agree() -> None:
    planned = plan(registry.game("shy_monsters"), "sensible", (2,), 31)
    records = recorded(planned)
    result = summarise(planned, records)
    assert sum(entry["wins"] for entry in result["seats"]) == pytest.approx(1)
    assert sum(entry["share"] for entry in result["endings"]) == pytest.approx(1)
    [lengths] = result["lengths"]
    assert lengths["mean"] == pytest.approx(sum(one.match.decisions for one in records) / 31)
    for part in lengths["classes"]:
        inside = range(part["from"], part["from"] + lengths["class_width"])
        assert part["share"] == pytest.approx(sum(one.match.decisions in inside for one in records) / 31)
    assert sum(part["share"] for part in lengths["classes"]) == pytest.approx(1)
    assert lengths["quantiles"] == sorted(lengths["quantiles"])
    happenings = {entry["happening"]: entry for entry in result["happenings"]}
    assert set(happenings) == set(registry.game("shy_monsters").events), "those that never happen, too"
    hero = next(entry for entry in result["seats"] if entry["seat"] == 1)
    assert happenings["hero-escaped"]["share"] == pytest.approx(hero["wins"])
