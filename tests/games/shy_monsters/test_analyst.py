"""What a review says of decisions, against going through everything that the rules allow."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

import pytest

from spukhaus.core import registry
from spukhaus.core.game import CHANCE, Outcome
from spukhaus.core.judgement import Standing
from spukhaus.core.play import play_bots
from spukhaus.games.shy_monsters.bots import belief
from spukhaus.games.shy_monsters.bots.solution import play as solved
from spukhaus.games.shy_monsters.bots.solution.file import solution
from spukhaus.games.shy_monsters.review import odds
from spukhaus.games.shy_monsters.review.analyst import EVEN, Foresight, ShyMonstersAnalyst, survival
from spukhaus.games.shy_monsters.rules.actions import Action, Lay
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, layouts
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, State, Storey
from spukhaus.games.shy_monsters.rules.view import StoreyView, View
from spukhaus.review.analyst import advise
from spukhaus.review.review import History, judge
from spukhaus.review.settling import MISTAKEN, WHOLE, Question, Verdict, settle
from tests.games.shy_monsters.scenes import CONFIG, GAME, before_laying, scene, tiles_of
from tests.games.shy_monsters.test_planning import by_kind, every_world, small_box, storey_seen
from tests.samples import only_in_all

Worlds: TypeAlias = list[tuple[float, State]]


class Exhaustive:
    """The Hero's chance to get out with the best play, by the rules alone, where worlds are more and less likely."""

    def __init__(self) -> None:
        self.known: dict[tuple[StoreyView, frozenset[str]], float] = {}

    def best(self, worlds: Worlds, trodden: frozenset[str] = frozenset()) -> float:
        looks = storey_seen(worlds[0][1])
        if (looks, trodden) not in self.known:
            actions = GAME.legal_actions(worlds[0][1], HERO)
            here = trodden | {looks.hero}
            self.known[looks, trodden] = max((self.after(worlds, action, here) for action in actions), default=0.0)
        return self.known[looks, trodden]

    def after(self, worlds: Worlds, action: Action, trodden: frozenset[str] = frozenset()) -> float:
        total = 0.0
        groups: dict[StoreyView, Worlds] = defaultdict(list)
        for weight, state in worlds:
            then = GAME.apply(state, HERO, action).state
            if then.storey is None or then.ending == "escaped":
                total += weight
            elif then.ending is None:
                groups[storey_seen(then)].append((weight, then))
        for looks, group in groups.items():
            if not looks.idle_moves:
                total += self.best(group)
            elif looks.hero not in trodden:
                total += self.best(group, trodden)
        return total


@pytest.mark.parametrize(
    ("picture", "number", "played"),
    [
        pytest.param("B c\n@ x\nG .", 3, (), marks=only_in_all),
        ("@ S c C x", 3, ()),
        ("@ B\nx C\nc .", 2, ("reveal j9",)),
        ("@ S c\n. . x\n. . B", 2, ()),
    ],
)
def test_every_action_is_worth_what_an_exhaustive_search_finds(
    picture: str, number: int, played: tuple[str, ...]
) -> None:
    """In a small box, with the likelihoods that the analyst believes in: also for foolish actions."""
    now = scene(picture, number, small_box()).play(*played)
    foresight = Foresight(GAME.view(now.state, HERO))
    every = every_world(foresight.question)
    alike = by_kind(foresight.question, dict(every))
    kinds = belief.kinds_on(foresight.question.layout, foresight.question.pool).of
    worlds = []
    for faces in every:
        kind = bytes(kinds.get(face, {"exit": 1}.get(face, 0)) for face in faces)
        weight = foresight.weights[kind] / alike[kind] / foresight.total
        worlds.append((weight, replace(now.state, storey=replace(now.storey, faces=faces))))
    search = Exhaustive()
    values = set()
    for action in GAME.legal_actions(now.state, HERO):
        truth = search.after(worlds, action, frozenset({now.storey.hero}))
        if foresight.survives(action) == pytest.approx(foresight.best(), abs=1e-9) and truth < foresight.best():
            # A stroll over known ground costs nothing, though the search does not come back the same way.
            truth = search.best(worlds)
        assert foresight.survives(action) == pytest.approx(truth, abs=1e-9), GAME.write(action)
        values.add(round(truth, 6))
    assert len(values) > 1


def question(state: State, seat: int, action: Action) -> Question:
    return Question(0, seat, GAME.view(state, seat), GAME.legal_actions(state, seat), action)


class Unfitted(ShyMonstersAnalyst):
    """Says how likely the Hero gets out of the storey that lies there."""

    def share(self, _: View, out: float) -> float:
        return out


def unasked(at: int, seat: int) -> Standing:
    raise AssertionError((at, seat))


def verdict(state: State, seat: int, action: Action) -> tuple[Verdict, int]:
    asked = question(state, seat, action)
    found = judge(ShyMonstersAnalyst(GAME), asked)
    judged = [(asked, found)]
    [decision] = settle(judged, (0.5, 0.5), Outcome((0, 1), "escaped"), 1, lambda *_: None, unasked).decisions
    return decision.verdict, decision.loss


def last_storey(picture: str) -> State:
    """The Dungeon Master holds the monsters of a picture, and the Hero has seen all others."""
    state = before_laying(picture)
    layout = layouts(6)[0]
    revealed = tuple(cell for cell in layout if cell != ENTRANCE)
    past = []
    for at in (0, 2):
        faces = iter(("exit", "corridor", "corridor", "corridor", *state.pile[at : at + 2]))
        shown = tuple("entrance" if cell == ENTRANCE else next(faces) for cell in layout)
        past.append(Storey(layout, shown, revealed, (), (), (), ENTRANCE, True, True, 0, 0))
    return replace(state, past=tuple(past), pile=())


@pytest.mark.parametrize(("pair", "chance"), [("C K", 2 / 5), ("B S", 1 / 6), ("D G", 1 / 2)])
def test_a_storey_of_the_solution_is_as_good_as_it_can_be_and_an_open_exit_is_a_mistake(
    pair: str, chance: float
) -> None:
    """The known values of the last storey, for a Hero who knows which two monsters are left
    (docs/shy-monsters-solved.md)."""
    first, second = pair.split()
    picture = f"@ x c c\n{first} . . c\n{second} . . ."
    state, open_exit = last_storey(picture), Lay(tiles_of(picture))
    found = judge(ShyMonstersAnalyst(GAME), question(state, DUNGEON_MASTER, open_exit))
    assert found is not None
    best = found.best.action
    known = solution()
    assert known is not None
    assert isinstance(best, Lay)
    assert survival(known, GAME.view(state, DUNGEON_MASTER), best) == pytest.approx(chance, abs=0.02)
    assert verdict(state, DUNGEON_MASTER, open_exit)[0] is Verdict.MISTAKE
    assert verdict(state, DUNGEON_MASTER, found.best.action) == (Verdict.BEST, 0)


def test_the_way_out_is_best_a_stroll_costs_nothing_and_a_needless_risk_is_a_mistake() -> None:
    """The Exit lies open beside him; the bat beside the Entrance does not."""
    picture = "@ c x c\nB . . .\nS c . ."
    state = GAME.apply(last_storey(picture), DUNGEON_MASTER, Lay(tiles_of(picture))).state
    assert state.storey is not None
    shown = replace(state.storey, revealed=("j9", "k9"), hero="j9")
    state = replace(state, storey=shown)
    assert verdict(state, HERO, GAME.read("walk k9")) == (Verdict.BEST, 0)
    assert verdict(state, HERO, GAME.read("walk i9")) == (Verdict.BEST, 0)
    risky = replace(state, storey=replace(shown, hero=ENTRANCE))
    assert verdict(risky, HERO, GAME.read("walk i8"))[0] is Verdict.MISTAKE


def test_another_box_is_judged_as_well() -> None:
    edition = small_box()
    state = before_laying("B c\n@ x\nG .", 3, edition)
    laid = Lay(tiles_of("B c\n@ x\nG ."))
    found = judge(ShyMonstersAnalyst(GAME), question(state, DUNGEON_MASTER, laid))
    assert found is not None
    assert found.worth(found.best) >= found.worth(found.of(laid))
    assert sum(ShyMonstersAnalyst(GAME).expected(CONFIG)) == pytest.approx(1)
    assert ShyMonstersAnalyst(GAME).beliefs(GAME.view(state, HERO), random.Random(0)) == ()


@pytest.mark.parametrize("eyes", [HERO, DUNGEON_MASTER])
@pytest.mark.parametrize("storey", [1, 2, 3])
def test_the_fit_changes_no_choice_and_nothing_that_is_certain(storey: int, eyes: int) -> None:
    """A better chance to get out stays a better one; by the Hero's eyes, sure death is worth nothing, and a sure way
    out all that is to come."""
    box = CONFIG.edition.content
    shares = [odds.share(box, storey, eyes, at / 500) for at in range(501)]
    assert all(less < more for less, more in pairwise(shares))
    assert 0 <= shares[0] < shares[-1] <= odds.chance_after(box, storey)
    if eyes == HERO:
        assert (shares[0], shares[-1]) == (0, odds.chance_after(box, storey))


def test_what_perfect_players_do_is_no_mistake_because_of_the_fit() -> None:
    """In matches with decisions that are nearly mistakes by the plain chance to get out."""
    bots = [registry.bot(GAME, "perfect")(GAME)] * 2
    box, lost = CONFIG.edition.content, 0
    for number in (40, 51):
        play = play_bots(GAME, CONFIG, bots, f"shy_monsters perfects {number}")
        for asked in History(GAME, CONFIG, play.log).questions:
            assert isinstance(asked.view, View)
            found = Unfitted(GAME).judge(asked.view, asked.choices, (asked.action,))
            assert found is not None
            best, played = (one.shares[HERO] for one in (found.best, found.of(asked.action)))
            storey = asked.view.number
            plainly = odds.chance_after(box, storey) * abs(best - played)
            better, worse = (odds.share(box, storey, asked.seat, out) for out in (best, played))
            assert WHOLE * plainly >= MISTAKEN or WHOLE * abs(better - worse) < MISTAKEN
            lost += plainly > 0
    assert lost


def test_storeys_to_come_make_it_harder() -> None:
    box = CONFIG.edition.content
    chances = [odds.chance_after(box, storey) for storey in range(4)]
    assert chances == sorted(chances)
    assert chances[-1] == 1
    assert ShyMonstersAnalyst(GAME).expected(CONFIG) == (1 - chances[0], chances[0])
    small = small_box().content
    assert [odds.share(small, 3, eyes, 0.25) for eyes in (HERO, DUNGEON_MASTER)] == [0.25, 0.25]  # nothing fits it


def test_a_hint_is_what_the_solution_does_most_often() -> None:
    """Of a mixture, whose parts are worth the same, nobody is sent along a rare one."""
    bots = [registry.bot(GAME, "perfect")(GAME)] * 2
    play = play_bots(GAME, CONFIG, bots, "often")
    mixed = 0
    for asked in History(GAME, CONFIG, play.log).questions:
        assert isinstance(asked.view, View)
        thought = solved.play(asked.view, asked.choices, random.Random(1))
        found = ShyMonstersAnalyst(GAME).judge(asked.view, asked.choices)
        assert thought is not None
        assert found is not None
        often = thought.alternatives[0]
        worth = {one.action: found.worth(one) for one in found.alternatives}
        if len(thought.alternatives) > 1 and worth.get(often.action, 0.0) >= max(worth.values()) - EVEN:
            mixed += often.value < 1
            assert advise(GAME, asked.view, asked.choices).action == often.action
    assert mixed


@pytest.mark.parametrize("seed", [2, 9, 16])
def test_hints_lead_somewhere(seed: int) -> None:
    """Whoever does what they say never walks about on known ground longer than it takes to cross it."""
    rng = random.Random(seed)
    state, laying = GAME.new(CONFIG), registry.bot(GAME, "novice")(GAME)
    for _ in range(40):
        [seat] = GAME.to_act(state) or [None]
        if seat is None:
            break
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        else:
            view, choices = GAME.view(state, seat), GAME.legal_actions(state, seat)
            bot_lays = view.storey is None
            action = laying.choose(view, choices, rng) if bot_lays else advise(GAME, view, choices).action
        state = GAME.apply(state, seat, action).state
        assert state.storey is None or state.storey.idle_moves < 7
