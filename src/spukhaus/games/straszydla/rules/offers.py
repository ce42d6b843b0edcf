"""How choices are described to browsers and network bots: the form of each offer."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from spukhaus.core.game import Described
from spukhaus.games.straszydla.rules.box import ColourName, CubeName, ElementName, SpookName, TileName
from spukhaus.games.straszydla.rules.layout import CellName, Word


class ArrangeOffer(TypedDict):
    form: Literal["arrange"]
    tiles: list[TileName]
    cells: list[CellName]
    """Where the tiles lie, in their order."""


class Map(TypedDict):
    start: CellName
    steps: dict[CellName, dict[Word, CellName]]
    """Where each arrow leads from each cell. Where none does, one is moved to another suburb: `*>e1`."""
    suburbs: list[CellName]


class PlanOffer(Map):
    form: Literal["path"]
    action: Literal["plan"]
    arrows: int
    """The most there may be."""


class RedirectOffer(Map):
    form: Literal["path"]
    action: Literal["redirect"]
    arrows: int
    plan: list[Word]
    """One of its arrows is changed, or one added at its end."""
    travel: NotRequired[bool]
    """The travel alone may be changed."""


class BidOffer(TypedDict):
    form: Literal["bid"]
    most: int


class BendOffer(TypedDict):
    form: Literal["bend"]
    dice: list[int]
    budget: int


class RerollOffer(TypedDict):
    form: Literal["reroll"]
    dice: list[int]
    horror: bool
    imp: bool


class Cubes(TypedDict):
    blue: int
    purple: int
    orange: int
    green: int
    energy: int


class Lying(TypedDict):
    """What can be collected. Where the colour is null, the player names `count` colours."""

    count: int
    colour: ColourName | None


class Trading(TypedDict):
    rate: int | None
    rate_with_imp: int | None
    colours: list[CubeName]
    imps: list[ElementName]


class Ware(TypedDict):
    element: ElementName
    spook: SpookName
    price: int


class TurnOffer(TypedDict):
    form: Literal["turn"]
    feeding: bool
    cubes: Cubes
    actions: list[Described]
    """Ready to be taken; what has many forms is described: collect, trade and buy."""
    collect: Lying | None
    trade: Trading | None
    buy: list[Ware]
