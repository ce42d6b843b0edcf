"""The Dungeon Master splits what the Hero believes, and tells nothing but that."""

from __future__ import annotations

import random
from typing import cast

import pytest

from spukhaus.core import registry
from spukhaus.core.game import CHANCE
from spukhaus.core.play import Play
from spukhaus.games.shy_monsters.bots.perfect import PerfectBot
from spukhaus.games.shy_monsters.bots.solution.file import Solution, rests_of, solution
from spukhaus.games.shy_monsters.bots.solution.play import laid_so_far
from spukhaus.games.shy_monsters.bots.solution.signals import masters, signals
from spukhaus.games.shy_monsters.bots.solution.splitting import split
from spukhaus.games.shy_monsters.rules.actions import Lay
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.layout import in_reading_order, layouts
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, State
from tests.samples import sample

GAME = registry.game("shy_monsters")
BOX = cast("Box", registry.edition(GAME).content)


def known() -> Solution:
    found = solution()
    assert found is not None, "the solution comes with the program"
    return found


@pytest.mark.parametrize("seed", range(20))
def test_no_split_is_cheaper(seed: int) -> None:
    """The split is the belief, and its prices, which no column undercuts, say that it cannot cost less."""
    rng = random.Random(seed)
    size = rng.randint(1, 15)
    columns = [[float(row == at) for row in range(size)] for at in range(size)]
    for _ in range(rng.randint(0, 60)):
        drawn = [rng.random() ** 3 * (rng.random() < 0.6) for _ in range(size - 1)] + [rng.random()]
        columns.append([one / sum(drawn) for one in drawn])
    worth = [rng.random() for _ in columns]
    belief = [rng.random() * (rng.random() < 0.8) for _ in range(size - 1)] + [0.1]
    weights, prices = split(columns, worth, belief)
    assert min(weights) >= 0
    for row in range(size):
        together = sum(weight * column[row] for weight, column in zip(weights, columns, strict=True))
        assert together == pytest.approx(belief[row], abs=1e-9)
    cost = sum(weight * one for weight, one in zip(weights, worth, strict=True))
    assert cost == pytest.approx(sum(price * one for price, one in zip(prices, belief, strict=True)))
    for column, one in zip(columns, worth, strict=True):
        assert sum(price * part for price, part in zip(prices, column, strict=True)) <= one + 1e-9


@pytest.mark.parametrize("unseen", [(0, 1, 4), (0, 2, 3, 5), (0, 1, 2, 3, 4)])
def test_what_is_played_for_each_truth_adds_up_to_the_split(unseen: tuple[int, ...]) -> None:
    rests = rests_of(3, unseen)
    belief = {rest: float(1 + at) for at, rest in enumerate(rests)}
    public = dict(signals(known(), 3, unseen, belief, None))
    assert sum(public.values()) == pytest.approx(sum(belief.values()), rel=1e-4)
    private = [(belief[rest], dict(signals(known(), 3, unseen, belief, rest))) for rest in rests]
    for _, mine in private:
        assert sum(mine.values()) == pytest.approx(1, rel=1e-4)
    for point, often in public.items():
        assert sum(likely * mine.get(point, 0.0) for likely, mine in private) == pytest.approx(often, abs=1e-3)


def storeys_to_lay(match: int) -> list[State]:
    """The states in which a perfect Dungeon Master lays the second and third storey."""
    bot, found = PerfectBot(GAME), []
    play = Play(GAME, registry.config(GAME), f"signals {match}")
    list(play.deal())
    while play.outcome is None:
        seat = GAME.to_act(play.state)[0]
        view, choices = GAME.view(play.state, seat), GAME.legal_actions(play.state, seat)
        if seat == DUNGEON_MASTER and view.past:
            found.append(play.state)
        play.act(seat, bot.choose(view, choices, random.Random(f"{match} {len(play.log)}")))
        list(play.deal())
    return found


def test_he_plays_what_he_may_be_playing_and_what_fits_the_truth() -> None:
    several = 0
    for match in range(sample(15, 60)):
        for state in storeys_to_lay(match):
            view, seen = GAME.view(state, DUNGEON_MASTER), GAME.view(state, HERO)
            own = masters(known(), BOX, view.past, own=True)
            public = masters(known(), BOX, seen.past, own=False)
            assert own, "he laid it himself"
            assert set(own) <= set(public)
            left = set(range(len(BOX.monsters))).difference(laid_so_far(view))
            assert all(left <= set(point.unseen) for point in own)
            several += len(public) > 1
    assert several


def test_after_a_storey_that_he_would_not_lay_he_plays_as_if_all_were_known() -> None:
    """A row of seven: nothing is remembered that never was."""
    state = GAME.new(registry.config(GAME))
    state = GAME.apply(state, CHANCE, GAME.read("draw bat cobra")).state
    row = next(layout for layout in layouts(6) if len({cell[1:] for cell in layout}) == 7)
    faces = ["corridor", "corridor", "bat", "exit", "corridor", "cobra"]
    cells = [cell for cell in in_reading_order(row) if cell != "i9"]
    state = GAME.apply(state, DUNGEON_MASTER, Lay(tuple(zip(cells, faces, strict=True)))).state
    past = (GAME.view(state, DUNGEON_MASTER).storey,)
    assert past[0] is not None
    assert masters(known(), BOX, past, own=True) == {}
