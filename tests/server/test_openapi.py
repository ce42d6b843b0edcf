"""The OpenAPI document: nothing but what is served, and all of it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.convertors import IntegerConvertor
from starlette.routing import Route as Served

from spukhaus.server import pages
from spukhaus.server.app import Setup, application, route_table
from spukhaus.server.openapi import description
from spukhaus.server.routes import PARAMETERS
from tests.samples import sample
from tests.server.running import a_house, serving
from tests.services import free_port

pytestmark = pytest.mark.anyio

BESIDE = {*pages.ADDRESSES, *pages.FILES, "/api/openapi.json"}
"""What is served beside the interface: pages, and the document itself."""


def operations(document: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (method.upper(), path): operation
        for path, item in document["paths"].items()
        for method, operation in item.items()
    }


async def test_every_route_has_exactly_one_operation_and_the_other_way_round() -> None:
    served = [
        (method, route.path_format)
        for route in application(Setup("memory:")).routes
        if isinstance(route, Served) and route.path_format not in BESIDE
        for method in (route.methods or set()) - {"HEAD"}
    ]
    assert len(served) == len(set(served))
    assert set(served) == set(operations(description(route_table())))
    assert len(route_table()) == len(served)


async def test_numbers_in_an_address_are_matched_as_numbers() -> None:
    for route in application(Setup("memory:")).routes:
        if isinstance(route, Served) and route.path_format not in BESIDE:
            numbers = {name for name in route.param_convertors if PARAMETERS[name]["type"] == "integer"}
            integers = {name for name, how in route.param_convertors.items() if isinstance(how, IntegerConvertor)}
            assert numbers == integers, route.path


async def test_what_an_operation_says_of_its_messages() -> None:
    said = operations(description(route_table()))
    sit = said["POST", "/api/tables/{table}/seats/{seat}"]
    assert [(one["name"], one["in"], one["required"]) for one in sit["parameters"]] == [
        ("table", "path", True),
        ("seat", "path", True),
    ]
    assert sit["parameters"][1]["schema"] == {"type": "integer", "minimum": 0, "maximum": 63}
    assert sit["security"] == [{}, {"key": []}]
    assert sit["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Sit"}
    assert set(sit["responses"]) == {"201", "4XX"}
    log = said["GET", "/api/tables/{table}/log"]
    assert log["parameters"][1] == {
        "name": "language",
        "in": "query",
        "schema": {"type": "string", "enum": ["de", "en", "fr", "pl"], "default": "en"},
    }
    assert log["responses"]["200"]["content"] == {"text/plain": {"schema": {"type": "string"}}}
    assert set(said["GET", "/health"]["responses"]) == {"200", "503", "4XX"}


async def test_every_reference_leads_somewhere() -> None:
    document = description(route_table())

    def references(part: Any) -> list[str]:
        if isinstance(part, dict):
            own = [part[name] for name in ("$ref", "operationRef") if name in part]
            return own + [found for inner in part.values() for found in references(inner)]
        return [found for inner in part for found in references(inner)] if isinstance(part, list) else []

    found = references(document)
    assert len(found) > 50
    for reference in found:
        there: Any = document
        for step in reference.removeprefix("#/").split("/"):
            there = there[step.replace("~1", "/")]


async def test_the_document_is_served() -> None:
    async with a_house() as house, serving(house) as site:
        served = (await site.http.get("/api/openapi.json")).json()
        assert served["paths"].keys() == description(route_table())["paths"].keys()
        assert {"Hello", "Act", "Failure", "NewTable"} <= served["components"]["schemas"].keys()


async def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """Every operation, with generated input: no server error, and only documented answers."""
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "-m", "spukhaus", "serve", "--database", f"sqlite:{tmp_path / 's.db'}", "--port", str(port)],
        stdout=subprocess.DEVNULL,
    )
    try:
        async with httpx.AsyncClient() as http:
            for _ in range(200):
                try:
                    await http.get(f"http://127.0.0.1:{port}/health")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        run = await asyncio.create_subprocess_exec(
            str(Path(sys.executable).parent / "schemathesis"),
            *("run", f"http://127.0.0.1:{port}/api/openapi.json", "--max-examples", str(sample(6, 15)), "--seed", "1"),
            *("--checks", "not_a_server_error,status_code_conformance,content_type_conformance"),
            *("--checks", "response_schema_conformance", "--phases", "coverage,fuzzing,stateful", "--no-color"),
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        out, _ = await asyncio.wait_for(run.communicate(), 600)
        assert run.returncode == 0, out.decode()[-4000:]
    finally:
        server.terminate()
        server.wait(10)
