"""`spukhaus admin`: what a host does with the house's database, while it is served or not (docs/admin.md).

Whatever destroys something asks first, and whatever changes something is noted in the database (`admin log`).
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from datetime import datetime
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spukhaus.cli.common import add_retention, aligned, positive, retention_of
from spukhaus.core.errors import ConfigRefused, SpukhausError
from spukhaus.match.addresses import sqlite_path
from spukhaus.match.ports import NoSuchTable
from spukhaus.texts import Speaker

if TYPE_CHECKING:
    from spukhaus.match.ports import Bar
    from spukhaus.store.housekeeping import Housekeeping

DATABASE = "sqlite:spukhaus.db"
STAGES = ("waiting", "playing", "over")
DAY_SECONDS = 24 * 3600.0


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-admin")
    parser = commands.add_parser("admin", help=text, description=text)
    kinds = parser.commands()

    def command(name: str, run: Callable[[Any, Speaker], int], *, destroys: bool = False) -> Any:
        text = speaker.say(f"help-admin-{name}")
        made = kinds.add_parser(name, help=text, description=text)
        made.add_argument("--database", metavar="URL", default=DATABASE, help=speaker.say("help-serve-database"))
        if destroys:
            made.add_argument("--yes", action="store_true", help=speaker.say("help-admin-yes"))
        made.set_defaults(run=lambda arguments: _run(run, arguments, speaker))
        return made

    tables = command("tables", _tables)
    tables.add_argument("--stage", choices=STAGES, help=speaker.say("help-admin-stage"))
    tables.add_argument("--address", metavar="ADDRESS", help=speaker.say("help-admin-made-from"))
    tables.add_argument("--limit", metavar="N", type=positive, default=100, help=speaker.say("help-admin-limit"))
    command("cups", _cups).add_argument(
        "--limit", metavar="N", type=positive, default=100, help=speaker.say("help-admin-limit")
    )
    command("show", _show).add_argument("table", metavar="TABLE", help=speaker.say("help-admin-table"))
    delete = command("delete", _delete, destroys=True)
    delete.add_argument("tables", metavar="TABLE", nargs="+", help=speaker.say("help-admin-table"))
    for what in ("mute", "ban"):
        bar = command(what, lambda arguments, speaker, what=what: _bar(arguments, speaker, what))  # type: ignore[misc]
        bar.add_argument("address", metavar="ADDRESS", help=speaker.say("help-admin-address"))
        bar.add_argument("--days", metavar="N", type=positive, help=speaker.say("help-admin-days"))
    command("unban", _unbar).add_argument("address", metavar="ADDRESS", help=speaker.say("help-admin-address"))
    command("banned", _bars)
    erase = command("erase", _erase, destroys=True)
    erase.add_argument("table", metavar="TABLE", nargs="?", help=speaker.say("help-admin-erase-table"))
    erase.add_argument("--seat", metavar="N", type=int, help=speaker.say("help-admin-seat"))
    erase.add_argument("--name", metavar="NAME", help=speaker.say("help-admin-name"))
    command("backup", _backup).add_argument("file", metavar="FILE", type=Path, help=speaker.say("help-admin-file"))
    restore = command("restore", _restore, destroys=True)
    restore.add_argument("file", metavar="FILE", type=Path, help=speaker.say("help-admin-file"))
    command("check", _check)
    prune = command("prune", _prune, destroys=True)
    prune.add_argument("--dry-run", action="store_true", help=speaker.say("help-admin-dry-run"))
    add_retention(prune, speaker)
    command("log", _log).add_argument(
        "--limit", metavar="N", type=positive, default=100, help=speaker.say("help-admin-limit")
    )


def _run(run: Callable[[Any, Speaker], int], arguments: argparse.Namespace, speaker: Speaker) -> int:
    try:
        return run(arguments, speaker)
    except NoSuchTable:
        raise SpukhausError("no-such-table") from None


def _house(arguments: argparse.Namespace) -> Housekeeping:
    """The database, brought up to date. A file that is not there is not made."""
    from spukhaus.store import open_store
    from spukhaus.store.housekeeping import Housekeeping

    house = Housekeeping(arguments.database)
    path = sqlite_path(arguments.database)
    if path is not None and not Path(path).is_file():
        raise SpukhausError("store-unavailable", url=arguments.database)

    async def open_and_close() -> None:
        await (await open_store(arguments.database)).close()

    asyncio.run(open_and_close())
    return house


def _agreed(arguments: argparse.Namespace, speaker: Speaker, question: str) -> bool:
    """Whether the host is sure."""
    if arguments.yes:
        return True
    yes = speaker.say("admin-yes")
    try:
        answer = input(f"{question} [{yes}/–] ").strip().casefold()
    except EOFError:
        answer = ""
    if answer and yes.casefold().startswith(answer):
        return True
    print(speaker.say("admin-nothing-done"))
    return False


def _time(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def _stage(speaker: Speaker, stage: str | None) -> str:
    return speaker.say("admin-stage", stage=stage or "unknown")


def _headings(speaker: Speaker, *columns: str) -> list[str]:
    return [speaker.say("admin-column", column=column) for column in columns]


# Looking


def _tables(arguments: argparse.Namespace, speaker: Speaker) -> int:
    rows = _house(arguments).tables(stage=arguments.stage, address=arguments.address, limit=arguments.limit)
    shown = [_headings(speaker, "table", "stage", "entries", "bytes", "changed", "address")]
    for row in rows:
        size, changed = str(row.bytes), _time(row.changed_at)
        shown.append([row.table, _stage(speaker, row.stage), str(row.entries), size, changed, row.address or ""])
    print(aligned(shown))
    return 0


def _cups(arguments: argparse.Namespace, speaker: Speaker) -> int:
    shown = [_headings(speaker, "cup", "game", "stage", "players", "rounds", "changed", "address")]
    for row, cup in _house(arguments).cups(arguments.limit):
        rounds = f"{len(cup.over_rounds)}/{cup.founded.rounds}"
        people, changed = str(len(cup.playing())), _time(row.changed_at)
        stage = "over" if cup.ended else "playing" if cup.rounds else "waiting"
        shown.append([row.table, cup.founded.game, _stage(speaker, stage), people, rounds, changed, row.address or ""])
    print(aligned(shown))
    return 0


def _show(arguments: argparse.Namespace, speaker: Speaker) -> int:
    from spukhaus.match.entries import Said
    from spukhaus.match.retention import stage_of

    house = _house(arguments)
    row, table, guests = house.row(arguments.table), house.read(arguments.table), house.guests(arguments.table)
    facts = {
        "table": row.table,
        "game": table.game.name,
        "title": table.created.title,
        "stage": _stage(speaker, stage_of(table)),
        "entries": str(row.entries),
        "bytes": str(row.bytes),
        "opened": _time(row.opened_at),
        "changed": _time(row.changed_at),
        "address": row.address or "",
    }
    for column, value in facts.items():
        print(f"{speaker.say('admin-column', column=column)}: {value}")
    print()
    people = [_headings(speaker, "seat", "name", "bot", "address")]
    people += [
        [str(seat), place.name, place.player or "", guests.get(seat, "")] for seat, place in enumerate(table.places)
    ]
    print(aligned(people))
    said = [noted.entry for noted in table.notes if isinstance(noted.entry, Said)]
    if said:
        print()
    for entry in said:
        print(f"{_time(entry.at)} {entry.seat} {entry.text}")
    return 0


def _log(arguments: argparse.Namespace, _: Speaker) -> int:
    for at, what, about in reversed(_house(arguments).deeds(arguments.limit)):
        print(f"{_time(at)} {what} {about}")
    return 0


def _check(arguments: argparse.Namespace, speaker: Speaker) -> int:
    """Say of each table that is not whole where it is damaged."""
    from spukhaus.store.backups import damages

    _house(arguments)
    count, broken = asyncio.run(damages(arguments.database))
    for error in broken:
        print(speaker.error(error))
    print(speaker.say("admin-checked", count=count, broken=len(broken)))
    return 1 if broken else 0


# Deleting


def _delete(arguments: argparse.Namespace, speaker: Speaker) -> int:
    house, tables = _house(arguments), list(dict.fromkeys(arguments.tables))
    for table in tables:
        house.row(table)
    if not _agreed(arguments, speaker, speaker.say("admin-ask-delete", count=len(tables))):
        return 1
    house.delete(tables)
    print(speaker.say("admin-deleted", count=len(tables)))
    return 0


def _prune(arguments: argparse.Namespace, speaker: Speaker) -> int:
    house, retention, now = _house(arguments), retention_of(arguments), time.time()
    gone = house.prune(retention, now, dry_run=True)
    shown = [_headings(speaker, "kind", "tables", "bytes")]
    shown += [
        [speaker.say("admin-kind", kind=kind), str(count), str(size)] for kind, (count, size) in sorted(gone.items())
    ]
    print(aligned(shown))
    count = sum(tables for tables, _ in gone.values())
    if arguments.dry_run:
        print(speaker.say("admin-would-delete", count=count))
        return 0
    if count and not _agreed(arguments, speaker, speaker.say("admin-ask-delete", count=count)):
        return 1
    gone = house.prune(retention, now)
    print(speaker.say("admin-deleted", count=sum(tables for tables, _ in gone.values())))
    return 0


def _erase(arguments: argparse.Namespace, speaker: Speaker) -> int:
    if arguments.table is None and (arguments.name is None or arguments.seat is not None):
        raise ConfigRefused("erase-what")
    house = _house(arguments)
    if arguments.table is not None:
        house.row(arguments.table)
    if not _agreed(arguments, speaker, speaker.say("admin-ask-erase")):
        return 1
    if arguments.table is None:
        count = house.erase_everywhere(arguments.name)
    else:
        count = house.erase(arguments.table, arguments.seat, arguments.name)
    print(speaker.say("admin-erased", count=count))
    return 0


# Addresses


def _address(text: str) -> str:
    """One address, or a network of them."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        raise ConfigRefused("address-form", found=text) from None
    return str(network.network_address) if network.num_addresses == 1 else str(network)


def _bar(arguments: argparse.Namespace, speaker: Speaker, what: Bar) -> int:
    address = _address(arguments.address)
    _house(arguments).bar(address, what, arguments.days and arguments.days * DAY_SECONDS)
    print(speaker.say("admin-barred", what=what, address=address))
    return 0


def _unbar(arguments: argparse.Namespace, speaker: Speaker) -> int:
    address = _address(arguments.address)
    found = _house(arguments).unbar(address)
    print(speaker.say("admin-unbarred" if found else "admin-not-barred", address=address))
    return 0 if found else 1


def _bars(arguments: argparse.Namespace, speaker: Speaker) -> int:
    shown = [_headings(speaker, "address", "bar", "since", "until")]
    for bar in _house(arguments).bars():
        until = "" if bar.until is None else _time(bar.until)
        shown.append([bar.address, speaker.say("admin-bar", what=bar.what), _time(bar.at), until])
    print(aligned(shown))
    return 0


# Backups


def _backup(arguments: argparse.Namespace, speaker: Speaker) -> int:
    from spukhaus.store.backups import backup

    _house(arguments)
    count = backup(arguments.database, arguments.file)
    print(speaker.say("admin-backed-up", count=count, file=str(arguments.file)))
    return 0


def _restore(arguments: argparse.Namespace, speaker: Speaker) -> int:
    """Into a database that may be new, or have lost something."""
    from spukhaus.store.backups import restore

    if not _agreed(arguments, speaker, speaker.say("admin-ask-restore")):
        return 1
    count = restore(arguments.file, arguments.database)
    print(speaker.say("admin-restored", count=count))
    return 0
