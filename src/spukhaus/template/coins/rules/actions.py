"""What can be done, and the text of each action: `bid`, and chance's `deal`.

Match files hold these texts, so they stay readable and stay the same. What chance does is an action like any other: a
replay needs no random numbers.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from spukhaus.core.errors import InvalidAction


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the ghost of every seat (CO-2)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """So many pennies for the ferryman (CO-3)."""

    pennies: int


Action: TypeAlias = Deal | Bid
ACTIONS = (Deal, Bid)


def write(action: Action) -> str:
    match action:
        case Deal(cards):
            return " ".join(("deal", *map(str, cards)))
        case Bid(pennies):
            return f"bid {pennies}"


def read(text: str) -> Action:
    verb, *words = text.split() or [""]
    if all(re.fullmatch("0|[1-9][0-9]?", word, re.ASCII) for word in words):
        match verb, words:
            case "deal", [_, *_]:
                return Deal(tuple(map(int, words)))
            case "bid", [pennies]:
                return Bid(int(pennies))
    raise InvalidAction("action-form", text=text[:80])
