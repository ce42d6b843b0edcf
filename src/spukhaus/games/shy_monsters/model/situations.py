"""What can happen to the Hero on a shape, in whole numbers: for solvers and for whoever plays what they found.

A situation is what the Hero can tell apart and what still matters: what lies face up on each tile (and whether
a monster there is deadly), the patch of safe ground he stands on, his skills, and how many tiles he may still reveal.
Walking over safe ground is free, so where he stands within a patch does not matter; face-down tiles never move, so
the order in which he learned things does not matter either. Nothing is lost by merging histories into situations.

A situation is one number: four bits for each of the six tiles, then three for the patch (its lowest tile), one for
each skill, two for the reveals. Tiles are counted as a shape counts them: tile 0 is the Entrance. The functions use
nothing but whole numbers and lists, so that a compiler can take them as they are. They are for boxes like the
standard one: six monsters, two on each storey, and three Corridors. Where a box has fewer Corridors, those that it
lacks lie face up from the beginning and touch nothing.

`standings` says the same of any box, for bots that weigh worlds.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from spukhaus.games.shy_monsters.model.walking import Masks, jump_from, reach, spread, wakes

HIDDEN, CORRIDOR, EXIT, MONSTER, FACES = 0, 1, 2, 3, 15
"""What lies on a tile: face down, a Corridor, the Exit, or from 3 on a monster (two numbers: harmless, deadly)."""
PATCH, ATTACK, JUMP, REVEALS = 24, 27, 28, 29
"""Where the parts of a situation's number begin."""
CORRIDORS, MONSTERS, TILES, RANKS = 3, 2, 6, 9
STEP, STRIKE, LEAP, LEAP_STRIKE, LOOK, LEAVE = 0, 1, 2, 3, 4, 5
"""Kinds of action: walk, walk with the Attack, jump, jump with the Attack, reveal before the first move, and leave
by the sure way. The number of an action has its kind in three bits, the tile it leads to in the next three, and the
tile jumped over in three more."""

DEAD = -1
"""Instead of a situation."""


def beginning(touching: Masks, reveals: int) -> int:
    code = 1 << ATTACK | 1 << JUMP | reveals << REVEALS
    for tile in range(1, TILES + 1):
        if not touching[tile]:
            code = with_content(code, tile, CORRIDOR)
    return code


def content(code: int, tile: int) -> int:
    """The Entrance is as good as a Corridor."""
    return CORRIDOR if tile == 0 else code >> (4 * tile - 4) & 15


def with_content(code: int, tile: int, what: int) -> int:
    return code & ~(15 << (4 * tile - 4)) | what << (4 * tile - 4)


def is_deadly(what: int) -> bool:
    return what >= MONSTER and (what - MONSTER) % 2 == 1


def safe_ground(code: int) -> int:
    """Tiles that can be walked on and off again; through the Exit one leaves."""
    mask = 1
    for tile in range(1, TILES + 1):
        what = content(code, tile)
        if what not in (HIDDEN, EXIT) and not is_deadly(what):
            mask |= 1 << tile
    return mask


def patch_of(touching: Masks, code: int) -> int:
    """The safe tiles that can be walked to from where the Hero stands."""
    return reach(touching, 1 << (code >> PATCH & 7), safe_ground(code))


def lowest(mask: int) -> int:
    tile = 0
    while not mask >> tile & 1:
        tile += 1
    return tile


def stand(touching: Masks, code: int, tile: int) -> int:
    """The same situation with the Hero on the patch of a tile."""
    patch = reach(touching, 1 << tile, safe_ground(code))
    return code & ~(7 << PATCH) | lowest(patch) << PATCH


def monsters_up(code: int) -> int:
    """The tiles on which monsters lie face up, all six at once: what is 3 or more has bit 2 or 3, or bits 0 and 1."""
    up = code >> 3 | code >> 2 | code >> 1 & code
    return up << 1 & 2 | up >> 2 & 4 | up >> 5 & 8 | up >> 8 & 16 | up >> 11 & 32 | up >> 14 & 64


def turned_up(touching: Masks, comfort: Masks, code: int, tile: int, face: int) -> int:
    """A tile is revealed; `face` names a monster as harmless, and it is then deadly if it is active."""
    if face >= MONSTER and wakes(touching, comfort[(face - MONSTER) // 2], monsters_up(code), tile):
        face += 1
    return with_content(code, tile, face)


def possible_faces(code: int, candidates: int) -> int:
    """What a face-down tile may be, as a mask of faces, monsters as harmless. `candidates` is a mask of monsters."""
    corridors, monsters, faces, seen = CORRIDORS, MONSTERS, 1 << EXIT, 0
    for tile in range(1, TILES + 1):
        what = content(code, tile)
        if what == CORRIDOR:
            corridors -= 1
        elif what == EXIT:
            faces = 0
        elif what >= MONSTER:
            monsters -= 1
            seen |= 1 << (what - MONSTER) // 2
    if corridors:
        faces |= 1 << CORRIDOR
    if monsters:
        for monster in range(6):
            if candidates >> monster & 1 and not seen >> monster & 1:
                faces |= 1 << MONSTER + 2 * monster
    return faces


def may_be_deadly(touching: Masks, comfort: Masks, monsters: int, tile: int, faces: int) -> bool:
    """Whether one of the monsters among these faces would be active on a face-down tile."""
    for face in range(MONSTER, FACES, 2):
        if faces >> face & 1 and wakes(touching, comfort[(face - MONSTER) // 2], monsters, tile):
            return True
    return False


def left_behind(code: int) -> int:
    """What matters once the Hero is out: what lies face up where."""
    kept = code & (1 << PATCH) - 1
    for tile in range(1, TILES + 1):
        if is_deadly(content(kept, tile)):
            kept = with_content(kept, tile, content(kept, tile) - 1)
    return kept


def list_actions(touching: Masks, comfort: Masks, candidates: int, code: int, found: MutableSequence[int]) -> None:
    """What the Hero may do and what is not plainly worse than something else, if only getting out counts.

    Left out: the Attack where nothing can be deadly, and jumps that change nothing. Where the Exit can be walked to,
    or a face-down tile on which nothing can be deadly, that is the only action: it costs nothing and can only help.
    """
    if code >> REVEALS & 3:
        for tile in range(1, TILES + 1):
            if content(code, tile) == HIDDEN:
                found.append(LOOK | tile << 3)
        return
    patch = patch_of(touching, code)
    beside = spread(touching, patch) & ~patch
    faces = possible_faces(code, candidates)
    easy = easy_step(touching, comfort, code, beside, faces)
    if easy:
        found.append(STEP | easy << 3)
    else:
        list_all(touching, comfort, code, patch, beside, faces, found)


def list_looks_around(
    touching: Masks, comfort: Masks, candidates: int, code: int, found: MutableSequence[int]
) -> None:
    """What the Hero may still do to learn more before he leaves a storey: nothing once he knows both monsters."""
    faces = possible_faces(code, candidates)
    if not code >> REVEALS & 3 and faces >> MONSTER:
        patch = patch_of(touching, code)
        list_all(touching, comfort, code, patch, spread(touching, patch) & ~patch, faces, found)


def list_all(
    touching: Masks, comfort: Masks, code: int, patch: int, beside: int, faces: int, found: MutableSequence[int]
) -> None:
    """Steps, blows and jumps, but for those that change nothing."""
    for tile in range(1, TILES + 1):
        if beside >> tile & 1:
            if content(code, tile) == HIDDEN:
                found.append(STEP | tile << 3)
            if code >> ATTACK & 1:
                found.append(STRIKE | tile << 3)
    if code >> JUMP & 1:
        list_jumps(touching, comfort, code, patch, beside, faces, found)


def easy_step(touching: Masks, comfort: Masks, code: int, beside: int, faces: int) -> int:
    """The Exit beside the patch, or else a face-down tile on which nothing can be deadly, or else 0."""
    easy, monsters = 0, monsters_up(code)
    for tile in range(TILES, 0, -1):
        if beside >> tile & 1:
            if content(code, tile) == EXIT:
                return tile
            if content(code, tile) == HIDDEN and not may_be_deadly(touching, comfort, monsters, tile, faces):
                easy = tile
    return easy


def list_jumps(
    touching: Masks, comfort: Masks, code: int, patch: int, beside: int, faces: int, found: MutableSequence[int]
) -> None:
    monsters = monsters_up(code)
    for over in range(TILES + 1):
        if not touching[over] & patch:
            continue
        news = content(code, over) == HIDDEN
        for tile in range(TILES + 1):
            if not jump_from(touching, over, tile) & patch:
                continue
            if not news and (patch | beside) >> tile & 1:
                continue  # he may as well walk
            what = content(code, tile)
            if not is_deadly(what):
                found.append(LEAP | tile << 3 | over << 6)
            risky = is_deadly(what) or (what == HIDDEN and may_be_deadly(touching, comfort, monsters, tile, faces))
            if code >> ATTACK & 1 and risky:
                found.append(LEAP_STRIKE | tile << 3 | over << 6)


def list_outcomes(
    touching: Masks, comfort: Masks, candidates: int, code: int, action: int, found: MutableSequence[int]
) -> bool:
    """Every situation that an action can lead to, or -1 - what is left behind. Says whether the Hero can die of it."""
    kind, tile = action & 7, action >> 3 & 7
    faces = possible_faces(code, candidates) if content(code, tile) == HIDDEN else 1 << content(code, tile)
    before = paid(code, kind)
    deadly = False
    for face in range(1, FACES + 1):
        if faces >> face & 1:
            after = landed(touching, comfort, before, kind, tile, face)
            if after == DEAD:
                deadly = True
            elif kind == LOOK:
                found.append(stand(touching, after, 0))
            else:
                list_arrivals(touching, comfort, candidates, after, action, found)
    return deadly


def landed(touching: Masks, comfort: Masks, code: int, kind: int, tile: int, face: int) -> int:
    """The Hero has paid for an action, and turns a tile or comes onto it, where this lies: a monster there is dead, or
    he is (SM-15 to SM-19)."""
    if content(code, tile) == HIDDEN:
        code = turned_up(touching, comfort, code, tile, face)
    what = content(code, tile)
    if kind == LOOK or not is_deadly(what):
        return code
    return DEAD if kind in (STEP, LEAP) else with_content(code, tile, what - 1)


def paid(code: int, kind: int) -> int:
    """The skills and reveals that are left after an action of this kind."""
    if kind == LOOK:
        return code - (1 << REVEALS)
    if kind in (STRIKE, LEAP_STRIKE):
        code &= ~(1 << ATTACK)
    if kind in (LEAP, LEAP_STRIKE):
        code &= ~(1 << JUMP)
    return code


def list_arrivals(
    touching: Masks, comfort: Masks, candidates: int, code: int, action: int, found: MutableSequence[int]
) -> None:
    """The Hero has come onto a tile alive: he is out, or what he jumped over is shown."""
    kind, tile, over = action & 7, action >> 3 & 7, action >> 6 & 7
    if content(code, tile) == EXIT:
        found.append(-1 - left_behind(code))
        return
    if kind in (STEP, STRIKE) or content(code, over) != HIDDEN:
        found.append(stand(touching, code, tile))
        return
    faces = possible_faces(code, candidates)
    for face in range(1, FACES + 1):
        if faces >> face & 1:
            found.append(stand(touching, turned_up(touching, comfort, code, over, face), tile))


def rank(code: int) -> int:
    """Grows with every action: tiles face up and skills spent."""
    found = 2 - (code >> ATTACK & 1) - (code >> JUMP & 1)
    for tile in range(1, TILES + 1):
        if content(code, tile) != HIDDEN:
            found += 1
    return found
