"""The figures of a box of 'Straszydła' for the reference: plain data, typed off the rules page (ST-1 to ST-10)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

ELEMENTS = ("water", "air", "fire", "earth")
FEARS = ("blue", "purple", "orange", "green")  # ST-1, in the order of the elements
MONEY = (*FEARS, "energy")  # everything that pays: any cube but horror (ST-28, ST-29)
COLOUR_OF = dict(zip(ELEMENTS, FEARS, strict=True))
ELEMENT_OF = dict(zip(FEARS, ELEMENTS, strict=True))


@dataclass(frozen=True)
class Tile:
    name: str
    kinds: tuple[str, ...]  # 'day', 'night', or both for Centrum
    colour: str | None  # None: the player's choice (Centrum)
    makes: int
    scare: bool = False
    imp: bool = False


@dataclass(frozen=True)
class Spook:
    name: str
    element: str | None  # None: a starter, all four elements
    day: int
    night: int

    def strength(self, phase: str) -> int:
        return self.day if phase == "day" else self.night

    @property
    def price(self) -> int:
        return self.day + self.night


def _suburbs() -> dict[str, Tile]:
    return {  # ST-4; the corners after R1
        "a5": Tile("przedmiescie-rzeczne", ("day",), "blue", 1),
        "e5": Tile("przedmiescie-wietrzne", ("day",), "purple", 1),
        "a1": Tile("przedmiescie-fabryczne", ("night",), "orange", 1),
        "e1": Tile("przedmiescie-lesne", ("night",), "green", 1),
    }


def _tiles() -> dict[str, Tile]:
    rows = (
        # colour, plain and its kind, scare day, scare night, imp day, imp night
        ("blue", "przystan", "night", "basen", "kanal", "most", "wodociagi"),
        ("purple", "stare-wieze", "night", "dworzec", "strych", "park", "wiezowiec"),
        ("orange", "huta", "day", "rynek", "kotlownia", "browar", "zajezdnia"),
        ("green", "niespokojny-lasek", "day", "cmentarz", "piwnice", "dzialki", "kopalnia"),
    )
    tiles = []
    for colour, plain, kind, scare_day, scare_night, imp_day, imp_night in rows:
        tiles.append(Tile(plain, (kind,), colour, 2))
        tiles.append(Tile(scare_day, ("day",), colour, 1, scare=True))
        tiles.append(Tile(scare_night, ("night",), colour, 1, scare=True))
        tiles.append(Tile(imp_day, ("day",), colour, 1, imp=True))
        tiles.append(Tile(imp_night, ("night",), colour, 1, imp=True))
    return {tile.name: tile for tile in tiles}


def _starters() -> dict[str, Spook]:
    names = ("strzyga", "latarnik", "wargin", "sukkub")
    return {element: Spook(name, None, 3, 3) for element, name in zip(ELEMENTS, names, strict=True)}


def _spooks() -> dict[str, tuple[Spook, ...]]:
    strengths = ((2, 4), (4, 2), (3, 4), (4, 3), (2, 5), (5, 2))
    names = {
        "water": ("utopiec", "wodnica", "syrena", "rusalka", "topielica", "wodnik"),
        "earth": ("borowy", "leszy", "skarbnik", "run", "bebok", "pustecki"),
        "air": ("wroniec", "planetnik", "latawiec", "baba-jaga", "piaskun", "poludnica"),
        "fire": ("dusiol", "rarog", "ognik", "libera", "zjawa", "bazyliszek"),
    }
    return {
        element: tuple(Spook(name, element, *pair) for name, pair in zip(six, strengths, strict=True))
        for element, six in names.items()
    }


def _pacts() -> tuple[tuple[str, ...], ...]:
    """ST-7: two of one element, two of a second, one of a third; written in the order of the elements."""
    return tuple(
        tuple(sorted((*pair, *pair, single), key=ELEMENTS.index))
        for pair in combinations(ELEMENTS, 2)
        for single in ELEMENTS
        if single not in pair
    )


@dataclass
class Box:
    suburbs: dict[str, Tile] = field(default_factory=_suburbs)
    centrum: Tile = field(default_factory=lambda: Tile("centrum", ("day", "night"), None, 1, scare=True, imp=True))
    tiles: dict[str, Tile] = field(default_factory=_tiles)
    starters: dict[str, Spook] = field(default_factory=_starters)  # by the stack that they lie on
    spooks: dict[str, tuple[Spook, ...]] = field(default_factory=_spooks)
    pacts: tuple[tuple[str, ...], ...] = field(default_factory=_pacts)
    imps_of_a_kind: int = 4  # ST-6
    scare_cubes: tuple[int, ...] = (3, 2, 1)  # ST-8: off by 0, 1, 2; none beyond
    horror_for_feeding: int = 4
    horror_for_reroll: int = 1
    horror_for_cube: int = 2
    horror_for_stop: int = 3
    horror_for_imp: int = 3
    first_energy: int = 3  # ST-9
    first_horror: int = 1
    rounds: int = 4  # ST-11, also the cubes on the card
    arrows: int = 3  # ST-15
    duel_dice: int = 2  # ST-21
    stronger_dice: int = 1
    horror_for_mercy: int = 1  # ST-25
    trade: int = 3  # ST-28
    trade_with_imp: int = 2
    green_of_imp: int = 2
    buys: int = 1  # ST-29, a phase
    phases: int = 20  # ST-36
