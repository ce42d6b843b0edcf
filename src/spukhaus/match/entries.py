"""The entries of a table: all that ever happened at it, in order. A table is nothing but its entries.

They hold every secret (actions, the seed, hashes of keys), so they never leave the server; what people get is made by
`match.updates`. Times are seconds since 1970, given by whoever appends.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from spukhaus.core.redeal import Redeal


class Clock(msgspec.Struct, frozen=True):
    """How long people may think. `move` alone: that long for every decision; `match`: that long in all, plus
    `increment` after each decision; neither: for ever. Correspondence is a `move` of days."""

    move: float | None = None
    match: float | None = None
    increment: float = 0.0


class Settings(msgspec.Struct, frozen=True):
    """What the host chose for the table."""

    clock: Clock = Clock()
    spectators: str = "public"
    """'none', 'public' (what everybody may know), 'seat' (one seat, with its owner's consent), or 'open' (what is
    public, and everything once the match is over)."""
    chat: bool = True
    aids: bool = True
    """Whether players may ask the table what follows from what they know."""
    listed: bool = False


class Imported(msgspec.Struct, frozen=True):
    """The table is a match file that somebody brought, as far as it goes: nobody sits here, and nobody can act."""

    date: str | None = None
    commitment: str | None = None
    """As the file has it; its seed may be told or not."""


class _Entry(msgspec.Struct, frozen=True, tag=str.lower):
    at: float


class Opening(msgspec.Struct, frozen=True):
    """Where a match begins that is played on from a moment of another one."""

    table: str | None
    """The other one, and after how many of its actions; None where only a file tells of it."""
    at: int
    log: tuple[tuple[int, str], ...]
    """What was played until then: who did what."""
    redeals: tuple[Redeal, ...]
    """Where hidden things were dealt anew: at the end of the log, and before if that table began so itself."""


class Shared(msgspec.Struct, frozen=True):
    """The same deal lies on other tables too. Until it is disclosed, the table answers nobody who does not sit here,
    and tells nobody the seed, however the match went."""

    kind: Literal["cup", "deal"]
    by: str
    """What has brought these tables together: the id of the cup, or the day of the deal (`2026-11-16`)."""
    until: float | None = None
    """Then it is disclosed, by whoever asks for it next. None: by what has brought the tables together."""
    solo: bool = False
    """One person plays here against bots, once: nothing is taken back, and who plays may look back at the match before
    others may."""
    bots_from: float | None = None
    """From then on bots play for everybody who is not done, and nobody takes a seat back: others wait for the end."""


class Created(_Entry, frozen=True, kw_only=True):
    game: str
    rules: int
    seats: int
    edition: str
    options: dict[str, str]
    settings: Settings
    seed: str
    """Empty where an imported match does not tell it."""
    host: str
    """The hash of the host's key."""
    title: str = ""
    shared: Shared | None = None
    previous: str | None = None
    rematches: int = 0
    """How many matches the same people have played before this one; until 0.6 nobody counted."""
    opening: Opening | None = None
    imported: Imported | None = None


class Seated(_Entry, frozen=True, kw_only=True):
    """A person takes a seat, with the hashes of the keys that open it; or a bot."""

    seat: int
    name: str
    keys: tuple[str, ...] = ()
    bot: str | None = None


class Left(_Entry, frozen=True):
    """A person gives the seat up for good."""

    seat: int


class Started(_Entry, frozen=True):
    pass


class Acted(_Entry, frozen=True, omit_defaults=True):
    seat: int
    action: str
    hints: int = 0
    """How often a person has asked for a hint before deciding, where no `Hinted` says so: in files, and until 0.6."""
    thought: msgspec.Raw = msgspec.Raw()
    """Why a bot did it (`thinking.thought`), as JSON; empty for people and for what needed no thought. A table forgets
    it at once; `match.thoughts` reads it from the store when the match is over."""


class TookBack(_Entry, frozen=True):
    """Action `index` is gone; with `all_after`, everything after it too."""

    seat: int
    index: int
    all_after: bool


class Offered(_Entry, frozen=True):
    """Somebody asks the others for something: 'undo', 'pause' or 'resume'."""

    seat: int
    what: str


class Answered(_Entry, frozen=True):
    seat: int
    agrees: bool


class Paused(_Entry, frozen=True):
    pass


class Resumed(_Entry, frozen=True):
    pass


class Said(_Entry, frozen=True, omit_defaults=True):
    seat: int
    text: str
    once: str = ""
    """Whatever the client calls this message, so that it is said once however often it is sent."""


class Reacted(_Entry, frozen=True):
    """Somebody shows a face instead of typing (`messages.Reaction`)."""

    seat: int
    reaction: str


class Nudged(_Entry, frozen=True):
    by: int
    seat: int


class Substituted(_Entry, frozen=True):
    """A bot plays for a person: 'time' is up, or the person is 'absent'."""

    seat: int
    bot: str
    reason: str


class Returned(_Entry, frozen=True):
    seat: int


class Consented(_Entry, frozen=True):
    """The owner of a seat lets spectators look over the shoulder, or no longer."""

    seat: int
    agrees: bool


class Linked(_Entry, frozen=True):
    """A link that moves a seat to another device was made: the hash of its code, and until when it works."""

    seat: int
    code: str
    until: float
    quiet: bool = False


class Moved(_Entry, frozen=True):
    """The link was used; the other device has a key of its own."""

    seat: int
    code: str
    key: str
    quiet: bool = False


class Secured(_Entry, frozen=True):
    """From now on this key alone opens the seat: all other devices and links are out."""

    seat: int
    key: str


class Hinted(_Entry, frozen=True):
    """A person was given a hint. Told when the match is over."""

    seat: int


class Followed(_Entry, frozen=True):
    """A rematch was made of this table."""

    table: str


class Disclosed(_Entry, frozen=True):
    """Nobody has the same deal before them any more: this match may be told."""


class Reviewed(_Entry, frozen=True):
    """A look back at the finished match (`thinking.review`). A table forgets the review itself at once; it is read
    from the store. The latest one counts."""

    version: int
    review: msgspec.Raw = msgspec.Raw()


class Erased(_Entry, frozen=True):
    """Whoever runs the house has erased a name, or what somebody has said, from the entries of these numbers: a table
    in memory does the same."""

    numbers: tuple[int, ...]


Entry: TypeAlias = (
    Created
    | Seated
    | Left
    | Started
    | Acted
    | TookBack
    | Offered
    | Answered
    | Paused
    | Resumed
    | Said
    | Reacted
    | Nudged
    | Substituted
    | Returned
    | Consented
    | Linked
    | Moved
    | Secured
    | Hinted
    | Followed
    | Disclosed
    | Reviewed
    | Erased
)


def is_quiet(entry: Entry) -> bool:
    """Whether the entry takes none of the numbers that people see, for a gap would betray it. Links that were made
    until 0.6 have taken one, and keep it."""
    match entry:
        case Secured() | Hinted() | Erased():
            return True
        case Linked(quiet=quiet) | Moved(quiet=quiet):
            return quiet
        case _:
            return False


def leads_to_the_end(entry: Entry) -> bool:
    """Whether it brings a match nearer to its end, or comes after that: of these there are only so many in a match."""
    return isinstance(entry, Acted | Nudged | Substituted | Left | Followed | Disclosed | Reviewed)


NO_WORDS: Final = "–"
"""Stands where a name or somebody's words were."""


def without_words(entry: Entry) -> Entry:
    """The entry without what a person has written into it."""
    match entry:
        case Seated(bot=None):
            return msgspec.structs.replace(entry, name=NO_WORDS)
        case Said():
            return msgspec.structs.replace(entry, text=NO_WORDS)
        case _:
            return entry


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> Entry:
    return _decoder.decode(body)
