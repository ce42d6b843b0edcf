"""Shy Monsters on a row of whole numbers. The numbers of the rules are those of the rules pages.

A match is a row of WIDTH int32; the constants below say where everything lies. What happened by an action is the
value that it gives, a sum of the constants from REVEALED_ONE on. Nothing is checked here: who calls these functions
has asked `legal` or the masks.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spukhaus.lab.compiling import Stream, below, kernel, large_kernel
from spukhaus.lab.games.shy_monsters.ground import (
    ALL_MONSTERS,
    CORRIDORS,
    FILLINGS,
    FIRST,
    IDLE_LIMIT,
    LAYOUTS,
    MONSTERS,
    MOST_TILES,
    REVEALS,
    TILES,
    Ground,
)

Row: TypeAlias = NDArray[np.int32]

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


@kernel
def start_match(row: Row, ground: Ground) -> None:
    for place in range(WIDTH):
        row[place] = 0
    row[NUMBER] = 1
    row[PILE] = ground.box[ALL_MONSTERS]
    _clear_storey(row)


@kernel
def _clear_storey(row: Row) -> None:
    row[PHASE] = DRAW
    row[LAYOUT] = row[HERO] = -1
    for place in range(ATTACK, ORDER):
        row[place] = 0
    for place in range(ORDER, WIDTH):
        row[place] = -1


@kernel
def take_monster(monsters: int, stream: Stream) -> int:
    """One of a set, as a set of one."""
    count, rest = 0, monsters
    while rest:
        rest &= rest - 1
        count += 1
    for _ in range(below(stream, count)):
        monsters &= monsters - 1
    return monsters & -monsters


@kernel
def draw(row: Row, ground: Ground, stream: Stream) -> None:
    """SM-7."""
    for _ in range(ground.storeys[row[NUMBER] - 1, MONSTERS]):
        drawn = take_monster(row[PILE], stream)
        row[PILE] &= ~drawn
        row[HAND] |= drawn
    row[PHASE] = LAY


@large_kernel
def lay_at_random(row: Row, ground: Ground, stream: Stream) -> None:
    """SM-8: any storey, each as likely as any other."""
    storey = row[NUMBER] - 1
    layout = ground.storeys[storey, FIRST] + below(stream, ground.storeys[storey, LAYOUTS])
    tiles = ground.storeys[storey, TILES]
    entrance = ground.entrance[layout]
    _put_in_order(row, ground, tiles)
    for place in range(tiles - 1, 1, -1):  # faces are shuffled on places 1 to tiles - 1
        other = 1 + below(stream, place)
        face = row[FACES + other]
        row[FACES + other] = row[FACES + place]
        row[FACES + place] = face
    for place in range(entrance):  # and the Entrance goes to where it lies
        row[FACES + place] = row[FACES + place + 1]
    row[FACES + entrance] = ENTRANCE_FACE
    _begin(row, ground, layout)


@kernel
def _put_in_order(row: Row, ground: Ground, tiles: int) -> None:
    """The tiles to lay: the Entrance, the Exit, Corridors, and the monsters in hand."""
    row[FACES] = ENTRANCE_FACE
    row[FACES + 1] = EXIT_FACE
    place = 2
    for _ in range(ground.box[CORRIDORS]):
        row[FACES + place] = CORRIDOR_FACE
        place += 1
    monster = 0
    while place < tiles:
        if row[HAND] >> monster & 1:
            row[FACES + place] = FIRST_MONSTER + monster
            place += 1
        monster += 1


@large_kernel
def lay(row: Row, ground: Ground, choice: int) -> None:
    """SM-8: of all layouts, and of all fillings of each, the one with this number.

    Tile by tile in reading order the filling's number says which of the different faces that are left lies there: the
    Exit, a Corridor, the monsters in the order of the box.
    """
    storey = row[NUMBER] - 1
    tiles, fillings = ground.storeys[storey, TILES], ground.storeys[storey, FILLINGS]
    layout = ground.storeys[storey, FIRST] + choice // fillings
    filling = choice % fillings
    exits, corridors, monsters = 1, ground.box[CORRIDORS], row[HAND]
    left, ways = tiles - 1, fillings
    for tile in range(tiles):
        if tile == ground.entrance[layout]:
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
    _begin(row, ground, layout)


@kernel
def number_of(alone: int) -> int:
    number = 0
    while alone >> number > 1:
        number += 1
    return number


@kernel
def _begin(row: Row, ground: Ground, layout: int) -> None:
    storey = row[NUMBER] - 1
    tiles = ground.storeys[storey, TILES]
    row[LAYOUT] = layout
    row[HERO] = ground.entrance[layout]
    row[HAND] = 0
    row[ATTACK] = row[JUMP] = 1
    row[REVEALS_LEFT] = ground.storeys[storey, REVEALS]
    row[PHASE] = REVEAL if row[REVEALS_LEFT] else WALK
    for tile in range(tiles):
        if row[FACES + tile] >= FIRST_MONSTER:
            row[MONSTER_TILES] |= 1 << tile


# The Hero


@kernel
def may_give_up(row: Row) -> bool:
    """SM-22."""
    return row[ACTIVE] != 0 and not row[ATTACK] and not row[JUMP]


@large_kernel
def legal(row: Row, ground: Ground, mask: NDArray[np.int8]) -> int:
    """Marks what the Hero may do, and counts it (SM-15 to SM-19, SM-22). For the Dungeon Master: how many storeys."""
    for action in range(HERO_ACTIONS):
        mask[action] = 0
    if row[PHASE] == LAY:
        return ground.storeys[row[NUMBER] - 1, LAYOUTS] * ground.storeys[row[NUMBER] - 1, FILLINGS]
    layout, hero = row[LAYOUT], row[HERO]
    count = 0
    if row[PHASE] == REVEAL:
        for tile in range(ground.storeys[row[NUMBER] - 1, TILES]):
            if row[FACES + tile] != ENTRANCE_FACE and not row[REVEALED] >> tile & 1:
                mask[tile] = 1
                count += 1
    elif row[PHASE] == WALK:
        strikes = 1 + row[ATTACK]
        for direction in range(4):
            over = ground.beside[layout, hero, direction]
            if over < 0:
                continue
            for strike in range(strikes):
                mask[FIRST_WALK + 4 * strike + direction] = 1
            count += strikes
            if row[JUMP]:
                for onward in range(4):
                    landing = ground.beside[layout, over, onward]
                    if landing >= 0 and landing != hero:
                        for strike in range(strikes):
                            mask[FIRST_JUMP + 16 * strike + 4 * direction + onward] = 1
                        count += strikes
        if may_give_up(row):
            mask[GIVE_UP] = 1
            count += 1
    return count


@kernel
def act(row: Row, ground: Ground, action: int) -> int:
    """The Hero's action by number. What happened is the sum of its kinds."""
    if action < FIRST_WALK:
        return reveal(row, ground, action)
    if action == GIVE_UP:
        return _end(row, GAVE_UP, HERO_GAVE_UP)
    layout, hero = row[LAYOUT], row[HERO]
    if action < FIRST_JUMP:
        place = action - FIRST_WALK
        tile, over, attack = ground.beside[layout, hero, place & 3], -1, place >> 2
    else:
        place = action - FIRST_JUMP
        over = ground.beside[layout, hero, place >> 2 & 3]
        tile, attack = ground.beside[layout, over, place & 3], place >> 4
    return enter(row, ground, tile, over, attack)


@kernel
def reveal(row: Row, ground: Ground, tile: int) -> int:
    """SM-15."""
    _turn_up(row, ground, tile)
    row[REVEALS_LEFT] -= 1
    if row[REVEALS_LEFT]:
        return REVEALED_ONE
    row[PHASE] = WALK
    if row[ACTIVE] and is_walled_in(row, ground):
        return REVEALED_ONE | _end(row, WALLED_IN, HERO_WALLED_IN)
    return REVEALED_ONE


@kernel
def enter(row: Row, ground: Ground, tile: int, over: int, attack: int) -> int:
    """SM-16 to SM-22: the Hero comes onto a tile, and then the tile jumped over is turned."""
    happened, here = 0, 1 << tile
    face = row[FACES + tile]
    known = face == ENTRANCE_FACE or row[REVEALED] & here != 0
    if not known:
        _turn_up(row, ground, tile)
        happened |= REVEALED_ONE
    if attack:
        row[ATTACK] = 0
        if face >= FIRST_MONSTER:
            row[DEAD] |= here
            row[ACTIVE] &= ~here
            happened |= MONSTER_KILLED
        else:
            happened |= ATTACK_WASTED
    row[HERO] = tile
    idle = known and over < 0 and not attack
    row[IDLE] = row[IDLE] + 1 if idle else 0
    if over >= 0:
        row[JUMP] = 0
    if row[ACTIVE] & here:
        return happened | _end(row, KILLED, HERO_KILLED)
    if face == EXIT_FACE:
        return happened | _leave(row, ground)
    if over >= 0 and row[FACES + over] != ENTRANCE_FACE and not row[REVEALED] >> over & 1:
        _turn_up(row, ground, over)
        happened |= REVEALED_OVER
    if idle:
        # A step over known ground can be taken back, so it walls nobody in.
        if row[IDLE] >= ground.box[IDLE_LIMIT]:
            return happened | _end(row, WANDERED, HERO_WANDERED)
    elif row[ACTIVE] and is_walled_in(row, ground):
        return happened | _end(row, WALLED_IN, HERO_WALLED_IN)
    return happened


@kernel
def _turn_up(row: Row, ground: Ground, tile: int) -> None:
    """SM-11 to SM-14: a monster beside one that was revealed earlier panics."""
    layout, face, here = row[LAYOUT], row[FACES + tile], 1 << tile
    if face >= FIRST_MONSTER:
        row[SEEN] |= 1 << (face - FIRST_MONSTER)
        if ground.near[layout, tile] & row[REVEALED] & row[MONSTER_TILES]:
            row[PANICKING] |= here
        elif ground.comfort[layout, face - FIRST_MONSTER] & here:
            row[ACTIVE] |= here
    row[REVEALED] |= here
    row[ORDER + row[COUNT]] = tile
    row[COUNT] += 1


@kernel
def _end(row: Row, ending: int, happened: int) -> int:
    row[ENDING] = ending
    row[PHASE] = OVER
    return happened


@kernel
def _leave(row: Row, ground: Ground) -> int:
    """SM-21, SM-23 to SM-25."""
    if row[NUMBER] == len(ground.storeys):
        return STOREY_LEFT | _end(row, ESCAPED, HERO_ESCAPED)
    row[NUMBER] += 1
    _clear_storey(row)
    return STOREY_LEFT


# Is there a way on?


@large_kernel
def is_walled_in(row: Row, ground: Ground) -> bool:
    """SM-22: every way on, to the Exit or to a hidden tile, leads over a monster that the Hero knows to be active.

    With none active there is always a way: all tiles hang together.
    """
    deadly = row[ACTIVE]
    layout, tiles = row[LAYOUT], ground.storeys[row[NUMBER] - 1, TILES]
    goals = 0
    for tile in range(tiles):
        face = row[FACES + tile]
        if face == EXIT_FACE or (face != ENTRANCE_FACE and not row[REVEALED] >> tile & 1):
            goals |= 1 << tile
    walked = _walk_on(ground, layout, tiles, 1 << row[HERO], deadly)
    if walked & goals:
        return False
    beside = spread(ground, layout, tiles, walked)
    beyond = spread(ground, layout, tiles, beside) if row[JUMP] else 0
    # A jump, a kill, or a kill by a jump; and after the one the other.
    landed = beyond & ~deadly
    if landed:
        further = _walk_on(ground, layout, tiles, walked | landed, deadly)
        if further & goals or (row[ATTACK] and _kills(ground, layout, tiles, further, deadly, goals, False)):
            return False
    if row[ATTACK]:
        if _kills(ground, layout, tiles, walked, deadly, goals, row[JUMP] != 0):
            return False
        for victim in range(tiles):
            left = deadly & ~(1 << victim)
            if beyond & deadly & 1 << victim and _walk_on(ground, layout, tiles, 1 << victim, left) & goals:
                return False
    return True


@large_kernel
def _kills(ground: Ground, layout: int, tiles: int, walked: int, deadly: int, goals: int, jump: bool) -> bool:
    """Whether the Attack on a monster beside this ground opens a way, perhaps with a jump after it."""
    within_reach = spread(ground, layout, tiles, walked) & deadly
    for victim in range(tiles):
        if within_reach & 1 << victim:
            left = deadly & ~(1 << victim)
            further = _walk_on(ground, layout, tiles, 1 << victim, left)
            if further & goals:
                return True
            if jump:
                landed = spread(ground, layout, tiles, spread(ground, layout, tiles, further)) & ~left
                if _walk_on(ground, layout, tiles, further | landed, left) & goals:
                    return True
    return False


@kernel
def _walk_on(ground: Ground, layout: int, tiles: int, start: int, deadly: int) -> int:
    """All tiles that can be walked to without coming onto a deadly one."""
    found, earlier = start, 0
    while found != earlier:
        earlier = found
        found |= spread(ground, layout, tiles, found) & ~deadly
    return found


@kernel
def spread(ground: Ground, layout: int, tiles: int, start: int) -> int:
    """The tiles beside any of these."""
    found = 0
    for tile in range(tiles):
        found |= ground.near[layout, tile] * (start >> tile & 1)
    return found
