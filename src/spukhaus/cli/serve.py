"""`spukhaus serve`: the server, with one process or several."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spukhaus.cli.common import add_retention, retention_of
from spukhaus.core.errors import ConfigRefused, SpukhausError
from spukhaus.core.registry import POLICY
from spukhaus.texts import Speaker

if TYPE_CHECKING:
    from spukhaus.server.app import Setup

DATABASE, HUB, PORT = "sqlite:spukhaus.db", "memory:", 8765


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-serve")
    parser = commands.add_parser("serve", help=text, description=text)
    parser.add_argument("--database", metavar="URL", default=DATABASE, help=speaker.say("help-serve-database"))
    parser.add_argument("--hub", metavar="URL", default=HUB, help=speaker.say("help-serve-hub"))
    parser.add_argument("--workers", metavar="N", type=int, default=1, help=speaker.say("help-serve-workers"))
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=speaker.say("help-serve-host"))
    parser.add_argument("--port", metavar="N", type=int, default=PORT, help=speaker.say("help-serve-port"))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=speaker.say("help-serve-origin"))
    parser.add_argument("--bot-pace", metavar="SECONDS", type=float, default=0.8, help=speaker.say("help-serve-pace"))
    parser.add_argument("--log", choices=("requests", "warnings"), help=speaker.say("help-serve-log"))
    parser.add_argument("--open", action="store_true", help=speaker.say("help-serve-open"))
    parser.add_argument(
        "--tables-at-once", metavar="N", type=int, default=200, help=speaker.say("help-serve-tables-at-once")
    )
    parser.add_argument(
        "--connections-at-once",
        metavar="N",
        type=int,
        default=2000,
        help=speaker.say("help-serve-connections-at-once"),
    )
    parser.add_argument(
        "--messages-a-second",
        metavar="N",
        type=int,
        default=50,
        help=speaker.say("help-serve-messages-a-second"),
    )
    parser.add_argument(
        "--trusted-proxies", metavar="ADDRESS", nargs="+", default=[], help=speaker.say("help-serve-trusted-proxies")
    )
    parser.add_argument(
        "--megabytes-each", metavar="N", type=int, default=256, help=speaker.say("help-serve-megabytes-each")
    )
    parser.add_argument(
        "--bots", metavar="policy:FILE", action="append", default=[], help=speaker.say("help-serve-bots")
    )
    parser.add_argument("--push", metavar="FILE", type=Path, help=speaker.say("help-serve-push"))
    add_retention(parser, speaker)
    parser.set_defaults(run=lambda arguments: run(arguments, speaker))


def _free_port(host: str) -> int:
    """The usual port if nobody has it, and else any."""
    for wanted in (PORT, 0):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind((host, wanted))
            return int(probe.getsockname()[1])
    return PORT


def _open_when_ready(address: str) -> None:
    """Show the page as soon as the server answers; a machine without a browser has the address on its screen."""
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/health"):  # noqa: S310
            webbrowser.open(address)
            return
        time.sleep(0.1)


async def _try(setup: Setup) -> None:
    """What is wrong with the database, the hub or the key is told now, in a sentence."""
    from spukhaus.hub import open_hub
    from spukhaus.server.vapid import PushKey
    from spukhaus.store import open_store

    if setup.push:
        PushKey.read(Path(setup.push))
    await (await open_store(setup.database)).close()
    await (await open_hub(setup.hub)).close()


def _try_guest(file: str) -> None:
    try:
        from spukhaus.policies.guests import guest_of
    except ImportError as error:
        raise SpukhausError("lab-missing", module=error.name or "numpy") from error
    guest_of(file)


def _policies(bots: list[str]) -> tuple[str, ...]:
    """The files of the guests; what is wrong with one is told now, in a sentence."""
    files = []
    for bot in bots:
        kind, _, file = bot.partition(":")
        if kind != POLICY or not file:
            raise ConfigRefused("serve-bots", bot=bot)
        _try_guest(file)
        files.append(str(Path(file).resolve()))
    return tuple(files)


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    import uvicorn

    from spukhaus.server.app import Setup
    from spukhaus.server.network import uvicorn_settings

    if arguments.workers > 1 and (arguments.hub == HUB or arguments.database.startswith("memory:")):
        raise ConfigRefused("workers-need-hub", workers=arguments.workers)
    setup = Setup(
        arguments.database,
        arguments.hub,
        frozenset(arguments.origin),
        tables_at_once=arguments.tables_at_once,
        bot_pace=arguments.bot_pace,
        connections_at_once=arguments.connections_at_once,
        messages_a_second=arguments.messages_a_second,
        megabytes_each=arguments.megabytes_each,
        retention=retention_of(arguments),
        policies=_policies(arguments.bots),
        push=str(arguments.push.resolve()) if arguments.push else "",
    )
    at_home = sys.stderr.isatty()
    settings = uvicorn_settings(arguments.trusted_proxies, arguments.log or ("warnings" if at_home else "requests"))
    asyncio.run(_try(setup))
    os.environ.update(setup.to_environment())
    port = arguments.port or _free_port(arguments.host)
    address = f"http://{arguments.host}:{port}"
    print(speaker.say("serving", address=address), flush=True)
    if arguments.open:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    uvicorn.run(
        "spukhaus.server.app:from_environment",
        factory=True,
        host=arguments.host,
        port=port,
        workers=arguments.workers,
        **settings,
    )
    return 0
