"""Shy Monsters in numbers. The Hero says one word an action. The Dungeon Master lays a storey word by word: first the
cells in reading order, then the face of each, so that 638,400 storeys are said with a few words of at most 169."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Any, ClassVar, Final

from spukhaus.core.encoding import Begun, Encoding, Odds, Part, Parts, below
from spukhaus.core.game import Choices, Listed, Seat
from spukhaus.games.shy_monsters.encoding.observation import storey_parts, write_storeys
from spukhaus.games.shy_monsters.rules.actions import Action, Draw, GiveUp, Jump, Lay, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.choices import StoreyChoices
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, Cell, cell_at, layouts, position
from spukhaus.games.shy_monsters.rules.state import State, Storey
from spukhaus.games.shy_monsters.rules.view import StoreyView, View

SIDES: Final = {(0, 1): "north", (1, 0): "east", (0, -1): "south", (-1, 0): "west"}


class ShyMonstersEncoding(Encoding):
    counts_begun: ClassVar[bool] = False  # the tiles show a storey that is being laid

    @staticmethod
    def set_up(_view: View) -> tuple[int, dict[str, str]]:
        return 2, {}

    def prepare(self) -> None:
        box: Box = self.config.edition.content
        self.box = box
        self.monsters = tuple(sorted(box.diagrams))
        self.faces: tuple[Face, ...] = (EXIT, CORRIDOR, *self.monsters)
        most = max(storey.monsters for storey in box.storeys) + box.corridors + 1
        self.side = 2 * most + 1
        self.tiles = most + 1
        """With the Entrance, on the largest storey."""
        # Reading order, so that cells ascend as they are named.
        self.cells = tuple(cell_at(x, y) for y in range(most, -most - 1, -1) for x in range(-most, most + 1))
        self.at = {cell: number for number, cell in enumerate(self.cells)}
        walks = [f"{verb} {side}" for verb in ("walk", "attack") for side in SIDES.values()]
        jumps = [
            f"{verb} {over} {onto}"
            for verb in ("jump", "jump-attack")
            for (x, y), over in SIDES.items()
            for (right, up), onto in SIDES.items()
            if (x + right, y + up) != (0, 0)
        ]
        self.words = (
            *(f"cell {cell}" for cell in self.cells),
            *(f"face {face}" for face in self.faces),
            *walks,
            *jumps,
            "give-up",
        )
        self.chance_words = tuple(f"draw {monster}" for monster in self.monsters)
        each = 2 * most + most + (most + 2) * (box.idle_limit + 2)
        self.longest = len(box.storeys) * each
        self.most_chances = sum(storey.monsters for storey in box.storeys)
        self.most_points = 1

    # Actions

    def offer(self, state: State, seat: Seat) -> Any:
        return self._by_word(super().offer(state, seat), state.storey)

    def offered(self, view: View, choices: Choices[Action]) -> Any:
        return self._by_word(choices, view.storey)

    def _by_word(self, choices: Choices[Action], storey: Storey | StoreyView | None) -> Any:
        """The Hero's moves are said by their direction, so it must be known where he stands; everybody sees that."""
        if storey is None or not isinstance(choices, Listed):
            return choices
        here = position(storey.hero)
        return {self.numbers[_said(move, here)]: move for move in choices}

    def next_words(self, offer: Any, begun: Begun) -> tuple[int, ...]:
        if not isinstance(offer, StoreyChoices):
            return () if begun else tuple(sorted(offer))
        tiles = len(offer.tiles)
        if len(begun) < tiles:
            return _next_cells(self.side, tiles, begun)
        left = list(offer.tiles)
        for word in begun[tiles:]:
            left.remove(self.faces[word - len(self.cells)])
        return tuple(len(self.cells) + at for at, face in enumerate(self.faces) if face in left)

    def action(self, offer: Any, begun: Begun) -> Action:
        if not isinstance(offer, StoreyChoices):
            move: Action = offer[begun[0]]
            return move
        tiles = len(offer.tiles)
        cells = (self.cells[word] for word in begun[:tiles])
        return Lay(tuple(zip(cells, (self.faces[word - len(self.cells)] for word in begun[tiles:]), strict=True)))

    def spell(self, offer: Any, action: Any) -> Begun:
        if isinstance(action, Lay):
            faces = (len(self.cells) + self.faces.index(face) for _, face in action.tiles)
            return (*(self.at[cell] for cell, _ in action.tiles), *faces)
        [word] = [word for word, move in offer.items() if move == action]
        return (word,)

    def next_chances(self, state: State, begun: Begun) -> Odds:
        count = self.box.storeys[state.number - 1].monsters - len(begun)
        if not count:
            return ()
        # In the order of the names, so that every draw is said in one way.
        after = [at for at, name in enumerate(self.monsters) if name in state.pile and at > max(begun, default=-1)]
        ways = comb(len(after), count)
        return tuple(
            (at, Fraction(comb(len(after) - place - 1, count - 1), ways))
            for place, at in enumerate(after)
            if len(after) - place >= count
        )

    def chance_action(self, state: State, begun: Begun) -> Action:
        return Draw(tuple(self.monsters[word] for word in begun))

    def draw(self, state: State, rng: random.Random) -> Action:
        """As the vector environment draws: one monster after the other, from those left in the box's order."""
        left = [monster.name for monster in self.box.monsters if monster.name in state.pile]
        count = self.box.storeys[state.number - 1].monsters
        return Draw(tuple(sorted(left.pop(below(rng, len(left))) for _ in range(count))))

    # Observations

    def parts(self) -> Sequence[Part]:
        return storey_parts(self)

    def write(self, view: View, begun: Begun, parts: Parts) -> None:
        write_storeys(self, view, begun, parts)


@lru_cache(maxsize=8)
def named_layouts(side: int, tiles: int) -> tuple[tuple[int, ...], ...]:
    """Every layout as the ascending numbers of its cells, without the Entrance."""
    reach = side // 2

    def number(cell: Cell) -> int:
        x, y = position(cell)
        return (reach - y) * side + x + reach

    return tuple(sorted(tuple(number(cell) for cell in layout if cell != ENTRANCE) for layout in layouts(tiles)))


@lru_cache(maxsize=1 << 14)
def _next_cells(side: int, tiles: int, begun: Begun) -> tuple[int, ...]:
    """The cells that can follow: those with which some layout goes on."""
    named, found = named_layouts(side, tiles), []
    at = bisect_left(named, begun)
    while at < len(named) and named[at][: len(begun)] == begun:
        cell = named[at][len(begun)]
        found.append(cell)
        at = bisect_left(named, (*begun, cell + 1))
    return tuple(found)


def _said(move: Action, here: tuple[int, int]) -> str:
    match move:
        case Reveal(tile):
            return f"cell {tile}"
        case Walk(tile, attack):
            return f"{'attack' if attack else 'walk'} {_side(here, position(tile))}"
        case Jump(over, tile, attack):
            onto = _side(position(over), position(tile))
            return f"{'jump-attack' if attack else 'jump'} {_side(here, position(over))} {onto}"
        case GiveUp():
            return "give-up"
    raise ValueError(move)


def _side(start: tuple[int, int], end: tuple[int, int]) -> str:
    return SIDES[end[0] - start[0], end[1] - start[1]]
