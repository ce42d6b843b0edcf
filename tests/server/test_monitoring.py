"""For those who run the server: health and figures."""

from __future__ import annotations

import pytest

from tests.server.running import a_house, serving

pytestmark = pytest.mark.anyio


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
