"""A whole match on a row of whole numbers: plain Python, which the lab compiles for playouts and vector environments.

A match is a row of WIDTH numbers; the constants below say where everything lies. What happened by an action is the
value that it gives, a sum of the constants from REVEALED_ONE on. Nothing is checked here: who calls these functions
has asked `legal` or the masks. Unlike `situations` and `standings` a row holds the truth, and not what the Hero knows
of it; what the three must know of the rules is in `walking` and `ground`.
"""

from __future__ import annotations

from typing import Final, Protocol

from spukhaus.games.shy_monsters.model.atlas import (
    ALL_MONSTERS,
    CORRIDORS,
    FILLINGS,
    FIRST,
    IDLE_LIMIT,
    LAYOUTS,
    MOST_TILES,
    REVEALS,
    TILES,
    Atlas,
)
from spukhaus.games.shy_monsters.model.walking import is_walled_in, wakes


class Row(Protocol):
    """A list of whole numbers, or an array of them."""

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, number: int, /) -> None: ...


# The row
(PHASE, NUMBER, PILE, HAND, SEEN, LAYOUT, HERO, ATTACK, JUMP, REVEALS_LEFT, IDLE, ENDING) = range(12)
"""PILE, HAND and SEEN (those that the Hero has met, on any storey) are sets of monsters; LAYOUT is -1 until laid."""
(REVEALED, ACTIVE, PANICKING, DEAD, MONSTER_TILES, COUNT) = range(12, 18)
"""Sets of tiles, and how many are revealed."""
ORDER: Final = 18
"""The tiles in the order of revealing."""
FACES: Final = ORDER + MOST_TILES - 1
"""Tile by tile; -1 where there is none."""
WIDTH: Final = FACES + MOST_TILES

DRAW, LAY, REVEAL, WALK, OVER = range(5)
"""The phases."""
ENTRANCE_FACE, EXIT_FACE, CORRIDOR_FACE, FIRST_MONSTER = range(4)
NOT_OVER, ESCAPED, KILLED, WALLED_IN, WANDERED, GAVE_UP = range(6)
"""The endings."""

# What happened
(REVEALED_ONE, REVEALED_OVER, MONSTER_KILLED, ATTACK_WASTED, HERO_KILLED) = (1 << bit for bit in range(5))
(HERO_WALLED_IN, HERO_WANDERED, HERO_GAVE_UP, STOREY_LEFT, HERO_ESCAPED) = (1 << bit for bit in range(5, 10))
MATCH_OVER: Final = HERO_KILLED | HERO_WALLED_IN | HERO_WANDERED | HERO_GAVE_UP | HERO_ESCAPED

# The Hero's actions by number: reveal a tile; step in a direction, without the Attack and with it; jump in a direction
# and on in another, without the Attack and with it; give up
FIRST_WALK: Final = MOST_TILES
FIRST_JUMP: Final = FIRST_WALK + 8
GIVE_UP: Final = FIRST_JUMP + 32
HERO_ACTIONS: Final = GIVE_UP + 1


# Chance and the Dungeon Master


def start_match(row: Row, atlas: Atlas) -> None:
    for place in range(WIDTH):
        row[place] = 0
    row[NUMBER] = 1
    row[PILE] = atlas.box[ALL_MONSTERS]
    _clear_storey(row)


def _clear_storey(row: Row) -> None:
    row[PHASE] = DRAW
    row[LAYOUT] = row[HERO] = -1
    for place in range(ATTACK, ORDER):
        row[place] = 0
    for place in range(ORDER, WIDTH):
        row[place] = -1


def put_in_order(row: Row, atlas: Atlas, tiles: int) -> None:
    """The tiles to lay: the Entrance, the Exit, Corridors, and the monsters in hand."""
    row[FACES] = ENTRANCE_FACE
    row[FACES + 1] = EXIT_FACE
    place = 2
    for _ in range(atlas.box[CORRIDORS]):
        row[FACES + place] = CORRIDOR_FACE
        place += 1
    monster = 0
    while place < tiles:
        if row[HAND] >> monster & 1:
            row[FACES + place] = FIRST_MONSTER + monster
            place += 1
        monster += 1


def lay(row: Row, atlas: Atlas, choice: int) -> None:
    """SM-8: of all layouts, and of all fillings of each, the one with this number.

    Tile by tile in reading order the filling's number says which of the different faces that are left lies there: the
    Exit, a Corridor, the monsters in the order of the box.
    """
    storey = row[NUMBER] - 1
    tiles, fillings = atlas.storeys[storey][TILES], atlas.storeys[storey][FILLINGS]
    layout = atlas.storeys[storey][FIRST] + choice // fillings
    filling = choice % fillings
    exits, corridors, monsters = 1, atlas.box[CORRIDORS], row[HAND]
    left, ways = tiles - 1, fillings
    for tile in range(tiles):
        if tile == atlas.entrance[layout]:
            row[FACES + tile] = ENTRANCE_FACE
            continue
        # Of the `ways` to fill what is left, as many begin with a face as there are of it among those left.
        if exits and filling < ways // left:
            row[FACES + tile], exits, ways = EXIT_FACE, 0, ways // left
        else:
            filling -= exits * (ways // left)
            with_corridor = ways * corridors // left
            if filling < with_corridor:
                row[FACES + tile], ways = CORRIDOR_FACE, with_corridor
                corridors -= 1
            else:
                filling -= with_corridor
                ways //= left
                rest = monsters
                for _ in range(filling // ways):
                    rest &= rest - 1
                filling %= ways
                row[FACES + tile] = FIRST_MONSTER + number_of(rest & -rest)
                monsters &= ~(rest & -rest)
        left -= 1
    begin_storey(row, atlas, layout)


def number_of(alone: int) -> int:
    number = 0
    while alone >> number > 1:
        number += 1
    return number


def begin_storey(row: Row, atlas: Atlas, layout: int) -> None:
    storey = row[NUMBER] - 1
    tiles = atlas.storeys[storey][TILES]
    row[LAYOUT] = layout
    row[HERO] = atlas.entrance[layout]
    row[HAND] = 0
    row[ATTACK] = row[JUMP] = 1
    row[REVEALS_LEFT] = atlas.storeys[storey][REVEALS]
    row[PHASE] = REVEAL if row[REVEALS_LEFT] else WALK
    for tile in range(tiles):
        if row[FACES + tile] >= FIRST_MONSTER:
            row[MONSTER_TILES] |= 1 << tile


# The Hero


def may_give_up(row: Row) -> bool:
    """SM-22."""
    return row[ACTIVE] != 0 and not row[ATTACK] and not row[JUMP]


def legal(row: Row, atlas: Atlas, mask: Row) -> int:
    """Marks what the Hero may do, and counts it (SM-15 to SM-19, SM-22). For the Dungeon Master: how many storeys."""
    for action in range(HERO_ACTIONS):
        mask[action] = 0
    if row[PHASE] == LAY:
        return atlas.storeys[row[NUMBER] - 1][LAYOUTS] * atlas.storeys[row[NUMBER] - 1][FILLINGS]
    if row[PHASE] == REVEAL:
        return _mark_reveals(row, atlas, mask)
    if row[PHASE] == WALK:
        return _mark_moves(row, atlas, mask)
    return 0


def _mark_reveals(row: Row, atlas: Atlas, mask: Row) -> int:
    count = 0
    for tile in range(atlas.storeys[row[NUMBER] - 1][TILES]):
        if row[FACES + tile] != ENTRANCE_FACE and not row[REVEALED] >> tile & 1:
            mask[tile] = 1
            count += 1
    return count


def _mark_moves(row: Row, atlas: Atlas, mask: Row) -> int:
    layout, hero, strikes = row[LAYOUT], row[HERO], 1 + row[ATTACK]
    count = 0
    for direction in range(4):
        over = atlas.beside[layout][hero][direction]
        if over < 0:
            continue
        for strike in range(strikes):
            mask[FIRST_WALK + 4 * strike + direction] = 1
        count += strikes
        if row[JUMP]:
            for onward in range(4):
                landing = atlas.beside[layout][over][onward]
                if landing >= 0 and landing != hero:
                    for strike in range(strikes):
                        mask[FIRST_JUMP + 16 * strike + 4 * direction + onward] = 1
                    count += strikes
    if may_give_up(row):
        mask[GIVE_UP] = 1
        count += 1
    return count


def act(row: Row, atlas: Atlas, action: int) -> int:
    """The Hero's action by number. What happened is the sum of its kinds."""
    if action < FIRST_WALK:
        return reveal(row, atlas, action)
    if action == GIVE_UP:
        return _end(row, GAVE_UP, HERO_GAVE_UP)
    layout, hero = row[LAYOUT], row[HERO]
    if action < FIRST_JUMP:
        place = action - FIRST_WALK
        tile, over, attack = atlas.beside[layout][hero][place & 3], -1, place >> 2
    else:
        place = action - FIRST_JUMP
        over = atlas.beside[layout][hero][place >> 2 & 3]
        tile, attack = atlas.beside[layout][over][place & 3], place >> 4
    return enter(row, atlas, tile, over, attack)


def reveal(row: Row, atlas: Atlas, tile: int) -> int:
    """SM-15."""
    _turn_up(row, atlas, tile)
    row[REVEALS_LEFT] -= 1
    if row[REVEALS_LEFT]:
        return REVEALED_ONE
    row[PHASE] = WALK
    if row[ACTIVE] and has_no_way_on(row, atlas):
        return REVEALED_ONE | _end(row, WALLED_IN, HERO_WALLED_IN)
    return REVEALED_ONE


def enter(row: Row, atlas: Atlas, tile: int, over: int, attack: int) -> int:
    """SM-16 to SM-22: the Hero comes onto a tile, and then the tile jumped over is turned."""
    happened, here = 0, 1 << tile
    face = row[FACES + tile]
    known = face == ENTRANCE_FACE or row[REVEALED] & here != 0
    if not known:
        _turn_up(row, atlas, tile)
        happened |= REVEALED_ONE
    if attack:
        happened |= _strike(row, tile)
    row[HERO] = tile
    idle = known and over < 0 and not attack
    row[IDLE] = row[IDLE] + 1 if idle else 0
    if over >= 0:
        row[JUMP] = 0
    if row[ACTIVE] & here:
        return happened | _end(row, KILLED, HERO_KILLED)
    if face == EXIT_FACE:
        return happened | _leave(row, atlas)
    if over >= 0 and row[FACES + over] != ENTRANCE_FACE and not row[REVEALED] >> over & 1:
        _turn_up(row, atlas, over)
        happened |= REVEALED_OVER
    if idle:
        # A step over known ground can be taken back, so it walls nobody in.
        if row[IDLE] >= atlas.box[IDLE_LIMIT]:
            return happened | _end(row, WANDERED, HERO_WANDERED)
    elif row[ACTIVE] and has_no_way_on(row, atlas):
        return happened | _end(row, WALLED_IN, HERO_WALLED_IN)
    return happened


def _strike(row: Row, tile: int) -> int:
    """SM-17."""
    row[ATTACK] = 0
    if row[FACES + tile] < FIRST_MONSTER:
        return ATTACK_WASTED
    row[DEAD] |= 1 << tile
    row[ACTIVE] &= ~(1 << tile)
    return MONSTER_KILLED


def _turn_up(row: Row, atlas: Atlas, tile: int) -> None:
    """SM-11 to SM-14: a comfortable monster is active or, beside one that was revealed earlier, panics."""
    layout, face, here = row[LAYOUT], row[FACES + tile], 1 << tile
    if face >= FIRST_MONSTER:
        row[SEEN] |= 1 << (face - FIRST_MONSTER)
        monsters = row[REVEALED] & row[MONSTER_TILES]
        if wakes(atlas.near[layout], atlas.comfort[layout][face - FIRST_MONSTER], monsters, tile):
            row[ACTIVE] |= here
        elif atlas.near[layout][tile] & monsters:
            row[PANICKING] |= here
    row[REVEALED] |= here
    row[ORDER + row[COUNT]] = tile
    row[COUNT] += 1


def _end(row: Row, ending: int, happened: int) -> int:
    row[ENDING] = ending
    row[PHASE] = OVER
    return happened


def _leave(row: Row, atlas: Atlas) -> int:
    """SM-21, SM-23 to SM-25."""
    if row[NUMBER] == len(atlas.storeys):
        return STOREY_LEFT | _end(row, ESCAPED, HERO_ESCAPED)
    row[NUMBER] += 1
    _clear_storey(row)
    return STOREY_LEFT


def has_no_way_on(row: Row, atlas: Atlas) -> bool:
    """SM-22."""
    goals = 0
    for tile in range(atlas.storeys[row[NUMBER] - 1][TILES]):
        face = row[FACES + tile]
        if face == EXIT_FACE or (face != ENTRANCE_FACE and not row[REVEALED] >> tile & 1):
            goals |= 1 << tile
    near = atlas.near[row[LAYOUT]]
    return is_walled_in(near, 1 << row[HERO], row[ACTIVE], goals, row[ATTACK] != 0, row[JUMP] != 0)
