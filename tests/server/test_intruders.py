"""Nobody gets in: wrong keys, foreign pages, other people's seats, floods, and frames that are no messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spukhaus.core.plain_json import digest
from spukhaus.match.house import House
from spukhaus.server import protocol
from spukhaus.server.live import MESSAGES_AT_ONCE, MOST_IGNORED
from tests.server.running import Site, a_house, serving
from tests.server.test_live import DRAWN, LAY

pytestmark = pytest.mark.anyio


async def greeted_with(site: Site, table: str, hello: Any, **headers: str) -> tuple[str, int | None]:
    """What the server says to a greeting: the code of its refusal, and that of the close."""
    async with connect(site.address(table), compression=None, additional_headers=headers) as raw:
        await raw.send(hello if isinstance(hello, (str, bytes)) else json.dumps(hello))
        said = ""
        try:
            while True:
                message = json.loads(await asyncio.wait_for(raw.recv(), 60))
                said = message.get("error", {}).get("code", message["type"])
                if said == "update":
                    return said, None
        except ConnectionClosed as closed:
            return said, closed.rcvd.code if closed.rcvd else None


async def test_keys_open_only_their_own_table_and_seat() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        _, others = await site.table("Cy", "Dee")
        hello = {"type": "hello", "protocol": 1}
        assert await greeted_with(site, table, {**hello, "keys": [others[0]]}) == ("wrong-key", 1008)
        assert await greeted_with(site, table, {**hello, "keys": ["guess"]}) == ("wrong-key", 1008)
        assert await greeted_with(site, table, {**hello, "keys": [keys[0], "guess"]}) == ("wrong-key", 1008)
        assert await greeted_with(site, table, {**hello, "keys": [keys[0]] * 17}) == ("wrong-key", 1008)
        assert await greeted_with(site, "no-such-table", hello) == ("", 4404)
        assert (await site.http.get("/api/tables/no-such-table")).status_code == 404
        async with site.live(table, keys[1]) as bo:
            answer = await bo.ask(type="act", seat=0, number=99, action=LAY)
            assert answer["error"]["code"] == "not-your-seat"


SAMPLES: dict[type, Any] = {int: 0, bool: True, str: "sketch"}


@pytest.mark.parametrize("kind", [kind for kind in get_args(protocol.Request) if kind is not protocol.Ping])
async def test_no_request_does_anything_with_somebody_elses_seat(kind: type[msgspec.Struct]) -> None:
    """Whatever can be asked for a seat: also what is added to the protocol later."""
    sorts = {name: sort for name, sort in get_type_hints(kind).items() if name != "id"}
    asked = {name: SAMPLES[sort] if sort in SAMPLES else get_args(sort)[0] for name, sort in sorts.items()}
    tag = kind.__struct_config__.tag
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        before = await state_of(house, table)
        async with site.live(table, keys[1]) as bo, site.live(table) as guest:
            for intruder in (bo, guest):
                answer = await intruder.ask(type=tag, **asked)
                assert answer["error"]["code"] == "not-your-seat"
        assert await state_of(house, table) == before


async def test_guessing_keys_is_slowed_down() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo")
        hello = {"type": "hello", "protocol": 1, "keys": ["guess"]}
        said = [(await greeted_with(site, table, hello))[0] for _ in range(35)]
        assert said[0] == "wrong-key"
        assert said[-1] == "too-many-requests"


async def test_pages_of_other_sites_are_refused() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo")
        with pytest.raises(InvalidStatus) as refused:
            async with connect(site.address(table), additional_headers={"Origin": "https://evil.example"}):
                pass
        assert refused.value.response.status_code == 403
        own = f"http://127.0.0.1:{site.port}"
        assert (await greeted_with(site, table, {"type": "hello", "protocol": 1}, Origin=own))[0] == "update"
        body = {"game": "shy_monsters"}
        answer = await site.http.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
        answer = await site.http.post("/api/tables", content=json.dumps(body), headers={"content-type": "text/plain"})
        assert answer.status_code == 422


async def test_only_the_host_gives_seats_to_bots() -> None:
    async with a_house() as house, serving(house) as site:
        made = await site.post("/api/tables", {"game": "shy_monsters"})
        path = f"/api/tables/{made['table']}/seats/0"
        for key in (None, "guess"):
            assert (await site.try_post(path, {"bot": "random"}, key)).status_code == 403
        assert (await site.try_post(path, {"bot": "random"}, made["key"])).status_code == 201


@pytest.mark.parametrize("size", [17_000, 200_000])
async def test_oversized_frames_end_the_connection(size: int) -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada:
            before = digest(house._tables[table].table.state)
            with contextlib.suppress(ConnectionClosed):
                await ada.raw.send("x" * size)
            with pytest.raises(ConnectionClosed):
                for _ in range(10):
                    await ada.receive()
            assert digest(house._tables[table].table.state) == before


async def test_oversized_bodies_are_refused() -> None:
    async with a_house() as house, serving(house) as site:
        answer = await site.try_post("/api/tables", {"game": "shy_monsters", "edition": "x\n" * 200_000})
        assert answer.status_code == 422


async def test_a_flood_is_ignored_and_then_cut_off() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada, site.live(table, keys[1]) as bo:
            with contextlib.suppress(ConnectionClosed):
                for _ in range((MESSAGES_AT_ONCE + MOST_IGNORED) * 2):
                    await ada.send(type="ping", id=1)
            with pytest.raises(ConnectionClosed):
                while True:
                    await ada.receive()
            assert any("too-many-requests" in frame for frame in ada.received)
            assert (await bo.ask(type="ping"))["type"] == "pong"  # others do not notice


async def test_a_replayed_message_does_nothing() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada:
            number = ada.last["number"]
            await ada.act(0, LAY)
        after = house._tables[table].table.number
        async with site.live(table, keys[0]) as ada:
            answer = await ada.ask(type="act", seat=0, number=number, action=LAY)
            assert answer["type"] == "refused"
        assert house._tables[table].table.number == after


async def test_no_secret_is_logged_or_stored_in_the_clear(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        code = (await site.post(f"/api/tables/{table}/seats/0/link", key=keys[0]))["code"]
        await greeted_with(site, table, {"type": "hello", "protocol": 1, "keys": ["a-wrong-key"]})
        async with site.live(table, keys[0]) as ada:
            await ada.act(0, LAY)
        bodies = b"".join(await house.store.read(table)).decode()
        ours = "".join(record.getMessage() for record in caplog.records if record.name.startswith("spukhaus"))
        for secret in (*keys, code, "a-wrong-key"):
            assert secret not in bodies
            assert secret not in ours


def frames() -> st.SearchStrategy[str | bytes]:
    """Random frames, and proper ones with something wrong in them."""
    proper = st.fixed_dictionaries(
        {"type": st.sampled_from(["hello", "act", "undo", "answer", "pause", "say", "nudge", "return", "leave", "x"])},
        optional={
            "id": st.one_of(st.integers(), st.text(max_size=5), st.none()),
            "seat": st.one_of(st.integers(-3, 9), st.floats(), st.none()),
            "number": st.one_of(st.integers(), st.booleans()),
            "action": st.one_of(st.text(max_size=40), st.lists(st.integers(), max_size=3)),
            "text": st.text(max_size=40),
            "agrees": st.booleans(),
            "whom": st.integers(-3, 9),
            "keys": st.lists(st.text(max_size=9), max_size=3),
        },
    )
    return st.one_of(st.text(max_size=60), st.binary(max_size=60), proper.map(json.dumps))


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=st.lists(frames(), min_size=1, max_size=8), first=st.booleans())
async def test_whatever_a_stranger_sends_nothing_changes(sent: list[str | bytes], first: bool) -> None:
    """Before the greeting or as a spectator: refused or hung up on, and the table is as it was."""
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo")
        before = await state_of(house, table)
        with contextlib.suppress(ConnectionClosed):
            async with connect(site.address(table), compression=None) as raw:
                if not first:
                    await raw.send(json.dumps({"type": "hello", "protocol": 1}))
                for frame in sent:
                    await raw.send(frame)
                with contextlib.suppress(TimeoutError):
                    while True:
                        answer = json.loads(await asyncio.wait_for(raw.recv(), 0.05))
                        assert answer["type"] in ("update", "refused", "pong")
        assert await state_of(house, table) == before
        assert (await site.http.get("/health")).json() == {"healthy": True}


async def state_of(house: House, table: str) -> list[bytes]:
    return await house.store.read(table)
