"""Shy Monsters, compiled: playouts, candidates weighed for the Hero, and many matches at once for learning."""

from spukhaus.lab.games.shy_monsters.packing import action_number, action_of, pack, unpack
from spukhaus.lab.games.shy_monsters.playouts import Playouts, Policy, playouts, weigh
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
