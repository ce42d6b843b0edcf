"""What a bot thought: the alternatives it weighed, and what it believed about what it could not see.

A thought goes with the action into the match, and is shown after the match, never before.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from spukhaus.core.plain import JSON


@dataclass(frozen=True, slots=True)
class Alternative:
    action: Any
    value: float
    """What it seemed to be worth to this seat, in the guide's own measure: higher is better."""
    tries: int


@dataclass(frozen=True, slots=True)
class Thought:
    action: Any
    alternatives: tuple[Alternative, ...] = ()
    """The best first; empty where there was nothing to weigh."""
    belief: JSON = field(default_factory=dict)
    """How likely the bot thought hidden things to be, in the game's own words."""
