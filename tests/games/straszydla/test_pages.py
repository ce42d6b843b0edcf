"""What the pages work out before somebody decides (`reckon.ts`, `path.ts`, `view.ts`) is what the engine then does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import islice
from typing import Any

import pytest

import spukhaus
from spukhaus.core import registry
from spukhaus.core.game import CHANCE, PUBLIC
from spukhaus.core.plain_json import plain
from spukhaus.core.play import play_bots
from tests.pages import Ask, functions_of

GAME = spukhaus.game("straszydla")
FOLDER = "src/games/straszydla"


class Decision:
    """A moment of a match in which a seat is asked, as the pages see it and as the engine does."""

    def __init__(self, state: Any, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.choices = GAME.legal_actions(state, seat)
        self.offer: Any = self.choices.plain(GAME.write)

    @cached_property
    def view(self) -> Any:
        return plain(GAME.view(self.state, self.seat))

    def player(self) -> Any:
        return self.view["players"][self.seat]

    def told(self, action: Any) -> dict[str, dict[str, Any]]:
        """What everybody hears if this is done, by its kind."""
        return {told.kind: dict(told.params) for told in GAME.apply(self.state, self.seat, action).told(PUBLIC)}


@lru_cache
def decisions() -> tuple[Decision, ...]:
    """Those of whole matches between bots, with two, three and four of them."""
    return tuple(found for seats in (2, 3, 4) for found in _decisions(seats))


def _decisions(seats: int) -> Iterator[Decision]:
    config = spukhaus.config(GAME, seats)
    bots = [registry.bot(GAME, name)(GAME) for name in ("sensible", "novice", "random", "sensible")[:seats]]
    state = GAME.new(config)
    for logged in play_bots(GAME, config, bots, f"pages {seats}").log:
        if logged.seat != CHANCE:
            yield Decision(state, logged.seat)
        state = GAME.apply(state, logged.seat, logged.action).state


def some(number: int, fits: Callable[[Decision], bool]) -> list[Decision]:
    """So many of them, from all over the matches."""
    found = [decision for decision in decisions() if fits(decision)]
    assert len(found) >= number
    return found[:: len(found) // number][:number]


@pytest.fixture(scope="module")
def reckon() -> Iterator[Ask]:
    with functions_of(f"{FOLDER}/board/reckon.ts") as ask:
        yield ask


@pytest.fixture(scope="module")
def path() -> Iterator[Ask]:
    with functions_of(f"{FOLDER}/board/path.ts") as ask:
        yield ask


@pytest.fixture(scope="module")
def view() -> Iterator[Ask]:
    with functions_of(f"{FOLDER}/view.ts") as ask:
        yield ask


def drawn(path: Ask, offer: Any) -> dict[tuple[str, ...], str]:
    """Every way that can be drawn and handed in, with the cell where it ends."""
    found: dict[tuple[str, ...], str] = {}
    waiting: list[tuple[list[str], str]] = [([], offer["start"])]
    while waiting:
        assert len(waiting) < 1_000, "a way that never ends"
        words, cell = waiting.pop()
        if path("finished", offer, words):
            found[tuple(words)] = cell
        waiting += [(further["words"], there) for there, further in path("onward", offer, words)]
    return found


@pytest.mark.parametrize("action", ["plan", "redirect"])
def test_the_ways_that_can_be_drawn_are_those_that_may_be_planned(path: Ask, action: str) -> None:
    for decision in some(5, lambda one: one.offer["form"] == "path" and one.offer["action"] == action):
        ways = drawn(path, decision.offer)
        texts = {text: one for one in decision.choices if (text := GAME.write(one)).startswith(f"{action} ")}
        # Where one may travel on without an arrow, the pages do not offer to pay one for the same way.
        dear = {text for text in texts if re.sub(r" (\w+) \*>", r" \1>", text) in texts.keys() - {text}}
        assert {f"{action} {' '.join(words)}" for words in ways} == texts.keys() - dear
        if action == "plan":
            for words, cell in islice(ways.items(), 0, None, 40):
                after = GAME.apply(decision.state, decision.seat, texts[f"plan {' '.join(words)}"]).state
                planned: Any = plain(GAME.view(after, decision.seat))
                own = planned["players"][decision.seat]
                assert own["path"] is None or own["path"][-1] == cell


def bent(reckon: Ask, dice: list[int], budget: int) -> set[tuple[int, ...]]:
    """Everything that the dice can be changed into, step by step."""
    found: set[tuple[int, ...]] = set()
    waiting = [tuple(dice)]
    while waiting:
        now = waiting.pop()
        if now not in found:
            found.add(now)
            steps = [reckon("bent", dice, now, at, by, budget) for at in range(len(dice)) for by in (1, -1)]
            waiting += map(tuple, steps)
    return found


def test_energy_changes_the_dice_of_a_duel_as_it_is_shown_before(reckon: Ask) -> None:
    for decision in some(8, lambda one: one.offer["form"] == "bend" and one.view["duel"] is not None):
        duel, offer = decision.view["duel"], decision.offer
        side = duel["sides"].index(decision.seat)
        assert reckon("successes", duel["dice"]) == duel["successes"]
        costs = []
        for action in decision.choices:
            dice = [*duel["dice"][:side], list(action.dice), *duel["dice"][side + 1 :]]
            told = decision.told(action)
            stays = reckon("stays", reckon("successes", dice), duel["before"])
            assert duel["sides"][stays["side"]] == told["duel-won"]["seat"]
            assert stays["reason"] == told["duel-won"]["reason"]
            cost = reckon("bendCost", offer["dice"], action.dice)
            assert cost == told["duel-bent"]["count"]
            if stays["side"] == side:
                costs.append(cost)
        assert bent(reckon, offer["dice"], offer["budget"]) == {action.dice for action in decision.choices}
        fewest = reckon("stepsToStay", duel["dice"], duel["before"], side)
        assert fewest == min(costs) if costs else fewest is None or fewest > offer["budget"]


def test_a_scare_brings_what_is_shown_before(reckon: Ask) -> None:
    for decision in some(8, lambda one: one.offer["form"] == "bend" and one.view["scare"] is not None):
        scare, horror = decision.view["scare"], decision.player()["horror"]
        for action in decision.choices:
            told = decision.told(action)
            ended = told["scare-ended"]
            assert reckon("scared", action.dice, scare["strength"], scare["rewards"], horror) == {
                "total": ended["total"],
                "off": ended["off"],
                "reward": ended["count"],
                "gained": told.get("horror-gained", {"count": 0})["count"],
                "lost": told.get("horror-lost", {"count": 0})["count"],
            }


def test_what_is_laid_ready_to_trade_and_buy_is_allowed(reckon: Ask) -> None:
    for decision in some(40, lambda one: one.offer["form"] == "turn"):
        cubes, trade = decision.offer["cubes"], decision.offer["trade"]
        hungry = [spook for spook in decision.player()["spooks"] if not spook["fed"]]
        spare = reckon("meals", cubes, hungry, decision.view["time"])["spare"]
        texts = [
            reckon("buyText", ware["element"], reckon("handful", cubes, spare, ware["price"]))
            for ware in decision.offer["buy"]
        ]
        goods = [*trade["colours"], *(f"imp {element}" for element in trade["imps"])] if trade else []
        for rate, with_imp in ((trade["rate"], False), (trade["rate_with_imp"], True)) if trade else ():
            if rate is not None:
                handful = reckon("handful", cubes, spare, rate)
                texts += [reckon("tradeText", handful, good, with_imp) for good in goods]
        for text in texts:
            assert GAME.read(text) in decision.choices, text


def test_who_is_shown_as_fed_can_be_fed(reckon: Ask) -> None:
    enough = 0
    for decision in some(20, lambda one: one.offer["form"] == "turn" and one.offer["feeding"]):
        hungry = [spook for spook in decision.player()["spooks"] if not spook["fed"]]
        offered = [action for action in decision.offer["actions"] if action["kind"] == "feed"]
        for meal in reckon("meals", decision.offer["cubes"], hungry, decision.view["time"])["meals"]:
            name, colour = meal["spook"]["spook"], meal["colour"]
            can = [one for one in offered if one["spook"] == name and one["colour"] in (None, colour)]
            plainly = [one for one in can if not one["with_imp"]]
            assert bool(plainly) >= (meal["missing"] == 0)
            enough += meal["missing"] == 0
    assert enough


def test_strengths_and_pacts_are_counted_as_the_engine_does(view: Ask) -> None:
    for decision in some(40, lambda one: one.offer["form"] == "turn"):
        for player in decision.view["players"]:
            strengths = [view("strengths", spook, decision.view["time"])["now"] for spook in player["spooks"]]
            assert sum(strengths) == player["strength"]
        own = decision.player()
        filling = view("filling", own["pact"], own["spooks"], len(own["pact"]))
        assert sum(place is not None for place in filling) == own["pact_filled"]
