"""What all of these tests have in common."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_garbage() -> Iterator[None]:
    """Millions of small states, and no circles among them: looking for garbage takes a tenth of the time."""
    gc.disable()
    yield
    gc.enable()
