"""Playing the solved game: both seats, on the standard box, by drawing from the perfect strategies.

The Dungeon Master draws one of his strategies (`signals`) and from it a storey for what he holds, and turns or
mirrors it at random. The Hero draws an action for his situation (`posterior`). A walk over known ground takes several
decisions and the bot keeps no memory, so on the way it asks which of its aims would have led it here, and draws among
those.
"""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeGuard

from spukhaus.core.game import Choices
from spukhaus.core.thought import Alternative, Belief, Measure, Possibility, Thought
from spukhaus.games.shy_monsters.bots.solution.file import (
    FILLINGS,
    Mix,
    Monsters,
    Pair,
    Point,
    Solution,
    mask_of,
    prior_of,
    solution,
    types_of,
)
from spukhaus.games.shy_monsters.bots.solution.posterior import SeenStorey, drawn, seen_storey, strategies, walked
from spukhaus.games.shy_monsters.bots.solution.signals import TURNS, Turn, masters
from spukhaus.games.shy_monsters.model.shapes import diagrams_of, shape_of
from spukhaus.games.shy_monsters.model.situations import (
    ATTACK,
    HIDDEN,
    JUMP,
    LEAP,
    LEAP_STRIKE,
    LOOK,
    MONSTER,
    REVEALS,
    STEP,
    STRIKE,
    TILES,
    content,
    patch_of,
    stand,
    with_content,
)
from spukhaus.games.shy_monsters.model.situations import CORRIDOR as CORRIDOR_UP
from spukhaus.games.shy_monsters.model.situations import EXIT as EXIT_UP
from spukhaus.games.shy_monsters.rules.actions import Action, Jump, Lay, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.layout import (
    ENTRANCE,
    Cell,
    geometry,
    in_reading_order,
    reading_rank,
)
from spukhaus.games.shy_monsters.rules.view import StoreyView, View

MOST_SHOWN: Final = 8
"""How many storeys the Dungeon Master says he might have laid as well."""


def places(box: Box, faces: Iterable[Face]) -> Monsters:
    names = [monster.name for monster in box.monsters]
    return tuple(sorted(names.index(face) for face in faces))


def unseen_before(view: View) -> Monsters:
    """The monsters that the Hero has not seen on earlier storeys."""
    return unseen_after(view.edition.content, view.past)


def unseen_after(box: Box, past: tuple[StoreyView, ...]) -> Monsters:
    seen = {face for storey in past for face in storey.seen}
    return places(box, (monster.name for monster in box.monsters if monster.name not in seen))


# The Dungeon Master


def laid_so_far(view: View) -> Monsters:
    """All monsters of earlier storeys: he knows them."""
    box = view.edition.content
    return places(
        box, (face for storey in view.past for face in storey.faces if face is not None and face in box.diagrams)
    )


def possible_storeys(known: Solution, view: View) -> list[tuple[int, int, float]]:
    """What the perfect Dungeon Master lays now: shapes and fillings with their weights."""
    box = view.edition.content
    hand = places(box, view.hand or ())
    left = tuple(monster for monster in range(len(box.monsters)) if monster not in laid_so_far(view))
    found: dict[tuple[int, int], float] = defaultdict(float)
    # Where somebody else laid the storeys before, he plays as if the Hero knew what is left.
    for point, often in (masters(known, box, view.past, own=True) or {Point(view.number, left): 1.0}).items():
        later = tuple(monster for monster in left if monster not in hand) if view.number == 2 else ()
        storeys = known.master(point).storeys(types_of(point).index(((hand[0], hand[1]), later)))
        whole = sum(weight for _, _, weight in storeys)
        for shape, filling, weight in storeys:
            found[shape, filling] += often * weight / whole
    return [(shape, filling, weight) for (shape, filling), weight in found.items()]


def filled(box: Box, hand: Pair, filling: int) -> dict[int, Face]:
    """What lies on each tile."""
    exit_tile, first, second = FILLINGS[filling]
    faces = {exit_tile: EXIT, first: box.monsters[hand[0]].name, second: box.monsters[hand[1]].name}
    return {tile: faces.get(tile, CORRIDOR) for tile in range(1, TILES + 1)}


def lay(known: Solution, box: Box, hand: Pair, storey: tuple[int, int, float], turn: Turn) -> Lay:
    shape, filling, _ = storey
    cells = known.shapes[shape]
    tiles = [(turn(cells[tile]), face) for tile, face in filled(box, hand, filling).items()]
    return Lay(tuple(sorted(tiles, key=lambda one: reading_rank(one[0]))))


# The Hero


class HeroMind:
    """The Hero's situation in numbers, and back."""

    def __init__(self, view: View, storey: StoreyView) -> None:
        self.box = view.edition.content
        self.storey = storey
        self.number = view.number
        self.shape, self.cells = shape_of(diagrams_of(self.box), storey.layout)
        self.tile = {cell: tile for tile, cell in enumerate(self.cells)}
        self.past = view.past
        self.code = self._code()

    def _code(self) -> int:
        storey = self.storey
        names = [monster.name for monster in self.box.monsters]
        code = storey.attack_ready << ATTACK | storey.jump_ready << JUMP | storey.reveals_left << REVEALS
        for cell, face in zip(storey.layout, storey.faces, strict=True):
            if face is None or cell == ENTRANCE:
                continue
            if face in names:
                what = MONSTER + 2 * names.index(face) + (cell in storey.active)
            else:
                what = EXIT_UP if face == EXIT else CORRIDOR_UP
            code = with_content(code, self.tile[cell], what)
        return stand(self.shape.touching, code, self.tile[storey.hero])

    def fits(self, lying: Mapping[int, Face]) -> bool:
        """Whether nothing that lies face up is in the way of this."""
        known = zip(self.storey.layout, self.storey.faces, strict=True)
        return all(face is None or cell == ENTRANCE or lying[self.tile[cell]] == face for cell, face in known)

    def mix(self, known: Solution) -> Mix:
        """What the perfect Hero does here, whichever of his strategies he plays."""
        seen = seen_storey(known, self.box, self.number, self.storey)
        weights: dict[int, float] = defaultdict(float)
        mine = strategies(known, self.box, self.past)
        for point, weight in mine.items():
            table, candidates = known.hero(point), mask_of(point.unseen)
            for (code, out), often in walked(table, seen, point.unseen)[0].items():
                if code == self.code:
                    for action, share, _ in drawn(table, seen, candidates, code, out):
                        weights[action] += weight * often * share
        if not any(weights.values()):  # he would not have come here by himself
            return self._lost(known, seen)
        total = sum(weights.values())
        return tuple((action, weight / total) for action, weight in weights.items())

    def _lost(self, known: Solution, seen: SeenStorey) -> Mix:
        """What he would do here with the strategy that takes everything for possible."""
        unseen = unseen_after(self.box, self.past)
        found = drawn(known.hero(Point(self.number, unseen)), seen, mask_of(unseen), self.code, None)
        return tuple((action, share) for action, share, _ in found)

    def first_step(self, aim: int, hero: Cell) -> Action:
        """The decision that an aim begins with from where the Hero stands: perhaps a walk over known ground."""
        kind, target, over = aim & 7, self.cells[aim >> 3 & 7], self.cells[aim >> 6 & 7]
        if kind == LOOK:
            return Reveal(target)
        if kind in (LEAP, LEAP_STRIKE):
            starts = {cell for cell in geometry(self.storey.layout).neighbours[over] if cell != target}
        else:
            starts = set(geometry(self.storey.layout).neighbours[target])
        if hero not in starts:
            return Walk(self._next_towards(hero, starts))
        attack = kind in (STRIKE, LEAP_STRIKE)
        return Walk(target, attack) if kind in (STEP, STRIKE) else Jump(over, target, attack)

    def _patch(self) -> set[Cell]:
        mask = patch_of(self.shape.touching, self.code)
        return {self.cells[tile] for tile in range(TILES + 1) if mask >> tile & 1}

    def _next_towards(self, hero: Cell, goals: set[Cell]) -> Cell:
        """The first step of the shortest way over the patch, always the same one."""
        patch = self._patch()
        came: dict[Cell, Cell] = {goal: goal for goal in in_reading_order(goals & patch)}
        waiting = deque(came)
        while waiting:
            cell = waiting.popleft()
            for beside in geometry(self.storey.layout).neighbours[cell]:
                if beside in patch and beside not in came:
                    came[beside] = cell
                    waiting.append(beside)
        return came[hero]

    def still_possible(self, mix: Mix) -> Mix:
        """On the way over known ground: the aims that would have led here."""
        steps = self.storey.idle_moves
        if not steps or len(mix) == 1:
            return mix
        fitting = tuple(
            (aim, share)
            for aim, share in mix
            if any(self._walked(aim, start, steps) == self.storey.hero for start in self._starts())
        )
        return fitting or mix

    def _walked(self, aim: int, start: Cell, steps: int) -> Cell | None:
        """Where the Hero would be after so many steps towards the aim, if he would still be on the way."""
        hero = start
        for _ in range(steps):
            step = self.first_step(aim, hero)
            if not self.strolls(step):
                return None
            hero = step.tile
        return hero

    def strolls(self, action: Action) -> TypeGuard[Walk]:
        """Whether this is a step over known ground."""
        return isinstance(action, Walk) and not action.attack and action.tile in self._patch()

    def _starts(self) -> list[Cell]:
        """Where the Hero can have stood when he last learned or did something."""
        storey = self.storey
        patch = self._patch()
        likely = [*storey.revealed[-2:], *storey.dead[-1:], ENTRANCE]
        return [cell for cell in likely if cell in patch] or sorted(patch)


# What the Hero believes


def beliefs(known: Solution, mind: HeroMind) -> tuple[Belief, ...]:
    """What lies on each face-down tile if the Dungeon Master plays perfectly; nothing if he would not lay this."""
    hidden = [tile for tile in range(1, TILES + 1) if content(mind.code, tile) == HIDDEN]
    weights: dict[int, dict[Face, float]] = {tile: defaultdict(float) for tile in hidden}
    total = 0.0
    for lying, weight in suspected(known, mind, masters(known, mind.box, mind.past, own=False)):
        total += weight
        for tile in hidden:
            weights[tile][lying[tile]] += weight
    if not total:
        return ()
    return tuple(
        Belief(
            {"kind": "tile", "tile": mind.cells[tile]},
            tuple(
                Possibility({"kind": "face", "face": face}, weight / total)
                for face, weight in sorted(weights[tile].items(), key=lambda entry: -entry[1])
            ),
        )
        for tile in hidden
    )


def suspected(
    known: Solution, mind: HeroMind, points: Mapping[Point, float]
) -> Iterator[tuple[Mapping[int, Face], float]]:
    """Every storey that a Hero may have before him if the Dungeon Master plays one of these strategies, with its
    weight: what lies on each tile."""
    number = known.number(mind.shape)
    for point, weight in points.items():
        table, prior = known.master(point), prior_of(point, known.beliefs.get(point, ()))
        for kind, (hand, _) in enumerate(types_of(point)):
            storeys = table.storeys(kind)
            whole = sum(often for _, _, often in storeys)
            for shape, filling, often in storeys:
                if shape == number:
                    lying = filled(mind.box, hand, filling)
                    if mind.fits(lying):
                        yield lying, weight * prior[kind] * often / whole


def play(view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    """What the solution says; nothing for another box than the one that was solved."""
    known = solution()
    if known is None or not known.fits(view.edition.content):
        return None
    thought = _lay(known, view, rng) if view.storey is None else _walk(known, HeroMind(view, view.storey), rng)
    return thought if thought.action in choices else None


def play_as_master(view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    return play(view, choices, rng) if view.storey is None else None


def intended(view: View) -> tuple[Action, Action] | None:
    """What the perfect Hero most often has in mind: the first step of it from here, and the deed that it leads to. The
    aim is the same wherever on the known ground he stands."""
    known = solution()
    if known is None or not known.fits(view.edition.content) or view.storey is None:
        return None
    mind = HeroMind(view, view.storey)
    aim = max(mind.mix(known), key=lambda one: one[1])[0]
    step = deed = mind.first_step(aim, view.storey.hero)
    for _ in mind.cells:
        if not mind.strolls(deed):
            return step, deed
        deed = mind.first_step(aim, deed.tile)
    return None


def _walk(known: Solution, mind: HeroMind, rng: random.Random) -> Thought:
    mix = mind.still_possible(mind.mix(known))
    aim = rng.choices([aim for aim, _ in mix], [share for _, share in mix])[0]
    whole = sum(share for _, share in mix)
    shares: dict[Action, float] = defaultdict(float)
    for one, share in mix:
        shares[mind.first_step(one, mind.storey.hero)] += share / whole
    action = mind.first_step(aim, mind.storey.hero)
    return Thought(action, _alternatives(shares), beliefs(known, mind), Measure.SHARE)


def _lay(known: Solution, view: View, rng: random.Random) -> Thought:
    box = view.edition.content
    hand = places(box, view.hand or ())
    storeys = possible_storeys(known, view)
    chosen = rng.choices(storeys, [weight for _, _, weight in storeys])[0]
    whole = sum(weight for _, _, weight in storeys)
    turn = rng.choice(TURNS)
    shares: dict[Action, float] = {
        lay(known, box, (hand[0], hand[1]), storey, turn): storey[2] / whole
        for storey in (chosen, *sorted(storeys, key=lambda storey: -storey[2])[:MOST_SHOWN])
    }
    return Thought(next(iter(shares)), _alternatives(shares), (), Measure.SHARE)


def _alternatives(shares: Mapping[Action, float]) -> tuple[Alternative, ...]:
    return tuple(Alternative(action, share) for action, share in sorted(shares.items(), key=lambda entry: -entry[1]))
