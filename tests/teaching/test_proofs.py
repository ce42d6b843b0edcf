"""The proofs against the rules themselves: worlds laid out one by one, plays tried one by one."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.core.game import CHANCE
from spukhaus.games.ghostbumpers.rules.round import points_for
from spukhaus.games.ghostbumpers.rules.state import State as Bumping
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO
from spukhaus.games.shy_monsters.teaching.puzzles.ways_out import Search, state_with
from spukhaus.games.straszydla.rules.actions import Bid
from spukhaus.games.straszydla.rules.box import ENERGY
from spukhaus.games.straszydla.rules.state import Stage
from spukhaus.games.straszydla.teaching.puzzles.feasts import Means, Prices, most_fed, prices_of
from spukhaus.teaching.puzzles import files
from spukhaus.teaching.puzzles.files import Puzzle
from spukhaus.teaching.puzzles.judging import Verdict, beginning, judge, offered, proof_of
from tests.teaching.puzzle_samples import SOME, named

MOST_WORLDS = 60

Counts = tuple[int, ...]


def of_kind(game: str, *kinds: str) -> list[Puzzle]:
    return [puzzle for puzzle in SOME if puzzle.game.name == game and puzzle.kind in kinds]


# Shy Monsters: the plan is walked in every storey that fits, by the rules


def storeys(view: Any) -> list[Any]:
    """Every storey that fits a view, found by nothing but shuffling tiles."""
    storey, box = view.storey, view.edition.content
    hidden = [at for at, face in enumerate(storey.faces) if face is None]
    unseen = [name for name in box.diagrams if name not in view.seen]
    found = set()
    for monsters in permutations(unseen, storey.hidden_monsters):
        others = ["exit"] * ("exit" not in storey.faces)
        tiles = [*monsters, *others, *["corridor"] * (len(hidden) - len(monsters) - len(others))]
        found |= set(permutations(tiles))
    states = []
    for filling in sorted(found):
        faces = list(storey.faces)
        for at, face in zip(hidden, filling, strict=True):
            faces[at] = face
        states.append(state_with(view, tuple(faces)))
    return states


@pytest.mark.parametrize(
    "puzzle",
    [one for one in of_kind("shy_monsters", "safe-way", "best-chance") if one.worlds <= MOST_WORLDS],
    ids=named,
)
def test_the_best_plan_walked_in_every_storey_gets_out_of_as_many_as_proven(puzzle: Puzzle) -> None:
    game, kind = puzzle.game, files.kind_of(puzzle)
    view, choices = offered(puzzle, beginning(puzzle))
    states = storeys(view)
    assert len(states) == puzzle.worlds
    assert all(game.view(state, puzzle.seat) == view for state in states)
    plans: dict[Any, list[Any]] = {}
    rng = random.Random(0)

    def choose(state: Any) -> Any:
        """An answer that is more than a stroll, if there is one here; else a step somewhere else."""
        seen = game.view(state, puzzle.seat)
        if seen not in plans:
            proof = kind.prove(seen, game.legal_actions(state, puzzle.seat))
            assert proof is not None
            search = Search(seen)
            bold = [action for action in proof.answers if not search.is_stroll(action)]
            plans[seen] = bold[:1] or list(proof.answers)
        return rng.choice(plans[seen])

    def gets_out(state: Any, action: Any) -> bool:
        number = state.number
        while True:
            state = game.apply(state, puzzle.seat, action).state
            if state.ending is not None or state.number != number:
                return bool(state.number != number or state.ending == "escaped")
            action = choose(state)

    proof = proof_of(puzzle, beginning(puzzle))
    search = Search(view)
    for action, value in proof.values:
        if value == proof.best and not search.is_stroll(action):
            assert sum(gets_out(state, action) for state in states) == value * len(states)
    assert len(choices) == len(proof.values)


@pytest.mark.parametrize("puzzle", of_kind("shy_monsters", "deadly-storey"), ids=named)
def test_the_hero_gets_out_of_no_storey_that_is_right_and_of_every_other(puzzle: Puzzle) -> None:
    game, laying = puzzle.game, beginning(puzzle).state
    hero = registry.bot(game, "sensible")(game)

    def gets_out(storey: Any) -> bool:
        state = game.apply(laying, DUNGEON_MASTER, storey).state
        while HERO in game.to_act(state):
            view, choices = game.view(state, HERO), game.legal_actions(state, HERO)
            state = game.apply(state, HERO, hero.choose(view, choices, random.Random(0))).state
        return state.ending in (None, "escaped")

    for value, storeys in puzzle.values:
        assert {gets_out(game.read(storey)) for storey in storeys} == {value == "0"}
    # Storeys that the proof has not tried are judged in the same way.
    rng = random.Random(7)
    for storey in (game.legal_actions(laying, DUNGEON_MASTER).sample(rng) for _ in range(6)):
        expected = Verdict.WRONG if gets_out(storey) else Verdict.RIGHT
        assert judge(puzzle, (storey,)).verdict is expected


# Ghostbumpers: no deal and no play of the others brings less than proven


@pytest.mark.parametrize("puzzle", of_kind("ghostbumpers", "take-or-leave"), ids=named)
def test_whatever_is_dealt_and_played_the_answer_brings_what_it_promises(puzzle: Puzzle) -> None:
    game, seat = puzzle.game, puzzle.seat
    view, _ = offered(puzzle, beginning(puzzle))
    proof = proof_of(puzzle, beginning(puzzle))
    worst = {action: 99 for action, _ in proof.values}
    for number in range(150):
        rng = random.Random(number)
        dealt: Bumping = game.determinize(view, rng)
        for action, value in proof.values:
            state = game.apply(dealt, seat, action).state
            tricks, rounds = len(dealt.tricks), len(dealt.past)
            while len(state.past) == rounds and len(state.tricks) == tricks:
                (turn,) = game.to_act(state)
                state = game.apply(state, turn, game.legal_actions(state, turn).sample(rng)).state
            pile = state.piles[seat]
            points = state.past[-1].points[seat] if len(state.past) > rounds else points_for(pile) if pile else 0
            assert points >= value
            worst[action] = min(worst[action], points)
    assert any(worst[action] > value for action, value in proof.values) or all(
        worst[action] == value for action, value in proof.values
    )


# Straszydła


@pytest.mark.parametrize("puzzle", of_kind("straszydla", "least-bid"), ids=named)
def test_every_bid_against_every_bid_and_every_change_of_the_dice(puzzle: Puzzle) -> None:
    game, seat = puzzle.game, puzzle.seat
    duel = beginning(puzzle).state.duel
    # What the other side may have bid already is a secret: it may be anything.
    state = beginning(puzzle).state.change(duel=replace(duel, bids=(None, None)))
    other = next(side for side in duel.sides if side != seat)
    energy, against = (state.players[one].cubes[ENERGY] for one in (seat, other))

    def stays(first: int, second: int) -> bool:
        """Whether this seat stays if whoever bids more does the best with it."""
        now = game.apply(state, seat, Bid(first)).state
        if other in game.to_act(now) and now.stage is Stage.BID:
            now = game.apply(now, other, Bid(second)).state
        if now.stage is not Stage.BEND_DUEL:
            return bool(now.duel.sides[now.duel.winner] == seat)
        (by,) = game.to_act(now)
        ends = [game.apply(now, by, action).state.duel for action in game.legal_actions(now, by)]
        mine = [end.sides[end.winner] == seat for end in ends]
        return any(mine) if by == seat else all(mine)

    sure = [bid for bid in range(energy + 1) if all(stays(bid, second) for second in range(against + 1))]
    assert [game.write(Bid(sure[0]))] == list(puzzle.answers)


def everything_made(prices: Prices, means: Means, guests: tuple[tuple[int, int], ...]) -> int:  # noqa: C901
    """How many can be fed, by trying every single step that the rules allow, whether it makes sense or not."""
    known: dict[Any, int] = {}

    def most(cubes: Counts, horror: int, imps: Counts, left: tuple[tuple[int, int], ...]) -> int:  # noqa: C901
        key = (cubes, horror, imps, left)
        if key in known:
            return known[key]
        best = 0
        for at, (appetite, own) in enumerate(left):
            rest = left[:at] + left[at + 1 :]
            for colour in range(4) if own < 0 else (own,):
                if cubes[colour] >= appetite:
                    best = max(best, 1 + most(changed(cubes, colour, -appetite), horror, imps, rest))
                if colour == prices.feeder and imps[colour]:
                    eaten = max(0, appetite - prices.imp_food)
                    if cubes[colour] >= eaten:
                        fewer = changed(imps, colour, -1)
                        best = max(best, 1 + most(changed(cubes, colour, -eaten), horror, fewer, rest))
            if horror >= prices.horror_feed:
                best = max(best, 1 + most(cubes, horror - prices.horror_feed, imps, rest))
        for rate, spent in ((prices.trade, 0), (prices.trade_with_imp, 1)):
            if spent and not imps[prices.trader]:
                continue
            kept = changed(imps, prices.trader, -spent)
            for paid in combinations_with_replacement(range(5), rate):
                after = cubes
                for cube in paid:
                    after = changed(after, cube, -1)
                if min(after) < 0:
                    continue
                best = max(best, *(most(changed(after, got, 1), horror, kept, left) for got in range(4)))
                best = max(best, *(most(after, horror, changed(kept, got, 1), left) for got in range(4)))
        for colour in range(4):
            if imps[colour]:
                best = max(best, most(changed(cubes, colour, 1), horror, changed(imps, colour, -1), left))
            if horror >= prices.horror_cube:
                best = max(best, most(changed(cubes, colour, 1), horror - prices.horror_cube, imps, left))
            if horror >= prices.horror_imp:
                best = max(best, most(cubes, horror - prices.horror_imp, changed(imps, colour, 1), left))
        known[key] = best
        return best

    return most(means.cubes, means.horror, means.imps, guests)


def changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


def test_no_order_of_trades_swaps_and_meals_feeds_more_than_the_count_says() -> None:
    game = registry.game("straszydla")
    prices = prices_of(registry.edition(game).content)  # type: ignore[arg-type]
    rng = random.Random(7)
    fed: set[int] = set()
    for _ in range(60):
        cubes = tuple(rng.choice((0, 0, 1, 2, 3)) for _ in range(5))
        if sum(cubes) > 7:
            continue
        means = Means(cubes, rng.randrange(5), tuple(int(rng.random() < 0.2) for _ in range(4)), True)
        guests = tuple(sorted((rng.randint(2, 4), rng.choice((-1, 0, 1, 2, 3))) for _ in range(rng.randint(1, 3))))
        found = most_fed(prices, means, guests)
        assert found == everything_made(prices, means, guests), (means, guests)
        fed.add(found)
    assert len(fed) >= 3


@pytest.mark.parametrize("puzzle", of_kind("straszydla", "scare-roll", "duel-roll"), ids=named)
def test_a_chance_is_the_mean_over_the_rolls(puzzle: Puzzle) -> None:
    """Where something is left to roll with, one roll by the rules and the proofs after it give the chance."""
    game, kind, seat = puzzle.game, files.kind_of(puzzle), puzzle.seat
    state = beginning(puzzle).state
    for action, value in proof_of(puzzle, beginning(puzzle)).values:
        rolling = game.apply(state, seat, action).state
        if game.to_act(rolling) != (CHANCE,):
            continue
        rolled = [(game.apply(rolling, CHANCE, roll).state, odds) for roll, odds in game.chance_odds(rolling)]
        proofs = [kind.prove(game.view(then, seat), game.legal_actions(then, seat)) for then, _ in rolled]
        assert sum(odds for _, odds in rolled) == 1
        if all(proof is not None for proof in proofs):
            assert sum(odds * proof.best for (_, odds), proof in zip(rolled, proofs, strict=True) if proof) == value
