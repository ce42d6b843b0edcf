"""Who stands where, and what is told of it when."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from spukhaus.cups import commands
from spukhaus.cups.cup import Cup, cup_of
from spukhaus.cups.entries import Ended, Finished, Founded, Joined, Laid, Paired, decode, encode
from spukhaus.cups.erasing import erase_players
from spukhaus.cups.pairing import FILLER
from spukhaus.cups.standings import ranking, standings
from spukhaus.cups.told import told
from spukhaus.match.commands import TableRefused
from spukhaus.match.entries import NO_WORDS

SEED = "0f" * 32


def a_cup(*names: str, game: str = "shy_monsters", seats: int = 2, rounds: int = 4) -> Cup:
    founded = Founded(0.0, game=game, seats=seats, rounds=rounds, until=3600.0, live=False, host="host", lot="lot")
    return cup_of("k3v9", commands.found(founded)).after(
        Joined(float(at), name=name, key=f"key {at}") for at, name in enumerate(names)
    )


def played(cup: Cup, *tables: tuple[tuple[int, ...], tuple[int, ...]], byes: tuple[int, ...] = ()) -> Cup:
    number = len(cup.rounds)
    laid = tuple(Laid(f"{number}-{at}", players) for at, (players, _) in enumerate(tables))
    cup = cup.after([Paired(0.0, seed=SEED, until=900.0, tables=laid, byes=byes)])
    return cup.after(Finished(0.0, table=f"{number}-{at}", scores=scores) for at, (_, scores) in enumerate(tables))


def test_points_then_opponents_then_the_deal() -> None:
    """Ada and Bo are level in everything and share the first place. Cy and Di are level in all but the deal: on the
    second seat of the second deal Cy lost by less than Di."""
    cup = a_cup("Ada", "Bo", "Cy", "Di")
    cup = played(cup, ((0, 2), (1, 0)), ((1, 3), (1, 0)))
    cup = played(cup, ((0, 3), (5, 0)), ((1, 2), (5, 1)))
    found = standings(cup)
    assert [(one.player, one.place, one.points) for one in found] == [(0, 1, 4), (1, 1, 4), (2, 3, 0), (3, 4, 0)]
    assert found[2].buchholz == found[3].buchholz == 8
    assert (found[2].deal, found[3].deal) == (3, 1)


def test_strong_opponents_are_worth_more() -> None:
    cup = a_cup("Ada", "Bo", "Cy", "Di")
    cup = played(cup, ((0, 1), (1, 0)), ((2, 3), (1, 0)))
    cup = played(cup, ((2, 0), (1, 0)), ((1, 3), (1, 0)))
    by_player = {one.player: one for one in standings(cup)}
    assert by_player[0].points == by_player[1].points == 2
    assert by_player[0].buchholz == 2 + 4
    assert by_player[1].buchholz == 2 + 0
    assert [one.player for one in standings(cup)] == [2, 0, 1, 3]


def test_a_bye_is_a_win_against_somebody_like_oneself() -> None:
    cup = played(a_cup("Ada", "Bo", "Cy"), ((0, 1), (1, 0)), byes=(2,))
    by_player = {one.player: one for one in standings(cup)}
    assert (by_player[2].points, by_player[2].buchholz, by_player[2].byes) == (2, 2, 1)


def test_a_larger_table_counts_everybody_left_behind_and_fillers_meet_nobody() -> None:
    cup = a_cup("Ada", "Bo", game="ghostbumpers", seats=3)
    cup = played(cup, ((0, FILLER, 1), (7, 9, 7)))
    by_player = {one.player: one for one in standings(cup)}
    assert by_player[0].points == by_player[1].points == 1
    assert by_player[0].buchholz == 1 + 1
    assert ranking(cup)[0].met == Counter({1: 1, FILLER: 1}) or ranking(cup)[0].met == Counter({0: 1, FILLER: 1})


def test_a_round_tells_nothing_before_its_last_table_is_over() -> None:
    """However the first table went, and whoever stood in there."""
    cup = a_cup("Ada", "Bo", "Cy", "Di")
    laid = (Laid("one", (0, 1)), Laid("two", (2, 3)))
    cup = cup.after([Paired(0.0, seed=SEED, until=900.0, tables=laid)])
    went = [
        cup.after([Finished(9.0, table="one", scores=scores, stand_ins=stand_ins)])
        for scores, stand_ins in itertools.product([(1, 0), (0, 1), (0, 0)], [(), (1,)])
    ]
    assert all(told(one) == told(went[0]) for one in went)
    assert SEED not in str(told(went[0]))
    over = went[0].after([Finished(9.0, table="two", scores=(0, 1))])
    assert told(over)["played"][0]["seed"] == SEED
    assert told(over)["played"][0]["tables"][0]["scores"] == (1, 0)


def test_stand_ins_are_told_afterwards() -> None:
    cup = a_cup("Ada", "Bo")
    cup = cup.after(
        [
            Paired(0.0, seed=SEED, until=900.0, tables=(Laid("one", (0, 1)),)),
            Finished(9.0, table="one", scores=(1, 0), stand_ins=(1,)),
        ]
    )
    assert [(one.player, one.stand_ins) for one in standings(cup)] == [(0, 0), (1, 1)]


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"rounds": 0}, "cup-rounds"), ({"rounds": 13}, "cup-rounds"), ({"until": 30.0}, "cup-until")],
)
def test_a_cup_is_checked(changes: dict[str, float], code: str) -> None:
    wanted = {"game": "shy_monsters", "seats": 2, "rounds": 4, "until": 3600.0, "live": True, "host": "", "lot": ""}
    with pytest.raises(TableRefused) as refused:
        commands.found(Founded(0.0, **{**wanted, **changes}))  # type: ignore[arg-type]
    assert refused.value.code == code


def test_nobody_joins_when_it_has_begun_and_it_begins_once() -> None:
    names = iter(map(str, range(99)))
    cup = a_cup("Ada", "Bo")
    cup = cup.after(commands.begin(cup, SEED, lambda: next(names), 10.0))
    assert commands.begin(cup, SEED, lambda: next(names), 10.0) == []
    with pytest.raises(TableRefused, match="cup-begun"):
        commands.join(cup, "Cy", "key", 11.0)
    with pytest.raises(TableRefused, match="cup-few"):
        commands.begin(a_cup("Ada"), SEED, lambda: next(names), 10.0)
    with pytest.raises(TableRefused, match="cup-over"):
        commands.join(cup.after([Ended(0.0)]), "Cy", "key", 11.0)


def test_the_rounds_that_are_left_share_the_time_that_is_left() -> None:
    names = iter(map(str, range(99)))
    cup = a_cup("Ada", "Bo", rounds=3)
    cup = cup.after(commands.begin(cup, SEED, lambda: next(names), 600.0))
    assert cup.rounds[0].until == 1600.0
    cup = cup.after([Finished(700.0, table="0", scores=(1, 0))])
    cup = cup.after(commands.next_round(cup, SEED, lambda: next(names), 700.0))
    assert cup.rounds[1].until == 700.0 + 2900.0 / 2


def test_a_name_is_erased_for_all() -> None:
    founded = Founded(0.0, game="shy_monsters", seats=2, rounds=2, until=99.0, live=True, host="", lot="")
    joined = [Joined(1.0, name=name, key=name) for name in ("Ada", "Bo")]
    bodies = [encode(founded), *map(encode, joined)]
    changed, said = erase_players(bodies, 5.0, name="Ada")
    assert list(changed) == [2]
    assert erase_players(bodies, 5.0, 0) == (changed, said)
    anew = cup_of("k3v9", [decode(changed.get(at, body)) for at, body in enumerate(bodies, start=1)])
    in_memory = cup_of("k3v9", [decode(body) for body in bodies]).after([decode(said)])
    assert (
        [player.name for player in anew.players] == [player.name for player in in_memory.players] == [NO_WORDS, "Bo"]
    )


def test_bots_and_those_who_come_and_go_are_bounded() -> None:
    """Whoever has ever joined is kept and told to all; bots play at the house's expense."""
    cup = a_cup()
    for _ in range(commands.MOST_BOTS):
        cup = cup.after(commands.join_bot(cup, "random", 1.0))
    with pytest.raises(TableRefused, match="cup-bots"):
        commands.join_bot(cup, "random", 1.0)
    cup = cup.after(commands.withdraw(cup, 0, 1.0))
    assert commands.join_bot(cup, "random", 1.0)
    while len(cup.players) < commands.MOST_JOINED:
        cup = cup.after(commands.join(cup, "Ada", "key", 1.0))
        cup = cup.after(commands.withdraw(cup, len(cup.players) - 1, 1.0))
    with pytest.raises(TableRefused, match="cup-full"):
        commands.join(cup, "Ada", "key", 1.0)
