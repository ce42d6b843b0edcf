"""How to feed everybody with what there is (ST-33), proven by trying every way to do it.

A way to feed some spooks says for each of them who pays: cubes of a colour, an earth imp beside them, or horror. What
is then missing is made from what is left over: imps are swapped, horror buys cubes, and surplus cubes are traded. More
cubes never hurt, and all can be made before anybody eats, so no order of things does better than this count.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from spukhaus.core.game import Choices, Logged, Seat
from spukhaus.core.plain_json import kind_of
from spukhaus.core.puzzle import Proof, PuzzleKind, Refutation
from spukhaus.games.straszydla.rules.actions import END, Action, Feed
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, ENERGY, Box
from spukhaus.games.straszydla.rules.dealing import determinize
from spukhaus.games.straszydla.rules.game import GAME
from spukhaus.games.straszydla.rules.state import Cubes, Stage, State
from spukhaus.games.straszydla.rules.view import View

MOST_CHOICES: Final = 400
FEWEST_GUESTS: Final = 3

Guest = tuple[int, int]
"""What a spook eats, and of which colour."""


class Means(NamedTuple):
    """What can be eaten or made into food."""

    cubes: Cubes
    horror: int
    imps: tuple[int, ...]
    feeders: bool
    """Whether imps that feed can be had: one that is used goes under its stack, and can be taken again."""


class Prices(NamedTuple):
    """The figures of the box that matter here."""

    trade: int
    trade_with_imp: int
    horror_cube: int
    horror_imp: int
    horror_feed: int
    imp_food: int
    feeder: int
    """The colour whose imp feeds."""
    trader: int


def prices_of(box: Box) -> Prices:
    figures = box.figures
    return Prices(
        figures.trade,
        figures.trade_with_imp,
        figures.horror_cube,
        figures.horror_imp,
        figures.horror_feed,
        figures.imp_food,
        box.abilities["feed"],
        box.abilities["trade"],
    )


@lru_cache(maxsize=1 << 16)
def most_fed(prices: Prices, means: Means, guests: tuple[Guest, ...]) -> int:
    """How many of the hungry can be fed."""
    for count in range(len(guests), 0, -1):
        if any(can_feed(prices, means, some) for some in combinations(guests, count)):
            return count
    return 0


def can_feed(prices: Prices, means: Means, guests: tuple[Guest, ...]) -> bool:
    return any(_suffices(prices, means, *way) for way in _ways(prices, means.horror, guests))


def _ways(prices: Prices, horror: int, guests: tuple[Guest, ...]) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Every way to say who pays: the cubes needed of each colour, the imps that feed, and the horror that is left."""
    if not guests:
        yield (0,) * len(COLOURS), 0, horror
        return
    (appetite, own), rest = guests[0], guests[1:]
    if horror >= prices.horror_feed:
        yield from _ways(prices, horror - prices.horror_feed, rest)
    for needed, feeders, left in _ways(prices, horror, rest):
        for colour in range(len(COLOURS)) if own == ANY else (own,):
            yield _more(needed, colour, appetite), feeders, left
            if colour == prices.feeder:
                yield _more(needed, colour, max(0, appetite - prices.imp_food)), feeders + 1, left


def _more(needed: tuple[int, ...], colour: int, count: int) -> tuple[int, ...]:
    return (*needed[:colour], needed[colour] + count, *needed[colour + 1 :])


def _suffices(prices: Prices, means: Means, needed: tuple[int, ...], feeders: int, horror: int) -> bool:
    """Whether what is missing can be made from what is left over."""
    at_hand = min(feeders, means.imps[prices.feeder])
    lacking = feeders - at_hand
    if lacking and not means.feeders:
        return False
    for bought in range(min(lacking, horror // prices.horror_imp) + 1):
        wild = (horror - bought * prices.horror_imp) // prices.horror_cube
        for cheap in range(means.imps[prices.trader] + 1):
            used = {prices.feeder: at_hand, prices.trader: cheap}
            held = [means.cubes[one] + means.imps[one] - used.get(one, 0) for one in range(len(COLOURS))]
            missing = sum(max(0, wanted - have) for wanted, have in zip(needed, held, strict=True))
            surplus = sum(max(0, have - wanted) for wanted, have in zip(needed, held, strict=True))
            surplus += max(0, wild - missing)
            trades = max(0, missing - wild) + lacking - bought
            saved = (prices.trade - prices.trade_with_imp) * min(cheap, trades)
            if prices.trade * trades - saved <= surplus + means.cubes[ENERGY]:
                return True
    return False


def hungry(state: State, seat: Seat) -> tuple[Guest, ...]:
    box, player = state.edition.content, state.players[seat]
    names = (name for name in player.spooks if name not in player.fed)
    return tuple(sorted((box.spooks[name].strength(state.day), box.spooks[name].colour) for name in names))


def means_of(state: State, seat: Seat) -> Means:
    player = state.players[seat]
    feeder = prices_of(state.edition.content).feeder
    feeders = state.imp_stacks[feeder] + player.imps[feeder] > 0
    return Means(player.cubes, player.horror, player.imps, feeders)


class Feast(PuzzleKind):
    """Everybody can be fed. How?"""

    name = "feast"
    told = ("guests",)

    def prove(self, view: View, choices: Choices[Action]) -> Proof | None:
        if view.stage is not Stage.FEED or view.to_act != (view.seat,):
            return None
        state = determinize(view, random.Random(0))  # all that matters here lies open
        if not self._is_sealed_off(state, view.seat):
            return None
        values = tuple((action, Fraction(self._worth(state, view.seat, action))) for action in choices)
        return Proof(values, 1, (("guests", len(hungry(state, view.seat))),))

    def _is_sealed_off(self, state: State, seat: Seat) -> bool:
        """Nobody new can be bought."""
        box, player = state.edition.content, state.players[seat]
        prices = prices_of(box)
        most = sum(player.cubes) + sum(player.imps) + player.horror // prices.horror_cube
        tops = [box.spooks[stack.top].price for stack in state.stacks if stack.top is not None]
        can_buy = player.purchases < box.figures.purchases and any(price <= most for price in tops)
        return not can_buy

    def _worth(self, state: State, seat: Seat, action: Action) -> int:
        """How many of those who are hungry now will be fed, at most."""
        before = len(hungry(state, seat))
        if action == END:
            return 0
        then = GAME.apply(state, seat, action).state
        if len(then.players[seat].spooks) < len(state.players[seat].spooks):  # it was the last thing to do (R23)
            return len(then.players[seat].spooks) - len(state.players[seat].fed)
        left = hungry(then, seat)
        return before - len(left) + most_fed(prices_of(state.edition.content), means_of(then, seat), left)

    def is_puzzling(self, view: View, proof: Proof) -> bool:
        state = determinize(view, random.Random(0))
        guests, means = hungry(state, view.seat), means_of(state, view.seat)
        if (
            len(proof.values) > MOST_CHOICES
            or len(guests) < FEWEST_GUESTS
            or proof.best < len(guests)
            or 2 * len(proof.answers) > len(proof.values)
        ):
            return False
        # Something must be made first: with the cubes alone it would be mere counting.
        bare = prices_of(state.edition.content)._replace(trade=99, trade_with_imp=99, horror_cube=99, horror_feed=99)
        return most_fed(bare, means, guests) < len(guests)

    def settles(self, before: View, action: Action, after: View) -> bool:
        player = after.players[before.seat]
        return after.stage is not Stage.FEED or all(spook.fed for spook in player.spooks)

    def motif(self, view: View, proof: Proof) -> str:
        own = view.players[view.seat]
        imps = "+".join(element for element, count in own.imps if count)
        kinds = "+".join(sorted({type(action).__name__ for action in proof.answers}))
        return f"{self.name} {len(own.spooks)} {kinds} {imps}"

    def theme(self, view: View) -> str:
        return "meals"

    def clue(self, view: View, proof: Proof) -> str:
        """What may be done first, other than eating."""
        made = (kind_of(action) for action in proof.answers if not isinstance(action, Feed))
        return next(made, "feed")

    def refute(self, view: View, action: Action, proof: Proof) -> Refutation:
        """After this choice: the best that can still be done, to the end of the meal."""
        state = first = determinize(view, random.Random(0))
        log: list[Logged[Action]] = [Logged(view.seat, action)]
        state = GAME.apply(state, view.seat, action).state
        while state.stage is Stage.FEED and state.seat == view.seat:
            offered = GAME.legal_actions(state, view.seat)
            best = max(offered, key=lambda one: (self._worth(state, view.seat, one), isinstance(one, Feed)))
            if not self._worth(state, view.seat, best):
                best = END
            log.append(Logged(view.seat, best))
            state = GAME.apply(state, view.seat, best).state
        fed, guests = int(proof.value(action)), int(proof.best)
        return Refutation(first, tuple(log), "hungry", (("fed", fed), ("guests", guests), ("left", guests - fed)))
