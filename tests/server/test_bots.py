"""Bots on the server: in processes of their own, limited, replaced when they fail, and playable over the network."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, NoReturn

import pytest

from spukhaus.core import registry
from spukhaus.match.commands import TableRefused
from spukhaus.match.table import Table
from spukhaus.match.thoughts import BotsBusy
from spukhaus.server.app import Setup
from spukhaus.server.bots import Advised, BotHouse, Decision
from spukhaus.server.fair_queue import Asker
from spukhaus.server.workers import WorkerFailed
from tests.match.bench import Bench, created
from tests.server.running import Site, a_house, serving

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Table]:
    def make(bot: str) -> Table:
        bench = Bench(created()).seat_people("Ada", "Bo")
        bench.table.places[0].substitute = bot
        return bench.table

    return make


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that hang, die, raise, eat memory or cheat, for worker processes to find."""
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib, os, time\n"
        "class Bad:\n"
        "    def __init__(self, game): pass\n"
        "class Hangs(Bad):\n    def choose(self, view, choices, rng): time.sleep(60)\n"
        "class Dies(Bad):\n    def choose(self, view, choices, rng): os._exit(1)\n"
        "class Raises(Bad):\n    def choose(self, view, choices, rng): raise ValueError('no idea')\n"
        "class Eats(Bad):\n    def choose(self, view, choices, rng): return bytearray(8 << 30)\n"
        "class Cheats(Bad):\n    def choose(self, view, choices, rng): return 'the exit, please'\n"
        "from spukhaus.games.shy_monsters import bots\n"
        "bots.BOTS.update(hangs=Hangs, dies=Dies, raises=Raises, eats=Eats, cheats=Cheats)\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{ROOT / 'src'}")


@pytest.mark.parametrize("bot", ["hangs", "dies", "raises", "eats", "cheats"])
async def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(
    bot: str, bad_bots: None, table: Callable[[str], Table]
) -> None:
    failures = []
    bots = BotHouse(1, seconds=6, failed=lambda: failures.append(bot))
    for name in (bot, "sensible"):
        chosen = table(name)
        action = (await asyncio.wait_for(bots.think(chosen, 0), 30)).action
        assert chosen.game.read(action) in chosen.game.legal_actions(chosen.state, 0)
    assert failures == ([] if bot == "cheats" else [bot])
    await bots.close()


async def test_what_a_bot_is_given(table: Callable[[str], Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """A view and choices of its seat, a name and a random stream: no state."""
    sent: list[Any] = []

    def spy(self: object, task: tuple[Any, ...], seconds: float, heard: object) -> Any:
        sent.append(task)
        return task[3].sample(__import__("random").Random(1)), b"", 0.0

    monkeypatch.setattr("spukhaus.server.workers.Worker.ask", spy)
    bots = BotHouse(1)
    chosen = table("sensible")
    await bots.think(chosen, 0)
    [(game, bot, view, choices, _, file)] = sent
    assert (game, bot, file) == ("shy_monsters", "sensible", "")
    assert view == registry.game(game).view(chosen.state, 0)
    assert choices == registry.game(game).legal_actions(chosen.state, 0)
    await bots.close()


async def test_the_example_bot_plays_a_match_over_the_network() -> None:
    async with a_house() as house, serving(house) as site:
        made = await site.post("/api/tables", {"game": "shy_monsters"})
        command = [sys.executable, str(ROOT / "examples" / "network_bot.py"), f"http://127.0.0.1:{site.port}"]
        bots = [
            await asyncio.create_subprocess_exec(*command, made["table"], seat, stdout=asyncio.subprocess.PIPE)
            for seat in ("0", "1")
        ]
        outputs = [(await asyncio.wait_for(bot.communicate(), 60))[0].decode() for bot in bots]
        assert all("reason" in output for output in outputs)


def test_the_example_is_short() -> None:
    lines = (ROOT / "examples" / "network_bot.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip() and not line.startswith(("import", "from"))]) < 35


# Thinking and hints


def bumpers(*bots: str) -> Table:
    bench = Bench(created("ghostbumpers", 3)).seat_people("Ada", "Bo", "Cy")
    for seat, bot in enumerate(bots):
        bench.table.places[seat].substitute = bot
    return bench.table


async def test_a_bot_that_thinks_says_why() -> None:
    bots = BotHouse(1)
    considered = await bots.think(bumpers("expert"), 0)
    record = json.loads(considered.thought)
    assert record["alternatives"][0]["action"] == considered.action
    assert considered.seconds > 0
    assert (await bots.think(bumpers("random"), 0)).thought == b""  # dice have no reasons
    await bots.close()


async def test_a_hint_comes_from_the_judge_and_from_the_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []

    def spy(self: object, task: tuple[Any, ...], seconds: float, heard: object) -> Any:
        sent.append(task)
        return next(iter(task[2])), b"", 0.0

    monkeypatch.setattr("spukhaus.server.workers.Worker.ask", spy)
    bots, table = BotHouse(1), bumpers()
    await bots.hint(table, 1)
    [(game, view, choices)] = sent
    assert view == registry.game(game).view(table.state, 1)
    assert choices == registry.game(game).legal_actions(table.state, 1)
    await bots.close()


async def test_a_hint_that_fails_is_refused(table: Callable[[str], Table]) -> None:
    failures = []
    bots = BotHouse(1, seconds=0, failed=lambda: failures.append(1))
    with pytest.raises(TableRefused, match="hint-failed"):
        await bots.hint(table("sensible"), 0)
    assert failures == [1]
    await bots.close()


async def test_a_log_line_has_no_cards_in_it(
    bad_bots: None, table: Callable[[str], Table], caplog: pytest.LogCaptureFixture
) -> None:
    bots = BotHouse(1, seconds=3)
    await bots.think(table("raises"), 0)
    assert "ValueError in sitecustomize.py, line" in caplog.text
    assert "no idea" not in caplog.text
    await bots.close()


class Listening:
    """Workers that note for whom they are asked, and never answer."""

    asked: ClassVar[list[Asker]] = []

    def __init__(self, *_: object) -> None:
        pass

    def full(self, *_: object) -> bool:
        return False

    async def ask(self, asker: Asker, *_: object) -> NoReturn:
        self.asked.append(asker)
        raise WorkerFailed("time")

    async def close(self) -> None:
        pass


async def test_bots_think_for_the_address_of_their_table_and_for_people_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spukhaus.server.bots.Crew", Listening)
    Listening.asked = []
    tables: list[Asker] = []
    async with serving(setup=Setup("memory:", bot_pace=0)) as site:
        for address, others in (("192.0.2.1", {"name": "Ada"}), ("192.0.2.2", {"bot": "random"})):
            site.http.headers["x-forwarded-for"] = address
            made = await site.post("/api/tables", {"game": "shy_monsters"})
            path = f"/api/tables/{made['table']}/seats"
            await site.post(f"{path}/1", others, made["key"])
            await site.post(f"{path}/0", {"bot": "random"}, made["key"])
            tables.append(Asker(made["table"], address, people="name" in others))
        while set(Listening.asked) != set(tables):
            await asyncio.sleep(0.01)


class Thoughtful:
    """A worker that thinks for as long as the test likes, about nothing, and notes whom it thought for."""

    served: ClassVar[list[str]] = []
    may_answer: ClassVar[threading.Semaphore] = threading.Semaphore(0)

    def __init__(self, memory: int, work: object) -> None:
        pass

    def ask(self, task: Decision | Advised, seconds: float, heard: object) -> Any:
        assert self.may_answer.acquire(timeout=30)
        stream = task.stream if isinstance(task, Decision) else "hint"
        self.served.append(stream)
        return task.choices.sample(random.Random(stream)), b"", 0.0

    def kill(self) -> None:
        pass


async def bots_at_a_table(site: Site, *, person: bool) -> str:
    made = await site.post("/api/tables", {"game": "shy_monsters"})
    path = f"/api/tables/{made['table']}/seats"
    await site.post(f"{path}/1", {"name": "Bo"} if person else {"bot": "master"}, made["key"])
    await site.post(f"{path}/0", {"bot": "master"}, made["key"])
    return str(made["table"])


@pytest.mark.parametrize("person", [True, False])
async def test_a_hundred_tables_of_masters_do_not_hold_a_stranger_up(
    person: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables one address has filled with masters, the bot of another moves as soon as one of them has."""
    monkeypatch.setattr("spukhaus.server.workers.Worker", Thoughtful)
    Thoughtful.served, Thoughtful.may_answer = [], threading.Semaphore(0)
    async with serving(setup=Setup("memory:", bot_pace=0, bot_workers=1)) as site:
        site.http.headers["x-forwarded-for"] = "192.0.2.1"
        crowd = [await bots_at_a_table(site, person=person) for _ in range(100)]
        site.http.headers["x-forwarded-for"] = "192.0.2.2"
        mine = await bots_at_a_table(site, person=person)

        async def number(table: str) -> int:
            return len((await site.http.get(f"/api/tables/{table}/log")).text.splitlines())

        before = await number(mine)
        while await number(mine) == before:
            Thoughtful.may_answer.release()
            served = len(Thoughtful.served)
            while len(Thoughtful.served) == served:
                await asyncio.sleep(0.001)
        # The one that was being thought for already, and at most one that came before; not a hundred.
        assert len(Thoughtful.served) <= 3
        assert len(crowd) == 100
        for _ in range(1000):
            Thoughtful.may_answer.release()


async def test_the_line_of_bots_is_bounded(monkeypatch: pytest.MonkeyPatch, table: Callable[[str], Table]) -> None:
    monkeypatch.setattr("spukhaus.server.workers.Worker", Thoughtful)
    monkeypatch.setattr("spukhaus.server.bots.MOST_BOTS_WAITING", 4)
    monkeypatch.setattr("spukhaus.server.bots.MOST_BOTS_WAITING_EACH", 2)
    Thoughtful.may_answer = threading.Semaphore(0)
    from_where = "192.0.2.1"
    house = BotHouse(1, address_of=lambda _: from_where)
    asked = [asyncio.create_task(house.think(table("random"), 0)) for _ in range(3)]  # one thinks, two wait
    await asyncio.sleep(0)
    with pytest.raises(BotsBusy):
        await house.think(table("random"), 0)
    from_where = "192.0.2.2"
    alone = table("random")
    for place in alone.places:
        place.keys = ()
    with pytest.raises(BotsBusy):
        await house.think(alone, 0)  # half of the places are for tables with people
    asked += [asyncio.create_task(house.think(table("random"), 0))]
    await asyncio.sleep(0)
    for _ in range(10):
        Thoughtful.may_answer.release()
    assert all(await asyncio.gather(*asked))
    await house.close()


async def test_a_hint_says_how_many_come_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spukhaus.server.workers.Worker", Thoughtful)
    Thoughtful.may_answer = threading.Semaphore(0)
    async with serving(setup=Setup("memory:", bot_pace=0)) as site, contextlib.AsyncExitStack() as people:
        players = []
        for _ in range(3):
            made, keys = await site.table("Ada", "Bo")
            players.append(await people.enter_async_context(site.live(made, keys[0])))
        for place, player in enumerate(players):
            await player.send(type="hint", id=7, seat=0)
            if place:  # the first one is being thought for
                assert await player.receive_but_updates() == {"type": "waiting", "for": 7, "ahead": place - 1}
        Thoughtful.may_answer.release(len(players))
        for player in players:
            answer = await player.receive_but_updates()
            assert (answer["type"], answer["id"]) == ("hint", 7)
