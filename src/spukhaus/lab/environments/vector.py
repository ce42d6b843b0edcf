"""Many matches at once, for learning: `vector("ghostbumpers", batch=4096, players=4, seed=1)`.

Actions, observations, masks and rewards are those of the other environments, number by number, and a seed means the
same matches (`draws`). Where a game has compiled its rules (lab/games), they play, a million times a second; else, and
against bots that need views, the plain rules do.
"""

from __future__ import annotations

import random
import warnings
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.encoding import COMPACT, Encoding
from spukhaus.core.game import Seat
from spukhaus.core.registry import STANDARD
from spukhaus.lab.compiling import EditionTooLarge, WrongAction
from spukhaus.lab.environments.draws import Draws
from spukhaus.lab.environments.position import Position, first
from spukhaus.lab.environments.spaces import set_up
from spukhaus.lab.random_choices import first_wrong
from spukhaus.policies.arrays import layout_named
from spukhaus.simulation.matches import bot_named

BATCH = 1024


def vector(
    game: str,
    batch: int = BATCH,
    players: int | None = None,
    seed: int = 0,
    edition: str = STANDARD,
    rewards: str = "win",
    observation: str = COMPACT,
    opponents: str | Sequence[str] | None = None,
    seat: Seat | None = 0,
    **options: str,
) -> Vector:
    """Without opponents every seat is asked (self-play). With them one seat learns: `seat`, or another one in every
    match if that is None; `opponents` is a bot for all other seats, or one for each from the learner on."""
    encoding = set_up(game, players, edition, rewards, options)
    settings = (encoding, batch, seed, observation, rewards, opponents, seat)
    module = f"spukhaus.lab.games.{game}"
    if find_spec(module) is not None and find_spec(f"{module}.vector") is not None:
        compiled: type[Vector] = import_module(f"{module}.vector").VECTOR
        if opponents in compiled.opponents_known:
            try:
                return compiled(*settings)
            except EditionTooLarge as error:  # the plain rules play any box
                warnings.warn(str(error), stacklevel=2)
    return VectorMatches(*settings)


class Vector(ABC):
    """`batch` matches, each asking one seat for a word. `step` takes one for each.

    A match that ends shows its last observation, and begins anew with the next step, which ignores its action: what
    Gymnasium calls AutoresetMode.NEXT_STEP. No mask is ever empty: where a match has ended, it is full.
    The buffers are made once and written over by every step: copy what you keep.
    """

    opponents_known: ClassVar[tuple[Any, ...]] = (None,)
    """Those that it can play itself."""

    def __init__(
        self,
        encoding: Encoding,
        batch: int = BATCH,
        seed: int = 0,
        observation: str = COMPACT,
        rewards: str = "win",
        opponents: str | Sequence[str] | None = None,
        seat: Seat | None = 0,
    ) -> None:
        self.encoding, self.batch, self.seats = encoding, batch, encoding.seats
        self.observation, self.reward_kind = observation, rewards
        self.opponents, self.seat, self.seed = opponents, seat, seed
        self.layout = layout_named(encoding, observation)
        """The named parts of an observation."""
        self.observations = np.zeros((batch, self.layout.size), np.int16)
        """What the asked seat knows. Values are whole numbers, and so these are too."""
        self.masks = np.zeros((batch, len(encoding.words)), np.int8)
        self.asked = np.zeros(batch, np.int8)
        """Which seat decides, and whose observation and mask it is; where a match has ended, who decided last."""
        self.rewards = np.zeros((batch, self.seats), np.float32)
        """[match, seat]: 0 but at the end of a match, where they add up to 0 (`Encoding.rewards`)."""
        self.ended = np.zeros(batch, np.bool_)
        """Whether the match ended by this step."""
        self.learners = np.full(batch, -1 if seat is None or opponents is None else seat, np.int8)
        """Against opponents, the seat that learns in each match; -1 where all seats are asked."""

    def reset(self, seed: int) -> None:
        """All matches anew. The n-th match of a seed is the same in a batch of any size."""
        self.rewards[:] = 0
        self.ended[:] = False
        self._begin(seed)

    def step(self, actions: NDArray[np.integer]) -> None:
        """One action for each match. If one of them is wrong, nothing happens in any."""
        if actions.shape != (self.batch,) or not np.issubdtype(actions.dtype, np.integer):
            raise WrongAction("kernel-actions-shape", found=str(actions.shape), wanted=f"({self.batch},)")
        wrong = first_wrong(self.masks, self.ended, actions)
        if wrong >= 0:
            raise WrongAction(
                "kernel-action-illegal", match=int(wrong), action=int(actions[wrong]), seat=int(self.asked[wrong])
            )
        self._advance(actions)

    @abstractmethod
    def state(self) -> NDArray[np.int16]:
        """[match, seat, entry]: what each seat knows, for centralised critics."""

    @abstractmethod
    def _begin(self, seed: int) -> None:
        """Every match from its deal on."""

    @abstractmethod
    def _advance(self, actions: NDArray[np.integer]) -> None:
        """Every match by one legal word."""


class VectorMatches(Vector):
    """On the plain rules: any game, any box, any opponents that the arena knows."""

    def __init__(self, *settings: Any) -> None:
        super().__init__(*settings)
        game, others, named = self.encoding.game, self.seats - 1, self.opponents
        names = [named] * others if isinstance(named, str) else list(named or ())
        if named is not None and len(names) != others:
            raise ValueError(f"{others} opponents are needed, and {len(names)} were named")
        self._bots = [bot_named(game, name)(game) for name in names]
        self._name_parts()
        self.reset(self.seed)

    def _name_parts(self) -> None:
        self._parts: list[Any] = [self.layout.named(row) for row in self.observations]  # type: ignore[arg-type]

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Of a copy: its parts are those of its own observations."""
        self.__dict__.update(state)
        self._name_parts()

    def _begin(self, seed: int) -> None:
        self._draws = [Draws(seed, number) for number in range(self.batch)]
        self._streams = [random.Random(f"{seed} {number} others") for number in range(self.batch)]
        self.positions = [first(self.encoding)] * self.batch
        """The whole truth of every match; not for players."""
        for match in range(self.batch):
            self._start(match)

    def _start(self, match: int) -> None:
        if self._bots and self.seat is None:
            self.learners[match] = self._streams[match].randrange(self.seats)
        self._show(match, first(self.encoding))

    def _advance(self, actions: NDArray[np.integer]) -> None:
        self.rewards[self.ended] = 0
        for match, position in enumerate(self.positions):
            if self.ended[match]:
                self.ended[match] = False
                self._start(match)
            else:
                self._show(match, position.say(int(actions[match])))

    def _show(self, match: int, position: Position) -> None:
        """Chance and the bots act until somebody is asked; then what that seat sees is written down."""
        position = self._until_asked(match, position.dealt(self._draws[match]))
        self.positions[match] = position
        outcome = position.outcome
        self.ended[match] = outcome is not None
        self.masks[match] = outcome is not None
        if outcome is not None:
            self.rewards[match] = self.encoding.rewards(outcome, self.reward_kind)
        elif position.seat is not None:
            self.masks[match, list(position.legal)] = 1
            self.asked[match] = position.seat
        if self._bots:
            self.asked[match] = self.learners[match]
        self._observe(position, int(self.asked[match]), self.observations[match], self._parts[match])

    def _until_asked(self, match: int, position: Position) -> Position:
        learner, draws, rng = int(self.learners[match]), self._draws[match], self._streams[match]
        while self._bots and position.seat is not None and position.seat != learner:
            bot = self._bots[(position.seat - learner) % self.seats - 1]
            choices = position.game.legal_actions(position.state, position.seat)
            position = position.act(bot.choose(position.view(position.seat), choices, rng)).dealt(draws)
        return position

    def _observe(self, position: Position, seat: Seat, row: NDArray[np.int16], parts: Any) -> None:
        row[:] = 0
        self.encoding.observe_into(parts, position.view(seat), position.said(seat))

    def state(self) -> NDArray[np.int16]:
        found = np.zeros((self.batch, self.seats, self.layout.size), np.int16)
        for match, position in enumerate(self.positions):
            for seat in range(self.seats):
                row = found[match, seat]
                self._observe(position, seat, row, self.layout.named(row))
        return found
