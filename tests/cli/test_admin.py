"""`spukhaus admin` as a host calls it, on both databases: what it prints, asks, refuses and notes."""

from __future__ import annotations

import asyncio
import re
import time
from functools import partial
from pathlib import Path

import pytest

from spukhaus.core.edition import LANGUAGES
from spukhaus.cups import commands as joining
from spukhaus.cups.house import CupHouse
from spukhaus.hub.memory import MemoryHub
from spukhaus.match import commands
from spukhaus.match.entries import NO_WORDS
from spukhaus.match.house import House
from spukhaus.match.keys import hashed
from spukhaus.match.retention import DAY_SECONDS
from spukhaus.store import open_store
from spukhaus.store.housekeeping import Housekeeping
from tests.cli.test_commands import Run, run  # noqa: F401

COMMANDS = (
    "tables cups show delete mute ban unban banned erase backup restore check prune log".split()  # noqa: SIM905
)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    return str(request.getfixturevalue("postgresql_url"))


@pytest.fixture
def table(url: str) -> str:
    """A table at which Ada and Bo sit and chat."""

    async def fill() -> str:
        store = await open_store(url)
        house = House(store, MemoryHub())
        identity, _ = await house.create(game="shy_monsters", title="The attic", address="192.0.2.7")
        for seat, name in enumerate(("Ada", "Bo")):
            await house.do(identity, partial(commands.sit, seat=seat, name=name, key=hashed(name), now=0))
            await store.greet(identity, seat, f"192.0.2.{seat + 1}")
        await house.do(identity, lambda table: commands.say(table, 0, "Boo!", 0))
        await house.stop()
        await store.close()
        return identity

    return asyncio.run(fill())


def test_cups(run: Run, url: str, table: str) -> None:  # noqa: F811
    """They are listed apart from tables, and can be deleted; a name is erased from them too."""

    async def fill() -> str:
        store = await open_store(url)
        house = House(store, MemoryHub())
        cups = CupHouse(house)
        identity, _ = await cups.found(
            game="shy_monsters", seats=None, rounds=4, seconds=3600, live=True, address="192.0.2.9"
        )
        for name in ("Ada", "Bo"):
            await cups.do(identity, partial(joining.join, name=name, key=hashed(name), now=0))
        await house.stop()
        await store.close()
        return f"cup.{identity}"

    cup = asyncio.run(fill())
    assert cup not in run("admin", "tables", "--database", url)[1]
    _, out, _ = run("admin", "cups", "--database", url)
    assert re.search(rf"{re.escape(cup)} +shy_monsters .+ 2 +0/4 .+192.0.2.9", out)
    assert table not in out
    assert run("admin", "show", cup, "--database", url)[0] == 1
    assert run("admin", "erase", "--name", "Ada", "--database", url, "--yes")[0] == 0
    [(_, found)] = Housekeeping(url).cups()
    assert [player.name for player in found.players] == [NO_WORDS, "Bo"]
    assert run("admin", "check", "--database", url)[0] == 0
    assert run("admin", "delete", cup, "--database", url, "--yes")[0] == 0
    assert Housekeeping(url).cups() == []


def test_looking(run: Run, url: str, table: str) -> None:  # noqa: F811
    status, out, _ = run("admin", "tables", "--database", url)
    assert (status, table in out, "192.0.2.7" in out, "being played" in out) == (0, True, True, True)
    assert table not in run("admin", "tables", "--database", url, "--stage", "over")[1]
    assert table not in run("admin", "tables", "--database", url, "--address", "192.0.2.8")[1]
    assert table in run("admin", "tables", "--database", url, "--address", "192.0.2.7")[1]
    status, out, _ = run("admin", "show", table, "--database", url)
    for shown in ("shy_monsters", "The attic", "Ada", "192.0.2.2", "Boo!"):
        assert shown in out
    status, _, err = run("admin", "show", "nothing", "--database", url)
    assert (status, "no such table" in err) == (1, True)


def test_deleting_asks_first(run: Run, url: str, table: str) -> None:  # noqa: F811
    for typed in ("", "no\n", "\n"):
        status, out, _ = run("admin", "delete", table, "--database", url, typed=typed)
        assert (status, "Delete one table for good?" in out, "Nothing was changed" in out) == (1, True, True)
    assert table in run("admin", "tables", "--database", url)[1]
    assert run("admin", "delete", table, "nothing", "--yes", "--database", url)[0] == 1
    assert run("admin", "delete", table, "--database", url, typed="ja\n", language="de")[0] == 0
    assert table not in run("admin", "tables", "--database", url)[1]
    assert f"delete {table}" in run("admin", "log", "--database", url)[1]
    assert run("admin", "check", "--database", url)[0] == 0


def test_erasing(run: Run, url: str, table: str) -> None:  # noqa: F811
    assert run("admin", "erase", "--database", url)[0] == 1
    assert run("admin", "erase", "--seat", "0", "--name", "Ada", "--database", url)[0] == 1
    assert run("admin", "erase", table, "--seat", "0", "--database", url)[0] == 1
    status, out, _ = run("admin", "erase", table, "--seat", "0", "--database", url, typed="yes\n")
    assert (status, "2 entries erased" in out) == (0, True)
    assert "one entry erased" in run("admin", "erase", "--name", "Bo", "--yes", "--database", url)[1].lower()
    shown = run("admin", "show", table, "--database", url)[1]
    assert not {"Ada", "Bo", "Boo!"} & set(shown.split())
    assert "192.0.2.1\n" not in shown
    log = run("admin", "log", "--database", url)[1]
    assert "Ada" not in log
    assert f"erase {table} 2" in log
    assert run("admin", "check", "--database", url)[0] == 0


def test_addresses(run: Run, url: str, table: str) -> None:  # noqa: F811
    assert run("admin", "ban", "192.0.2.7/24", "--database", url)[0] == 0
    assert run("admin", "mute", "2001:db8::1", "--days", "2", "--database", url)[0] == 0
    out = run("admin", "banned", "--database", url)[1]
    assert "192.0.2.0/24  shut out" in out
    assert "2001:db8::1   muted" in out
    status, _, err = run("admin", "ban", "the attic", "--database", url)
    assert (status, "neither an address" in err) == (1, True)
    assert run("admin", "unban", "192.0.2.0/24", "--database", url)[0] == 0
    assert run("admin", "unban", "192.0.2.0/24", "--database", url)[0] == 1
    assert "unbar 192.0.2.0/24" in run("admin", "log", "--database", url)[1]


def test_backup_and_restore(run: Run, url: str, table: str, tmp_path: Path) -> None:  # noqa: F811
    copy = str(tmp_path / "copy.db")
    status, out, _ = run("admin", "backup", copy, "--database", url)
    assert (status, "One table backed up" in out) == (0, True)
    assert run("admin", "backup", copy, "--database", url)[0] == 1
    run("admin", "delete", table, "--yes", "--database", url)
    assert run("admin", "restore", copy, "--database", url)[0] == 1
    assert table not in run("admin", "tables", "--database", url)[1]
    assert run("admin", "restore", copy, "--database", url, typed="y\n")[0] == 0
    assert table in run("admin", "tables", "--database", url)[1]
    assert run("admin", "restore", str(tmp_path / "none.db"), "--yes", "--database", url)[0] == 1
    assert run("admin", "check", "--database", url)[0] == 0


def test_pruning(run: Run, url: str, table: str) -> None:  # noqa: F811
    status, out, _ = run("admin", "prune", "--database", url)
    assert (status, "0 tables deleted" in out) == (0, True)
    then = time.time() - 91 * DAY_SECONDS
    Housekeeping(url).run(lambda ledger: ledger.change("UPDATE tables SET changed_at = :then", then=then))
    assert "0 tables would" in run("admin", "prune", "--dry-run", "--keep-abandoned", "0", "--database", url)[1]
    status, out, _ = run("admin", "prune", "--dry-run", "--database", url)
    assert (status, "abandoned" in out, "One table would be deleted" in out) == (0, True, True)
    assert run("admin", "prune", "--database", url, typed="no\n")[0] == 1
    assert table in run("admin", "tables", "--database", url)[1]
    assert run("admin", "prune", "--yes", "--database", url)[0] == 0
    assert table not in run("admin", "tables", "--database", url)[1]
    assert run("admin", "prune", "--keep-finished", "-1", "--database", url)[0] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(run: Run, language: str) -> None:  # noqa: F811
    for command in COMMANDS:
        assert run("admin", command, "--help", language=language)[0] == 0


@pytest.mark.parametrize("command", [["tables"], ["check"], ["prune"], ["backup", "copy.db"]])
def test_what_is_not_there_is_not_made(run: Run, command: list[str], tmp_path: Path) -> None:  # noqa: F811
    assert run("admin", *command, "--database", f"sqlite:{tmp_path / 'none.db'}")[0] == 1
    assert list(tmp_path.iterdir()) == []
    assert run("admin", *command, "--database", "memory:")[0] == 1


@pytest.mark.parametrize(
    ("option", "address", "said"),
    [
        ("--database", "mysql://house/x", "a database that can be used here"),
        ("--database", "sqlite://house.db", "a database that can be used here"),
        ("--database", "sqlite:/nowhere/at/all/house.db", "cannot be reached"),
        ("--hub", "amqp://house", "a hub that can be used here"),
    ],
)
def test_a_server_with_a_wrong_address_says_so(run: Run, option: str, address: str, said: str) -> None:  # noqa: F811
    given = ["--database", "memory:"] if option == "--hub" else []
    status, out, err = run("serve", *given, option, address)
    assert (status, said in err, out, "Traceback" in err) == (1, True, "", False)
