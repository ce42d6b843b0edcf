"""A phase played on in thought, quickly: lists that change instead of states, and simple habits for everybody.

It keeps to the rules where they decide matches (streets, STOP markers, cubes, scares, food, purchases, pacts,
summoning) and is rough where they hardly do (bids, retreats, what imps can do beside being a cube). It goes on to the
start of the next phase, where `value` says what everybody's chances are: a truncated Monte Carlo playout.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spukhaus.core.game import Seat
from spukhaus.games.straszydla.bots.appraisal import scare_cubes
from spukhaus.games.straszydla.bots.feeding_solver import Supplies
from spukhaus.games.straszydla.bots.larder import PART, quick_feeding
from spukhaus.games.straszydla.bots.town import Town
from spukhaus.games.straszydla.bots.value import Standing, chances, missing_parts
from spukhaus.games.straszydla.rules.box import ANY, ENERGY, MOST_SEATS, SpookName
from spukhaus.games.straszydla.rules.planning import streets_of
from spukhaus.games.straszydla.rules.state import COLLECTED, SCARED, SUMMONED, Stage, State


@dataclass(frozen=True, slots=True)
class Habits:
    """How somebody plays without thinking."""

    lacking: float = 1.0
    """What a cube is worth that somebody will eat and that is not there."""
    spare: float = 0.65
    """What any other is worth: it can be traded, or pay for a spook."""
    imp: float = 0.05
    """What an imp is worth beyond the cube that it can be swapped for."""
    part: float = 4.0
    """What it is worth to summon a spook that fills a part of the pact."""
    kept: float = PART
    """What it is worth to keep or buy one, when feeding."""
    starter: float = 1.0
    """How much more if it is a starter."""
    burden: float = -0.3
    """What it is worth to summon one that does not."""
    fed: float = 0.7
    """What it is worth that a newcomer brings one energy more, or eats one cube less in the next phase."""
    future: float = 0.0
    """What a cube is worth beyond that, if a part of the pact that is still missing will eat it."""
    whim: float = 0.7
    """How far tastes differ from this."""
    shy: float = 0.75
    """What is left of a district's worth where another one is likely to go."""


SPENT: Final = 3
"""The most energy that is spent on one scare."""
FIRST_STAYS: Final = {0: 0.56, 1: 0.79, -1: 0.33}
"""How often the first arrival stays, by who is stronger."""


USUAL: Final = Habits()


class PlayoutPlayer:
    """A player in thought."""

    __slots__ = ("cubes", "horror", "imps", "pact", "pawn", "purchases", "spooks")

    def __init__(self, state: State, seat: Seat) -> None:
        player = state.players[seat]
        self.cubes = list(player.cubes)
        self.horror = player.horror
        self.imps = list(player.imps)
        self.spooks = list(player.spooks)
        self.pact = state.edition.content.pacts[player.pact]
        self.pawn = player.pawn
        self.purchases = player.purchases


class Playout:
    __slots__ = (
        "arrivals",
        "box",
        "card",
        "day",
        "done",
        "habits",
        "imp_stacks",
        "lying",
        "phase",
        "players",
        "rng",
        "seats",
        "stage",
        "starting",
        "stops",
        "tops",
        "town",
        "turn",
        "unseen",
        "winners",
    )  # fmt: skip

    def __init__(
        self, state: State, town: Town, rng: random.Random, habits: Sequence[Habits] = (USUAL,) * MOST_SEATS
    ) -> None:
        self.habits = habits
        self.town = town
        self.box = town.box
        self.rng = rng
        self.stage = state.resume if state.stage is Stage.UNCOVER else state.stage
        self.lying = list(state.lying)
        self.stops = state.stops
        self.seats = len(state.players)
        self.players = [PlayoutPlayer(state, seat) for seat in range(self.seats)]
        self.tops = [stack.top for stack in state.stacks]
        self.unseen = [list(stack.unseen) for stack in state.stacks]
        if state.stage is Stage.UNCOVER:
            self._uncover(state.uncovering)
        self.imp_stacks = list(state.imp_stacks)
        self.phase, self.day = state.phase, state.day
        self.card, self.starting, self.turn = state.card, state.starting, state.turn
        self.arrivals = list(state.arrivals)
        self.done = state.done
        self.winners: tuple[Seat, ...] = ()
        if self.stage is Stage.MOVE:
            self._go_as_planned(state)

    # Running on

    def finish(self, phases: int = 1) -> tuple[float, ...]:
        """To the end of this phase, or of some more: everybody's chance of winning."""
        for _ in range(phases):
            self.run()
            if self.winners:
                break
        return self.chances()

    def chances(self) -> tuple[float, ...]:
        if self.winners:
            return tuple([1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(self.seats)])
        return chances([self.standing(seat) for seat in range(self.seats)])

    def standing(self, seat: Seat) -> Standing:
        one = self.players[seat]
        return Standing(self.box, tuple(one.spooks), one.pact, one.cubes, one.horror, one.imps, self.day)

    def run(self) -> None:
        if self.stage in (Stage.FEED, Stage.SUMMON):
            self._end_phase()
            return
        if self.stage is Stage.ACT:
            self._act_in_order()
        elif self.stage in (Stage.DUEL_ROLL, Stage.DUELS, Stage.MOVE):
            self._settle_duels()
            self._act_in_order()
        else:
            self._round()
        while self.card:
            self.card -= 1
            self._round()
        self.stage, self.turn = Stage.FEED, 0
        self._end_phase()

    def _round(self) -> None:
        self.arrivals = []
        ends = self.plans()
        for turn in range(self.seats):
            seat = (self.starting + turn) % self.seats
            self.players[seat].pawn = ends[seat]
            self.arrivals.append(seat)
        self._settle_duels()
        self._act_in_order()

    # Planning

    def plans(self) -> list[int]:
        worths = [self.worths(seat) for seat in range(self.seats)]
        ends: list[int] = []
        best = [worth.index(max(worth)) for worth in worths]
        random_ = self.rng.random
        for seat in range(self.seats):
            worth, habits = worths[seat], self.habits[seat]
            # Some think of the others, and some do not.
            for other in range(self.seats):
                if other != seat and random_() < 0.6:
                    worth[best[other]] *= habits.shy
            cells, whim = self.town.within_reach(self.players[seat].pawn, self.stops), habits.whim
            values = [worth[cell] + whim * random_() for cell in cells]
            ends.append(cells[values.index(max(values))])
        return ends

    def needs(self, one: PlayoutPlayer) -> list[int]:
        """What is lacking of each colour to feed the spooks of the pact; a starter eats what there is most of."""
        spooks, day = self.box.spooks, self.day
        cubes, needed, room, wild = one.cubes, [0, 0, 0, 0], list(one.pact), 0
        for name in one.spooks:
            spook = spooks[name]
            if spook.colour == ANY:
                wild += spook.day if day else spook.night
            elif room[spook.colour]:
                room[spook.colour] -= 1
                needed[spook.colour] += spook.day if day else spook.night
        lack = [needed[colour] - cubes[colour] for colour in range(4)]
        if wild:
            lack[lack.index(min(lack))] += wild
        return lack

    def worths(self, seat: Seat) -> list[float]:
        """What each district is worth to a seat. Lists by colour end with what holds in Centrum."""
        one, town, habits = self.players[seat], self.town, self.habits[seat]
        lack = self.needs(one)
        lack.append(max(lack))
        scare = self._scare_worth(one)
        imps = [*self.imp_stacks, sum(self.imp_stacks)]
        extra = [0.0] * 5 if self.card else self._summon_worths(one, habits)
        if not self.card:
            extra.append(max(extra))
        rates = [habits.spare] * 5
        if habits.future:
            missing = missing_parts(self.box, one.spooks, one.pact)
            rates = [habits.spare + habits.future * (part > 0) for part in (*missing, 1)]
        more, imp = habits.lacking - habits.spare, habits.imp
        found = []
        for lying, (colour, scares, has_imps) in zip(self.lying, town.brings, strict=True):
            cubes, value = lying + scare if scares else lying, extra[colour]
            if has_imps and imps[colour]:
                cubes += 1
                value += imp
            if cubes:
                value += rates[colour] * cubes
                lacking = lack[colour]
                if lacking > 0:
                    value += more * (cubes if cubes < lacking else lacking)  # noqa: FURB136 - quicker
            found.append(value)
        return found

    def _scare_worth(self, one: PlayoutPlayer) -> float:
        if not one.spooks:
            return 0.0
        spare = min(one.cubes[ENERGY], SPENT)
        return scare_cubes(len(one.spooks), self.strength(one), spare, self.box.figures.rewards)

    def strength(self, one: PlayoutPlayer) -> int:
        spooks = self.box.spooks
        if self.day:
            return sum([spooks[name].day for name in one.spooks])
        return sum([spooks[name].night for name in one.spooks])

    def _summon_worths(self, one: PlayoutPlayer, habits: Habits) -> list[float]:
        """In the last round: what the top of each stack is worth."""
        spooks, found = self.box.spooks, []
        missing = missing_parts(self.box, one.spooks, one.pact)
        for colour in range(4):
            top = self.tops[colour]
            if top is None:
                found.append(0.0)
                continue
            spook = spooks[top]
            helps = sum(missing) if spook.colour == ANY else missing[spook.colour]
            energy, food = (spook.day, spook.night) if self.day else (spook.night, spook.day)
            worth = habits.part if helps else habits.burden
            if helps and spook.colour == ANY:
                worth += habits.starter
            found.append(worth + habits.fed * (energy - food))
        return found

    # Duels

    def _go_as_planned(self, state: State) -> None:
        """Who has not moved yet goes as planned."""
        streets = streets_of(state)
        for turn in range(state.turn, self.seats):
            seat = (self.starting + turn) % self.seats
            player = state.players[seat]
            end = streets.end_of(player.pawn, player.plan or ())
            self.players[seat].pawn = player.pawn if end is None else end
            self.arrivals.append(seat)

    def _settle_duels(self) -> None:
        players = self.players
        for _ in range(12):
            queues: dict[int, list[Seat]] = {}
            for seat in self.arrivals:
                queues.setdefault(players[seat].pawn, []).append(seat)
            contested = [queue for queue in queues.values() if len(queue) > 1]
            if not contested:
                break
            first, second = contested[0][:2]
            self._duel(first, second)
        self.stage, self.turn, self.done = Stage.ACT, 0, 0

    def _duel(self, first: Seat, second: Seat) -> None:
        one, two = self.players[first], self.players[second]
        own, other = self.strength(one), self.strength(two)
        chance = FIRST_STAYS[(own > other) - (own < other)]
        chance += 0.04 * (min(one.cubes[ENERGY], 4) - min(two.cubes[ENERGY], 4))
        loser, winner = (two, one) if self.rng.random() < chance else (one, two)
        taken = 0
        for player in self.players:
            taken |= 1 << player.pawn
        ways = self.town.around[winner.pawn] & ~self.stops & ~taken
        if not ways:
            ways = self.town.suburbs & ~taken
        cells = [cell for cell in self.town.cells if ways >> cell & 1]
        # About half of the winners would rather have horror than choose the place.
        if self.rng.random() < 0.5:
            winner.horror += self.box.figures.choice_horror
            loser.pawn = max(cells, key=self.lying.__getitem__)
        else:
            loser.pawn = self.rng.choice(cells)
        seat = second if loser is two else first
        self.arrivals.remove(seat)
        self.arrivals.append(seat)

    # Acting

    def _act_in_order(self) -> None:
        stops = self.stops
        while self.turn < self.seats:
            one = self.players[(self.starting + self.turn) % self.seats]
            self._act(one)
            self.turn, self.done = self.turn + 1, 0
        for one in self.players:
            stops |= 1 << one.pawn
        self.stops = stops & ~self.town.suburbs
        self.turn = 0

    def _act(self, one: PlayoutPlayer) -> None:
        town, cell, done = self.town, one.pawn, self.done
        colour = town.colour[cell]
        if colour == ANY:
            lack = self.needs(one)
            colour = lack.index(max(lack))
        if not done & COLLECTED:
            one.cubes[colour] += self.lying[cell]
            self.lying[cell] = 0
        if town.imps[cell] and not done & SUMMONED and self.imp_stacks[colour]:
            self.imp_stacks[colour] -= 1
            one.imps[colour] += 1
        if town.scares[cell] and not done & SCARED and one.spooks:
            self._scare(one, colour)

    def _scare(self, one: PlayoutPlayer, colour: int) -> None:
        total, horror, random_ = 0, 0, self.rng.random
        for _ in one.spooks:
            die = int(random_() * 6) + 1
            total += die
            horror += (die == 6) - (die == 1)
        off = abs(total - self.strength(one))
        rewards = self.box.figures.rewards
        spent, best = 0, rewards[off] if off < len(rewards) else 0
        worth = float(best)
        for energy in range(1, min(one.cubes[ENERGY], off, SPENT + 1) + 1):
            reward = rewards[off - energy] if off - energy < len(rewards) else 0
            if reward - 0.6 * energy > worth:
                spent, best, worth = energy, reward, reward - 0.6 * energy
        one.cubes[ENERGY] -= spent
        one.cubes[colour] += best
        one.horror = max(0, one.horror + horror)

    # The end of a phase

    def _end_phase(self) -> None:
        if self.stage is Stage.FEED:
            while self.turn < self.seats:
                self._feed((self.starting + self.turn) % self.seats)
                self.turn += 1
            self.turn = 0
            self._look_for_winners()
            if self.winners:
                return
        while self.turn < self.seats:
            self._summon((self.starting + self.turn) % self.seats)
            self.turn += 1
        self._next_phase()

    def _feed(self, seat: Seat) -> None:
        one = self.players[seat]
        tops: list[SpookName | None] = self.tops if one.purchases < self.box.figures.purchases else []
        supplies = Supplies(one.cubes, one.horror, one.imps)
        habit = self.habits[seat].kept
        self.feed_so(seat, *quick_feeding(self.box, supplies, one.spooks, one.pact, tops, self.day, habit))

    def feed_so(self, seat: Seat, kept: list[SpookName], bought: int | None, left: Supplies) -> None:
        """Who is kept, from which stack another one is bought, and what is left of the supplies."""
        one = self.players[seat]
        for colour in range(4):
            self.imp_stacks[colour] += one.imps[colour] - left.imps[colour]
        one.cubes, one.horror, one.imps = left.cubes, left.horror, left.imps
        one.spooks = kept
        if bought is not None:
            one.spooks.append(self._take(bought))

    def _take(self, colour: int) -> SpookName:
        top = self.tops[colour]
        self._uncover(colour)
        return top or ""

    def _uncover(self, colour: int) -> None:
        unseen = self.unseen[colour]
        self.tops[colour] = unseen.pop(int(self.rng.random() * len(unseen))) if unseen else None

    def _look_for_winners(self) -> None:
        players = self.players
        missing = [sum(missing_parts(self.box, one.spooks, one.pact)) for one in players]
        last = self.phase == self.box.figures.phase_limit
        if not last and 0 not in missing:
            return
        least = min(missing)
        ranks = [
            (self.strength(one), one.horror) if lack == least else (-1, -1)
            for one, lack in zip(players, missing, strict=True)
        ]
        best = max(ranks)
        self.winners = tuple([seat for seat, rank in enumerate(ranks) if rank == best])

    def _summon(self, seat: Seat) -> None:
        one = self.players[seat]
        colour = self.town.colour[one.pawn]
        if colour == ANY:
            worths = self._summon_worths(one, self.habits[seat])
            colour = worths.index(max(worths))
        if self.tops[colour] is not None:
            name = self._take(colour)
            one.spooks.append(name)
            one.cubes[ENERGY] += self.box.spooks[name].strength(self.day)

    def _next_phase(self) -> None:
        figures = self.box.figures
        self.phase += 1
        self.day = not self.day
        self.starting = (self.starting + 1) % self.seats
        every = figures.phases_with_stops_for_two if self.seats == 2 else figures.phases_with_stops
        if (self.phase - 1) % every == 0:
            self.stops = 0
        for cell, cubes in enumerate(self.town.day if self.day else self.town.night):
            self.lying[cell] += cubes
        for one in self.players:
            one.purchases = 0
        self.card = figures.rounds - 1
        self.turn, self.done, self.stage = 0, 0, Stage.PLAN
