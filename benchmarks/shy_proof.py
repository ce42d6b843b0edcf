"""A second opinion on the solved Shy Monsters: what the strategies of a file are worth, with no code of the solver.

It shares the reading of the file with the rest, and the shapes; the rules of a storey are its own few lines, in plain
Python on plain worlds. The Hero of the file is walked through every world there is; the best Hero tries whatever the
rules allow against every world that the Dungeon Master of the file lays. `./bench shy_proof` does this for
every last storey of the standard box with a known pair, in minutes; tests do it for all of a small box.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from spukhaus.core import registry
from spukhaus.games.shy_monsters.bots.solution.file import (
    FILLINGS,
    HeroTable,
    Monsters,
    Point,
    Solution,
    belief_of,
    choices,
    point_named,
    prior_of,
    rests_of,
    types_of,
)
from spukhaus.games.shy_monsters.model.shapes import Shape, shapes_of
from spukhaus.games.shy_monsters.rules.box import Box

# What a tile shows, as the file writes it: from 3 on a monster, an even number if it is deadly.
HIDDEN, CORRIDOR, EXIT, MONSTER = 0, 1, 2, 3
# What the Hero does, as the file writes it.
WALK, ATTACK, JUMP, JUMP_ATTACK, REVEAL, LEAVE = range(6)

Up: TypeAlias = tuple[int, ...]
"""What each tile shows, the Entrance first."""


class Standing(NamedTuple):
    up: Up
    patch: frozenset[int]
    """Where the Hero can walk to without learning anything; he may stand on any of it."""
    attack: bool
    jump: bool
    reveals: int


class Act(NamedTuple):
    kind: int
    tile: int
    over: int = 0


class Ground:
    """A shape and the rules on it (SM-10 to SM-21)."""

    def __init__(self, shape: Shape) -> None:
        self.comfort = shape.comfort
        self.beside = [[other for other in range(7) if mask >> other & 1] for mask in shape.touching]
        self.tiles = [tile for tile in range(1, 7) if self.beside[tile]]
        missing = [CORRIDOR] * (6 - len(self.tiles))
        self.bare: Up = (CORRIDOR, *[HIDDEN] * len(self.tiles), *missing)

    def stand(self, up: Up, start: int, attack: bool, jump: bool, reveals: int) -> Standing:
        patch, waiting = {start}, [start]
        while waiting:
            for tile in self.beside[waiting.pop()]:
                if tile not in patch and (up[tile] == CORRIDOR or (up[tile] >= MONSTER and up[tile] % 2 == 1)):
                    patch.add(tile)
                    waiting.append(tile)
        return Standing(up, frozenset(patch), attack, jump, reveals)

    def worlds(self, pair: tuple[int, int]) -> list[Up]:
        found = []
        for filling in FILLINGS:
            if max(filling) <= len(self.tiles):
                faces = dict(zip(filling, (EXIT, MONSTER + 2 * pair[0], MONSTER + 2 * pair[1]), strict=True))
                found.append(tuple(faces.get(tile, CORRIDOR) for tile in range(7)))
        return found

    def turned(self, up: Up, tile: int, world: Up) -> Up:
        if up[tile] != HIDDEN:
            return up
        face = world[tile]
        if face >= MONSTER and self.comfort[(face - MONSTER) // 2] >> tile & 1:
            face += not any(up[other] >= MONSTER for other in self.beside[tile])
        return (*up[:tile], face, *up[tile + 1 :])

    def acts(self, at: Standing) -> Iterator[Act]:
        """Everything that is allowed, but for blows on safe ground."""
        if at.reveals:
            yield from (Act(REVEAL, tile) for tile in self.tiles if at.up[tile] == HIDDEN)
            return
        blows = (False, True) if at.attack else (False,)
        near = {tile for start in at.patch for tile in self.beside[start]} - at.patch
        for tile in sorted(near):
            yield from (Act(ATTACK if blow else WALK, tile) for blow in blows)
        if at.jump:
            ways = {(o, t) for s in at.patch for o in self.beside[s] for t in self.beside[o] if t != s}
            for over, tile in sorted(ways):
                yield from (Act(JUMP_ATTACK if blow else JUMP, tile, over) for blow in blows)

    def after(self, at: Standing, act: Act, world: Up) -> Standing | Up | None:
        """Where the Hero then stands; or what lies face up if he is out; or nothing if he is dead."""
        up = self.turned(at.up, act.tile, world)
        if act.kind == REVEAL:
            return self.stand(up, 0, at.attack, at.jump, at.reveals - 1)
        blow = act.kind in (ATTACK, JUMP_ATTACK)
        if up[act.tile] >= MONSTER and up[act.tile] % 2 == 0:
            if not blow:
                return None
            up = (*up[: act.tile], up[act.tile] - 1, *up[act.tile + 1 :])
        if up[act.tile] == EXIT:
            return up
        jump = act.kind in (JUMP, JUMP_ATTACK)
        if jump:
            up = self.turned(up, act.over, world)
        return self.stand(up, act.tile, at.attack and not blow, at.jump and not jump, 0)


def fits(up: Up, world: Up) -> bool:
    return all(
        shown in (HIDDEN, face) or (face >= MONSTER and shown == face + 1)
        for shown, face in zip(up, world, strict=True)
    )


def left_behind(up: Up) -> Up:
    return tuple(shown - (shown > MONSTER and shown % 2 == 0) for shown in up)


def number_of(up: Up) -> int:
    return sum(shown << 4 * tile for tile, shown in enumerate(up[1:]))


def seen_in(up: Up) -> set[int]:
    return {(shown - MONSTER) // 2 for shown in up if shown >= MONSTER}


class Walk:
    """The Hero of the file on one shape."""

    def __init__(self, ground: Ground, shape: int, table: HeroTable, point: Point, reveals: int) -> None:
        self.ground, self.shape, self.table, self.reveals = ground, shape, table, reveals
        self.possible = [world for pair in combinations(point.unseen, 2) for world in ground.worlds(pair)]
        self._sure: dict[Standing, bool] = {}
        self._does: dict[Standing, list[tuple[Act, float]]] = {}

    def ways_out(self, world: Up) -> dict[Up, float]:
        """With what left behind he gets out, and how often."""
        found: dict[Up, float] = defaultdict(float)
        layer = {self.ground.stand(self.ground.bare, 0, True, True, self.reveals): 1.0}
        while layer:
            then: dict[Standing, float] = defaultdict(float)
            for at, often in layer.items():
                for act, share in self.does(at):
                    result = at.up if act.kind == LEAVE else self.ground.after(at, act, world)
                    if isinstance(result, Standing):
                        then[result] += often * share
                    elif result is not None:
                        found[left_behind(result)] += often * share
            layer = then
        return found

    def does(self, at: Standing) -> list[tuple[Act, float]]:
        if at not in self._does:
            self._does[at] = self._look_up(at)
        return self._does[at]

    def _look_up(self, at: Standing) -> list[tuple[Act, float]]:
        """What the file says; or a sure way out; or what is plainly best; or else he is lost."""
        code = number_of(at.up) | min(at.patch) << 24 | at.attack << 27 | at.jump << 28 | at.reveals << 29
        mix = self.table.mix(self.shape, code)
        if mix is None:
            if self.sure(at):
                return [(Act(LEAVE, 0), 1.0)]
            useful = self.useful(at)
            return [(useful[0], 1.0)] if len(useful) == 1 else []
        if any(number & 7 == LEAVE for number, _ in mix) and not self.sure(at):
            raise ValueError(f"the Hero leaves where nothing is sure: {at}")
        said = [(Act(number & 7, number >> 3 & 7, number >> 6 & 7), share) for number, share in mix]
        if not {act for act, _ in said if act.kind != LEAVE} <= set(self.ground.acts(at)):
            raise ValueError(f"the Hero may not do this: {at}, {said}")
        return said

    def sure(self, at: Standing) -> bool:
        """Whether there is a way on which he gets out of every world that he holds for possible."""
        if at not in self._sure:
            worlds = [world for world in self.possible if fits(at.up, world)]
            self._sure[at] = any(self.safe(at, act, worlds) for act in self.ground.acts(at))
        return self._sure[at]

    def safe(self, at: Standing, act: Act, worlds: list[Up]) -> bool:
        results = {self.ground.after(at, act, world) for world in worlds}
        return None not in results and all(self.sure(one) for one in results if isinstance(one, Standing))

    def useful(self, at: Standing) -> list[Act]:
        """Where the file is silent: the Exit, or a step that nothing can make deadly, is all he thinks of."""
        worlds = [world for world in self.possible if fits(at.up, world)]
        found = []
        for act in self.ground.acts(at):
            shown = at.up[act.tile]
            deadly = act.kind != REVEAL and self._may_kill(at, act.tile, worlds)
            if act.kind == WALK and shown == EXIT:
                return [act]
            if (act.kind == WALK and shown != HIDDEN) or (act.kind == JUMP and shown >= MONSTER and shown % 2 == 0):
                continue
            if act.kind == JUMP_ATTACK and not deadly:
                continue
            near = act.tile in at.patch or any(tile in at.patch for tile in self.ground.beside[act.tile])
            if act.kind in (JUMP, JUMP_ATTACK) and near and at.up[act.over] != HIDDEN:
                continue
            found.append((act, deadly))
        easy = [act for act, deadly in found if act.kind == WALK and not deadly]
        return easy[:1] or [act for act, _ in found]

    def _may_kill(self, at: Standing, tile: int, worlds: list[Up]) -> bool:
        faces = {self.ground.turned(at.up, tile, world)[tile] for world in worlds}
        return any(face >= MONSTER and face % 2 == 0 for face in faces)


class Proof:
    def __init__(self, box: Box, solution: Solution) -> None:
        self.solution, self.reveals = solution, [storey.reveals for storey in box.storeys]
        self.grounds = [Ground(shape) for shape in shapes_of(box)]
        self.least: dict[Point, list[float]] = {}
        """What the Hero of the file gets at least against each type."""
        self.most: dict[Point, float] = {}
        """What anybody gets at most against the Dungeon Master of the file."""
        self._splits: dict[Any, float] = {}

    def prior(self, point: Point) -> list[float]:
        return prior_of(point, self.solution.beliefs.get(point, ()))

    def lower(self, point: Point) -> float:
        types = types_of(point)
        found = [1.0] * len(types)
        table = self.solution.hero(point)
        for shape, ground in enumerate(self.grounds):
            walk = Walk(ground, shape, table, point, self.reveals[point.storey - 1])
            for pair in dict.fromkeys(pair for pair, _ in types):
                mine = [(kind, left_of(point, kind)) for kind, (other, _) in enumerate(types) if other == pair]
                for world in ground.worlds(pair):
                    outs = walk.ways_out(world).items()
                    for kind, left in mine:
                        worth = sum(often * self._goes_on(point, table, shape, up, left) for up, often in outs)
                        found[kind] = min(found[kind], worth)
        self.least[point] = found
        return sum(worth * often for worth, often in zip(found, self.prior(point), strict=True))

    def _goes_on(self, point: Point, table: HeroTable, shape: int, up: Up, left: Monsters) -> float:
        """What leaving is worth, if this is really left."""
        if point.storey == 3:
            return 1.0
        mix = table.believed(shape, number_of(up))
        if mix is None:
            unseen = tuple(monster for monster in point.unseen if monster not in seen_in(up))
            return self._with(choices(point.storey + 1, unseen)[-1], left)
        return sum(share * self._with(point_named(point.storey + 1, name), left) for name, share in mix)

    def _with(self, point: Point, left: Monsters) -> float:
        """What a strategy gets at least, if this is left before its storey; each draw of it is as likely."""
        types = types_of(point)
        worths = [
            worth
            for (pair, later), worth in zip(types, self.least[point], strict=True)
            if tuple(sorted(pair + later)) == left
        ]
        return sum(worths) / len(worths) if worths else 0.0

    def upper(self, point: Point) -> float:
        """The best Hero against everything that the Dungeon Master of the file lays."""
        table, laid = self.solution.master(point), defaultdict(list)
        for kind, ((pair, _), often) in enumerate(zip(types_of(point), self.prior(point), strict=True)):
            storeys = table.storeys(kind)
            whole = sum(weight for _, _, weight in storeys)
            for shape, filling, weight in storeys:
                faces = dict(zip(FILLINGS[filling], (EXIT, MONSTER + 2 * pair[0], MONSTER + 2 * pair[1]), strict=True))
                world = tuple(faces.get(tile, CORRIDOR) for tile in range(7))
                laid[shape].append((world, often * weight / whole, left_of(point, kind)))
        self.most[point] = sum(self._best(point, self.grounds[shape], worlds) for shape, worlds in laid.items())
        return self.most[point]

    def _best(self, point: Point, ground: Ground, laid: list[tuple[Up, float, Monsters]]) -> float:
        known: dict[Standing, float] = {}

        def best(at: Standing, worlds: list[tuple[Up, float, Monsters]]) -> float:
            if at not in known:
                known[at] = max((after(at, act, worlds) for act in ground.acts(at)), default=0.0)
            return known[at]

        def after(at: Standing, act: Act, worlds: list[tuple[Up, float, Monsters]]) -> float:
            results = defaultdict(list)
            for world in worlds:
                result = ground.after(at, act, world[0])
                if result is not None:
                    results[result].append(world)
            return sum(
                best(result, mine) if isinstance(result, Standing) else self._leaves(point, result, mine)
                for result, mine in results.items()
            )

        return best(ground.stand(ground.bare, 0, True, True, self.reveals[point.storey - 1]), laid)

    def _leaves(self, point: Point, up: Up, worlds: list[tuple[Up, float, Monsters]]) -> float:
        if point.storey == 3:
            return sum(often for _, often, _ in worlds)
        unseen = tuple(monster for monster in point.unseen if monster not in seen_in(up))
        likely: dict[Monsters, float] = defaultdict(float)
        for _, often, left in worlds:
            likely[left] += often
        whole = sum(likely.values())
        rests = rests_of(point.storey + 1, unseen)
        belief = tuple(round(likely[rest] / whole, 12) for rest in rests)
        key = point.storey + 1, unseen, belief
        if key not in self._splits:
            self._splits[key] = self._split(*key)
        return whole * self._splits[key]

    def _split(self, storey: int, unseen: Monsters, belief: tuple[float, ...]) -> float:
        """What a belief is worth at most, if the Dungeon Master splits it as cheaply as he can."""
        from scipy.optimize import linprog  # type: ignore[import-untyped]

        rests = rests_of(storey, unseen)
        mine = [point for point in self.solution.worth if point.storey == storey and set(point.unseen) <= set(unseen)]
        columns = [belief_of(point, rests, self.solution.beliefs.get(point, ())) for point in mine]
        rows = [list(row) for row in zip(*columns, strict=True)]
        found = linprog([self.solution.worth[point] for point in mine], A_eq=rows, b_eq=belief)
        return float(sum(share * self.most[point] for share, point in zip(found.x, mine, strict=True)))


def left_of(point: Point, kind: int) -> Monsters:
    """What a type knows to be left after this storey."""
    pair, later = types_of(point)[kind]
    return later or tuple(monster for monster in range(6) if monster not in pair)


def prove(
    box: Box, solution: Solution, tell: Callable[[str, float, float], None], wanted: Callable[[Point], bool]
) -> None:
    """The last storey first."""
    proof = Proof(box, solution)
    for point in sorted(solution.worth, key=lambda point: (-point.storey, point)):
        if wanted(point):
            tell(point.name, proof.lower(point), proof.upper(point))


def run(_seconds: float, _rounds: int) -> dict[str, Any]:
    """Every last storey with a known pair."""
    box: Any = registry.edition(registry.game("shy_monsters")).content
    found: dict[str, Any] = {}

    def tell(name: str, lower: float, upper: float) -> None:
        print(f"{name}: {lower:.5f} to {upper:.5f}", flush=True)
        found[name] = [lower, upper]

    prove(box, Solution(), tell, lambda point: point.storey == 3 and point.is_told)
    return found


if __name__ == "__main__":
    run(0, 0)
    sys.exit(0)
