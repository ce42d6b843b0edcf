"""The checkable shuffle: the same seed gives the same chance everywhere, and the commitment gives nothing away."""

from __future__ import annotations

from collections import Counter

import pytest

import spukhaus
from spukhaus.core.bot import RandomBot
from spukhaus.core.errors import SpukhausError
from spukhaus.core.play import play_bots
from spukhaus.core.seed import ChanceStream, commitment, new_seed

SEED = "00" * 32
KNOWN = [985, 618, 523, 829, 906]
SHUFFLED = [9, 4, 7, 1, 2, 3, 6, 8, 5, 0]
SAMPLED = [8, 1, 9]
COMMITTED = "4d36b571cd708fff4515c8fde0633b95d3a09c5b8ed8afb93fbb709595b49cb1"


def test_the_stream_is_fixed_for_all_time() -> None:
    """These numbers may never change: old matches are verified with them."""
    stream = ChanceStream(SEED, 1)
    assert [stream.randrange(1000) for _ in range(5)] == KNOWN
    deck = list(range(10))
    ChanceStream(SEED, 2).shuffle(deck)
    assert deck == SHUFFLED
    assert ChanceStream(SEED, 4).sample(range(10), 3) == SAMPLED
    assert commitment(SEED) == COMMITTED


def test_streams_of_different_actions_differ() -> None:
    assert ChanceStream(SEED, 1).random() != ChanceStream(SEED, 2).random()
    assert ChanceStream(SEED, 1).random() != ChanceStream("01" * 32, 1).random()


def test_numbers_are_even() -> None:
    stream = ChanceStream(SEED, 3)
    counts = Counter(stream.randrange(6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # 5 degrees of freedom, 0.1%


def test_a_seed_has_64_digits() -> None:
    assert commitment(new_seed()) != commitment(new_seed())
    with pytest.raises(SpukhausError):
        commitment("short")


def test_the_same_seed_gives_the_same_match() -> None:
    game = spukhaus.game("shy_monsters")
    config = spukhaus.config(game)
    logs = [play_bots(game, config, [RandomBot(game)] * 2, seed).log for seed in (SEED, SEED, "01" * 32)]
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]
