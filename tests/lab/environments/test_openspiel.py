"""The games in OpenSpiel, held to OpenSpiel's own tests of its API."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from spukhaus.lab.environments import spiel
from spukhaus.policies.arrays import encoding

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = Path(__file__).parent / "playthroughs"
SMALLEST = "spukhaus_ghostbumpers(edition=tests/lab/environments/editions/short-ghostbumpers.toml)"
SHORT = {
    "ghostbumpers": SMALLEST,
    "shy_monsters": "spukhaus_shy_monsters(edition=tests/lab/environments/editions/short-shy-monsters.toml)",
    "straszydla": "spukhaus_straszydla(edition=tests/lab/environments/editions/short-straszydla.toml)",
}
WHOLE = [
    "spukhaus_ghostbumpers(players=6,ending=to-15)",
    "spukhaus_shy_monsters",
    "spukhaus_straszydla(players=4,board=arranged)",
]


SAMPLED = [
    "spukhaus_ghostbumpers(players=4,chance=sampled)",
    "spukhaus_shy_monsters(players=2,chance=sampled)",
    "spukhaus_straszydla(edition=tests/lab/environments/editions/short-straszydla.toml,chance=sampled)",
]


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Editions are named by their path from the root of the project."""
    monkeypatch.chdir(ROOT)


def test_the_games_are_there_by_name_once_spukhaus_is_imported() -> None:
    script = "import pyspiel, spukhaus; print(pyspiel.load_game('spukhaus_ghostbumpers(players=5)').num_players())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "5\n"


def test_whoever_has_no_openspiel_loaded_pays_nothing() -> None:
    script = (
        "import sys, spukhaus; print('pyspiel' in sys.modules, 'numpy' in sys.modules, 'spukhaus.lab' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False False False\n"


@pytest.mark.parametrize("name", [*SHORT.values(), *WHOLE])
def test_openspiel_simulates_the_game(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1 if name in WHOLE else 2, serialize=True, verbose=False)


# OpenSpiel 2.0.2 asks the game for the state of its random numbers, and does not let a game in Python answer: no
# serialising.
@pytest.mark.parametrize("name", SAMPLED)
def test_openspiel_simulates_the_game_with_sampled_chance(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SAMPLED)
def test_sampled_chance_draws_all_of_it_at_once_and_by_the_seed(name: str) -> None:
    def played(seed: int) -> tuple[Any, int]:
        game = pyspiel.load_game(name.replace(")", f",rng_seed={seed})"))
        assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
        state, rng, draws = game.new_initial_state(), random.Random(1), 0
        while not state.is_terminal():
            if state.is_chance_node():
                assert state.chance_outcomes() == [(0, 1.0)]
                draws += 1
            state.apply_action(rng.choice(state.legal_actions()))
        return state, draws

    (state, draws), (other, _) = played(3), played(4)
    assert str(played(3)[0]) == str(state) != str(other)
    explicit = sum(step.player == -1 for step in walked_to_the_end(name).full_history())
    assert draws < explicit


def walked_to_the_end(name: str) -> Any:
    state, rng = pyspiel.load_game(name.replace(",chance=sampled", "")).new_initial_state(), random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_another_kind_of_chance_is_refused() -> None:
    with pytest.raises(ValueError, match="explicit, sampled"):
        spiel.SpukhausGame(encoding("ghostbumpers"), {"chance": "fate"})


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("name", ["spukhaus_ghostbumpers(players=4)", *WHOLE])
def test_an_observer_of_all_players_sees_what_each_of_them_sees(name: str, recall: bool) -> None:
    def observer(kind: Any, public: bool = True) -> Any:
        wanted = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=kind)
        return make_observation(pyspiel.load_game(name), wanted)

    kinds = pyspiel.PrivateInfoType
    whole, single = observer(kinds.ALL_PLAYERS), observer(kinds.SINGLE_PLAYER)
    secrets, own = observer(kinds.ALL_PLAYERS, public=False), observer(kinds.SINGLE_PLAYER, public=False)
    nobody = observer(kinds.NONE)
    for state in walk(name, 5, 60)[::20]:
        arrays, texts, hidden = [], [], []
        for player in range(state.num_players()):
            single.set_from(state, player)
            arrays.append(single.tensor.copy())
            texts.append(single.string_from(state, player))
            hidden.append(own.string_from(state, player) or "{}")
        for player in range(state.num_players()):
            whole.set_from(state, player)
            assert (whole.tensor == np.concatenate(arrays)).all()
            assert whole.dict["seat 1 asked"].base is not None
            assert whole.string_from(state, player) == f"[{','.join(texts)}]"
            assert secrets.string_from(state, player) == f"[{','.join(hidden)}]"
            assert nobody.string_from(state, player) not in texts


@pytest.mark.parametrize("name", SHORT.values())
def test_openspiel_simulates_the_game_in_python(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def run_case(case: type[Any]) -> None:
    import unittest

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert not [text for _, text in (*result.failures, *result.errors)]


@pytest.mark.parametrize("name", [*SHORT.values(), *WHOLE])
def test_openspiels_api_test_on_a_part_of_the_tree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few = 25 if name in WHOLE else 60
    sample = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda game, max_states: sample(game, few))

    class Case(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game, game_name = pyspiel.load_game(name), name

    run_case(Case)


def test_openspiels_api_test_on_the_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """With perfect recall, and with as many nodes as ever: the same tree below each of the three who may start."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, SMALLEST, (1 + 3 * 36, 3 * 716, 3 * 256))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, SMALLEST, 3 * 91)

    class Case(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
        game, game_name = pyspiel.load_game(SMALLEST), SMALLEST

    run_case(Case)


@pytest.mark.parametrize("game", SHORT)
def test_playthroughs_are_as_they_were(game: str) -> None:
    """To write them anew: SPUKHAUS_WRITE_PLAYTHROUGHS=1."""
    path = GOLDEN / f"{game}.txt"
    played = abridged(playthrough(SHORT[game], [], seed=5))
    if os.environ.get("SPUKHAUS_WRITE_PLAYTHROUGHS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(played, "utf-8")
    assert played == path.read_text("utf-8")


def abridged(text: str) -> str:
    """A playthrough whose states, views and tensors are summed up in one hash each, so that it can be read."""
    kept = (
        "IsChance",
        "CurrentPlayer",
        "LegalActions",
        "StringLegal",
        "ChanceOutcomes",
        "Returns",
        "action:",
        "# Apply",
    )
    head, *states = text.split("\n# State ")
    blocks = [head]
    for state in states:
        number, _, rest = state.partition("\n")
        lines = rest.splitlines()
        said = [line for line in lines if line.startswith(kept)]
        others = "\n".join(line for line in lines if not line.startswith(kept))
        blocks.append("\n".join((number, *said, f"the rest: {hashlib.sha256(others.encode()).hexdigest()[:16]}")))
    return "\n# State ".join(blocks) + "\n"


def walk(name: str, seed: int, most: int = 400) -> list[Any]:
    """Some states of a random match, at decisions."""
    rng, found = random.Random(seed), list[Any]()
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and len(found) < most:
        if state.is_chance_node():
            words, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(words, odds)[0])
        else:
            found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("name", [*SHORT.values(), *WHOLE])
def test_resampling_keeps_what_the_player_knows(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in walk(name, 2)[::13]:
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert list(other.information_state_tensor(player)) == list(state.information_state_tensor(player))
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", ["spukhaus_ghostbumpers(players=4)", *WHOLE])
def test_resampling_carries_nothing_over_that_the_player_does_not_know(name: str) -> None:
    """From two states that a player cannot tell apart the same random numbers lead to the same state."""
    compared, rng = 0, random.Random(4)
    for state in walk(name, 3, 150)[::5]:
        player = state.current_player()
        twin = state.at(state.position.others_of_its_kind(player, rng))
        one, two = (which.resample_from_infostate(player, lambda: 0.625) for which in (state, twin))
        assert str(one) == str(two)
        assert one.history() == []
        compared += str(twin) != str(state)
    # In Straszydła a pact is hidden, in Shy Monsters tiles are, from the Hero.
    assert compared


def test_nobody_sees_what_another_has_begun() -> None:
    state = pyspiel.load_game("spukhaus_shy_monsters").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = state.information_state_string(1), state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(1) == before[0]
    assert state.information_state_string(0) != before[1]


def test_counterfactual_regret_minimisation_on_the_smallest_game() -> None:
    game = pyspiel.convert_to_cached_tree(pyspiel.load_game(SMALLEST))
    solver, found = pyspiel.CFRPlusSolver(game), []
    for _ in range(30):
        solver.evaluate_and_update_policy()
        found.append(pyspiel.nash_conv(game, solver.average_policy()))
    assert found[-1] < 0.1 * found[0]


@pytest.mark.parametrize(("rewards", "most"), [("win", 1.0), ("points", 10.0)])
def test_rewards_add_up_to_nothing(rewards: str, most: float) -> None:
    game = pyspiel.load_game(SMALLEST.replace(")", f",rewards={rewards})"))
    assert game.max_utility() == most
    state = walk(SMALLEST.replace(")", f",rewards={rewards})"), 1)[-1]
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)


def test_other_rewards_are_refused() -> None:
    with pytest.raises(ValueError, match="win, points"):
        spiel.SpukhausGame(encoding("ghostbumpers"), {"rewards": "fame"})
