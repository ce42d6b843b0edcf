"""What the stronger levels share: what can be solved is solved, and everything else is searched.

Plans, retreats, purchases and the most promising ways to feed are tried in imagined worlds (determinization, paired
playouts, sequential halving; see `thinking.search`). Dice are solved by expectimax, bids by regret matching.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType
from typing import Final

from spukhaus.core.game import Choices, Listed, Seat
from spukhaus.core.thought import Alternative, Measure, Thinker, Thought
from spukhaus.games.straszydla.bots.appraisal import pact_of
from spukhaus.games.straszydla.bots.duels_and_scares import bend_duel, bend_scare, bid, reroll_duel, reroll_scare
from spukhaus.games.straszydla.bots.feeding_solver import Feeding, Supplies, best_feedings, cover, first_step
from spukhaus.games.straszydla.bots.guide import TownGuide
from spukhaus.games.straszydla.bots.larder import VICTORY, outlook
from spukhaus.games.straszydla.bots.playout import Playout
from spukhaus.games.straszydla.bots.value import missing_parts
from spukhaus.games.straszydla.rules import turn as turns
from spukhaus.games.straszydla.rules.actions import COLLECT, END, SCARE, Action, Buy, Collect, SummonImp, spell
from spukhaus.games.straszydla.rules.box import ANY, COLOURS
from spukhaus.games.straszydla.rules.choices import TurnChoices
from spukhaus.games.straszydla.rules.state import Stage, State
from spukhaus.games.straszydla.rules.turn import Turn
from spukhaus.games.straszydla.rules.view import View
from spukhaus.thinking.search import Effort, search

FEW: Final = 8
"""Choices that need less effort."""
MOST_FEASTS: Final = 6
"""Feedings that are tried in thought."""
REGRET: Final = 0.05
"""What it costs, as a chance of winning, to let a spook of the pact go: thought ends with the next phase, and the pact
lasts. For the others nothing: who feeds those, too, soon feeds nobody."""


class Strategist(Thinker):
    """Thinks with so much effort."""

    effort: Effort
    looks = 60
    """Playouts for each of few choices."""
    phases = 1
    """How many ends of phases are looked ahead to."""
    feasting = 0
    """Playouts for a feeding; without any, the outlook decides."""

    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        guide = self.guide()
        solve = _SOLVED.get(view.stage)
        thought = None if solve is None else solve(guide, view, choices, rng)
        if thought is not None:
            return thought
        if view.stage is Stage.ARRANGE:
            return Thought(choices.sample(rng))
        if isinstance(choices, TurnChoices):
            if view.stage is Stage.FEED:
                return self._feed(guide, view, choices, rng)
            if view.stage is Stage.ACT:
                choices = Listed(own_turns(guide, view, choices.turn, rng))
        few = min(self.looks * len(choices), self.effort.playouts) if len(choices) < FEW else self.effort.playouts
        return search(guide, view, view.seat, choices, rng, Effort(few, self.effort.seconds))

    def guide(self) -> TownGuide:
        return TownGuide(self.game, self.phases)

    def _feed(self, guide: TownGuide, view: View, choices: TurnChoices, rng: random.Random) -> Thought:
        """Every way to end this feeding by the outlook that it leaves; then the best of them in thought."""
        best = feedings_by_outlook(view, choices, who_is_kept if self.feasting else first_step)
        found = tuple([Alternative(feeding, value) for value, feeding in best])
        beliefs, measure = guide.beliefs(view), Measure.FEELING
        decided = view.phase == view.phase_limit or best[0][0] >= VICTORY / 2
        if self.feasting and not decided and len(found) > 1:
            feasts = FeastGuide(self.game, self.phases + 1)
            promising = Listed(tuple([one.action for one in found[:MOST_FEASTS]]))
            thought = search(feasts, view, view.seat, promising, rng, Effort(self.feasting, self.effort.seconds))
            found, beliefs, measure = thought.alternatives, thought.beliefs, thought.measure
        steps: dict[Action, Alternative] = {}
        for one in found:
            step = one.action.next_step
            steps.setdefault(step, Alternative(step, one.value, one.tries))
        return Thought(next(iter(steps)), tuple(steps.values()), beliefs, measure)


Solve = Callable[[TownGuide, View, Choices[Action], random.Random], Thought | None]


# The own turn


def own_turns(guide: TownGuide, view: View, turn: Turn, rng: random.Random) -> tuple[Action, ...]:
    """Take what is there, or first buy the spook that completes the pact, before another does.

    Whoever else can be bought is bought when feeding, if there is enough for all.
    """
    playout = guide.playout(view, rng)
    one, box = playout.players[view.seat], turn.box
    lack = playout.needs(one)
    usual: Action = END
    if turns.may_collect(turn):
        usual = COLLECT if turn.colour != ANY else Collect(_most_lacking(lack, turn.lying))
    elif elements := turns.imp_elements(turn):
        wanted = max(elements, key=lambda colour: lack[colour])
        usual = SummonImp(box.elements[wanted] if turn.colour == ANY else None)
    elif turns.may_scare(turn):
        usual = SCARE
    found: list[Action] = [usual]
    missing = missing_parts(box, turn.spooks, one.pact)
    if sum(missing) != 1:
        return tuple(found)
    for stack, top in enumerate(turn.tops):
        if top is None or not turns.can_buy(turn, stack) or turns.price(turn, stack) > sum(turn.cubes):
            continue
        spook = box.spooks[top]
        if not (any(missing) if spook.colour == ANY else missing[spook.colour]):
            continue
        found.append(_purchase(turn, lack, stack, spook.price))
    return tuple(found)


def _purchase(turn: Turn, lack: list[int], stack: int, price: int) -> Action:
    """Paid with what will be missed least: as much as possible of what is eaten later is kept."""
    supplies = Supplies(list(turn.cubes), 0, [0, 0, 0, 0])
    kept = [max(min(held, held + more), 0) for held, more in zip(turn.cubes, lack, strict=False)]
    steps: list[Action] = []
    while cover(turn.box, supplies, kept, price, steps=steps, stack=stack) is None:
        kept = [max(count - 1, 0) for count in kept]
    return next(step for step in steps if isinstance(step, Buy))


def _most_lacking(lack: list[int], count: int) -> tuple[str, ...]:
    left, named = list(lack), [0] * (len(COLOURS) + 1)
    for _ in range(count):
        most = max(range(4), key=left.__getitem__)
        left[most] -= 1
        named[most] += 1
    return spell(tuple(named))


# Feeding


def feedings_by_outlook(
    view: View, choices: TurnChoices, apart: Callable[[Feeding], Hashable] = first_step
) -> list[tuple[float, Feeding]]:
    """The best ways to end this feeding, one for every first step, or for whatever else sets them apart."""
    turn, day = choices.turn, view.time == "day"
    box = turn.box
    pact = pact_of(box, view.players[view.seat])
    last = view.phase == view.phase_limit

    def worth(feeding: Feeding) -> float:
        missing = sum(missing_parts(box, feeding.kept, pact))
        left = feeding.left
        if last or not missing:
            strength = sum([box.spooks[name].strength(day) for name in feeding.kept])
            return VICTORY * (1 - missing) + strength + 0.01 * min(left.horror, 50)
        return outlook(box, feeding.kept, pact, left, not day)

    return [one for one in best_feedings(turn, day, pact, worth, apart) if one[1].next_step in choices]


def who_is_kept(feeding: Feeding) -> Hashable:
    return frozenset(feeding.kept)


class FeastGuide(TownGuide):
    """Tries whole feedings instead of single steps, and is slow to let a spook of the pact go."""

    def attempt(self, world: State, seat: Seat, feeding: Feeding, rng: random.Random) -> float:
        playout = Playout(world, self.town(world), random.Random(self._luck))
        box, spooks, pact = playout.box, world.players[seat].spooks, playout.players[seat].pact
        stack = None if feeding.bought is None else playout.tops.index(feeding.bought)
        kept = [name for name in feeding.kept if name != feeding.bought]
        missed = sum(missing_parts(box, kept, pact)) - sum(missing_parts(box, spooks, pact))
        left = feeding.left
        playout.feed_so(seat, kept, stack, Supplies(list(left.cubes), left.horror, list(left.imps)))
        playout.turn += 1
        return playout.finish(self.phases)[seat] - REGRET * missed


_SOLVED: Final[Mapping[Stage, Solve]] = MappingProxyType(
    {
        Stage.DUEL_REROLL: reroll_duel,
        Stage.BID: bid,
        Stage.BEND_DUEL: bend_duel,
        Stage.SCARE_REROLL: reroll_scare,
        Stage.BEND_SCARE: bend_scare,
    }
)
"""What is computed; everything else is searched."""
