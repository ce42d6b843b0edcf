"""The games for OpenSpiel.

Chance nodes are explicit: chance speaks in words, and every word has its exact odds. With `chance=sampled` a node has
one outcome instead, and all of a deal is drawn when it is applied: quicker, and not for algorithms that sum over
chance. Seats that decide at once speak one after the other, and what one has said shows in nobody else's information
state before the rules tell it. An information state is the seat's view, which forgets nothing that matters, with the
words the seat has begun. As arrays, observations are `compact-1` and information states `recall-1` (core/encoding.py).
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel

from spukhaus.core.encoding import COMPACT, RECALL, Encoding, Floats, Layout
from spukhaus.core.game import CHANCE, PUBLIC, AnyView, Seat
from spukhaus.core.plain_json import JSON, canonical, plain
from spukhaus.lab.environments.draws import Draws
from spukhaus.lab.environments.position import Position, first
from spukhaus.lab.environments.registration import openspiel_type, register_openspiel
from spukhaus.policies.arrays import REWARDS

CHANCES: Final = ("explicit", "sampled")


class SpukhausGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, encoding: Encoding, params: Mapping[str, Any]) -> None:
        self.encoding = encoding
        self.rewards = str(params.get("rewards", "win"))
        if self.rewards not in REWARDS:
            raise ValueError(f"rewards is one of {', '.join(REWARDS)}")
        chance = str(params.get("chance", "explicit"))
        if chance not in CHANCES:
            raise ValueError(f"chance is one of {', '.join(CHANCES)}")
        self.rng: random.Random | None = None
        """Who draws, if chance is sampled."""
        if chance == "sampled":
            seed = int(params.get("rng_seed", -1))
            self.rng = Draws(secrets.randbits(62) if seed == -1 else seed)
        least, most = self.encoding.bounds(self.rewards)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.words),
            max_chance_outcomes=len(self.encoding.chance_words) if self.rng is None else 1,
            num_players=self.encoding.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.encoding.longest,
        )
        super().__init__(openspiel_type(encoding.game, sampled=self.rng is not None), info, dict(params))
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
        if self.get_game().rng is not None:
            return [(0, 1.0)]
        return [(word, float(odds)) for word, odds in self.position.odds()]

    def _apply_action(self, word: int) -> None:
        if self.position.seat == CHANCE and (rng := self.get_game().rng) is not None:
            self.position = self.position.act(self.position.encoding.draw(self.position.state, rng))
        else:
            self.position = self.position.say(word)

    def _action_to_string(self, player: int, word: int) -> str:
        encoding = self.position.encoding
        if player == pyspiel.PlayerId.CHANCE and self.get_game().rng is not None:
            return "draw"
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
    """What a player sees, as text and, where it is asked for whole, as named arrays.

    With the private information of all players it is what each of them sees, one after the other, whoever asks.
    """

    def __init__(self, game: SpukhausGame, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; passed {params}")
        self._encoding = game.encoding
        self._public = wanted.public_info
        self._private = wanted.private_info
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        self._shown: list[dict[str, Floats]] = []
        if self._public:
            self._make_arrays(game.encoding.layouts[RECALL if wanted.perfect_recall else COMPACT])

    def _make_arrays(self, layout: Layout) -> None:
        seers = len(self._seers(0))
        self.tensor = flat = np.zeros(layout.size * seers, np.float32)
        self._shown = [layout.named(part) for part in np.split(flat, seers)]
        if seers == 1:
            [self.dict] = self._shown
        else:
            self.dict = {
                f"seat {seat} {name}": part for seat, parts in enumerate(self._shown) for name, part in parts.items()
            }

    def _seers(self, player: int) -> tuple[Seat, ...]:
        """Whose eyes it is seen with."""
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return tuple(range(self._encoding.seats))
        return (player if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER else PUBLIC,)

    def set_from(self, state: SpukhausState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        for seat, parts in zip(self._seers(player), self._shown, strict=True):
            self._encoding.observe_into(parts, state.position.view(seat), state.position.said(seat))

    def string_from(self, state: SpukhausState, player: int) -> str:
        tell = self._whole if self._public else self._secrets
        told = [tell(state.position, seat) for seat in self._seers(player)]
        return told[0] if len(told) == 1 else f"[{','.join(one or '{}' for one in told)}]"

    def _whole(self, position: Position, seat: Seat) -> str:
        return _text(position.view(seat), self._said(position, seat))

    def _secrets(self, position: Position, seat: Seat) -> str:
        """What this seat knows and not everybody does."""
        known, own = _known(position.view(PUBLIC)), _known(position.view(seat))
        secret = {name: part for name, part in own.items() if name != "seat" and part != known[name]}
        said = self._said(position, seat)
        return canonical({**secret, "said": said}) if secret or said else ""

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
