"""What there is to play, over HTTP."""

from __future__ import annotations

import pytest

from spukhaus.core import registry
from spukhaus.core.edition import sources
from spukhaus.server import games
from tests.server.running import a_house, serving

pytestmark = pytest.mark.anyio


async def test_games_with_their_bots_and_editions() -> None:
    async with a_house() as house, serving(house) as site:
        found = {game["game"]: game for game in (await site.http.get("/api/games")).json()}
        assert list(found) == list(registry.game_names())
        assert found["shy_monsters"]["bots"] == ["random", "novice", "sensible", "expert", "master", "perfect"]
        assert found["shy_monsters"]["editions"][0]["title"]["en"] == "Standard edition"


async def test_answers_are_kept_by_nobody() -> None:
    async with a_house() as house, serving(house) as site:
        headers = (await site.http.get("/api/games")).headers
        assert headers["cache-control"] == "no-store"
        assert headers["referrer-policy"] == "no-referrer"


async def test_an_edition_is_told_once_and_never_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever brings one with the same figures and other words must not put them into everybody's box."""
    asked: list[str] = []

    def counted(text: str) -> dict[str, str]:
        asked.append(text)
        return sources(text)

    monkeypatch.setattr(games, "sources", counted)
    standard = registry.edition(registry.game("shy_monsters"), registry.STANDARD)
    other = standard.text.replace("Standard edition", "Bogus edition")
    async with a_house() as house, serving(house) as site:
        own = await site.http.post("/api/games/shy_monsters/editions", json={"text": other})
        boxes = [(await site.http.get("/api/games/shy_monsters/editions/standard")).json() for _ in range(2)]
        table, _ = await site.table("Ada", "Bo")
        boxes.append((await site.http.get(f"/api/tables/{table}/edition")).json())
    assert own.json()["terms"]["edition"]["en"] == "Bogus edition"
    assert [box["terms"]["edition"]["en"] for box in boxes] == ["Standard edition"] * 3
    assert len(asked) == len(set(asked)) <= 2
