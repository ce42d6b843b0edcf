"""How the search thinks about Ghostbumpers: where people lay the Scare card, and what a round is worth."""

from __future__ import annotations

import random
from math import exp, sqrt
from typing import Final

from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.actions import Action, Lay
from spukhaus.games.ghostbumpers.rules import lay_choices, play_choices, value
from spukhaus.games.ghostbumpers.sprint import Sprint
from spukhaus.games.ghostbumpers.state import Pile, Stage, State
from spukhaus.games.ghostbumpers.view import View, determinize, followed_depths
from spukhaus.thinking.guide import Guide
from spukhaus.thinking.thought import Belief, Possibility

HABITS: Final = (8.0, 3.0, 2.0, 1.0)
"""How often people lay the Scare card on top, under one Relaxed card, ...; deeper ones as often as the last."""
BOTTOM: Final = 3.0
"""How often they lay it at the bottom, hoping for Paranoia."""
REMEMBERED: Final = 4.0
"""What a pile shown in an earlier round weighs against these habits."""
LEADS: Final = {"top": 0.15, "middle": 0.4, "bottom": 0.75}
"""How often somebody plays higher than all before, by where the own Scare card lies: who hopes for Paranoia wants
tricks, and who has the Scare card on top wants none."""
SWING: Final = 6.0
"""How far the standings move in a round, in points."""


class GhostGuide(Guide):
    # Imagining

    def imagine(self, view: View, rng: random.Random) -> State:
        dealt = determinize(view, rng)
        piles: list[Pile | None] = list(dealt.piles)
        for owner, pile in enumerate(view.piles):
            if pile.laid and pile.depth is None:
                depths, weights = zip(*self.depth_weights(view, owner), strict=True)
                piles[owner] = Pile(pile.size, rng.choices(depths, weights)[0])
        return State(
            dealt.edition, dealt.target, dealt.scores, dealt.past, dealt.hands, tuple(piles), dealt.turn,
            dealt.trick, dealt.tricks, dealt.stage,
        )  # fmt: skip

    def depth_weights(self, view: View, owner: Seat) -> list[tuple[int, float]]:
        """How likely the Scare card of a pile lies at each depth now: by habit, by what the owner's piles showed in
        earlier rounds, and by how boldly the owner plays in this one."""
        box = view.edition.content
        habits = laying_habits(box.least_depth, box.relaxed)
        for played in view.past:
            above = played.above[owner]
            if above is not None and above + played.turned[owner] in habits:
                habits[above + played.turned[owner]] += REMEMBERED
        lead, duck = _boldness(view, owner)
        weighed = []
        for laid, depth in followed_depths(box, view.tricks, owner):
            place = "top" if depth == 0 else "bottom" if depth == view.piles[owner].size - 1 else "middle"
            weighed.append((depth, habits[laid] * LEADS[place] ** lead * (1 - LEADS[place]) ** duck))
        return weighed

    def beliefs(self, view: View) -> tuple[Belief, ...]:
        """For each other pile, how likely the Scare card lies under so many Relaxed cards."""
        found = []
        for owner, pile in enumerate(view.piles):
            if pile.laid and pile.depth is None:
                weights = sorted(self.depth_weights(view, owner), key=lambda entry: -entry[1])
                total = sum(weight for _, weight in weights)
                depths = (Possibility({"kind": "depth", "depth": depth}, weight / total) for depth, weight in weights)
                found.append(Belief({"kind": "pile", "seat": owner}, tuple(depths)))
        return tuple(found)

    # Playing on

    def quick(self, state: State, seat: Seat, rng: random.Random) -> Action:
        if state.stage is Stage.LAY:
            box = state.edition.content
            habits = laying_habits(box.least_depth, box.relaxed)
            return Lay(rng.choices(tuple(habits), tuple(habits.values()))[0])
        return play_choices(state.hands[seat]).sample(rng)

    def play_on(self, state: State, rng: random.Random) -> tuple[float, ...]:
        while state.stage is Stage.LAY:
            seat = self.game.to_act(state)[0]
            state = self.game.apply(state, seat, self.quick(state, seat, rng)).state
        if state.stage is not Stage.PLAY:
            return prospects(state, state.scores)
        points = Sprint(state).finish(rng)
        return prospects(state, tuple(score + new for score, new in zip(state.scores, points, strict=True)))


def laying_habits(least: int, most: int) -> dict[int, float]:
    habits = {action.depth: 0.0 for action in lay_choices(least, most) if isinstance(action, Lay)}
    for depth in habits:
        habits[depth] = BOTTOM if depth == most else HABITS[min(depth - least, len(HABITS) - 1)]
    return habits


def _boldness(view: View, owner: Seat) -> tuple[int, int]:
    """How often in this round the owner, not playing first, played higher than all before, and how often not."""
    lead = duck = 0
    tricks = [tuple(value(one) for one in trick.plays) for trick in view.tricks]
    seats = [tuple(one.seat for one in trick.plays) for trick in view.tricks]
    for values, order in zip(tricks, seats, strict=True):
        place = order.index(owner) if owner in order else 0
        if place:
            lead += values[place] >= max(values[:place])
            duck += values[place] < max(values[:place])
    return lead, duck


def prospects(state: State, scores: tuple[int, ...]) -> tuple[float, ...]:
    """About how likely each seat wins, by the lead over the best of the others and the rounds still to come."""
    box = state.edition.content
    played = len(state.past) + (state.stage in (Stage.LAY, Stage.PLAY))
    if state.target is None:
        left = box.rounds[len(scores) - 3] - played
    else:
        left = 0 if max(scores) >= state.target else 1 + (state.target - max(scores)) // 8
    spread = 1 + SWING * sqrt(max(0, left))
    found = []
    for seat, score in enumerate(scores):
        rival = max(other for at, other in enumerate(scores) if at != seat)
        found.append(1 / (1 + exp(-(score - rival) / spread)))
    return tuple(found)
