"""Tensors with named parts: where each part lies in the flat array, its shape, its bound and what it says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
Parts: TypeAlias = Mapping[str, Floats]


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of an observation. Its values are counts or marks from 0 to `most`, never scaled."""

    name: str
    shape: tuple[int, ...]
    about: str
    most: int = 1
    memory: bool = False
    """True if it only recalls what has happened: it is in information states, and not in observations."""

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The parts one after the other."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts = tuple(parts)
        self.offsets: dict[str, int] = {}
        self.size = 0
        for part in self.parts:
            self.offsets[part.name] = self.size
            self.size += part.size

    def empty(self) -> Floats:
        return np.zeros(self.size, np.float32)

    def most(self) -> Floats:
        """The bound of every value."""
        bounds = [np.full(part.size, part.most, np.float32) for part in self.parts]
        return np.concatenate(bounds)

    def named(self, flat: Floats) -> dict[str, Floats]:
        """The parts of an array by name: what is written into them is written into the array."""
        return {
            part.name: flat[self.offsets[part.name] : self.offsets[part.name] + part.size].reshape(part.shape)
            for part in self.parts
        }

    def table(self) -> str:
        """For people: a line for each part."""
        rows = [
            f"| `{part.name}` | {self.offsets[part.name]} | {' x '.join(map(str, part.shape))} | {part.most} "
            f"| {part.about}{' (memory)' * part.memory} |"
            for part in self.parts
        ]
        return "\n".join(("| part | from | shape | most | says |", "|---|---|---|---|---|", *rows))
