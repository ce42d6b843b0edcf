"""A house as each released version left it: every table opens, goes on, and tells its people what it always told.

`databases/house-VERSION.sql` was written by that version's own code: in each game that it had, matches that are over,
in the middle and not begun, with all that can happen around them. Of the finished ones it also wrote match files
(tests/replays/written-by). `databases/told.json` holds digests of what 0.6.0 told about all these tables. Whoever
changes the wire on purpose renews them, and reads in the difference whether anything else has changed:

    PYTHONPATH=src python -m tests.store.test_houses
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest

from spukhaus.core import matchfile, registry
from spukhaus.core.game import Seat
from spukhaus.hub.memory import MemoryHub
from spukhaus.match import commands
from spukhaus.match.entries import Entry
from spukhaus.match.files import read_checked
from spukhaus.match.house import House
from spukhaus.match.keys import hashed
from spukhaus.match.table import Table
from spukhaus.match.updates import Viewer, update
from spukhaus.server.app import Setup, application
from spukhaus.store import open_store
from tests.replays.test_files import WRITTEN_BY
from tests.store.test_migrations import DATABASES, execute

pytestmark = pytest.mark.anyio

HOUSES = {path.stem.removeprefix("house-"): path for path in sorted(DATABASES.glob("house-*.sql"))}
TOLD = DATABASES / "told.json"
THEN = 1_700_000_000.0
"""When the tables were made. The houses stay there, so that nobody's time is up."""

Digests: TypeAlias = dict[str, str]
"""By the table and what it tells."""


@asynccontextmanager
async def reopened(version: str, folder: Path) -> AsyncIterator[tuple[House, list[Table]]]:
    """The house of a version, opened by the present one, and its tables. Its bots do not think by themselves."""
    path = folder / "house.db"
    execute(path, HOUSES[version].read_text("utf-8"))
    with closing(sqlite3.connect(path)) as connection:
        identities = [identity for (identity,) in connection.execute("SELECT id FROM tables ORDER BY id")]
    store = await open_store(f"sqlite:{path}")
    house = House(store, MemoryHub(), now=lambda: THEN)
    try:
        yield house, [(await house.open(identity)).table for identity in identities]
    finally:
        await house.stop()
        await store.close()


@asynccontextmanager
async def visited(house: House) -> AsyncIterator[httpx.AsyncClient]:
    app = application(Setup("memory:"), house)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as http,
    ):
        yield http


def digest(*bodies: bytes) -> str:
    return hashlib.sha256(b"\n".join(bodies)).hexdigest()[:16]


async def told_of(table: Table, http: httpx.AsyncClient) -> Digests:
    """What each viewer is told of a table; and of a match that is over, all that can be looked back at."""

    async def asked(path: str) -> bytes:
        answer = await http.get(f"/api/tables/{table.identity}/{path}")
        assert answer.status_code == 200, answer.text
        return answer.content

    viewers = [(), *((seat,) for seat in table.seats), tuple(table.seats)]
    found = {f"told to {list(seats)}": digest(update(table, Viewer(seats), 0)) for seats in viewers}
    if table.over:
        found |= {path: digest(await asked(path)) for path in ("replay", "thoughts", "review")}
        found["moments"] = digest(*[await asked(f"replay/{at}") for at in range(len(table.taken) + 1)])
        found["summaries"] = digest(*[await asked(f"seats/{seat}/summary") for seat in table.seats])
    return {f"{table.identity} {what}": told for what, told in found.items()}


async def told_in(version: str, folder: Path) -> Digests:
    told: Digests = {}
    async with reopened(version, folder) as (house, tables), visited(house) as http:
        for table in tables:
            told |= await told_of(table, http)
    return told


def test_every_version_is_kept_whole() -> None:
    assert {"0.2.0", "0.3.0", "0.4.0", "0.5.0", "0.6.0"} <= set(HOUSES)
    assert set(HOUSES) == set(json.loads(TOLD.read_text("utf-8"))) == {path.name for path in WRITTEN_BY.iterdir()}


@pytest.mark.parametrize("version", HOUSES)
async def test_everybody_is_told_the_same_to_the_byte(version: str, tmp_path: Path) -> None:
    """Changed on purpose? The head of this file says how the digests are renewed."""
    assert await told_in(version, tmp_path) == json.loads(TOLD.read_text("utf-8"))[version]


@pytest.mark.parametrize("version", HOUSES)
async def test_every_table_is_whole(version: str, tmp_path: Path) -> None:
    async with reopened(version, tmp_path) as (house, tables):
        assert await house.store.numbers([table.identity for table in tables]) == {
            table.identity: table.length for table in tables
        }
    assert {table.game.name for table in tables if table.outcome} == {table.game.name for table in tables}
    for table in tables:
        assert table.started or table.settings.listed
        if table.over:
            assert read_checked(matchfile.write(table.file())).outcome == table.outcome


@pytest.mark.parametrize("version", HOUSES)
async def test_it_writes_the_same_match_files_as_then(version: str, tmp_path: Path) -> None:
    async with reopened(version, tmp_path) as (house, tables), visited(house) as http:
        written = {path.stem: path.read_text("utf-8") for path in (WRITTEN_BY / version).iterdir()}
        over = [table for table in tables if table.identity in written and table.over]
        assert {table.game.name for table in over} == {table.game.name for table in tables}
        found = {table.identity: (await http.get(f"/api/tables/{table.identity}/match")).text for table in over}
    assert found == written


@pytest.mark.parametrize("version", HOUSES)
async def test_a_match_that_was_not_over_is_played_to_its_end(version: str, tmp_path: Path) -> None:
    async with reopened(version, tmp_path) as (house, tables):
        going_on = [table for table in tables if not table.over]
        assert {table.started for table in going_on} == {True, False}
        for table in going_on:
            for seat in table.seats:
                if not table.places[seat].occupied:
                    await house.do(table.identity, partial(_sits_down, seat))
            while (now := (await house.open(table.identity)).table).outcome is None:
                await _one_acts(house, now)
            again = Table.of(table.identity, await house.store.read(table.identity))
            assert again.outcome == now.outcome


def _sits_down(seat: Seat, table: Table) -> list[Entry]:
    return commands.sit_bot(table, seat, "random", THEN)


async def _one_acts(house: House, table: Table) -> None:
    seat, game = table.asked()[0], table.game
    bot = registry.bot(game, registry.usual_bot(game))(game)
    view, choices = game.view(table.state, seat), game.legal_actions(table.state, seat)
    text = game.write(bot.choose(view, choices, random.Random(table.number)))
    await house.do(table.identity, lambda table: commands.act(table, seat, table.number, text, THEN))


async def test_what_people_have_played_is_remembered(tmp_path: Path) -> None:
    async with reopened("0.6.0", tmp_path) as (house, _):
        remembered = await house.store.remembered(hashed("Ada's secret"))
    assert remembered == [("bumpers-finished", 0), ("shy-finished", 0), ("town-finished", 0)]


async def _renew() -> None:
    told = {}
    for version in HOUSES:
        with tempfile.TemporaryDirectory() as folder:
            told[version] = await told_in(version, Path(folder))
    TOLD.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(_renew())
