"""Ghostbumpers, compiled: playouts, candidates weighed for search bots, and many matches at once for learning."""

from spukhaus.lab.games.ghostbumpers.packing import action_number, action_of, pack, unpack
from spukhaus.lab.games.ghostbumpers.playouts import Playouts, Policy, playouts, recorded_playout
from spukhaus.lab.games.ghostbumpers.search import Weighed, weigh
from spukhaus.lab.games.ghostbumpers.vector import VectorGhostbumpers

__all__ = [
    "Playouts",
    "Policy",
    "VectorGhostbumpers",
    "Weighed",
    "action_number",
    "action_of",
    "pack",
    "playouts",
    "recorded_playout",
    "unpack",
    "weigh",
]
