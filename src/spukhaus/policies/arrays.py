"""Games in numbers, for whoever learns or searches: the encoding of a game's folder (core/encoding.py) with arrays."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from spukhaus.core import registry
from spukhaus.core.encoding import COMPACT, Begun, Encoding, Floats, Layout
from spukhaus.core.errors import ConfigRefused, NotFound
from spukhaus.core.game import AnyConfig, AnyGame, AnyView

REWARDS = ("win", "points")


def encoding(game: AnyGame | str, config: AnyConfig | None = None) -> Encoding:
    """The encoding of a game by its folder's name, like everything in the house."""
    found = registry.game(game) if isinstance(game, str) else game
    return _encoding(found, registry.config(found) if config is None else config)


def encoding_of_view(game: AnyGame, view: AnyView) -> Encoding:
    """For whoever has nothing but a view."""
    seats, options = _maker(game).set_up(view)
    return _encoding(game, registry.config(game, seats, view.edition, options))


@lru_cache(maxsize=64)
def _encoding(game: AnyGame, config: AnyConfig) -> Encoding:
    return _maker(game)(game, config)


def _maker(game: AnyGame) -> type[Encoding]:
    maker = registry.extras(game).encoding()
    if maker is None:
        raise NotFound("no-encoding", game=game.name)
    return maker


def layout_named(encoding: Encoding, observation: str) -> Layout:
    if observation not in encoding.layouts:
        raise ConfigRefused("unknown-observation", observation=observation, known=tuple(encoding.layouts))
    return encoding.layouts[observation]


def observe(encoding: Encoding, view: AnyView, begun: Begun = (), observation: str = COMPACT) -> Floats:
    """A view as an array. `begun` is what the seat itself has said so far of an action."""
    layout = encoding.layouts[observation]
    flat = empty(layout)
    encoding.observe_into(layout.named(flat), view, begun)
    return flat


def empty(layout: Layout) -> Floats:
    return np.zeros(layout.size, np.float32)


def most(layout: Layout) -> Floats:
    """The bound of every value."""
    return np.concatenate([np.full(part.size, part.most, np.float32) for part in layout.parts])
