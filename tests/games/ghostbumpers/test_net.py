"""The net of the master: what is packed is what is read, and it plays what it has learned to play."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from spukhaus.core.thought import Measure
from spukhaus.games.ghostbumpers.bots import net as nets
from spukhaus.games.ghostbumpers.bots.master import MasterBot, learned_shares
from spukhaus.games.ghostbumpers.bots.net import FILE, Layer, net_for, read, write
from spukhaus.games.ghostbumpers.bots.seeing import COPIES, DEPTHS, see, size_of
from spukhaus.games.ghostbumpers.rules.box import NUMBERS
from tests.games.ghostbumpers.rounds import GAME
from tests.games.ghostbumpers.test_knowledge import random_state


def test_a_net_is_read_as_it_was_packed() -> None:
    rng = random.Random(1)
    layers = [
        Layer(tuple(tuple(rng.gauss(0, 1) for _ in range(before)) for _ in range(after)), (0.5,) * after)
        for before, after in ((5, 4), (4, 3))
    ]
    found = read(write(layers))
    inputs = [1.0, 0.0, -2.0, 0.5, 3.0]
    inner = [max(0.0, value) for value in layers[0].outputs(inputs)]
    assert found.values(inputs) == pytest.approx(layers[1].outputs(inner), abs=0.2)
    assert write(found.layers) == write(layers)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_there_is_a_net_for_every_table(seats: int) -> None:
    net = net_for(seats)
    assert net is not None
    layers = net.layers
    assert len(layers[0].weights[0]) == size_of(seats)
    assert len(layers[-1].biases) == DEPTHS + len(NUMBERS) * COPIES + 2


def test_the_nets_are_small() -> None:
    assert FILE.stat().st_size < 2 << 20


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_it_says_how_often_it_does_what(seats: int) -> None:
    rng = random.Random(seats)
    net = net_for(seats)
    assert net is not None
    for steps in (1, 1 + seats, 2 + 2 * seats):
        state = random_state(rng, seats, steps=steps)
        for seat in (seat for seat in GAME.to_act(state) if seat >= 0):
            view, choices = GAME.view(state, seat), GAME.legal_actions(state, seat)
            assert len(see(view)) == size_of(seats)
            shares = learned_shares(net, view, choices)
            assert set(shares) == set(choices)
            assert sum(shares.values()) == pytest.approx(1)


def test_without_its_net_the_master_searches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In a web page that has no network and never had the file."""
    monkeypatch.setattr(nets, "FILE", tmp_path / "not here")
    nets._net_for.cache_clear()
    state = random_state(random.Random(7), 3, steps=8)
    seat = GAME.to_act(state)[0]
    view, choices = GAME.view(state, seat), GAME.legal_actions(state, seat)
    thought = MasterBot(GAME).think(view, choices, random.Random(1))
    assert thought.action in choices
    assert thought.measure is not Measure.SHARE
