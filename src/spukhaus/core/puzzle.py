"""What a puzzle is: a moment of a real match at which the engine can prove what is best.

A game's folder may hold a package `puzzles` with `KINDS`, the kinds of question that the game can settle; what
`spukhaus puzzles find` has found lies with its data. A kind is given a view and nothing else, so what it
proves is true whatever the seat cannot see; where it has no proof it says so, and there is no puzzle.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, TypeAlias

from spukhaus.core.game import Choices, Logged

Figures: TypeAlias = tuple[tuple[str, int], ...]
"""Numbers by name, for the texts."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The exact worth of every choice. What it counts (worlds survived, points, chances) is the kind's matter."""

    values: tuple[tuple[Any, Fraction], ...]
    worlds: int
    """How many worlds fit what the seat knows; all of them are in the values."""
    figures: Figures = ()

    @property
    def best(self) -> Fraction:
        return max(value for _, value in self.values)

    @property
    def answers(self) -> tuple[Any, ...]:
        best = self.best
        return tuple(action for action, value in self.values if value == best)

    @property
    def tempting(self) -> Fraction:
        """The worth of the best wrong choice."""
        best = self.best
        return max((value for _, value in self.values if value < best), default=best)

    def value(self, action: Any) -> Fraction:
        return next(value for known, value in self.values if known == action)


@dataclass(frozen=True, slots=True)
class Refutation:
    """Why a choice is wrong: a world that fits all that the seat knows, and how it goes wrong there."""

    state: Any
    log: tuple[Logged[Any], ...]
    """From the choice on, as far as it takes to see it."""
    reason: str
    """Its words are those of `puzzle-KIND-wrong-REASON`."""
    figures: Figures = ()


class PuzzleKind(ABC):
    """A question that can be settled. Every answer depends on the arguments alone."""

    name: ClassVar[str]

    told: ClassVar[tuple[str, ...]] = ()
    """The figures of a proof that the question itself may tell."""

    sought: ClassVar[bool] = False
    """Whether players of the game want about what the question asks for: then bots say how hard it is."""

    rare: ClassVar[bool] = False
    """Whether it is about something that seldom happens: whoever has just learned the game may not have met it."""

    part: ClassVar[float] = 1.0
    """How large a part of a game's puzzles may be of this kind at most."""

    repeats: ClassVar[bool] = True
    """Whether puzzles with the same motif can differ: otherwise one of each is enough."""

    @abstractmethod
    def prove(self, view: Any, choices: Choices[Any]) -> Proof | None:
        """What every choice is worth, or None where the question does not arise or is too large to be settled."""

    def worth(self, view: Any, action: Any, proof: Proof) -> Fraction:
        """What a choice is worth; a proof that does not hold all of them is asked about those that are tried."""
        return proof.value(action)

    def reply(self, view: Any, choices: Choices[Any]) -> Any | None:
        """What somebody else does, seen from there, where the question is how to meet just that; or else None."""
        return None

    @abstractmethod
    def refute(self, view: Any, action: Any, proof: Proof) -> Refutation:
        """Why a choice that is worth less than the best is wrong."""

    @abstractmethod
    def is_puzzling(self, view: Any, proof: Proof) -> bool:
        """Whether somebody may want to think about it: not settled at a glance, and clear enough in the end."""

    @abstractmethod
    def settles(self, before: Any, action: Any, after: Any) -> bool:
        """Whether the puzzle is solved with this right choice, which leads from one view to the next."""

    @abstractmethod
    def motif(self, view: Any, proof: Proof) -> str:
        """What it is about: the finder keeps only so many with the same motif. Not told before it is solved."""

    @abstractmethod
    def theme(self, view: Any) -> str:
        """What everybody sees at once, to choose by; its words are those of `puzzle-theme-THEME`."""

    @abstractmethod
    def clue(self, view: Any, proof: Proof) -> str:
        """The last hint before the answer itself; its words are those of `puzzle-clue-CLUE`."""
