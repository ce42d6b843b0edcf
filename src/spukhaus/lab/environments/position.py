"""A match between two words: the state, who speaks, and what was said so far. All environments step through this."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from spukhaus.core.encoding import Begun, Encoding, Odds
from spukhaus.core.game import CHANCE, AnyConfig, AnyGame, Outcome, Seat
from spukhaus.policies.arrays import encoding


class Position:
    """Never changes: `say` gives the next one.

    Of several seats that decide at once the first one speaks first; nobody learns what another has said before
    the rules tell it, and what was begun and is not complete is seen by nobody else.
    """

    __slots__ = ("_odds", "_offer", "_seen", "begun", "encoding", "legal", "seat", "state")

    def __init__(
        self, encoding: Encoding, state: Any, seat: Seat | None = None, begun: Begun = (), odds: Odds | None = None
    ) -> None:
        self.encoding = encoding
        self.state = state
        asked = encoding.game.to_act(state)
        self.seat: Seat | None = seat if seat is not None else asked[0] if asked else None
        """Who speaks: a seat, CHANCE, or None at the end."""
        self.begun = begun
        self._offer: Any = None
        self._odds = odds
        self._seen: tuple[Seat, Any] | None = None
        self.legal: tuple[int, ...] = ()
        """The words that the seat can say."""
        if self.seat is not None and self.seat >= 0:
            self._offer = encoding.offer(state, self.seat)
            self.legal = encoding.next_words(self._offer, begun)

    @property
    def game(self) -> AnyGame:
        return self.encoding.game

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def odds(self) -> Odds:
        """What chance can say."""
        if self._odds is None:
            self._odds = self.encoding.next_chances(self.state, self.begun) if self.seat == CHANCE else ()
        return self._odds

    def say(self, word: int) -> Position:
        """The next position. The caller has looked that the word is legal."""
        spoken, encoding = (*self.begun, word), self.encoding
        if self.seat == CHANCE:
            following = encoding.next_chances(self.state, spoken)
            if following:
                return Position(encoding, self.state, CHANCE, spoken, following)
            return self.act(encoding.chance_action(self.state, spoken))
        if self._offer is None:
            raise ValueError("the match is over")
        if encoding.next_words(self._offer, spoken):
            return Position(encoding, self.state, self.seat, spoken)
        return self.act(encoding.action(self._offer, spoken))

    def act(self, action: Any) -> Position:
        """The position after a whole action of the one who speaks."""
        assert self.seat is not None
        return Position(self.encoding, self.game.apply(self.state, self.seat, action).state)

    def dealt(self, rng: random.Random) -> Position:
        """The position after chance has had its say."""
        position = self
        while position.seat == CHANCE:
            position = position.act(self.encoding.draw(position.state, rng))
        return position

    def others_of_its_kind(self, seat: Seat, rng: random.Random) -> Position:
        """A position that this seat cannot tell from this one. What another seat has begun is unknown to it."""
        state = self.game.determinize(self.game.view(self.state, seat), rng)
        return Position(self.encoding, state, self.seat, self.begun if seat == self.seat else ())

    def view(self, seat: Seat) -> Any:
        """The last one is kept: libraries ask for a seat's texts and arrays one after the other."""
        if self._seen is None or self._seen[0] != seat:
            self._seen = seat, self.game.view(self.state, seat)
        return self._seen[1]

    def said(self, seat: Seat) -> Begun:
        """What a seat knows of what was begun: only the own words."""
        return self.begun if seat == self.seat and seat >= 0 else ()

    def __deepcopy__(self, _memo: Any) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        encoding = self.encoding
        return _rebuilt, (encoding.game.name, encoding.config, self.state, self.seat, self.begun)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and (self.state, self.seat, self.begun) == (
            other.state,
            other.seat,
            other.begun,
        )

    def __hash__(self) -> int:
        return hash((self.state, self.seat, self.begun))


def _rebuilt(game: str, config: AnyConfig, state: Any, seat: Seat | None, begun: Begun) -> Position:
    return Position(encoding(game, config), state, seat, begun)


def first(encoding: Encoding) -> Position:
    return Position(encoding, encoding.game.new(encoding.config))


def random_match(encoding: Encoding, rng: random.Random) -> Iterator[Position]:
    """Every position of a match in which each word is as likely as any other."""
    position = first(encoding).dealt(rng)
    yield position
    while position.seat is not None:
        position = position.say(rng.choice(position.legal)).dealt(rng)
        yield position
