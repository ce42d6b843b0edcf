"""The examples that the rulebook works through, to the cube."""

from __future__ import annotations

from spukhaus.games.straszydla.rules.state import Stage
from tests.games.straszydla.scenes import GAME, player, scene

SYLA = ("wroniec", "borowy", "strzyga", "latarnik")


def test_syla_scares() -> None:
    """Strength 14 by night in a purple district; 6 1 5 4 becomes 6 2 3 3."""
    night = scene(player("e4", "energy " * 4, spooks=SYLA), player("a1"), stage=Stage.ACT, day=False)
    night.play("0 scare", "chance roll 6 1 5 4")
    running = GAME.view(night.state, 0).scare
    assert running is not None
    assert (running.strength, running.total, running.off, running.reward) == (14, 16, 2, 1)
    night.play("0 bend 6 2 3 3")
    assert night.cubes(0) == "3p"
    assert night.state.players[0].horror == 1


def test_syla_feeds() -> None:
    """14 cubes are needed; Wroniec is saved by horror."""
    cubes = "purple " * 5 + "green " * 4 + "orange " * 3 + "blue blue energy"
    night = scene(
        player("e4", cubes, horror=4, spooks=SYLA), player("a1", spooks=()), stage=Stage.FEED, round_=4, day=False
    )
    night.play("0 feed borowy", "0 feed strzyga purple", "0 feed latarnik orange")
    assert night.cubes(0) == "2b 2p 1e"
    night.play("0 trade blue blue energy for purple")
    assert night.cubes(0) == "3p"
    assert not any(text == "feed wroniec" for text in night.offered(0))
    night.play("0 feed-horror wroniec")
    kept = [one.spook for one in GAME.view(night.state, 0).players[0].spooks]
    assert kept == list(SYLA)
    # The three purple cubes are left for one more trade.
    assert night.cubes(0) == "3p"
    assert night.stage == "feed"


def test_przemo_and_syla_duel_and_then_witek() -> None:
    """Przemo 7 against Syla 5 by day; Witek came third."""
    przemo = player("d3", "energy energy energy", spooks=("strzyga", "leszy"))
    syla = player("d3", "energy energy energy", spooks=("latarnik", "wroniec"))
    witek = player("d3", spooks=("wargin",))
    day = scene(przemo, syla, witek, stage=Stage.DUELS, arrivals=(0, 1, 2), lying={"c3": 1})
    day.play("chance roll 3 5 3 | 6 5")
    assert day.heard("dice-laid") == {"seat": (0, 1), "dice": ((5, 3, 3), (6, 5)), "first": 1, "second": 2}
    day.play("1 bid 2", "0 bid 3")
    duel = GAME.view(day.state, 2).duel
    assert duel is not None
    assert (duel.bids, duel.budget, duel.bender) == ((3, 2), 1, 0)
    assert [day.cubes(seat) for seat in (0, 1)] == ["", "1e"]
    day.play("0 bend 6 3 3")
    assert day.heard("duel-won") == {"seat": 1, "own": 1, "other": 1, "reason": "before"}
    day.play("1 let-choose")
    assert day.state.players[1].horror == 1
    day.play("0 retreat c3")
    assert day.heard("duel-began")["seat"] == (1, 2)


def test_one_step_does_not_save_przemo_whatever_he_changes() -> None:
    przemo = player("d3", "energy energy energy", spooks=("strzyga", "leszy"))
    syla = player("d3", "energy energy", spooks=("latarnik", "wroniec"))
    day = scene(przemo, syla, stage=Stage.DUELS, arrivals=(0, 1))
    day.play("chance roll 3 5 3 | 6 5", "0 bid 3", "1 bid 2")
    bent = list(GAME.legal_actions(day.state, 0))
    assert len(bent) == 7
    for action in bent:
        step = GAME.apply(day.state, 0, action)
        [won] = [dict(event.public or ()) for event in step.events if event.kind == "duel-won"]
        assert won["seat"] == 1


def test_przemo_goes_around_a_forgotten_stop() -> None:
    day = scene(player("c3"), player("a1"), stops=("c2",), lying={"d2": 2})
    day.play("1 plan n", "0 plan e s")
    assert day.cell(0) == "d2"
    day.play("0 collect")
    assert day.cubes(0) == "2g"
