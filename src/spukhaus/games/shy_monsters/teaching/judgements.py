"""What the lessons judge of a storey that a learner lays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from spukhaus.games.shy_monsters.rules.actions import Action, Lay
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, comfortable_cells, in_reading_order
from spukhaus.games.shy_monsters.rules.state import State


def comfortable(state: State, action: Action) -> int:
    """How many monsters are comfortable in this storey."""
    if not isinstance(action, Lay):
        return 0
    diagrams = state.edition.content.diagrams
    layout = in_reading_order({ENTRANCE, *(cell for cell, _ in action.tiles)})
    return sum(face in diagrams and cell in comfortable_cells(diagrams[face], layout) for cell, face in action.tiles)


JUDGEMENTS: Final[Mapping[str, Callable[[State, Action], bool]]] = {
    "both-comfortable": lambda state, action: comfortable(state, action) == 2,
    "one-comfortable": lambda state, action: comfortable(state, action) == 1,
}
