"""Shy Monsters, compiled: playouts, candidates weighed for the Hero, and many matches at once for learning.

`compiled` has the game's packed model in compiled form, `solver` solves the game, `commands` are its `spukhaus lab`
commands. Names are looked up when they are asked for, so that commands can be listed without NumPy and Numba.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spukhaus.lab.games.shy_monsters.packing import action_number, action_of, pack, unpack
    from spukhaus.lab.games.shy_monsters.playing_on import Playouts, Policy, playouts, weigh
    from spukhaus.lab.games.shy_monsters.vector import VectorShyMonsters

__all__ = [
    "Playouts",
    "Policy",
    "VectorShyMonsters",
    "action_number",
    "action_of",
    "pack",
    "playouts",
    "unpack",
    "weigh",
]


def __getattr__(name: str) -> object:
    if name in __all__:
        for module in ("packing", "playing_on", "vector"):
            found = vars(import_module(f"{__name__}.{module}"))
            if name in found:
                return found[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
