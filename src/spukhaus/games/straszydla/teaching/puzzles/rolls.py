"""Dice by their exact odds: which to roll anew in a duel (ST-22) or a scare (ST-30), and how to bend them."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

from spukhaus.core.game import CHANCE, Choices, Logged
from spukhaus.core.plain_json import kind_of
from spukhaus.core.puzzle import Proof, PuzzleKind, Refutation
from spukhaus.games.straszydla.bots.dice_solver import laid, throws
from spukhaus.games.straszydla.rules.actions import PASS, Action, Bend, Bid, RerollHorror, RerollImp, Roll
from spukhaus.games.straszydla.rules.box import ENERGY
from spukhaus.games.straszydla.rules.dealing import determinize
from spukhaus.games.straszydla.rules.dice import MOST, can_reroll, strength_of
from spukhaus.games.straszydla.rules.duels import running, successes
from spukhaus.games.straszydla.rules.game import GAME
from spukhaus.games.straszydla.rules.state import Dice, Stage, State
from spukhaus.games.straszydla.rules.view import View
from spukhaus.games.straszydla.teaching.puzzles.bids import Bout

MOST_DICE: Final = 4
MOST_HORROR: Final = 5
UNDECIDED: Final = frozenset(
    (
        Stage.DUEL_ROLL,
        Stage.DUEL_REROLL,
        Stage.BID,
        Stage.BEND_DUEL,
        Stage.SCARE_ROLL,
        Stage.SCARE_REROLL,
        Stage.BEND_SCARE,
    )
)
CLEAR: Final = Fraction(1, 25)
"""By so much the best chance must be better than the next one."""


class Odds:
    """The chance that dice come out well, if they are rolled anew as cleverly as possible."""

    def __init__(self, wins: Callable[[Dice], bool], cost: int) -> None:
        self.wins = wins
        self.cost = cost
        self.worth = cache(self._worth)

    def _worth(self, dice: Dice, horror: int, imps: int) -> Fraction:
        best = Fraction(self.wins(dice))
        if best == 1:
            return best
        if horror >= self.cost:
            best = max(best, *(self.rolled(dice, (die,), horror - self.cost, imps) for die in set(dice)))
        if imps:
            best = max(best, *(self.rolled(dice, some, horror, imps - 1) for some in throws(dice, len(dice))))
        return best

    def rolled(self, dice: Dice, thrown: Dice, horror: int, imps: int) -> Fraction:
        kept = list(dice)
        for die in thrown:
            kept.remove(die)
        every = product(range(1, MOST + 1), repeat=len(thrown))
        total = sum(self.worth(tuple(sorted((*kept, *roll))), horror, imps) for roll in every)
        return Fraction(total, MOST ** len(thrown))

    def after(self, dice: Dice, horror: int, imps: int, action: Action) -> Fraction:
        match action:
            case RerollHorror(die):
                return self.rolled(dice, (die,), horror - self.cost, imps)
            case RerollImp(some):
                return self.rolled(dice, some, horror, imps - 1)
        return Fraction(self.wins(dice))


class _Rolling(PuzzleKind):
    """What rolling anew in duels and in scares have in common."""

    stage: Stage

    def prove(self, view: View, choices: Choices[Action]) -> Proof | None:
        if view.stage is not self.stage or view.to_act != (view.seat,):
            return None
        state = determinize(view, random.Random(0))
        player, dice = state.players[view.seat], self.dice(state, view.seat)
        imps = player.imps[state.edition.content.abilities["reroll"]]
        if (
            len(dice) > MOST_DICE
            or player.horror > MOST_HORROR
            or imps > 1
            or not self.is_sealed_off(state, view.seat)
        ):
            return None
        odds = self.odds(state, view.seat)
        values = tuple((action, odds.after(dice, player.horror, imps, action)) for action in choices)
        best = max(value for _, value in values)
        return Proof(values, 1, (("best", _percent(best)), ("horror", player.horror)))

    @abstractmethod
    def dice(self, state: State, seat: int) -> Dice:
        """What the seat has rolled."""

    @abstractmethod
    def is_sealed_off(self, state: State, seat: int) -> bool:
        """Whether nothing but these dice and the seat's own choices decides it."""

    @abstractmethod
    def odds(self, state: State, seat: int) -> Odds:
        """What any dice are worth here."""

    def is_puzzling(self, view: View, proof: Proof) -> bool:
        return (
            len(proof.values) >= 3
            and len(proof.answers) == 1
            and proof.answers[0] != PASS
            and proof.best - proof.tempting >= CLEAR
        )

    def settles(self, before: View, action: Action, after: View) -> bool:
        return True

    def motif(self, view: View, proof: Proof) -> str:
        state = determinize(view, random.Random(0))
        dice = sorted(self.dice(state, view.seat))
        answer = proof.answers[0]
        thrown = answer.dice if isinstance(answer, RerollImp) else (answer.die,) if answer != PASS else ()
        extreme = (
            "low" if thrown and thrown[0] == dice[0] else "high" if thrown and thrown[-1] == dice[-1] else "middle"
        )
        return f"{self.name} {type(answer).__name__} {len(dice)} {len(thrown)} {extreme}"

    def theme(self, view: View) -> str:
        return "duels" if self.stage is Stage.DUEL_REROLL else "scares"

    def clue(self, view: View, proof: Proof) -> str:
        return kind_of(proof.answers[0])

    def refute(self, view: View, action: Action, proof: Proof) -> Refutation:
        """A roll with which it goes wrong, to the end of the matter."""
        state = first = determinize(view, random.Random(0))
        odds = self.odds(state, view.seat)
        log = [Logged(view.seat, action)]
        state = GAME.apply(state, view.seat, action).state
        while state.stage in UNDECIDED:
            (seat, *_) = GAME.to_act(state)
            if state.stage in (Stage.DUEL_ROLL, Stage.SCARE_ROLL):
                move: Action = self._worst_roll(state, view.seat, odds)
            elif state.stage in (Stage.DUEL_REROLL, Stage.SCARE_REROLL):
                move = PASS
            else:
                move = self.onward(state, seat)
            log.append(Logged(seat, move))
            state = GAME.apply(state, seat, move).state
        chance = ("chance", _percent(proof.value(action)))
        return Refutation(first, tuple(log), "fails", (chance, ("best", _percent(proof.best))))

    def _worst_roll(self, state: State, seat: int, odds: Odds) -> Roll:
        """The roll after which least can be hoped for; nothing more is then rolled."""
        run = state.duel if state.duel is not None else state.scare
        count = len(run.rolling) if run is not None else 0
        every = product(range(1, MOST + 1), repeat=count)

        def hope(roll: Dice) -> Fraction:
            then = GAME.apply(state, CHANCE, Roll((roll,))).state
            dice = self.dice(then, seat) if then.duel or then.scare else ()
            return Fraction(odds.wins(tuple(sorted(dice)))) if dice else Fraction(0)

        return Roll((min(every, key=hope),))

    @abstractmethod
    def onward(self, state: State, seat: int) -> Action:
        """What the seat does when it rolls no more."""


class DuelRoll(_Rolling):
    """Which dice to roll anew so as to stay. The other side can roll nothing anew, and one side at most has energy."""

    name = "duel-roll"
    stage = Stage.DUEL_REROLL

    def dice(self, state: State, seat: int) -> Dice:
        duel = running(state)
        return tuple(sorted(duel.dice[duel.sides.index(seat)]))

    def is_sealed_off(self, state: State, seat: int) -> bool:
        bout = Bout(state, seat)
        return not can_reroll(state.edition.content, state.players[bout.other]) and not (bout.energy and bout.against)

    def odds(self, state: State, seat: int) -> Odds:
        duel = running(state)
        side = duel.sides.index(seat)
        other = laid(duel.dice[1 - side])

        @cache
        def wins(dice: Dice) -> bool:
            both = (other, laid(dice)) if side else (laid(dice), other)
            now = state.change(duel=replace(duel, dice=both, laid=True, before=successes(*both)))
            bout = Bout(now, seat)
            return any(bout.beaten_by(bid) is None for bid in range(bout.energy + 1))

        return Odds(wins, state.edition.content.figures.horror_reroll)

    def onward(self, state: State, seat: int) -> Action:
        if state.stage is Stage.BID:
            bout = Bout(state, seat)
            enough = (bid for bid in range(bout.energy + 1) if bout.beaten_by(bid) is None)
            return Bid(next(enough, 0))
        return next(iter(GAME.legal_actions(state, seat)))


class ScareRoll(_Rolling):
    """Which dice to roll anew for the best chance of the full reward. Energy bends them afterwards."""

    name = "scare-roll"
    stage = Stage.SCARE_REROLL

    def dice(self, state: State, seat: int) -> Dice:
        return tuple(sorted(state.scare.dice)) if state.scare is not None else ()

    def is_sealed_off(self, state: State, seat: int) -> bool:
        return True

    def odds(self, state: State, seat: int) -> Odds:
        strength, energy = strength_of(state, seat), state.players[seat].cubes[ENERGY]

        def wins(dice: Dice) -> bool:
            reachable = len(dice) <= strength <= MOST * len(dice)
            return reachable and abs(sum(dice) - strength) <= energy

        return Odds(wins, state.edition.content.figures.horror_reroll)

    def onward(self, state: State, seat: int) -> Action:
        """The dice are bent as far as the energy goes."""
        strength = strength_of(state, seat)
        choices = GAME.legal_actions(state, seat)
        return min(choices, key=lambda one: abs(sum(one.dice) - strength) if isinstance(one, Bend) else 99)


class BestBend(PuzzleKind):
    """How to bend the dice of a scare: the most cubes, then the most horror, and all that for the least energy."""

    name = "best-bend"

    def prove(self, view: View, choices: Choices[Action]) -> Proof | None:
        if view.stage is not Stage.BEND_SCARE or view.to_act != (view.seat,) or len(choices) > 3000:
            return None
        state = determinize(view, random.Random(0))
        values = tuple((action, Fraction(_rank(*self._brings(state, view.seat, action)))) for action in choices)
        best = max(values, key=lambda one: one[1])[0]
        return Proof(values, 1, self._figures(state, view.seat, best))

    def _brings(self, state: State, seat: int, action: Action) -> tuple[int, int, int]:
        """Cubes, horror and energy that one has afterwards (ST-30, R16)."""
        assert isinstance(action, Bend) and state.scare is not None  # noqa: PT018
        player, rewards = state.players[seat], state.edition.content.figures.rewards
        off = abs(sum(action.dice) - strength_of(state, seat))
        cost = sum(abs(one - two) for one, two in zip(action.dice, state.scare.dice, strict=True))
        horror = player.horror + action.dice.count(MOST)
        horror -= min(horror, action.dice.count(1))
        return rewards[off] if off < len(rewards) else 0, horror, player.cubes[ENERGY] - cost

    def _figures(self, state: State, seat: int, action: Action) -> tuple[tuple[str, int], ...]:
        cubes, horror, energy = self._brings(state, seat, action)
        player = state.players[seat]
        return (("cubes", cubes), ("horror", horror - player.horror), ("energy", player.cubes[ENERGY] - energy))

    def is_puzzling(self, view: View, proof: Proof) -> bool:
        assert view.scare is not None  # dice are bent in a scare
        best, rolled = proof.answers[0], view.scare.dice
        alike = {tuple(sorted(action.dice)) for action in proof.answers}
        full = dict(proof.figures)["cubes"] == max(view.scare.rewards)
        cheap = abs(view.scare.off) < dict(proof.figures)["energy"]  # more than the shortest way
        return full and len(alike) == 1 and len(rolled) >= 3 and best.dice != rolled and cheap

    def settles(self, before: View, action: Action, after: View) -> bool:
        return True

    def motif(self, view: View, proof: Proof) -> str:
        assert view.scare is not None  # dice are bent in a scare
        figures = dict(proof.figures)
        return f"{self.name} {len(view.scare.dice)} {figures['horror']} {figures['energy'] - view.scare.off}"

    def theme(self, view: View) -> str:
        return "scares"

    def clue(self, view: View, proof: Proof) -> str:
        return "sixes" if dict(proof.figures)["horror"] > 0 else "ones"

    def refute(self, view: View, action: Action, proof: Proof) -> Refutation:
        state = determinize(view, random.Random(0))
        tried, best = dict(self._figures(state, view.seat, action)), dict(proof.figures)
        lacks = next(name for name in ("cubes", "horror", "energy") if tried[name] != best[name])
        params = tuple({**tried, **{f"best-{name}": figure for name, figure in best.items()}}.items())
        return Refutation(state, (Logged(view.seat, action),), lacks, params)


def _rank(cubes: int, horror: int, energy: int) -> int:
    return 10_000 * cubes + 100 * horror + energy


def _percent(value: Fraction) -> int:
    """Whole, and never 0 or 100 where it is not exactly that."""
    return 100 if value == 1 else 0 if not value else min(99, max(1, round(100 * value)))
