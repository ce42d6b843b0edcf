"""The Hero who computes: what the face-down tiles can be (a Bayesian belief), and the plan that is likeliest to lead
him out (expectimax over it)."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Alternative, Belief, Possibility, Thought
from spukhaus.games.shy_monsters.bots import belief
from spukhaus.games.shy_monsters.bots.belief import Question, Weights
from spukhaus.games.shy_monsters.bots.equilibrium import Duel, Hand, arena_of
from spukhaus.games.shy_monsters.bots.planning import Planner, TooManyError, grow
from spukhaus.games.shy_monsters.model.ground import Ground, ground_of
from spukhaus.games.shy_monsters.model.standings import (
    FIRST_KIND,
    HIDDEN,
    NOWHERE,
    OPEN,
    THE_EXIT,
    Move,
    Ways,
    start,
)
from spukhaus.games.shy_monsters.rules.actions import Action, Jump, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.view import StoreyView, View

MOST_PLANNED: Final = 20_000
"""So many situations are planned through; beyond that a simpler mind must choose, until less is hidden."""
MOST_GROWN: Final = 45_000
"""So many are grown for a duel; the standard box has up to 30,000."""
DUEL_WORK: Final = 60_000
"""Rounds of a duel times the decisions in it."""
LEAST_ROUNDS: Final = 12
MOST_ROUNDS: Final = 40


@dataclass(frozen=True, slots=True)
class Opinion:
    """How likely a Hero thinks each model of the Dungeon Master before he has seen anything."""

    careless: float
    guarding: float
    cunning: float
    learns: bool
    """Whether earlier storeys change his mind."""


def questions(view: View) -> tuple[Question, ...]:
    """What the Hero must guess on each storey so far, the one he walks last."""
    box = view.edition.content
    storeys = (*view.past, view.storey)
    asked = []
    for number, storey in enumerate(storeys):
        if storey is not None:
            elsewhere = {face for at, other in enumerate(storeys) if at != number and other for face in other.seen}
            asked.append(_question(box, storey, elsewhere))
    return tuple(asked)


def _question(box: Box, storey: StoreyView, elsewhere: set[Face]) -> Question:
    pool = tuple((name, diagram) for name, diagram in sorted(box.diagrams.items()) if name not in elsewhere)
    return Question(storey.layout, storey.faces, pool, storey.hidden_monsters)


class HeroPlan:
    """The Hero's plan on the storey that he walks."""

    def __init__(self, view: View, opinion: Opinion) -> None:
        assert view.storey is not None  # the Hero acts on a storey only
        self.storey = view.storey
        *past, self.question = questions(view)
        self.ground = ground_of(self.question.layout)
        self.last_storey = view.number == len(view.edition.content.storeys)
        reveals = view.edition.content.storeys[view.number - 1].reveals
        if belief.count_worlds(self.question) > belief.MOST_WORLDS:
            comfort, self.weights = belief.coarse(self.question)
            faces = bytes(
                FIRST_KIND + 1 if FIRST_KIND <= face < HIDDEN else face for face in belief.face_up(self.question)
            )
        else:
            comfort = belief.kinds_on(self.question.layout, self.question.pool).comfort
            self.weights = self.weigh(view, tuple(past), opinion, reveals)
            faces = belief.face_up(self.question)
        self.standing = belief.standing_of(self.question, self.storey)._replace(faces=faces)
        self.total = sum(self.weights.values())
        self.ways = Ways(self.ground, comfort, tuple(self.weights))
        self.escape = self.ways.escape(self.standing)
        self.planner = Planner(self.ways, tuple(self.weights.values()), MOST_PLANNED)

    @cached_property
    def options(self) -> list[tuple[float, Move]]:
        """Every move that may be the best, with the chance to get out; none if the way out is known."""
        if self.escape is not None:
            return []
        return [(worth / self.total, move) for worth, move in self.planner.options(self.standing)]

    def weigh(self, view: View, past: tuple[Question, ...], opinion: Opinion, reveals: int) -> Weights:
        """How likely each world is."""
        return believed(past, self.question, opinion, reveals)

    def think(self, choices: Choices[Action], rng: random.Random, later: float) -> Thought:
        """`later` is the chance to get through the storeys still to come."""
        beliefs = self.beliefs()
        if self.escape is not None:
            curious = None if self.last_storey else self._curious()
            action = self._first_step(curious or self.escape)
            return Thought(action, (Alternative(action, later),), beliefs)
        if not self.options:
            return Thought(next(iter(choices)), (), beliefs)
        best = self.options[0][0]
        as_good = [move for worth, move in self.options if worth >= best - 1e-9]
        action = self._first_step(rng.choice(as_good))
        return Thought(action, self._alternatives(action, later), beliefs)

    def _alternatives(self, chosen: Action, later: float) -> tuple[Alternative, ...]:
        """Moves that begin with the same step count as the best of them."""
        values: dict[Action, float] = {}
        for worth, move in self.options:
            step = self._first_step(move)
            values[step] = max(values.get(step, 0.0), worth)
        order = sorted(values.items(), key=lambda one: (-one[1], one[0] != chosen))
        return tuple(Alternative(action, later * min(1.0, worth)) for action, worth in order)

    def _curious(self) -> Move | None:
        """With the way out known: something to look at that costs nothing, as what is seen helps on later storeys."""
        if not self.storey.hidden_monsters:
            return None
        standing, ground = self.standing, self.ground
        out = standing.faces.index(THE_EXIT)
        if not ground.beside[out] & standing.patch:
            return None
        edge = [
            tile
            for tile in range(ground.size)
            if standing.faces[tile] == HIDDEN and ground.beside[tile] & standing.patch
        ]
        for tile in edge:
            if not any(True for _ in self.ways.deadly(standing.faces, tile, range(len(self.weights)))):
                return Move(tile)
        return Move(edge[0], attack=True) if edge and standing.attack else None

    def _first_step(self, move: Move) -> Action:
        """The action with which the Hero sets about a move: from where he stands it may be a walk away."""
        layout, ground = self.question.layout, self.ground
        if move.turn:
            return Reveal(layout[move.tile])
        here = layout.index(self.storey.hero)
        goal = move.tile if move.over == NOWHERE else move.over
        if ground.beside[goal] >> here & 1 and (move.over == NOWHERE or here != move.tile):
            if move.over == NOWHERE:
                return Walk(layout[move.tile], move.attack)
            return Jump(layout[move.over], layout[move.tile], move.attack)
        goals = ground.beside[goal] & self.standing.patch
        if move.over != NOWHERE:
            goals &= ~(1 << move.tile)
        return Walk(layout[next_step(ground, here, goals, self.standing.patch)])

    def beliefs(self) -> tuple[Belief, ...]:
        """For each face-down tile what it may be."""
        kinds = belief.kinds_on(self.question.layout, self.question.pool)
        seen = set(self.question.seen_here)
        coarse = belief.count_worlds(self.question) > belief.MOST_WORLDS
        names_of = defaultdict[int, list[Face]](list)
        for name, kind in kinds.of.items():
            if name not in seen:
                names_of[kind].append(name)
        found = []
        for tile, cell in enumerate(self.question.layout):
            if self.question.faces[tile] is None:
                shares: dict[int, float] = defaultdict(float)
                for world, weight in self.weights.items():
                    shares[world[tile]] += weight / self.total
                found.append(Belief({"kind": "tile", "tile": cell}, _possibilities(shares, names_of, coarse)))
        return tuple(found)


def _possibilities(shares: dict[int, float], names_of: dict[int, list[Face]], coarse: bool) -> tuple[Possibility, ...]:
    found = []
    for face, share in shares.items():
        if face in (OPEN, THE_EXIT):
            found.append(Possibility({"kind": "face", "face": EXIT if face == THE_EXIT else CORRIDOR}, share))
        elif coarse:
            found.append(Possibility({"kind": "deadly" if face == FIRST_KIND else "harmless"}, share))
        else:
            # Monsters of one kind are alike on this layout, so each is as likely as the others.
            names = names_of[face]
            found += [Possibility({"kind": "face", "face": name}, share / len(names)) for name in names]
    return tuple(sorted(found, key=lambda one: -one.chance))


def next_step(ground: Ground, here: int, goals: int, patch: int) -> int:
    """The first tile on a shortest way over the patch to one of the goals."""
    came: dict[int, int] = {here: here}
    waiting = [here]
    for tile in waiting:
        if goals >> tile & 1:
            while came[tile] != here:
                tile = came[tile]
            return tile
        for side in ground.neighbours[tile]:
            if patch >> side & 1 and side not in came:
                came[side] = tile
                waiting.append(side)
    raise AssertionError("a move begins on the patch")


def believed(past: tuple[Question, ...], question: Question, opinion: Opinion, reveals: int) -> Weights:
    """The weight of every world that fits, over all models."""
    serious = 1.0
    if opinion.learns:
        for before in past:
            if belief.count_worlds(before) <= belief.MOST_WORLDS:
                serious *= belief.mean(belief.guarding(before), before)
    mixed = {world: opinion.careless * weight for world, weight in belief.careless(question).items()}
    if opinion.guarding:
        for world, weight in belief.guarding(question).items():
            mixed[world] += opinion.guarding * serious * weight
    if opinion.cunning:
        for world, weight in belief.cunning(question, mixture_on(question.untouched(), reveals)).items():
            mixed[world] += opinion.cunning * serious * weight
    return mixed if any(mixed.values()) else belief.careless(question)


@lru_cache(maxsize=32)
def mixture_on(question: Question, reveals: int) -> Weights:
    """How a Dungeon Master fills a layout in a duel with a Hero who expects it, whatever his hand is."""
    ground = ground_of(question.layout)
    worlds = tuple(belief.careless(question))
    index = {world: at for at, world in enumerate(worlds)}
    kinds = belief.kinds_on(question.layout, question.pool)
    try:
        arena = arena_of(grow(Ways(ground, kinds.comfort, worlds), start(ground, reveals), MOST_GROWN))
    except TooManyError:
        return belief.guarding(question)
    faces = belief.face_up(question)
    every = tuple(question.hands())
    hands = [
        Hand(1 / len(every), tuple((0, index[world]) for world in belief.fillings(faces, [kinds.of[x] for x in hand])))
        for hand in every
    ]
    duel = Duel((arena,), hands)
    duel.play(max(LEAST_ROUNDS, min(MOST_ROUNDS, DUEL_WORK // (len(arena.decisions) + len(worlds)))))
    laid: Weights = defaultdict(float)
    for hand in hands:
        for (_, world), share in zip(hand.worlds, hand.average(), strict=True):
            laid[worlds[world]] += hand.chance * share
    return dict(laid)
