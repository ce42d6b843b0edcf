"""Balanced line-ups: every bot holds every seat as often as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from spukhaus.simulation.lineups import duels_and_mixed, lone_seats, mixed


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("bots", ["AB", "ABC", "ABCD", "ABCDEFG"])
def test_every_bot_holds_every_seat_equally_often(bots: str, seats: int) -> None:
    found = duels_and_mixed(tuple(bots), seats)
    assert len(set(found)) == len(found)
    held = Counter((seat, bot) for line_up in found for seat, bot in enumerate(line_up))
    assert len(held) == len(bots) * seats
    assert len(set(held.values())) == 1
    met = Counter((line_up[seat], rival, seat) for line_up in found for seat, rival in lone_seats(line_up))
    assert set(met.values()) == {1}, "each duel once in every seat"
    assert len(met) == len(bots) * (len(bots) - 1) * seats


def test_line_ups_of_two_and_of_four() -> None:
    assert duels_and_mixed(("A", "B"), 2) == (("A", "B"), ("B", "A"))
    assert {"".join(line_up) for line_up in duels_and_mixed(("A", "B"), 4)} == {
        "ABBB", "BABB", "BBAB", "BBBA", "BAAA", "ABAA", "AABA", "AAAB",
    }  # fmt: skip
    assert {("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")} < set(duels_and_mixed(("A", "B", "C"), 3))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("bots", ["A", "AB", "ABC", "ABCDEFG"])
def test_bots_change_seats_at_mixed_tables(bots: str, seats: int) -> None:
    found = mixed(tuple(bots), seats)
    assert len(set(found)) == len(found)
    held = Counter((seat, bot) for line_up in found for seat, bot in enumerate(line_up))
    assert len(held) == len(bots) * seats
    assert len(set(held.values())) == 1


def test_a_single_bot_plays_with_itself() -> None:
    assert mixed(("A",), 3) == (("A", "A", "A"),)
