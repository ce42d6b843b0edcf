"""A play that makes sure of something, whatever the others hold and do."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Final

from spukhaus.core.game import Choices, Logged, Seat
from spukhaus.core.puzzle import Proof, PuzzleKind, Refutation
from spukhaus.games.ghostbumpers.rules.actions import Action, Play, by_number
from spukhaus.games.ghostbumpers.rules.box import LOUD, TRICKSTER, Card
from spukhaus.games.ghostbumpers.rules.game import GAME
from spukhaus.games.ghostbumpers.rules.round import points_for, value
from spukhaus.games.ghostbumpers.rules.state import Pile, Played, Stage, State
from spukhaus.games.ghostbumpers.rules.view import View, first_start, possible_depths, unseen_cards
from spukhaus.games.ghostbumpers.teaching.puzzles.worst_case import (
    AfterTrick,
    Table,
    TooManyError,
    WorstCase,
    count_worlds,
    next_leader,
    plays,
    put,
    table_of,
)

MOST_CARDS: Final = 13
"""In all hands together."""
MOST_PLAYS_AT_WORST: Final = 500_000
"""To find what is worst takes more than the proof, which looks away as soon as nothing is left."""
MOST_TO_COME: Final = 2
"""With more players to come in the trick the plays are too many to look at."""


class _SureThing(PuzzleKind):
    """What both kinds have in common: points that nobody can take away."""

    told = ("worlds", "points")
    sought = True
    search: type[WorstCase]
    most_cards: int

    def prove(self, view: View, choices: Choices[Action]) -> Proof | None:
        if not self._arises(view):
            return None
        worst, table = self.search(view), table_of(view)
        try:
            values = tuple(
                (action, Fraction(worst.after(table, action))) for action in choices if isinstance(action, Play)
            )
        except TooManyError:
            return None
        worlds = count_worlds(view, self._others(view))
        return Proof(values, worlds, (("worlds", worlds), ("points", int(max(value for _, value in values)))))

    def _arises(self, view: View) -> bool:
        if view.stage is not Stage.PLAY or view.to_act != (view.seat,) or sum(view.hand_sizes) > self.most_cards:
            return False
        pile = view.piles[view.seat]
        return pile.depth is not None and self._is_mine(pile.size, pile.depth)

    @abstractmethod
    def _is_mine(self, size: int, depth: int) -> bool:
        """Whether a pile with so many cards and the Scare card so deep asks this kind's question."""

    def _others(self, view: View) -> set[Seat]:
        """Whose cards can still make a difference."""
        return {seat for seat, size in enumerate(view.hand_sizes) if size and seat != view.seat}

    def is_puzzling(self, view: View, proof: Proof) -> bool:
        return proof.best > 0 and len(proof.values) >= 3 and 2 * len(proof.answers) < len(proof.values)

    def settles(self, before: View, action: Action, after: View) -> bool:
        return True

    def motif(self, view: View, proof: Proof) -> str:
        """How the answer works, at which place of the trick, how far the Scare card is, and whether 5s are about."""
        lead = self.theme(view)
        pile, (answer, *_) = view.piles[view.seat], proof.answers
        loud = " loud" if LOUD in answer.cards or any(LOUD in one.cards for one in view.trick) else ""
        return f"{self.name} {self.clue(view, proof)} {lead} {'edge' if not pile.depth else 'deep'}{loud}"

    def theme(self, view: View) -> str:
        """The place in the trick."""
        return "lead" if not view.trick else "last" if len(view.trick) == len(view.scores) - 1 else "middle"

    def clue(self, view: View, proof: Proof) -> str:
        """By a set, by the 0/10 card, with the highest card, or with one between."""
        answer = proof.answers[0]
        if answer.cards[0] == TRICKSTER:
            return "trickster"
        return "set" if len(answer.cards) > 1 else "highest" if answer.cards[0] == max(view.hand or (0,)) else "single"

    def refute(self, view: View, action: Action, proof: Proof) -> Refutation:
        """The others at their worst after this play, and a deal in which they can play so."""
        assert isinstance(action, Play)  # nothing else is chosen here
        left = int(proof.value(action))
        worst = self.search(view)
        worst.most_plays = MOST_PLAYS_AT_WORST
        log = _worst_line(view, action, worst)
        state = _world(view, log, left)
        reason = "less" if left else "nothing"
        return Refutation(state, log, reason, (("points", int(proof.best)), ("left", left)))


class TakeOrLeave(_SureThing):
    """Which play makes the own pile worth the most when this trick is over, whatever is still played?"""

    name = "take-or-leave"
    search = AfterTrick
    most_cards = 99

    def _arises(self, view: View) -> bool:
        return len(self._others(view)) <= MOST_TO_COME and super()._arises(view)

    def _others(self, view: View) -> set[Seat]:
        """Who comes after this seat in the trick."""
        return super()._others(view) - {one.seat for one in view.trick}

    def _is_mine(self, size: int, depth: int) -> bool:
        return True

    def is_puzzling(self, view: View, proof: Proof) -> bool:
        if not super().is_puzzling(view, proof) or len(proof.answers) > 1 or len(proof.values) < 4:
            return False
        # The lowest single card is what everybody tries first.
        answer = proof.answers[0]
        lowest = min(_value(action) for action, _ in proof.values)
        return len(answer.cards) > 1 or _value(answer) > lowest


class SureParanoia(_SureThing):
    """The Scare card lies at the bottom: which play is sure to turn it up by a trick, as the last card?"""

    name = "sure-paranoia"
    rare = True
    search = WorstCase
    most_cards = MOST_CARDS

    def _is_mine(self, size: int, depth: int) -> bool:
        return depth == size - 1


def _value(play: Play) -> int:
    return value(Played(0, play.cards, play.counts))


def _worst_line(view: View, action: Play, worst: WorstCase) -> tuple[Logged[Action], ...]:
    """As far as the search looks: this seat at its best, the others and the Scare cards at their worst."""
    table: Table | None = table_of(view)
    play = action
    log: list[Logged[Action]] = []
    while table is not None:
        log.append(Logged(table.turn, play))
        table = put(table, play, view.seat)
        if table.turn < 0:
            taken = min(worst.outcomes(table), key=worst.settled)
            table = None if isinstance(worst, AfterTrick) else taken.table
        if table is not None:
            play = _next_play(worst, table, view.seat)
    return tuple(log)


def _next_play(worst: WorstCase, table: Table, seat: Seat) -> Play:
    own = table.turn == seat
    found = plays(table.hand if own else table.unseen, table.sizes[table.turn])
    choose = max if own else min
    return choose(found, key=lambda play: worst.after(table, play))


def _world(view: View, log: tuple[Logged[Action], ...], points: int) -> State:
    """A deal with the cards that the others play, and Scare cards where they bring it about."""
    hands = [list[Card]() for _ in view.scores]
    for logged in log:
        if logged.seat != view.seat and isinstance(logged.action, Play):
            hands[logged.seat] += logged.action.cards
    pool = Counter(unseen_cards(view)) - Counter(card for hand in hands for card in hand)
    spare = sorted(pool.elements())
    for seat, size in enumerate(view.hand_sizes):
        while seat != view.seat and len(hands[seat]) < size:
            hands[seat].append(spare.pop())
    hands[view.seat] = list(view.hand or ())
    dealt = tuple(tuple(sorted(hand, key=by_number)) for hand in hands)
    takers = _takers(view, log)
    for depths in product(*(_depths(view, owner)[: None if owner in takers else 1] for owner in range(len(hands)))):
        piles = tuple(Pile(pile.size, depth) for pile, depth in zip(view.piles, depths, strict=True))
        trick = tuple(Played(one.seat, one.cards, one.counts) for one in view.trick)
        state = State(
            view.edition,
            view.target,
            view.scores,
            view.past,
            dealt,
            piles,
            view.seat,
            trick,
            view.tricks,
            Stage.PLAY,
            first_start(view),
            view.rules,
        )
        if _points(state, log, view.seat) == points:
            return state
    raise AssertionError("the worst case can be dealt")


def _takers(view: View, log: tuple[Logged[Action], ...]) -> set[Seat]:
    """Who takes a trick: only where their Scare cards lie makes a difference."""
    takers: set[Seat] = set()
    table = table_of(view)
    for logged in log:
        if isinstance(logged.action, Play):
            table = put(table._replace(turn=logged.seat), logged.action, view.seat)
            if table.turn < 0:
                takers.add(table.taker)
                table = table._replace(best=-1, leader=next_leader(table))
    return takers


def _depths(view: View, owner: Seat) -> tuple[int, ...]:
    depth = view.piles[owner].depth
    return possible_depths(view.edition.content, view.tricks, owner) if depth is None else (depth,)


def _points(state: State, log: tuple[Logged[Action], ...], seat: Seat) -> int | None:
    """What a seat has scored, or would score, when it has gone on like this; None if it cannot go on like this."""
    past = len(state.past)
    for logged in log:
        if state.stage is not Stage.PLAY or state.turn != logged.seat or len(state.past) > past:
            return None
        state = GAME.apply(state, logged.seat, logged.action).state
    pile = state.piles[seat]
    return state.past[-1].points[seat] if len(state.past) > past else points_for(pile) if pile else None
