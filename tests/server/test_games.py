"""What there is to play, over HTTP."""

from __future__ import annotations

import pytest

from spukhaus.core import registry
from tests.server.running import a_house, serving

pytestmark = pytest.mark.anyio


async def test_games_with_their_bots_and_editions() -> None:
    async with a_house() as house, serving(house) as site:
        games = {game["game"]: game for game in (await site.http.get("/api/games")).json()}
        assert list(games) == list(registry.game_names())
        assert games["shy_monsters"]["bots"] == ["random", "novice", "sensible", "expert", "master", "perfect"]
        assert games["shy_monsters"]["editions"][0]["title"]["en"] == "Standard edition"


async def test_answers_are_kept_by_nobody() -> None:
    async with a_house() as house, serving(house) as site:
        headers = (await site.http.get("/api/games")).headers
        assert headers["cache-control"] == "no-store"
        assert headers["referrer-policy"] == "no-referrer"
