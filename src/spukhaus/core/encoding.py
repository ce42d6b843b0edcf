"""What learners need of a game beyond its rules: actions as a few numbers, views as arrays.

An action is a sentence and a step is one word of it. A vocabulary has one number for each word; most actions are a
single word ('play 4 4'), and those that have many forms are said word by word ('trade for blue', 'cube green', 'cube
green', 'energy'). At every step only the words are legal with which some legal action goes on, and every legal action
is said in exactly one way: nothing that the rules allow is missing, nothing is counted twice.

Chance speaks the same way, with words of its own and exact odds: a deal is not one of 10^20 outcomes but some dozen
small ones.

Views become arrays with named parts, in two ways that have names and versions (`OBSERVATIONS`). What a version says
never changes its meaning: whoever has trained with it can rely on that.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from spukhaus.core.game import AnyConfig, AnyGame, AnyView, Choices, Outcome, Seat

if TYPE_CHECKING:
    # The arrays come from whoever asks (lab/environments): no game needs NumPy to say what goes where.
    import numpy as np
    from numpy.typing import NDArray

Floats: TypeAlias = "NDArray[np.float32]"
Parts: TypeAlias = "Mapping[str, Floats]"

Begun: TypeAlias = tuple[int, ...]
"""The words of an action that have been said."""
Odds: TypeAlias = tuple[tuple[int, Fraction], ...]

COMPACT: Final = "compact-1"
"""What lies on the table, and what follows from it at once: for small nets."""
RECALL: Final = "recall-1"
"""The information state with perfect recall: all that a view tells. It begins with the compact parts."""
OBSERVATIONS: Final = (COMPACT, RECALL)


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of an observation. Its values are counts or marks from 0 to `most`, never scaled."""

    name: str
    shape: tuple[int, ...]
    about: str
    most: int = 1
    memory: bool = False
    """True if it only recalls what has happened: it is in `RECALL`, and not in `COMPACT`."""

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The parts one after the other."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts = tuple(parts)
        self.offsets: dict[str, int] = {}
        self.size = 0
        for part in self.parts:
            self.offsets[part.name] = self.size
            self.size += part.size

    def named(self, flat: Floats) -> dict[str, Floats]:
        """The parts of an array by name: what is written into them is written into the array."""
        return {
            part.name: flat[self.offsets[part.name] : self.offsets[part.name] + part.size].reshape(part.shape)
            for part in self.parts
        }

    def table(self) -> str:
        """For people: a line for each part."""
        rows = [
            f"| `{part.name}` | {self.offsets[part.name]} | {' x '.join(map(str, part.shape))} | {part.most} "
            f"| {part.about}{' (memory)' * part.memory} |"
            for part in self.parts
        ]
        return "\n".join(("| part | from | shape | most | says |", "|---|---|---|---|---|", *rows))


class Encoding(ABC):
    """How one set-up of a game is put into numbers. The version is raised when a number would mean something else."""

    version: ClassVar[int] = 2

    words: tuple[str, ...]
    """What can be said, by number."""
    chance_words: tuple[str, ...]
    longest: int
    """A bound on the words that all seats say in a match."""
    most_chances: int
    """A bound on the words that chance says in a match."""
    most_points: int
    """A bound on the points of a seat."""

    def __init__(self, game: AnyGame, config: AnyConfig) -> None:
        self.game = game
        self.config = config
        self.seats = config.seats
        self.prepare()
        self.numbers = {word: number for number, word in enumerate(self.words)}
        self.chance_numbers = {word: number for number, word in enumerate(self.chance_words)}
        begun = Part(
            "begun", (len(self.words),), "how often each word was said in the action that is being put together", 30
        )
        parts = [
            Part("seat", (self.seats,), "who looks; below, seats are counted from here to the left"),
            Part("asked", (self.seats,), "who is asked now"),
            *self.parts(),
            *((begun,) if self.counts_begun else ()),
        ]
        now, earlier = (tuple(part for part in parts if part.memory is memory) for memory in (False, True))
        self.layouts = {COMPACT: Layout(now), RECALL: Layout((*now, *earlier))}
        """What observations are made of, by their names."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process sets it up anew."""
        return type(self), (self.game, self.config)

    @property
    def id(self) -> str:
        return f"spukhaus/{self.game.name}-v{self.version}"

    counts_begun: ClassVar[bool] = True
    """Whether observations count the words that were begun: False where every action is one word, and where the
    game's own parts show them."""

    # What each game says for itself

    @staticmethod
    @abstractmethod
    def set_up(view: Any) -> tuple[int, dict[str, str]]:
        """The number of seats and the options of the match that a view is of."""

    @abstractmethod
    def prepare(self) -> None:
        """Set the vocabularies and the bounds."""

    @abstractmethod
    def parts(self) -> Sequence[Part]:
        """What an observation is made of, beside who looks and who is asked."""

    @abstractmethod
    def write(self, view: Any, begun: Begun, parts: Parts) -> None:
        """Fill in the parts that are asked for; they are all zero."""

    def offer(self, state: Any, seat: Seat) -> Any:
        """What the words are about: the seat's choices, and nothing that the seat does not know."""
        return self.game.legal_actions(state, seat)

    def offered(self, view: Any, choices: Choices[Any]) -> Any:
        """The same, for whoever has nothing but a view and the choices."""
        return choices

    @abstractmethod
    def next_words(self, offer: Any, begun: Begun) -> tuple[int, ...]:
        """The words that can follow, in ascending order; none if the action is complete."""

    @abstractmethod
    def action(self, offer: Any, begun: Begun) -> Any:
        """The action that was said."""

    @abstractmethod
    def spell(self, offer: Any, action: Any) -> Begun:
        """How an action is said: the words for which `action` gives it back."""

    @abstractmethod
    def next_chances(self, state: Any, begun: Begun) -> Odds:
        """What chance can say next, with the odds, in ascending order; nothing if its action is complete."""

    @abstractmethod
    def chance_action(self, state: Any, begun: Begun) -> Any:
        """The action of chance that was said."""

    def draw(self, state: Any, rng: random.Random) -> Any:
        """What chance does. A game with a vector environment draws here as that one does, number by number, so that
        a seed means the same match in every kind of environment."""
        return self.game.chance(state, rng)

    # Given

    def observe_into(self, parts: Parts, view: AnyView, begun: Begun = ()) -> None:
        if view.seat >= 0:
            parts["seat"][view.seat] = 1
        for seat in view.to_act:
            if seat >= 0:
                parts["asked"][self.beside(view, seat)] = 1
        self.write(view, begun, parts)
        if "begun" in parts:
            for word in begun:
                parts["begun"][word] += 1

    def beside(self, view: AnyView, seat: Seat) -> int:
        """The seat as counted from the one who looks. A spectator counts from seat 0."""
        return (seat - max(0, view.seat)) % self.seats

    def around(self, view: AnyView) -> Iterator[tuple[int, Seat]]:
        """Every seat with its place as counted from the one who looks."""
        return ((self.beside(view, seat), seat) for seat in range(self.seats))

    def rewards(self, outcome: Outcome, kind: str = "win") -> tuple[float, ...]:
        """What the end is worth to each seat; always zero in sum.

        'win': the sole winner gets 1, those who lose to one share a loss of 1, and those who tie share.
        'points': the own points above what everybody has on average.
        """
        scores = outcome.scores
        if kind == "points":
            average = sum(scores) / len(scores)
            return tuple(score - average for score in scores)
        best = outcome.winners
        shares = [len(scores) / len(best) if seat in best else 0.0 for seat in range(len(scores))]
        return tuple((share - 1) / (len(scores) - 1) for share in shares)

    def bounds(self, kind: str = "win") -> tuple[float, float]:
        """The least and the most reward."""
        if kind == "points":
            return -float(self.most_points), float(self.most_points)
        return -1 / (self.seats - 1), 1.0


def below(rng: random.Random, count: int) -> int:
    """A whole number from 0 to count - 1, from 32 random bits, as compiled code draws it (lab/compiling.py)."""
    return rng.getrandbits(32) * count >> 32


def handful(held: Sequence[int], wanted: int, taken: Sequence[int]) -> tuple[int, ...]:
    """The kinds that can be taken next, where things are named kind by kind in ascending order, so that every
    handful is named in one way: enough must be left of this kind and the later ones."""
    if len(taken) == wanted:
        return ()
    counts, last = Counter(taken), max(taken, default=0)
    left = [have - counts[kind] for kind, have in enumerate(held)]
    missing = wanted - len(taken)
    return tuple(kind for kind in range(last, len(held)) if left[kind] > 0 and sum(left[kind:]) >= missing)
