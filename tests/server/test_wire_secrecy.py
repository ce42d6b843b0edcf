"""Secrecy on the wire: change only what a seat may not know, and every byte that it receives is the same.

Two histories of a match that tell an observer the same are played over real sockets, with the same seed, names, keys
and times. Everything the observer receives is recorded: updates, answers to what it tries, the log, the export.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.core.contract import Trial
from spukhaus.core.contract.secrecy import twins
from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import CHANCE, PUBLIC, AnyGame, Logged, Seat
from spukhaus.core.plain_json import digest, kind_of
from spukhaus.match import commands, house, updates
from tests.server.running import Player, Site, a_house, serving

pytestmark = pytest.mark.anyio

MATCHES = 4


@pytest.fixture
def no_luck(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """The same ids, keys and seeds in every run; returns what starts a run."""

    def start() -> None:
        numbers = itertools.count()
        for room in ("match.house", "cups.house"):
            monkeypatch.setattr(f"spukhaus.{room}.new_identity", lambda: f"key-{next(numbers)}")
        for room in ("match.house", "cups.house", "server.tables", "server.cups"):
            monkeypatch.setattr(f"spukhaus.{room}.new_key", lambda: f"key-{next(numbers)}")
        for room in ("match.house", "match.deals", "cups.house"):
            monkeypatch.setattr(f"spukhaus.{room}.new_seed", lambda: "5eed" * 16)
        monkeypatch.setattr("spukhaus.server.live.MESSAGES_AT_ONCE", 100_000)

    return start


def pairs(name: str, seats: int, observer: Seat) -> Iterator[tuple[list[Logged[Any]], list[Logged[Any]]]]:
    """Pairs of histories that tell the observer the same, and that are not the same."""
    game = registry.game(name)
    trial = Trial(game, registry.config(game, seats), matches=60, seed=observer + 17)
    rng = random.Random(f"{name} {observer}")
    for match in trial.random_matches():
        both = list(twins(trial, match, game.new(trial.config), observer, rng))
        one, two = [moment.logged for moment, _ in both], [twin.logged for _, twin in both]
        if one != two and len(one) >= 3:
            yield one[:25], two[:25]


@dataclass
class Heard:
    """Every byte that the observer receives."""

    parts: list[str] = field(default_factory=list)

    def add(self, player: Player) -> None:
        self.parts += player.received


async def play(game: AnyGame, seats: int, log: list[Logged[Any]], observer: Seat, start: Callable[[], None]) -> str:
    """Play a history over sockets; returns all that the observer was sent."""
    start()
    dealt = [logged.action for logged in log if logged.seat == CHANCE]

    def draw(_table: Any, state: Any, drawn: int) -> Any:
        return dealt[drawn] if drawn < len(dealt) else game.chance(state, random.Random(1))

    heard, tried = Heard(), attempts(game, seats)
    async with a_house(chance=draw, now=lambda: 1000.0) as running, serving(running) as site:
        table, keys = await site.table(*(f"player {seat}" for seat in range(seats)), game=game.name, seats=seats)
        mine = [keys[observer]] if observer >= 0 else []
        async with site.live(table, *keys) as everybody, site.live(table, *mine) as watching:
            for logged in log:
                if logged.seat == CHANCE:
                    continue
                offer = (running._tables[table].table.places[observer].offer if mine else None) or ()
                wrong = [text for text in tried if game.read(text) not in offer]
                await try_things(watching, observer, wrong)
                actor = watching if logged.seat == observer else everybody
                await actor.update(max(everybody.last["number"], watching.last["number"]))
                await actor.act(logged.seat, game.write(logged.action))
                await watching.update(actor.last["number"])
                await everybody.update(actor.last["number"])
            heard.add(watching)
        await look_back(site, table, mine, heard)
        async with site.live(table, *mine) as again:
            heard.add(again)
    return "\n".join(heard.parts)


def attempts(game: AnyGame, seats: int) -> list[str]:
    """An action of each kind from another match, which is wrong at most moments of this one."""
    [match] = Trial(game, registry.config(game, seats), matches=1, seed=5).random_matches()
    return list({kind_of(moment.logged.action): game.write(moment.logged.action) for moment in match}.values())


async def try_things(watching: Player, observer: Seat, wrong: list[str]) -> None:
    """Wrong moves, moves out of turn, moves too late, advice: the answers are recorded too."""
    seat = max(observer, 0)
    for action in ("walk a1", "reveal i9", "jump a1 a2", "nonsense", "bid 9", *wrong):
        await watching.ask(type="act", seat=seat, number=10_000, action=action)
    for action in wrong[:1]:
        await watching.ask(type="act", seat=seat, number=0, action=action)
    await watching.ask(type="nudge", seat=seat, whom=1 - min(seat, 1))
    for question in ("possible", "sketch", "nonsense"):
        await watching.ask(type="advise", seat=seat, question=question)


async def look_back(site: Site, table: str, mine: list[str], heard: Heard) -> None:
    headers = {"authorization": f"Bearer {mine[0]}"} if mine else {}
    for path in ("", "/edition", "/moments/4", "/moments/6", "/match", "/log?language=pl"):
        if path.startswith("/log") and "coins" in (await site.http.get(f"/api/tables/{table}")).text:
            continue  # the toy has no texts
        heard.parts.append((await site.http.get(f"/api/tables/{table}{path}", headers=headers)).text)


@pytest.mark.parametrize("observer", [1, PUBLIC])
@pytest.mark.parametrize("name", registry.game_names())
async def test_every_byte_is_the_same(name: str, observer: Seat, no_luck: Callable[[], None]) -> None:
    game = registry.game(name)
    compared = 0
    for one, two in itertools.islice(pairs(name, game.seat_counts[0], observer), MATCHES):
        heard = [await play(game, game.seat_counts[0], log, observer, no_luck) for log in (one, two)]
        assert heard[0] == heard[1]
        compared += len(heard[0])
    assert compared > 20_000


async def test_simultaneous_choices_too(coins: AnyGame, no_luck: Callable[[], None]) -> None:
    for observer in (0, PUBLIC):
        compared = 0
        for one, two in itertools.islice(pairs("coins", 3, observer), MATCHES):
            heard = [await play(coins, 3, log, observer, no_luck) for log in (one, two)]
            assert heard[0] == heard[1]
            compared += 1
        assert compared


def leaky_about(table: Any, here: frozenset[int] = frozenset()) -> dict[str, Any]:
    """Tells how long the table's entries are: nobody would see it, and it gives the monsters away."""
    size = sum(len(table.game.write(taken.logged.action)) for taken in table.taken)
    return {**PLAIN_ABOUT(table, here), "bytes": size}


def leaky_refusal(table: Any, *asked: Any, **named: Any) -> Any:
    """A refusal with a reference number that comes from the hidden state."""
    try:
        return PLAIN_ACT(table, *asked, **named)
    except SpukhausError as error:
        error.params["hint"] = digest(table.state)[:6]
        raise


PLAIN_ABOUT, PLAIN_ACT = updates.about, commands.act


@pytest.mark.parametrize("planted", ["about", "refusal"])
async def test_a_planted_leak_is_caught(
    planted: str, no_luck: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    if planted == "about":
        monkeypatch.setattr(updates, "about", leaky_about)
        monkeypatch.setattr(house, "about", leaky_about)
    else:
        monkeypatch.setattr(commands, "act", leaky_refusal)
    game = registry.game("shy_monsters")
    caught = False
    for one, two in itertools.islice(pairs("shy_monsters", 2, 1), MATCHES):
        heard = [await play(game, 2, log, 1, no_luck) for log in (one, two)]
        caught |= heard[0] != heard[1]
    assert caught
