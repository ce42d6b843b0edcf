"""The same results whoever plays: one process, several, or Ray; and nobody is left behind."""

from __future__ import annotations

import multiprocessing
import time

import pytest

from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.simulation.lineups import mixed
from spukhaus.simulation.matches import Match, Seating, Series, play_match
from spukhaus.simulation.recording import record_match
from spukhaus.simulation.running import memory_of, run_all

SHY = registry.game("shy_monsters")
SERIES = Series("shy_monsters", registry.edition(SHY).text, "seed")
SEATINGS = [(SERIES, deal, line_up) for deal in range(10) for line_up in mixed(("random", "sensible"), 2)]
"""More than wait in line for two processes."""


def played(seatings: list[Seating], jobs: int = 1, ray: str | None = None) -> list[Match]:
    return [match for match, _ in run_all(play_match, seatings, jobs, ray)]


def test_the_same_results_in_one_process_and_in_two() -> None:
    assert played(SEATINGS) == played(SEATINGS, jobs=2)
    alone, together = (list(run_all(record_match, SEATINGS, jobs)) for jobs in (1, 2))
    assert alone == together


def test_ray_gives_the_same_results() -> None:
    pytest.importorskip("ray")
    assert played(SEATINGS[:6], ray="local") == played(SEATINGS[:6])
    assert list(run_all(record_match, SEATINGS[:2], ray="local")) == list(run_all(record_match, SEATINGS[:2]))
    with pytest.raises(SpukhausError, match="ray-unavailable"):
        played(SEATINGS, ray="127.0.0.1:1")


def test_a_host_that_is_lost_changes_nothing() -> None:
    """The first host only hands out matches. Of two others that play them, one is killed in the middle."""
    pytest.importorskip("ray")
    from tests.simulation.clusters import two_hosts_that_play

    with two_hosts_that_play() as (address, lose_one):
        seatings = [(SERIES, deal, line_up) for deal in range(150) for line_up in mixed(("random", "sensible"), 2)]
        found = list[Match]()
        for match, _ in run_all(play_match, seatings, ray=address):
            found.append(match)
            if len(found) == 50:
                lose_one()
        assert found == played(seatings)


def test_leaving_early_leaves_no_process_behind() -> None:
    slow = ("tests.simulation.players:Slow", "random")
    before = set(multiprocessing.active_children())
    playing = run_all(play_match, [(SERIES, 0, ("random", "random")), (SERIES, 1, slow), (SERIES, 2, slow)], jobs=2)
    next(playing)
    assert set(multiprocessing.active_children()) - before
    playing.close()
    patience = time.monotonic() + 20
    while set(multiprocessing.active_children()) - before and time.monotonic() < patience:
        time.sleep(0.05)
    assert not set(multiprocessing.active_children()) - before


def test_a_bot_that_fails_in_another_process_is_named() -> None:
    with pytest.raises(SpukhausError) as error:
        played([(SERIES, 0, ("random", "tests.simulation.players:Broken"))], jobs=2)
    assert error.value.code == "bot-failed"
    assert error.value.params["bot"] == "tests.simulation.players:Broken"


def test_memory_is_weighed_in_a_process_of_its_own() -> None:
    weight = memory_of(SERIES, "random", 2)
    assert weight is None or 5e6 < weight < 300e6
