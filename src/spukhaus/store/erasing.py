"""Whose entries they are that are kept as tables are, and how somebody is erased from them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from spukhaus.cups.erasing import erase_players
from spukhaus.match.entries import encode
from spukhaus.match.erasing import erase
from spukhaus.match.keys import is_table


def erased(
    identity: str, bodies: Sequence[bytes], seat: int | None = None, name: str | None = None, *, last: bool = True
) -> tuple[dict[int, bytes], bytes]:
    """The entries that change, by their places, and one more that says so. In a cup `seat` is a player's number."""
    if not is_table(identity):
        return erase_players(bodies, time.time(), seat, name)
    changed, told = erase(bodies, time.time(), seat, name, last=last)
    return changed, encode(told)
