"""A policy as a file: a zip with `policy.json` and the arrays of a small net. Nothing in it can run, and whoever reads
one checks everything: its size first, then what it says, then each array.

The net is a row of full layers with the same function between them. What comes in is an observation as it is (a
trainer that scales its inputs puts the scale into the first weights), and what goes out is a number for each word.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import pairwise
from math import prod
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.encoding import Encoding, Floats
from spukhaus.core.errors import NotFound, SpukhausError
from spukhaus.policies.arrays import layout_named

FORMAT: Final = 1
MOST_BYTES: Final = 32 << 20
"""Of a file, and of what is packed into it."""
MOST_JSON: Final = 16 << 10
MOST_LAYERS: Final = 8
_ABOUT: Final = "policy.json"
ACTIVATIONS: Final[Mapping[str, Callable[[Any], Any]]] = MappingProxyType(
    {"relu": lambda values: np.maximum(values, 0), "tanh": np.tanh}
)


class PolicyBroken(SpukhausError):
    """A file that is no policy."""


class PolicyUnfit(SpukhausError):
    """A policy for another game, another number of seats or another box."""


@dataclass(frozen=True, slots=True)
class About:
    """What `policy.json` says."""

    spukhaus_policy: int
    """The version of this format."""
    game: str
    seats: int
    edition: str
    observation: str
    numbers: str
    """What its numbers mean: a digest of the words and of the parts of the observation."""
    activation: str
    drawn: bool
    """Whether words are drawn by their chances; else the best one is said."""
    layers: int
    about: str = ""
    """For people: how it was trained."""


@dataclass(frozen=True, slots=True, eq=False)
class Policy:
    about: About
    layers: tuple[tuple[Floats, Floats], ...]
    """Weights and biases."""

    def values(self, seen: NDArray[Any]) -> Floats:
        """A number for each word: the higher, the likelier."""
        values: Floats = seen.astype(np.float32)
        activate = ACTIVATIONS[self.about.activation]
        for number, (weights, biases) in enumerate(self.layers, start=1):
            values = values @ weights + biases
            if number < len(self.layers):
                values = activate(values)
        return values

    def check(self, encoding: Encoding) -> None:
        """Whether it can play this set-up."""
        said = self.about
        if said.game != encoding.game.name or said.numbers != numbers_of(encoding, said.observation):
            raise PolicyUnfit("policy-unfit", game=said.game, seats=said.seats, edition=said.edition)


def numbers_of(encoding: Encoding, observation: str) -> str:
    """Changes whenever a number of an action or of an observation would mean something else."""
    layout = layout_named(encoding, observation)
    parts = [(part.name, part.shape) for part in layout.parts]
    said = json.dumps([encoding.version, encoding.words, observation, parts])
    return hashlib.sha256(said.encode()).hexdigest()


def policy_for(
    encoding: Encoding,
    observation: str,
    layers: Sequence[tuple[NDArray[Any], NDArray[Any]]],
    activation: str = "relu",
    drawn: bool = False,
    about: str = "",
) -> Policy:
    """A policy of a net that was trained in this set-up; weights are [in, out]."""
    edition = encoding.config.edition.name
    numbers = numbers_of(encoding, observation)
    said = About(
        FORMAT,
        encoding.game.name,
        encoding.seats,
        edition,
        observation,
        numbers,
        activation,
        drawn,
        len(layers),
        about,
    )
    arrays = tuple((weights.astype(np.float32), biases.astype(np.float32)) for weights, biases in layers)
    _check_net(said, arrays, layout_named(encoding, observation).size, len(encoding.words))
    return Policy(said, arrays)


def write(policy: Policy) -> bytes:
    """The same policy gives the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(zipfile.ZipInfo(_ABOUT), json.dumps(asdict(policy.about), indent=2) + "\n")
        for number, layer in enumerate(policy.layers):
            for name, array in zip(_names(number), layer, strict=True):
                held = io.BytesIO()
                np.lib.format.write_array(held, np.ascontiguousarray(array), version=(1, 0), allow_pickle=False)
                file.writestr(zipfile.ZipInfo(name), held.getvalue(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def load(path: Path) -> Policy:
    try:
        with path.open("rb") as file:
            packed = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise NotFound("no-file", path=str(path)) from error
    return read(packed)


def read(packed: bytes) -> Policy:
    """Anybody's file, or `PolicyBroken`."""
    if len(packed) > MOST_BYTES:
        raise PolicyBroken("policy-too-large", most=MOST_BYTES >> 20)
    try:
        with zipfile.ZipFile(io.BytesIO(packed)) as file:
            sizes = {found.filename: found.file_size for found in file.infolist()}
            if sum(sizes.values()) > MOST_BYTES:
                raise PolicyBroken("policy-too-large", most=MOST_BYTES >> 20)
            about = _read_about(file, sizes)
            layers = tuple(
                (_read_array(file, sizes, weights, 2), _read_array(file, sizes, biases, 1))
                for weights, biases in map(_names, range(about.layers))
            )
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        raise PolicyBroken("policy-broken", reason="zip") from error
    if len(sizes) != 1 + 2 * about.layers:
        raise PolicyBroken("policy-broken", reason="files")
    _check_net(about, layers, layers[0][0].shape[0], layers[-1][1].shape[0])
    return Policy(about, layers)


def _names(layer: int) -> tuple[str, str]:
    return f"weights-{layer}.npy", f"biases-{layer}.npy"


def _held(file: zipfile.ZipFile, sizes: Mapping[str, int], name: str, most: int) -> bytes:
    """What a part holds; never more than it said."""
    if not 0 < sizes.get(name, 0) <= most:
        raise PolicyBroken("policy-broken", reason=name)
    with file.open(name) as part:
        found = part.read(sizes[name] + 1)
    if len(found) != sizes[name]:
        raise PolicyBroken("policy-broken", reason=name)
    return found


def _read_about(file: zipfile.ZipFile, sizes: Mapping[str, int]) -> About:
    try:
        said = json.loads(_held(file, sizes, _ABOUT, MOST_JSON))
    except (ValueError, RecursionError) as error:
        raise PolicyBroken("policy-broken", reason=_ABOUT) from error
    kinds = {"int": int, "str": str, "bool": bool}
    wanted = {field.name: kinds[str(field.type)] for field in fields(About)}
    if not isinstance(said, dict) or {name: type(value) for name, value in said.items()} != wanted:
        raise PolicyBroken("policy-broken", reason=_ABOUT)
    about = About(**said)
    if about.spukhaus_policy != FORMAT:
        raise PolicyBroken("policy-other-format", found=about.spukhaus_policy, known=FORMAT)
    if not 1 <= about.layers <= MOST_LAYERS or about.activation not in ACTIVATIONS:
        raise PolicyBroken("policy-broken", reason=_ABOUT)
    return about


def _read_array(file: zipfile.ZipFile, sizes: Mapping[str, int], name: str, dimensions: int) -> Floats:
    held = io.BytesIO(_held(file, sizes, name, MOST_BYTES))
    if np.lib.format.read_magic(held) != (1, 0):
        raise PolicyBroken("policy-broken", reason=name)
    shape, by_columns, kind = np.lib.format.read_array_header_1_0(held)
    values = held.read()
    if kind != np.dtype("<f4") or by_columns or len(shape) != dimensions or len(values) != 4 * prod(shape):
        raise PolicyBroken("policy-broken", reason=name)
    return np.frombuffer(values, np.float32).reshape(shape)


def _check_net(about: About, layers: Sequence[tuple[Floats, Floats]], size: int, words: int) -> None:
    widths = [size, *(len(biases) for _, biases in layers)]
    shapes = [weights.shape for weights, _ in layers]
    fits = shapes == list(pairwise(widths)) and widths[-1] == words and min(widths) > 0
    if not fits or about.activation not in ACTIVATIONS:
        raise PolicyBroken("policy-broken", reason="layers")
    if not all(np.isfinite(array).all() for layer in layers for array in layer):
        raise PolicyBroken("policy-broken", reason="numbers")
