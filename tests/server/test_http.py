"""The HTTP interface: tables, lists, health, metrics, and an OpenAPI description that is true."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from spukhaus.core import registry
from tests.server.running import a_house, serving
from tests.services import free_port

pytestmark = pytest.mark.anyio


async def test_games_and_lists() -> None:
    async with a_house() as house, serving(house) as site:
        games = {game["game"]: game for game in (await site.http.get("/api/games")).json()}
        assert list(games) == list(registry.game_names())
        assert games["shy_monsters"]["bots"] == ["random", "novice", "sensible", "expert", "master", "perfect"]
        assert games["shy_monsters"]["editions"][0]["title"]["en"] == "Standard edition"
        hidden, _ = await site.table("Ada")
        listed, _ = await site.table("Bo", title="Come in", settings={"listed": True})
        tables = (await site.http.get("/api/tables")).json()
        assert [entry["id"] for entry in tables] == [listed]
        assert tables[0]["title"] == "Come in"
        await site.post(f"/api/tables/{listed}/seats/1", {"name": "Cy"})
        assert (await site.http.get("/api/tables")).json() == []
        assert (await site.http.get(f"/api/tables/{hidden}")).json()["seats"][1]["kind"] == "free"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "shy_monsters", "seats": 9}, "seat-count"),
        ({"game": "shy_monsters", "edition": "none"}, "unknown-edition"),
        ({"game": "shy_monsters", "edition": "no\ntoml ["}, "edition-syntax"),
        ({"game": "shy_monsters", "options": {"x": "y"}}, "unknown-option"),
        ({"game": "shy_monsters", "settings": {"spectators": "all"}}, "spectators-form"),
        ({"game": "shy_monsters", "settings": {"clock": {"move": 0}}}, "clock-form"),
        ({"game": "shy_monsters", "settings": {"clock": {"match": 60, "increment": -1}}}, "clock-form"),
        ({"game": "shy_monsters", "title": "x" * 81}, "title-form"),
        ({"game": "shy_monsters", "colour": "red"}, "message-form"),
        ({"game": 5}, "message-form"),
        ([], "message-form"),
    ],
)
async def test_tables_that_cannot_be_made(body: object, code: str) -> None:
    async with a_house() as house, serving(house) as site:
        answer = await site.try_post("/api/tables", body)
        assert answer.status_code == 422
        assert answer.json()["error"]["code"] == code


async def test_a_table_with_an_edition_of_ones_own() -> None:
    text = registry.edition(registry.game("shy_monsters")).text.replace('name = "standard"', 'name = "mine"')
    async with a_house() as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo", edition=text)
        assert (await site.http.get(f"/api/tables/{table}")).json()["edition"]["name"] == "mine"


async def test_the_host_frees_seats_until_the_match_begins() -> None:
    async with a_house() as house, serving(house) as site:
        made = await site.post("/api/tables", {"game": "shy_monsters"})
        seats = f"/api/tables/{made['table']}/seats"
        host = {"authorization": f"Bearer {made['key']}"}
        await site.post(f"{seats}/0", {"bot": "random"}, made["key"])
        assert (await site.http.delete(f"{seats}/0")).json()["error"]["code"] == "not-host"
        assert (await site.http.delete(f"{seats}/9", headers=host)).status_code == 404
        for _ in range(2):  # freeing a free seat does no harm
            assert (await site.http.delete(f"{seats}/0", headers=host)).status_code == 200
        for seat in range(2):
            await site.post(f"{seats}/{seat}", {"name": "Ada"})
        assert (await site.http.delete(f"{seats}/0", headers=host)).json()["error"]["code"] == "table-started"


async def test_health_and_metrics() -> None:
    async with a_house() as house, serving(house) as site:
        assert (await site.http.get("/health")).json() == {"healthy": True}
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada:
            await ada.ask(type="say", seat=0, text="hello")
            await ada.ask(type="act", seat=0, number=99, action="fly")
            text = (await site.http.get("/metrics")).text
        assert "spukhaus_connections 1" in text
        assert 'spukhaus_refusals_total{code="action-form"} 1' in text
        assert 'spukhaus_command_seconds_bucket{le="+Inf"} 1' in text

        async def away() -> None:
            raise ConnectionError

        house.store.ping = away  # type: ignore[method-assign]
        assert (await site.http.get("/health")).status_code == 503


async def test_answers_are_kept_by_nobody() -> None:
    async with a_house() as house, serving(house) as site:
        headers = (await site.http.get("/api/games")).headers
        assert headers["cache-control"] == "no-store"
        assert headers["referrer-policy"] == "no-referrer"


async def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """Every documented operation, with generated input: no server error, and only documented answers."""
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
            *("run", f"http://127.0.0.1:{port}/api/openapi.json", "--max-examples", "15", "--seed", "1"),
            *("--checks", "not_a_server_error,status_code_conformance,content_type_conformance"),
            *("--checks", "response_schema_conformance", "--phases", "coverage,fuzzing,stateful", "--no-color"),
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        out, _ = await asyncio.wait_for(run.communicate(), 120)
        assert run.returncode == 0, out.decode()[-4000:]
    finally:
        server.terminate()
        server.wait(10)
