"""How the search thinks about Straszydła: what the others' pacts and plans may be, and how a phase goes on.

Worlds are imagined by determinization: rivals' pacts are dealt by a softmax of how well their spooks fit each, and
plans as somebody makes them who plays by habit.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import Any, Final

from spukhaus.core.game import CHANCE, AnyGame, Choices, Seat
from spukhaus.core.thought import Belief, Possibility
from spukhaus.games.straszydla.bots.playout import Playout
from spukhaus.games.straszydla.bots.town import Town
from spukhaus.games.straszydla.rules.actions import Action, Plan, Redirect
from spukhaus.games.straszydla.rules.box import Box, PactName
from spukhaus.games.straszydla.rules.choices import PlanChoices, RedirectChoices
from spukhaus.games.straszydla.rules.dealing import determinize
from spukhaus.games.straszydla.rules.feeding import filled
from spukhaus.games.straszydla.rules.layout import Path, Streets
from spukhaus.games.straszydla.rules.planning import streets_of
from spukhaus.games.straszydla.rules.state import Player, Stage, State
from spukhaus.games.straszydla.rules.view import View
from spukhaus.thinking.guide import Guide

TELLING: Final = 3.5
"""How much likelier a rival's pact is for each part of it that the rival's spooks fill (an exponent of e): people keep
what it asks for. Fitted by tools/fit_judge.py."""
MOST_PLANS: Final = 10
"""Districts that are worth a thought when planning."""


class TownGuide(Guide):
    """For one decision: what is imagined on the way is remembered for the record."""

    def __init__(self, game: AnyGame, phases: int = 1) -> None:
        super().__init__(game)
        self.phases = phases
        """How many ends of phases are looked ahead to."""
        self.imagined: Counter[tuple[Seat, str]] = Counter()
        self._town: Town | None = None
        self._luck = 0
        self._seen: View | None = None

    # What is worth a thought

    def candidates(self, view: View, choices: Choices[Action], rng: random.Random) -> Sequence[Action]:
        if isinstance(choices, PlanChoices):
            return self._plans(view, choices, rng)
        if isinstance(choices, RedirectChoices):
            return self._redirections(view, choices, rng)
        return tuple(choices)

    def playout(self, view: View, rng: random.Random) -> Playout:
        """The table as it lies, to ask what districts are worth."""
        state = determinize(view, rng)
        return Playout(state, self.town(state), rng)

    def _plans(self, view: View, choices: PlanChoices, rng: random.Random) -> Sequence[Action]:
        ways = reachable(choices.streets, choices.start, choices.arrows)
        worths = self.playout(view, rng).worths(view.seat)
        best = sorted(ways, key=lambda cell: -worths[cell])[:MOST_PLANS]
        return [Plan(ways[cell]) for cell in best]

    def _redirections(self, view: View, choices: RedirectChoices, rng: random.Random) -> Sequence[Action]:
        """The plan as it is, and for each of the best districts one way to go there instead."""
        worths = self.playout(view, rng).worths(view.seat)
        ways: dict[int, Action] = {choices.streets.end_of(choices.start, choices.plan) or 0: choices.at(0)}
        for action in choices:
            if isinstance(action, Redirect):
                ways.setdefault(choices.streets.end_of(choices.start, action.arrows) or 0, action)
        best = sorted(ways, key=lambda cell: -worths[cell])[: MOST_PLANS // 2]
        return list(dict.fromkeys([choices.at(0), *(ways[cell] for cell in best)]))

    # Imagining

    def imagine(self, view: View, rng: random.Random) -> State:
        self._luck = rng.getrandbits(32)
        if view.stage is Stage.BID:
            self._seen = None  # sealed bids are dealt anew each time
        state = self._look_at(view, rng)
        if view.stage in (Stage.BOARD, Stage.ARRANGE, Stage.FIRST, Stage.PACTS):
            return state
        pacts = self._deal_pacts(view, rng)
        players = tuple([player.change(pact=pact) for player, pact in zip(state.players, pacts, strict=True)])
        state = state.change(players=players)
        return self._plan_for_others(view, state, rng) if view.stage is Stage.PLAN else state

    def _look_at(self, view: View, rng: random.Random) -> State:
        """The table as it lies, looked at once: of what is hidden, only pacts and plans differ from world to world."""
        if self._seen is not view:
            state = determinize(view, rng)
            self._seen = view
            self._lying = state.change(players=_unplanned(state)) if view.stage is Stage.PLAN else state
            self._likely_pacts = {
                player.seat: pact_weights(view, player.seat) for player in view.players if player.pact is None
            }
            self._ways: dict[Seat, dict[int, Path]] = {}
        return self._lying

    def _deal_pacts(self, view: View, rng: random.Random) -> list[int]:
        """Each rival's pact by how well the rival's spooks fit it, and everybody's differs."""
        names = view.edition.content.pact_names
        dealt: dict[Seat, int] = {}
        own = view.players[view.seat].pact
        if own is not None:
            dealt[view.seat] = names.index("-".join(own))
        for player in view.players:
            if player.seat not in dealt:
                weights = self._likely_pacts[player.seat]
                # Everybody's pact is among those left, however unlikely.
                left = [number for number in range(len(names)) if number not in dealt.values()]
                likely = [weights.get(names[number], 0.0) + 1e-9 for number in left]
                dealt[player.seat] = rng.choices(left, likely)[0]
        return [dealt[seat] for seat in range(len(view.players))]

    def _plan_for_others(self, view: View, state: State, rng: random.Random) -> State:
        """Everybody else goes where somebody goes who plays by habit."""
        ends = self.ends_of_others(view, state, rng)
        names = state.edition.content.ground.names
        players = list(state.players)
        for seat, end in ends.items():
            players[seat] = players[seat].change(plan=self._ways_of(state, seat)[end])
            self.imagined[seat, names[end]] += 1
        return state.change(players=tuple(players))

    def ends_of_others(self, view: View, state: State, rng: random.Random) -> dict[Seat, int]:
        """Where the others' plans end in this world."""
        ends = Playout(state, self.town(state), rng).plans()
        return {seat: end for seat, end in enumerate(ends) if seat != view.seat}

    def _ways_of(self, state: State, seat: Seat) -> dict[int, Path]:
        ways = self._ways.get(seat)
        if ways is None:
            arrows = state.edition.content.figures.arrows
            ways = self._ways[seat] = reachable(streets_of(state), state.players[seat].pawn, arrows)
        return ways

    # Playing on

    def town(self, state: State) -> Town:
        if self._town is None or self._town.board != state.board:
            self._town = Town(state.edition.content, state.board)
        return self._town

    def attempt(self, world: State, seat: Seat, action: Any, rng: random.Random) -> float:
        if isinstance(action, Plan) and world.stage is Stage.PLAN:
            # The others have planned. That all go as planned needs no rules: `playout` knows how.
            planned = world.players[seat].change(plan=action.arrows)
            world = world.change_player(seat, planned, stage=Stage.MOVE, turn=0)
            return self.play_on(world, rng)[seat]
        return super().attempt(world, seat, action, rng)

    def play_on(self, state: State, rng: random.Random) -> tuple[float, ...]:
        # In one imagined world everybody has the same luck, whatever the candidate.
        luck = random.Random(self._luck)
        while not state.phase:  # still the set-up
            seat = self.game.to_act(state)[0]
            by_chance = seat == CHANCE
            action = self.game.chance(state, luck) if by_chance else self.game.legal_actions(state, seat).sample(luck)
            state = self.game.apply(state, seat, action).state
        worth = self.worth(state)
        return Playout(state, self.town(state), luck).finish(self.phases) if worth is None else worth

    # For the record

    def beliefs(self, view: View) -> tuple[Belief, ...]:
        found = []
        for player in view.players:
            if player.seat == view.seat or player.pact is not None:
                continue
            total = sum([count for (seat, _), count in self.imagined.items() if seat == player.seat])
            if total:
                ends = [(cell, count) for (seat, cell), count in self.imagined.most_common() if seat == player.seat]
                likely = [Possibility({"kind": "goes-to", "cell": cell}, count / total) for cell, count in ends[:5]]
                found.append(Belief({"kind": "plan", "seat": player.seat}, tuple(likely)))
            weights = sorted(pact_weights(view, player.seat).items(), key=lambda entry: -entry[1])
            pacts = [Possibility({"kind": "pact", "pact": [*name.split("-")]}, weight) for name, weight in weights[:5]]
            found.append(Belief({"kind": "pact", "seat": player.seat}, tuple(pacts)))
        return tuple(found)


def pact_weights(view: View, seat: Seat) -> dict[PactName, float]:
    """How likely each pact is that a rival can have."""
    box: Box = view.edition.content
    player, own = view.players[seat], view.players[view.seat].pact
    spooks = tuple([one.spook for one in player.spooks])
    weights = {
        name: exp(TELLING * filled(box, spooks, pact))
        for name, pact in zip(box.pact_names, box.pacts, strict=True)
        if name not in player.not_pacts and (own is None or name != "-".join(own))
    }
    total = sum(weights.values())
    return {name: weight / total for name, weight in weights.items()}


def _unplanned(state: State) -> tuple[Player, ...]:
    return tuple([player.change(plan=None) for player in state.players])


def reachable(streets: Streets, start: int, arrows: int) -> dict[int, Path]:
    """Each cell where a plan can end, with a shortest path to it."""
    found: dict[int, Path] = {}
    front: dict[int, Path] = {start: ()}
    for _ in range(arrows):
        onward: dict[int, Path] = {}
        for cell, path in front.items():
            for word, there in streets.steps[cell]:
                if there not in onward:
                    onward[there] = (*path, word)
        for cell, path in onward.items():
            found.setdefault(cell, path)
        front = onward
    return found
