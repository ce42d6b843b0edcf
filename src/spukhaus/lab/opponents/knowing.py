"""How far from unbeatable is a bot? A search that knows how its rivals play: an approximate best response.

`KnowsSensible` and `KnowsMaster` think as the masters do, but in their thoughts the rivals are no people of habit:
they are the very bots that sit there. What such a search wins over its fair share is a lower bound on what the best
answer would win (approximate exploitability). It is given a view like everybody.

Ghostbumpers: rivals lay and play as `sensible` does, whose rules are written here once more for packed rounds; what
their cards are is believed by how `sensible` lays. Straszydła: in imagined worlds the rivals' bots are asked for their
plans; what happens after this round is a matter of habit again.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from spukhaus.core import registry
from spukhaus.core.bot import Bot
from spukhaus.core.errors import NotFound
from spukhaus.core.game import AnyGame, AnyView, Choices, Seat
from spukhaus.games.ghostbumpers.bots import master as ghost_master
from spukhaus.games.ghostbumpers.bots.guide import GhostGuide
from spukhaus.games.ghostbumpers.bots.playout import choose
from spukhaus.games.ghostbumpers.bots.sensible import (
    BOLDNESS,
    LASTING,
    SAFE_TRICKS,
    UNLOADING,
    slips,
)
from spukhaus.games.ghostbumpers.model.hands import CardSet, all_sets, copies_of, pack_hand
from spukhaus.games.ghostbumpers.model.round import (
    BEST,
    CARDS,
    DEPTHS,
    FIVES,
    HANDS,
    LEADER,
    PARANOIA_POINTS,
    ROUND_OVER,
    SEATS,
    SIZES,
    TRICKED,
    TURN,
    play,
    points_of,
)
from spukhaus.games.ghostbumpers.rules.box import LOUD, NUMBERS, TRICKSTER, Box, Card
from spukhaus.games.ghostbumpers.rules.view import View as GhostView
from spukhaus.games.straszydla.bots import master as town_master
from spukhaus.games.straszydla.bots.guide import TownGuide
from spukhaus.games.straszydla.rules.planning import streets_of
from spukhaus.games.straszydla.rules.state import Stage, State
from spukhaus.games.straszydla.rules.view import View as TownView
from spukhaus.thinking.search import Effort

UNFORESEEN: Final = 1e-4
"""What is left for a pile that `sensible` does not lay with a hand: deals are never ruled out altogether."""


class Knowing:
    """Knows that all its rivals are of one level."""

    makers: ClassVar[dict[str, Any]]
    """The bot of each game."""

    def __init__(self, game: AnyGame) -> None:
        if game.name not in self.makers:
            raise NotFound("unknown-game", game=game.name, known=tuple(self.makers))
        self._bot = self.makers[game.name](game)

    def choose(self, view: AnyView, choices: Choices[Any], rng: random.Random) -> Any:
        return self._bot.choose(view, choices, rng)


# Ghostbumpers


class SensibleLaying:
    """How `sensible` lays: one Relaxed card above the Scare card for each trick that must be taken, give or take."""

    def __init__(self, box: Box) -> None:
        self._least, self._most = box.least_depth, box.relaxed

    def weights(self, cards: Iterable[Card]) -> dict[int, float]:
        found = dict.fromkeys(range(self._least, self._most + 1), UNFORESEEN)
        missing = max(0, SAFE_TRICKS - slips(tuple(cards)))
        for more, chance in ((0, 0.7), (-1, 0.15), (1, 0.15)) if missing else ((0, 1.0),):
            found[max(min(missing + more, self._most), self._least)] += chance
        return found


def sensible_play(row: list[int], undealt: int, rng: random.Random) -> CardSet:
    """What `sensible` plays whose turn it is. `undealt` are the cards in nobody's hand and not played, as a hand."""
    seat, seats, leader = row[TURN], row[SEATS], row[LEADER]
    hand = row[HANDS + seat]
    sets = all_sets(hand)
    if len(sets) == 1:
        return sets[0]
    unseen = undealt - hand + sum(row[HANDS : HANDS + seats])
    counts = [copies_of(unseen, card) for card in range(10)]
    total = max(1, sum(counts))
    still_to_play, other = 0, seat
    while True:
        other = other + 1 if other + 1 < seats else 0
        if other == leader:
            break
        still_to_play += row[CARDS + other] > 0
    best, fives, tricked, paranoia = row[BEST], row[FIVES], row[TRICKED], row[PARANOIA_POINTS]
    size, depth, cards = row[SIZES + seat], row[DEPTHS + seat], row[CARDS + seat]
    more = round(counts[LOUD] / total * still_to_play)
    found, chosen = (-1.0, 0.0), sets[0]
    for one in sets:
        tenths, number, copies, gone = one
        left = cards - copies
        worth = kept = _pile_worth(size, depth, left, paranoia)
        if tenths >= best:
            as_high = sum([counts[card] for card in NUMBERS if 10 * card >= tenths])
            as_high += counts[TRICKSTER] if tenths <= 100 else 0
            likely = (1 - BOLDNESS * as_high / total) ** still_to_play
            turned = 1 + fives + more + (copies if number == LOUD else 0)
            if tricked or gone == 1:
                taken = _pile_worth(size, (depth + 1) % size, left, paranoia)
            elif turned <= depth:
                taken = _pile_worth(size - turned, depth - turned, left, paranoia)
            else:
                taken = paranoia if depth == size - 1 else 0
            worth = likely * taken + (1 - likely) * kept
        worth += UNLOADING * (2 if gone == 1 else number)
        felt = worth, rng.random()
        if felt > found:
            found, chosen = felt, one
    return chosen


def _pile_worth(size: int, depth: int, left: int, paranoia: int) -> float:
    under = size - 1 - depth
    if not under:
        return paranoia * max(0.0, 1 - (depth + 1) / (left + 1))
    return 2 * under * LASTING if not depth else under * (1 + 0.4 / depth)


class GhostsKnowing(GhostGuide):
    """Worlds and playouts in which all rivals are `sensible`."""

    def __init__(self, game: AnyGame, view: GhostView) -> None:
        super().__init__(game, view, attentive=True)
        for opponent in self._opponents.values():
            opponent.laying = SensibleLaying(self._box)
        self._seat = view.seat
        self._all_unseen = pack_hand(self._unseen)

    def finish(self, world: list[int], rng: random.Random) -> list[int]:
        seats = world[SEATS]
        undealt = self._all_unseen - sum(self._others_at_first(world, seats))
        while True:
            if world[TURN] == self._seat:
                played = choose(world, self._alarm, rng)
            else:
                played = sensible_play(world, undealt, rng)
            if play(world, played) & ROUND_OVER:
                return points_of(world)

    def _others_at_first(self, world: list[int], seats: int) -> list[int]:
        """The others' hands as they were imagined: nobody but the own seat has played since."""
        return [world[HANDS + seat] for seat in range(seats) if seat != self._seat]


class GhostKnowingSensible(ghost_master.MasterBot):
    effort = Effort(playouts=2400, seconds=20.0)

    def guide(self, view: GhostView) -> GhostGuide:
        return GhostsKnowing(self.game, view)


# Straszydła


class TownKnowing(TownGuide):
    """Worlds in which the rivals' bots have planned. They are asked `most` times; then the same worlds come again."""

    def __init__(self, game: AnyGame, phases: int, rival: Bot, most: int) -> None:
        super().__init__(game, phases)
        self._rival, self._most = rival, most
        self._worlds: list[State] = []

    def imagine(self, view: TownView, rng: random.Random) -> State:
        if view.stage is not Stage.PLAN:
            return super().imagine(view, rng)
        if len(self._worlds) < self._most:
            self._worlds.append(super().imagine(view, rng))
            return self._worlds[-1]
        self._luck = rng.getrandbits(32)
        return rng.choice(self._worlds)

    def ends_of_others(self, view: TownView, state: State, rng: random.Random) -> dict[Seat, int]:
        game, ends = self.game, {}
        for seat, player in enumerate(state.players):
            if seat != view.seat:
                plan = self._rival.choose(game.view(state, seat), game.legal_actions(state, seat), rng)
                end = streets_of(state).end_of(player.pawn, plan.arrows)
                ends[seat] = player.pawn if end is None else end
        return ends


class TownKnowingSensible(town_master.MasterBot):
    level: ClassVar[str] = "sensible"
    asked: ClassVar[int] = 60
    """How often the rivals are asked for a plan."""

    def guide(self) -> TownGuide:
        rival = registry.bot(self.game, self.level)(self.game)
        return TownKnowing(self.game, self.phases, rival, self.asked)


class TownKnowingMaster(TownKnowingSensible):
    level: ClassVar[str] = "master"
    asked: ClassVar[int] = 8


class KnowsSensible(Knowing):
    makers: ClassVar[dict[str, Any]] = {"ghostbumpers": GhostKnowingSensible, "straszydla": TownKnowingSensible}


class KnowsMaster(Knowing):
    makers: ClassVar[dict[str, Any]] = {"straszydla": TownKnowingMaster}
