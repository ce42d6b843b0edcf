"""A storey that beats a certain Hero: `sensible`, who decides the same whenever he sees the same.

He weighs what the face-down tiles can be, reveals where an active monster is likeliest, goes where it is least likely,
and attacks where the risk is a quarter or more. So a storey can be tried by letting him walk through it.
"""

from __future__ import annotations

import random
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, NamedTuple

from spukhaus.core.game import Choices, Logged
from spukhaus.core.puzzle import Proof, PuzzleKind, Refutation
from spukhaus.games.shy_monsters.bots.sensible import SensibleBot
from spukhaus.games.shy_monsters.rules.actions import Action
from spukhaus.games.shy_monsters.rules.game import GAME
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, Ending, Phase, State
from spukhaus.games.shy_monsters.rules.view import View, determinize

STOREYS: Final = 16
"""So many are tried by chance. They cannot all be tried: there are more than half a million."""
RARE: Final = 4
"""At most one in so many may be deadly."""
LONGEST_WALK: Final = 100
THE_HERO: Final = SensibleBot(GAME)


class Walked(NamedTuple):
    """What becomes of the Hero on a storey."""

    state: State
    """Before it is laid."""
    log: tuple[Logged[Action], ...]
    died: bool


class DeadlyStorey(PuzzleKind):
    """Which storey does this Hero not get out of?"""

    name = "deadly-storey"
    sought = True
    part = 0.4
    repeats = False

    def prove(self, view: View, choices: Choices[Action]) -> Proof | None:
        if view.seat != DUNGEON_MASTER or view.phase is not Phase.LAY or view.to_act != (DUNGEON_MASTER,):
            return None
        rng = random.Random(self._motif(view))
        tried = dict.fromkeys(choices.sample(rng) for _ in range(STOREYS))
        return Proof(tuple((storey, Fraction(walked(view, storey).died)) for storey in tried), 1)

    def worth(self, view: View, action: Action, proof: Proof) -> Fraction:
        """Of any storey, also of those that the proof has not tried."""
        return Fraction(walked(view, action).died)

    def reply(self, view: View, choices: Choices[Action]) -> Action | None:
        return _step(view, choices) if view.seat == HERO else None

    def is_puzzling(self, view: View, proof: Proof) -> bool:
        return proof.best == 1 and RARE * len(proof.answers) <= len(proof.values)

    def settles(self, before: View, action: Action, after: View) -> bool:
        return True

    def motif(self, view: View, proof: Proof) -> str:
        return self._motif(view)

    def _motif(self, view: View) -> str:
        """All that the Hero's way depends on, beside the storey: the monsters there, and those that he has seen."""
        return f"{self.name} {view.number} {'+'.join(view.hand or ())} after {'+'.join(sorted(view.seen))}"

    def theme(self, view: View) -> str:
        return "laying"

    def clue(self, view: View, proof: Proof) -> str:
        """What he does first there: he looks, or he has nothing to look with."""
        log = walked(view, proof.answers[0]).log
        after = GAME.apply(determinize(view, random.Random(0)), DUNGEON_MASTER, log[0].action).state
        return "looks" if after.phase is Phase.REVEAL else "walks"

    def refute(self, view: View, action: Action, proof: Proof) -> Refutation:
        state, log, _ = walked(view, action)
        return Refutation(state, log, "out")


@lru_cache(maxsize=256)
def walked(view: View, storey: Action) -> Walked:
    first = determinize(view, random.Random(0))
    log: list[Logged[Action]] = [Logged(DUNGEON_MASTER, storey)]
    state = GAME.apply(first, DUNGEON_MASTER, storey).state
    while state.storey is not None and state.ending is None and len(log) < LONGEST_WALK:
        action = _step(GAME.view(state, HERO), GAME.legal_actions(state, HERO))
        log.append(Logged(HERO, action))
        state = GAME.apply(state, HERO, action).state
    return Walked(first, tuple(log), state.ending is not None and state.ending is not Ending.ESCAPED)


def _step(view: View, choices: Choices[Action]) -> Any:
    return THE_HERO.choose(view, choices, random.Random(0))
