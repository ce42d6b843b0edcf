"""The bots: honest, legal, and the sensible one worth its name."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import spukhaus
from spukhaus.core import registry
from spukhaus.core.bot import Bot
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.game import CHANCE
from spukhaus.core.plain_json import canonical
from spukhaus.core.thought import Measure, think
from spukhaus.games.ghostbumpers.bots import BOTS
from spukhaus.games.ghostbumpers.bots.expert import ExpertBot
from spukhaus.games.ghostbumpers.bots.master import MasterBot, learned_shares
from spukhaus.games.ghostbumpers.bots.net import net_for
from spukhaus.texts import Speaker
from tests.games.ghostbumpers.rounds import EDITIONS, GAME, table
from tests.games.ghostbumpers.test_knowledge import random_state

SENSIBLE = registry.bot(GAME, "sensible")(GAME)
RANDOM = registry.bot(GAME, "random")(GAME)
LEVELS = {name: registry.bot(GAME, name)(GAME) for name in BOTS}


@pytest.fixture(autouse=True)
def _nobody_is_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit in seconds is for busy machines, and tests run on those too."""
    for bot in (ExpertBot, MasterBot):
        monkeypatch.setattr(bot, "effort", replace(bot.effort, seconds=600.0))


def play_out(bots: list[Bot], rng: random.Random, edition: str = "standard") -> tuple[int, ...]:
    state = GAME.new(spukhaus.config(GAME, len(bots), edition))
    while asked := GAME.to_act(state):
        seat = asked[0]
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        else:
            action = bots[seat].choose(GAME.view(state, seat), GAME.legal_actions(state, seat), rng)
        state = GAME.apply(state, seat, action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sensible_bot_beats_random_ones(seats: int, edition: str) -> None:
    rng, won = random.Random(seats), 0.0
    for match in range(20):
        bots: list[Bot] = [RANDOM] * seats
        bots[match % seats] = SENSIBLE
        winners = play_out(bots, rng, edition)
        won += (match % seats in winners) / len(winners)
    assert won >= 1.9 * 20 / seats


def test_there_are_four_levels_from_weak_to_strong() -> None:
    assert tuple(BOTS) == ("novice", "sensible", "expert", "master")


@pytest.mark.parametrize(("level", "tries"), [("novice", 60), ("sensible", 60), ("expert", 12), ("master", 4)])
def test_a_thought_is_the_same_whatever_the_seat_cannot_know(level: str, tries: int) -> None:
    rng, played = random.Random(f"8 {level}"), 0
    for _ in range(tries):
        state = random_state(rng, 4, steps=rng.randint(1, 16))
        for seat in (seat for seat in GAME.to_act(state) if seat >= 0):
            other = GAME.determinize(GAME.view(state, seat), rng)
            assert canonical(GAME.view(state, seat)) == canonical(GAME.view(other, seat))
            played += other.hands != state.hands
            bot, thoughts = LEVELS[level], []
            for one in (state, other):
                view, choices = GAME.view(one, seat), GAME.legal_actions(one, seat)
                thoughts.append(think(bot, view, choices, random.Random(4)))
                assert bot.choose(view, choices, random.Random(4)) == thoughts[-1].action
            assert thoughts[0] == thoughts[1]
    assert played > tries // 2


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_level_plays_every_edition_at_every_table(level: str, seats: int, edition: str) -> None:
    """It lays, it plays, and what it says can be recorded."""
    rng = random.Random(f"{level} {seats} {edition}")
    for steps in (1, 1 + seats, 3 + 3 * seats):
        state = random_state(rng, seats, edition, steps)
        for seat in GAME.to_act(state)[:1]:
            if seat == CHANCE:
                continue
            choices = GAME.legal_actions(state, seat)
            thought = think(LEVELS[level], GAME.view(state, seat), choices, rng)
            assert thought.action in tuple(choices)
            likely = [one.action for one in thought.alternatives if thought.measure is Measure.SHARE and one.value > 0]
            assert not thought.alternatives or thought.action in (likely or [thought.alternatives[0].action])
            assert canonical(thought.record(GAME))


def test_the_levels_of_rules_of_thumb_are_in_order() -> None:
    """A novice among random ones wins more than its share, and one among sensible ones hardly ever."""
    assert novices_share("random") >= 0.4
    assert novices_share("sensible") <= 0.15


def novices_share(others: str) -> float:
    """Of forty matches at a table of four."""
    rng, won = random.Random("novice"), 0.0
    for match in range(40):
        bots: list[Bot] = [registry.bot(GAME, others)(GAME)] * 4
        bots[match % 4] = LEVELS["novice"]
        winners = play_out(bots, rng)
        won += (match % 4 in winners) / len(winners)
    return won / 40


def test_it_slips_under_a_trick_when_the_scare_card_lies_on_top() -> None:
    laid = table(("223456789", "112345678", "134556789"), (0, 3, 3))
    choice = SENSIBLE.choose(GAME.view(laid.state, 0), GAME.legal_actions(laid.state, 0), random.Random(1))
    assert GAME.write(choice) in ("play 2", "play 2 2")


def test_it_takes_the_trick_that_makes_paranoia() -> None:
    laid = table(("123678899", "12345556z", "234556789"), (6, 6, 6))
    alone = laid.play("0 play 9", "1 play 5 5 5", "2 play 5 5", "0 play 1", "1 play 2", "2 play 3")
    [seat] = GAME.to_act(alone.state)
    assert seat == 2
    last = alone.play("2 play 4")
    choice = SENSIBLE.choose(GAME.view(last.state, 0), GAME.legal_actions(last.state, 0), random.Random(1))
    assert GAME.write(choice) in ("play 8", "play 9")


@pytest.mark.parametrize(("hand", "depths"), [("112223344", {0}), ("456789999", {0, 1, 2})])
def test_it_lays_by_the_strength_of_the_hand(hand: str, depths: set[int]) -> None:
    dealt = table((hand, "112345678", "123456789"))
    view, choices = GAME.view(dealt.state, 0), GAME.legal_actions(dealt.state, 0)
    laid = {GAME.write(SENSIBLE.choose(view, choices, random.Random(seed))) for seed in range(60)}
    assert laid == {f"lay {depth}" for depth in depths}


def test_the_expert_beats_sensible_ones() -> None:
    """In the arena it wins about three times its share; a few matches must show more than its share."""
    rng, won = random.Random(12), 0.0
    for match in range(4):
        bots: list[Bot] = [SENSIBLE] * 4
        bots[match % 4] = LEVELS["expert"]
        winners = play_out(bots, rng)
        won += (match % 4 in winners) / len(winners)
    assert won > 1.5


def test_the_master_spoils_paranoia_with_the_trickster() -> None:
    """Seat 0 has dug out five cards and takes this trick too: if nothing is done, the next one is Paranoia."""
    laid = table(("345678999", "11223344z", "112234678"), (6, 0, 0))
    dug = laid.play("0 play 9", "1 play 1", "2 play 1", "0 play 9", "1 play 1", "2 play 1")
    dug = dug.play("0 play 9", "1 play 2", "2 play 2", "0 play 8", "1 play 2", "2 play 2")
    led = dug.play("0 play 7", "1 play 3", "2 play 3", "0 play 6")
    net = net_for(3)
    assert net is not None
    shares = learned_shares(net, GAME.view(led.state, 1), GAME.legal_actions(led.state, 1))
    assert GAME.write(max(shares, key=lambda action: shares[action])) == "play 0/10 as 0"


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_thinking_bot_believes_has_words(level: str, language: str) -> None:
    laid = table(("223456789", "112345678", "134556789"), (0, 3, 3))
    thought = think(LEVELS[level], GAME.view(laid.state, 0), GAME.legal_actions(laid.state, 0), random.Random(1))
    assert thought.measure is (Measure.SHARE if level == "master" else Measure.CHANCE)
    assert [belief.about["kind"] for belief in thought.beliefs] == ["pile", "pile", "trickster"]
    speaker = Speaker(language, GAME)
    for belief in thought.beliefs:
        assert sum(one.chance for one in belief.possibilities) == pytest.approx(1)
        for kind, said in (("about", belief.about), *(("that", one.that) for one in belief.possibilities)):
            arguments = {name: int(str(value)) for name, value in said.items() if name != "kind"}
            text = speaker.say(f"belief-{kind}-{said['kind']}", **arguments)
            assert text
            assert "{" not in text
