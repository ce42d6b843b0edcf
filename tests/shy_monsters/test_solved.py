"""Who plays the solved game plays by the rules, tells nothing, and keeps to its mix on long walks."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from spukhaus.core import registry
from spukhaus.core.play import Play
from spukhaus.games.shy_monsters import solved
from spukhaus.games.shy_monsters.actions import Lay
from spukhaus.games.shy_monsters.bots import PerfectBot
from spukhaus.games.shy_monsters.solution import Solution, solution
from spukhaus.games.shy_monsters.state import DUNGEON_MASTER, HERO
from spukhaus.thinking.thought import Measure

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
    for match in range(60):
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
    assert endings["escaped"] < 30  # the Dungeon Master is favoured


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


def test_on_a_walk_only_the_aims_remain_that_lead_here() -> None:
    """Over many matches the first new tile after a choice is taken as often as the mix says, however far it is."""
    bot = PerfectBot(GAME)
    wanted: defaultdict[tuple[int, int], float] = defaultdict(float)
    taken: Counter[tuple[int, int]] = Counter()
    play = Play(GAME, CONFIG, "walk")
    list(play.deal())
    lay = "lay corridor@i10 corridor@i8 exit@i7 corridor@i11"
    hand = GAME.view(play.state, DUNGEON_MASTER).hand
    play.act(DUNGEON_MASTER, GAME.read(f"{lay} {hand[0]}@h9 {hand[1]}@j9"))
    for at in range(300):
        state = play.state
        rng = random.Random(at)
        aims: dict[int, int] = {}
        while GAME.to_act(state)[0] == HERO and state.number == 1 and state.ending is None:
            view = GAME.view(state, HERO)
            mind = solved.HeroMind(view, view.storey)
            mix = mind.still_possible(mind.mix(known()))
            if not view.storey.idle_moves:
                aims = dict(mix)
            action = bot.choose(view, GAME.legal_actions(state, HERO), rng)
            then = GAME.apply(state, HERO, action).state
            if then.storey is not None and not then.storey.idle_moves and len(aims) > 1:
                whole = sum(aims.values())
                for aim, share in aims.items():
                    wanted[mind.code, aim] += share / whole
                done = next(aim for aim in aims if mind.first_step(aim, state.storey.hero) == action)
                taken[mind.code, done] += 1
                aims = {}
            state = then
    for key, expected in wanted.items():
        assert abs(taken[key] - expected) < 6 * max(1.0, expected) ** 0.5, key
