"""A view of Ghostbumpers as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from spukhaus.core.encoding import Floats, Part, Parts
from spukhaus.games.ghostbumpers.rules.box import NUMBERS, TRICKSTER
from spukhaus.games.ghostbumpers.rules.state import Played, Stage
from spukhaus.games.ghostbumpers.rules.view import PlayedView, View, possible_depths, unseen_cards

if TYPE_CHECKING:
    from spukhaus.games.ghostbumpers.encoding.words import GhostbumpersEncoding

SHOWN: Final = len(NUMBERS) + 2
"""What a set can show: a number, or the 0/10 card as 0 or as 10."""


def observation_parts(encoding: GhostbumpersEncoding) -> Sequence[Part]:
    seats, box = encoding.seats, encoding.box
    hand, depths, rounds = box.hand, box.relaxed + 1, encoding.rounds
    return (
        Part("stage", (len(Stage),), "lot, deal, lay, play, over"),
        Part("rounds", (2,), "the round, and how many come after it", encoding.rounds),
        Part("target", (1,), "the points that end the match, or 0 where rounds are counted", 200),
        Part("start", (seats,), "who holds the Start card; nobody before the lot"),
        Part("scores", (seats,), "points so far", encoding.most_points),
        Part("hand", (10,), "the own cards: the 0/10 card, 1s, 2s, ... 9s", hand),
        Part("unseen", (10,), "cards neither in the own hand nor played in this round", len(box.deck)),
        Part("hand_sizes", (seats,), "cards in every hand", hand),
        Part("laid", (seats,), "whose pile lies"),
        Part("pile_sizes", (seats,), "cards in every pile", depths),
        Part("turned", (seats,), "Relaxed cards turned up in this round", depths),
        Part("depth", (seats, depths), "how deep the Scare card lies, where the seat knows it"),
        Part("leading", (seats,), "who would take the trick as it lies"),
        Part("demands", (1,), "cards that the taker would turn up", len(box.deck)),
        Part("trick", (seats, SHOWN), "cards on the table by what they show: 1 to 9, 0/10 as 0, as 10", hand),
        Part("led", (seats,), "who played the first card of the trick"),
        Part("possible", (seats, depths), "how deep each Scare card can lie by all that everybody saw"),
        Part("tricks", (rounds, hand, seats, SHOWN), "the tricks taken, round by round", hand, memory=True),
        Part("leaders", (rounds, hand, seats), "who began them", memory=True),
        Part("takers", (rounds, hand, seats), "who took them", memory=True),
        Part(
            "past",
            (rounds, seats, 6),
            "earlier rounds: points, turned, above and under the Scare card (1 more, 0 unseen), scared, Paranoia",
            max(box.paranoia, 2 * depths),
            memory=True,
        ),
    )


def write_observation(encoding: GhostbumpersEncoding, view: View, parts: Parts) -> None:
    parts["stage"][list(Stage).index(view.stage)] = 1
    parts["rounds"][:] = view.round, view.last_round - view.round
    parts["target"][0] = view.target or 0
    if view.start is not None:
        parts["start"][encoding.beside(view, view.start)] = 1
    for card in view.hand or ():
        parts["hand"][card] += 1
    if view.stage in (Stage.LAY, Stage.PLAY):
        for card in unseen_cards(view):
            parts["unseen"][card] += 1
    for at, seat in encoding.around(view):
        pile = view.piles[seat]
        parts["scores"][at] = view.scores[seat]
        parts["hand_sizes"][at] = view.hand_sizes[seat]
        parts["laid"][at] = pile.laid
        parts["pile_sizes"][at] = pile.size
        parts["turned"][at] = pile.turned
        if pile.depth is not None:
            parts["depth"][at, pile.depth] = 1
        if pile.laid:
            parts["possible"][at, list(possible_depths(encoding.box, view.tricks, seat))] = 1
    if view.leading is not None:
        parts["leading"][encoding.beside(view, view.leading)] = 1
        parts["led"][encoding.beside(view, view.trick[0].seat)] = 1
    parts["demands"][0] = view.demands
    _write_plays(encoding, view, view.trick, parts["trick"])
    if "past" in parts:
        _write_memory(encoding, view, parts)


def _write_plays(
    encoding: GhostbumpersEncoding, view: View, plays: Sequence[Played | PlayedView], trick: Floats
) -> None:
    for played in plays:
        card = played.cards[0]
        shown = card - 1 if card != TRICKSTER else SHOWN - 2 + (played.counts == 10)
        trick[encoding.beside(view, played.seat), shown] = len(played.cards)


def _write_memory(encoding: GhostbumpersEncoding, view: View, parts: Parts) -> None:
    for at_round, tricks in enumerate((*(played.tricks for played in view.past), view.tricks)):
        for number, trick in enumerate(tricks):
            _write_plays(encoding, view, trick.plays, parts["tricks"][at_round, number])
            parts["leaders"][at_round, number, encoding.beside(view, trick.plays[0].seat)] = 1
            parts["takers"][at_round, number, encoding.beside(view, trick.taker)] = 1
    for number, played in enumerate(view.past):
        for at, seat in encoding.around(view):
            above, under = played.above[seat], played.under[seat]
            shown = (0 if above is None else above + 1, 0 if under is None else under + 1)
            scared = seat == played.scared
            row = (played.points[seat], played.turned[seat], *shown, scared, scared and played.paranoia)
            parts["past"][number, at] = row
