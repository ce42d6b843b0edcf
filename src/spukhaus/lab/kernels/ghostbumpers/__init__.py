"""Ghostbumpers, compiled: playouts, candidates weighed for search bots, and many matches at once for learning."""

from spukhaus.lab.kernels.ghostbumpers.packing import action_number, action_of, pack, unpack
from spukhaus.lab.kernels.ghostbumpers.playouts import Playouts, Policy, playouts, recorded_playout
from spukhaus.lab.kernels.ghostbumpers.search import Weighed, weigh
from spukhaus.lab.kernels.ghostbumpers.vector import VectorGhostbumpers

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
