"""What bots think goes into the store with their actions, and to nobody before the match is over."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from spukhaus.core import matchfile
from spukhaus.core.game import AnyGame, Seat
from spukhaus.hub.memory import MemoryHub
from spukhaus.match import commands, thoughts, updates
from spukhaus.match.entries import Acted, decode, encode
from spukhaus.match.house import House
from spukhaus.match.table import Table
from spukhaus.match.thoughts import Considered
from spukhaus.store import open_store
from tests.match.bench import Bench, created
from tests.server.running import Player, Site, serving

pytestmark = pytest.mark.anyio

SECRET = "the cards are marked"
RECORD = {
    "measure": "points",
    "alternatives": [{"action": "bid 2", "value": 1.5, "tries": 8}, {"action": "bid 0", "value": -1.0, "tries": 8}],
    "beliefs": [{"about": {"kind": "card", "seat": 0}, "possibilities": [{"that": {"kind": SECRET}, "chance": 1.0}]}],
}
ROUNDS = 2


def thinker(record: Any, gate: asyncio.Event | None = None) -> Callable[..., Any]:
    """A bot that says this, when the gate is open: so that every run has its updates at the same moments."""

    async def think(_table: Table, _seat: Seat, _waits: object = None) -> Considered:
        if gate is not None:
            await gate.wait()
        return Considered("bid 2", json.dumps(record).encode() if record else b"")

    return think


@pytest.fixture
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """A new store of the kind that a test is parametrised with, as often as it is asked for."""
    kind: str = request.param
    numbers = itertools.count()
    postgresql = str(request.getfixturevalue("postgresql_url")) if kind == "postgresql" else ""
    return lambda: {"memory": "memory:", "sqlite": f"sqlite:{tmp_path / f'{next(numbers)}.db'}"}.get(kind, postgresql)


@pytest.fixture
def no_luck(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """The same ids, keys and seeds in every run but for the name of the run, which is as long as any other."""

    def start(run: str) -> None:
        numbers = itertools.count()
        for name in ("match.house.new_identity", "match.house.new_key", "server.tables.new_key"):
            monkeypatch.setattr(f"spukhaus.{name}", lambda: f"{run}-{next(numbers)}")
        monkeypatch.setattr("spukhaus.match.house.new_seed", lambda: "5eed" * 16)

    return start


async def everything_told(site: Site, table: str, key: str | None, players: list[Player]) -> list[str]:
    """All that a seat or a spectator can get hold of."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    paths = ("", "/edition", "/moments/4", "/match", "/thoughts")
    told = [(await site.http.get(f"/api/tables/{table}{path}", headers=headers)).text for path in paths]
    told.append((await site.http.get("/api/tables")).text)
    return told + [frame for player in players for frame in player.received]


class Run:
    """A match of coins between Ada and a bot, up to the last decision; then it is played out."""

    def __init__(self, run: str, url: str, record: Any, hints: int = 0) -> None:
        self.run, self.url, self.record, self.hints = run, url, record, hints
        self.before: dict[str, list[str]] = {}
        self.reasons: Any = None
        self.file = ""
        self.about: Any = None
        self.asked: list[dict[str, Any]] = []

    async def play(self) -> Run:
        store, hub = await open_store(self.url), MemoryHub()
        gate = asyncio.Event()
        house = House(store, hub, thinker(self.record, gate), thinker(RECORD), now=lambda: 1000.0)
        await house.start()
        async with serving(house) as site:
            await self._play(site, house, gate)
        await house.stop()
        await hub.close()
        await store.close()
        return self

    async def _play(self, site: Site, house: House, gate: asyncio.Event) -> None:
        made = await site.post("/api/tables", {"game": "coins", "seats": 3, "settings": {"listed": True}})
        table, host = made["table"], made["key"]
        keys = [(await site.post(f"/api/tables/{table}/seats/{at}", {"name": f"p{at}"}))["key"] for at in (0, 1)]
        await site.post(f"/api/tables/{table}/seats/2", {"bot": "random"}, host)
        async with site.live(table, keys[0]) as ada, site.live(table, keys[1]) as bo, site.live(table) as watching:
            everybody = (ada, bo, watching)
            await all_are_here(everybody)
            for at in range(ROUNDS):
                gate.set()
                number = await settled(house, table)
                gate.clear()
                for player in everybody:
                    await player.update(number)
                if at == ROUNDS - 1:
                    break
                for _ in range(self.hints):
                    self.asked.append(await ada.ask(type="hint", seat=0))
                number = (await bo.ask(type="act", seat=1, number=number, action="bid 0"))["number"]
                for player in everybody:
                    await player.update(number)
                number = (await ada.ask(type="act", seat=0, number=number, action="bid 1"))["number"]
                for player in everybody:
                    await player.update(number)
            for name, key, player in (("ada", keys[0], ada), ("bo", keys[1], bo), ("nobody", None, watching)):
                told = await everything_told(site, table, key, [player])
                self.before[name] = [text.replace(self.run, "run") for text in told]
            gate.set()
            for seat, player in enumerate((ada, bo)):
                await player.ask(type="act", seat=seat, number=10_000, action="bid 3")
        self.about = (await site.http.get(f"/api/tables/{table}")).json()
        self.reasons = (await site.http.get(f"/api/tables/{table}/thoughts")).json()
        self.file = (await site.http.get(f"/api/tables/{table}/match")).text


async def all_are_here(players: Iterable[Player]) -> None:
    """Who has come is told before the first bid, and not with it, in every run."""
    for player in players:
        while not all(player.last["table"]["seats"][seat]["here"] for seat in (0, 1)):
            await player.receive()


async def settled(house: House, table: str) -> int:
    """The number of the table once its bot has bid."""
    while (live := await house.open(table)).table.asked() != (0, 1) or live.lock.locked():
        await asyncio.sleep(0.005)
    return live.table.number


@pytest.mark.parametrize("store_url", ["memory", "sqlite", "postgresql"], indirect=True)
async def test_every_byte_is_the_same_with_and_without_thoughts(
    store_url: Callable[[], str],
    coins: AnyGame,
    no_luck: Callable[[str], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    runs = []
    for run, record in (("with", RECORD), ("less", None)):
        no_luck(run)
        runs.append(await Run(run, store_url(), record).play())
    with_thoughts, without = runs
    assert with_thoughts.before == without.before
    assert sum(map(len, with_thoughts.before["ada"])) > 3_000
    assert SECRET not in str(with_thoughts.before)
    assert '"match-goes-on"' in str(with_thoughts.before["bo"])
    assert SECRET not in caplog.text
    assert "alternatives" not in caplog.text
    # And when it is over, everybody may read it.
    assert len(with_thoughts.reasons) == ROUNDS
    assert {why["seat"] for why in with_thoughts.reasons} == {2}
    assert with_thoughts.reasons[0]["action"] == {"text": "bid 2", "kind": "bid", "pennies": 2}
    assert with_thoughts.reasons[0]["thought"]["beliefs"] == RECORD["beliefs"]
    assert with_thoughts.reasons[0]["thought"]["alternatives"][1]["action"]["pennies"] == 0
    read = matchfile.read(with_thoughts.file)
    assert [thought for _, thought in read.thoughts] == [RECORD] * ROUNDS
    assert all(read.log[number - 1].seat == 2 for number, _ in read.thoughts)
    assert without.reasons == []
    assert matchfile.read(without.file).thoughts == ()
    assert without.file.startswith("spukhaus match 1\n")


async def test_a_planted_leak_is_caught(
    coins: AnyGame, no_luck: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that does not forget, and something that tells how much it knows."""
    fold, about = Table.fold, updates.about
    heavy: dict[str, int] = {}

    def remembers(self: Table, entry: Any) -> None:
        heavy[self.identity] = heavy.get(self.identity, 0) + len(encode(entry))
        fold(self, entry)

    monkeypatch.setattr(Table, "fold", remembers)
    monkeypatch.setattr(
        updates, "about", lambda table, *here: {**about(table, *here), "bytes": heavy.get(table.identity)}
    )
    told = []
    for run, record in (("with", RECORD), ("less", None)):
        no_luck(run)
        told.append((await Run(run, "memory:", record).play()).before)
    assert told[0] != told[1]


async def test_a_hint_is_told_to_nobody_else_and_counted_in_the_end(
    coins: AnyGame, no_luck: Callable[[str], None]
) -> None:
    runs = []
    for run, hints in (("with", 2), ("less", 0)):
        no_luck(run)
        runs.append(await Run(run, "memory:", None, hints).play())
    asked, plain = runs
    assert [answer["type"] for answer in asked.asked] == ["hint"] * 2
    answer = asked.asked[0]["answer"]
    assert answer["action"] == {"text": "bid 2", "kind": "bid", "pennies": 2}
    assert answer["thought"]["alternatives"][0]["action"]["text"] == "bid 2"
    assert asked.before["bo"] == plain.before["bo"]
    assert asked.before["nobody"] == plain.before["nobody"]
    assert [seat["hints"] for seat in asked.about["seats"]] == [2, 0, 0]
    assert [seat["hints"] for seat in plain.about["seats"]] == [0, 0, 0]
    assert matchfile.read(asked.file).hints == ((0, 2),)
    assert SECRET not in asked.file


async def refusal(player: Player, seat: int) -> str:
    answer = await player.ask(type="hint", seat=seat)
    assert answer["type"] == "refused", answer
    code: str = answer["error"]["code"]
    return code


async def test_when_there_is_no_hint(coins: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    released = asyncio.Event()

    async def slow(_table: Table, _seat: Seat, _waits: object) -> Considered:
        await released.wait()
        return Considered("bid 1")

    house = House(await open_store("memory:"), MemoryHub(), None, slow)
    async with serving(house) as site:
        table, keys = await site.table("Ada", game="coins", seats=2)
        async with site.live(table, *keys) as ada:
            assert await refusal(ada, 0) == "table-not-started"
        bo = (await site.post(f"/api/tables/{table}/seats/1", {"name": "Bo"}))["key"]
        async with site.live(table, *keys) as ada, site.live(table) as watching:
            assert await refusal(ada, 1) == "not-your-seat"
            assert await refusal(watching, 0) == "not-your-seat"
            await ada.send(type="hint", id=7, seat=0)
            assert await refusal(ada, 0) == "hint-pending"
            # The connection goes on meanwhile, and what was to be helped with is decided.
            await ada.ask(type="act", seat=0, number=10_000, action="bid 0")
            released.set()
            while (late := await ada.receive())["type"] == "update":
                pass
            assert (late["id"], late["error"]["code"]) == (7, "stale")
            assert await refusal(ada, 0) == "not-asked"
        async with site.live(table, bo) as other:
            codes = [await other.ask(type="hint", seat=1) for _ in range(8)]
            assert [code["type"] for code in codes] == ["hint"] * 6 + ["refused"] * 2
            assert codes[-1]["error"]["code"] == "too-many-requests"
            assert codes[0]["answer"] == {"action": {"text": "bid 1", "kind": "bid", "pennies": 1}, "thought": None}
        without, keys = await site.table("Ada", "Bo", game="coins", seats=2, settings={"aids": False})
        async with site.live(without, *keys) as both:
            assert await refusal(both, 0) == "aids-off"


def coins_with_a_bot() -> Bench:
    bench = Bench(created("coins", 2)).seat_people("Ada", "Bo")
    bench.table.places[1].substitute = "random"
    return bench


def test_a_table_forgets_what_was_thought_and_the_store_does_not(coins: AnyGame) -> None:
    bench = coins_with_a_bot()
    record = json.dumps(RECORD).encode()
    bench.do(commands.act, 1, None, "bid 2", thought=record)
    assert SECRET in str(bench.bodies)
    assert all(not bytes(noted.entry.thought) for noted in bench.table.notes if isinstance(noted.entry, Acted))
    with pytest.raises(commands.TableRefused, match="match-goes-on"):
        thoughts.kept_with(bench.table, bench.bodies)
    # What was taken back was not played: its reasons are gone with it.
    bench.do(commands.take_back, 1)
    bench.do(commands.act, 1, None, "bid 3", thought=record)
    bench.act(0, "bid 1")
    bench.act(0, "bid 1")
    bench.act(1, "bid 0")
    assert bench.table.outcome is not None
    [number] = thoughts.kept_with(bench.reread(), bench.bodies)
    entry = decode(bench.bodies[number - 1])
    assert isinstance(entry, Acted)
    assert entry.action == "bid 3"


def test_entries_without_thoughts_are_what_they_always_were() -> None:
    old = b'{"type":"acted","at":1.0,"seat":0,"action":"bid 2"}'
    assert encode(decode(old)) == old
    assert encode(Acted(1.0, 0, "bid 2")) == old
