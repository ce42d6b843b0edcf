"""Who plays the solved game plays by the rules, tells nothing, and keeps to its mix on long walks."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spukhaus.core import registry
from spukhaus.core.game import CHANCE
from spukhaus.core.play import Play
from spukhaus.core.thought import Measure
from spukhaus.games.shy_monsters.bots.perfect import PerfectBot
from spukhaus.games.shy_monsters.bots.solution import play as solved
from spukhaus.games.shy_monsters.bots.solution.file import Solution, solution
from spukhaus.games.shy_monsters.model.situations import STEP
from spukhaus.games.shy_monsters.rules.actions import Lay, Walk
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO
from tests.samples import sample

GAME = registry.game("shy_monsters")
CONFIG = registry.config(GAME)


def known() -> Solution:
    found = solution()
    assert found is not None, "the solution comes with the program"
    return found


def test_the_solution_is_for_the_standard_box_and_no_other() -> None:
    box = registry.edition(GAME).content
    assert known().fits(box)  # type: ignore[arg-type]
    text = registry.edition(GAME).text.replace("reveals = 2", "reveals = 1")
    other = registry.config(GAME, edition=registry.read_edition(GAME, text))
    play = Play(GAME, other, "1")
    list(play.deal())
    view, choices = GAME.view(play.state, DUNGEON_MASTER), GAME.legal_actions(play.state, DUNGEON_MASTER)
    assert solved.play(view, choices, random.Random(1)) is None
    assert PerfectBot(GAME).choose(view, choices, random.Random(1)) in choices


def test_whole_matches_between_perfect_players() -> None:
    bot = PerfectBot(GAME)
    endings: Counter[str] = Counter()
    for match in range(sample(25, 60)):
        play = Play(GAME, CONFIG, f"perfect {match}")
        list(play.deal())
        while play.outcome is None:
            seat = GAME.to_act(play.state)[0]
            view, choices = GAME.view(play.state, seat), GAME.legal_actions(play.state, seat)
            thought = bot.think(view, choices, random.Random(f"{match} {len(play.log)}"))
            assert thought.measure is Measure.SHARE, "the solution knows every situation it comes into"
            assert thought.action in {one.action for one in thought.alternatives}
            assert all(one.action in choices for one in thought.alternatives)
            if seat == HERO:
                assert sum(one.value for one in thought.alternatives) == pytest.approx(1)
                for belief in thought.beliefs:
                    assert sum(one.chance for one in belief.possibilities) == pytest.approx(1)
            play.act(seat, thought.action)
            list(play.deal())
        endings[play.state.ending] += 1
    assert endings["wandered"] == 0
    assert endings["escaped"] < sample(13, 30)  # the Dungeon Master is favoured


def test_the_hero_decides_alike_whatever_lies_face_down() -> None:
    bot = PerfectBot(GAME)
    for match in range(20):
        play = Play(GAME, CONFIG, f"honest {match}")
        list(play.deal())
        seat = DUNGEON_MASTER
        play.act(seat, bot.choose(GAME.view(play.state, seat), GAME.legal_actions(play.state, seat), random.Random(1)))
        view = GAME.view(play.state, HERO)
        other = GAME.determinize(view, random.Random(match))
        again = GAME.view(other, HERO)
        choices = GAME.legal_actions(play.state, HERO)
        assert bot.think(view, choices, random.Random(2)) == bot.think(again, choices, random.Random(2))


def test_the_dungeon_master_mixes_and_turns_what_he_lays() -> None:
    play = Play(GAME, CONFIG, "mix")
    list(play.deal())
    view, choices = GAME.view(play.state, DUNGEON_MASTER), GAME.legal_actions(play.state, DUNGEON_MASTER)
    laid = {PerfectBot(GAME).choose(view, choices, random.Random(at)) for at in range(60)}
    assert all(isinstance(action, Lay) and action in choices for action in laid)
    assert len(laid) > 20


def test_on_a_long_walk_only_the_aims_remain_that_lead_there() -> None:
    """A row of seven: the Hero has come to i10 and may go on to i11, or back through the Entrance to i7."""
    state = GAME.new(CONFIG)
    for seat, action in (
        (CHANCE, "draw bat cobra"),
        (DUNGEON_MASTER, "lay exit@i12 bat@i11 corridor@i10 corridor@i8 cobra@i7 corridor@i6"),
        (HERO, "reveal i8"), (HERO, "reveal i6"), (HERO, "walk i10"),
    ):  # fmt: skip
        state = GAME.apply(state, seat, GAME.read(action)).state
    mind = solved.HeroMind(GAME.view(state, HERO), GAME.view(state, HERO).storey)
    north, south = (STEP | mind.tile[cell] << 3 for cell in ("i11", "i7"))
    mix = ((north, 300), (south, 700))
    assert mind.still_possible(mix) == mix
    assert [mind.first_step(aim, "i10") for aim in (north, south)] == [Walk("i11"), Walk("i9")]
    state = GAME.apply(state, HERO, Walk("i9")).state
    assert state.storey.idle_moves == 1
    on_the_way = solved.HeroMind(GAME.view(state, HERO), GAME.view(state, HERO).storey)
    assert on_the_way.code == mind.code
    assert on_the_way.still_possible(mix) == ((south, 700),)
