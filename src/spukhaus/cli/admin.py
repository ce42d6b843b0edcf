"""`spukhaus admin`: what a host does with the house's database. `check` reads every table of it."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Any

from spukhaus.core.errors import SpukhausError
from spukhaus.texts import Speaker

DATABASE = "sqlite:spukhaus.db"


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-admin")
    parser = commands.add_parser("admin", help=text, description=text)
    kinds = parser.commands()
    text = speaker.say("help-admin-check")
    check = kinds.add_parser("check", help=text, description=text)
    check.add_argument("--database", metavar="URL", default=DATABASE, help=speaker.say("help-serve-database"))
    check.set_defaults(run=lambda arguments: asyncio.run(_check(arguments, speaker)))


async def _check(arguments: argparse.Namespace, speaker: Speaker) -> int:
    """Say of each table that is not whole where it is damaged. A file that is not there is not made."""
    from spukhaus.store import open_store

    path = Path(arguments.database.removeprefix("sqlite:"))
    if arguments.database.startswith("sqlite:") and not path.is_file():
        raise SpukhausError("store-unavailable", url=arguments.database)
    store = await open_store(arguments.database)
    try:
        tables = await store.identities()
        broken = 0
        for table in tables:
            try:
                await store.read(table)
            except SpukhausError as error:
                if error.code != "store-damaged":
                    raise
                broken += 1
                print(speaker.error(error))
    finally:
        await store.close()
    print(speaker.say("admin-checked", count=len(tables), broken=broken))
    return 1 if broken else 0
