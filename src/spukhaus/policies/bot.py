"""The bot that plays by a policy: by its view, word by word, as the policy was trained to."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from spukhaus.core.encoding import Begun
from spukhaus.core.game import AnyConfig, AnyGame, AnyView, Choices
from spukhaus.policies.arrays import encoding, encoding_of_view, observe
from spukhaus.policies.file import Policy, PolicyUnfit, load


class PolicyBot:
    def __init__(self, game: AnyGame, policy: Policy) -> None:
        said = policy.about
        if said.game != game.name:
            raise PolicyUnfit("policy-unfit", game=said.game, seats=said.seats, edition=said.edition)
        self.game, self.policy = game, policy

    def check(self, config: AnyConfig) -> None:
        """Whether it can play this set-up."""
        self.policy.check(encoding(self.game, config))

    def choose(self, view: AnyView, choices: Choices[Any], rng: random.Random) -> Any:
        words = encoding_of_view(self.game, view)
        self.policy.check(words)
        offer = words.offered(view, choices)
        begun: Begun = ()
        while legal := words.next_words(offer, begun):
            begun = (*begun, self._word(legal, observe(words, view, begun, self.policy.about.observation), rng))
        return words.action(offer, begun)

    def _word(self, legal: tuple[int, ...], seen: Any, rng: random.Random) -> int:
        if len(legal) == 1:
            return legal[0]
        values = self.policy.values(seen)[list(legal)].astype(np.float64)
        if not self.policy.about.drawn:
            return legal[int(values.argmax())]
        return rng.choices(legal, np.exp(values - values.max()).tolist())[0]


def policy_bot(path: str | Path) -> Callable[[AnyGame], PolicyBot]:
    """Makes bots that play by this file. It is read and checked now, and again when it has changed."""
    policy = _loaded(Path(path), _stamp(Path(path)))
    return lambda game: PolicyBot(game, policy)


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


@lru_cache(maxsize=16)
def _loaded(path: Path, _: tuple[int, int] | None) -> Policy:
    return load(path)
