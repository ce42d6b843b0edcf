"""The ladder: fair line-ups, everything at the same pace, and a table that says what the matches came to."""

from __future__ import annotations

from collections import Counter

from benchmarks.ladder import Pair, in_step, measure, named_pair, pairs_of, table


def test_the_first_bot_holds_every_seat_in_every_deal() -> None:
    pair = Pair("ghostbumpers", 3, "novice", "random", 10)
    assert pair.line_ups == (
        ("novice", "random", "random"),
        ("random", "novice", "random"),
        ("random", "random", "novice"),
    )
    assert pair.deals == 4


def test_bots_are_levels_or_come_from_modules() -> None:
    found = [named_pair("ghostbumpers", 3, text, 1) for text in ("master:expert", "master:a.b:C", "a.b:C:expert")]
    assert [(pair.one, pair.rival) for pair in found] == [
        ("master", "expert"),
        ("master", "a.b:C"),
        ("a.b:C", "expert"),
    ]


def test_all_levels_meet_and_the_strongest_meet_the_opponents() -> None:
    met = {(pair.one, pair.rival.rpartition(":")[2]) for pair in pairs_of("shy_monsters", [2], 4)}
    assert {("master", "expert"), ("novice", "random"), ("perfect", "random"), ("perfect", "Master060")} <= met
    assert ("expert", "Master060") not in met


def test_all_pairs_come_on_at_the_same_pace() -> None:
    few, many = Pair("ghostbumpers", 3, "novice", "random", 6), Pair("straszydla", 2, "novice", "random", 40)
    order = [pair for pair, _ in in_step([few, many], "1")]
    assert Counter(order) == {few: 6, many: 40}
    half = Counter(order[: len(order) // 2])
    assert half[few] == 3
    assert half[many] == 20


def test_wins_are_those_of_the_first_bot() -> None:
    pair = Pair("ghostbumpers", 3, "sensible", "random", 6)
    [record] = measure([pair], "1", 1)
    found = record.plain()
    assert found is not None
    assert found["tries"] == 6
    won = sum(match.shares[match.line_up.index("sensible")] for match in record.matches)
    assert found["wins"] == won / 6 > 0.5
    assert "| ghostbumpers, 3 | `sensible` – `random` |" in table([record])


def test_deals_that_are_not_complete_do_not_count() -> None:
    pair = Pair("ghostbumpers", 3, "sensible", "random", 6)
    [record] = measure([pair], "1", 1)
    del record.matches[4:]
    found = record.plain()
    assert found is not None
    assert found["tries"] == 3
    del record.matches[2:]
    assert record.plain() is None
