"""What lies in the box (CO-1), read from an edition file.

Here goes every figure that another box could have otherwise; the rules ask the box and hold no figure of their own.
"""

from __future__ import annotations

from dataclasses import dataclass

from spukhaus.core.edition import EditionFile


@dataclass(frozen=True, slots=True)
class Box:
    highest: int
    """Everybody's ghosts are numbered from 1 to this."""
    purse: int
    """So many pennies everybody begins with."""
    most: int
    """So many can be bid in one round (CO-3)."""


def read_box(file: EditionFile) -> Box:
    """Every entry is asked for with its bounds: what is wrong in a file is refused with its line."""
    ghosts = file.table("ghosts")
    highest = ghosts.whole("highest", 2, 9)
    ghosts.source()
    ghosts.close()
    pennies = file.table("pennies")
    purse, most = pennies.whole("purse", 1, 20), pennies.whole("most", 1, 9)
    pennies.source()
    pennies.close()
    return Box(highest, purse, most)
