"""How long an opponent may think about a move where its name does not say so."""

from __future__ import annotations

import os


def seconds() -> float:
    """SPUKHAUS_SECONDS, or 1 if nothing is said."""
    return float(os.environ.get("SPUKHAUS_SECONDS", "1"))
