"""Random numbers for chance: SplitMix64, as the vector environments draw them (lab/compiling.py), in plain Python.

So a seed means the same matches everywhere: what `Draws(seed, number)` deals is what match `number` of a vector
environment with this seed is dealt, one match after the other.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any, Final

_WHOLE: Final = (1 << 64) - 1
_STRIDE: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB


class Draws(random.Random):
    """Knows all that `random.Random` can draw. It is small: a state is one number that counts on."""

    def __init__(self, seed: int = 0, number: int = 0) -> None:
        super().__init__(0)
        named = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=8).digest()
        self._counter = int.from_bytes(named, "little")

    def getrandbits(self, count: int) -> int:
        found = 0
        for _ in range(-(-count // 64)):
            found = found << 64 | self._stir()
        return found >> -count % 64

    def random(self) -> float:
        return (self._stir() >> 11) / (1 << 53)

    def _stir(self) -> int:
        self._counter = self._counter + _STRIDE & _WHOLE
        mixed = self._counter
        mixed = (mixed ^ mixed >> 30) * _FIRST & _WHOLE
        mixed = (mixed ^ mixed >> 27) * _SECOND & _WHOLE
        return mixed ^ mixed >> 31

    def getstate(self) -> tuple[Any, ...]:
        return (self._counter,)

    def setstate(self, state: tuple[Any, ...]) -> None:
        [self._counter] = state
