"""For those who run the server: health and figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from spukhaus.hub.memory import MemoryHub
from spukhaus.match.house import House
from spukhaus.server import monitoring
from spukhaus.store.sqlite import SqliteStore
from tests.server.running import Site, a_house, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _probes_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monitoring, "PROBE_SECONDS", 0.0)


async def away(*_: object) -> None:
    raise ConnectionError


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


async def told(site: Site) -> list[tuple[int, object]]:
    answers = [await site.http.get(path) for path in ("/health", "/health/live", "/health/ready")]
    return [(answer.status_code, answer.json()) for answer in answers]


async def test_without_the_hub_it_is_ready_and_says_so() -> None:
    async with a_house() as house, serving(house) as site:
        house.hub.ping = away  # type: ignore[method-assign]
        assert await told(site) == [
            (200, {"healthy": True}),
            (200, {"live": True}),
            (200, {"ready": True, "store": True, "hub": False}),
        ]


async def test_a_store_that_can_be_read_but_not_written_is_not_ready(tmp_path: Path) -> None:
    store = await SqliteStore.open(str(tmp_path / "x.db"))
    try:
        async with serving(House(store, MemoryHub())) as site:
            assert (await site.http.get("/health/ready")).status_code == 200
            assert await store.remembered("probe") == []
            store._writer._connection.execute("PRAGMA query_only = ON")
            await store.ping()
            assert await told(site) == [
                (503, {"healthy": False}),
                (200, {"live": True}),
                (503, {"ready": False, "store": False, "hub": True}),
            ]
    finally:
        await store.close()
