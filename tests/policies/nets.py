"""Tiny nets for tests: made here, never trained."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from spukhaus.core import registry
from spukhaus.core.encoding import COMPACT, Encoding
from spukhaus.policies import file
from spukhaus.policies.arrays import encoding


def set_up(name: str = "ghostbumpers", seats: int | None = None, edition: str = "standard") -> Encoding:
    game = registry.game(name)
    return encoding(game, registry.config(game, seats, edition))


def a_policy(words: Encoding, observation: str = COMPACT, drawn: bool = False, seed: int = 1) -> file.Policy:
    """One hidden layer of four, with any weights."""
    rng, size = np.random.default_rng(seed), words.layouts[observation].size
    layers = [
        (rng.normal(size=(size, 4)), rng.normal(size=4)),
        (rng.normal(size=(4, len(words.words))), np.zeros(len(words.words))),
    ]
    return file.policy_for(words, observation, layers, "tanh", drawn)


def saved(folder: Path, policy: file.Policy, name: str = "tiny.npz") -> Path:
    path = folder / name
    path.write_bytes(file.write(policy))
    return path
