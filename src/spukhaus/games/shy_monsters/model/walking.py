"""The rules of a storey on sets of tiles, once for all models of the game, whatever else they keep.

`beside` has for each tile the mask of the tiles that touch it. The functions use nothing but whole numbers and
sequences of them, so that a compiler can take them as they are.
"""

from __future__ import annotations

from typing import Protocol


class Masks(Protocol):
    """A mask for each tile, or for each monster: a tuple, a list, or an array's row."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> int: ...


def spread(beside: Masks, tiles: int) -> int:
    """The tiles beside any of these."""
    found = 0
    for tile in range(len(beside)):
        found |= beside[tile] * (tiles >> tile & 1)
    return found


def reach(beside: Masks, start: int, safe: int) -> int:
    """The tiles from which one starts, and all that can be walked to over safe ones."""
    found, earlier = start, 0
    while found != earlier:
        earlier = found
        found |= spread(beside, found) & safe
    return found


def jump_from(beside: Masks, over: int, tile: int) -> int:
    """SM-18: the tiles from which one can jump over one tile onto another."""
    return beside[over] & ~(1 << tile) if beside[over] >> tile & 1 else 0


def wakes(beside: Masks, comfort: int, monsters: int, tile: int) -> bool:
    """SM-11 to SM-14: whether a monster is active when its tile is turned. It is if it is comfortable there, but
    beside one of the monsters that lie face up already it panics."""
    return comfort >> tile & 1 == 1 and beside[tile] & monsters == 0


def is_walled_in(beside: Masks, start: int, deadly: int, goals: int, attack: bool, jump: bool) -> bool:
    """SM-22: every way on, to the Exit or to a hidden tile, leads over a monster that the Hero knows to be active.

    With none active there is always a way: all tiles hang together.
    """
    walked = reach(beside, start, ~deadly)
    if walked & goals:
        return False
    beyond = spread(beside, spread(beside, walked)) if jump else 0
    # A jump, a kill, or a kill by a jump; and after the one the other.
    landed = beyond & ~deadly
    if landed:
        further = reach(beside, walked | landed, ~deadly)
        if further & goals or (attack and opens(beside, further, deadly, goals, False)):
            return False
    if attack:
        if opens(beside, walked, deadly, goals, jump):
            return False
        for victim in range(len(beside)):
            left = deadly & ~(1 << victim)
            if beyond & deadly & 1 << victim and reach(beside, 1 << victim, ~left) & goals:
                return False
    return True


def opens(beside: Masks, walked: int, deadly: int, goals: int, jump: bool) -> bool:
    """Whether the Attack on a monster beside this ground opens a way, perhaps with a jump after it."""
    within_reach = spread(beside, walked) & deadly
    for victim in range(len(beside)):
        if within_reach & 1 << victim:
            left = deadly & ~(1 << victim)
            further = reach(beside, 1 << victim, ~left)
            if further & goals:
                return True
            if jump:
                landed = spread(beside, spread(beside, further)) & ~left
                if reach(beside, further | landed, ~left) & goals:
                    return True
    return False
