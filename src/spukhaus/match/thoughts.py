"""Why bots did what they did. It is kept in the store with each action, and read from there when the match is over.

A `Table` forgets a thought as soon as it is folded in, so nothing that is made of a table can tell one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from spukhaus.core.game import AnyGame, described
from spukhaus.core.plain_json import JSON
from spukhaus.match.commands import check_over
from spukhaus.match.entries import Acted, decode, is_quiet
from spukhaus.match.table import Table


@dataclass(frozen=True, slots=True)
class Considered:
    """A bot's answer: the action as text, and why."""

    action: str
    thought: bytes = b""
    seconds: float = 0.0
    """How long it took to think, without the waiting for a place to think in."""


class BotsBusy(Exception):
    """So many tables wait for their bots that this one must come again later."""


def kept_with(table: Table, bodies: Sequence[bytes]) -> dict[int, Any]:
    """The thoughts behind the actions that count, by the numbers of their entries; `bodies` is the whole table."""
    check_over(table)
    numbered = [entry for entry in map(decode, bodies) if not is_quiet(entry)]
    found = {}
    for taken in table.taken:
        entry = numbered[taken.number - 1]
        if isinstance(entry, Acted) and bytes(entry.thought):
            found[taken.number] = msgspec.json.decode(entry.thought)
    return found


def worded(game: AnyGame, record: Any) -> dict[str, JSON]:
    """A thought's record with its actions described, so that a reader can put them into words."""
    alternatives = [
        {**one, "action": described(game.read(one["action"]), game.write)} for one in record["alternatives"]
    ]
    return {**record, "alternatives": alternatives}


def hinted(game: AnyGame, considered: Considered) -> JSON:
    """A hint for the one who asked."""
    told = {"action": described(game.read(considered.action), game.write)}
    reasons = worded(game, msgspec.json.decode(considered.thought)) if considered.thought else None
    return {**told, "thought": reasons}
