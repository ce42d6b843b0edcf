"""Searches that know their rivals: what they know is right, and nothing else is known to them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.core.errors import NotFound
from spukhaus.core.game import CHANCE
from spukhaus.games.ghostbumpers.bots.sensible import SensibleBot
from spukhaus.games.ghostbumpers.model.hands import all_sets, pack_hand, pack_set
from spukhaus.games.ghostbumpers.model.round import pack_round
from spukhaus.games.ghostbumpers.rules.actions import Lay, Play
from spukhaus.games.ghostbumpers.rules.state import Stage
from spukhaus.games.ghostbumpers.rules.view import unseen_cards
from spukhaus.games.straszydla.bots.master import MasterBot
from spukhaus.lab.opponents import KnowsMaster, KnowsSensible, knowing
from spukhaus.lab.opponents.knowing import SensibleLaying, sensible_play
from spukhaus.simulation.matches import Series, play_match
from spukhaus.thinking.search import Effort
from tests.games.ghostbumpers.rounds import EDITIONS, GAME
from tests.games.ghostbumpers.test_knowledge import random_state
from tests.lab.environments.setups import EDITIONS as SHORT
from tests.lab.environments.setups import encoding_of


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (knowing.GhostKnowingSensible, knowing.TownKnowingSensible, knowing.TownKnowingMaster):
        monkeypatch.setattr(bot, "effort", Effort(12, 600.0))
        monkeypatch.setattr(bot, "asked", 2, raising=False)
    monkeypatch.setattr(MasterBot, "effort", Effort(12, 600.0))  # whom they ask; and no clock ends its thought


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rival_in_thought_plays_as_the_sensible_bot_does(seats: int, edition: str) -> None:
    rng, bot, played = random.Random(f"{seats} {edition}"), SensibleBot(GAME), Counter[int]()
    while played.total() < 40:
        state = random_state(rng, seats, edition, steps=rng.randint(1 + seats, 7 * seats))
        if state.stage is not Stage.PLAY:
            continue
        [seat] = GAME.to_act(state)
        view = GAME.view(state, seat)
        others = sum(pack_hand(hand) for at, hand in enumerate(state.hands) if at != seat)
        undealt = pack_hand(unseen_cards(view)) - others
        chosen = [bot.choose(view, GAME.legal_actions(state, seat), random.Random(luck)) for luck in range(4)]
        wanted = {pack_set(action) for action in chosen if isinstance(action, Play)}
        found = {sensible_play(pack_round(state), undealt, random.Random(luck)) for luck in range(4)}
        assert found & wanted, "of equal ones any"
        assert len(found | wanted) <= 2
        played[len(all_sets(pack_hand(state.hands[seat])))] += 1
    assert len(played) > 3


def test_a_rival_in_thought_lays_as_the_sensible_bot_does() -> None:
    rng, bot, mixed = random.Random(4), SensibleBot(GAME), 0
    while mixed < 3:
        state = random_state(rng, 4, steps=1)
        law = SensibleLaying(state.edition.content).weights(state.hands[1])
        if max(law.values()) > 0.9 and rng.random() < 0.8:
            continue  # most hands leave nothing open
        view, choices = GAME.view(state, 1), GAME.legal_actions(state, 1)
        laid = [bot.choose(view, choices, rng) for _ in range(400)]
        counts = Counter(action.depth for action in laid if isinstance(action, Lay))
        for depth, chance in law.items():
            assert counts[depth] / 400 == pytest.approx(chance, abs=0.09)
        mixed += max(law.values()) < 0.9


@pytest.mark.parametrize(
    ("bot", "name", "seats"),
    [(KnowsSensible, "ghostbumpers", 4), (KnowsSensible, "straszydla", 2), (KnowsMaster, "straszydla", 3)],
)
def test_what_a_seat_cannot_know_changes_nothing(bot: Any, name: str, seats: int) -> None:
    game, rng, compared = registry.game(name), random.Random(8), 0
    one = bot(game)
    state = game.new(registry.config(game, seats))
    for step in range(60):
        asked = game.to_act(state)
        seat = asked[0]
        if seat != CHANCE and step % 3 == 0:
            other = game.determinize(game.view(state, seat), rng)
            choices = [
                one.choose(game.view(each, seat), game.legal_actions(each, seat), random.Random(2))
                for each in (state, other)
            ]
            assert choices[0] == choices[1]
            compared += 1
        action = game.chance(state, rng) if seat == CHANCE else game.legal_actions(state, seat).sample(rng)
        state = game.apply(state, seat, action).state
    assert compared > 5


@pytest.mark.parametrize(("game", "seats"), [("ghostbumpers", 3), ("straszydla", 2)])
def test_they_play_whole_matches(game: str, seats: int) -> None:
    assert encoding_of(game, seats)
    text = (SHORT / f"short-{game}.toml").read_text("utf-8")
    series = Series(game, text, "1", registry.config(registry.game(game)).options)
    match, _ = play_match(series, 0, ("spukhaus.lab.opponents:KnowsSensible", *("sensible",) * (seats - 1)))
    assert match.decisions


def test_they_say_which_games_they_know() -> None:
    with pytest.raises(NotFound):
        KnowsMaster(registry.game("ghostbumpers"))
