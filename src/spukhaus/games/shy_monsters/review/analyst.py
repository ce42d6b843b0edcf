"""How decisions of Shy Monsters are judged afterwards.

The Hero's are computed: what the face-down tiles can be, by how Dungeon Masters lay, and the best plan from there. One
of the models is the perfect Dungeon Master of the solved game, where he might have laid this.

A storey is judged by how often the perfect Hero gets out of it, beside those that the perfect Dungeon Master lays. On
another box than the standard one it is judged in a duel with a Hero who expects it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from math import comb
from typing import Final

from spukhaus.core.game import Choices, Config
from spukhaus.core.judgement import Judged, Judgement, Shares, Standing
from spukhaus.core.thought import Belief
from spukhaus.games.shy_monsters.bots import belief, dungeon_master
from spukhaus.games.shy_monsters.bots.belief import Question, Weights
from spukhaus.games.shy_monsters.bots.dungeon_master import LayingEffort
from spukhaus.games.shy_monsters.bots.hero import HeroPlan, Opinion
from spukhaus.games.shy_monsters.bots.planning import TooManyError
from spukhaus.games.shy_monsters.bots.solution import play as solved
from spukhaus.games.shy_monsters.bots.solution.file import (
    FILLINGS,
    HeroTable,
    Monsters,
    Point,
    Solution,
    mask_of,
    solution_of,
)
from spukhaus.games.shy_monsters.bots.solution.posterior import sure
from spukhaus.games.shy_monsters.bots.solution.signals import UPRIGHT
from spukhaus.games.shy_monsters.model.shapes import Shape, diagrams_of, shape_of
from spukhaus.games.shy_monsters.model.situations import CORRIDOR as CORRIDOR_UP
from spukhaus.games.shy_monsters.model.situations import (
    DEAD,
    HIDDEN,
    LEAP,
    LEAP_STRIKE,
    LEAVE,
    LOOK,
    MONSTER,
    beginning,
    content,
    landed,
    list_actions,
    paid,
    stand,
    turned_up,
)
from spukhaus.games.shy_monsters.model.situations import EXIT as EXIT_UP
from spukhaus.games.shy_monsters.model.standings import OPEN, THE_EXIT, Move
from spukhaus.games.shy_monsters.review import odds
from spukhaus.games.shy_monsters.rules.actions import Action, GiveUp, Jump, Lay, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, in_reading_order, layouts
from spukhaus.games.shy_monsters.rules.state import HERO
from spukhaus.games.shy_monsters.rules.view import View
from spukhaus.review.analyst import Analyst, stream

OPINION: Final = Opinion(careless=0.1, guarding=0.4, cunning=0.0, learns=True)
PERFECT: Final = 0.5
"""How likely the Dungeon Master is a perfect one, beside that."""
ELSEWHERE: Final = Opinion(careless=0.1, guarding=0.45, cunning=0.45, learns=True)
"""Where there is no solution."""
LAYING: Final = LayingEffort(layouts=120, shortlist=3, rounds=24, most_worlds=0)
EVEN: Final = 0.01
"""What differs by no more is worth the same: neither the solution nor what is thought of Dungeon Masters is exact."""
STOREYS: Final = 12
"""With so many storeys of the perfect Dungeon Master one is compared."""


class ShyMonstersAnalyst(Analyst):
    def expected(self, config: Config[Box]) -> Shares:
        return _shares(odds.chance_after(config.edition.content, 0))

    def judge(self, view: View, choices: Choices[Action], also: tuple[Action, ...] = ()) -> Judgement | None:
        if view.storey is None:
            chances, first = self._laying(view, also), favourite(view, choices)
        else:
            chances, first = self._exploring(view, choices)
        if not chances or any(action not in chances for action in also):
            return None
        found = {action: _shares(self.share(view, out)) for action, out in chances.items()}
        order = sorted(found, key=lambda action: -found[action][view.seat])
        if first in found and found[first][view.seat] >= found[order[0]][view.seat] - EVEN:
            order.sort(key=lambda action: action != first)
        return Judgement(view.seat, tuple(Judged(action, found[action]) for action in order))

    def share(self, view: View, out: float) -> float:
        """The Hero's share of the win, by his chance to get out of this storey."""
        return odds.share(view.edition.content, view.number, view.seat, out)

    def _laying(self, view: View, also: tuple[Action, ...]) -> dict[Action, float]:
        [laid] = also or (None,)
        assert laid is None or isinstance(laid, Lay)
        return storeys(view, laid, stream(view))

    def _exploring(self, view: View, choices: Choices[Action]) -> tuple[dict[Action, float], Action | None]:
        """And what to do first. Steps over known ground are all worth the same: by that alone the Hero would walk in a
        circle, so he has an aim that is the same wherever on this ground he stands."""
        try:
            plan = Foresight(view)
            chances = {action: plan.survives(action) for action in choices}
            intended = solved.intended(view)
            if intended is not None:
                step, deed = intended
                if self.share(view, plan.survives(deed)) >= self.share(view, plan.best()) - EVEN:
                    return chances, step
            return chances, plan.first_step()
        except TooManyError:
            return {}, None

    def standing(self, view: View) -> Standing:
        if view.storey is None:
            return Standing(_shares(odds.chance_after(view.edition.content, view.number - 1)))
        return Standing(_shares(self.share(view, self._out(view))))

    def _out(self, view: View) -> float:
        """How likely the Hero gets out of this storey from where he stands."""
        known = solution_of(view.edition.content)
        if view.seat == HERO:
            with suppress(TooManyError):
                return Foresight(view).best()
        elif known is not None:
            return on_the_way(known, view)
        return odds.through(view.edition.content, view.number)

    def beliefs(self, view: View, rng: random.Random) -> tuple[Belief, ...]:
        if view.storey is None or None not in view.storey.faces:
            return ()
        return Foresight(view).beliefs()


def _shares(hero: float) -> Shares:
    return 1 - hero, hero


def favourite(view: View, choices: Choices[Action]) -> Action | None:
    """What the solution does most often: the parts of a mix are worth the same, and nobody should be sent along a rare
    one."""
    thought = solved.play(view, choices, stream(view))
    return None if thought is None else max(thought.alternatives, key=lambda one: one.value).action


# The Hero


class Foresight(HeroPlan):
    """What every action of the Hero is worth, and not only what a good one would do."""

    def __init__(self, view: View) -> None:
        self._known = solution_of(view.edition.content)
        self._idle_limit = view.edition.content.idle_limit
        super().__init__(view, OPINION if self._known else ELSEWHERE)

    def weigh(self, view: View, past: tuple[Question, ...], opinion: Opinion, reveals: int) -> Weights:
        weights = super().weigh(view, past, opinion, reveals)
        if self._known is not None:
            for world, weight in perfect(self._known, view, self.question).items():
                weights[world] += PERFECT * weight
        return weights

    def survives(self, action: Action) -> float:
        """The chance to get out of this storey."""
        index = self.question.layout.index
        match action:
            case Reveal(tile):
                move = Move(index(tile), turn=True)
            case Jump(over, tile, attack):
                move = Move(index(tile), index(over), attack)
            case Walk(tile, attack):
                if not attack and self.standing.patch >> index(tile) & 1:
                    return self._strolls()
                move = Move(index(tile), attack=attack)
            case _:
                assert isinstance(action, GiveUp)
                return 0.0
        return min(1.0, self.planner.worth(self.standing, move) / self.total)

    def _strolls(self) -> float:
        """A step over known ground costs nothing, but for the last one (SM-22)."""
        return 0.0 if self.storey.idle_moves + 1 >= self._idle_limit else self.best()

    def first_step(self) -> Action | None:
        """Towards the best move."""
        move = self.escape if self.escape is not None else next((move for _, move in self.options), None)
        return None if move is None else self._first_step(move)

    def best(self) -> float:
        """The chance to get out with the best play."""
        return min(1.0, self.planner.value(self.standing, tuple(range(len(self.weights)))) / self.total)


def perfect(known: Solution, view: View, question: Question) -> Weights:
    """How much likelier than a careless Dungeon Master the perfect one lays each world."""
    assert view.storey is not None
    mind = solved.HeroMind(view, view.storey)
    kinds = belief.kinds_on(question.layout, question.pool).of
    tiles = len(mind.cells) - 1
    # He turns and mirrors what he lays in one of eight ways; a careless one lays any storey alike. All pairs are
    # equally likely.
    unseen = solved.unseen_before(view)
    scale = len(layouts(tiles)) * len(FILLINGS) / 8 * comb(len(unseen), 2)
    found: Weights = {}
    for lying, weight in solved.suspected(known, mind, {Point(mind.number, unseen): 1.0}):
        faces = {mind.cells[tile]: face for tile, face in lying.items()}
        world = bytes(_kind(faces.get(cell), kinds) for cell in question.layout)
        found[world] = found.get(world, 0.0) + scale * weight
    return found


def _kind(face: Face | None, kinds: Mapping[Face, int]) -> int:
    if face is None or face == CORRIDOR:
        return OPEN
    return THE_EXIT if face == EXIT else kinds[face]


# The Dungeon Master


def storeys(view: View, laid: Lay | None, rng: random.Random) -> dict[Action, float]:
    """How likely the Hero gets out of a storey, and of others that could have been laid."""
    box = view.edition.content
    known = solution_of(box)
    if known is None:
        return {} if laid is None else dungeon_master.compare(view, laid, rng, LAYING)
    hand = solved.places(box, view.hand or ())
    likeliest = sorted(solved.possible_storeys(known, view), key=lambda storey: -storey[2])[:STOREYS]
    others = [solved.lay(known, box, (hand[0], hand[1]), storey, UPRIGHT) for storey in likeliest]
    tried = others if laid is None else (laid, *others)
    return {one: survival(known, view, one) for one in dict.fromkeys(tried)}


def survival(known: Solution, view: View, laid: Lay) -> float:
    """How often the perfect Hero, who has seen what this one has, gets out of a storey."""
    box = view.edition.content
    layout = in_reading_order((ENTRANCE, *(cell for cell, _ in laid.tiles)))
    shape, cells = shape_of(diagrams_of(box), layout)
    names = [monster.name for monster in box.monsters]
    lying = {}
    for cell, face in laid.tiles:
        lying[cells.index(cell)] = _content(face, names)
    unseen = solved.unseen_before(view)
    walk = _Walk(known.hero(Point(view.number, unseen)), known.number(shape), shape, unseen, lying)
    return walk.out(beginning(shape.touching, box.storeys[view.number - 1].reveals))


def on_the_way(known: Solution, view: View) -> float:
    """The same from where the Hero stands now, for the Dungeon Master, who sees what he does not."""
    storey = view.storey
    assert storey is not None
    up = {ENTRANCE, *storey.revealed}
    faces = tuple(face if cell in up else None for cell, face in zip(storey.layout, storey.faces, strict=True))
    mind = solved.HeroMind(view, replace(storey, faces=faces))
    names = [monster.name for monster in mind.box.monsters]
    lying = {}
    for cell, face in zip(storey.layout, storey.faces, strict=True):
        if cell != ENTRANCE:
            lying[mind.tile[cell]] = _content(face, names)
    unseen = solved.unseen_before(view)
    walk = _Walk(known.hero(Point(view.number, unseen)), known.number(mind.shape), mind.shape, unseen, lying)
    return walk.out(mind.code)


def _content(face: Face | None, names: list[Face]) -> int:
    plain = EXIT_UP if face == EXIT else CORRIDOR_UP
    return MONSTER + 2 * names.index(face) if face in names else plain


class _Walk:
    """The perfect Hero on a storey that is known to whoever watches."""

    def __init__(
        self, table: HeroTable, number: int, shape: Shape, unseen: Monsters, lying: Mapping[int, int]
    ) -> None:
        self._table, self._number, self._shape, self._lying = table, number, shape, lying
        self._candidates = mask_of(unseen)
        self._known: dict[int, float] = {}

    def out(self, code: int) -> float:
        """His chance from a situation on."""
        if code not in self._known:
            self._known[code] = self._out(code)
        return self._known[code]

    def _out(self, code: int) -> float:
        mix = self._table.mix(self._number, code)
        if mix is None:
            if sure(self._shape, self._candidates, code) is not None:
                return 1.0
            actions: list[int] = []
            list_actions(self._shape.touching, self._shape.comfort, self._candidates, code, actions)
            if not actions:  # walled in (SM-22)
                return 0.0
            mix = ((actions[0], 1.0),)
        return sum(share * self._after(code, action) for action, share in mix)

    def _after(self, code: int, action: int) -> float:
        if action == LEAVE:  # he has a sure way out
            return 1.0
        kind, tile, over = action & 7, action >> 3 & 7, action >> 6 & 7
        touching = self._shape.touching
        lies = self._lying.get(tile, CORRIDOR_UP)
        code = landed(touching, self._shape.comfort, paid(code, kind), kind, tile, lies)
        if code == DEAD:
            return 0.0
        if kind == LOOK:
            return self.out(stand(touching, code, 0))
        if content(code, tile) == EXIT_UP:
            return 1.0
        if kind in (LEAP, LEAP_STRIKE):
            code = self._turned(code, over)
        return self.out(stand(touching, code, tile))

    def _turned(self, code: int, tile: int) -> int:
        if content(code, tile) != HIDDEN:
            return code
        return turned_up(self._shape.touching, self._shape.comfort, code, tile, self._lying[tile])
