"""What a review says of feeding and of dice, against going through everything that the rules allow."""

from __future__ import annotations

import random
from math import inf

import pytest

from spukhaus.games.straszydla.bots.dice_solver import stays
from spukhaus.games.straszydla.review.analyst import StraszydlaAnalyst
from spukhaus.games.straszydla.review.feeding import FeedingTable
from spukhaus.games.straszydla.rules.actions import Action, Bend
from spukhaus.games.straszydla.rules.choices import TurnChoices
from spukhaus.games.straszydla.rules.state import Stage, State
from spukhaus.review.analyst import JudgingEffort
from spukhaus.review.review import judge
from spukhaus.review.settling import Question
from tests.games.straszydla.scenes import GAME, PACTS, player, scene
from tests.games.straszydla.test_duels import contest
from tests.games.straszydla.test_solving import MEALS


def best_end(table: FeedingTable, state: State) -> float:
    """The best that any order of actions leads to, by the rules themselves."""
    best, seen, waiting = -inf, set(), [state]
    while waiting:
        now = waiting.pop()
        one = now.players[0]
        if GAME.to_act(now) != (0,):
            best = max(best, table.worth(one.spooks, one.cubes, one.horror, one.imps))
            continue
        key = (one.cubes, one.horror, one.imps, one.fed, one.spooks)
        if key not in seen:
            seen.add(key)
            waiting += [GAME.apply(now, 0, action).state for action in GAME.legal_actions(now, 0) if feeds(action)]
    return best


def feeds(action: Action) -> bool:
    text = GAME.write(action)
    return not (text.startswith(("horror-imp", "buy")) or "for imp" in text or "for energy" in text)


@pytest.mark.parametrize("meal", MEALS)
def test_every_step_of_a_feeding_is_worth_the_best_that_can_come_of_it(meal: str) -> None:
    cubes, horror, imps, spooks = MEALS[meal]
    one = player("d2", cubes, horror, imps, spooks, PACTS[0] if "run" not in spooks else PACTS[3])
    state = scene(one, player("a1", "blue blue blue"), stage=Stage.FEED, round_=4).state
    view, choices = GAME.view(state, 0), GAME.legal_actions(state, 0)
    assert isinstance(choices, TurnChoices)
    values = set()
    for action in choices:
        if not feeds(action):
            continue
        table = FeedingTable(GAME, view, random.Random(1))
        found = table.ends(choices).get(action) or table.after(action)
        truth = best_end(table, GAME.apply(state, 0, action).state)
        worth = table.worth(found.kept, found.left.cubes, found.left.horror, found.left.imps)
        assert worth == pytest.approx(truth, abs=1e-9), GAME.write(action)
        values.add(round(truth, 6))
    assert values


def test_who_can_win_a_duel_by_bending_dice_should() -> None:
    """The energy is paid already. Which dice stay is known exactly (ST-24), and much lies where they duel."""
    rich = contest(player("c4", "energy " * 9), player("c4", "blue"))
    cell = rich.state.edition.content.ground.index["c4"]
    lying = tuple(9 if at == cell else cubes for at, cubes in enumerate(rich.state.lying))
    rich.state = rich.state.change(lying=lying)
    state = rich.play("chance roll 5 3 | 6 3", "0 bid 2").state
    assert state.stage is Stage.BEND_DUEL
    assert state.duel is not None
    view, choices = GAME.view(state, 0), GAME.legal_actions(state, 0)
    bends = [action for action in choices if isinstance(action, Bend)]
    staying = [bend for bend in bends if stays(0, (bend.dice, state.duel.dice[1]), state.duel.before)]
    leaving = [bend for bend in bends if bend not in staying]
    assert staying
    assert leaving
    analyst = StraszydlaAnalyst(GAME)
    analyst.effort = JudgingEffort(first=60, second=600)
    wrong = judge(analyst, Question(0, 0, view, choices, leaving[0]))
    right = judge(analyst, Question(0, 0, view, choices, staying[0]))
    assert wrong is not None
    assert right is not None
    assert wrong.best.action in staying
    assert wrong.loses(leaving[0])
    assert wrong.worth(wrong.best) - wrong.worth(wrong.of(leaving[0])) > 0.02
    assert not right.loses(staying[0])


def test_beliefs_about_pacts_and_plans() -> None:
    state = scene(player("c4", spooks=("rusalka", "wodnik")), player("a1"), stage=Stage.PLAN).state
    beliefs = StraszydlaAnalyst(GAME).beliefs(GAME.view(state, 1), random.Random(2))
    [pact] = [belief for belief in beliefs if belief.about == {"kind": "pact", "seat": 0}]
    likeliest = pact.possibilities[0].that["pact"]
    assert isinstance(likeliest, list)
    assert likeliest.count("water") == 2  # two spooks of water lie before this player
    [plan] = [belief for belief in beliefs if belief.about["kind"] == "plan"]
    assert sum(one.chance for one in plan.possibilities) <= 1 + 1e-9
