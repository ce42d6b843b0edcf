"""Ghostbumpers in numbers. Every action is one word, and a deal is said number by number: how many 1s, 2s, ... of
those that are left the first seat gets, then the second."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb
from typing import Any, ClassVar

from spukhaus.core.encoding import Begun, Encoding, Floats, Odds, Part, Parts
from spukhaus.games.ghostbumpers.rules.actions import Action, Deal, Lay, Play, Start, by_number
from spukhaus.games.ghostbumpers.rules.box import NUMBERS, SEATS, TRICKSTER, Box, Card
from spukhaus.games.ghostbumpers.rules.state import Stage, State
from spukhaus.games.ghostbumpers.rules.view import View, unseen_cards

SHOWN = len(NUMBERS) + 2
"""What a set can show: a number, or the 0/10 card as 0 or as 10."""


class GhostbumpersEncoding(Encoding):
    speaks_in_steps: ClassVar[bool] = False

    @staticmethod
    def set_up(view: View) -> tuple[int, dict[str, str]]:
        return len(view.scores), {"ending": "rounds" if view.target is None else f"to-{view.target}"}

    def prepare(self) -> None:
        box: Box = self.config.edition.content
        self.box = box
        copies = Counter(box.deck)
        actions: list[Action] = [Lay(depth) for depth in range(box.relaxed + 1)]
        for number in NUMBERS:
            actions += [Play((number,) * count) for count in range(1, min(box.hand, copies[number]) + 1)]
        actions += [Play((TRICKSTER,), 0), Play((TRICKSTER,), 10)]
        self._actions = tuple(actions)
        self._spelt = {action: (at,) for at, action in enumerate(actions)}
        self.words = tuple(map(self.game.write, actions))
        self._numbers = tuple(sorted(copies, key=by_number))
        most = min(box.hand, max(copies.values()))
        self.chance_words = (
            *(f"copies {count}" for count in range(most + 1)),
            *(self.game.write(Start(seat)) for seat in range(self.seats)),
        )
        self._first_start = most + 1
        ending = dict(self.config.options).get("ending", "rounds")
        self.rounds = box.rounds[self.seats - SEATS[0]] if ending == "rounds" else box.round_limit
        self.longest = self.rounds * self.seats * (1 + box.hand)
        self.most_chances = 1 + self.rounds * self.seats * max(1, len(self._numbers) - 1)
        self.most_points = self.rounds * max(box.paranoia, 2 * box.relaxed)

    # Actions

    def next_words(self, offer: Any, begun: Begun) -> tuple[int, ...]:
        return () if begun else tuple(sorted(self._spelt[action][0] for action in offer))

    def action(self, offer: Any, begun: Begun) -> Action:  # noqa: ARG002
        return self._actions[begun[0]]

    def spell(self, offer: Any, action: Any) -> Begun:  # noqa: ARG002
        return self._spelt[action]

    def next_chances(self, state: State, begun: Begun) -> Odds:
        if state.stage is Stage.LOT:
            return (
                ()
                if begun
                else tuple((self._first_start + seat, Fraction(1, self.seats)) for seat in range(self.seats))
            )
        left = Counter(self.box.deck)
        said = iter(begun)
        for _ in range(self.seats):
            slots = self.box.hand
            for at, number in enumerate(self._numbers[:-1]):
                count = next(said, None)
                if count is None:
                    return self._copies(left, at, slots)
                left[number] -= count
                slots -= count
            left[self._numbers[-1]] -= slots
        return ()

    def _copies(self, left: Counter[Card], at: int, slots: int) -> Odds:
        """How many cards of a number a hand gets, with so many cards still to come from this number on."""
        have = left[self._numbers[at]]
        rest = sum(left[number] for number in self._numbers[at + 1 :])
        ways = comb(have + rest, slots)
        return tuple(
            (count, Fraction(comb(have, count) * comb(rest, slots - count), ways))
            for count in range(max(0, slots - rest), min(have, slots) + 1)
        )

    def chance_action(self, state: State, begun: Begun) -> Action:
        if state.stage is Stage.LOT:
            return Start(begun[0] - self._first_start)
        said = iter(begun)
        return Deal(tuple(tuple(self._hand(said)) for _ in range(self.seats)))

    def _hand(self, said: Iterator[int]) -> Iterator[Card]:
        slots = self.box.hand
        for number in self._numbers[:-1]:
            count = next(said)
            slots -= count
            yield from (number,) * count
        yield from (self._numbers[-1],) * slots

    # Observations

    def parts(self) -> Sequence[Part]:
        seats, hand, depths = self.seats, self.box.hand, self.box.relaxed + 1
        return (
            Part("stage", (len(Stage),), "lot, deal, lay, play, over"),
            Part("rounds", (2,), "the round, and how many come after it", self.rounds),
            Part("target", (1,), "the points that end the match, or 0 where rounds are counted", 200),
            Part("start", (seats,), "who holds the Start card; nobody before the lot"),
            Part("scores", (seats,), "points so far", self.most_points),
            Part("hand", (10,), "the own cards: the 0/10 card, 1s, 2s, ... 9s", hand),
            Part("unseen", (10,), "cards neither in the own hand nor played in this round", len(self.box.deck)),
            Part("hand_sizes", (seats,), "cards in every hand", hand),
            Part("laid", (seats,), "whose pile lies"),
            Part("pile_sizes", (seats,), "cards in every pile", depths),
            Part("turned", (seats,), "Relaxed cards turned up in this round", depths),
            Part("depth", (seats, depths), "how deep the Scare card lies, where the seat knows it"),
            Part("leading", (seats,), "who would take the trick as it lies"),
            Part("demands", (1,), "cards that the taker would turn up", len(self.box.deck)),
            Part("trick", (seats, SHOWN), "cards on the table by what they show: 1 to 9, 0/10 as 0, as 10", hand),
            Part("led", (seats,), "who played the first card of the trick"),
            Part("tricks", (hand, seats, SHOWN), "the tricks taken in this round", hand, memory=True),
            Part("leaders", (hand, seats), "who began them", memory=True),
            Part("takers", (hand, seats), "who took them", memory=True),
            Part(
                "past",
                (self.rounds, seats, 6),
                "earlier rounds: points, turned, above and under the Scare card (1 more, 0 unseen), scared, Paranoia",
                max(self.box.paranoia, 2 * depths),
                memory=True,
            ),
        )

    def write(self, view: View, begun: Begun, parts: Parts) -> None:  # noqa: ARG002
        parts["stage"][list(Stage).index(view.stage)] = 1
        parts["rounds"][:] = view.round, view.last_round - view.round
        parts["target"][0] = view.target or 0
        if view.start is not None:
            parts["start"][self.beside(view, view.start)] = 1
        for card in view.hand or ():
            parts["hand"][card] += 1
        if view.stage in (Stage.LAY, Stage.PLAY):
            for card in unseen_cards(view):
                parts["unseen"][card] += 1
        for at, seat in self.around(view):
            pile = view.piles[seat]
            parts["scores"][at] = view.scores[seat]
            parts["hand_sizes"][at] = view.hand_sizes[seat]
            parts["laid"][at] = pile.laid
            parts["pile_sizes"][at] = pile.size
            parts["turned"][at] = pile.turned
            if pile.depth is not None:
                parts["depth"][at, pile.depth] = 1
        if view.leading is not None:
            parts["leading"][self.beside(view, view.leading)] = 1
            parts["led"][self.beside(view, view.trick[0].seat)] = 1
        parts["demands"][0] = view.demands
        self._write_plays(view, view.trick, parts["trick"])
        if "past" in parts:
            self._write_memory(view, parts)

    def _write_plays(self, view: View, plays: Sequence[Any], trick: Floats) -> None:
        for played in plays:
            card = played.cards[0]
            shown = card - 1 if card != TRICKSTER else SHOWN - 2 + (played.counts == 10)
            trick[self.beside(view, played.seat), shown] = len(played.cards)

    def _write_memory(self, view: View, parts: Parts) -> None:
        for number, trick in enumerate(view.tricks):
            self._write_plays(view, trick.plays, parts["tricks"][number])
            parts["leaders"][number, self.beside(view, trick.plays[0].seat)] = 1
            parts["takers"][number, self.beside(view, trick.taker)] = 1
        for number, played in enumerate(view.past):
            for at, seat in self.around(view):
                above, under = played.above[seat], played.under[seat]
                shown = (0 if above is None else above + 1, 0 if under is None else under + 1)
                scared = seat == played.scared
                row = (played.points[seat], played.turned[seat], *shown, scared, scared and played.paranoia)
                parts["past"][number, at] = row
