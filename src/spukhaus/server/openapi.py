"""The OpenAPI description, made from the same types that read and write the messages."""

from __future__ import annotations

from typing import Any, Final

import msgspec

import spukhaus
from spukhaus.server import answers, http, lessons, looking_back, protocol, puzzles, replays, you

_SCHEMAS: Final = (
    http.NewTable,
    http.MadeTable,
    http.Sit,
    http.Sitting,
    http.Link,
    http.Redeem,
    http.Rematch,
    looking_back.Branch,
    looking_back.Branched,
    lessons.Answers,
    lessons.Question,
    replays.MatchText,
    replays.Replayed,
    puzzles.PuzzleTry,
    answers.Failure,
    you.Played,
    you.Remembered,
    you.Forgotten,
    you.Results,
    you.Rated,
    protocol.Hello,
    protocol.Request,
)

_TABLE: Final = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
_GAME: Final = {"name": "game", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
_PUZZLE: Final = {"name": "name", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
_EDITION: Final = {"name": "edition", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
_RULE: Final = {"name": "rule", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 20}}
_SEAT: Final = {
    "name": "seat",
    "in": "path",
    "required": True,
    "schema": {"type": "integer", "minimum": 0, "maximum": 63},
}
_NUMBER: Final = {"name": "number", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}}
_SCENE: Final = {"name": "scene", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
_AT: Final = {"name": "at", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}}
_LANGUAGE: Final = {
    "name": "language",
    "in": "query",
    "schema": {"type": "string", "enum": ["de", "en", "fr", "pl"], "default": "en"},
}

_MADE_TABLE: Final = "$response.body#/table"


def description() -> dict[str, Any]:
    (_, components) = msgspec.json.schema_components(_SCHEMAS, ref_template="#/components/schemas/{name}")
    json_text = _answer("application/json", {})
    plain_text = _answer("text/plain", {"type": "string"})
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Spukhaus",
            "version": spukhaus.__version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": {
            "/api/games": {"get": _operation("List the games, with seats, options, editions and bots", json_text)},
            "/api/games/{game}/editions/{edition}": {
                "get": _operation("A built-in edition, and its words", json_text, [_GAME, _EDITION]),
            },
            "/api/rules/{game}": {
                "get": _operation("Where the rules come from, and which events come from them", json_text, [_GAME]),
            },
            "/api/rules/{game}/examples/{rule}": {
                "get": _operation("A rule at work, moment by moment", json_text, [_GAME, _RULE]),
            },
            "/api/tables": {
                "get": _operation("List the open tables that anybody may join", json_text),
                "post": _operation("Make a table", _linked(_made("MadeTable")), body="NewTable"),
            },
            "/api/tables/{table}": {
                "get": _operation("Show what everybody may know of a table", json_text, [_TABLE]),
            },
            "/api/tables/{table}/seats/{seat}": {
                "post": _operation("Take a seat, or give it to a bot", _made("Sitting"), [_TABLE, _SEAT], "Sit", True),
                "delete": _operation(
                    "Free a seat before the match begins", _made("Sitting", "200"), [_TABLE, _SEAT], None, True
                ),
            },
            "/api/tables/{table}/seats/{seat}/link": {
                "post": _operation("Make a link to another device", _made("Link"), [_TABLE, _SEAT], None, True),
            },
            "/api/tables/{table}/redeem": {
                "post": _operation("Use such a link", _made("Sitting"), [_TABLE], "Redeem"),
            },
            "/api/tables/{table}/rematch": {
                "post": _operation("Play again with sides swapped", _made("Rematch"), [_TABLE], None, True),
            },
            "/api/tables/{table}/edition": {
                "get": _operation("The box that the table plays with, and its words", json_text, [_TABLE]),
            },
            "/api/tables/{table}/moments/{number}": {
                "get": _operation("The table as the asker saw it earlier", json_text, [_TABLE, _NUMBER], None, True),
            },
            "/api/tables/{table}/match": {
                "get": _operation(
                    "The match as a file, as far as the asker may see it", plain_text, [_TABLE], None, True
                ),
            },
            "/api/tables/{table}/thoughts": {
                "get": _operation("What the bots thought, once the match is over", json_text, [_TABLE]),
            },
            "/api/tables/{table}/branches": {
                "post": _operation(
                    "Take over a seat at a moment of a match that is over", _made("Branched"), [_TABLE], "Branch"
                ),
            },
            "/api/tables/{table}/review": {
                "post": _operation("Have the finished match reviewed", json_text, [_TABLE]),
                "get": _operation("The review, or how much of it is done", json_text, [_TABLE]),
            },
            "/api/tables/{table}/beliefs/{at}/{seat}": {
                "get": _operation(
                    "What a well-informed player in a seat should have thought, once the match is over",
                    json_text,
                    [_TABLE, _AT, _SEAT],
                ),
            },
            "/api/tables/{table}/log": {
                "get": _operation("The match in words", plain_text, [_TABLE, _LANGUAGE], None, True),
            },
            "/api/tables/{table}/seats/{seat}/summary": {
                "get": _operation("A match that is over, in short, from one of its seats", json_text, [_TABLE, _SEAT]),
            },
            "/api/you": {
                "delete": _operation("Forget all that is kept under a secret", _made("Forgotten", "200"), key=True),
            },
            "/api/you/matches": {
                "get": _operation("The seats that somebody has played", json_text, key=True),
                "post": _operation("Note a seat of a match that is over", _made("Remembered"), None, "Played", True),
            },
            "/api/you/rating": {
                "post": _operation("What results against bots say", _made("Rated", "200"), None, "Results"),
            },
            "/api/lessons/{game}": {"get": _operation("List the scenes that teach a game", json_text, [_GAME])},
            "/api/lessons/{game}/{scene}": {
                "post": _operation("Where a scene stands after these answers", json_text, [_GAME, _SCENE], "Answers"),
            },
            "/api/lessons/{game}/{scene}/advice": {
                "post": _operation(
                    "What the table answers a learner who asks", json_text, [_GAME, _SCENE], "Question"
                ),
            },
            "/api/tables/{table}/replay": {
                "get": _operation("The whole match, once it is over", json_text, [_TABLE]),
            },
            "/api/tables/{table}/replay/{at}": {
                "get": _operation("Everybody's view after so many actions, once it is over", json_text, [_TABLE, _AT]),
            },
            "/api/replays": {
                "post": _operation("Keep a match file as a table that is over", _made("Replayed"), body="MatchText"),
            },
            "/api/puzzles/{game}": {
                "get": _operation("List the puzzles of a game, the easy ones first", json_text, [_GAME])
            },
            "/api/puzzles/{game}/{name}": {
                "get": _operation("A puzzle as its seat sees it, without the answer", json_text, [_GAME, _PUZZLE]),
                "post": _operation("Try something, or ask for help", json_text, [_GAME, _PUZZLE], "PuzzleTry"),
            },
            "/health": {"get": _operation("Whether the server can work", json_text)},
            "/metrics": {"get": _operation("Figures in Prometheus' form", plain_text)},
        },
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _reference(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def _answer(media: str, schema: dict[str, Any], status: str = "200") -> dict[str, Any]:
    return {status: {"description": "Done", "content": {media: {"schema": schema}}}}


def _made(name: str, status: str = "201") -> dict[str, Any]:
    return _answer("application/json", _reference(name), status)


def _linked(answers: dict[str, Any]) -> dict[str, Any]:
    """What can be done with the table that was made."""
    links = {
        name: {"operationRef": f"#/paths/{path.replace('/', '~1')}/{method}", "parameters": {"table": _MADE_TABLE}}
        for name, path, method in (
            ("show", "/api/tables/{table}", "get"),
            ("sit", "/api/tables/{table}/seats/{seat}", "post"),
            ("redeem", "/api/tables/{table}/redeem", "post"),
            ("rematch", "/api/tables/{table}/rematch", "post"),
            ("match", "/api/tables/{table}/match", "get"),
            ("log", "/api/tables/{table}/log", "get"),
        )
    }
    return {"201": {**answers["201"], "links": links}}


def _operation(
    summary: str,
    answers: dict[str, Any],
    parameters: list[dict[str, Any]] | None = None,
    body: str | None = None,
    key: bool = False,
) -> dict[str, Any]:
    failure = {"description": "Refused", "content": {"application/json": {"schema": _reference("Failure")}}}
    operation: dict[str, Any] = {"summary": summary, "responses": {**answers, "4XX": failure}}
    if parameters:
        operation["parameters"] = parameters
    if body:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _reference(body)}}}
    if key:
        operation["security"] = [{}, {"key": []}]
    return operation
