"""What strangers and players may do to a server, while two people play on: bombs in files and messages, requests that
are never finished, answers that are never read, and players who send nonsense.

The people's moves are answered all the while, nothing is answered with a failure, and what the table has is what its
entries make.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed

from benchmarks.findings import Findings
from benchmarks.load import Figures, Pair, Seat, make_table, some_action
from benchmarks.server import a_server, memory_of
from spukhaus.core import registry
from spukhaus.match.entries import decode
from spukhaus.match.table import Table
from spukhaus.store import open_store

ANSWER_SECONDS: Final = 20.0
"""Whoever waits longer for the answer to a move is left alone."""
DEAF: Final = 100
MOST_GROWN_MIB: Final = 64
CODES: Final = ("update", "done", "refused", "pong", "advice", "hint", "waiting")


@contextlib.asynccontextmanager
async def playing_on(http: httpx.AsyncClient, address: str, found: Findings) -> AsyncIterator[None]:
    """Two people move as fast as they can, whatever else happens."""
    figures, over = Figures(), asyncio.Event()

    async def play() -> None:
        pair = await Pair.at_a_new_table(http, address)
        while not over.is_set():
            if not await asyncio.wait_for(pair.move(figures), ANSWER_SECONDS):
                await pair.close()
                pair = await Pair.at_a_new_table(http, address)
        await pair.close()

    playing = asyncio.create_task(play())
    try:
        yield
    finally:
        over.set()
        try:
            await playing
        except (TimeoutError, OSError, ConnectionClosed) as error:
            found.problems.append(f"those who play were left alone: {type(error).__name__}")
        longest = round(1000 * max(figures.seconds, default=0.0))
        found.counted["moves meanwhile"] += figures.moves
        found.counted["ms at most"] = max(found.counted["ms at most"], longest)
        if figures.refused:
            found.problems.append(f"{figures.refused} moves of those who play were refused")


# Bombs


def match_file(*more: str) -> bytes:
    """The beginning of a match, and what comes then."""
    digest = registry.edition(registry.game("shy_monsters"), registry.STANDARD).digest
    head = ["spukhaus match 3", "game: shy_monsters", "rules: 1", "seats: 2", f"edition: standard {digest}", ""]
    laid = "corridor@j10 corridor@g9 drake@h9 gargoyle@j9 corridor@k9 exit@l9"
    moves = ["1 chance draw drake gargoyle", f"2 0 lay {laid}", "3 1 reveal k9"]
    return json.dumps({"file": "\n".join([*head, *moves, *more, ""])}).encode()


class Bomb(NamedTuple):
    path: str
    body: bytes
    codes: tuple[str, ...]
    """What it is refused with."""


def bombs() -> Iterator[Bomb]:
    tables, replays = "/api/tables", "/api/replays"
    editions = ("edition-too-deep", "edition-too-large")

    def table(edition: str) -> bytes:
        return json.dumps({"game": "shy_monsters", "edition": f"\n{edition}\n"}).encode()

    for length in (1_000, 64_000, 120_000):
        dotted = ".".join(["a"] * (length // 2)) + " = 1"  # reading it takes as long as its length squared
        yield Bomb(tables, table(dotted), editions)
        yield Bomb("/api/games/shy_monsters/editions", json.dumps({"text": dotted}).encode(), editions)
    for nested in ("a = " + "[" * 30_000, "a = " + "{a=" * 15_000, "[" + "a." * 20_000 + "a]"):
        yield Bomb(tables, table(nested), editions)
    yield Bomb(tables, table("\n".join(f"a{number} = 1" for number in range(20_000))), editions)
    for body in (b"[" * 100_000, b'{"game":' + b"[" * 50_000 + b"]" * 50_000 + b"}", b"\xff" * 200_000):
        yield Bomb(tables, body, ("message-form",))
    yield Bomb(tables, b'{"game":"shy_monsters","seats":' + b"9" * 100_000 + b"}", ("message-form",))
    yield Bomb(replays, match_file(*[f"~ 1 {'5eed' * 16}"] * 3_000), ("file-redeals",))
    yield Bomb(replays, match_file("4 1 walk " + "i" * 3_000_000), ("file-refused",))
    yield Bomb(replays, json.dumps({"file": "x" * 3_000_000}).encode(), ("file-first-line",))


async def exploded(rounds: int, seed: int = 1) -> Findings:
    """Every bomb, in each round in another order and several at a time."""
    found, rng = Findings(), random.Random(seed)
    async with a_server() as (address, http, _):
        for _ in range(rounds):
            every = list(bombs())
            rng.shuffle(every)
            async with playing_on(http, address, found):
                for at in range(0, len(every), 4):
                    await asyncio.gather(*(_explode(http, bomb, found) for bomb in every[at : at + 4]))
            found.rounds += 1
    return found


async def _explode(http: httpx.AsyncClient, bomb: Bomb, found: Findings) -> None:
    what = f"{bomb.path} with {bomb.body[:60]!r}"
    try:
        answer = await http.post(bomb.path, content=bomb.body, headers={"content-type": "application/json"})
    except httpx.HTTPError as error:
        found.problems.append(f"{what}: {type(error).__name__}")
        return
    code = answer.json()["error"]["code"] if 400 <= answer.status_code < 500 else str(answer.status_code)
    found.counted["bombs refused"] += code in bomb.codes
    if code not in bomb.codes:
        found.problems.append(f"{what}: {code}")


# Those who never finish, and those who never read

HALF_SENT: Final = (
    b"",
    b"GE",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    b"GET / HTTP/1.1\r\nx: " + b"y" * 60_000,
)


async def deaf_and_dumb(rounds: int, seed: int = 1) -> Findings:
    """In each round a crowd comes that never sends all of a request, or never reads what it is told."""
    found, rng = Findings(), random.Random(seed)
    async with a_server() as (address, http, process):
        port = int(address.rpartition(":")[2])
        async with playing_on(http, address, found):
            await _crowd(port, http, rng, found)  # what is loaded by now is no growth
        before = memory_of(process)
        for _ in range(rounds):
            async with playing_on(http, address, found):
                await _crowd(port, http, rng, found)
            found.rounds += 1
        grown = (memory_of(process) - before) // 1024
    found.counted["MiB grown"] = max(0, grown)
    if grown > MOST_GROWN_MIB:
        found.problems.append(f"{grown} MiB more after they had gone")
    return found


async def _crowd(port: int, http: httpx.AsyncClient, rng: random.Random, found: Findings) -> None:
    table, keys = await make_table(http)
    held = [_dumb(port, rng.choice(HALF_SENT)) for _ in range(DEAF)]
    held += [await _deaf(port, table, keys[1]) for _ in range(DEAF)]
    talker = await Seat.at(f"ws://127.0.0.1:{port}", table, keys[0])
    for number in range(50):  # all who hold the other seat are told, and read nothing
        await talker.raw.send(json.dumps({"type": "say", "id": number, "seat": 0, "text": "boo " * 100}))
    for _ in range(50):
        await asyncio.wait_for(talker.answers.get(), ANSWER_SECONDS)
    await talker.close()
    for one in held:
        one.close()
    found.counted["deaf and dumb"] += len(held)


def _dumb(port: int, sent: bytes) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", port))
    one.sendall(sent)
    return one


async def _deaf(port: int, table: str, key: str) -> socket.socket:
    """A live connection by hand, so that nothing reads it."""
    hello = json.dumps({"type": "hello", "protocol": 1, "keys": [key]}).encode()
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    head += "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await asyncio.to_thread(one.connect, ("127.0.0.1", port))
    one.sendall(head.encode())
    await asyncio.to_thread(one.recv, 1)  # the answer begins: what follows is the live connection
    one.sendall(b"\x81" + bytes([0x80 | 126, *divmod(len(hello), 256)]) + bytes(4) + hello)
    return one


# Players who send nonsense

WORDS: Final = (
    *["lay", "walk", "reveal", "attack", "jump", "give-up", "i9", "i10", "j10", "bat@i10", "corridor@i10", "-1", "x"],
    "",
)
KINDS: Final = [
    "act",
    "undo",
    "answer",
    "pause",
    "say",
    "nudge",
    "substitute",
    "return",
    "consent",
    "advise",
    "hint",
    "ping",
    "hello",
    "x",
]
STRANGE: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 1, 2, 10**9, 10**18, 10**40, 1.5),
    *("", "0", "x" * 600, "\u202e", "\ud800", [], [[]], {}, {"a": {}}),
)


async def seated_nonsense(rounds: int, seed: int = 1) -> Findings:
    """Both who sit at a table send what they like: real moves, requests that are nearly right, and no messages at all.
    Afterwards the table is what its entries make, and nobody was told the seed before the end."""
    found, rng = Findings(), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:{Path(folder) / 'spukhaus.db'}"
        async with a_server(database) as (address, http, _):
            for _ in range(rounds):
                async with playing_on(http, address, found):
                    await _nonsense(database, address, http, rng, found)
                found.rounds += 1
    return found


async def _nonsense(database: str, address: str, http: httpx.AsyncClient, rng: random.Random, found: Findings) -> None:
    table, keys = await make_table(http)
    heard: list[str] = []
    await asyncio.gather(*(_rave(address, table, seat, key, rng, heard) for seat, key in enumerate(keys)))
    found.counted["messages"] += len(heard)
    store = await open_store(database)
    try:
        bodies = await store.read(table)
    finally:
        await store.close()
    made: Table = Table.of(table, bodies)
    shown = (await http.get(f"/api/tables/{table}")).json()
    if (shown["started"], shown["paused"]) != (made.started, made.paused):
        found.problems.append(f"{table}: it is shown otherwise than its entries make it")
    found.counted["entries"] += len(bodies)
    if not made.over and any(made.created.seed in text for text in heard):
        found.problems.append(f"{table}: the seed was told before the end")
    for text in heard:
        if (kind := json.loads(text)["type"]) not in CODES:
            found.problems.append(f"{table}: an answer of the kind {kind}")
    if not all(decode(body) for body in bodies):
        found.problems.append(f"{table}: an entry cannot be read")


async def _rave(address: str, table: str, at: int, key: str, rng: random.Random, heard: list[str]) -> None:
    """Several connections one after the other, since nonsense ends a connection."""
    for _ in range(5):
        with contextlib.suppress(ConnectionClosed, OSError):
            seat = await Seat.at(address, table, key)
            for _ in range(40):
                await seat.raw.send(_raving(seat, at, rng))
                heard.append(seat.last)
                while not seat.answers.empty():
                    heard.append(seat.answers.get_nowait())
                await asyncio.sleep(0)
            await seat.close()


def _raving(seat: Seat, at: int, rng: random.Random) -> str | bytes:
    chance = rng.random()
    if chance < 0.02:
        return rng.choice((rng.randbytes(rng.randrange(200)), "[" * rng.randrange(1, 9_000), "{", '{"type":"act"}'))
    kind = "leave" if rng.random() < 0.002 else rng.choice(KINDS)  # or nobody would be left to rave
    request: dict[str, Any] = {"type": kind, "id": rng.randrange(100), "seat": at}
    if chance < 0.5:
        request |= {"type": "act", "number": seat.number, "action": " ".join(rng.choices(WORDS, k=rng.randrange(4)))}
        with contextlib.suppress(ValueError, KeyError, StopIteration):
            if rng.random() < 0.5:
                request["action"] = some_action(seat.choices()[str(at)], rng)
    fields = {
        "say": ("text",),
        "answer": ("agrees",),
        "consent": ("agrees",),
        "nudge": ("whom",),
        "substitute": ("whom",),
    }
    for name in (*fields.get(request["type"], ()), *(["number"] if rng.random() < 0.1 else [])):
        request[name] = rng.choice((*STRANGE, "boo", True, 1 - at))
    if rng.random() < 0.1:
        request[rng.choice(("seat", "id", "type", "extra"))] = rng.choice(STRANGE)
    return json.dumps(request)
