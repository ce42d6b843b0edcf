"""What chance does in the kernel: draw monsters, and lay for a Dungeon Master who lays at random."""

from __future__ import annotations

from spukhaus.games.shy_monsters.model.atlas import FIRST, LAYOUTS, MONSTERS, TILES, Atlas
from spukhaus.games.shy_monsters.model.packed_match import (
    ENTRANCE_FACE,
    FACES,
    HAND,
    LAY,
    NUMBER,
    PHASE,
    PILE,
    Row,
)
from spukhaus.lab.compiling import Stream, below, kernel, large_kernel
from spukhaus.lab.games.shy_monsters.compiled import begin_storey, put_in_order


@kernel
def take_one(monsters: int, stream: Stream) -> int:
    """One of a set, as a set of one."""
    count, rest = 0, monsters
    while rest:
        rest &= rest - 1
        count += 1
    for _ in range(below(stream, count)):
        monsters &= monsters - 1
    return monsters & -monsters


@kernel
def draw(row: Row, atlas: Atlas, stream: Stream) -> None:
    """SM-7."""
    for _ in range(atlas.storeys[row[NUMBER] - 1][MONSTERS]):
        drawn = take_one(row[PILE], stream)
        row[PILE] &= ~drawn
        row[HAND] |= drawn
    row[PHASE] = LAY


@large_kernel
def lay_at_random(row: Row, atlas: Atlas, stream: Stream) -> None:
    """SM-8: any storey, each as likely as any other."""
    storey = row[NUMBER] - 1
    layout = atlas.storeys[storey][FIRST] + below(stream, atlas.storeys[storey][LAYOUTS])
    tiles = atlas.storeys[storey][TILES]
    entrance = atlas.entrance[layout]
    put_in_order(row, atlas, tiles)
    for place in range(tiles - 1, 1, -1):  # faces are shuffled on places 1 to tiles - 1
        other = 1 + below(stream, place)
        face = row[FACES + other]
        row[FACES + other] = row[FACES + place]
        row[FACES + place] = face
    for place in range(entrance):  # and the Entrance goes to where it lies
        row[FACES + place] = row[FACES + place + 1]
    row[FACES + entrance] = ENTRANCE_FACE
    begin_storey(row, atlas, layout)
