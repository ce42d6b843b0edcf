"""Reviews of finished matches: made in a process of their own, kept with the match, told to nobody before its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from spukhaus.core import matchfile, registry
from spukhaus.core.game import CHANCE
from spukhaus.core.matchfile import MatchFile
from spukhaus.hub.memory import MemoryHub
from spukhaus.match.entries import Acted, Created, Entry, Reviewed, Seated, Settings, Started, decode, encode
from spukhaus.match.house import House
from spukhaus.match.ports import Notice
from spukhaus.match.reviews import keep_review
from spukhaus.match.table import Table
from spukhaus.review.settling import VERSION
from spukhaus.store import open_store
from tests.server.running import Site, serving

pytestmark = pytest.mark.anyio

SEED = "00" * 32


def a_match() -> MatchFile:
    game = registry.game("shy_monsters")
    return matchfile.read((registry.data(game) / "playthroughs" / "killed.txt").read_text("utf-8"))


def entries_of(match: MatchFile, actions: int | None = None) -> list[Entry]:
    """A table at which a match was played, as far as it went."""
    config, game = match.config, match.game
    created = Created(
        1.0, game=game.name, rules=game.rules_version, seats=config.seats, edition=config.edition.text,
        options=dict(config.options), settings=Settings(), seed=SEED, host="x",
    )  # fmt: skip
    seated: list[Entry] = [Seated(1.0, seat=seat, name="", bot="sensible") for seat in range(config.seats)]
    acted: list[Entry] = [Acted(2.0, one.seat, game.write(one.action)) for one in match.log[:actions]]
    return [created, *seated, Started(1.0), *acted]


async def house_with(store: Any, entries: list[Entry]) -> House:
    await store.append("a-table", 1, [encode(entry) for entry in entries], Notice())
    house = House(store, MemoryHub())
    await house.start()
    return house


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Any]:
    opened = await open_store("memory:" if request.param == "memory" else f"sqlite:{tmp_path / 'x.db'}")
    yield opened
    await opened.close()


async def finished(site: Site) -> Any:
    while True:
        answer = (await site.http.get("/api/tables/a-table/review")).json()
        if answer["review"] is not None:
            return answer["review"]
        assert answer["progress"] is not None, answer
        await asyncio.sleep(0.05)


async def test_a_review_is_made_kept_and_read_back(store: Any) -> None:
    match = a_match()
    house = await house_with(store, entries_of(match))
    async with serving(house) as site:
        assert (await site.http.get("/api/tables/a-table/review")).json() == {"progress": None, "review": None}
        started = (await site.http.post("/api/tables/a-table/review", json={})).json()
        assert started["review"] is None
        assert 0 <= started["progress"] <= 1
        review = await finished(site)
        assert (await site.http.post("/api/tables/a-table/review", json={})).json()["review"] == review
    assert review["version"] == VERSION
    assert len(review["numbers"]) == len(match.log)
    decided = [at for at, one in enumerate(match.log) if one.seat != CHANCE]
    assert {one["at"] for one in review["decisions"]} <= set(decided)
    assert all(one["action"]["kind"] for one in review["decisions"])
    for seat in review["seats"]:
        assert round(seat["start"] + sum(seat["changed"].values()), 4) == seat["result"]
    assert [curve["eyes"] for curve in review["curves"]] == [0, 1]
    assert all(round(sum(one["shares"]), 4) == 1 for curve in review["curves"] for one in curve["points"])
    assert {one["cause"] for one in review["changes"]} <= {"own", "others", "chance", "news"}
    bodies = await store.read("a-table")
    kept = [entry for entry in map(decode, bodies) if isinstance(entry, Reviewed)]
    assert len(kept) == 1
    assert len(bytes(kept[0].review)) > 1000
    table = Table.of("a-table", bodies)
    assert table.review == (len(bodies), VERSION)
    assert not any(bytes(note.entry.review) for note in table.notes if isinstance(note.entry, Reviewed))
    await house.stop()


async def test_an_old_review_is_made_anew(store: Any) -> None:
    house = await house_with(store, entries_of(a_match()))
    await keep_review(house, "a-table", VERSION - 1, b'{"version": 1, "moments": [], "decisions": []}')
    async with serving(house) as site:
        assert (await site.http.get("/api/tables/a-table/review")).json()["review"] is None
        assert (await site.http.post("/api/tables/a-table/review", json={})).json()["progress"] is not None
        assert (await finished(site))["version"] == VERSION
    await house.stop()


async def test_what_seats_should_have_believed_is_told_after_the_end(store: Any) -> None:
    match = a_match()
    house = await house_with(store, entries_of(match))
    async with serving(house) as site:
        walked = next(at for at, one in enumerate(match.log) if one.seat == 1)
        hero = (await site.http.get(f"/api/tables/a-table/beliefs/{walked}/1")).json()["beliefs"]
        assert {belief["about"]["kind"] for belief in hero} == {"tile"}
        assert all(abs(sum(one["chance"] for one in belief["possibilities"]) - 1) < 0.02 for belief in hero)
        master = (await site.http.get(f"/api/tables/a-table/beliefs/{walked}/0")).json()["beliefs"]
        assert master == []
        assert (await site.http.get("/api/tables/a-table/beliefs/999/1")).status_code == 404
        assert (await site.http.get(f"/api/tables/a-table/beliefs/{walked}/7")).status_code == 404
    await house.stop()


async def test_nothing_is_told_before_the_end(store: Any) -> None:
    house = await house_with(store, entries_of(a_match(), actions=4))
    async with serving(house) as site:
        answers = [
            await site.http.post("/api/tables/a-table/review", json={}),
            await site.http.get("/api/tables/a-table/review"),
            await site.http.get("/api/tables/a-table/beliefs/3/1"),
        ]
        for answer in answers:
            assert answer.status_code == 409
            assert answer.json()["error"]["code"] == "match-goes-on"
    await house.stop()
