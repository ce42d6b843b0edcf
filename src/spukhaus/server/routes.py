"""A route and its description, declared once, beside the method that answers it.

    @route("POST", "/api/tables/{table}/redeem", "Use such a link", made(Sitting), body=Redeem)
    async def redeem(self, request: Request, body: Body[Redeem]) -> Sitting:

The server serves what is declared so, and the OpenAPI document (`server.openapi`) describes it. The type checker sees
to it that a method reads and answers what its route says.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Any, Final, Generic, TypeAlias, TypeVar, overload

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from spukhaus.core.edition import LANGUAGES
from spukhaus.server.answers import LARGEST_BODY, body_of, json_response, text_response

RoomT = TypeVar("RoomT")
BodyT = TypeVar("BodyT")
AnswerT = TypeVar("AnswerT")

Schema: TypeAlias = Mapping[str, Any]
Body: TypeAlias = Callable[[], Awaitable[BodyT]]
"""Reads what was sent. A method calls it when it has made sure that the sender may ask at all."""

_NAME: Final[Schema] = {"type": "string", "maxLength": 64}
PARAMETERS: Final[Mapping[str, Schema]] = MappingProxyType(
    {
        "at": {"type": "integer", "minimum": 0},
        "day": {"type": "string", "maxLength": 10},
        "edition": _NAME,
        "game": _NAME,
        "language": {"type": "string", "enum": list(LANGUAGES), "default": "en"},
        "name": _NAME,
        "number": {"type": "integer", "minimum": 1},
        "player": {"type": "integer", "minimum": 0, "maximum": 9999},
        "rule": {"type": "string", "maxLength": 20},
        "scene": _NAME,
        "seat": {"type": "integer", "minimum": 0, "maximum": 63},
        "since": {"type": "integer", "minimum": 0},
        "table": _NAME,
        "cup": _NAME,
    }
)
"""Everything that may stand in an address, and what it looks like."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[AnswerT]):
    """What a route answers if all is well. `kind` is a message of ours; None where it depends on the game."""

    kind: type[AnswerT] | None = None
    status: int = 200
    media: str = "application/json"


ANY_JSON: Final[Answer[object]] = Answer()
PLAIN_TEXT: Final[Answer[str]] = Answer(media="text/plain")


def made(kind: type[AnswerT]) -> Answer[AnswerT]:
    """Something was made that was not there before."""
    return Answer(kind, 201)


@dataclass(frozen=True, slots=True)
class Route:
    """What can be asked of the house over HTTP, and who answers it."""

    method: str
    path: str
    summary: str
    answer: Answer[Any]
    handler: Callable[..., Awaitable[object]]
    body: type[Any] | None = None
    largest: int = LARGEST_BODY
    """How many bytes the body may have."""
    key: bool = False
    """Whether a key or a secret may be sent along."""
    query: tuple[str, ...] = ()
    also: Mapping[int, str] = field(default_factory=dict)
    """Other statuses with an answer of the same kind, and what they mean."""
    links: Mapping[str, str] = field(default_factory=dict)
    """What can be done next with the table in the answer: a name, and the method and path of another route."""

    def __post_init__(self) -> None:
        unknown = {*self.path_parameters, *self.query} - set(PARAMETERS)
        if unknown:
            raise ValueError(f"{self.method} {self.path}: say in PARAMETERS what {sorted(unknown)} look like")

    @property
    def path_parameters(self) -> tuple[str, ...]:
        return tuple(re.findall(r"{(\w+)}", self.path))

    @property
    def pattern(self) -> str:
        """The path as Starlette matches it, with whole numbers where they belong."""
        return re.sub(r"{(\w+)}", lambda found: f"{{{found[1]}{_convertor(found[1])}}}", self.path)

    async def respond(self, room: object, request: Request) -> Response:
        read = () if self.body is None else (partial(body_of, request, self.body, self.largest),)
        found = await self.handler(room, request, *read)
        if isinstance(found, Response):
            return found
        if self.answer.media == PLAIN_TEXT.media:
            return text_response(str(found), self.answer.status)
        return json_response(found, self.answer.status)


class _Number(IntegerConvertor):
    """No number here needs more than nine digits, and Python does not read more than 4,300."""

    regex = "[0-9]{1,9}"


register_url_convertor("number", _Number())


def _convertor(parameter: str) -> str:
    return ":number" if PARAMETERS[parameter]["type"] == "integer" else ""


@overload
def route(
    method: str,
    path: str,
    summary: str,
    answer: Answer[AnswerT],
    *,
    key: bool = ...,
    query: tuple[str, ...] = ...,
    also: Mapping[int, str] = ...,
) -> Callable[[Callable[[RoomT, Request], Awaitable[AnswerT | Response]]], Route]: ...


@overload
def route(
    method: str,
    path: str,
    summary: str,
    answer: Answer[AnswerT],
    *,
    body: type[BodyT],
    largest: int = ...,
    key: bool = ...,
    links: Mapping[str, str] = ...,
) -> Callable[[Callable[[RoomT, Request, Body[BodyT]], Awaitable[AnswerT | Response]]], Route]: ...


def route(method: str, path: str, summary: str, answer: Answer[Any], **more: Any) -> Callable[..., Route]:
    """Makes a method of a room a route: it is given the request and, where one is sent, a way to read the body. It
    returns what it has to say; where that takes other headers or another status, a whole response."""
    return lambda handler: Route(method, path, summary, answer, handler, **more)
