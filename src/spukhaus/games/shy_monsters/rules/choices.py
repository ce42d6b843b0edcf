"""What the Dungeon Master and the Hero may do now."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from math import factorial, prod
from typing import Literal, TypedDict

from spukhaus.core.errors import InvalidAction
from spukhaus.core.game import Choices, Listed
from spukhaus.games.shy_monsters.rules.actions import GIVE_UP, Action, Jump, Lay, Reveal, Walk, well_formed
from spukhaus.games.shy_monsters.rules.box import Face
from spukhaus.games.shy_monsters.rules.exploring import may_give_up
from spukhaus.games.shy_monsters.rules.laying import loose_cells
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, REACH, Cell, Layout, geometry, layouts
from spukhaus.games.shy_monsters.rules.state import Storey


class LayOffer(TypedDict):
    form: Literal["lay"]
    tiles: list[Face]
    entrance: Cell
    reach: int
    """How far from the Entrance a tile can lie."""


class StoreyChoices(Choices[Action]):
    """Every storey that can be laid with these tiles: layouts x fillings, never listed as a whole."""

    __slots__ = ("tiles",)

    def __init__(self, tiles: tuple[Face, ...]) -> None:
        self.tiles = tuple(sorted(tiles))

    def __len__(self) -> int:
        same = Counter(self.tiles).values()
        return len(layouts(len(self.tiles))) * factorial(len(self.tiles)) // prod(map(factorial, same))

    def __iter__(self) -> Iterator[Action]:
        for layout in layouts(len(self.tiles)):
            for faces in _fillings(self.tiles):
                yield _lay(layout, faces)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Lay) or not _is_in_order(action):
            return False
        if sorted(face for _, face in action.tiles) != list(self.tiles):
            return False
        cells = tuple(cell for cell, _ in action.tiles)
        proper = ENTRANCE not in cells and len(set(cells)) == len(cells)
        return proper and not loose_cells(cells)

    def sample(self, rng: random.Random) -> Action:
        faces = list(self.tiles)
        rng.shuffle(faces)
        return _lay(rng.choice(layouts(len(faces))), tuple(faces))

    def plain(self, write: Callable[[Action], str]) -> LayOffer:
        return {"form": "lay", "tiles": list(self.tiles), "entrance": ENTRANCE, "reach": REACH}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StoreyChoices) and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash(self.tiles)


def _is_in_order(action: Lay) -> bool:
    """Only the one order in which actions are written; `read` puts any other right."""
    try:
        return well_formed(action) is action
    except InvalidAction:
        return False


def _lay(layout: Layout, faces: tuple[Face, ...]) -> Lay:
    return Lay(tuple(zip((cell for cell in layout if cell != ENTRANCE), faces, strict=True)))


def _fillings(tiles: tuple[Face, ...]) -> Iterator[tuple[Face, ...]]:
    """Each order of the tiles once, though some look alike."""
    if not tiles:
        yield ()
    for face in sorted(set(tiles)):
        at = tiles.index(face)
        for rest in _fillings(tiles[:at] + tiles[at + 1 :]):
            yield (face, *rest)


def hero_choices(storey: Storey) -> Listed[Action]:
    """Reveals first (SM-15); then every step and jump, with the Attack and without (SM-16 to SM-19)."""
    if storey.reveals_left:
        hidden = (cell for cell in storey.layout if cell != ENTRANCE and cell not in storey.revealed)
        return Listed(tuple(Reveal(cell) for cell in hidden))
    moves = _moves(storey.layout, storey.hero, storey.attack_ready, storey.jump_ready)
    return Listed((*moves, GIVE_UP)) if may_give_up(storey) else Listed(moves)


@lru_cache(maxsize=1 << 18)
def _moves(layout: Layout, hero: Cell, attack: bool, jump: bool) -> tuple[Action, ...]:
    ground = geometry(layout)
    strikes = (False, True) if attack else (False,)
    walks = [Walk(cell, strike) for strike in strikes for cell in ground.neighbours[hero]]
    if not jump:
        return tuple(walks)
    return (*walks, *(Jump(over, cell, strike) for strike in strikes for over, cell in ground.jumps[hero]))
