"""Tables over HTTP: made, listed, joined and left."""

from __future__ import annotations

import pytest

from spukhaus.core import registry
from spukhaus.server.tables import LISTED_AT_ONCE
from tests.server.running import a_house, serving

pytestmark = pytest.mark.anyio


async def test_one_address_does_not_fill_the_list() -> None:
    """Others would not see one another any more."""
    async with a_house() as house, serving(house) as site:
        made = [
            await site.try_post("/api/tables", {"game": "shy_monsters", "settings": {"listed": listed}})
            for listed in (*[True] * (LISTED_AT_ONCE + 1), False)
        ]
        assert [answer.status_code for answer in made] == [201] * LISTED_AT_ONCE + [429, 201]
        assert made[-2].json()["error"]["code"] == "too-many-requests"


async def test_tables_of_hosts_who_want_it_are_listed_to_join_and_then_to_watch() -> None:
    async with a_house() as house, serving(house) as site:
        hidden, _ = await site.table("Ada")
        listed, _ = await site.table("Bo", title="Come in", settings={"listed": True})
        tables = (await site.http.get("/api/tables")).json()
        assert [entry["id"] for entry in tables] == [listed]
        assert tables[0]["title"] == "Come in"
        assert not tables[0]["started"]
        await site.post(f"/api/tables/{listed}/seats/1", {"name": "Cy"})
        [played] = (await site.http.get("/api/tables")).json()
        assert played["id"] == listed
        assert played["started"]
        private, _ = await site.table("Di", settings={"listed": True, "spectators": "none"})
        await site.post(f"/api/tables/{private}/seats/1", {"name": "Ed"})
        assert [entry["id"] for entry in (await site.http.get("/api/tables")).json()] == [listed]
        assert (await site.http.get(f"/api/tables/{hidden}")).json()["seats"][1]["kind"] == "free"


async def test_the_view_of_a_table_is_what_the_asker_may_see() -> None:
    async with a_house() as house, serving(house) as site:
        waiting, _ = await site.table("Ada")
        assert (await site.http.get(f"/api/tables/{waiting}/view")).json()["error"]["code"] == "no-such-moment"
        table, keys = await site.table("Ada", "Bo")
        path = f"/api/tables/{table}/view"
        for seat, key in enumerate(keys):
            async with site.live(table, key) as sitting:
                mine = (await site.http.get(path, headers={"authorization": f"Bearer {key}"})).json()
                assert mine == {"number": sitting.last["number"], "views": sitting.last["views"]}
                assert list(mine["views"]) == [str(seat)]
        for headers in ({}, {"authorization": "Bearer nobody"}):
            public = (await site.http.get(path, headers=headers)).json()["views"]
            assert list(public) == ["public"]
            assert public["public"]["hand"] is None
        private, _ = await site.table("Ada", "Bo", settings={"spectators": "none"})
        refused = await site.http.get(f"/api/tables/{private}/view")
        assert refused.json()["error"]["code"] == "no-spectators"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "shy_monsters", "seats": 9}, "seat-count-only"),
        ({"game": "ghostbumpers", "seats": 9}, "seat-count"),
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
