"""Playing candidates on in imagined worlds: what a search bot asks for, a hundred thousand times a second.

In every world each candidate is tried once, so that luck is the same for all of them. A world deals the cards that the
seat has not seen to the hands of the others, and puts every Scare card that it cannot know where `beliefs` say.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.model.hands import pack_set
from spukhaus.games.ghostbumpers.model.match import NEWS, NEWS_POINTS, WIDTH
from spukhaus.games.ghostbumpers.model.round import CARDS, DEPTHS, HANDS, ROUND_OVER, SEATS, SIZES
from spukhaus.games.ghostbumpers.rules.actions import Action, Lay, Play
from spukhaus.games.ghostbumpers.rules.round import lay_choices, play_choices
from spukhaus.games.ghostbumpers.rules.state import Stage
from spukhaus.games.ghostbumpers.rules.view import View, determinize, possible_depths, unseen_cards
from spukhaus.lab.compiling import Ints, Stream, WrongAction, below, kernel, streams, weighted
from spukhaus.lab.games.ghostbumpers.model import Rows, give, lay
from spukhaus.lab.games.ghostbumpers.packing import pack, pack_box
from spukhaus.lab.games.ghostbumpers.playouts import Policy, figures_of, laying_sums, perform, play_on

Beliefs = Mapping[Seat, Sequence[tuple[int, float]]]
"""For each pile that the seat cannot see through: depths with weights. Piles that are not laid yet are meant too."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What came of the candidates."""

    points: NDArray[np.int16]
    """[candidate, world, seat]: what everybody scored in this round."""

    @property
    def sums(self) -> NDArray[np.int64]:
        """[candidate, seat]"""
        found: NDArray[np.int64] = self.points.sum(axis=1, dtype=np.int64)
        return found


def weigh(
    view: View,
    candidates: Sequence[Action],
    worlds: int,
    seed: int,
    beliefs: Beliefs | None = None,
    policy: Policy = Policy.QUICK,
) -> Weighed:
    """Each candidate once in each of so many worlds that fit the view, played on to the end of the round.

    Without beliefs a laid Scare card lies anywhere where it can lie, and who has yet to lay does so by habit.
    """
    _check(view, candidates)
    content, seats = view.edition.content, len(view.scores)
    box = pack_box(content, seats, view.target)
    habits = laying_sums(content)
    sums = np.zeros((seats, content.relaxed + 1))
    for seat in range(seats):
        if seat != view.seat:
            sums[seat] = habits if not view.piles[seat].laid else _even(view, seat)
            if beliefs is not None and seat in beliefs and view.piles[seat].depth is None:
                sums[seat] = _grown(beliefs[seat], content.relaxed)
    coded = np.array([_code(action) for action in candidates], dtype=np.int64)
    points = np.zeros((len(coded), worlds, seats), np.int16)
    scratch = (np.zeros(WIDTH, np.int64), np.zeros(WIDTH, np.int64), np.zeros(NEWS, np.int64))
    pool = np.array(unseen_cards(view), dtype=np.int16)
    _weigh(
        _known(view), box, pool, view.seat, coded, sums, *figures_of(policy, content),
        streams(seed, 1), *scratch, points,
    )  # fmt: skip
    return Weighed(points)


def _check(view: View, candidates: Sequence[Action]) -> None:
    """Only what the seat may do now: the kernel itself checks nothing."""
    if view.seat not in view.to_act or view.stage not in (Stage.LAY, Stage.PLAY):
        raise WrongAction("kernel-seat-not-asked", seat=view.seat, stage=view.stage.value)
    box = view.edition.content
    choices = lay_choices(box.least_depth, box.relaxed) if view.stage is Stage.LAY else play_choices(view.hand or ())
    for action in candidates:
        if action not in choices:
            raise WrongAction("kernel-action-illegal", action=repr(action)[:80], seat=view.seat)


def _code(action: Action) -> int:
    match action:
        case Lay(depth):
            return depth
        case Play():
            played = pack_set(action)
            return 16 * played.copies + played.number
    raise WrongAction("kernel-action-of-chance")


def _even(view: View, owner: Seat) -> NDArray[np.float64]:
    known = view.piles[owner].depth
    depths = possible_depths(view.edition.content, view.tricks, owner) if known is None else (known,)
    return _grown([(depth, 1.0) for depth in depths], view.edition.content.relaxed)


def _grown(weights: Sequence[tuple[int, float]], relaxed: int) -> NDArray[np.float64]:
    each = np.zeros(relaxed + 1)
    for depth, weight in weights:
        each[depth] += weight
    grown: NDArray[np.float64] = np.cumsum(each)
    return grown


def _known(view: View) -> Rows:
    """What the seat knows as a row: hands and depths of the others are any that fit, until a world fills them in."""
    return pack(determinize(view, random.Random(0)))


@kernel
def _imagine(row: Rows, box: Rows, pool: Ints, seat: int, sums: NDArray[np.float64], stream: Stream) -> None:
    """Deals the unseen cards, and lays the Scare cards of the others."""
    at, unseen = 0, len(pool)
    for owner in range(row[SEATS]):
        if owner == seat:
            continue
        held = row[CARDS + owner]
        row[HANDS + owner] = row[CARDS + owner] = 0
        for _ in range(held):
            other = at + below(stream, unseen - at)
            card = pool[other]
            pool[other] = pool[at]
            pool[at] = card
            give(row, owner, card)
            at += 1
        depth = weighted(stream, sums[owner])
        if row[SIZES + owner]:
            row[DEPTHS + owner] = depth
        else:
            lay(row, box, owner, depth)


@kernel
def _weigh(
    known: Rows,
    box: Rows,
    pool: Ints,
    seat: int,
    candidates: NDArray[np.int64],
    sums: NDArray[np.float64],
    policy: int,
    alarm: int,
    whim: float,
    habits: NDArray[np.float64],
    stream: Stream,
    world: Rows,
    row: Rows,
    news: Rows,
    points: NDArray[np.int16],
) -> None:
    for number in range(points.shape[1]):
        for place in range(WIDTH):
            world[place] = known[place]
        _imagine(world, box, pool, seat, sums, stream)
        for tried in range(len(candidates)):
            for place in range(WIDTH):
                row[place] = world[place]
            if not perform(row, box, candidates[tried], news) & ROUND_OVER:
                play_on(row, box, pool, policy, alarm, whim, habits, ROUND_OVER, stream, news)
            for owner in range(row[SEATS]):
                points[tried, number, owner] = news[NEWS_POINTS + owner]
