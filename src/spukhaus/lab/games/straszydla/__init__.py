"""Straszydła, compiled: many matches at once for learning."""

from spukhaus.lab.games.straszydla.packing import pack
from spukhaus.lab.games.straszydla.vector import VectorStraszydla

__all__ = ["VectorStraszydla", "pack"]
