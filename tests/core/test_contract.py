"""Every registered game is held to the contract, and the suite is shown to catch what it is there for."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.core.contract import CHECKS, ContractBroken, Trial, check_all
from spukhaus.core.game import CHANCE, AnyGame, Choices, Event, Seat, Step
from spukhaus.games.shy_monsters.rules.actions import Action
from spukhaus.games.shy_monsters.rules.game import ShyMonsters
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, State
from spukhaus.games.shy_monsters.rules.view import View
from tests.samples import sample


def trials() -> list[Any]:
    """Every game with the fewest and the most seats, and its other editions with the fewest."""
    found = []
    for name in registry.game_names():
        counts, editions = registry.game(name).seat_counts, registry.edition_names(registry.game(name))
        chosen = [(seats, registry.STANDARD) for seats in sorted({counts[0], counts[-1]})]
        chosen += [(counts[0], edition) for edition in editions if edition != registry.STANDARD]
        found += [pytest.param(name, *one, id=f"{name}-{one[0]}-{one[1]}") for one in chosen]
    return found


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("name", "seats", "edition"), trials())
def test_every_game_keeps_the_contract(name: str, seats: int, edition: str, check: str) -> None:
    game = registry.game(name)
    config = registry.config(game, seats, edition)
    trial = Trial(game, config, matches=sample(4, 15), enough=sample(180, 400) // seats, longest=120)
    assert CHECKS[check](trial) > 0


@pytest.mark.parametrize("name", registry.game_names())
def test_what_bots_are_given_can_be_sent_to_another_process(name: str) -> None:
    game = registry.game(name)
    for match in Trial(game, registry.config(game), matches=3).random_matches():
        for moment in match:
            for seat in game.to_act(moment.before):
                if seat != CHANCE:
                    given = (game.view(moment.before, seat), game.legal_actions(moment.before, seat))
                    assert pickle.loads(pickle.dumps(given)) == given  # noqa: S301


def test_a_game_with_simultaneous_decisions_keeps_it_too(coins: AnyGame) -> None:
    for seats in (2, 4):
        looked_at = check_all(Trial(coins, registry.config(coins, seats), matches=sample(10, 30)))
        assert all(looked_at.values())


# Planted faults. Each is a proper game but for one thing, and the suite must find that thing. Those that show at
# any moment of any game are in planted.py.


class LeaksAFace(ShyMonsters):
    """A count in the Hero's view depends on where the first monster lies: nothing that one would see at a glance."""

    def view(self, state: State, seat: Seat) -> View:
        seen = super().view(state, seat)
        if seat != HERO or state.storey is None or seen.storey is None:
            return seen
        first = next(at for at, face in enumerate(state.storey.faces) if face in seen.edition.content.diagrams)
        return replace(seen, storey=replace(seen.storey, idle_moves=seen.storey.idle_moves + first))


class LeaksEverything(ShyMonsters):
    """The Hero sees what the Dungeon Master sees: `determinize` alone would never notice."""

    def view(self, state: State, seat: Seat) -> View:
        return replace(super().view(state, DUNGEON_MASTER), seat=seat)


class LeaksInTheChoices(ShyMonsters):
    """The Hero is offered no step into a monster: kind, and a leak."""

    def legal_actions(self, state: State, seat: Seat) -> Choices[Action]:
        choices = super().legal_actions(state, seat)
        if seat == HERO and state.storey is not None:
            safe = tuple(action for action in choices if self.apply(state, seat, action).state.ending != "killed")
            return type(choices)(safe or tuple(choices))  # type: ignore[call-arg]
        return choices


class LeaksInARefusal(ShyMonsters):
    """A refusal carries a parameter that depends on where the Exit lies."""

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        try:
            return super().apply(state, seat, action)
        except Exception as error:
            if state.storey is not None and hasattr(error, "params"):
                error.params["hint"] = state.storey.faces.index("exit")
            raise


class Changes(ShyMonsters):
    """Applying an action changes the state it was applied to."""

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().apply(state, seat, action)
        if state.storey is not None:
            object.__setattr__(state.storey, "idle_moves", state.storey.idle_moves + 1)
        return step


class HoldsAList(ShyMonsters):
    """A state that could be changed by anybody."""

    def new(self, config: Any) -> State:
        return replace(super().new(config), pile=sorted(super().new(config).pile))  # type: ignore[arg-type]


class TossesACoin(ShyMonsters):
    """What happens depends on luck that nobody logged."""

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().apply(state, seat, action)
        if random.random() < 0.5:
            return Step(step.state, (*step.events, Event("hero-escaped")))
        return step


class DependsOnHashes(ShyMonsters):
    """The order of a set of texts differs from process to process."""

    def view(self, state: State, seat: Seat) -> View:
        seen = super().view(state, seat)
        return replace(seen, seen=tuple({"bat", "cobra", "drake", "gargoyle", "kraken", "serpent"}))


class NeverEnds(ShyMonsters):
    """Walking in circles goes on for ever."""

    def legal_actions(self, state: State, seat: Seat) -> Choices[Action]:
        if seat == HERO and state.storey is not None and not state.storey.reveals_left:
            state = replace(state, storey=replace(state.storey, reveals_left=0, idle_moves=0))
        return super().legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        if state.storey is not None and state.storey.hero == "i9" and not state.storey.reveals_left:
            return Step(state, ())
        return super().apply(state, seat, action)


class RefusesWhatItOffers(ShyMonsters):
    """Attacks are offered and then refused."""

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        if getattr(action, "attack", False):
            action = replace(action, tile="a1")  # type: ignore[arg-type]
        return super().apply(state, seat, action)


class ForgetsTheAttack(ShyMonsters):
    """Two different actions are written alike."""

    def write(self, action: Action) -> str:
        return super().write(action).replace("attack", "walk")


class DealsWrongly(ShyMonsters):
    """`determinize` forgets which tiles lie face up."""

    def determinize(self, view: View, rng: random.Random) -> State:
        state = super().determinize(view, rng)
        return replace(state, storey=replace(state.storey, revealed=())) if state.storey else state


class CallsNewsOld(ShyMonsters):
    """A revealed tile is said to teach nobody anything, so that it could be taken back."""

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().apply(state, seat, action)
        return Step(step.state, tuple(replace(event, news=False) for event in step.events))


PLANTED: list[tuple[Callable[[], ShyMonsters], tuple[str, ...]]] = [
    (LeaksAFace, ("other histories look the same",)),
    (LeaksEverything, ("told the same, the view is the same", "other histories look the same")),
    (LeaksInTheChoices, ("hidden things dealt anew stay hidden", "other histories look the same")),
    (LeaksInARefusal, ("other histories look the same",)),
    (Changes, ("states do not change",)),
    (HoldsAList, ("states do not change",)),
    (TossesACoin, ("states do not change", "another process gives the same states")),
    (DependsOnHashes, ("another process gives the same states",)),
    (NeverEnds, ("random games end",)),
    (RefusesWhatItOffers, ("legal actions are accepted and nothing else is",)),
    (ForgetsTheAttack, ("actions can be written and read",)),
    (CallsNewsOld, ("an event without news teaches nobody",)),
    (DealsWrongly, ("determinize fits the view",)),
]


@pytest.mark.parametrize(
    ("planted", "check"),
    [pytest.param(maker, name, id=f"{maker.__name__}-{name}") for maker, names in PLANTED for name in names],
)
def test_a_planted_fault_is_caught(planted: Callable[[], ShyMonsters], check: str) -> None:
    game = planted()
    trial = Trial(game, registry.config(registry.game("shy_monsters")), matches=10, limit=5_000)
    with pytest.raises(ContractBroken):
        CHECKS[check](trial)
