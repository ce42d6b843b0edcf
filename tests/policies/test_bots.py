"""Policies as bots: in the arena, in a terminal and at the tables of a server, by views and nothing else."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spukhaus.cli import main
from spukhaus.core import registry
from spukhaus.core.encoding import COMPACT, OBSERVATIONS
from spukhaus.core.errors import ConfigRefused
from spukhaus.core.game import CHANCE
from spukhaus.policies import file
from spukhaus.policies.bot import PolicyBot, policy_bot
from spukhaus.policies.file import PolicyUnfit
from spukhaus.policies.guests import guest_of
from spukhaus.server.app import Setup
from spukhaus.simulation.matches import Series, play_match
from tests.policies.nets import a_policy, saved, set_up
from tests.server.running import serving


@pytest.mark.parametrize("observation", OBSERVATIONS)
@pytest.mark.parametrize(("name", "seats"), [("ghostbumpers", 4), ("shy_monsters", 2), ("straszydla", 2)])
def test_a_policy_plays_in_the_arena(name: str, seats: int, observation: str, tmp_path: Path) -> None:
    words = set_up(name, seats)
    path = saved(tmp_path, a_policy(words, observation, drawn=True))
    series = Series(name, words.config.edition.text, "1", words.config.options)
    line_up = (f"policy:{path}", *["random"] * (seats - 1))
    match, thinking = play_match(series, 0, line_up)
    again, _ = play_match(series, 0, line_up)
    assert match == again
    assert thinking[line_up[0]].classes.total() >= 3


def decision(seats: int = 3) -> tuple[Any, Any, Any]:
    """A view with many choices."""
    game, rng = registry.game("ghostbumpers"), random.Random(1)
    state = game.new(registry.config(game, seats))
    while game.to_act(state) != (state.turn,):
        [seat, *_] = game.to_act(state)
        action = game.chance(state, rng) if seat == CHANCE else game.legal_actions(state, seat).sample(rng)
        state = game.apply(state, seat, action).state
    return game, game.view(state, state.turn), game.legal_actions(state, state.turn)


def test_the_best_word_is_said_or_one_is_drawn() -> None:
    game, view, choices = decision()
    words = set_up("ghostbumpers", 3)
    size, count = words.layouts[COMPACT].size, len(words.words)
    wanted = list(choices)[2]
    [word] = words.spell(None, wanted)
    biases = np.zeros(count)
    biases[word] = 2
    net = [(np.zeros((size, count)), biases)]
    best = PolicyBot(game, file.policy_for(words, COMPACT, net))
    assert best.choose(view, choices, random.Random(1)) == wanted
    drawn = PolicyBot(game, file.policy_for(words, COMPACT, net, drawn=True))
    found = [drawn.choose(view, choices, random.Random(seed)) for seed in range(400)]
    likely = np.exp(2) / (np.exp(2) + len(choices) - 1)
    assert abs(found.count(wanted) / 400 - likely) < 0.1
    assert set(found) == set(choices)


def test_a_policy_for_another_set_up_is_refused_before_the_first_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path, a_policy(set_up("ghostbumpers", 3)))
    bots = f"policy:{path},random"
    assert main(["arena", "ghostbumpers", "--players", "4", "--bots", bots, "--language", "en"]) == 1
    assert "with 3 players and the edition “standard”" in capsys.readouterr().err
    with pytest.raises(PolicyUnfit):
        policy_bot(path)(registry.game("shy_monsters"))


def test_the_arena_takes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, a_policy(set_up("ghostbumpers", 3)))
    bots = f"policy:{path},random"
    assert main(["arena", "ghostbumpers", "--players", "3", "--bots", bots, "--games", "6", "--language", "en"]) == 0
    assert f"policy:{path}" in capsys.readouterr().out


def test_a_policy_plays_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path, a_policy(set_up("ghostbumpers", 3)))
    monkeypatch.setattr("builtins.input", lambda _: "1")
    played = ["play", "ghostbumpers", "--players", "3", "--as", "0", "--bots", f"policy:{path}", "--language", "en"]
    assert main(played) == 0
    assert main([*played[:3], "4", *played[4:]]) == 1
    assert "can play only what it was trained for" in capsys.readouterr().err


# At tables


@pytest.fixture
def nobody_invited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_guests", {})


@pytest.mark.anyio
async def test_a_policy_sits_at_a_table_if_the_host_brought_it(tmp_path: Path, nobody_invited: None) -> None:
    path = saved(tmp_path, a_policy(set_up("ghostbumpers", 3)), "Ghost-1.npz")
    async with serving(setup=Setup("memory:", bot_pace=0, bot_workers=1, policies=(str(path),))) as site:
        games = {game["game"]: game["bots"] for game in (await site.http.get("/api/games")).json()}
        assert games["ghostbumpers"][-1] == "policy-ghost-1"
        assert not any(bot.startswith("policy") for bot in games["shy_monsters"])
        made = await site.post("/api/tables", {"game": "ghostbumpers", "seats": 3})
        for seat in range(3):
            body = {"bot": "policy-ghost-1"}
            await site.post(f"/api/tables/{made['table']}/seats/{seat}", body, made["key"])
        while True:
            shown = (await site.http.get(f"/api/tables/{made['table']}")).json()
            if shown["outcome"]:
                break
            await asyncio.sleep(0.05)
        assert "spukhaus_bot_failures_total 0" in (await site.http.get("/metrics")).text


@pytest.mark.anyio
async def test_no_request_can_name_a_file(tmp_path: Path, nobody_invited: None) -> None:
    path = saved(tmp_path, a_policy(set_up("ghostbumpers", 3)))
    async with serving(setup=Setup("memory:", bot_workers=1, policies=(str(path),))) as site:
        made = await site.post("/api/tables", {"game": "ghostbumpers", "seats": 3})
        seat = f"/api/tables/{made['table']}/seats/0"
        for bot in (f"policy:{path}", str(path), "policy-nobody", "policy"):
            refused = await site.try_post(seat, {"bot": bot}, made["key"])
            assert refused.status_code in (404, 422), refused.text
            assert "npz" not in refused.text.replace(bot, "")
        other = await site.post("/api/tables", {"game": "ghostbumpers", "seats": 4})
        refused = await site.try_post(f"/api/tables/{other['table']}/seats/0", {"bot": "policy-tiny"}, other["key"])
        assert refused.json()["error"]["code"] == "policy-unfit"


@pytest.mark.parametrize("bots", ["sensible", "policy:", "examples.first_bot:Cautious"])
def test_only_policies_are_guests(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--bots", bots, "--language", "en"]) == 1
    assert "write policy:FILE" in capsys.readouterr().err


def test_a_guest_has_a_name_that_can_be_shown(tmp_path: Path) -> None:
    with pytest.raises(ConfigRefused, match="policy-name"):
        guest_of(str(saved(tmp_path, a_policy(set_up()), "me & you.npz")))
