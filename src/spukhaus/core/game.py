"""The contract: what a game must answer so that the whole house can play it.

A game is a set of pure functions over frozen dataclasses. It answers the twelve questions of `Game`, and
the tables, bots, match files, replays and research environments are written once, on top of these answers.

    Seat      a player's place, counted from 0. CHANCE is nature, PUBLIC is a spectator.
    State     the whole truth. Immutable, hashable; never leaves the program.
    Action    what a seat, or chance, chose: a frozen dataclass with a one-line text form.
    Event     what happened, told seat by seat. Nothing is public unless it was put there.
    View      all that one seat may know, built up from nothing, never the state with parts removed.
    Choices   what a seat may do now: can be counted, sampled, tested and walked through lazily.
    Outcome   the scores at the end, and how it ended.

Three promises hold the secrets; `core.contract` searches for counter-examples to each of them:
1. a seat that was told the same events has the same view and the same choices;
2. `determinize(view)` is a state with that same view;
3. a refusal depends on nothing that its reader may not know.
"""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, TypeAlias, TypedDict, TypeVar

from spukhaus.core.advice import Advice, Question
from spukhaus.core.edition import Edition, EditionFile
from spukhaus.core.errors import ConfigRefused, InvalidAction, OutOfTurn, Value
from spukhaus.core.plain_json import JSON, kind_of, plain

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1
PUBLIC: Final[Seat] = -2

Params: TypeAlias = tuple[tuple[str, Value], ...]

Described: TypeAlias = dict[str, JSON]
"""An action for browsers and network bots: its text, its kind, and its parts, for which there are words."""

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT", bound="AnyView")
ContentT = TypeVar("ContentT")


@dataclass(frozen=True, slots=True)
class Numbered:
    """Values of an option that hold a number: `to-5`, `to-6` and so on up to `to-200`."""

    prefix: str
    least: int
    most: int
    usual: int
    """Where a person begins who wants such a value."""

    @property
    def name(self) -> str:
        """What texts call these values: `option-ending-to`, with the number as a parameter."""
        return self.prefix.removesuffix("-")

    def number(self, value: str) -> int | None:
        """The number in a value, or None if it is none of these."""
        digits = value.removeprefix(self.prefix)
        if not value.startswith(self.prefix) or not re.fullmatch("[1-9][0-9]{0,8}", digits, re.ASCII):
            return None
        return int(digits) if self.least <= int(digits) <= self.most else None


@dataclass(frozen=True, slots=True)
class Option:
    """Something that the people at a table agree on beforehand: a way to end the game, a variant."""

    name: str
    values: tuple[str, ...]
    default: str
    numbered: Numbered | None = None

    def offers(self, value: str) -> bool:
        return value in self.values or (self.numbered is not None and self.numbered.number(value) is not None)

    @property
    def known(self) -> tuple[str, ...]:
        """What can be chosen, for people: `rounds`, `to-5 … to-200`."""
        many = self.numbered
        return self.values if many is None else (*self.values, f"{many.prefix}{many.least} … {many.prefix}{many.most}")


@dataclass(frozen=True, slots=True)
class Config(Generic[ContentT]):
    """How a match is set up: with the seats and the actions, it is all that a replay needs."""

    seats: int
    edition: Edition[ContentT]
    options: tuple[tuple[str, str], ...] = ()
    rules: int = 1
    """The version of the rules that the match is played by: old matches go on by the rules they began with."""

    def option(self, name: str) -> str:
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class Logged(Generic[ActionT]):
    """One line of a match: who did what."""

    seat: Seat
    action: ActionT


@dataclass(frozen=True, slots=True)
class Told:
    """One event as one seat hears it."""

    kind: str
    params: Params


@dataclass(frozen=True, slots=True)
class Event:
    """What happened. `public` is told to everyone; `private` adds what only some seats learn.

    With `public` None the event is told to the seats named in `private` alone, and nobody else hears that
    anything happened. Parameters are names and values, never sentences.
    """

    kind: str
    public: Params | None = ()
    private: tuple[tuple[Seat, Params], ...] = ()
    news: bool = True
    """False if it teaches nobody anything about what is hidden: it only says what somebody did, or what everybody
    could work out. As long as no news was told, an action can be taken back. The contract suite tests the claim."""

    def told(self, seat: Seat) -> Told | None:
        for addressee, params in self.private:
            if addressee == seat:
                # A public parameter that is None, or less precise, gives way to what this seat is told.
                return Told(self.kind, tuple({**dict(self.public or ()), **dict(params)}.items()))
        return None if self.public is None else Told(self.kind, self.public)


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT]):
    """The answer to an action: the state it leads to, and what happened on the way."""

    state: StateT
    events: tuple[Event, ...]

    def told(self, seat: Seat) -> tuple[Told, ...]:
        heard = (event.told(seat) for event in self.events)
        return tuple(told for told in heard if told is not None)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match. Higher scores are better; `reason` is one of the game's endings."""

    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    def share(self, seat: Seat) -> float:
        """The seat's part of the win: those who win together share it."""
        return (seat in self.winners) / len(self.winners)

    def place(self, seat: Seat) -> int:
        """1 for the best; those with the same score share a place."""
        return 1 + sum(score > self.scores[seat] for score in self.scores)


class AnyView(Protocol):
    """The fields of a view that are read by those who do not know the game; all others are its own."""

    @property
    def edition(self) -> Edition[Any]:
        """The box in play."""

    @property
    def seat(self) -> Seat:
        """Who looks, or PUBLIC."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who is asked now."""

    @property
    def rule(self) -> str:
        """The number of the rule that matters now: where the rules are opened."""

    @property
    def ending(self) -> str | None:
        """How it ended, or None while it goes on."""


class Choices(ABC, Generic[ActionT]):
    """The legal actions of one seat, without the need to write them all down.

    A Dungeon Master has 638,400 ways to lay a storey. Nobody lists them: a person composes one from
    `plain()`, which describes what may be composed, and the program tests it with `in`; a bot takes
    `sample()`s; a solver walks through them, which makes one after the other. For the usual handful
    of actions there is `Listed`. Choices that offer the same are equal.
    """

    __slots__ = ()

    @abstractmethod
    def __len__(self) -> int:
        """How many there are, exactly, and without making them."""

    @abstractmethod
    def __iter__(self) -> Iterator[ActionT]:
        """Each legal action once, in a fixed order, made as it is asked for."""

    @abstractmethod
    def __contains__(self, action: object) -> bool:
        """Whether `apply` would accept this action from this seat."""

    @abstractmethod
    def sample(self, rng: random.Random) -> ActionT:
        """One of them, each as likely as any other."""

    @abstractmethod
    def plain(self, write: Callable[[ActionT], str]) -> Mapping[str, object]:
        """A compact description for browsers and network bots; its `form` says how to read it."""


def described(action: ActionT, write: Callable[[ActionT], str]) -> Described:
    fields = plain(action)
    assert isinstance(fields, dict)  # actions are dataclasses
    return {"text": write(action), "kind": kind_of(action), **fields}


_described = lru_cache(maxsize=1 << 14)(described)
"""The same few actions are offered again and again, and each offer is written down for somebody."""


class ListOffer(TypedDict):
    form: Literal["list"]
    actions: list[Described]


class Listed(Choices[ActionT]):
    """Few enough choices to write down."""

    __slots__ = ("actions",)

    def __init__(self, actions: tuple[ActionT, ...]) -> None:
        self.actions = actions

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[ActionT]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def sample(self, rng: random.Random) -> ActionT:
        return rng.choice(self.actions)

    def plain(self, write: Callable[[ActionT], str]) -> ListOffer:
        return {"form": "list", "actions": [_described(action, write).copy() for action in self.actions]}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and self.actions == other.actions

    def __hash__(self) -> int:
        return hash(self.actions)

    def __repr__(self) -> str:
        return f"Listed({self.actions!r})"


class Game(ABC, Generic[StateT, ActionT, ViewT, ContentT]):
    """The twelve questions. Every answer depends on the arguments alone: no clock, no globals, no I/O.

    Random numbers come from the `rng` that is passed in and from nowhere else.
    """

    name: ClassVar[str]
    """The folder's name; match files and commands use it."""

    rules_version: ClassVar[int]
    """The newest version of its rules: raised when old matches would go on differently. Versions from 1 on are known
    for ever; `Config.rules` says by which a match is played, and new ones are played by the newest."""

    seat_counts: ClassVar[range]
    """How many can play."""

    roles: ClassVar[tuple[str, ...]] = ()
    """What each seat is called where the seats differ; empty where everybody is just a player."""

    options: ClassVar[tuple[Option, ...]] = ()

    chapters: ClassVar[tuple[str, ...]] = ()
    """The kinds of events that begin a part of a match which people look for later; the larger parts first."""

    counts_points: ClassVar[bool] = False
    """Whether scores are points that people want to see; otherwise they only say who has won."""

    growing: ClassVar[tuple[str, ...]] = ()
    """Tuples of a view that only ever grow: they are sent once, and then only what is new in them."""

    words: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Parameters that have words of their own: with `seen: face`, seen="bat" is put as the text of `face-bat`,
    and with `winners: seat`, winners=(0, 2) is put as the names of those who sit there. With `scores: by-seat`,
    scores=(5, 0) is put as a figure beside each name."""

    advice: ClassVar[tuple[Advice, ...]] = ()
    """What a player may ask the table for (`advise`)."""

    events: ClassVar[type[StrEnum]]
    refusals: ClassVar[type[StrEnum]]
    endings: ClassVar[type[StrEnum]]
    actions: ClassVar[tuple[type[Any], ...]]
    """All that can be told, refused and done: each must have a text in every language."""

    # The box

    @abstractmethod
    def read_edition(self, file: EditionFile) -> ContentT:
        """1. The content of a box from its data file, or `EditionBroken`."""

    @abstractmethod
    def new(self, config: Config[ContentT]) -> StateT:
        """2. The first state. Shuffles and deals are chance's actions, so nothing is random here."""

    # Whose turn, and what may be done

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """3. Who is asked now: one seat, `(CHANCE,)`, several seats at once, or nobody at the end.

        Several means a simultaneous decision: they act in any order, each in secret, and the game itself
        keeps what was chosen until the last has acted. Who was asked and is done is public.
        """

    @abstractmethod
    def legal_actions(self, state: StateT, seat: Seat) -> Choices[ActionT]:
        """4. What this seat may do now (nothing, if it is not asked). Never asked about CHANCE."""

    @abstractmethod
    def chance(self, state: StateT, rng: random.Random) -> ActionT:
        """5. Chance's action, drawn. It is logged like any other, so a replay needs no random numbers."""

    @abstractmethod
    def chance_odds(self, state: StateT) -> Iterable[tuple[ActionT, Fraction]]:
        """6. Every action that chance can take, lazily, with its exact probability."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, action: ActionT) -> Step[StateT]:
        """7. Do it. Raises `OutOfTurn`, `IllegalAction` or `InvalidAction`, and then nothing has changed."""

    # Who knows what

    @abstractmethod
    def view(self, state: StateT, seat: Seat) -> ViewT:
        """8. All that the seat (or PUBLIC) may know, built up from nothing. Nothing is forgotten in it."""

    @abstractmethod
    def determinize(self, view: ViewT, rng: random.Random) -> StateT:
        """9. A full state that fits the view, drawn as chance would have dealt it, and evenly where seats chose."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """10. How it ended, or None while it goes on."""

    # Words

    @abstractmethod
    def write(self, action: ActionT) -> str:
        """11. The one canonical text of an action: one line of printable ASCII."""

    @abstractmethod
    def read(self, text: str) -> ActionT:
        """12. The action of a text, in canonical form or not, or `InvalidAction`."""

    # Given, not asked: no game need write these

    def question(self, text: str) -> Question:
        """What a player asks, as this game understands it."""
        return Question.read(text, self.advice)

    def chance_key(self, state: StateT) -> str | None:
        """What chance is asked for, in words that no other draw of the match has: 'deal 3', 'uncover water 2'.

        The seed and these words give the stream that `chance` draws from. So the same deal stays the same deal
        whatever else happened before it. With None the draws are counted, and the n-th has the n-th stream.
        """
        return None

    def advise(self, view: ViewT, question: Question) -> JSON:
        """Help for a player who asks, from the view alone. A game that gives some declares the kinds in `advice`."""
        raise InvalidAction("no-advice", text=question.text[:80])

    def check_turn(self, state: StateT, seat: Seat) -> None:
        """Refuse a seat that is not asked now."""
        asked = self.to_act(state)
        if not asked:
            raise OutOfTurn("match-over")
        if seat not in asked:
            raise OutOfTurn("not-asked", seat=seat, asked=asked)

    def check_config(self, config: Config[ContentT]) -> None:
        """Refuse a set-up that no game of this kind can have."""
        if not 1 <= config.rules <= self.rules_version:
            raise ConfigRefused("unknown-rules", found=config.rules, known=self.rules_version)
        if config.seats not in self.seat_counts:
            least, *_, most = (*self.seat_counts, self.seat_counts[-1])
            if least == most:
                raise ConfigRefused("seat-count-only", seats=config.seats, least=least)
            raise ConfigRefused("seat-count", seats=config.seats, least=least, most=most)
        offered = {option.name: option for option in self.options}
        for name, value in config.options:
            if name not in offered:
                raise ConfigRefused("unknown-option", option=name, known=tuple(sorted(offered)))
            if not offered[name].offers(value):
                raise ConfigRefused("unknown-option-value", option=name, value=value, known=offered[name].known)


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyConfig: TypeAlias = Config[Any]
