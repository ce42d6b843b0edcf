"""The messages of a live connection, from the client. docs/protocol.md describes them for people who write clients."""

from __future__ import annotations

from typing import Annotated, Final, Protocol, TypeAlias, TypeVar

import msgspec

from spukhaus.core.errors import ActionRefused, IllegalAction, InvalidAction, MatchFileBroken, OutOfTurn, SpukhausError
from spukhaus.core.plain_json import JSON
from spukhaus.match.commands import TableRefused
from spukhaus.match.messages import Refusal

PROTOCOL: Final = 1
LARGEST_MESSAGE: Final = 16 * 1024
LINE: Final = "spukhaus.line"
"""Where a connection's scope has its `Line`, if its server has one."""


class Line(Protocol):
    """A shorter way out than ASGI's, on which a message passes six layers, each of which looks at it."""

    def ready(self) -> bool:
        """Whether it is open, and the other end has taken what was written before."""

    def write_text(self, text: bytes) -> None: ...


class _Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class _Request(_Message, frozen=True, kw_only=True):
    """`id` is the client's own and comes back with the answer."""

    id: int = 0


class Hello(_Message, frozen=True, kw_only=True):
    """The first message: who this is, and the last number that it has seen."""

    protocol: int
    keys: list[str] = []
    since: int = 0


class Act(_Request, frozen=True, kw_only=True, tag="act"):
    seat: int
    number: int
    action: str


class Undo(_Request, frozen=True, kw_only=True):
    seat: int


class Answer(_Request, frozen=True, kw_only=True):
    seat: int
    agrees: bool


class Pause(_Request, frozen=True, kw_only=True):
    """Asks for a pause, or for its end."""

    seat: int


class Say(_Request, frozen=True, kw_only=True):
    """Sent again with the same `once`, it is said once."""

    seat: int
    text: str
    once: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Nudge(_Request, frozen=True, kw_only=True):
    seat: int
    whom: int


class Substitute(_Request, frozen=True, kw_only=True):
    """Asks that a bot plays for somebody who was nudged and did not stir."""

    seat: int
    whom: int


class Return(_Request, frozen=True, kw_only=True):
    """Takes the seat back from the bot."""

    seat: int


class Leave(_Request, frozen=True, kw_only=True):
    seat: int


class Consent(_Request, frozen=True, kw_only=True):
    """Lets spectators look over the shoulder, or no longer."""

    seat: int
    agrees: bool


class Advise(_Request, frozen=True, kw_only=True):
    """A question to the table that anybody could answer who knows what this seat knows; answered with `advice`."""

    seat: int
    question: str


class Hint(_Request, frozen=True, kw_only=True):
    """Asks what the judge would do with what this seat knows, and why; answered with `hint`, to the asker alone."""

    seat: int


class Ping(_Request, frozen=True, kw_only=True):
    pass


AroundTheTable: TypeAlias = Undo | Answer | Pause | Say | Nudge | Substitute | Return | Leave | Consent
"""What people do at a table besides playing; it is answered with `done`, like an action."""
Request: TypeAlias = Act | AroundTheTable | Advise | Hint | Ping

MessageT = TypeVar("MessageT")
_hello = msgspec.json.Decoder(Hello)
_request: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()

STORE_AWAY: Final = ("store-unavailable", "store-broken", "store-newer")
"""What a store refuses with. Its address is for those who run the server, not for those who play."""

_CLASSES: Final = (
    (IllegalAction, "illegal"),
    (OutOfTurn, "out-of-turn"),
    (InvalidAction, "invalid"),
    (ActionRefused, "refused"),
    (TableRefused, "table"),
)


def read_hello(frame: str | bytes) -> Hello:
    return _read(_hello, frame)


def read_request(frame: str | bytes) -> Request:
    return _read(_request, frame)


def _read(decoder: msgspec.json.Decoder[MessageT], frame: str | bytes) -> MessageT:
    try:
        return decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TableRefused("message-form", reason=str(error)[:200]) from None


def done(request: Act | AroundTheTable, number: int) -> bytes:
    return _encoder.encode({"type": "done", "id": request.id, "number": number})


def advice(request: Advise, answer: JSON) -> bytes:
    return _encoder.encode({"type": "advice", "id": request.id, "answer": answer})


def hint(request: Hint, answer: JSON) -> bytes:
    return _encoder.encode({"type": "hint", "id": request.id, "answer": answer})


def waiting(request: Hint, ahead: int) -> bytes:
    """It is no answer yet, so it has no id: `for` is that of the request."""
    return _encoder.encode({"type": "waiting", "for": request.id, "ahead": ahead})


def pong(request: Ping) -> bytes:
    return _encoder.encode({"type": "pong", "id": request.id})


def refused(identity: int, error: SpukhausError) -> bytes:
    return _encoder.encode({"type": "refused", "id": identity, "error": error_of(error)})


def error_of(error: SpukhausError) -> Refusal:
    """An error for a client: its class, its code with parameters, and the rule's number where a rule forbids it.

    What is wrong in a line of a file has a cause, which is another error.
    """
    if error.code in STORE_AWAY:
        error = SpukhausError("store-away")
    kind = next((name for cls, name in _CLASSES if isinstance(error, cls)), "error")
    told: Refusal = {"class": kind, "code": error.code, "rule": getattr(error, "rule", None), "params": error.params}
    cause = error.__cause__ if isinstance(error, MatchFileBroken) else None
    return {**told, "cause": error_of(cause)} if isinstance(cause, SpukhausError) else told
