"""Planted faults: each is a proper game but for one thing, and the contract suite must find that thing."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import Any

from spukhaus.core.errors import ActionRefused, IllegalAction, OutOfTurn
from spukhaus.core.game import CHANCE, Choices, Event, Listed, Outcome, Seat, Step
from spukhaus.games.shy_monsters.rules.actions import Action as MonsterAction
from spukhaus.games.shy_monsters.rules.game import ShyMonsters
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER
from spukhaus.games.shy_monsters.rules.state import State as MonsterState
from spukhaus.games.shy_monsters.rules.view import View as MonsterView
from spukhaus.template.coins.rules.actions import Action, Bid, Deal
from spukhaus.template.coins.rules.events import Refusal
from spukhaus.template.coins.rules.game import Coins
from spukhaus.template.coins.rules.state import Ending, State
from spukhaus.template.coins.rules.view import View

# Endings


class EndsTooSoon(Coins):
    """There is an outcome from the start."""

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.scores, Ending.COUNTED)


class EndsInSilence(Coins):
    """Nobody is asked any more, and nobody has won or lost."""

    def outcome(self, state: State) -> Outcome | None:
        return None


class ForgetsAScore(Coins):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, scores=outcome.scores[1:])


class EndsUndeclared(Coins):
    """No language has a text for this ending."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, reason="boredom")


class TellsTheUndeclared(Coins):
    """No language has a text for this event."""

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().apply(state, seat, action)
        return Step(step.state, (*step.events, Event("thunder")))


# Views


class Says(Coins):
    """A view says something else in a field that everybody reads."""

    def __init__(self, **said: Any) -> None:
        self.said = said

    def view(self, state: State, seat: Seat) -> View:
        return replace(super().view(state, seat), **self.said)


# Choices


class OffersOutOfTurn(Coins):
    """Everybody may choose, asked or not."""

    def legal_actions(self, state: State, seat: Seat) -> Choices[Action]:
        return Listed(tuple(map(Bid, range(4))))


class Miscounted(Listed[Action]):
    def __len__(self) -> int:
        return len(self.actions) + bool(self.actions)


class SampledBeyond(Listed[Action]):
    """Draws what `apply` would accept, and what is not among the choices."""

    def sample(self, rng: random.Random) -> Action:
        return Bid(3)

    def __contains__(self, action: object) -> bool:
        return action != Bid(3) and super().__contains__(action)


class ListedBeyond(SampledBeyond):
    """Lists what is not among the choices, and never draws it."""

    def sample(self, rng: random.Random) -> Action:
        return Bid(0)


class Unbounded(Listed[Action]):
    """Says that anything is among the choices."""

    def __contains__(self, action: object) -> bool:
        return True


class Offers(Coins):
    """The choices are of a strange kind."""

    def __init__(self, kind: type[Listed[Action]], bids: Iterable[int] = range(4)) -> None:
        self.kind, self.bids = kind, tuple(bids)

    def legal_actions(self, state: State, seat: Seat) -> Choices[Action]:
        return self.kind(tuple(map(Bid, self.bids)) if seat in self.to_act(state) else ())


class AcceptsMoreThanItOffers(Coins):
    """In the last round nobody is offered to bid 3, and who does so all the same is not refused."""

    def legal_actions(self, state: State, seat: Seat) -> Choices[Action]:
        choices = super().legal_actions(state, seat)
        return Listed(tuple(action for action in choices if not state.past or action != Bid(3)))


# Refusals


class AcceptsOutOfTurn(Coins):
    """Who is not asked is not refused."""

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return super().apply(state, seat, action) if seat in self.to_act(state) else Step(state, ())


class CallsOutOfTurnIllegal(Coins):
    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        try:
            return super().apply(state, seat, action)
        except OutOfTurn as error:
            raise IllegalAction(Refusal.NOT_NOW, rule="CO-1") from error


class CallsIllegalOutOfTurn(Coins):
    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        try:
            return super().apply(state, seat, action)
        except IllegalAction as error:
            raise OutOfTurn("not-asked") from error


class FinesTheRefused(Coins):
    """A refusal leaves its mark on the state."""

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        try:
            return super().apply(state, seat, action)
        except ActionRefused:
            object.__setattr__(state, "rounds", state.rounds + 1)
            raise


# Texts


class Writes(Coins):
    """Texts that a person could not type, or not see, and that are read back all the same."""

    def __init__(self, before: str, after: str) -> None:
        self.before, self.after = before, after

    def write(self, action: Action) -> str:
        return super().write(action).replace(self.before, self.after)

    def read(self, text: str) -> Action:
        return super().read(text.replace(self.after, self.before))


class WritesNothing(Coins):
    def write(self, action: Action) -> str:
        return ""


class WritesWhatItCannotRead(Coins):
    """The canonical text itself is refused."""

    def write(self, action: Action) -> str:
        return super().write(action).replace("bid", "offer")


class ReadsMoreThanItWrites(Coins):
    """BID 1 is read as a bid of 11, which is then written as if it were 1."""

    def write(self, action: Action) -> str:
        return super().write(Bid(action.pennies % 10) if isinstance(action, Bid) else action)

    def read(self, text: str) -> Action:
        read = super().read(text.lower())
        return Bid(read.pennies + 10) if text.isupper() and isinstance(read, Bid) else read


class ReadsWhatCannotBeRead(Coins):
    """An empty text is read as an action whose own text is refused."""

    def read(self, text: str) -> Action:
        return super().read(text) if text else Deal(())


class WritesEverWider(Coins):
    """One action has many texts, which all are read alike."""

    def __init__(self) -> None:
        self.written = 0

    def write(self, action: Action) -> str:
        self.written += 1
        return super().write(action).replace(" ", " " * self.written)


class TossesACoin(Coins):
    """What happens depends on luck that nobody logged."""

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().apply(state, seat, action)
        return Step(step.state, step.events * random.randint(1, 2))


# Chance

BEYOND = Deal((9, 9))
"""Ghosts that no box holds."""


class Odds(Coins):
    """To the proper odds come some others; the first of the proper ones makes up for what they weigh."""

    def __init__(self, *more: tuple[Action, Fraction]) -> None:
        self.more = more

    def chance_odds(self, state: State) -> Iterable[tuple[Action, Fraction]]:
        (first, odds), *others = super().chance_odds(state)
        yield first, odds - sum(weight for _, weight in self.more)
        yield from others
        yield from self.more


class OddsOfAHalf(Coins):
    def chance_odds(self, state: State) -> Iterable[tuple[Action, Fraction]]:
        return ((action, odds / 2) for action, odds in super().chance_odds(state))


class DealsBeyondTheOdds(Coins):
    """Chance deals what it has no odds for, and nobody minds."""

    def chance(self, state: State, rng: random.Random) -> Action:
        return BEYOND

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return super().apply(state, seat, Deal((1, 1)) if action == BEYOND else action)


# Secrets


class AsksBySecret(Coins):
    """Who is asked depends on a card that only its owner knows, though everybody is offered the same."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        asked = super().to_act(state)
        return asked[:1] if state.cards and state.cards[-1] > 3 else asked

    def view(self, state: State, seat: Seat) -> View:
        return replace(super().view(state, seat), to_act=super().to_act(state))


class RefusesWhatIsDealtAnew(Coins):
    """Hidden cards are dealt anew as blanks, and with a blank on the table a bid is refused."""

    def determinize(self, view: View, rng: random.Random) -> State:
        state = super().determinize(view, rng)
        return replace(state, cards=tuple(card if seat == view.seat else 0 for seat, card in enumerate(state.cards)))

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        if seat != CHANCE and 0 in state.cards:
            raise IllegalAction(Refusal.NOT_NOW, rule="CO-1")
        return super().apply(state, seat, action)


class HidesNothing(ShyMonsters):
    """Everybody is told and shown everything, so there is nothing that two histories could differ in."""

    def apply(self, state: MonsterState, seat: Seat, action: MonsterAction) -> Step[MonsterState]:
        step = super().apply(state, seat, action)
        return Step(step.state, (*step.events, Event("laid-open", (("action", self.write(action)),))))

    def view(self, state: MonsterState, seat: Seat) -> MonsterView:
        return replace(super().view(state, DUNGEON_MASTER), seat=seat)
