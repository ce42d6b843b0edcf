"""How the search thinks about Ghostbumpers: which worlds are likely, how they go on, and what a round is worth.

A guide is made for one decision. Its worlds are rounds of the packed model with all that is hidden filled in
(determinization): hands for everybody, and Scare cards where their owners may have laid them. An attentive guide draws
deals as chance makes them and weighs each by how likely the others would have laid and played so with it (importance
sampling: weighted particles, drawn until their effective number is enough), and expects others to spoil Paranoia; else
cards lie anywhere, and Scare cards where they usually lie and where the owner's boldness says. Which candidates get
more worlds is the search's matter (`thinking.search`: sequential halving).
"""

from __future__ import annotations

import random
from bisect import bisect
from dataclasses import dataclass
from itertools import accumulate
from math import exp, prod, sqrt
from typing import Final

from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.thought import Belief, Possibility
from spukhaus.games.ghostbumpers.bots.endgame import Known, is_small, solve
from spukhaus.games.ghostbumpers.bots.opponents import Opponent, usual_depths
from spukhaus.games.ghostbumpers.bots.playout import alarm_at, finish
from spukhaus.games.ghostbumpers.model.hands import pack_hand, pack_set
from spukhaus.games.ghostbumpers.model.round import (
    CARDS,
    DEPTHS,
    HANDS,
    ROUND_OVER,
    SIZES,
    lay_out,
    new_round,
    play,
    points_of,
)
from spukhaus.games.ghostbumpers.rules.actions import Action, Lay, Play
from spukhaus.games.ghostbumpers.rules.box import TRICKSTER, Card
from spukhaus.games.ghostbumpers.rules.round import value
from spukhaus.games.ghostbumpers.rules.state import Played, Stage, State
from spukhaus.games.ghostbumpers.rules.view import View, followed_depths, unseen_cards
from spukhaus.thinking.guide import Guide

LEADS: Final = {"top": 0.15, "middle": 0.4, "bottom": 0.75}
"""How often somebody plays higher than all before, by where the own Scare card lies: who hopes for Paranoia wants
tricks, and who has the Scare card on top wants none."""
SWING: Final = 6.0
"""How far the standings move in a round, in points."""
ENOUGH: Final = 200
"""Deals are weighed by what the others did until those that are likely count as so many,"""
MOST_DEALS: Final = 1200
"""but no more than so many of them."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings when the round is over, and how far they can still move."""

    scores: tuple[int, ...]
    target: int | None
    left: int
    """Rounds to come after this one."""

    @classmethod
    def of(cls, view: View) -> Standings:
        return cls(view.scores, view.target, view.last_round - view.round)

    def chances(self, points: list[int]) -> list[float]:
        return [self.chance(points, seat) for seat in range(len(points))]

    def chance(self, points: list[int], seat: Seat) -> float:
        """About how likely the seat wins, by the lead over the best of the others and the rounds still to come."""
        scores = [score + new for score, new in zip(self.scores, points, strict=True)]
        mine, scores[seat] = scores[seat], -1
        rival = max(scores)
        left = self.left
        if self.target is not None:
            left = 0 if max(mine, rival) >= self.target else min(left, 1 + (self.target - max(mine, rival)) // 8)
        return 1 / (1 + exp((rival - mine) / (1 + SWING * sqrt(left))))


@dataclass(frozen=True, slots=True)
class WeighedDeal:
    """Hands that the unseen cards allow, with the weights of each hidden pile's places."""

    hands: tuple[tuple[Card, ...], ...]
    places: tuple[tuple[float, ...], ...]


class GhostGuide(Guide):
    """Worlds, playouts and beliefs for one decision; see the top of this file."""

    enough, most_deals = ENOUGH, MOST_DEALS

    def __init__(self, game: AnyGame, view: View, attentive: bool = False, exact: int = 0) -> None:
        super().__init__(game)
        self._view = view
        self._box = view.edition.content
        self._attentive, self._exact = attentive, exact
        self._alarm = alarm_at(self._box) if attentive else 0
        self._standings = Standings.of(view)
        self._unseen = unseen_cards(view)
        self._others = [seat for seat in range(len(view.scores)) if seat != view.seat]
        self._opponents = {seat: Opponent(view, seat) for seat in self._others}
        self._known = _known_round(view)
        self._solved: Known = {}
        self._deals: list[WeighedDeal] = []
        self._odds_of_each: list[float] = []
        self._odds: list[float] = []
        if not attentive:
            self._usual = {seat: tuple(self._bold_places(seat)) for seat in self._others}

    @classmethod
    def for_view(cls, game: AnyGame, view: View) -> GhostGuide:
        return cls(game, view)

    # Imagining

    def reality(self, state: State, view: View, rng: random.Random) -> list[int]:
        """What is not laid yet is imagined even so."""
        world = self.imagine(view, rng)
        for seat, (hand, pile) in enumerate(zip(state.hands, state.piles, strict=True)):
            world[HANDS + seat] = pack_hand(hand)
            if pile is not None:
                world[DEPTHS + seat] = pile.depth
        return world

    def imagine(self, view: View, rng: random.Random) -> list[int]:
        """A world is a round as the model packs it."""
        deal = self._likely_deal(rng) if self._attentive else WeighedDeal(self._deal(rng), tuple(self._usual.values()))
        world = self._known[:]
        for owner, hand, weights in zip(self._others, deal.hands, deal.places, strict=True):
            world[HANDS + owner] = pack_hand(hand)
            world[DEPTHS + owner] = rng.choices(self._opponents[owner].places, weights)[0][1]
        return world

    def _likely_deal(self, rng: random.Random) -> WeighedDeal:
        if not self._deals:
            self._weigh(rng)
        return self._deals[min(bisect(self._odds, rng.random() * self._odds[-1]), len(self._deals) - 1)]

    def _deal(self, rng: random.Random) -> tuple[tuple[Card, ...], ...]:
        pool, sizes = self._unseen, [self._view.hand_sizes[seat] for seat in self._others]
        drawn = rng.sample(pool, sum(sizes))
        ends = list(accumulate(sizes))
        return tuple(tuple(drawn[end - size : end]) for size, end in zip(sizes, ends, strict=True))

    def _weigh(self, rng: random.Random) -> None:
        """Deals as chance makes them, each as likely as it lets the others do what they did, until their effective
        number (Kish's: the square of the sum of weights over the sum of their squares) is enough."""
        total = squares = 0.0
        while len(self._deals) < self.most_deals and (total * total < self.enough * squares or not squares):
            hands = self._deal(rng)
            places = tuple(
                tuple(self._opponents[seat].weights(hand)) for seat, hand in zip(self._others, hands, strict=True)
            )
            likely = prod(map(sum, places))
            self._deals.append(WeighedDeal(hands, places))
            self._odds_of_each.append(likely)
            total += likely
            squares += likely * likely
        self._odds = list(accumulate(self._odds_of_each))
        self.variety = total * total / squares if squares else 1.0

    def _bold_places(self, owner: Seat) -> list[float]:
        view, box = self._view, self._box
        habits = usual_depths(view, owner)
        lead, duck = _boldness(view, owner)
        weighed = []
        for laid, depth in followed_depths(box, view.tricks, owner):
            place = "top" if depth == 0 else "bottom" if depth == view.piles[owner].size - 1 else "middle"
            weighed.append(habits[laid] * LEADS[place] ** lead * (1 - LEADS[place]) ** duck)
        return weighed

    # Believing

    def beliefs(self, view: View) -> tuple[Belief, ...]:
        """Where the other Scare cards lie, and who holds the 0/10 card."""
        found = []
        deals = list(zip(self._deals, self._odds_of_each, strict=True))
        for at, owner in enumerate(self._others):
            if view.piles[owner].laid and view.piles[owner].depth is None:
                weighed = [(deal.places[at], odds) for deal, odds in deals] or [(self._usual[owner], 1.0)]
                found.append(_belief_of_pile(owner, self._opponents[owner].places, weighed))
        if TRICKSTER in self._unseen:
            found.append(self._belief_of_trickster(deals))
        return tuple(found)

    def _belief_of_trickster(self, deals: list[tuple[WeighedDeal, float]]) -> Belief:
        chances = {seat: self._view.hand_sizes[seat] / len(self._unseen) for seat in self._others}
        if deals:
            total = sum(odds for _, odds in deals)
            chances = {
                seat: sum(odds for deal, odds in deals if TRICKSTER in deal.hands[at]) / total
                for at, seat in enumerate(self._others)
            }
        held = [Possibility({"kind": "held", "seat": seat}, chance) for seat, chance in chances.items() if chance]
        held.append(Possibility({"kind": "undealt"}, max(0.0, 1 - sum(chances.values()))))
        return Belief({"kind": "trickster"}, tuple(sorted(held, key=lambda one: -one.chance)))

    # Playing on

    def attempt(self, world: list[int], seat: Seat, action: Action, rng: random.Random) -> float:
        world = world[:]
        match action:
            case Lay(depth):
                world[DEPTHS + seat] = depth
            case Play():
                if play(world, pack_set(action)) & ROUND_OVER:
                    return self._standings.chance(points_of(world), seat)
        if self._exact and is_small(world, self._exact):
            return solve(world, self._standings, self._solved)[seat]
        return self._standings.chance(self.finish(world, rng), seat)

    def finish(self, world: list[int], rng: random.Random) -> list[int]:
        """The points of a round that is played on."""
        return finish(world, self._alarm, rng)


def _known_round(view: View) -> list[int]:
    """The round as far as the seat knows it."""
    turn = view.to_act[0] if view.stage is Stage.PLAY else view.start or 0
    row = new_round(len(view.scores), view.edition.content.paranoia, turn)
    for seat, pile in enumerate(view.piles):
        row[SIZES + seat], row[DEPTHS + seat], row[CARDS + seat] = pile.size, pile.depth or 0, view.hand_sizes[seat]
    if view.hand is not None:
        row[HANDS + view.seat] = pack_hand(view.hand)
    lay_out(row, tuple(Played(one.seat, one.cards, one.counts) for one in view.trick))
    return row


def _belief_of_pile(
    owner: Seat, places: tuple[tuple[int, int], ...], weighed: list[tuple[tuple[float, ...], float]]
) -> Belief:
    """Each deal says in its own way where the Scare card lies, and counts as much as it is likely."""
    chances = [0.0] * len(places)
    for weights, odds in weighed:
        for at, weight in enumerate(weights):
            chances[at] += odds * weight / sum(weights)
    total = sum(chances)
    depths = [
        Possibility({"kind": "depth", "depth": depth}, chance / total)
        for (_, depth), chance in zip(places, chances, strict=True)
    ]
    return Belief({"kind": "pile", "seat": owner}, tuple(sorted(depths, key=lambda one: -one.chance)))


def _boldness(view: View, owner: Seat) -> tuple[int, int]:
    """How often in this round the owner, not playing first, played higher than all before, and how often not."""
    lead = duck = 0
    for trick in view.tricks:
        values = [value(one) for one in trick.plays]
        order = [one.seat for one in trick.plays]
        place = order.index(owner) if owner in order else 0
        if place:
            lead += values[place] >= max(values[:place])
            duck += values[place] < max(values[:place])
    return lead, duck
