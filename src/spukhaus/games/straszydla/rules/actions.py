"""What can be done. `Board`, `First`, `Pacts`, `Uncover` and `Roll` are chance's; the texts stand in notation.py."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

from spukhaus.core.game import Seat
from spukhaus.games.straszydla.rules.box import CUBES, PactName, SpookName, TileName
from spukhaus.games.straszydla.rules.layout import CellName, Word


@dataclass(frozen=True, slots=True)
class Board:
    """Chance: the tiles in reading order, without suburbs and Centrum (ST-3)."""

    tiles: tuple[TileName, ...]


@dataclass(frozen=True, slots=True)
class Arrange:
    """The host lays the tiles instead, in the same order."""

    tiles: tuple[TileName, ...]


@dataclass(frozen=True, slots=True)
class First:
    """Chance: the starting player (ST-10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pacts:
    """Chance: a pact for every seat (ST-7)."""

    pacts: tuple[PactName, ...]


@dataclass(frozen=True, slots=True)
class Uncover:
    """Chance: the next card of a stack (R2)."""

    spook: SpookName


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: dice, for each side that rolls."""

    dice: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Take:
    """A starter from the top of a stack (ST-9)."""

    element: str


@dataclass(frozen=True, slots=True)
class Settle:
    """The pawn is set on a suburb (ST-9)."""

    cell: CellName


@dataclass(frozen=True, slots=True)
class Begin:
    """Day or night (ST-10)."""

    time: str


@dataclass(frozen=True, slots=True)
class Unblock:
    """Horror removes a STOP (ST-8, R9)."""

    cell: CellName


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing more of this kind."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A path, arrow by arrow (ST-15)."""

    arrows: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Keep:
    """The plan stays as it is."""


@dataclass(frozen=True, slots=True)
class Redirect:
    """An air imp: the whole new path (ST-6, R10)."""

    arrows: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class RerollHorror:
    """One of your dice that shows this, for horror (ST-8)."""

    die: int


@dataclass(frozen=True, slots=True)
class RerollImp:
    """A fire imp: any of your dice, by what they show, sorted (ST-6)."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """Energy for the duel (ST-23)."""

    energy: int


@dataclass(frozen=True, slots=True)
class Bend:
    """The values that the dice shall have (ST-23, ST-30)."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Retreat:
    """Where the loser goes (ST-25)."""

    cell: CellName


@dataclass(frozen=True, slots=True)
class LetChoose:
    """The loser may choose where to (ST-25)."""


@dataclass(frozen=True, slots=True)
class Collect:
    """All cubes of the district (ST-27); in Centrum with the colours chosen, sorted."""

    colours: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Trade:
    """Cubes, sorted, for a cube (`colour`) or for an imp (`element`) (ST-28)."""

    cubes: tuple[str, ...]
    colour: str | None
    element: str | None
    with_imp: bool = False


@dataclass(frozen=True, slots=True)
class Buy:
    """The top spook of a stack for cubes, sorted (ST-29)."""

    element: str
    cubes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Swap:
    """An imp for a cube of its colour (ST-6)."""

    element: str


@dataclass(frozen=True, slots=True)
class HorrorCube:
    """A fear cube for horror (ST-8)."""

    colour: str


@dataclass(frozen=True, slots=True)
class HorrorImp:
    """An imp for horror (ST-8)."""

    element: str


@dataclass(frozen=True, slots=True)
class SummonImp:
    """The imp of the district (ST-31); in Centrum of an element that is named."""

    element: str | None = None


@dataclass(frozen=True, slots=True)
class Scare:
    """ST-30."""


@dataclass(frozen=True, slots=True)
class Colour:
    """The colour of what a scare in Centrum brings (R15)."""

    colour: str


@dataclass(frozen=True, slots=True)
class Feed:
    """A spook eats (ST-33); for a starter the colour is named."""

    spook: SpookName
    colour: str | None = None
    with_imp: bool = False


@dataclass(frozen=True, slots=True)
class FeedHorror:
    """A spook is fed with horror (ST-8)."""

    spook: SpookName


@dataclass(frozen=True, slots=True)
class Summon:
    """At the end of a phase in Centrum: the stack (ST-35)."""

    element: str


@dataclass(frozen=True, slots=True)
class End:
    """The turn is over."""


Action: TypeAlias = (
    Board | Arrange | First | Pacts | Uncover | Roll | Take | Settle | Begin | Unblock | Pass | Plan | Keep | Redirect
    | RerollHorror | RerollImp | Bid | Bend | Retreat | LetChoose | Collect | Trade | Buy | Swap | HorrorCube
    | HorrorImp | SummonImp | Scare | Colour | Feed | FeedHorror | Summon | End
)  # fmt: skip
ACTIONS: Final[tuple[type[Any], ...]] = (
    Board, Arrange, First, Pacts, Uncover, Roll, Take, Settle, Begin, Unblock, Pass, Plan, Keep, Redirect,
    RerollHorror, RerollImp, Bid, Bend, Retreat, LetChoose, Collect, Trade, Buy, Swap, HorrorCube, HorrorImp,
    SummonImp, Scare, Colour, Feed, FeedHorror, Summon, End,
)  # fmt: skip

PASS, KEEP, LET_CHOOSE, SCARE, END, COLLECT = Pass(), Keep(), LetChoose(), Scare(), End(), Collect()

HORROR: Final = "horror"
"""Horror cubes can be named among others, so that the rule that forbids it can say so."""
_RANK: Final = {cube: rank for rank, cube in enumerate((*CUBES, HORROR))}


def in_order(cubes: tuple[str, ...]) -> tuple[str, ...]:
    """Blue, purple, orange, green, energy."""
    return tuple(sorted(cubes, key=_RANK.__getitem__))


@lru_cache(maxsize=1 << 12)
def spell(counts: tuple[int, ...]) -> tuple[str, ...]:
    """(2, 0, 0, 0, 1) is blue, blue, energy."""
    return tuple(cube for cube, count in zip(CUBES, counts, strict=False) for _ in range(count))


def tally(cubes: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([cubes.count(cube) for cube in CUBES])
