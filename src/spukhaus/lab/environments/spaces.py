"""What PettingZoo and Gymnasium share: spaces, masks and pictures."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spukhaus.core import registry
from spukhaus.core.encoding import Encoding, Floats, Layout
from spukhaus.core.errors import ConfigRefused
from spukhaus.core.game import Seat
from spukhaus.lab.environments.draws import Draws
from spukhaus.lab.environments.position import Position
from spukhaus.lab.environments.registration import config_of
from spukhaus.policies.arrays import REWARDS, encoding, observe
from spukhaus.policies.arrays import most as bounds
from spukhaus.texts import Speaker

RENDER_MODES = ["human", "ansi"]


def set_up(game: str, players: int | None, edition: str, rewards: str, options: dict[str, str]) -> Encoding:
    found = registry.game(game)
    if rewards not in REWARDS:
        raise ValueError(f"rewards is one of {', '.join(REWARDS)}")
    known = {option.name for option in found.options}
    for name in options:
        if name not in known:
            raise ConfigRefused("unknown-option", option=name, known=tuple(sorted(known)))
    params = {"players": found.seat_counts[0] if players is None else players, "edition": edition, **options}
    return encoding(found, config_of(found, params))


def observation_space(layout: Layout, words: int) -> spaces.Dict:
    return spaces.Dict({"observation": values_space(layout), "action_mask": spaces.Box(0, 1, (words,), np.int8)})


def values_space(layout: Layout, eyes: int = 1) -> spaces.Box:
    """Of the observations of so many seats, one after the other."""
    most = np.tile(bounds(layout), eyes)
    return spaces.Box(np.zeros_like(most), most, dtype=np.float32)


def draws_of(seed: int | None) -> Draws:
    """Those that the seed names, or any."""
    return Draws(secrets.randbits(62) if seed is None else seed)


def mask(words: Iterable[int], count: int) -> NDArray[np.int8]:
    found = np.zeros(count, np.int8)
    found[list(words)] = 1
    return found


def mask_of(position: Position, seat: Seat) -> NDArray[np.int8]:
    """What the seat can say. At the end that is everything, for nobody listens and a softmax over nothing fails."""
    count = len(position.encoding.words)
    if position.seat is None:
        return np.ones(count, np.int8)
    return mask(position.legal if seat == position.seat else (), count)


def observation(position: Position, seat: Seat, name: str, legal: NDArray[np.int8]) -> dict[str, Any]:
    return {"observation": seen(position, seat, name), "action_mask": legal}


def seen(position: Position, seat: Seat, name: str) -> Floats:
    return observe(position.encoding, position.view(seat), position.said(seat), name)


def picture(position: Position, seat: Seat) -> str:
    """What the seat sees, as it is drawn in a terminal, in English."""
    game = position.game
    terminal = registry.extras(game).terminal()
    if terminal is None:
        return str(position.view(seat))
    return terminal.draw(position.view(seat), Speaker("en", game, position.encoding.config.edition))
