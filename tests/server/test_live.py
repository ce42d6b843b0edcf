"""Playing over a real socket: live steps, reconnecting, second tabs, spectators, undo, time, bots."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from spukhaus.core import matchfile
from spukhaus.hub.memory import MemoryHub
from spukhaus.match.commands import GRACE_SECONDS, NUDGE_SECONDS
from spukhaus.match.house import House
from spukhaus.server.bots import BotHouse
from spukhaus.server.network import LeanSocket
from spukhaus.store.memory import MemoryStore
from tests.match.bench import dealing
from tests.server.running import Site, a_house, serving

pytestmark = pytest.mark.anyio

DRAWN = dealing("draw kraken serpent", "draw bat cobra", "draw drake gargoyle")
LAY = "lay corridor@j9 serpent@k9 corridor@l9 exit@l8 kraken@i8 corridor@i7"


async def play_to_the_end(site: Site, table: str, keys: list[str]) -> str:
    """Ada lays, Bo walks into the serpent."""
    async with site.live(table, keys[0]) as ada, site.live(table, keys[1]) as bo:
        await ada.act(0, LAY)
        await bo.update(ada.last["number"])
        for action in ("reveal j9", "reveal i7", "walk j9", "walk k9"):
            await bo.act(1, action)
        await ada.update(bo.last["number"])
        assert ada.last["table"]["outcome"]["reason"] == "killed"
    return table


async def test_a_whole_match_between_two_people() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, keys)
        text = (await site.http.get(f"/api/tables/{table}/match")).text
        match = matchfile.read(text)
        assert match.outcome is not None
        assert [name for _, name in match.players] == ["Ada", "Bo"]


async def test_what_the_views_hold() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada, site.live(table, keys[1]) as bo, site.live(table) as guest:
            assert ada.last["views"]["0"]["hand"] == ["kraken", "serpent"]
            assert bo.last["views"]["1"]["hand"] is None
            assert list(guest.last["views"]) == ["public"]
            assert ada.last["choices"]["0"]["form"] == "lay"
            assert bo.last["choices"] == guest.last["choices"] == {}
            await ada.act(0, LAY)
            await bo.update(ada.last["number"])
            assert bo.last["choices"]["1"]["actions"][0]["text"] == "reveal j9"
            assert "kraken" not in json.dumps(bo.last)
            assert [seat["asked"] for seat in bo.last["table"]["seats"]] == [False, True]
            assert [seat["here"] for seat in bo.last["table"]["seats"]] == [True, True]


async def test_reconnecting_goes_on_where_one_was() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[1]) as bo:
            seen = bo.last["number"]
        async with site.live(table, keys[0]) as ada:
            await ada.act(0, LAY)
        async with site.live(table, keys[1], since=seen) as bo:
            [note] = bo.last["notes"]
            assert note["told"]["1"][0]["kind"] == "storey-laid"
            assert bo.last["since"] == seen
        async with site.live(table, keys[1]) as bo, site.live(table, keys[1], since=10_000) as confused:
            assert len(bo.last["notes"]) == len(confused.last["notes"]) > 3


async def test_two_tabs_of_one_seat_and_a_double_click() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as one, site.live(table, keys[0]) as two:
            number = one.last["number"]
            await one.act(0, LAY)
            await two.update(one.last["number"])
            answer = await two.ask(type="act", seat=0, number=number, action=LAY)
            assert answer["error"]["code"] in ("stale", "not-asked")


async def test_a_stale_move_is_told_so_and_resynced() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada, site.live(table, keys[1]) as bo:
            await ada.act(0, LAY)
            await bo.update(ada.last["number"])
            number = bo.last["number"]
            await bo.act(1, "reveal j9")
            answer = await bo.ask(type="act", seat=1, number=number, action="reveal i7")
            assert answer["error"] == {
                "class": "table",
                "code": "stale",
                "rule": None,
                "params": {"number": bo.last["number"]},
            }
            assert (await bo.update())["number"] > number


async def test_several_seats_on_one_connection() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, *keys) as both:
            await both.act(0, LAY)
            await both.act(1, "reveal j9")
            assert set(both.last["views"]) == {"0", "1"}


async def test_a_refused_move_names_its_rule() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada:
            answer = await ada.ask(type="act", seat=0, number=ada.last["number"], action=LAY.replace("l8", "a1"))
            assert answer["error"]["class"] == "illegal"
            assert answer["error"]["rule"] == "SM-8"
            assert answer["error"]["params"]["tiles"] == ["a1"]
            answer = await ada.ask(type="act", seat=0, number=ada.last["number"], action="what")
            assert answer["error"]["class"] == "invalid"
            answer = await ada.ask(type="act", seat=1, number=ada.last["number"], action="walk j9")
            assert answer["error"]["code"] == "not-your-seat"


async def test_undo_chat_and_pause() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada, site.live(table, keys[1]) as bo:
            await ada.act(0, LAY)
            await bo.update(ada.last["number"])
            for action in ("reveal j9", "reveal i7", "walk j9"):
                await bo.act(1, action)
            assert bo.last["undo"] == {"1": "free"}
            gone = bo.last["number"]
            await bo.ask(type="undo", seat=1)
            await bo.update(gone + 1)
            assert bo.last["notes"][-1]["gone"] == [gone]
            assert bo.last["undo"] == {"1": "ask"}
            await bo.ask(type="undo", seat=1)
            await ada.update(gone + 2)
            assert ada.last["table"]["proposal"]["what"] == "undo"
            await ada.ask(type="answer", seat=0, agrees=True)
            await bo.update(gone + 4)
            assert bo.last["views"]["1"]["storey"]["reveals_left"] == 1
            await ada.ask(type="say", seat=0, text="there you are")
            await bo.update(gone + 5)
            assert bo.last["notes"][-1]["text"] == "there you are"
            await ada.ask(type="pause", seat=0)
            await bo.ask(type="answer", seat=1, agrees=True)
            await bo.update(gone + 8)
            assert bo.last["table"]["paused"]
            assert bo.last["choices"] == {}


async def test_a_message_sent_again_after_a_break_is_said_once() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        answers = []
        for _ in range(2):
            async with site.live(table, keys[0]) as ada:
                answers.append(await ada.ask(type="say", seat=0, text="Boo!", once="a message of mine"))
        assert answers[0] == answers[1]
        async with site.live(table, keys[1]) as bo:
            assert len([note for note in bo.last["notes"] if note.get("kind") == "said"]) == 1
            assert "a message of mine" not in bo.received[-1]


async def test_nudge_substitute_and_return() -> None:
    now = [1000.0]
    bots = BotHouse(1)
    async with a_house(chance=DRAWN, now=lambda: now[0], think=bots.think) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada, site.live(table, keys[1]) as bo:
            assert (await bo.ask(type="nudge", seat=1, whom=0))["error"]["code"] == "nudge-too-soon"
            now[0] += NUDGE_SECONDS
            assert (await bo.ask(type="nudge", seat=1, whom=0))["type"] == "done"
            assert (await bo.ask(type="substitute", seat=1, whom=0))["error"]["code"] == "substitute-too-soon"
            now[0] += GRACE_SECONDS
            assert (await bo.ask(type="substitute", seat=1, whom=0))["type"] == "done"
            while not bo.last["choices"]:  # the bot lays the storey
                await bo.update()
            assert (await ada.ask(type="return", seat=0))["type"] == "done"
            assert not house._tables[table].table.places[0].substitute
    await bots.close()


async def test_a_bot_plays_its_seat_and_a_person_wins_or_loses() -> None:
    bots = BotHouse(1)
    async with a_house(think=bots.think) as house, serving(house) as site:
        made = await site.post("/api/tables", {"game": "shy_monsters"})
        table = made["table"]
        await site.post(f"/api/tables/{table}/seats/0", {"bot": "sensible"}, made["key"])
        sitting = await site.post(f"/api/tables/{table}/seats/1", {"name": "Bo"})
        async with site.live(table, sitting["key"]) as bo:
            while bo.last["table"]["outcome"] is None:
                if bo.last["choices"]:
                    await bo.act(1, bo.last["choices"]["1"]["actions"][-1]["text"])
                else:
                    await bo.update()
            assert bo.last["table"]["seed"] is not None
        assert (await site.http.get(f"/api/tables/{table}/match")).text.startswith("spukhaus match 2")
    await bots.close()


async def test_time_runs_out_and_a_bot_takes_over() -> None:
    now = [1000.0]
    bots = BotHouse(1)
    async with a_house(now=lambda: now[0], think=bots.think) as house, serving(house) as site:
        clock = {"settings": {"clock": {"move": 30}}}
        table, keys = await site.table("Ada", "Bo", **clock)
        async with site.live(table, keys[1]) as bo:
            assert bo.last["table"]["seats"][0]["deadline"] == 1030.0
            now[0] += 31
            while not bo.last["choices"]:
                await bo.update()
            assert bo.last["table"]["seats"][0]["substitute"]
            kinds = [note.get("kind") for note in bo.last["notes"]]
            assert kinds == [] or "substituted" in str(bo.received)
    await bots.close()


@pytest.mark.parametrize("spectators", ["public", "open", "seat", "none"])
async def test_spectators_see_what_the_host_chose(spectators: str) -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo", settings={"spectators": spectators})
        if spectators == "none":
            async with connect(site.address(table), compression=None) as raw:
                await raw.send(json.dumps({"type": "hello", "protocol": 1}))
                assert json.loads(await raw.recv())["error"]["code"] == "no-spectators"
            return
        async with site.live(table, keys[0]) as ada, site.live(table) as guest:
            assert list(guest.last["views"]) == ["public"]
            answer = await guest.ask(type="act", seat=0, number=guest.last["number"], action=LAY)
            assert answer["error"]["code"] == "not-your-seat"
            if spectators == "seat":
                await ada.ask(type="consent", seat=0, agrees=True)
                await guest.update(ada.last["number"])
                assert guest.last["views"]["0"]["hand"] == ["kraken", "serpent"]
        await play_to_the_end(site, table, keys)
        async with site.live(table) as guest:
            expected = {"public": {"public"}, "seat": {"0"}, "open": {"0", "1", "public"}}[spectators]
            assert set(guest.last["views"]) == expected


async def test_rematch_with_sides_swapped() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        assert (await site.try_post(f"/api/tables/{table}/rematch", key=keys[0])).status_code == 409
        await play_to_the_end(site, table, keys)
        assert (await site.try_post(f"/api/tables/{table}/rematch", key="nobody")).status_code == 403
        following = (await site.post(f"/api/tables/{table}/rematch", key=keys[0]))["table"]
        assert (await site.post(f"/api/tables/{table}/rematch", key=keys[1]))["table"] == following
        async with site.live(following, keys[1]) as bo:  # the same key, the other side
            assert bo.last["table"]["seats"][0]["name"] == "Bo"
            await bo.act(0, LAY)


async def test_moving_a_seat_to_another_device() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        code = (await site.post(f"/api/tables/{table}/seats/0/link", key=keys[0]))["code"]
        assert (await site.try_post(f"/api/tables/{table}/seats/0/link", key=keys[1])).status_code == 403
        moved = await site.post(f"/api/tables/{table}/redeem", {"code": code})
        assert moved["seat"] == 0
        assert (await site.try_post(f"/api/tables/{table}/redeem", {"code": code})).status_code == 403
        async with site.live(table, moved["key"]) as phone:
            await phone.act(0, LAY)


async def test_an_old_link_does_not_open_the_next_ones_seat() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada")
        code = (await site.post(f"/api/tables/{table}/seats/0/link", key=keys[0]))["code"]
        async with site.live(table, keys[0]) as ada:
            await ada.ask(type="leave", seat=0)
        await site.post(f"/api/tables/{table}/seats/0", {"name": "Bo"})
        refused = await site.try_post(f"/api/tables/{table}/redeem", {"code": code})
        assert refused.json()["error"]["code"] == "link-expired"


async def test_a_device_that_was_ended_sees_nothing_more() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo", settings={"spectators": "none"})
        code = (await site.post(f"/api/tables/{table}/seats/0/link", key=keys[0]))["code"]
        phone = (await site.post(f"/api/tables/{table}/redeem", {"code": code}))["key"]
        devices = f"/api/tables/{table}/seats/0/devices"
        async with site.live(table, phone) as lost:
            assert (await site.http.delete(devices, headers=bearer(keys[1]))).status_code == 403
            assert (await site.http.delete(devices, headers=bearer(keys[0]))).status_code == 200
            with pytest.raises(ConnectionClosed):
                while True:
                    await lost.receive()
        async with site.live(table, keys[0]) as ada:
            await ada.act(0, LAY)


async def test_a_seat_just_taken_at_one_process_is_open_at_another() -> None:
    """No ring reaches the other one, which knew the table before."""
    store = MemoryStore()
    here, there = House(store, MemoryHub(), chance=DRAWN), House(store, MemoryHub(), chance=DRAWN)
    async with serving(here) as one, serving(there) as other:
        table, _ = await one.table(settings={"spectators": "none"})
        await there.open(table)
        seats = [await one.post(f"/api/tables/{table}/seats/{seat}", {"name": "Ada"}) for seat in (0, 1)]
        keys = [seat["key"] for seat in seats]
        assert (await other.http.get(f"/api/tables/{table}/log", headers=bearer(keys[1]))).status_code == 200
        third = await one.post(f"/api/tables/{table}/seats/0/link", key=keys[0])
        moved = await other.post(f"/api/tables/{table}/redeem", {"code": third["code"]})
        async with one.live(table, moved["key"]) as ada:
            await ada.act(0, LAY)


async def test_a_connection_opens_where_the_seat_is_not_known_yet() -> None:
    store = MemoryStore()
    here, there = House(store, MemoryHub()), House(store, MemoryHub())
    async with serving(here) as one, serving(there) as other:
        table, _ = await one.table()
        await there.open(table)
        sitting = await one.post(f"/api/tables/{table}/seats/0", {"name": "Ada"})
        async with other.live(table, sitting["key"]) as ada:
            assert ada.last["table"]["seats"][0]["name"] == "Ada"


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


async def test_heartbeat_and_protocol_version() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada:
            assert (await ada.ask(type="ping"))["type"] == "pong"
        async with connect(site.address(table), compression=None) as raw:
            await raw.send(json.dumps({"type": "hello", "protocol": 99}))
            assert json.loads(await raw.recv())["error"]["code"] == "protocol"
            with pytest.raises(ConnectionClosed) as closed:
                await raw.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008


async def test_the_log_in_words_and_the_unfinished_export() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        mine = {"authorization": f"Bearer {keys[0]}"}
        path = f"/api/tables/{table}/log"
        assert "zieht Kraken" not in (await site.http.get(path, params={"language": "de"})).text
        assert (
            "einen Kraken und eine Schlange"
            in (await site.http.get(path, params={"language": "de"}, headers=mine)).text
        )
        assert (await site.http.get(path, params={"language": "xx"})).status_code == 422
        public = (await site.http.get(f"/api/tables/{table}/match")).text
        assert "kraken" not in public
        assert "seed:" not in public
        assert matchfile.read(public).commitment
        assert "kraken" in (await site.http.get(f"/api/tables/{table}/match", headers=mine)).text


async def test_a_move_is_not_lost_when_its_connection_breaks() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada:
            await ada.send(type="act", id=1, seat=0, number=ada.last["number"], action=LAY)
            await ada.raw.close()
        await asyncio.sleep(0.1)
        async with site.live(table, keys[1]) as bo:
            assert bo.last["choices"]


async def test_a_slow_reader_gets_several_steps_in_one() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, *keys) as both, site.live(table) as guest:
            await both.act(0, LAY)
            for action in ("reveal j9", "reveal i7", *["walk j9", "walk i9"] * 5):
                await both.act(1, action)
            numbers = [note["number"] for note in guest.last["notes"]]
            while guest.last["number"] < both.last["number"]:
                await guest.update()
                numbers += [note["number"] for note in guest.last["notes"]]
            assert numbers == sorted(set(numbers))
            assert numbers[-1] == both.last["number"]


async def test_a_reader_who_takes_nothing_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what happens meanwhile is told in one."""
    sockets: list[LeanSocket] = []
    monkeypatch.setattr(LeanSocket, "start_keepalive", lambda socket: sockets.append(socket))
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, *keys) as both, site.live(table) as guest:
            sockets[1].pause_writing()
            await both.act(0, LAY)
            for action in ("reveal j9", "reveal i7"):
                await both.act(1, action)
            await guest.send(type="ping", id=7)
            while not sockets[1].queue.empty() or len(sockets[1].writable._waiters) < 2:
                await asyncio.sleep(0.01)
            sockets[1].resume_writing()
            told = [await guest.receive() for _ in range(3)]
            assert [message["type"] for message in told] == ["update", "update", "pong"]
            assert [len(message["notes"]) for message in told if "notes" in message] == [1, 2]


async def test_advice_comes_from_the_seats_view_alone() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada, site.live(table, keys[1]) as bo, site.live(table) as guest:
            sketch = await ada.ask(type="advise", seat=0, question="sketch serpent@j9 kraken@l12")
            serpent, kraken = sorted(sketch["answer"]["tiles"], key=lambda tile: str(tile["cell"]))
            assert (serpent["mood"], serpent["misses"]) == ("uneasy", [{"cell": "k9", "needs": True}])
            assert kraken["loose"]
            assert not sketch["answer"]["ready"]
            await ada.act(0, LAY)
            await bo.update(ada.last["number"])
            possible = (await bo.ask(type="advise", seat=1, question="possible"))["answer"]["tiles"]
            assert set(possible) == {"j9", "k9", "l9", "l8", "i8", "i7"}
            assert "serpent" in possible["k9"]
            assert (await bo.ask(type="advise", seat=1, question="everything"))["error"]["class"] == "invalid"
            assert (await guest.ask(type="advise", seat=1, question="possible"))["error"]["code"] == "not-your-seat"


async def test_aids_can_be_switched_off_for_the_table() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo", settings={"aids": False})
        async with site.live(table, *keys) as both:
            assert (await both.ask(type="advise", seat=0, question="sketch"))["type"] == "advice"
            await both.act(0, LAY)
            assert (await both.ask(type="advise", seat=1, question="possible"))["error"]["code"] == "aids-off"


async def test_an_earlier_moment_is_shown_as_it_was_seen_then() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, *keys) as both:
            await both.act(0, LAY)
            laid = both.last["number"]
            await both.act(1, "reveal j9")
        mine = {"authorization": f"Bearer {keys[1]}"}
        path = f"/api/tables/{table}/moments"
        then = (await site.http.get(f"{path}/{laid}", headers=mine)).json()["views"]["1"]["storey"]
        now = (await site.http.get(f"{path}/{laid + 1}", headers=mine)).json()["views"]["1"]["storey"]
        assert (then["revealed"], now["revealed"]) == ([], ["j9"])
        assert list((await site.http.get(f"{path}/{laid}")).json()["views"]) == ["public"]
        assert (await site.http.get(f"{path}/999")).status_code == 404


async def test_whoever_has_stood_up_sees_nothing_of_the_next_one_on_that_seat() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada")
        async with site.live(table, keys[0]) as ada:
            await ada.ask(type="leave", seat=0)
            for seat, name in enumerate(("Eve", "Bo")):
                await site.post(f"/api/tables/{table}/seats/{seat}", {"name": name})
            while not ada.last["table"]["started"]:
                await ada.update()
            assert list(ada.last["views"]) == ["public"]
            assert ada.last["choices"] == ada.last["undo"] == {}
            for request in ({"type": "act", "number": 99, "action": LAY}, {"type": "advise", "question": "possible"}):
                assert (await ada.ask(seat=0, **request))["error"]["code"] == "not-your-seat"


async def test_where_nobody_may_look_on_whoever_stands_up_is_out() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", settings={"spectators": "none"})
        async with site.live(table, keys[0]) as ada:
            await ada.send(type="leave", id=1, seat=0)
            with pytest.raises(ConnectionClosed):
                while True:
                    await ada.receive()
