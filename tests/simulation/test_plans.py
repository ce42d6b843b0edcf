"""Which matches are played, in which order, and what is left of a plan that was stopped."""

from __future__ import annotations

from collections import Counter

from spukhaus.core import registry
from spukhaus.simulation import fixed_seats
from spukhaus.simulation.analysis import results as analysis
from spukhaus.simulation.arena import results as arena
from spukhaus.simulation.plans import whole_deals

GHOSTS = registry.game("ghostbumpers")
STANDARD, OTHER = (("standard", registry.edition(GHOSTS)), ("eight-copies", registry.edition(GHOSTS, "eight-copies")))


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = arena.plan_of("ghostbumpers", STANDARD, ("random", "sensible"), (3, 4), 15, "seed")
    assert (len(plan.line_ups), plan.deals, plan.games, plan.players) == (14, 2, 28, (3, 4))
    assert Counter(deal for _, deal, _ in plan.seatings()) == {0: 14, 1: 14}


def test_what_is_analysed_is_played_often_enough_with_every_number_of_players() -> None:
    one, two = (
        analysis.plan_of("ghostbumpers", [STANDARD], bots, (3, 4), 5, "seed")
        for bots in (("novice",), ("novice", "sensible", "novice"))
    )
    assert (one.line_ups, one.deals, one.games) == ((("novice",) * 3, ("novice",) * 4), 5, 10)
    assert two.bots == ("novice", "sensible")
    seats = Counter(len(line_up) for _, _, line_up in two.seatings())
    assert min(seats.values()) >= 5
    assert len(seats) == 2


def test_fixed_seats_have_a_deal_for_every_match() -> None:
    bots = ("random", "novice", "random")
    plan = fixed_seats.plan_of("ghostbumpers", STANDARD, bots, 3, "seed")
    assert [(deal, line_up) for _, deal, line_up in plan.seatings()] == [(deal, bots) for deal in range(3)]


def test_editions_are_played_on_the_same_deals() -> None:
    plan = analysis.plan_of("ghostbumpers", [STANDARD, OTHER], ("sensible",), (3,), 3, "seed")
    seatings = list(plan.seatings())
    numbers = [(series.edition_number, deal) for series, deal, _ in seatings]
    assert numbers == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
    assert seatings[0][0].edition_text != seatings[1][0].edition_text


def test_whole_deals() -> None:
    plan = analysis.plan_of("ghostbumpers", [STANDARD, OTHER], ("sensible",), (3,), 10, "seed")
    assert whole_deals(plan, "abcdefg") == (plan.with_deals(3), "abcdef")
    assert whole_deals(plan, "a") == (plan.with_deals(0), "")
    everything = list(plan.seatings())
    assert whole_deals(plan, everything) == (plan, everything)
