"""Solves the chain of storeys belief after belief; the bounds hold whenever it is stopped, and it resumes from files.

First whatever is left is taken for equally likely, from the last storey to the first. Then again and again
(`improve`): follow the best Hero against the Dungeon Master found so far to where he leaves a storey; the beliefs with
which he does so, and for which the bounds are farthest apart, are solved next; then the storeys before, with what was
learned. At the end (`settle`) the Hero keeps those of his strategies that help him most, and they are packed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from spukhaus.games.shy_monsters.bots.solution.file import Monsters, Point, mask_of, point_named, prior_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.cfr import Mix
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, Prices, first_points
from spukhaus.lab.games.shy_monsters.solver.game import Bounds, StoreyGame
from spukhaus.lab.games.shy_monsters.solver.keeping import Kept, Leaf, finish, refreshed, reply_to
from spukhaus.lab.games.shy_monsters.solver.packing import write_archive
from spukhaus.lab.games.shy_monsters.solver.storey import Floats, Graph, Payoffs

ROUNDS: Final = 400
"""Between two looks at the bounds."""
SHARP: Final = 65535
"""Beliefs are kept in so many parts."""
DOUBT: Final = 0.004
"""So much the Hero doubts his belief while he learns, so that he is not helpless where it was wrong."""
NEAR: Final = 0.4
"""Beliefs that differ by less than this (in the sum) help one another."""
MOST_LEAVES: Final = 600
MOST_PRICES: Final = 24
TOP: Final = Point(1, ALL)

Tell = Callable[[str], None]


class Aim(NamedTuple):
    """When a storey is solved well enough."""

    gap: float
    most_rounds: int


class Aims(NamedTuple):
    first: Aim
    second: Aim
    last: Aim

    def of(self, storey: int) -> Aim:
        return self[storey - 1]


QUICK: Final = Aims(Aim(0.0015, 2400), Aim(0.002, 2000), Aim(0.0005, 3200))
THOROUGH: Final = Aims(Aim(0.0005, 9000), Aim(0.0008, 6000), Aim(0.0003, 6000))


def chosen(leaves: Iterable[Leaf], storey: int, count: int, known: dict[Point, Floats]) -> dict[Point, Floats]:
    """The beliefs that promise most, if solving one helps those that are near."""
    by_unseen: dict[Monsters, list[Leaf]] = {}
    for leaf in leaves:
        if len(leaf.unseen) > 8 - 2 * storey and leaf.gap > 0:
            by_unseen.setdefault(leaf.unseen, []).append(leaf)
    promising: list[tuple[float, Monsters, Floats]] = []
    for unseen, mine in by_unseen.items():
        mine = sorted(mine, key=lambda leaf: -leaf.gap)[:MOST_LEAVES]
        beliefs, gaps = np.array([leaf.belief for leaf in mine]), np.array([leaf.gap for leaf in mine])
        help_each_other = np.maximum(0.0, 1 - np.abs(beliefs[:, None] - beliefs[None]).sum(2) / NEAR)
        for _ in range(count):
            gains = help_each_other @ gaps
            best = int(gains.argmax())
            promising.append((float(gains[best]), unseen, beliefs[best]))
            gaps = gaps * (1 - help_each_other[best])
    found: dict[Point, Floats] = {}
    for gain, unseen, belief in sorted(promising, key=lambda one: -one[0])[:count]:
        sharp = sharpened(belief)
        both = {**known, **found}
        same = [point for point in both if point.storey == storey and point.unseen == unseen]
        if gain > 0 and not any(np.abs(both[point] - sharp).sum() < 1e-3 for point in same):
            found[Point(storey, unseen, max([point.number for point in same], default=0) + 1)] = sharp
    return found


def sharpened(belief: Floats) -> Floats:
    """In whole parts, rounded down but for the likeliest: so that what is unlikely never counts for more."""
    parts = np.floor(belief * SHARP)
    parts[belief.argmax()] += SHARP - parts.sum()
    return np.asarray(parts / SHARP)


class Solver:
    def __init__(
        self, chain: Chain, folder: Path, tell: Tell, kind: Callable[[], Any] = lambda: StoreyGame, jobs: int = 1
    ) -> None:
        """`kind` says who plays the rounds; it is asked late, for a card must not be touched before there are
        other processes."""
        self.chain, self.folder, self._tell, self._kind = chain, folder, tell, kind
        self.kept: dict[Point, Kept] = {}
        self.deadline = float("inf")
        (folder / "graphs").mkdir(parents=True, exist_ok=True)
        self._pool: Any = get_context("fork").Pool(jobs) if jobs > 1 else None
        for path in sorted(folder.glob("*.npz")):
            self._know(point_named(path.stem), Kept.read(path))

    def _know(self, point: Point, kept: Kept) -> None:
        self.kept[point] = kept
        self.chain.beliefs[point], self.chain.masters[point] = kept.belief, kept.upper
        self.chain.heroes[point] = kept.guaranteed

    @property
    def bounds(self) -> tuple[float, float]:
        top = self.kept.get(TOP)
        return (top.lower, top.upper) if top else (0.0, 1.0)

    def is_late(self) -> bool:
        return time.monotonic() > self.deadline

    def points(self, storey: int) -> list[Point]:
        return [point for point in sorted(self.kept) if point.storey == storey]

    # What to solve

    def begin(self, aims: Aims) -> None:
        """Whatever is equally likely, where that was not done before."""
        for storey in (3, 2, 1):
            todo = [point for point in first_points() if point.storey == storey and point not in self.kept]
            self.solve(todo, aims)

    def improve(self, counts: tuple[int, int], aims: Aims) -> None:
        """One time around: so many new beliefs for storeys 2 and 3, and the storeys before them again."""
        beliefs = {point: kept.belief for point, kept in self.kept.items()}
        self.solve_beliefs(chosen(self._leaves(TOP), 2, counts[0], beliefs), aims)
        self.solve_beliefs(chosen(self._leaves_after(self._master_comes()), 3, counts[1], beliefs), aims)
        self.solve(self.points(2), aims)
        self.find_masters(self.points(2), aims)
        self.solve([TOP], aims)
        self.find_careful_masters([TOP], aims)
        self.find_masters([TOP], aims)

    def settle(self, most: tuple[int, int], aims: Aims) -> None:
        """Of the Hero's strategies for storeys 2 and 3 as many as these are kept, and packed."""
        for storey, count in ((3, most[1]), (2, most[0])):
            kept = self._most_helpful(storey, count)
            for point in self.points(storey):
                if point not in kept:
                    self.chain.heroes.pop(point, None)
            self.solve(kept, aims, pack=True)
            if storey == 3:
                self.solve(self.points(2), aims)
        self.solve([TOP], aims, pack=True)

    def find_masters(self, points: list[Point], aims: Aims) -> None:
        """Better Dungeon Masters: the Hero gets what the beliefs cost into which his own are split.

        Those costs are vectors, and only those count that some belief has; so each time more of them are known.
        """
        self._play_masters(points, aims, {point: _Priced(self.chain, self._prices(point)) for point in points})

    def find_careful_masters(self, points: list[Point], aims: Aims) -> None:
        """Dungeon Masters who play as if the Hero were told what is left when he leaves."""
        self._play_masters(points, aims, dict.fromkeys(points, self.chain.told))

    def _leaves_after(self, often: dict[Point, float]) -> list[Leaf]:
        """Those of some points, weighed by how often one comes to each."""
        return [
            leaf._replace(gap=leaf.gap * weight, mass=leaf.mass * weight)
            for point, weight in often.items()
            for leaf in self._leaves(point)
        ]

    def _master_comes(self) -> dict[Point, float]:
        """To which points of storey 2 the Dungeon Master comes against the best Hero, and how often."""
        return reply_to(self.chain, TOP, self.kept[TOP].master)[2]

    def _hero_comes(self) -> dict[Point, float]:
        """To which points of storey 2 the Hero goes on where he leaves, if he chooses what is best for his belief."""
        found: dict[Point, float] = {}
        for leaf in self._leaves(TOP):
            worth = {one: float(leaf.belief @ self._vector(one)) for one in self.chain.choices(TOP, leaf.unseen)}
            best = max(worth, key=lambda one: worth[one])
            found[best] = found.get(best, 0.0) + leaf.mass
        return found

    def _vector(self, point: Point) -> Floats:
        return np.array(list(self.chain.worth_of(point).values()))

    def _leaves(self, point: Point) -> list[Leaf]:
        return list(refreshed(self.chain, point, self.kept[point].leaves))

    def _most_helpful(self, storey: int, count: int) -> list[Point]:
        """The strategies with which the Hero gets most at the beliefs he comes to; always those for what is equally
        likely."""
        found = [point for point in self.points(storey) if point.number == 0]
        leaves = self._leaves_after(self._hero_comes()) if storey == 3 else self._leaves(TOP)
        by_unseen: dict[Monsters, list[Leaf]] = {}
        for leaf in leaves:
            by_unseen.setdefault(leaf.unseen, []).append(leaf)
        gets: dict[Point, Floats] = {}
        for point in self.points(storey):
            mine = by_unseen.get(point.unseen, [])
            gets[point] = np.array([leaf.mass * float(leaf.belief @ self._vector(point)) for leaf in mine])
        best = {point.unseen: gets[point] for point in found}
        while len(found) < count:
            gains = {p: np.maximum(mine - best[p.unseen], 0).sum() for p, mine in gets.items() if p not in found}
            if not gains or max(gains.values()) <= 0:
                break
            found.append(max(gains, key=lambda one: gains[one]))
            unseen = found[-1].unseen
            best[unseen] = np.maximum(best[unseen], gets[found[-1]])
        return sorted(found)

    # Solving

    def solve_beliefs(self, beliefs: dict[Point, Floats], aims: Aims) -> None:
        self.chain.beliefs.update(beliefs)
        for storey in (3, 2):
            self.solve([point for point in beliefs if point.storey == storey], aims)

    def solve(self, points: list[Point], aims: Aims, pack: bool = False) -> None:
        """Both sides, for what the Hero's strategies for later storeys are worth. Packing takes its time, and what is
        packed counts for what it is worth then."""
        for point, kept in self._in_batches(points, aims, {}, pack):
            before = self.kept.get(point)
            if before is not None:
                kept = kept.with_better_master(before) if pack or point == TOP else kept.better_of(before)
            self._keep(point, kept)

    def _play_masters(self, points: list[Point], aims: Aims, payoffs: dict[Point, Any]) -> None:
        for point, kept in self._in_batches(points, aims, payoffs, False):
            self._keep(point, self.kept[point].with_master_of(kept))

    def _prices(self, point: Point) -> Prices:
        """Those that say most about the leaves, beside what the Hero's strategies get."""
        found: Prices = {}
        for leaf in sorted(self._leaves(point), key=lambda leaf: -leaf.mass):
            known = found.setdefault(leaf.unseen, [])
            rows = [
                *known,
                *(list(self.chain.worth_of(one).values()) for one in self.chain.choices(point, leaf.unseen)),
            ]
            got = max(float(leaf.belief @ np.array(row)) for row in rows)
            if len(known) < MOST_PRICES and leaf.mass * (float(leaf.belief @ leaf.price) - got) > 1e-6:
                known.append(leaf.price)
        return found

    def _in_batches(
        self, points: list[Point], aims: Aims, payoffs: dict[Point, Any], pack: bool
    ) -> Iterator[tuple[Point, Kept]]:
        """Several at once: a card has room for them, and what comes after the rounds is done by other processes."""
        at_once = 1 if self._pool is None or not points else {1: 1, 2: 10, 3: 30}[points[0].storey]
        waiting: list[tuple[Point, Any]] = []
        if self._pool is not None:
            different = {(point.storey, point.unseen): point for point in points}
            self._pool.starmap(
                _make_graph, [(self.chain, one, self.folder) for one in different.values()], chunksize=1
            )
        for begin in range(0, len(points), at_once):
            if self.is_late():
                break
            for point, bounds in self._play(points[begin : begin + at_once], aims, payoffs):
                task = (self.chain, point, self.folder, self._on_disk(point, bounds, pack), bounds.guaranteed, pack)
                if self._pool is None:
                    yield point, _finish(*task)
                else:
                    waiting.append((point, self._pool.apply_async(_finish, task)))
        for point, result in waiting:
            yield point, result.get()

    def _keep(self, point: Point, kept: Kept) -> None:
        kept.write(self.folder / f"{point.name}.npz")
        self._know(point, kept)
        self._tell(f"{point.name}: {kept.lower:.5f} to {kept.upper:.5f}, {len(kept.hero)} + {len(kept.master)} bytes")

    def _on_disk(self, point: Point, bounds: Bounds, pack: bool) -> Path:
        path = self.folder / f"{point.name}.rounds"
        with path.open("wb") as file:
            for part in (bounds.hero.actions, bounds.hero.choices) if pack else ():
                np.save(file, part.astype(np.float32))
            np.save(file, bounds.master.astype(np.float32))
        return path

    def _play(self, points: list[Point], aims: Aims, payoffs: dict[Point, Any]) -> Iterator[tuple[Point, Bounds]]:
        began = time.monotonic()
        kind, games = self._kind(), {}
        for point in points:
            graph = graph_of(self.chain, point, self.folder)
            played_for: Payoffs = payoffs.get(point, self.chain.payoffs)(point, graph)
            belief = self.chain.belief(point)
            doubt = (1 - DOUBT) * belief + DOUBT / len(belief)
            games[point] = kind(graph, played_for._replace(prior=np.array(prior_of(point, doubt.tolist()))))
            games[point].run(ROUNDS)
        while games:
            for point, game in list(games.items()):
                aim, bounds = aims.of(point.storey), game.bounds()
                if bounds.upper - bounds.lower > aim.gap and game.rounds < aim.most_rounds and not self.is_late():
                    game.run(ROUNDS)
                    continue
                took = time.monotonic() - began
                found = f"{bounds.lower:.5f} to {bounds.upper:.5f}"
                self._tell(f"  {point.name}: {game.rounds} rounds, {found} for what is known ({took:.0f} s)")
                del games[point]
                yield point, bounds


def pack(box: Box, folder: Path, archive: Path) -> None:
    """Both sides' strategies in one small file: of the Hero's those that were packed."""
    members, beliefs = {}, {}
    for path in sorted(folder.glob("*.npz")):
        point, kept = point_named(path.stem), Kept.read(path)
        members[f"{point.name}-master"] = kept.master
        if kept.hero:
            members[f"{point.name}-hero"] = kept.hero
        if point.number:
            beliefs[point] = kept.belief
    write_archive(archive, box, members, beliefs)


class _Priced(NamedTuple):
    chain: Chain
    prices: Prices

    def __call__(self, point: Point, graph: Graph) -> Payoffs:
        return self.chain.priced(point, graph, self.prices)


def _finish(chain: Chain, point: Point, folder: Path, path: Path, guaranteed: Floats, pack: bool) -> Kept:
    with path.open("rb") as file:
        parts = [np.load(file).astype(np.float64) for _ in range(3 if pack else 1)]
    path.unlink()
    graph = graph_of(chain, point, folder)
    return finish(chain, point, graph, guaranteed, Mix(parts[0], parts[1]) if pack else None, parts[-1])


def _make_graph(chain: Chain, point: Point, folder: Path) -> None:
    graph_of(chain, point, folder)


def graph_of(chain: Chain, point: Point, folder: Path) -> Graph:
    """Made once, and kept on disk for all processes."""
    path = folder / "graphs" / f"{point.storey}-{mask_of(point.unseen)}.npz"
    if not path.exists():
        unfinished = path.with_suffix(f".{time.monotonic_ns()}.part.npz")
        np.savez(unfinished, **chain.graph(point)._asdict())
        unfinished.rename(path)
    return _read_graph(path)


@lru_cache(maxsize=4)
def _read_graph(path: Path) -> Graph:
    with np.load(path) as file:
        return Graph(*(file[name] for name in Graph._fields))
