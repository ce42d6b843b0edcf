"""Your games over HTTP: kept under a secret, only once a match is over, and gone when their owner says so."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from spukhaus.hub.memory import MemoryHub
from spukhaus.match import commands
from spukhaus.match.entries import Created
from spukhaus.match.house import House
from spukhaus.match.keys import hashed, new_key
from spukhaus.match.summary import summary
from spukhaus.server.app import STRANGERS_AT_ONCE
from spukhaus.server.you import PEOPLE_AT_A_SEAT
from spukhaus.store import open_store
from tests.match.bench import Bench, created
from tests.server.running import Site, a_house, serving
from tests.server.test_live import DRAWN, LAY, play_to_the_end

pytestmark = pytest.mark.anyio

SECRET = "a-secret-that-nobody-would-ever-guess"


async def kept(site: Site, secret: str = SECRET) -> httpx.Response:
    return await site.http.get("/api/you/matches", headers={"authorization": f"Bearer {secret}"})


async def keep(site: Site, table: str, seat: int, key: str, secret: str = SECRET) -> httpx.Response:
    return await site.try_post("/api/you/matches", {"table": table, "seat": seat, "key": key}, secret)


async def forget(site: Site, secret: str = SECRET) -> httpx.Response:
    return await site.http.delete("/api/you", headers={"authorization": f"Bearer {secret}"})


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgresql_url"))
    return "memory:" if request.param == "memory" else f"sqlite:{tmp_path / 'house.db'}"


async def test_a_match_is_kept_shown_and_forgotten(store_url: str) -> None:
    store = await open_store(store_url)
    house = House(store, MemoryHub(), chance=DRAWN)
    async with serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, keys)
        assert (await kept(site)).json() == []
        for _ in range(2):  # several tabs say the same
            answer = await keep(site, table, 0, keys[0])
            assert (answer.status_code, answer.json()) == (201, {"table": table, "seat": 0})
        assert (await kept(site)).json() == [{"table": table, "seat": 0}]
        assert (await kept(site, new_key())).json() == []
        assert (await forget(site, new_key())).json() == {"seats": 0}
        assert (await forget(site)).json() == {"seats": 1}
        assert (await kept(site)).json() == []
        assert (await site.http.get(f"/api/tables/{table}")).status_code == 200  # it belongs to Bo as well
    await store.close()


async def test_so_many_people_may_note_a_seat() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, keys)
        for _ in range(PEOPLE_AT_A_SEAT + 2):  # one person is one, however often
            assert (await keep(site, table, 0, keys[0])).status_code == 201
        others = [await keep(site, table, 0, keys[0], new_key()) for _ in range(PEOPLE_AT_A_SEAT)]
        assert [answer.status_code for answer in others] == [201] * (PEOPLE_AT_A_SEAT - 1) + [429]
        assert (await keep(site, table, 0, keys[0])).status_code == 201
        assert (await keep(site, table, 1, keys[1])).status_code == 201


async def test_nothing_is_kept_or_told_of_a_match_that_goes_on() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        for _ in range(2):
            assert code(await keep(site, table, 0, keys[0])) == (409, "match-goes-on")
            for seat in (0, 1, 9):
                answer = await site.http.get(f"/api/tables/{table}/seats/{seat}/summary")
                assert code(answer) == (409, "match-goes-on")
            async with site.live(table, keys[0]) as ada:
                if not ada.last["table"]["seats"][1]["asked"]:
                    await ada.act(0, LAY)
        assert (await kept(site)).json() == []


async def test_only_who_holds_the_seat_may_keep_it() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, keys)
        for seat, key in ((0, keys[1]), (1, keys[0]), (0, "guess"), (0, ""), (9, keys[0])):
            assert code(await keep(site, table, seat, key)) == (403, "wrong-key")
        assert code(await keep(site, "no-such-table", 0, keys[0])) == (404, "no-such-table")
        assert (await kept(site)).json() == []


async def test_a_match_that_was_left_is_still_ones_own() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada, site.live(table, keys[1]) as bo:
            await ada.act(0, LAY)
            await ada.ask(type="leave", seat=0)
            await bo.update(ada.last["number"])
            assert code(await keep(site, table, 0, keys[0])) == (409, "match-goes-on")
            for action in ("reveal j9", "reveal i7", "walk j9", "walk k9"):
                await bo.act(1, action)
            await bo.ask(type="leave", seat=1)  # it is over: nothing is given up by that
        assert (await site.http.get(f"/api/tables/{table}/seats/1/summary")).json()["unrated"] != "left"
        assert code(await keep(site, table, 1, keys[0])) == (403, "wrong-key")
        assert (await keep(site, table, 0, keys[0])).status_code == 201
        told = (await site.http.get(f"/api/tables/{table}/seats/0/summary")).json()
        assert (told["unrated"], told["won"]) == ("left", 0)  # whatever the bot has made of it
        assert code(await site.try_post(f"/api/tables/{table}/rematch", {}, keys[0])) == (403, "wrong-key")


@pytest.mark.parametrize("secret", ["", "short", "x" * 31, "x" * 101, "a word, and more words, and some", "é" * 40])
async def test_a_secret_that_could_be_guessed_is_none(secret: str) -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, keys)
        header = {b"authorization": f"Bearer {secret}".encode().strip()}
        asked = await site.http.get("/api/you/matches", headers=header)
        deleted = await site.http.delete("/api/you", headers=header)
        told = {"table": table, "seat": 0, "key": keys[0]}
        posted = await site.http.post("/api/you/matches", json=told, headers=header)
        assert [code(answer) for answer in (asked, deleted, posted)] == [(403, "wrong-key")] * 3
        assert code(await site.http.get("/api/you/matches")) == (403, "wrong-key")


async def test_guessing_secrets_is_slowed_down_and_knowing_one_is_not() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, keys)
        await keep(site, table, 0, keys[0])
        said = [(await kept(site, f"{number:040}")).status_code for number in range(STRANGERS_AT_ONCE + 5)]
        assert (said[0], said[-1]) == (200, 429)
        assert (await kept(site)).json() == [{"table": table, "seat": 0}]
        assert code(await forget(site, "z" * 40)) == (429, "too-many-requests")
        assert code(await keep(site, table, 0, "guess")) == (429, "too-many-requests")


async def test_a_wrong_secret_is_answered_like_a_new_one() -> None:
    """To the byte, with the same headers."""
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, keys)
        await keep(site, table, 0, keys[0])
        answers = [await kept(site, secret) for secret in (SECRET[:-1] + "x", new_key())]
        shown = [(answer.status_code, answer.content, dict(answer.headers)) for answer in answers]
        for _, _, headers in shown:
            headers.pop("date", None)
            assert headers["cache-control"] == "no-store"
        assert shown[0] == shown[1]


async def test_other_sites_can_neither_keep_nor_delete() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, keys)
        await keep(site, table, 0, keys[0])
        header = {"origin": "https://evil.example", "authorization": f"Bearer {SECRET}"}
        assert code(await site.http.delete("/api/you", headers=header)) == (403, "origin")
        assert (await kept(site)).json() == [{"table": table, "seat": 0}]


async def test_the_secret_is_neither_logged_nor_stored(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    caplog.set_level(logging.DEBUG)
    store = await open_store(f"sqlite:{tmp_path / 'house.db'}")
    async with serving(House(store, MemoryHub(), chance=DRAWN)) as site:
        table, keys = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, keys)
        await keep(site, table, 0, keys[0])
        await keep(site, table, 0, "a-wrong-key")
        await kept(site)
        ours = "".join(record.getMessage() for record in caplog.records if record.name.startswith("spukhaus"))
        metrics = (await site.http.get("/metrics")).text
    await store.close()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert hashed(SECRET).encode() in stored
    for secret in (SECRET, keys[0], "a-wrong-key"):
        assert secret.encode() not in stored
        assert secret not in ours
        assert secret not in metrics


async def test_what_a_summary_says() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, keys)
        told = [(await site.http.get(f"/api/tables/{table}/seats/{seat}/summary")).json() for seat in (0, 1)]
        assert [one["role"] for one in told] == ["dungeon-master", "hero"]
        assert [one["won"] for one in told] == [1.0, 0.0]
        assert told[0]["players"] == [
            {"name": "Ada", "bot": False, "place": 1, "points": 1},
            {"name": "Bo", "bot": False, "place": 2, "points": 0},
        ]
        assert (told[0]["game"], told[0]["edition"], told[0]["reason"]) == ("shy_monsters", "standard", "killed")
        assert (told[0]["unrated"], told[0]["rivals"], told[0]["hints"]) == ("people", [], 0)
        assert [opening["kind"] for opening in told[0]["openings"]] == ["layout"]
        assert told[1]["openings"] == [{"kind": "reveal", "params": {"steps": 1, "sides": 2}, "points": None}]
        assert code(await site.http.get(f"/api/tables/{table}/seats/2/summary")) == (404, "no-such-seat")
        assert code(await site.http.get("/api/tables/none/seats/0/summary")) == (404, "no-such-table")


def against_a_bot(first: Created | None = None, *, hints: int = 0) -> Bench:
    """A Hero against a bot that lays what the test says."""
    bench = Bench(first or created(), DRAWN)
    bench.do(commands.sit_bot, 0, "sensible", chance=DRAWN)
    bench.do(commands.sit, 1, "Bo", hashed("Bo"), chance=DRAWN)
    bench.act(0, LAY)
    for _ in range(hints):
        bench.do(commands.hinted, 1, bench.table.number)
    bench.act(1, "reveal j9")
    bench.act(1, "reveal i7")
    return bench


def walk_into_the_serpent(bench: Bench) -> Any:
    bench.act(1, "walk j9")
    bench.act(1, "walk k9")
    return summary(bench.table, 1)


def test_a_match_against_a_bot_is_rated() -> None:
    told = walk_into_the_serpent(against_a_bot())
    assert told["unrated"] is None
    assert [(rival.bot, rival.role, rival.score) for rival in told["rivals"]] == [("sensible", "dungeon-master", 0.0)]


def test_with_hints_it_is_not() -> None:
    told = walk_into_the_serpent(against_a_bot(hints=2))
    assert (told["unrated"], told["hints"]) == ("hints", 2)


def test_nor_where_a_move_was_taken_back_that_had_taught_something() -> None:
    bench = against_a_bot()
    bench.do(commands.take_back, 1)
    bench.act(1, "reveal k9")
    told = walk_into_the_serpent(bench)
    assert told["unrated"] == "taken-back"


def test_nor_where_a_bot_played_for_the_person() -> None:
    bench = against_a_bot()
    bench.now = 1000.0
    bench.do(commands.nudge, 0, 1)
    bench.now = 2000.0
    bench.do(commands.substitute, 1)
    bench.do(commands.come_back, 1)
    assert walk_into_the_serpent(bench)["unrated"] == "substituted"


def test_nor_with_another_box() -> None:
    first = created()
    text = first.edition.replace('name = "standard"', 'name = "mine"')
    told = walk_into_the_serpent(against_a_bot(replace(first, edition=text)))
    assert (told["unrated"], told["edition"]) == ("edition", "mine")


async def test_ratings() -> None:
    async with a_house() as house, serving(house) as site:

        async def rated(matches: Any, game: str = "ghostbumpers", role: str = "") -> httpx.Response:
            return await site.try_post("/api/you/rating", {"game": game, "role": role, "matches": matches})

        won = [{"bot": "sensible", "score": 1.0}] * 3
        two = (await rated([won] * 2)).json()
        assert (two["matches"], two["enough"], two["rating"], two["low"]) == (2, 3, None, None)
        assert [level["bot"] for level in two["levels"]] == ["random", "novice", "sensible", "expert", "master"]
        three = (await rated([won] * 3)).json()
        sensible = next(level["rating"] for level in three["levels"] if level["bot"] == "sensible")
        assert sensible < three["low"] < three["rating"] < three["high"]  # among equals it happens once in 64 times
        hero = [{"bot": "novice", "role": "dungeon-master", "score": 0.0}]
        assert (await rated([hero] * 5, "shy_monsters", "hero")).json()["rating"] < 200
        assert (await rated([], "shy_monsters")).json()["levels"] == []
        assert code(await rated([[{"bot": "wizard", "score": 1.0}]])) == (422, "unknown-bot")
        assert code(await rated([], "chess")) == (422, "unknown-game")
        assert code(await rated([[{"bot": "novice"}]])) == (422, "message-form")
        assert (await rated([[{"bot": "novice", "score": 1e9}]] * 3)).status_code == 200
