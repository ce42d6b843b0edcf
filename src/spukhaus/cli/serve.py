"""`spukhaus serve`: the server, with one process or several."""

from __future__ import annotations

import argparse
import os
from typing import Any

from spukhaus.core.errors import ConfigRefused
from spukhaus.texts import Speaker

DATABASE, HUB = "sqlite:spukhaus.db", "memory:"


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-serve")
    parser = commands.add_parser("serve", help=text, description=text)
    parser.add_argument("--database", metavar="URL", default=DATABASE, help=speaker.say("help-serve-database"))
    parser.add_argument("--hub", metavar="URL", default=HUB, help=speaker.say("help-serve-hub"))
    parser.add_argument("--workers", metavar="N", type=int, default=1, help=speaker.say("help-serve-workers"))
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=speaker.say("help-serve-host"))
    parser.add_argument("--port", metavar="N", type=int, default=8765, help=speaker.say("help-serve-port"))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=speaker.say("help-serve-origin"))
    parser.add_argument(
        "--tables-at-once", metavar="N", type=int, default=200, help=speaker.say("help-serve-tables-at-once")
    )
    parser.set_defaults(run=lambda arguments: run(arguments, speaker))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    import uvicorn

    from spukhaus.server.app import Setup
    from spukhaus.server.protocol import LARGEST_MESSAGE

    if arguments.workers > 1 and (arguments.hub == HUB or arguments.database.startswith("memory:")):
        raise ConfigRefused("workers-need-hub", workers=arguments.workers)
    setup = Setup(
        arguments.database, arguments.hub, frozenset(arguments.origin), tables_at_once=arguments.tables_at_once
    )
    os.environ.update(setup.to_environment())
    print(speaker.say("serving", address=f"http://{arguments.host}:{arguments.port}"), flush=True)
    uvicorn.run(
        "spukhaus.server.app:from_environment",
        factory=True,
        host=arguments.host,
        port=arguments.port,
        workers=arguments.workers,
        log_level="warning",
        access_log=False,  # addresses of tables are nobody's business
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a compressor for each connection costs more memory than all the rest
        backlog=4096,
        timeout_graceful_shutdown=5,
    )
    return 0
