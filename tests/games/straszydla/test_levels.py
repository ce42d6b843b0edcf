"""The levels: honest, legal, in time, each with its reasons, and the strong ones good at what they compute."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

import spukhaus
from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES, Edition
from spukhaus.core.game import CHANCE, Seat
from spukhaus.core.plain_json import JSON
from spukhaus.core.thought import ThinkingBot, Thought
from spukhaus.games.straszydla.bots import BOTS, strategist
from spukhaus.games.straszydla.bots.expert import ExpertBot
from spukhaus.games.straszydla.bots.guide import TownGuide, pact_weights, reachable
from spukhaus.games.straszydla.bots.master import MasterBot
from spukhaus.games.straszydla.bots.playout import Playout
from spukhaus.games.straszydla.bots.strategist import FeastGuide, feedings_by_outlook, who_is_kept
from spukhaus.games.straszydla.bots.town import Town
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.games.straszydla.rules.choices import TurnChoices
from spukhaus.games.straszydla.rules.layout import streets
from spukhaus.games.straszydla.rules.state import Stage, State
from spukhaus.texts import Speaker
from spukhaus.thinking.search import Effort
from tests.games.straszydla.scenes import BOX, CONFIG, EDITION, GAME, PACTS, begun, edition_with, player, scene

LEVELS = ("novice", "sensible", "expert", "master")
SHORT = edition_with(("[phase-limit]\nvalue = 20", "[phase-limit]\nvalue = 3"))


@pytest.fixture(autouse=True)
def less_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not depend on how long they think."""
    monkeypatch.setattr(ExpertBot, "effort", Effort(10, 9.0))
    monkeypatch.setattr(MasterBot, "effort", Effort(12, 9.0))


def thoughtful(level: str) -> ThinkingBot:
    bot = registry.bot(GAME, level)(GAME)
    assert isinstance(bot, ThinkingBot)
    return bot


def decisions(
    level: str, seats: int, seed: int, most: int, edition: Edition[Box] = EDITION
) -> Iterator[tuple[State, Seat, Thought]]:
    """A match as this level plays it, decision by decision."""
    rng, bot = random.Random(seed), thoughtful(level)
    state = GAME.new(replace(CONFIG, seats=seats, edition=edition))
    for _ in range(most):
        if not (asked := GAME.to_act(state)):
            return
        seat = asked[0]
        if seat == CHANCE:
            state = GAME.apply(state, seat, GAME.chance(state, rng)).state
            continue
        thought = bot.think(GAME.view(state, seat), GAME.legal_actions(state, seat), random.Random(seed))
        yield state, seat, thought
        state = GAME.apply(state, seat, thought.action).state
    assert most < 9_999, "the match does not end"


def test_there_are_four_levels_from_weak_to_strong() -> None:
    assert tuple(BOTS) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_changes_neither_its_choice_nor_its_thought(level: str, seats: int) -> None:
    rng, bot, met = random.Random(5), thoughtful(level), set()
    for state, seat, thought in decisions(level, seats, 3, 75 * seats):
        if rng.random() < 0.5 or (state.stage is Stage.ACT and rng.random() < 0.7):
            continue  # the same again and again
        other = _otherwise(state, seat, rng)
        again = bot.think(GAME.view(other, seat), GAME.legal_actions(other, seat), random.Random(3))
        assert again == thought, state.stage
        met.add(state.stage)
    assert {Stage.PLAN, Stage.ACT, Stage.FEED} <= met


def _otherwise(state: State, seat: Seat, rng: random.Random) -> State:
    """The same table, with other pacts, plans and bids of the others where they are hidden."""
    other = GAME.determinize(GAME.view(state, seat), rng)
    assert GAME.view(other, seat) == GAME.view(state, seat)
    return other


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_comes_to_its_end_and_every_reason_can_be_told(level: str, seats: int) -> None:
    speakers = [Speaker(language, GAME, EDITION) for language in LANGUAGES]
    kinds, stages = set(), set()
    for state, seat, thought in decisions(level, seats, 7, 9_999, SHORT):
        assert thought.action in GAME.legal_actions(state, seat)
        assert thought.record(GAME)
        stages.add(state.stage)
        for belief in thought.beliefs:
            assert 0 < sum(one.chance for one in belief.possibilities) < 1.001
            kinds.add(belief.about["kind"])
            for speaker in speakers:
                _say(speaker, "about", belief.about)
                _say(speaker, "that", belief.possibilities[0].that)
    assert {Stage.PLAN, Stage.ACT, Stage.FEED} <= stages
    assert level in ("novice", "sensible") or kinds >= {"plan", "pact"}


def _say(speaker: Speaker, which: str, what: Mapping[str, JSON]) -> None:
    arguments = {name: tuple(value) if isinstance(value, list) else value for name, value in what.items()}
    kind = arguments.pop("kind")
    assert speaker.say(f"belief-{which}-{kind}", **arguments)  # type: ignore[arg-type]


def test_the_action_is_the_best_alternative() -> None:
    for state, _, thought in decisions("master", 2, 1, 60):
        if thought.alternatives:
            assert thought.action == thought.alternatives[0].action, state.stage


def test_a_table_full_of_spooks_imps_and_horror_takes_no_longer() -> None:
    """Seven guests and four of them starters, horror for anything, and cubes for every trade."""
    spooks = (
        "strzyga",
        "latarnik",
        "wargin",
        "sukkub",
        "wodnik",
        "utopiec",
        "wroniec",
        "planetnik",
        "libera",
        "ognik",
    )
    rich = player("d2", "blue green orange purple energy " * 9, 22, "water air fire earth " * 3, spooks)
    for stage in (Stage.FEED, Stage.ACT):
        made = scene(rich, player("a1"), stage=stage, round_=4)
        began = time.process_time()
        thought = thoughtful("master").think(
            GAME.view(made.state, 0), GAME.legal_actions(made.state, 0), random.Random(1)
        )
        assert thought.action in GAME.legal_actions(made.state, 0)
        assert time.process_time() - began < 4


def test_an_arranged_board_can_be_laid() -> None:
    state = GAME.new(spukhaus.config(GAME, 2, options={"board": "arranged"}))
    for level in LEVELS:
        choices = GAME.legal_actions(state, 0)
        assert thoughtful(level).choose(GAME.view(state, 0), choices, random.Random(1)) in choices


def test_spooks_tell_of_a_pact() -> None:
    watery = player("e1", spooks=("wodnik", "utopiec", "wroniec"), pact=PACTS[2])
    view = GAME.view(scene(player("a5", pact=PACTS[3]), watery).state, 0)
    weights = pact_weights(view, 1)
    assert weights[PACTS[0]] > 2 * weights[PACTS[2]]
    assert PACTS[3] not in weights
    assert sum(weights.values()) == pytest.approx(1)


def test_in_thought_nobody_plans_through_a_stop() -> None:
    """Wherever plans end in thought, a plan can be made that ends there, and nowhere else."""
    rng = random.Random(2)
    for _ in range(40):
        stops = sum(1 << cell for cell in rng.sample(range(25), 14)) & ~BOX.ground.suburbs
        start = rng.choice([cell for cell in range(25) if not stops >> cell & 1])
        made = scene(player(BOX.ground.names[start]), player("a1")).state.change(stops=stops)
        ends = set(reachable(streets(5, stops), start, BOX.figures.arrows))
        assert set(Town(BOX, made.board).within_reach(start, stops)) == ends


def test_a_phase_in_thought_keeps_the_books() -> None:
    """Nobody has less than nothing, no spook is in two places, and imps are neither made nor lost."""
    for seed in range(40):
        rng = random.Random(seed)
        made = begun(3).state
        run = Playout(made, Town(BOX, made.board), rng)
        for _ in range(4):
            if run.winners:
                break
            run.run()
            assert sum(run.chances()) == pytest.approx(1)
            cards = [name for one in run.players for name in one.spooks] + [top for top in run.tops if top]
            assert len(cards) == len(set(cards))
            assert min(min(one.cubes + one.imps + [one.horror]) for one in run.players) >= 0
            for colour in range(4):
                held = sum(one.imps[colour] for one in run.players)
                assert held + run.imp_stacks[colour] == BOX.imps[colour]


@pytest.mark.parametrize("seats", [2, 4])
def test_plans_are_tried_as_the_rules_would_carry_them_out(seats: int) -> None:
    """The search goes from plans to the playout without the rules; it must come to the same."""
    compared = 0
    for state, seat, thought in decisions("sensible", seats, 11, 300):
        if state.stage is not Stage.PLAN:
            continue
        view, guide = GAME.view(state, seat), TownGuide(GAME)
        world = guide.imagine(view, random.Random(compared))
        after = GAME.apply(world, seat, thought.action).state
        assert (
            guide.attempt(world, seat, thought.action, random.Random(1))
            == guide.play_on(after, random.Random(1))[seat]
        )
        compared += 1
    assert compared > 10


def test_a_feeding_is_tried_as_a_whole() -> None:
    """Who is kept, who is bought and what is left are what the playout goes on with."""
    hungry = player("d2", "blue blue blue green green green orange energy", 0, "", ("wodnik", "planetnik"))
    made = scene(hungry, player("a1"), stage=Stage.FEED, round_=4).state
    view, choices = GAME.view(made, 0), GAME.legal_actions(made, 0)
    assert isinstance(choices, TurnChoices)
    found = feedings_by_outlook(view, choices, who_is_kept)
    assert len({who_is_kept(feeding) for _, feeding in found}) == len(found) > 1
    guide = FeastGuide(GAME)
    world = guide.imagine(view, random.Random(1))
    for _, feeding in found:
        before = list(feeding.left.cubes)
        assert 0 <= guide.attempt(world, 0, feeding, random.Random(1)) <= 1
        assert feeding.left.cubes == before, "a thought changes nothing"


def test_only_spooks_of_the_pact_are_regretted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is slow to let the others go, too, feeds them until nobody can be fed."""
    monkeypatch.setattr(strategist, "REGRET", 10.0)
    hungry = player("d2", "blue " * 6 + "green " * 6, 0, "", ("wodnik", "borowy"), "water-water-air-air-fire")
    made = scene(hungry, player("a1"), stage=Stage.FEED, round_=4).state
    view, choices = GAME.view(made, 0), GAME.legal_actions(made, 0)
    assert isinstance(choices, TurnChoices)
    guide = FeastGuide(GAME)
    world = guide.imagine(view, random.Random(1))
    seen = set()
    for _, feeding in feedings_by_outlook(view, choices, who_is_kept):
        gone = {"wodnik", "borowy"} - set(feeding.kept)
        regretted = "wodnik" in gone
        assert (guide.attempt(world, 0, feeding, random.Random(1)) < 0) == regretted
        seen.add((bool(gone), regretted))
    assert seen == {(False, False), (True, False), (True, True)}
