"""What the computing bots compute, against slow and simple ways to find the same."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from typing import cast

import pytest

from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.games.shy_monsters.bots import belief
from spukhaus.games.shy_monsters.bots.belief import Question
from spukhaus.games.shy_monsters.bots.equilibrium import Duel, Hand, arena_of, best_answer
from spukhaus.games.shy_monsters.bots.hero import Opinion, believed, questions
from spukhaus.games.shy_monsters.bots.planning import Planner, grow
from spukhaus.games.shy_monsters.bots.sensible import SHORTLIST, SKETCHES
from spukhaus.games.shy_monsters.model.ground import ground_of
from spukhaus.games.shy_monsters.model.standings import FIRST_KIND, Ways, start
from spukhaus.games.shy_monsters.rules.actions import Action
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, ENTRANCE_FACE, EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, Layout
from spukhaus.games.shy_monsters.rules.state import HERO, State
from spukhaus.games.shy_monsters.rules.view import StoreyView, View
from tests.games.shy_monsters.scenes import BOX, CONFIG, GAME, Scene, scene

CARELESS = Opinion(careless=1.0, guarding=0.0, cunning=0.0, learns=False)


def every_world(question: Question) -> Counter[tuple[Face, ...]]:
    """Slowly: each way to put unseen monsters, the Exit and Corridors on the hidden tiles."""
    hidden = [at for at, face in enumerate(question.faces) if face is None]
    found: Counter[tuple[Face, ...]] = Counter()
    for names in permutations(question.unseen, question.hidden_monsters):
        rest = [EXIT] * (EXIT not in question.faces)
        pieces = [*names, *rest, *[CORRIDOR] * (len(hidden) - len(names) - len(rest))]
        for order in set(permutations(pieces)):
            faces = list(question.faces)
            for at, face in zip(hidden, order, strict=True):
                faces[at] = face
            found[tuple(cast("list[Face]", faces))] = 1
    return found


def by_kind(question: Question, worlds: dict[tuple[Face, ...], float]) -> dict[bytes, float]:
    kinds = belief.kinds_on(question.layout, question.pool).of
    plain = {EXIT: 1, CORRIDOR: 0, ENTRANCE_FACE: 0}
    found: dict[bytes, float] = {}
    for faces, weight in worlds.items():
        world = bytes(plain[face] if face in plain else kinds[face] for face in faces)
        found[world] = found.get(world, 0.0) + weight
    return found


def hero_view(laid: Scene) -> View:
    return GAME.view(laid.state, HERO)


SCENES = [
    (scene("@ c x\nc . .\nc S D", 3), ()),
    (scene("@ c x\nc . .\nc S D", 1), ("reveal k7", "reveal i8")),
    (scene("@ K c\nc . c\nx . D", 2), ("reveal j9",)),
    (scene("x c B\n@ c c\n. . D", 2), ("reveal i10",)),
]


@pytest.mark.parametrize(("laid", "actions"), SCENES)
def test_beliefs_count_every_world_that_fits(laid: Scene, actions: tuple[str, ...]) -> None:
    [question] = questions(hero_view(Scene(laid.state).play(*actions)))
    slowly = by_kind(question, dict(every_world(question)))
    assert believed((), question, CARELESS, 0) == slowly
    assert belief.count_worlds(question) == sum(slowly.values())


def test_monsters_seen_on_earlier_storeys_are_not_expected_again() -> None:
    laid = scene("@ x c\nc . c\nK . D", 1).play("reveal i7", "reveal j9", "walk j9")
    state = GAME.apply(laid.state, -1, GAME.read("draw bat cobra")).state
    tiles = "lay bat@i10 cobra@i11 exit@i12 corridor@j10 corridor@j11 corridor@j12"
    state = GAME.apply(state, 0, GAME.read(tiles)).state
    before, now = questions(GAME.view(state, HERO))
    assert "kraken" in before.seen_here
    assert "kraken" not in dict(now.pool)
    assert now.hidden_monsters == 2
    assert len(list(now.hands())) == 10


def test_the_guarding_model_lays_as_the_sensible_dungeon_master_does() -> None:
    """Likelier storeys are more dangerous, and over all storeys the model is a distribution."""
    assert (belief.SKETCHES, belief.SHORTLIST) == (SKETCHES, SHORTLIST)
    liking = belief.habit((BOX.diagrams["bat"], BOX.diagrams["cobra"]), 6)
    assert [liking[danger] for danger in sorted(liking)] == sorted(liking.values())
    assert 0.3 < max(liking.values()) / (belief.SKETCHES / belief.SHORTLIST) <= 1
    assert min(liking.values()) < 0.01


def test_weights_of_the_cunning_model_do_not_change_when_tiles_are_turned() -> None:
    """What is turned up rules worlds out; between those that are left the odds stay."""
    laid = scene("@ K c c c x D", 2)
    [before] = questions(hero_view(laid))
    [after] = questions(hero_view(laid.play("reveal j9")))
    mixture = {world: 1.0 + sum(world) for world in belief.careless(before)}
    whole = sum(mixture.values())
    mixture = {world: share / whole for world, share in mixture.items()}
    early, late = belief.cunning(before, mixture), belief.cunning(after, mixture)
    kinds = belief.kinds_on(before.layout, before.pool).of
    alike = list(kinds.values()).count(kinds["kraken"])  # any of these might have lain there
    assert alike > 1
    assert late
    assert sum(early.values()) == pytest.approx(sum(belief.guarding(before).values()))
    assert all(late[world] * alike == pytest.approx(early[world]) for world in late)


# The planner


def small_box() -> Edition[Box]:
    text = CONFIG.edition.text.replace("corridors = 3", "corridors = 1")
    return cast("Edition[Box]", registry.read_edition(GAME, text))


class Exhaustive:
    """By the rules alone: every history that the Hero can tell from others, and the best that he can do in each."""

    def __init__(self) -> None:
        self.known: dict[tuple[StoreyView, frozenset[str]], int] = {}

    def survived(self, states: tuple[State, ...], trodden: frozenset[str] = frozenset()) -> int:
        """In how many of these states, which look alike, he gets out; no use treading a tile twice with no news."""
        looks = storey_seen(states[0])
        key = (looks, trodden)
        if key not in self.known:
            actions = GAME.legal_actions(states[0], HERO)
            here = trodden | {looks.hero}
            self.known[key] = max((self._after(states, action, here) for action in actions), default=0)
        return self.known[key]

    def _after(self, states: tuple[State, ...], action: Action, trodden: frozenset[str]) -> int:
        count = 0
        groups: dict[StoreyView, list[State]] = {}
        for state in states:
            after = GAME.apply(state, HERO, action).state
            if after.storey is None or after.ending == "escaped":
                count += 1
            elif after.ending is None:
                groups.setdefault(storey_seen(after), []).append(after)
        for looks, group in groups.items():
            if not looks.idle_moves:
                count += self.survived(tuple(group))
            elif looks.hero not in trodden:
                count += self.survived(tuple(group), trodden)
        return count


def storey_seen(state: State) -> StoreyView:
    shown = GAME.view(state, HERO).storey
    assert shown is not None
    return shown


@pytest.mark.parametrize(
    ("picture", "number"),
    [
        ("@ B x\n. . c\n. . C", 3),
        ("B c\n@ x\nG .", 3),
        ("@ S c C x", 3),
        ("@ B\nx C\nc .", 2),
        ("@ S c\n. . x\n. . B", 2),
    ],
)
def test_the_planner_finds_what_an_exhaustive_search_finds(picture: str, number: int) -> None:
    """For a Hero who knows which two monsters lie there, and thinks every filling as likely as any other."""
    laid = scene(picture, number, small_box())
    [question] = questions(hero_view(laid))
    own = {face for face in laid.storey.faces if face in BOX.diagrams}
    question = replace(question, pool=tuple(one for one in question.pool if one[0] in own))
    states = [replace(laid.state, storey=replace(laid.storey, faces=faces)) for faces in every_world(question)]
    weights = believed((), question, CARELESS, 0)
    kinds = belief.kinds_on(question.layout, question.pool)
    ways = Ways(ground_of(question.layout), kinds.comfort, tuple(weights))
    planner = Planner(ways, tuple(weights.values()), 10**6)
    best = planner.value(belief.standing_of(question, storey_seen(laid.state)), tuple(range(len(weights))))
    assert 0 < best == Exhaustive().survived(tuple(states))


# The duel


@pytest.mark.parametrize(
    ("layout", "pair", "least", "most"),
    [
        (("f12", "g12", "g11", "h11", "h10", "i10", "i9"), ("bat", "cobra"), 0.16, 0.2),
        (("h11", "h10", "i10", "j10", "h9", "i9", "h8"), ("drake", "gargoyle"), 0.49, 0.51),
    ],
)
def test_a_duel_comes_near_its_value_from_both_sides(
    layout: Layout, pair: tuple[Face, Face], least: float, most: float
) -> None:
    """Found independently: a Hero who knows the pair gets out of the best such storeys once in six, once in two."""
    faces = tuple(ENTRANCE_FACE if cell == ENTRANCE else None for cell in layout)
    question = Question(layout, faces, tuple((name, BOX.diagrams[name]) for name in pair), 2)
    kinds, worlds = belief.kinds_on(layout, question.pool), tuple(belief.careless(question))
    ground = ground_of(layout)
    arena = arena_of(grow(Ways(ground, kinds.comfort, worlds), start(ground, 0), 10**6))
    hand = Hand(1.0, tuple((0, world) for world in range(len(worlds))))
    duel = Duel((arena,), (hand,))
    duel.play(120)
    assert least < best_answer(arena, hand.average()) < most
    assert len([share for share in hand.average() if share > 0.01]) > 3
    assert all(FIRST_KIND <= kind < FIRST_KIND + len(kinds.comfort) for kind in kinds.of.values())
