"""`./bench faults` in short: a full disk, damaged files, bombs, slow clients, nonsense, and people play on."""

from __future__ import annotations

import pytest
from benchmarks.abuse import deaf_and_dumb, exploded, seated_nonsense
from benchmarks.findings import Findings
from benchmarks.racing import racing
from benchmarks.storage_faults import damaged_files, full_disks

from tests.services import PrivatePostgresql, PrivateRedis

pytestmark = pytest.mark.anyio


def check(found: Findings, rounds: int, *happened: str) -> None:
    assert found.problems == []
    assert found.rounds == rounds
    assert all(found.counted[what] > 0 for what in happened), found.counted


async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room() -> None:
    check(await full_disks(2), 2, "acknowledged", "refused", "played on")


async def test_what_a_damaged_file_has_lost_is_named() -> None:
    check(await damaged_files(20), 20, "refused as a whole")


async def test_bombs_are_refused_while_people_play() -> None:
    check(await exploded(1), 1, "bombs refused", "moves meanwhile")


async def test_those_who_never_finish_and_never_read_hold_up_nobody() -> None:
    check(await deaf_and_dumb(1), 1, "deaf and dumb", "moves meanwhile")


async def test_players_who_send_nonsense_do_no_harm() -> None:
    check(await seated_nonsense(2), 2, "messages", "entries", "moves meanwhile")


async def test_a_cluster_of_which_anything_may_fall() -> None:
    with PrivatePostgresql(fsync=False) as postgresql, PrivateRedis() as redis:
        found = await racing(postgresql.url, redis.url, 4, processes=3, others=(postgresql, redis))
    check(found, 4, "acknowledged")
