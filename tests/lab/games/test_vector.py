"""Many matches at once: the same matches as one by one, observed as the rules see them, and nothing leaks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from spukhaus.core import registry
from spukhaus.games.shy_monsters.model import packed_match as shy
from spukhaus.lab.compiling import WrongAction, streams
from spukhaus.lab.environments.encoding import encoding
from spukhaus.lab.games.ghostbumpers import VectorGhostbumpers, action_of, pack
from spukhaus.lab.games.ghostbumpers import vector as ghost_vector
from spukhaus.lab.games.ghostbumpers.packing import pack_box
from spukhaus.lab.games.shy_monsters import VectorShyMonsters
from spukhaus.lab.games.shy_monsters import pack as pack_storey
from spukhaus.lab.games.shy_monsters import vector as shy_vector
from spukhaus.lab.games.shy_monsters.compiled import arrays_of
from spukhaus.lab.games.shy_monsters.packing import face_numbers
from spukhaus.lab.random_choices import choose_at_random
from tests.games.ghostbumpers.rounds import GAME
from tests.games.ghostbumpers.test_knowledge import random_state
from tests.lab.games.test_playouts import SHY, random_walk

MAKERS: dict[str, Callable[[int, int], Any]] = {
    "ghostbumpers": lambda batch, seed: VectorGhostbumpers(batch, 4, seed, ending="to-15"),
    "shy_monsters": lambda batch, seed: VectorShyMonsters(batch, seed),
    "shy_monsters, both asked": lambda batch, seed: VectorShyMonsters(batch, seed, dungeon_master="asked"),
}
BUFFERS = ("rows", "observations", "masks", "asked", "rewards", "ended")


def random_actions(environment: Any, stream: Any) -> Any:
    actions = np.zeros(environment.batch, np.int64)
    choose_at_random(environment.masks, actions, stream)
    if hasattr(environment, "choices"):
        storeys = environment.asked == 0
        actions[storeys] = environment.choices[storeys] // 3
    return actions


def kept(environment: Any) -> dict[str, bytes]:
    found = {name: getattr(environment, name).tobytes() for name in BUFFERS}
    return {**found, "streams": environment._streams.tobytes()}


@pytest.mark.parametrize("name", MAKERS)
def test_a_match_does_not_depend_on_the_batch(name: str) -> None:
    small, large = MAKERS[name](3, 5), MAKERS[name](40, 5)
    stream = streams(1, 1)
    ended = 0
    for _ in range(400):
        actions = random_actions(large, stream)
        large.step(actions)
        small.step(actions[:3])
        for buffer in BUFFERS:
            assert (getattr(small, buffer) == getattr(large, buffer)[:3]).all(), buffer
        ended += int(large.ended.sum())
        assert (abs(large.rewards.sum(axis=1)) < 1e-6).all()
        assert ((abs(large.rewards).sum(axis=1) > 0) <= large.ended).all()
    assert ended > 40


@pytest.mark.parametrize("name", MAKERS)
def test_the_same_seed_gives_the_same_matches(name: str) -> None:
    environment = MAKERS[name](20, 5)
    first, stream = kept(environment), streams(1, 1)
    for _ in range(30):
        environment.step(random_actions(environment, stream))
    assert kept(environment) != first
    environment.reset(5)
    assert kept(environment) == first
    environment.reset(6)
    assert kept(environment) != first


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("wrong", [-1, 62, 10**9])
def test_a_wrong_action_changes_nothing(name: str, wrong: int) -> None:
    environment = MAKERS[name](8, 1)
    actions = random_actions(environment, streams(1, 1))
    mask = environment.masks[5]
    illegal = int(np.nonzero(mask == 0)[0][0]) if wrong == 62 and not mask.all() else wrong
    actions[5] = -1 if illegal == 62 else illegal
    before = kept(environment)
    with pytest.raises(WrongAction, match=r"kernel-action-illegal.*match=5"):
        environment.step(actions)
    assert kept(environment) == before
    with pytest.raises(WrongAction, match="kernel-actions-shape"):
        environment.step(actions[:7])
    with pytest.raises(WrongAction, match="kernel-actions-shape"):
        environment.step(actions.astype(np.float64))
    assert kept(environment) == before


@pytest.mark.parametrize("name", MAKERS)
def test_a_masked_softmax_always_finds_an_action(name: str) -> None:
    """As a learner acts: a value for each action, nothing where the mask is 0, and a draw by what is left."""
    environment, rng, ended = MAKERS[name](16, 3), np.random.default_rng(1), 0
    for _ in range(10_000):
        values = np.where(environment.masks, rng.normal(size=environment.masks.shape), -np.inf)
        chances = np.exp(values - values.max(axis=1, keepdims=True))
        reached = chances.cumsum(axis=1)
        assert np.isfinite(reached).all()
        environment.step((reached > reached[:, -1:] * rng.random((16, 1))).argmax(axis=1))
        ended += int(environment.ended.sum())
    assert ended > 1000


@pytest.mark.parametrize("name", MAKERS)
def test_a_match_that_ended_begins_anew_with_the_next_step(name: str) -> None:
    """Gymnasium's AutoresetMode.NEXT_STEP: the last observation is shown, then the action is ignored."""
    environment, stream, ended = MAKERS[name](40, 5), streams(1, 1), 0
    begun = MAKERS[name](1, 5)
    fresh = set(begun.observations[:, begun.layout["table"]][:, 0].tolist())
    for _ in range(400):
        over = environment.ended.copy()
        actions = random_actions(environment, stream)
        actions[over] = -7  # no such action anywhere
        environment.step(actions)
        assert not environment.ended[over].any()
        assert not environment.rewards[over].any()
        assert set(environment.observations[over][:, environment.layout["table"]][:, 0].tolist()) <= fresh
        assert environment.masks[environment.ended].all()
        ended += int(over.sum())
    assert ended > 40


def test_an_unknown_dungeon_master_is_refused() -> None:
    with pytest.raises(WrongAction, match="kernel-dungeon-master"):
        VectorShyMonsters(2, dungeon_master="clever")


def test_scores_and_rewards_at_the_end_of_a_match() -> None:
    environment, stream, totals = VectorGhostbumpers(64, 3, 2), streams(3, 1), np.zeros((64, 3), int)
    ended = 0
    for _ in range(300):
        environment.step(random_actions(environment, stream))
        totals += environment.points
        for match in np.nonzero(environment.ended)[0]:
            scores = environment.scores[match]
            assert (scores == totals[match]).all()
            winners = scores == scores.max()
            assert environment.rewards[match] == pytest.approx(winners / winners.sum() - 1 / 3)
            totals[match] = 0
            ended += 1
        assert not environment.scores[~environment.ended].any()
    assert ended > 64


@pytest.mark.parametrize("edition", registry.edition_names(GAME))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_actions_of_ghostbumpers_have_the_numbers_of_its_words(edition: str, seats: int) -> None:
    """So a policy that was trained in one kind of environment can act in the others."""
    environment = VectorGhostbumpers(1, seats, edition=edition)
    words = encoding(GAME, registry.config(GAME, seats, edition)).words
    named = [GAME.write(action_of(environment.box, number)) for number in range(environment.actions)]
    assert tuple(named) == words


# Observations


def observed(state: Any, seat: int) -> Any:
    content = state.edition.content
    layout = ghost_vector.layout(content.relaxed, state.seats)
    seen = np.full(max(part.stop for part in layout.values()), -99, np.int16)
    ghost_vector.observe(pack(state), pack_box(content, state.seats, state.target), seat, seen)
    return {name: seen[part].tolist() for name, part in layout.items()}


def test_ghostbumpers_is_observed_as_the_rules_show_it() -> None:
    rng = random.Random(4)
    for _ in range(300):
        state = random_state(rng, rng.choice((3, 4, 6)))
        if not GAME.to_act(state) or GAME.to_act(state) == (-1,):
            continue
        seat, seats = rng.choice(GAME.to_act(state)), state.seats
        view, seen = GAME.view(state, seat), observed(state, seat)
        assert not any(-99 in part for part in seen.values())
        assert view.hand is not None
        assert seen["hand"] == [view.hand.count(card) for card in range(10)]
        depth = view.piles[seat].depth
        assert seen["depth"] == [-1 if depth is None else depth]
        assert seen["table"][1] == view.round - 1
        for step in range(seats):
            owner = (seat + step) % seats
            pile, facts = view.piles[owner], seen["seats"][6 * step : 6 * step + 6]
            laid = [view.scores[owner], view.hand_sizes[owner], pile.size if pile.laid else 0, pile.turned]
            assert facts[:4] == laid
            put = [one for one in view.trick if one.seat == owner]
            assert facts[5] == (len(put[0].cards) if put else 0)


def test_ghostbumpers_observations_do_not_leak() -> None:
    """Whatever the others hold and wherever their Scare cards lie: the seat sees the same."""
    rng, differed = random.Random(6), 0
    for _ in range(400):
        state = random_state(rng, 4)
        asked = GAME.to_act(state)
        if not asked or asked == (-1,):
            continue
        other = GAME.determinize(GAME.view(state, asked[0]), rng)
        differed += other != state
        assert observed(other, asked[0]) == observed(state, asked[0])
    assert differed > 150


def observed_storey(state: Any, seat: int) -> Any:
    layout = shy_vector.layout(len(state.edition.content.monsters))
    seen = np.full(max(part.stop for part in layout.values()), -99, np.int8)
    shy_vector.observe(pack_storey(state), arrays_of(state.edition), seat, seen)
    return {name: seen[part].tolist() for name, part in layout.items()}


def test_shy_monsters_is_observed_as_the_rules_show_it_and_does_not_leak() -> None:
    rng, differed = random.Random(6), 0
    while differed < 150:
        state = random_walk(rng, rng.randint(1, 40))
        if SHY.to_act(state) != (1,):
            continue
        view, seen = SHY.view(state, 1), observed_storey(state, 1)
        numbers, storey = face_numbers(state.edition), view.storey
        assert storey is not None
        for tile, cell in enumerate(storey.layout):
            facts, face = seen["tiles"][8 * tile : 8 * tile + 8], storey.faces[tile]
            assert facts[0] == 1
            assert facts[3] == (-1 if face is None else numbers[face])
            assert facts[4:] == [cell in cells for cells in (storey.active, storey.panicking, storey.dead)] + [
                cell == storey.hero
            ]
        assert not any(seen["tiles"][8 * len(storey.layout) :])
        met = [monster.name in view.seen for monster in state.edition.content.monsters]
        assert seen["monsters-seen"] == met
        assert not any(seen["monsters-in-hand"])
        other = SHY.determinize(view, rng)
        differed += other != state
        assert observed_storey(other, 1) == seen


def test_the_dungeon_master_sees_his_hand() -> None:
    environment = VectorShyMonsters(30, 1, dungeon_master="asked")
    assert (environment.asked == 0).all()
    assert (environment.observations[:, environment.layout["monsters-in-hand"]].sum(axis=1) == 2).all()
    assert (environment.choices == 638_400).all()
    environment.step(np.arange(30, dtype=np.int64) * 20_000)
    assert (environment.asked == 1).all()
    assert not environment.observations[:, environment.layout["monsters-in-hand"]].any()
    assert (environment.rows[:, shy.PHASE] == shy.REVEAL).all()
