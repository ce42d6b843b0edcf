"""The words of the game's encoding as tables: what each of them says."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spukhaus.games.straszydla.encoding.words import StraszydlaEncoding
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, ELEMENTS
from spukhaus.games.straszydla.rules.box import CUBES as CUBE_NAMES

KINDS: Final = (
    "pass", "keep", "let-choose", "scare", "end", "summon-imp", "begin", "take", "swap", "horror-imp", "summon",
    "horror-cube", "colour", "settle", "unblock", "retreat", "reroll-horror", "feed", "feed-horror", "collect",
    "trade", "buy", "reroll-imp", "arrow", "stop", "cube", "die", "number", "ten-more", "tile", "summon-imp-named",
)  # fmt: skip
(
    PASS, KEEP, LET_CHOOSE, TO_SCARE, END, SUMMON_IMP, TO_BEGIN, TO_TAKE, SWAP, TO_HORROR_IMP, TO_SUMMON,
    TO_HORROR_CUBE, TO_COLOUR, TO_SETTLE, TO_UNBLOCK, TO_RETREAT, TO_REROLL_HORROR, TO_FEED, TO_FEED_HORROR, COLLECT,
    TRADE, BUY, REROLL_IMP, ARROW, STOP, CUBE, DIE, NUMBER, TEN_MORE, TILE, SUMMON_IMP_NAMED,
) = range(len(KINDS))  # fmt: skip
GOODS: Final = len(CUBE_NAMES) + len(ELEMENTS)
"""What a trade can bring: cubes, then imps by the order of the words."""


class Vocabulary(NamedTuple):
    kinds: NDArray[np.int32]
    """[word]: its verb, a place in KINDS."""
    what: NDArray[np.int32]
    """[word]: what it names: a colour, a cell, a spook, an arrow, a number and so on."""
    colours: NDArray[np.int32]
    """[word]: the colour that a meal is of."""
    with_imp: NDArray[np.int32]
    first: NDArray[np.int32]
    """[kind]: the first of its words."""
    elements: NDArray[np.int32]
    """[colour]: the place of its element among words that name elements."""
    meals: NDArray[np.int32]
    """[spook]: the first word that feeds it: with each colour that it eats, with an imp, with horror."""
    corners: NDArray[np.int32]
    """[cell]: the place of a suburb among the words that name them, or -1."""


@lru_cache(maxsize=8)
def vocabulary_of(encoding: StraszydlaEncoding) -> Vocabulary:
    verbs = ["summon-imp-named" if word.startswith("summon-imp ") else word.split()[0] for word in encoding.words]
    box, corners = encoding.box, encoding.box.ground.corners
    return Vocabulary(
        np.array([KINDS.index(verb) for verb in verbs], np.int32),
        np.array([_named(encoding, word) for word in encoding.words], np.int32),
        np.array([_eaten(encoding, word) for word in encoding.words], np.int32),
        np.array([word.endswith(" with imp") for word in encoding.words], np.int32),
        np.array([verbs.index(kind) for kind in KINDS], np.int32),
        np.array([ELEMENTS.index(element) for element in box.elements], np.int32),
        np.array([_first_meal(encoding, spook) for spook in box.spooks], np.int32),
        np.array([corners.index(cell) if cell in corners else -1 for cell in range(len(box.ground.names))], np.int32),
    )


def _named(encoding: StraszydlaEncoding, word: str) -> int:
    """The number of what a word names."""
    box, (verb, *things) = encoding.box, word.split()
    match verb:
        case "begin":
            return int(things[0] == "day")
        case "take" | "swap" | "horror-imp" | "summon" | "buy":
            return box.elements.index(things[0])
        case "summon-imp" if things:  # else it is that of the district
            return box.elements.index(things[0])
        case "horror-cube" | "colour" | "cube":
            return CUBE_NAMES.index(things[0])
        case "settle" | "unblock" | "retreat":
            return box.ground.index[things[0]]
        case "reroll-horror" | "die" | "number":
            return int(things[0])
        case "feed" | "feed-horror":
            return encoding.spooks.index(things[0])
        case "trade" if things[1] == "imp":
            return len(CUBE_NAMES) + box.elements.index(things[2])
        case "trade":
            return CUBE_NAMES.index(things[1])
        case "arrow":
            return encoding.arrows.index(things[0])
        case "tile":
            return box.loose.index(things[0])
    return 0


def _eaten(encoding: StraszydlaEncoding, word: str) -> int:
    verb, *things = word.split()
    if verb != "feed":
        return 0
    own = encoding.box.spooks[things[0]].colour
    return COLOURS.index(things[1]) if own == ANY else own


def _first_meal(encoding: StraszydlaEncoding, spook: str) -> int:
    return next(
        number for number, word in enumerate(encoding.words) if word.split()[0] == "feed" and word.split()[1] == spook
    )
