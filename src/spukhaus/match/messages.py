"""The form of what the house tells: as types, from which those of the browser are made (tools/typescript.py).

docs/protocol.md describes it for people who write clients.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, Required, TypeAlias, TypedDict

from spukhaus.core.edition import Edition as Box
from spukhaus.core.errors import Value
from spukhaus.core.game import Numbered
from spukhaus.core.plain_json import JSON
from spukhaus.match.entries import Settings

Reaction: TypeAlias = Literal[
    "wave",
    "luck",
    "applause",
    "well-played",
    "thanks",
    "laugh",
    "wow",
    "thinking",
    "fright",
    "tears",
    "grumble",
    "sleepy",
]
"""The faces that people show one another; the pages draw them."""
TakingBack: TypeAlias = Literal["free", "ask", "none"]
"""Whether the last action can be taken back: at once, if the others agree, or not at all."""


class Told(TypedDict):
    """One event as one seat hears it."""

    kind: str
    params: dict[str, Value]


Refusal = TypedDict(
    "Refusal",
    {"class": str, "code": str, "rule": str | None, "params": "Mapping[str, Value]", "cause": NotRequired["Refusal"]},
)
"""Why something was refused; what is wrong in a line of a file has a cause."""


class SeatInfo(TypedDict):
    name: str
    kind: Literal["person", "bot", "free"]
    substitute: bool
    asked: bool
    here: bool
    watched: bool
    nudged: bool
    bank: float | None
    deadline: float | None
    hints: int | None
    """How many hints the seat has asked for; null until the match is over."""


class Proposal(TypedDict):
    seat: int
    what: str
    agreed: list[int]


class Result(TypedDict):
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Origin(TypedDict):
    """Which moment of which match this one was played on from, and the seat that was taken over."""

    table: str | None
    at: int
    seat: int


class SharedDeal(TypedDict):
    """The same deal lies on other tables too, and while it is closed nobody else is told of the match. `by` is the id
    of the cup, or the day whose deal it is."""

    kind: Literal["cup", "deal"]
    by: str
    closed: bool


class TableInfo(TypedDict):
    """What everybody may know of the table itself."""

    id: str
    game: str
    rules: int
    title: str
    edition: Box[object]
    options: Mapping[str, str]
    settings: Settings
    started: bool
    paused: bool
    seats: list[SeatInfo]
    proposal: Proposal | None
    outcome: Result | None
    commitment: str | None
    """Null for an imported match whose file does not tell it."""
    seed: str | None
    next: str | None
    branch: Origin | None
    imported: bool
    """Brought as a file: nobody sits here."""
    shared: NotRequired[SharedDeal]
    """Left out where the deal is this table's own."""
    moved: NotRequired[int]
    """By how many seats everybody has moved since the first match of these people: whoever has no name of their own,
    as a bot, keeps the one of the first seat. Left out where nobody has."""


class Around(TypedDict, total=False):
    """What happened around the table, by its kind."""

    kind: str
    game: str
    seat: int
    name: str
    bot: bool | str
    """Whether it is a bot that sits down, or which one plays for somebody."""
    what: str
    agrees: bool
    text: str
    reaction: str
    by: int
    reason: str
    table: str
    gone: tuple[int, ...]
    """The numbers of what was taken back."""


class Note(Around, total=False):
    """One entry as a viewer hears it: what a move told to each of their eyes, or what happened around the table."""

    number: Required[int]
    at: Required[float]
    told: dict[str, list[Told]]


class Update(TypedDict):
    """Everything that is new to a viewer since a number, and how things stand now."""

    type: Literal["update"]
    number: int
    since: int
    table: TableInfo
    notes: list[Note]
    views: dict[str, object]
    kept: NotRequired[dict[str, dict[str, int]]]
    """By seat and field: how many entries of what the last update had come before those in `views`."""
    choices: dict[str, object]
    undo: dict[str, TakingBack]


class Option(TypedDict):
    name: str
    values: tuple[str, ...]
    default: str
    numbered: Numbered | None


class EditionInfo(TypedDict):
    name: str
    title: dict[str, str]
    about: dict[str, str] | None


class GameInfo(TypedDict):
    game: str
    rules: int
    seats: list[int]
    """How many can play."""
    roles: tuple[str, ...]
    counts_points: bool
    """Whether scores are points that people want to see; otherwise they only say who has won."""
    words: dict[str, str]
    options: list[Option]
    editions: list[EditionInfo]
    bots: list[str]
    """From the weakest to the strongest."""
    lessons: int
    """How many scenes teach it."""
    puzzles: int


class Edition(TypedDict):
    """A box: its figures, where each comes from, and its words in all languages."""

    name: str
    digest: str
    terms: dict[str, dict[str, str]]
    content: JSON
    sources: dict[str, str]
    """Whether an entry of its file is `attested`, stated in `public` or `reconstructed`."""
