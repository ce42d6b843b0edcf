"""The OpenAPI description, made from the declared routes and from the types that read and write the messages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

import spukhaus
from spukhaus.server import protocol
from spukhaus.server.answers import Failure
from spukhaus.server.routes import PARAMETERS, Answer, Route

_MADE_TABLE: Final = "$response.body#/table"


def description(routes: Sequence[Route]) -> dict[str, Any]:
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Spukhaus",
            "version": spukhaus.__version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": _paths(routes),
        "components": {
            "schemas": _schemas(routes),
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _schemas(routes: Iterable[Route]) -> dict[str, Any]:
    """Every message of ours: those of the routes, a refusal, and what is sent over a live connection."""
    kinds = [kind for route in routes for kind in (route.body, route.answer.kind) if kind is not None]
    every = [*kinds, Failure, protocol.Hello, protocol.Request]
    _, components = msgspec.json.schema_components(every, ref_template="#/components/schemas/{name}")
    return components


def _paths(routes: Sequence[Route]) -> dict[str, dict[str, Any]]:
    known = {f"{route.method} {route.path}" for route in routes}
    paths: defaultdict[str, dict[str, Any]] = defaultdict(dict)
    for route in routes:
        lost = set(route.links.values()) - known
        if lost:
            raise ValueError(f"{route.method} {route.path} has links to what is not there: {sorted(lost)}")
        paths[route.path][route.method.lower()] = _operation(route)
    return dict(paths)


def _operation(route: Route) -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": route.summary, "responses": _responses(route)}
    in_path = [_parameter(name, {"in": "path", "required": True}) for name in route.path_parameters]
    in_query = [_parameter(name, {"in": "query"}) for name in route.query]
    if in_path or in_query:
        operation["parameters"] = in_path + in_query
    if route.body is not None:
        body = {"application/json": {"schema": _reference(route.body)}}
        operation["requestBody"] = {"required": True, "content": body}
    if route.key:
        operation["security"] = [{}, {"key": []}]
    return operation


def _parameter(name: str, where: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, **where, "schema": PARAMETERS[name]}


def _responses(route: Route) -> dict[str, Any]:
    content = {route.answer.media: {"schema": _schema(route.answer)}}
    done = {"description": "Done", "content": content, **({"links": _links(route)} if route.links else {})}
    also = {str(status): {"description": meaning, "content": content} for status, meaning in route.also.items()}
    refused = {"description": "Refused", "content": {"application/json": {"schema": _reference(Failure)}}}
    return {str(route.answer.status): done, **also, "4XX": refused}


def _schema(answer: Answer[Any]) -> dict[str, Any]:
    if answer.kind is not None:
        return _reference(answer.kind)
    return {} if answer.media == "application/json" else {"type": "string"}


def _reference(kind: type[Any]) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _links(route: Route) -> dict[str, Any]:
    """What can be done with the table that was made."""
    links = {}
    for name, there in route.links.items():
        method, path = there.split(" ")
        reference = f"#/paths/{path.replace('/', '~1')}/{method.lower()}"
        links[name] = {"operationRef": reference, "parameters": {"table": _MADE_TABLE}}
    return links
