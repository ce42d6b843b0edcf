"""The packed model of the game, compiled, and its atlas as arrays.

The source is `spukhaus.games.straszydla.model`, in plain Python: nothing of the rules is written here again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.edition import Edition
from spukhaus.games.straszydla.model import acting as plain_acting
from spukhaus.games.straszydla.model import duels as plain_duels
from spukhaus.games.straszydla.model import match as plain_match
from spukhaus.games.straszydla.model import phases as plain_phases
from spukhaus.games.straszydla.model import planning as plain_planning
from spukhaus.games.straszydla.model import rolling as plain_rolling
from spukhaus.games.straszydla.model import row as plain_row
from spukhaus.games.straszydla.model.atlas import Atlas, atlas_of
from spukhaus.games.straszydla.model.row import MOST_ARROWS, MOST_SPOOKS
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.lab.compiling import CompiledModel, EditionTooLarge

Rows: TypeAlias = NDArray[np.int32]
"""One row of the model, or one in each line."""
MOST_PACTS: Final = 31
"""A set of pacts is one int32."""

compiled_row = CompiledModel(plain_row)
compiled_planning = CompiledModel(plain_planning, compiled_row, called=("can_redirect",))
compiled_rolling = CompiledModel(plain_rolling, compiled_row, called=("finish_scare",))
compiled_duels = CompiledModel(plain_duels, compiled_row, compiled_rolling, called=("enter_duels", "_lay", "retreats"))
compiled_acting = CompiledModel(plain_acting, compiled_row, called=("nothing_to_decide", "take_top"))
compiled_phases = CompiledModel(
    plain_phases, compiled_row, compiled_acting, called=("enter_phase", "enter_win", "end_feeding")
)
compiled_match = CompiledModel(
    plain_match,
    compiled_row,
    compiled_planning,
    compiled_rolling,
    compiled_duels,
    compiled_acting,
    compiled_phases,
    called=("go_on", "_happens_between_rounds"),
)


@lru_cache(maxsize=8)
def arrays_of(edition: Edition[Box]) -> Atlas:
    """The atlas for compiled code: the same numbers in arrays."""
    box = edition.content
    if len(box.spooks) > MOST_SPOOKS:
        raise EditionTooLarge("kernel-too-many-spooks", found=len(box.spooks), most=MOST_SPOOKS)
    longest = box.figures.arrows + box.imps[box.abilities["redirect"]]
    if longest > MOST_ARROWS:
        raise EditionTooLarge("kernel-too-many-arrows", found=longest, most=MOST_ARROWS)
    if len(box.pacts) > MOST_PACTS:
        raise EditionTooLarge("kernel-too-many-pacts", found=len(box.pacts), most=MOST_PACTS)
    return Atlas(*(np.array(table, np.int32) for table in atlas_of(edition)))
