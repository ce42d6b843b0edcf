"""Plainer strategies that are as good: most shapes are never laid against a good Hero, and how he plays there need not
be said to the last thousandth. For each shape several ways to round are tried, and the shortest one is kept of those
that cost nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from spukhaus.games.shy_monsters.bots.solution.file import WHOLE
from spukhaus.games.shy_monsters.model.situations import LEAVE
from spukhaus.lab.compiling import compiled
from spukhaus.lab.games.shy_monsters.solver.cfr import Mix
from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame
from spukhaus.lab.games.shy_monsters.solver.storey import Floats, Graph, Integers


class Shares(NamedTuple):
    """The Hero's mix in whole parts: of each situation's actions, and of each leaf's choices."""

    actions: npt.NDArray[np.uint16]
    choices: npt.NDArray[np.uint16]

    @property
    def mix(self) -> Mix:
        return Mix(self.actions / WHOLE, self.choices / WHOLE)


class Rounding(NamedTuple):
    """A way to say less."""

    parts: int
    """Shares of actions are rounded to so many parts of the whole,"""
    choice_parts: int = 0
    """and those of choices; with none, the Hero goes on as if everything were possible."""
    rare: float = 0.0
    """He does that too wherever he comes more seldom than this."""
    at_once: bool = False
    """He leaves as soon as he is sure to get out."""


PLAIN: Final = (
    *(Rounding(parts, at_once=True) for parts in (1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32)),
    *(Rounding(parts) for parts in (2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48)),
)
CHOOSING: Final = (
    Rounding(4, 2, 1e-2), Rounding(8, 2, 1e-2), Rounding(8, 3, 5e-3), Rounding(12, 4, 5e-3), Rounding(20, 4, 5e-3),
    Rounding(24, 6, 2e-3), Rounding(32, 8, 1e-3), Rounding(48, 12, 1e-3),
)  # fmt: skip
EXACT: Final = (
    Rounding(96, 16, 5e-4), Rounding(96, 24, 4e-4), Rounding(160, 24, 4e-4), Rounding(320, 48, 1e-4), Rounding(960, 96)
)  # fmt: skip
SLACK: Final = 3e-4
"""What may be called nothing."""


def rounded(game: StoreyGame, hero: Mix, how: Rounding, leaf_reach: Floats) -> Shares:
    graph, choice_at = game.graph, game.payoffs.choice_at
    last = choice_at[1:] - 1
    actions = whole_shares(graph.first_action, hero.actions, how.parts)
    choices = np.zeros(len(hero.choices), np.uint16)
    everywhere = np.ones(len(last), np.bool_)
    if how.choice_parts:
        choices = whole_shares(choice_at, hero.choices, how.choice_parts)
        everywhere = leaf_reach < how.rare
        choices[np.repeat(everywhere, np.diff(choice_at))] = 0
    choices[last[everywhere]] = WHOLE
    if how.at_once:
        offered = np.diff(graph.first_action)
        sure = (offered > 0) & (graph.actions[graph.first_action[1:] - 1] == LEAVE)
        actions[np.repeat(sure, offered)] = 0
        actions[graph.first_action[1:][sure] - 1] = WHOLE
    return Shares(actions, choices)


def thinned(game: StoreyGame, hero: Mix) -> Shares:
    graph, enough = game.graph, game.lowest(hero).min(0) - SLACK
    shape_of_action, shape_of_choice = shape_of_actions(game), shape_of_choices(game)
    found = rounded(game, hero, EXACT[-1], game.leaf_reach)
    shortest = np.full(len(graph.shape_numbers), np.inf)
    for tried in _tried(game, hero, enough + SLACK):
        good = (game.lowest(tried.mix) >= enough).all(1)
        length = np.where(good, lengths(game, tried), np.inf)
        better = length < shortest
        shortest = np.minimum(shortest, length)
        np.copyto(found.actions, tried.actions, where=better[shape_of_action])
        np.copyto(found.choices, tried.choices, where=better[shape_of_choice])
    return found


def shape_of_actions(game: StoreyGame) -> Integers:
    graph = game.graph
    return np.repeat(np.arange(len(graph.shape_numbers)), np.diff(graph.first_action[graph.situation_at]))


def shape_of_choices(game: StoreyGame) -> Integers:
    graph = game.graph
    return np.repeat(np.arange(len(graph.shape_numbers)), np.diff(game.payoffs.choice_at[graph.leaf_at]))


def as_good(game: StoreyGame, shares: Shares, other: Shares) -> npt.NDArray[np.bool_]:
    """The shapes on which another strategy of this game guarantees what this one does."""
    enough = game.lowest(shares.mix).min(0) - SLACK
    return np.asarray((game.lowest(other.mix) >= enough).all(1))


def _tried(game: StoreyGame, hero: Mix, wanted: Floats) -> Iterator[Shares]:
    yield from _roundings(game, hero, (*PLAIN, *CHOOSING, *EXACT))
    for choosing, how in ((True, (*PLAIN, *CHOOSING)), (False, PLAIN)):
        roomy = game.roomy(wanted, choosing)
        if roomy is not None:
            yield from _roundings(game, roomy, how)


def _roundings(game: StoreyGame, hero: Mix, how: tuple[Rounding, ...]) -> Iterator[Shares]:
    game.lowest(hero)
    leaf_reach = game.leaf_reach.copy()
    for one in how:
        yield rounded(game, hero, one, leaf_reach)


def lengths(game: StoreyGame, shares: Shares) -> Integers:
    """About how many bytes each shape takes: rows for situations and leaves of which something must be said."""
    graph, choice_at = game.graph, game.payoffs.choice_at
    reached, left = reached_by(graph, shares.actions)
    said = left & (shares.choices[choice_at[1:] - 1] < WHOLE)
    rows = _rows(graph.first_action, shares.actions) * (reached & (np.diff(graph.first_action) > 1))
    leaf_rows = _rows(choice_at, shares.choices) * said
    return _sums(rows, graph.situation_at) + _sums(leaf_rows, graph.leaf_at)


def _rows(first: Integers, shares: npt.NDArray[np.uint16]) -> Integers:
    return 5 + 4 * _sums((shares > 0).astype(np.int64), first)


def _sums(values: Integers, first: Integers) -> Integers:
    """Of each run of values."""
    return np.asarray(np.diff(np.concatenate(([0], np.cumsum(values)))[first]))


@compiled
def whole_shares(first: Integers, hero: Floats, parts: int) -> npt.NDArray[np.uint16]:
    """Each run rounded to whole parts that add up, by the largest remainders."""
    found = np.zeros(len(hero), np.uint16)
    for run in range(len(first) - 1):
        left, mine = parts, hero[first[run] : first[run + 1]] * parts
        for at in range(len(mine)):
            whole = min(left, int(np.floor(mine[at] + 1e-9)))
            found[first[run] + at] = whole
            left -= whole
            mine[at] -= whole
        while left > 0 and len(mine):
            most = int(np.argmax(mine))
            found[first[run] + most] += 1
            mine[most] -= 1.0
            left -= 1
        for at in range(first[run], first[run + 1]):
            found[at] *= WHOLE // parts
    return found


@compiled
def reached_by(graph: Graph, shares: npt.NDArray[np.uint16]) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """The situations and leaves that the Hero comes to by himself."""
    reached, leaves = np.zeros(len(graph.codes), np.bool_), np.zeros(len(graph.leaves), np.bool_)
    reached[graph.situation_at[:-1]] = True
    for situation in np.arange(len(graph.codes)):
        if reached[situation]:
            for action in range(graph.first_action[situation], graph.first_action[situation + 1]):
                if shares[action]:
                    for there in graph.outcomes[graph.first_outcome[action] : graph.first_outcome[action + 1]]:
                        if there >= 0:
                            reached[there] = True
                        else:
                            leaves[-1 - there] = True
    return reached, leaves
