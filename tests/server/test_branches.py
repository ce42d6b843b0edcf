"""Playing on from a moment of a finished match, over the wire."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from spukhaus.match import commands
from spukhaus.match.house import House
from tests.server.running import Site, a_house, serving

pytestmark = pytest.mark.anyio


async def begun(site: Site) -> str:
    table, _ = await site.table("Ada")
    await site.post(f"/api/tables/{table}/seats/1", {"name": "Bo"})
    return str(table)


async def played_out(house: House, identity: str) -> None:
    """Whoever sits there plays at random."""
    rng = random.Random(1)
    while (table := (await house.open(identity)).table).outcome is None:
        seat = table.asked()[0]
        action = table.game.write(table.game.legal_actions(table.state, seat).sample(rng))
        await house.do(identity, partial(commands.act, seat=seat, decision=None, text=action, now=0.0))


def wish(**changes: Any) -> dict[str, Any]:
    return {"at": 3, "seat": 1, "name": "Cy", "bot": "random", **changes}


async def test_a_seat_is_taken_over_in_the_middle_of_a_finished_match() -> None:
    async with a_house() as house, serving(house) as site:
        table = await begun(site)
        early = await site.try_post(f"/api/tables/{table}/branches", wish())
        assert (early.status_code, early.json()["error"]["code"]) == (409, "match-goes-on")
        await played_out(house, table)
        made = await site.post(f"/api/tables/{table}/branches", wish())
        about = (await site.http.get(f"/api/tables/{made['table']}")).json()
        assert about["branch"] == {"table": table, "at": 3, "seat": 1}
        assert [seat["kind"] for seat in about["seats"]] == ["bot", "person"]
        then = (await site.http.get(f"/api/tables/{table}/replay/3")).json()["views"]["1"]
        key = {"authorization": f"Bearer {made['key']}"}
        first = (await site.http.get(f"/api/tables/{made['table']}/moments/1", headers=key)).json()["views"]
        assert first == {"1": then}
        await played_out(house, made["table"])
        file = (await site.http.get(f"/api/tables/{made['table']}/match")).text
        assert "\n~ 1 " in file


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seat": 5}, "no-such-seat"),
        ({"at": -1}, "no-such-moment"),
        ({"at": 9999}, "no-such-moment"),
        ({"bot": "nobody"}, "unknown-bot"),
        ({"name": ""}, "name-form"),
        ({"more": 1}, "message-form"),
    ],
)
async def test_branches_that_cannot_be(changes: dict[str, Any], code: str) -> None:
    async with a_house() as house, serving(house) as site:
        table = await begun(site)
        await played_out(house, table)
        answer = await site.try_post(f"/api/tables/{table}/branches", wish(**changes))
        assert answer.json()["error"]["code"] == code


async def test_a_file_of_such_a_match_can_be_brought_and_branched_again() -> None:
    async with a_house() as house, serving(house) as site:
        table = await begun(site)
        await played_out(house, table)
        made = await site.post(f"/api/tables/{table}/branches", wish())
        await played_out(house, made["table"])
        file = (await site.http.get(f"/api/tables/{made['table']}/match")).text
        brought = await site.post("/api/replays", {"file": file})
        assert (await site.http.get(f"/api/tables/{brought['table']}/match")).text == file
        again = await site.post(f"/api/tables/{brought['table']}/branches", wish(at=1))
        await played_out(house, again["table"])
        assert (await site.http.get(f"/api/tables/{again['table']}/match")).text.count("\n~ 1 ") == 2
