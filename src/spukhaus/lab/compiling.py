"""How kernels are compiled, where the result is kept, and their random numbers."""

from __future__ import annotations

import hashlib
import inspect
import os
import re
import shutil
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

import numba
import numpy as np
from numpy.typing import NDArray

from spukhaus.core.errors import SpukhausError

P = ParamSpec("P")
R = TypeVar("R")

Ints: TypeAlias = NDArray[np.int16]
Stream: TypeAlias = NDArray[np.uint64]
"""A random stream: one number that counts on."""


class WrongAction(SpukhausError):
    """A number that is no legal action here. Nothing has changed."""


class EditionTooLarge(SpukhausError):
    """A box that the rules can play, and that does not fit into the kernel's arrays."""


VERSIONS_KEPT: Final = 4


@cache
def cache_folder() -> Path:
    """Where compiled kernels are kept: outside of the sources, and by what the sources say.

    Numba looks whether the file of a function has changed, and not the files of those that it calls. So every
    version of the sources gets a folder of its own.
    """
    house = Path(__file__).parent.parent
    said = hashlib.sha256()
    for path in sorted((*house.glob("lab/**/*.py"), *house.glob("games/**/*.py"))):
        said.update(path.relative_to(house).as_posix().encode() + b"\0" + path.read_bytes())
    base = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    folder = Path(base).expanduser() / "spukhaus-kernels" / said.hexdigest()[:16]
    with suppress(OSError):  # where nothing can be written, Numba says so itself; another process may tidy up too
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        forget_older(folder.parent)
    return folder


def forget_older(base: Path) -> None:
    """Of the folders of all versions, those that were used last are kept. A process that still uses another one goes
    on with what it has, and compiles the rest again."""
    versions = [found for found in base.iterdir() if re.fullmatch("[0-9a-f]{16}", found.name)]
    versions.sort(key=lambda found: found.stat().st_mtime)
    for version in versions[:-VERSIONS_KEPT]:
        shutil.rmtree(version, ignore_errors=True)


_OPTIONS: Final[dict[str, bool | str]] = {"error_model": "numpy", "_nrt": False}
"""Without Numba's counting of references to arrays kernels are several times faster. So a kernel makes no arrays of
its own: it is given all that it needs."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled when it is first called, into every kernel that calls it, and kept on disk."""
    return _compiled(function, forceinline=True, **_OPTIONS)


def large_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled once, and called: for what is long and seldom asked, so that compiling does not take minutes."""
    return _compiled(function, **_OPTIONS)


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Like a large kernel, and free to make arrays and lists."""
    return _compiled(function)


def _compiled(function: Callable[P, R], **options: bool | str) -> Callable[P, R]:
    config: Any = numba.config  # its types do not know all of its settings
    njit: Any = numba.njit
    earlier, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        compiled: Callable[P, R] = njit(cache=True, **options)(function)
    finally:
        config.CACHE_DIR = earlier
    return compiled


class CompiledModel:
    """A module of a game's packed model, compiled: plain functions on numbers and sequences, taken as they are.

    They call one another compiled, and so they do those of the compiled modules that they use. Every function is
    compiled in one way only, since Numba keeps one result for it on disk; what is never called is never compiled, so a
    module may hold functions that only plain Python can run.
    """

    def __init__(
        self, module: ModuleType, *uses: CompiledModel, called: Collection[str] = (), listing: Collection[str] = ()
    ) -> None:
        """Functions are kernels, but for those that are `called`, large kernels, and those that put into lists."""
        room = dict(vars(module))
        self._functions: dict[Any, Any] = {}
        for name, found in vars(module).items():
            if not callable(found):
                continue
            function = inspect.unwrap(found)  # what plain Python remembers, a kernel works out again
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                decorate = compiled if name in listing else large_kernel if name in called else kernel
                self._functions[found] = room[name] = decorate(FunctionType(function.__code__, room, name))
            else:
                for used in uses:
                    room[name] = used._functions.get(found, room[name])

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        """A function of the module in compiled form."""
        found: Callable[P, R] = self._functions[function]
        return found


# Random numbers: SplitMix64, a counter that is stirred. Small, seeded, and the same on every machine.

_STRIDE: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_S27: Final = np.uint64(27)
_S30: Final = np.uint64(30)
_S31: Final = np.uint64(31)
_S32: Final = np.uint64(32)
_S11: Final = np.uint64(11)
_UNIT: Final = 1.0 / (1 << 53)


def streams(seed: int, count: int, purpose: str = "") -> NDArray[np.uint64]:
    """Random streams that do not depend on how many there are: the n-th is the same in any batch."""
    named = (hashlib.blake2b(f"{seed} {number}{purpose}".encode(), digest_size=8).digest() for number in range(count))
    return np.frombuffer(b"".join(named), dtype="<u8").astype(np.uint64)


@kernel
def stir(stream: Stream) -> Any:
    stream[0] += _STRIDE
    mixed = stream[0]
    mixed = (mixed ^ (mixed >> _S30)) * _FIRST
    mixed = (mixed ^ (mixed >> _S27)) * _SECOND
    return mixed ^ (mixed >> _S31)


@kernel
def below(stream: Stream, count: int) -> int:
    """A whole number from 0 to count - 1; uneven by less than count / 2**32."""
    drawn: int = np.int64(((stir(stream) >> _S32) * np.uint64(count)) >> _S32)  # type: ignore[assignment]
    return drawn


@kernel
def fraction(stream: Stream) -> float:
    """From 0 to 1, without 1."""
    return np.float64(stir(stream) >> _S11) * _UNIT


@kernel
def weighted(stream: Stream, sums: NDArray[np.float64]) -> int:
    """One of the places of growing sums of weights, each as likely as what it adds."""
    wanted = fraction(stream) * sums[-1]
    place = 0
    while sums[place] <= wanted:
        place += 1
    return place
