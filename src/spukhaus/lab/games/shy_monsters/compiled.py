"""The packed model of the game, compiled, and its atlas as arrays.

The source is `spukhaus.games.shy_monsters.model`, in plain Python: nothing of the rules is written here again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from spukhaus.core.edition import Edition
from spukhaus.games.shy_monsters.model import packed_match
from spukhaus.games.shy_monsters.model import walking as plain
from spukhaus.games.shy_monsters.model.atlas import Atlas, atlas_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.compiling import CompiledModel, EditionTooLarge

MOST_MONSTERS: Final = 30
"""A set of monsters is one int32."""

walking = CompiledModel(plain, called=("is_walled_in", "opens"))
model = CompiledModel(packed_match, walking, called=("lay", "legal", "has_no_way_on"))

start_match, act = model(packed_match.start_match), model(packed_match.act)
put_in_order, begin_storey = model(packed_match.put_in_order), model(packed_match.begin_storey)
lay, legal = model(packed_match.lay), model(packed_match.legal)
may_give_up, number_of = model(packed_match.may_give_up), model(packed_match.number_of)
spread = walking(plain.spread)


@lru_cache(maxsize=8)
def arrays_of(edition: Edition[Box]) -> Atlas:
    """The atlas for compiled code: the same numbers in arrays."""
    monsters = len(edition.content.monsters)
    if monsters > MOST_MONSTERS:
        raise EditionTooLarge("kernel-too-many-monsters", found=monsters, most=MOST_MONSTERS)
    plain = atlas_of(edition)
    return Atlas(
        np.array(plain.beside, np.int8),
        np.array(plain.near, np.int16),
        np.array(plain.comfort, np.int16),
        np.array(plain.walks, np.int8),
        np.array(plain.jumps, np.int8),
        np.array(plain.entrance, np.int8),
        np.array(plain.where, np.int8),
        np.array(plain.storeys, np.int32),
        np.array(plain.box, np.int32),
    )
