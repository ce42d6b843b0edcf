"""What the lessons must know of a plan besides its text: where it leads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from spukhaus.games.straszydla.rules.actions import Action, Plan
from spukhaus.games.straszydla.rules.box import ELEMENTS, Box
from spukhaus.games.straszydla.rules.layout import streets
from spukhaus.games.straszydla.rules.planning import check_path
from spukhaus.games.straszydla.rules.state import State

Judgement = Callable[[State, Action], bool]


def _end(state: State, action: Action) -> int:
    """The cell where the learner's plan ends. Lessons give the learner the first seat."""
    ground = state.edition.content.ground
    arrows = action.arrows if isinstance(action, Plan) else ()
    return check_path(streets(ground.size, state.stops), state.players[0].pawn, arrows)


def _ends_at(cell: str) -> Judgement:
    return lambda state, action: state.edition.content.ground.names[_end(state, action)] == cell


def _ends_on(element: str) -> Judgement:
    def judge(state: State, action: Action) -> bool:
        box: Box = state.edition.content
        colour = box.tiles[state.board[_end(state, action)]].colour
        return colour == box.elements.index(element)

    return judge


CELLS: Final = ("d5", "c1")
"""Where lessons send people."""
JUDGEMENTS: Final[Mapping[str, Judgement]] = MappingProxyType(
    {f"ends-at-{cell}": _ends_at(cell) for cell in CELLS}
    | {f"ends-on-{element}": _ends_on(element) for element in ELEMENTS}
)
