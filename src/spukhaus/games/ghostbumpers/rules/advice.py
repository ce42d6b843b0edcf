"""What the table tells a player who asks: from the player's view alone, so it can give nothing away.

sketch     what each choice would come to: a pile laid like this, or a set played into the trick as it lies
"""

from __future__ import annotations

from spukhaus.core.advice import SKETCH, Question
from spukhaus.core.errors import InvalidAction
from spukhaus.core.plain_json import JSON
from spukhaus.games.ghostbumpers.rules.actions import Lay, Play, write
from spukhaus.games.ghostbumpers.rules.events import EventKind
from spukhaus.games.ghostbumpers.rules.round import (
    demands,
    highest,
    lay_choices,
    play_choices,
    points_for,
    value,
    write_value,
)
from spukhaus.games.ghostbumpers.rules.state import Pile, Played, Stage
from spukhaus.games.ghostbumpers.rules.view import View

KINDS = (SKETCH,)


def advise(view: View, question: Question) -> JSON:
    if question.kind != SKETCH or question.details:
        raise InvalidAction("no-advice", text=question.text[:80])
    if view.seat not in view.to_act:
        return {"choices": {}}
    box = view.edition.content
    choices = lay_choices(box.least_depth, box.relaxed) if view.stage is Stage.LAY else play_choices(view.hand or ())
    return {
        "choices": {
            write(action): _laid(view, action) if isinstance(action, Lay) else _played(view, action)
            for action in choices
            if isinstance(action, Lay | Play)
        }
    }


def _laid(view: View, action: Lay) -> JSON:
    """The points of the pile as it is laid, and the most that it can still bring (GB-18, GB-19)."""
    box = view.edition.content
    under = box.relaxed - action.depth
    points = points_for(Pile(box.relaxed + 1, action.depth))
    best = points_for(Pile(under + 1, 0)) if under else box.paranoia
    return {"above": action.depth, "under": under, "points": points, "best": best}


def _played(view: View, action: Play) -> JSON:
    """The value of the set, whether it would take the trick as it lies (GB-9, GB-10), and how that would end the
    round: the own pile is no secret from its owner (GB-5, GB-17, GB-19)."""
    played = Played(view.seat, action.cards, action.counts)
    trick = (*(Played(earlier.seat, earlier.cards, earlier.counts) for earlier in view.trick), played)
    leads, ends = highest(trick) is played, None
    pile = view.piles[view.seat]
    if leads and pile.depth is not None and pile.depth < demands(trick):
        ends = EventKind.PARANOIA if pile.depth == pile.size - 1 else EventKind.SCARED
    return {"value": write_value(value(played)), "leads": leads, "ends": ends}
