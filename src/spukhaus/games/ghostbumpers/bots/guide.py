"""How the search thinks about Ghostbumpers: which worlds are likely, how they go on, and what a round is worth.

A guide is made for one decision. Its worlds are rounds in thought (`Playout`): hands for everybody, and Scare cards
where their owners may have laid them. An attentive one finds worlds as likely as the others' plays and piles make
them, and expects others to spoil Paranoia; else cards lie anywhere, and Scare cards where they usually lie and where
the owner's boldness says.
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
from spukhaus.games.ghostbumpers.bots.opponents import Suspect, usual_depths
from spukhaus.games.ghostbumpers.bots.playout import Playout, as_number, play_of
from spukhaus.games.ghostbumpers.rules.actions import Action, Lay
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
class Race:
    """The standings when the round is over, and how far they can still move."""

    scores: tuple[int, ...]
    target: int | None
    left: int
    """Rounds to come after this one."""

    @classmethod
    def of(cls, view: View) -> Race:
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
class Deal:
    """Hands that the unseen cards allow, with the weights of each hidden pile's places."""

    hands: tuple[tuple[Card, ...], ...]
    places: tuple[tuple[float, ...], ...]


class GhostGuide(Guide):
    enough, most_deals = ENOUGH, MOST_DEALS

    def __init__(self, game: AnyGame, view: View, attentive: bool = False, exact: int = 0) -> None:
        super().__init__(game)
        self._view = view
        self._box = view.edition.content
        self._attentive, self._exact = attentive, exact
        self._alarm = self._box.relaxed - 1 if attentive else 0
        self._race = Race.of(view)
        self._unseen = unseen_cards(view)
        self._others = [seat for seat in range(len(view.scores)) if seat != view.seat]
        self._suspects = {seat: Suspect(view, seat) for seat in self._others}
        self._known: Known = {}
        self._deals: list[Deal] = []
        self._odds_of_each: list[float] = []
        self._odds: list[float] = []
        if not attentive:
            self._usual = {seat: tuple(self._bold_places(seat)) for seat in self._others}

    @classmethod
    def for_view(cls, game: AnyGame, view: View) -> GhostGuide:
        return cls(game, view)

    # Imagining

    def reality(self, state: State, view: View, rng: random.Random) -> Playout:
        """What is not laid yet is imagined even so."""
        world = self.imagine(view, rng)
        world.hands = [as_number(hand) for hand in state.hands]
        world.depths = [
            pile.depth if pile else guessed for pile, guessed in zip(state.piles, world.depths, strict=True)
        ]
        return world

    def imagine(self, view: View, rng: random.Random) -> Playout:
        if not self._attentive:
            deal = Deal(self._deal(rng), tuple(self._usual.values()))
        else:
            if not self._deals:
                self._weigh(rng)
            deal = self._deals[min(bisect(self._odds, rng.random() * self._odds[-1]), len(self._deals) - 1)]
        piles = view.piles
        depths = [pile.depth or 0 for pile in piles]
        for owner, weights in zip(self._others, deal.places, strict=True):
            places = self._suspects[owner].places
            depths[owner] = rng.choices(places, weights)[0][1]
        hands = [as_number(hand) for hand in deal.hands]
        hands.insert(view.seat, as_number(view.hand or ()))
        turn = view.to_act[0] if view.stage is Stage.PLAY else view.start or 0
        world = Playout(self._box.paranoia, hands, list(view.hand_sizes), [pile.size for pile in piles], depths, turn)
        world.alarm = self._alarm
        world.lay_out(Played(played.seat, played.cards, played.counts) for played in view.trick)
        return world

    def _deal(self, rng: random.Random) -> tuple[tuple[Card, ...], ...]:
        pool, sizes = self._unseen, [self._view.hand_sizes[seat] for seat in self._others]
        drawn = rng.sample(pool, sum(sizes))
        ends = list(accumulate(sizes))
        return tuple(tuple(drawn[end - size : end]) for size, end in zip(sizes, ends, strict=True))

    def _weigh(self, rng: random.Random) -> None:
        """Deals as chance makes them, each as likely as it lets the others do what they did."""
        total = squares = 0.0
        while len(self._deals) < self.most_deals and (total * total < self.enough * squares or not squares):
            hands = self._deal(rng)
            places = tuple(
                tuple(self._suspects[seat].weights(hand)) for seat, hand in zip(self._others, hands, strict=True)
            )
            likely = prod(map(sum, places))
            self._deals.append(Deal(hands, places))
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
                found.append(_belief_of_pile(owner, self._suspects[owner].places, weighed))
        if TRICKSTER in self._unseen:
            found.append(self._belief_of_trickster(deals))
        return tuple(found)

    def _belief_of_trickster(self, deals: list[tuple[Deal, float]]) -> Belief:
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

    def attempt(self, world: Playout, seat: Seat, action: Action, rng: random.Random) -> float:
        world = world.copy()
        if isinstance(action, Lay):
            world.depths[seat] = action.depth
            points = None
        else:
            points = world.play(play_of(action))
        if points is None:
            if self._exact and is_small(world, self._exact):
                return solve(world, self._race, self._known)[seat]
            points = world.finish(rng)
        return self._race.chance(points, seat)


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
