"""How much is tried: a fixed sample in `./test`, everything in `./test --all` (docs/testing.md)."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Final, TypeVar

import pytest

SizeT = TypeVar("SizeT")

LONG: Final = bool(os.environ.get("SPUKHAUS_TEST_LONG"))


def sample(few: SizeT, all_of_them: SizeT) -> SizeT:
    return all_of_them if LONG else few


only_in_all = pytest.mark.skipif(not LONG, reason="only in ./test --all")
"""For what others of its kind in the sample show nearly as well."""


def mostly(everything: Iterable[Any], *kept: Any) -> list[Any]:
    """For `parametrize`: these always, the others only in `./test --all`."""
    return [pytest.param(one, marks=() if one in kept else only_in_all) for one in everything]
