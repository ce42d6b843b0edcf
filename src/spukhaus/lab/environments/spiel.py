"""The games for OpenSpiel.

Chance nodes are explicit: chance speaks in words, and every word has its exact odds. Seats that decide at once speak
one after the other, and what one has said shows in nobody else's information state before the rules tell it.
An information state is the seat's view, which forgets nothing that matters, with the words the seat has begun.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import pyspiel

from spukhaus.core.encoding import Encoding, Layout
from spukhaus.core.game import CHANCE, PUBLIC, AnyView, Seat
from spukhaus.core.plain_json import JSON, canonical, plain
from spukhaus.lab.environments.encoding import REWARDS, empty
from spukhaus.lab.environments.position import Position, first
from spukhaus.lab.environments.registration import openspiel_type, register_openspiel


class SpukhausGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, encoding: Encoding, params: Mapping[str, Any]) -> None:
        self.encoding = encoding
        self.rewards = str(params.get("rewards", "win"))
        if self.rewards not in REWARDS:
            raise ValueError(f"rewards is one of {', '.join(REWARDS)}")
        least, most = self.encoding.bounds(self.rewards)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.words),
            max_chance_outcomes=len(self.encoding.chance_words),
            num_players=self.encoding.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.encoding.longest,
        )
        super().__init__(openspiel_type(encoding.game), info, dict(params))
        self.first = first(encoding)

    def new_initial_state(self) -> SpukhausState:
        return SpukhausState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.encoding.most_chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpukhausObserver:
        return SpukhausObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpukhausState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpukhausGame, position: Position | None = None) -> None:
        super().__init__(game)
        self.position = position or game.first
        self.rewards_kind = game.rewards

    def current_player(self) -> int:
        seat = self.position.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.position.seat is None

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.position.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(word, float(odds)) for word, odds in self.position.odds()]

    def _apply_action(self, word: int) -> None:
        self.position = self.position.say(word)

    def _action_to_string(self, player: int, word: int) -> str:
        encoding = self.position.encoding
        return encoding.chance_words[word] if player == pyspiel.PlayerId.CHANCE else encoding.words[word]

    def returns(self) -> list[float]:
        outcome = self.position.outcome
        encoding = self.position.encoding
        return [0.0] * encoding.seats if outcome is None else list(encoding.rewards(outcome, self.rewards_kind))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpukhausState:
        """A state that the player cannot tell from this one, made from the player's view and nothing else.

        Its history is empty: what the others did to get there is not known, and nothing of the truth is carried over.
        """
        rng = random.Random(int(sampler() * 2**53))
        return self.at(self.position.others_of_its_kind(player, rng))

    def at(self, position: Position) -> SpukhausState:
        """A state of the same game at another position."""
        return SpukhausState(self.get_game(), position)

    def __str__(self) -> str:
        position = self.position
        vocabulary = position.encoding.chance_words if position.seat == CHANCE else position.encoding.words
        return canonical({"state": plain(position.state), "said": [vocabulary[word] for word in position.begun]})


class SpukhausObserver:
    """What a player sees, as text and, where it is asked for whole, as named arrays."""

    def __init__(self, game: SpukhausGame, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; passed {params}")
        self._encoding = game.encoding
        self._public = wanted.public_info
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        layout = game.encoding.recall if wanted.perfect_recall else game.encoding.layout
        layout = layout if self._public else Layout(())
        self.tensor = empty(layout) if self._public else None
        self.dict = {} if self.tensor is None else layout.named(self.tensor)

    def set_from(self, state: SpukhausState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        seat = self._seat(player)
        self._encoding.observe_into(self.dict, state.position.view(seat), state.position.said(seat))

    def string_from(self, state: SpukhausState, player: int) -> str:
        position = state.position
        if self._public:
            seat = self._seat(player)
            return _text(position.view(seat), self._said(position, seat))
        if not self._private:
            return ""
        known = _known(position.view(PUBLIC))
        own = _known(position.view(player))
        secret = {name: part for name, part in own.items() if name != "seat" and part != known[name]}
        said = self._said(position, player)
        return canonical({**secret, "said": said}) if secret or said else ""

    def _seat(self, player: int) -> Seat:
        return player if self._private else PUBLIC

    def _said(self, position: Position, seat: Seat) -> tuple[str, ...]:
        return tuple(self._encoding.words[word] for word in position.said(seat))


@lru_cache(maxsize=1 << 12)
def _text(view: AnyView, said: tuple[str, ...]) -> str:
    """Algorithms ask for the same text over and over."""
    return canonical({"view": _known(view), "said": said})


def _known(view: AnyView) -> dict[str, JSON]:
    """A view as plain data, without what is the same in every view of a match or only helps to find a rules page."""
    shown = plain(view)
    assert isinstance(shown, dict)  # views are dataclasses
    return {name: part for name, part in shown.items() if name not in ("edition", "rule")}


register_openspiel()
