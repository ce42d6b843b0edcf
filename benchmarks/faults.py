"""Everything that can go wrong is made to go wrong, again and again, while people play: a line for each kind of fault.

./bench faults                                          the long form (about two hours), for docs/reliability.md
./bench faults --rounds 5                               few rounds of each
.venv/bin/python -m benchmarks.faults --only bombs --rounds 3

What needs PostgreSQL or Redis is left out, and says so, where they are not installed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import pytest
from tests import services

from benchmarks.abuse import deaf_and_dumb, exploded, seated_nonsense
from benchmarks.crash import crash
from benchmarks.findings import Findings
from benchmarks.racing import racing
from benchmarks.storage_faults import damaged_files, full_disks

Running: TypeAlias = Coroutine[Any, Any, Findings]


async def killed(rounds: int, seed: int) -> Findings:
    with a_file() as database:
        return await crash(database, rounds, seed)


async def killed_on_postgresql(rounds: int, seed: int) -> Findings:
    with services.PrivatePostgresql(fsync=True) as postgresql:
        return await crash(postgresql.url, rounds, seed)


async def killed_in_turn(rounds: int, seed: int) -> Findings:
    with a_file() as database:
        return await racing(database, "memory:", rounds, seed)


async def cluster(rounds: int, seed: int) -> Findings:
    """Three processes, PostgreSQL and Redis: any of the five may fall."""
    with services.PrivatePostgresql(fsync=True) as postgresql, services.PrivateRedis() as redis:
        return await racing(postgresql.url, redis.url, rounds, seed, processes=3, others=(postgresql, redis))


@contextlib.contextmanager
def a_file() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:{Path(folder) / 'spukhaus.db'}"


class Trial(NamedTuple):
    rounds: int
    """In the long form."""
    run: Callable[[int, int], Running]
    about: str


TRIALS: Final = {
    "kill": Trial(500, killed, "one process on SQLite is killed (SIGKILL) under load"),
    "kill-postgresql": Trial(100, killed_on_postgresql, "the same on PostgreSQL"),
    "histories": Trial(
        500, killed_in_turn, "two processes on one SQLite file are killed in turn; every history checked"
    ),
    "cluster": Trial(200, cluster, "three processes, PostgreSQL and Redis: each falls in turn; every history checked"),
    "disk-full": Trial(50, full_disks, "SQLite's files cannot grow while people play, and then can again"),
    "damage": Trial(500, damaged_files, "after a kill the log or the database is cut or scratched"),
    "bombs": Trial(20, exploded, "dotted keys, deep JSON, 3,000 redeals and the like, while people play"),
    "slow": Trial(20, deaf_and_dumb, "half-sent requests, and connections that never read"),
    "nonsense": Trial(500, seated_nonsense, "both players of a table send anything; its entries stay whole"),
}


def tried(names: list[str], rounds: int | None, seed: int) -> dict[str, Findings | None]:
    """Prints a line as each has been tried, and afterwards what went wrong."""
    results: dict[str, Findings | None] = {}
    for name in names:
        trial, began = TRIALS[name], time.monotonic()
        try:
            found = asyncio.run(trial.run(rounds or trial.rounds, seed))
        except pytest.skip.Exception as missing:
            results[name] = None
            print(f"{name:16} left out: {missing}", flush=True)
            continue
        results[name] = found
        print(f"{name:16} {found.told()}; {time.monotonic() - began:,.0f} s", flush=True)
    for name, one in results.items():
        for problem in one.problems if one else ():
            print(f"{name}: {problem}")
    return results


def run(_: float, rounds: int) -> dict[str, Any]:
    """For ./bench."""
    results = tried(list(TRIALS), rounds, int(time.time()))
    return {
        name: {"rounds": found.rounds, **found.counted, "problems": found.problems} if found else None
        for name, found in results.items()
    }


def main() -> int:
    about = "\n".join(f"  {name:16} {trial.about} ({trial.rounds} rounds)" for name, trial in TRIALS.items())
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.faults",
        description=f"{__doc__}\n{about}",
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--only", action="append", choices=TRIALS, help="one of them; may be given several times")
    parser.add_argument("--rounds", type=int, help="of each; otherwise as above")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    arguments = parser.parse_args()
    results = tried(arguments.only or list(TRIALS), arguments.rounds, arguments.seed)
    return 1 if any(found and found.problems for found in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
