"""Ways out of a storey, proven over every storey that fits what the Hero knows.

Every filling of the face-down tiles with monsters that he has not seen counts once. For each of his choices the best
plan after it is searched to the end (expectimax, `planning`): its worth is the share of these storeys that it leads
out of.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Final

from spukhaus.core.game import Choices, Logged
from spukhaus.core.puzzle import Proof, PuzzleKind, Refutation
from spukhaus.games.shy_monsters.bots import belief
from spukhaus.games.shy_monsters.bots.hero import next_step, questions
from spukhaus.games.shy_monsters.bots.planning import Planner, TooManyError
from spukhaus.games.shy_monsters.model.ground import ground_of
from spukhaus.games.shy_monsters.model.standings import NOWHERE, OPEN, THE_EXIT, Branch, Move, Standing, Ways, World
from spukhaus.games.shy_monsters.rules.actions import Action, Jump, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, EXIT, Face
from spukhaus.games.shy_monsters.rules.game import GAME
from spukhaus.games.shy_monsters.rules.state import HERO, State
from spukhaus.games.shy_monsters.rules.view import StoreyView, View, determinize

MOST_SITUATIONS: Final = 12_000
"""Larger questions are not asked: a puzzle must be checked while somebody waits."""
CLEAR: Final = Fraction(1, 50)
"""By so much the best chance must be better than the next one."""


class Search:
    """All that the Hero may still meet on a storey."""

    def __init__(self, view: View) -> None:
        assert view.storey is not None  # the Hero acts on a storey only
        self.storey: StoreyView = view.storey
        self.question = questions(view)[-1]
        kinds = belief.kinds_on(self.question.layout, self.question.pool)
        counted = belief.careless(self.question)
        self.weights = tuple(int(weight) for weight in counted.values())
        self.kinds = kinds.of
        self.standing = belief.standing_of(self.question, self.storey)
        self.ways = Ways(ground_of(self.question.layout), kinds.comfort, tuple(counted))
        self.planner = Planner(self.ways, self.weights, MOST_SITUATIONS)
        self.every = tuple(range(len(self.weights)))
        self.total = sum(self.weights)

    def worth(self, action: Action) -> int:
        """In how many storeys the best plan that begins like this leads out."""
        if self.is_stroll(action):
            return round(self.planner.value(self.standing, self.every))
        move = self.move_of(action)
        if move is None:
            return 0
        branch = self.ways.branch(self.standing, move, self.every)
        return self.weight(branch.wins) + sum(round(self.planner.value(*one)) for one in branch.follow)

    def weight(self, worlds: tuple[int, ...]) -> int:
        return sum(self.weights[world] for world in worlds)

    def is_stroll(self, action: Action) -> bool:
        """A step over safe ground that he knows: it changes nothing."""
        if not isinstance(action, Walk) or action.attack:
            return False
        tile = self.question.layout.index(action.tile)
        return self.standing.patch >> tile & 1 == 1

    def move_of(self, action: Action) -> Move | None:
        """The action as a move, or None if it is certain death or no move at all."""
        at = self.question.layout.index
        match action:
            case Reveal(tile):
                return Move(at(tile), turn=True)
            case Walk(tile, attack):
                return Move(at(tile), attack=attack)
            case Jump(over, tile, attack):
                return Move(at(tile), at(over), attack)
        return None

    # A storey in which a plan fails

    def failing(self, action: Action) -> tuple[int, tuple[Move, ...]]:
        """A world in which the best plan after a choice fails, and the moves of the plan there."""
        move = self.move_of(action)
        if self.is_stroll(action) or move is None:
            return self.every[0], ()
        return self._failing(self.ways.branch(self.standing, move, self.every), self.every)

    def _failing(self, branch: Branch, worlds: tuple[int, ...]) -> tuple[int, tuple[Move, ...]]:
        survived = {*branch.wins, *(world for _, alive in branch.follow for world in alive)}
        dead = [world for world in worlds if world not in survived]
        if dead:
            return dead[0], ()
        for standing, alive in branch.follow:
            if round(self.planner.value(standing, alive)) < self.weight(alive):
                onward = self._best(standing, alive)
                if onward is None:
                    return alive[0], ()
                world, moves = self._failing(onward, alive)
                return world, (onward.move, *moves)
        raise AssertionError("a plan that fails nowhere is a safe one")

    def _best(self, standing: Standing, worlds: tuple[int, ...]) -> Branch | None:
        """The best that can be done, or None where all is lost."""

        def value(branch: Branch) -> int:
            return self.weight(branch.wins) + sum(round(self.planner.value(*one)) for one in branch.follow)

        found = max(self.ways.branches(standing, worlds), key=value, default=None)
        return found if found is not None and value(found) else None

    def faces(self, world: World) -> tuple[Face, ...]:
        """A world with names for its monsters: those of one kind are alike here, so any will do."""
        left = list(self.question.unseen)
        found: list[Face] = []
        for tile, known in enumerate(self.question.faces):
            if known is not None:
                found.append(known)
            elif world[tile] in (OPEN, THE_EXIT):
                found.append(EXIT if world[tile] == THE_EXIT else CORRIDOR)
            else:
                name = next(one for one in left if self.kinds[one] == world[tile])
                left.remove(name)
                found.append(name)
        return tuple(found)


def state_with(view: View, faces: tuple[Face, ...]) -> State:
    """The truth, if this lies on the storey: it fits the view."""
    assert view.storey is not None  # the Hero acts on a storey only
    hidden = [face for face, known in zip(faces, view.storey.faces, strict=True) if known is None]
    monsters = tuple(face for face in hidden if face in view.edition.content.diagrams)
    laid_open = replace(view.storey, faces=faces, hidden_monsters=0)
    return determinize(replace(view, storey=laid_open, seen=(*view.seen, *monsters)), random.Random(0))


def actions_of(search: Search, hero: int, standing: Standing, move: Move) -> Iterator[Action]:
    """The steps with which the Hero, standing on a tile, makes a move."""
    layout, ground = search.question.layout, search.ways.ground
    if move.turn:
        yield Reveal(layout[move.tile])
        return
    goal = move.tile if move.over == NOWHERE else move.over
    starts = ground.beside[goal] & standing.patch
    if move.over != NOWHERE:
        starts &= ~(1 << move.tile)
    while not starts >> hero & 1:
        hero = next_step(ground, hero, starts, standing.patch)
        yield Walk(layout[hero])
    tile = layout[move.tile]
    yield Walk(tile, move.attack) if move.over == NOWHERE else Jump(layout[move.over], tile, move.attack)


class _WayOut(PuzzleKind):
    """What both kinds have in common."""

    told = ("worlds",)
    sought = True

    def prove(self, view: View, choices: Choices[Action]) -> Proof | None:
        if not self._arises(view):
            return None
        try:
            return self._proof(Search(view), choices)
        except TooManyError:
            return None

    def _proof(self, search: Search, choices: Choices[Action]) -> Proof:
        values = tuple((action, Fraction(search.worth(action), search.total)) for action in choices)
        best = max(value for _, value in values)
        out = int(best * search.total)
        return Proof(values, search.total, (("worlds", search.total), ("out", out), ("best", _percent(best))))

    def _arises(self, view: View) -> bool:
        return view.seat == HERO and view.storey is not None and view.ending is None and HERO in view.to_act

    def refute(self, view: View, action: Action, proof: Proof) -> Refutation:
        search = Search(view)
        world, moves = search.failing(action)
        state = first = state_with(view, search.faces(search.ways.worlds[world]))
        log: list[Logged[Action]] = [Logged(HERO, action)]
        state = GAME.apply(state, HERO, action).state
        for move in moves:
            now = GAME.view(state, HERO)
            if now.storey is None or HERO not in now.to_act:
                break
            there = Search(now)
            for step in actions_of(there, now.storey.layout.index(now.storey.hero), there.standing, move):
                log.append(Logged(HERO, step))
                state = GAME.apply(state, HERO, step).state
        value = proof.value(action)
        reason = "at-once" if len(log) == 1 and state.ending is not None else "later" if value else "hopeless"
        params = (("worlds", proof.worlds), ("out", int(value * proof.worlds)), ("chance", _percent(value)))
        return Refutation(first, tuple(log), reason, params)

    def motif(self, view: View, proof: Proof) -> str:
        """The skills that the answers use and the tile that they lead to, and how much is hidden."""
        assert view.storey is not None  # the Hero acts on a storey only
        used = sorted({_verb(action) for action in proof.answers})
        return f"{self.name} {view.number} {'+'.join(used)} {view.storey.hidden_monsters}"

    def theme(self, view: View) -> str:
        """What he still has."""
        assert view.storey is not None  # the Hero acts on a storey only
        if view.storey.reveals_left:
            return "looking"
        skills = view.storey.attack_ready + view.storey.jump_ready
        return ("no-skill", "one-skill", "both-skills")[skills]

    def clue(self, view: View, proof: Proof) -> str:
        search = Search(view)
        return _verb(next((action for action in proof.answers if not search.is_stroll(action)), proof.answers[0]))


def _verb(action: Action) -> str:
    match action:
        case Walk(_, attack):
            return "attack" if attack else "walk"
        case Jump(_, _, attack):
            return "jump-attack" if attack else "jump"
    return "reveal"


def _percent(value: Fraction) -> int:
    """Whole, and never 0 or 100 where it is not exactly that."""
    return 100 if value == 1 else 0 if not value else min(99, max(1, round(100 * value)))


def _commits(before: View, after: View) -> bool:
    """More than a stroll: something was turned up, or a skill was spent, or the Hero is gone."""
    one, two = before.storey, after.storey
    if one is None or two is None or before.number != after.number or after.ending is not None:
        return True
    return (one.revealed, one.attack_ready, one.jump_ready) != (two.revealed, two.attack_ready, two.jump_ready)


class SafeWay(_WayOut):
    """There is a plan that leads out whatever lies there. It is followed to the Exit."""

    name = "safe-way"

    def is_puzzling(self, view: View, proof: Proof) -> bool:
        search = Search(view)
        if proof.best < 1 or search.ways.escape(search.standing) is not None:
            return False
        strolls = [action for action in proof.answers if search.is_stroll(action)]
        fresh = [action for action in proof.answers if not search.is_stroll(action)]
        # A safe step that is open to him anyway is no puzzle; and most of what he can do must be wrong.
        plain = any(isinstance(action, Walk) and not action.attack for action in fresh)
        others = len(proof.values) - len(strolls)
        return bool(fresh) and not plain and 3 * len(fresh) <= others and others >= 4

    def settles(self, before: View, action: Action, after: View) -> bool:
        return before.number != after.number or after.ending is not None


class BestChance(_WayOut):
    """No plan is safe. One is right more often than any other, if every storey that fits counts alike."""

    name = "best-chance"

    def is_puzzling(self, view: View, proof: Proof) -> bool:
        search = Search(view)
        strolls = sum(search.is_stroll(action) for action, _ in proof.values)
        if proof.best in (0, 1) or len(proof.values) - strolls < 4 or proof.best - proof.tempting < CLEAR:
            return False
        # Strolls change nothing, so they are as good as the best; beside them there must be one answer.
        return len(proof.answers) - strolls == 1

    def settles(self, before: View, action: Action, after: View) -> bool:
        return _commits(before, after)
