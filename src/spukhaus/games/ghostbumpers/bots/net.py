"""A small net in plain Python: a row of full layers, with weights of one byte each.

`data/nets.zip` holds one for each number of seats, as examples/train_ghosts.py has trained and packed them: a line of
JSON (how wide the layers are), then for each layer a scale and a bias for each of its outputs, and the weights.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import pairwise
from math import fabs
from operator import mul
from pathlib import Path
from typing import BinaryIO, Final
from zipfile import ZipFile

FILE: Final = Path(__file__).parents[1] / "data" / "nets.zip"
MOST: Final = 127
"""Of a weight's byte."""


@dataclass(frozen=True, slots=True)
class Layer:
    weights: tuple[tuple[float, ...], ...]
    """For each output."""
    biases: tuple[float, ...]

    def outputs(self, inputs: Sequence[float]) -> list[float]:
        return [sum(map(mul, row, inputs)) + bias for row, bias in zip(self.weights, self.biases, strict=True)]


@dataclass(frozen=True, slots=True)
class Net:
    layers: tuple[Layer, ...]

    def values(self, inputs: Sequence[float]) -> list[float]:
        """A number for each action: the logarithm of how likely it is, and something more that is the same for all."""
        for layer in self.layers[:-1]:
            inputs = [value if value > 0 else 0.0 for value in layer.outputs(inputs)]
        return self.layers[-1].outputs(inputs)


def net_for(seats: int) -> Net | None:
    """In a web page the file is fetched now; without a network, later."""
    try:
        return _net_for(seats)
    except OSError:
        return None


@cache
def _net_for(seats: int) -> Net:
    with ZipFile(FILE) as file:
        return read(file.read(f"{seats}.net"))


def read(packed: bytes) -> Net:
    file = BytesIO(packed)
    widths = json.loads(file.readline())
    return Net(tuple(_read_layer(file, inputs, outputs) for inputs, outputs in pairwise(widths)))


def _read_layer(file: BinaryIO, inputs: int, outputs: int) -> Layer:
    scales, biases = (_numbers("f", file.read(4 * outputs)) for _ in range(2))
    weights = _numbers("b", file.read(inputs * outputs))
    rows = (weights[at * inputs : (at + 1) * inputs] for at in range(outputs))
    scaled = tuple(tuple(weight * scale for weight in row) for row, scale in zip(rows, scales, strict=True))
    return Layer(scaled, tuple(biases))


def write(layers: Sequence[Layer]) -> bytes:
    """Each weight is rounded to a step of its output's scale."""
    file = BytesIO()
    widths = [len(layers[0].weights[0]), *(len(layer.biases) for layer in layers)]
    file.write(json.dumps(widths).encode() + b"\n")
    for layer in layers:
        scales = [max(map(fabs, row)) / MOST or 1.0 for row in layer.weights]
        weights = [round(one / scale) for row, scale in zip(layer.weights, scales, strict=True) for one in row]
        file.write(_bytes("f", scales) + _bytes("f", layer.biases) + _bytes("b", weights))
    return file.getvalue()


def _numbers(kind: str, packed: bytes) -> array[float]:
    found: array[float] = array(kind, packed)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def _bytes(kind: str, numbers: Sequence[float]) -> bytes:
    found: array[float] = array(kind, numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()
