"""A shuffle that can be checked: every random number of a match follows from one secret seed.

The seed's commitment is published before the first move and the seed after the last. The n-th action of
chance draws from a stream of its own, made from the seed and n, so the same seed gives the same chance on
every machine, and taking a move back, or playing another one, never gives another roll of the dice.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import re
import secrets
from typing import Any

from spukhaus.core.errors import SpukhausError


def new_seed() -> str:
    return secrets.token_hex(32)


def practice_seed(day: str, game: str) -> str:
    """Where no host keeps a secret, the deal of the day follows from the date: anybody can work it out."""
    return hashlib.sha256(f"spukhaus practice deal\n{day}\n{game}".encode()).hexdigest()


def commitment(seed: str) -> str:
    """What is shown before the match: it fixes the seed and does not tell it."""
    if not re.fullmatch(r"[0-9a-f]{64}", seed):
        raise SpukhausError("seed-form", seed=seed)
    return hashlib.sha256(b"spukhaus seed\n" + bytes.fromhex(seed)).hexdigest()


class ChanceStream(random.Random):
    """Random numbers for one chance action: SHA-256 in counter mode behind Python's usual interface.

    Python promises nothing about its own generator's shuffles across versions; these bits are ours.
    """

    def __init__(self, seed: str, draw: int | str) -> None:
        """`draw` is the number of the draw, or words that name it."""
        self._key = hashlib.sha256(f"{seed}\n{draw}".encode()).digest()
        self._counter = 0
        self._bits = 0
        self._length = 0
        super().__init__()

    def getrandbits(self, k: int, /) -> int:
        while self._length < k:
            block = hmac.digest(self._key, self._counter.to_bytes(8), "sha256")
            self._counter += 1
            self._bits = self._bits << 256 | int.from_bytes(block)
            self._length += 256
        self._length -= k
        taken = self._bits >> self._length
        self._bits &= (1 << self._length) - 1
        return taken

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)

    # Our own, so that a new version of Python cannot change what a seed means.

    def below(self, limit: int) -> int:
        """A whole number from 0 up to the limit, each as likely as any other."""
        length = (limit - 1).bit_length()
        while (number := self.getrandbits(length)) >= limit:
            pass
        return number

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        numbers = range(start) if stop is None else range(start, stop, step)
        return numbers[self.below(len(numbers))]

    def randint(self, a: int, b: int) -> int:
        return a + self.below(b - a + 1)

    def choice(self, seq: Any) -> Any:
        return seq[self.below(len(seq))]

    def shuffle(self, x: Any) -> None:
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        if counts is not None:
            raise NotImplementedError("spell the population out")
        pool = list(population)
        self.shuffle(pool)
        return pool[:k]

    def seed(self, *_: object, **__: object) -> None:
        """Python's constructor calls this; the key is all the seed there is."""
