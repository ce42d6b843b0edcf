"""The words of the game's encoding in compiled code: which can be said, and what they do to a row.

The Hero's words are the model's actions by other numbers. The Dungeon Master names cells, along a tree of all layouts,
and then a face for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spukhaus.games.shy_monsters.encoding.words import SIDES, ShyMonstersEncoding, named_layouts
from spukhaus.games.shy_monsters.model.atlas import CORRIDORS, TILES, Atlas, layout_numbers
from spukhaus.games.shy_monsters.model.packed_match import (
    CORRIDOR_FACE,
    ENTRANCE_FACE,
    EXIT_FACE,
    FACES,
    FIRST_JUMP,
    FIRST_MONSTER,
    FIRST_WALK,
    GIVE_UP,
    HAND,
    HERO_ACTIONS,
    LAYOUT,
    NUMBER,
    Row,
)
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, in_reading_order
from spukhaus.lab.compiling import kernel, large_kernel
from spukhaus.lab.games.shy_monsters.compiled import begin_storey


class Vocabulary(NamedTuple):
    side: int
    """Cells in a row of the board."""
    tiles: int
    """On the largest storey, with the Entrance."""
    monsters: NDArray[np.int64]
    """By the box's order: the place in the order of the names."""
    hero_words: NDArray[np.int64]
    """By the model's actions from FIRST_WALK on; -1 where there is none."""
    hero_actions: NDArray[np.int64]
    """By words: the model's action, or -1."""
    roots: NDArray[np.int64]
    """By storey: where its tree begins."""
    cells: NDArray[np.int64]
    """By node of the tree: the cell that leads there."""
    first: NDArray[np.int64]
    last: NDArray[np.int64]
    """By node: its children are from `first` on, and end before `last`."""
    layouts: NDArray[np.int64]
    """By node: the layout that is complete there, or -1."""


@lru_cache(maxsize=8)
def vocabulary_of(encoding: ShyMonstersEncoding) -> Vocabulary:
    sides = list(SIDES.values())
    named = {f"{verb} {side}": FIRST_WALK + 4 * strike + at for strike, verb in enumerate(("walk", "attack"))
             for at, side in enumerate(sides)}  # fmt: skip
    named |= {f"{verb} {over} {onto}": FIRST_JUMP + 16 * strike + 4 * at + on
              for strike, verb in enumerate(("jump", "jump-attack"))
              for at, over in enumerate(sides) for on, onto in enumerate(sides)}  # fmt: skip
    named["give-up"] = GIVE_UP
    actions = np.array([named.get(word, -1) for word in encoding.words])
    words = np.full(HERO_ACTIONS, -1)
    words[actions[actions >= 0]] = np.nonzero(actions >= 0)[0]
    names = [monster.name for monster in encoding.box.monsters]
    trees = _Trees()
    roots = [trees.root(encoding, storey.monsters + encoding.box.corridors + 1) for storey in encoding.box.storeys]
    return Vocabulary(
        encoding.side,
        encoding.tiles,
        np.array([encoding.monsters.index(name) for name in names]),
        words,
        actions,
        np.array(roots),
        *(np.array(column) for column in (trees.cells, trees.first, trees.last, trees.layouts)),
    )


class _Trees:
    """Layouts by their cells, so that children of a node lie together."""

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.first: list[int] = []
        self.last: list[int] = []
        self.layouts: list[int] = []
        self._roots: dict[int, int] = {}

    def root(self, encoding: ShyMonstersEncoding, tiles: int) -> int:
        if tiles not in self._roots:
            numbers = layout_numbers(encoding.config.edition)
            self._roots[tiles] = root = self._add(-1)
            waiting: list[tuple[int, int, Sequence[tuple[int, ...]]]] = [
                (root, 0, named_layouts(encoding.side, tiles))
            ]
            for node, depth, layouts in waiting:  # grows on the way
                self.first[node] = len(self.cells)
                if depth == tiles:
                    [layout] = layouts
                    whole = in_reading_order((ENTRANCE, *(encoding.cells[cell] for cell in layout)))
                    self.layouts[node] = numbers[whole]
                else:
                    for cell in dict.fromkeys(layout[depth] for layout in layouts):
                        child = self._add(cell)
                        waiting.append((child, depth + 1, [one for one in layouts if one[depth] == cell]))
                self.last[node] = len(self.cells)
        return self._roots[tiles]

    def _add(self, cell: int) -> int:
        self.cells.append(cell)
        self.first.append(0)
        self.last.append(0)
        self.layouts.append(-1)
        return len(self.cells) - 1


# The Hero


@kernel
def mark_words(row: Row, atlas: Atlas, words: Vocabulary, legal: NDArray[np.int8], mask: NDArray[np.int8]) -> None:
    """From what the model calls legal to words."""
    for word in range(len(mask)):
        mask[word] = 0
    for tile in range(FIRST_WALK):
        if legal[tile]:
            mask[_cell(row, atlas, words, tile)] = 1
    for action in range(FIRST_WALK, HERO_ACTIONS):
        if legal[action] and words.hero_words[action] >= 0:
            mask[words.hero_words[action]] = 1


@kernel
def _cell(row: Row, atlas: Atlas, words: Vocabulary, tile: int) -> int:
    """The word of a tile's cell."""
    east, north, reach = atlas.where[row[LAYOUT]][tile][0], atlas.where[row[LAYOUT]][tile][1], words.side // 2
    return (reach - north) * words.side + east + reach


@kernel
def hero_action(row: Row, atlas: Atlas, words: Vocabulary, word: int) -> int:
    """What the model calls it."""
    if word >= words.side * words.side:
        return words.hero_actions[word]
    tile = 0
    while _cell(row, atlas, words, tile) != word:
        tile += 1
    return tile


# The Dungeon Master


@large_kernel
def mark_laying(
    row: Row,
    atlas: Atlas,
    words: Vocabulary,
    said: NDArray[np.int16],
    count: int,
    node: int,
    mask: NDArray[np.int8],
) -> None:
    for word in range(len(mask)):
        mask[word] = 0
    tiles, first_face = atlas.storeys[row[NUMBER] - 1][TILES] - 1, words.side * words.side
    if count < tiles:
        for child in range(words.first[node], words.last[node]):
            mask[words.cells[child]] = 1
        return
    exits, corridors, hand = 1, atlas.box[CORRIDORS], row[HAND]
    for number in range(tiles, count):
        face = said[number] - first_face
        if face == 0:
            exits = 0
        elif face == 1:
            corridors -= 1
        else:
            hand &= ~(1 << _monster(words, face - 2))
    mask[first_face] = exits
    mask[first_face + 1] = corridors > 0
    for monster in range(len(words.monsters)):
        mask[first_face + 2 + words.monsters[monster]] = hand >> monster & 1


@kernel
def _monster(words: Vocabulary, named: int) -> int:
    """A monster's place in the box by its place in the order of the names."""
    monster = 0
    while words.monsters[monster] != named:
        monster += 1
    return monster


@kernel
def child_at(words: Vocabulary, node: int, cell: int) -> int:
    child = words.first[node]
    while words.cells[child] != cell:
        child += 1
    return child


@large_kernel
def lay_said(row: Row, atlas: Atlas, words: Vocabulary, said: NDArray[np.int16], node: int) -> None:
    """SM-8: all has been said."""
    tiles, first_face = atlas.storeys[row[NUMBER] - 1][TILES] - 1, words.side * words.side
    layout, tile = words.layouts[node], 0
    for number in range(tiles + 1):
        if number == atlas.entrance[layout]:
            row[FACES + number] = ENTRANCE_FACE
            continue
        face = said[tiles + tile] - first_face
        tile += 1
        if face == 0:
            row[FACES + number] = EXIT_FACE
        elif face == 1:
            row[FACES + number] = CORRIDOR_FACE
        else:
            row[FACES + number] = FIRST_MONSTER + _monster(words, face - 2)
    begin_storey(row, atlas, layout)
