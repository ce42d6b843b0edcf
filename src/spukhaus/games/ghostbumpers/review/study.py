"""What a depth of the Scare card, and the numbers in a hand, are worth: round by round, in points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spukhaus.core.content_study import Case
from spukhaus.core.game import Outcome, Seat
from spukhaus.core.play import Played
from spukhaus.games.ghostbumpers.rules.actions import Deal, Lay, by_number, write_card
from spukhaus.games.ghostbumpers.rules.state import Hand, State


def cases(match: Sequence[Played], outcome: Outcome) -> Iterator[Case]:  # noqa: ARG001  (rounds say more than the end)
    hands: tuple[Hand, ...] = ()
    depths: dict[Seat, int] = {}
    rounds = 0
    for played in match:
        match played.logged.action:
            case Deal(dealt):
                hands = dealt
            case Lay(depth):
                depths[played.logged.seat] = depth
        past = played.step.state.past
        if len(past) > rounds:
            rounds = len(past)
            for seat, points in enumerate(past[-1].points):
                numbers = tuple(write_card(card) for card in sorted(set(hands[seat]), key=by_number))
                yield Case("depth", seat, (depths[seat],), points, points=True)
                yield Case("cards", seat, numbers, points, among=(len(numbers),), points=True)


def standing(state: State) -> tuple[tuple[int], ...]:
    """The points of the rounds that are finished."""
    return tuple((score,) for score in state.scores)
