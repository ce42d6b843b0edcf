"""Solves the chain of storeys belief after belief; the bounds hold whenever it is stopped, and it resumes from files.

First whatever is left is taken for equally likely, from the last storey to the first. Then again and again: follow the
best Hero against the Dungeon Master found so far to where he leaves a storey; the beliefs with which he does so, and
for which the bounds are farthest apart, are solved next; then the storeys before are solved with what was learned.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from spukhaus.games.shy_monsters.bots.solution.file import (
    MasterTable,
    Monsters,
    Point,
    mask_of,
    point_named,
    prior_of,
    read_columns,
    rests_of,
)
from spukhaus.lab.games.shy_monsters.solver.cfr import Mix
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, first_points
from spukhaus.lab.games.shy_monsters.solver.game import Bounds, StoreyGame
from spukhaus.lab.games.shy_monsters.solver.packing import pack_hero, pack_master, thinned, unpack_master
from spukhaus.lab.games.shy_monsters.solver.replying import Gaps, best_reply
from spukhaus.lab.games.shy_monsters.solver.storey import Floats, Graph

ROUNDS = 400
"""Between two looks at the bounds."""
FAINT = 1e-4
"""A storey that the Dungeon Master lays more seldom than this is never laid."""
SHARP = 65535
"""Beliefs are kept in so many parts."""
DOUBT = 0.004
"""So much the Hero doubts his belief while he learns, so that he is not helpless where it was wrong."""
NEAR = 0.4
"""Beliefs that differ by less than this (in the sum) help one another."""
MOST_LEAVES = 600
TOP = Point(1, ALL)

Tell = Callable[[str], None]


class Aim(NamedTuple):
    """When a storey is solved well enough."""

    gap: float
    most_rounds: int


AIMS = {1: Aim(0.0008, 6000), 2: Aim(0.0012, 4000), 3: Aim(0.0004, 4000)}


class Leaf(NamedTuple):
    """A belief with which the best Hero leaves a storey."""

    unseen: Monsters
    belief: Floats
    """Of `rests_of` before the next storey."""
    gap: float


@dataclass(frozen=True)
class Kept:
    """What is known of a point."""

    belief: Floats
    hero: bytes
    guaranteed: Floats
    lower: float
    master: bytes
    upper: float
    leaves: tuple[Leaf, ...]
    used: dict[Point, float]
    """With which points of the next storey the Dungeon Master goes on against the best Hero, and how often."""

    def better_of(self, before: Kept) -> Kept:
        """Each side's better strategy. The later storeys' strategies that they go on with are never replaced."""
        kept = self
        if before.lower > kept.lower:
            kept = replace(kept, hero=before.hero, guaranteed=before.guaranteed, lower=before.lower)
        if before.upper < kept.upper:
            kept = replace(kept, master=before.master, upper=before.upper)
        return kept

    def write(self, path: Path) -> None:
        unfinished = path.with_suffix(".part.npz")
        most = max([len(leaf.belief) for leaf in self.leaves], default=0)
        padded = np.array([np.pad(leaf.belief, (0, most - len(leaf.belief))) for leaf in self.leaves])
        np.savez_compressed(
            unfinished, belief=self.belief, hero=np.frombuffer(self.hero, np.uint8), guaranteed=self.guaranteed,
            lower=self.lower, master=np.frombuffer(self.master, np.uint8), upper=self.upper,
            unseen=np.array([mask_of(leaf.unseen) for leaf in self.leaves], np.int64), beliefs=padded,
            gaps=np.array([leaf.gap for leaf in self.leaves]),
            used=np.array([point.name for point in self.used]), how_often=np.array(list(self.used.values())),
        )  # fmt: skip
        unfinished.rename(path)

    @classmethod
    def read(cls, path: Path) -> Kept:
        storey = point_named(path.stem).storey + 1
        with np.load(path) as file:
            leaves = []
            for mask, belief, gap in zip(file["unseen"], file["beliefs"], file["gaps"], strict=True):
                unseen = tuple(monster for monster in ALL if mask >> monster & 1)
                leaves.append(Leaf(unseen, belief[: len(rests_of(storey, unseen))], float(gap)))
            used = {point_named(str(n)): float(o) for n, o in zip(file["used"], file["how_often"], strict=True)}
            return cls(
                file["belief"], file["hero"].tobytes(), file["guaranteed"], float(file["lower"]),
                file["master"].tobytes(), float(file["upper"]), tuple(leaves), used,
            )  # fmt: skip


def finish(chain: Chain, point: Point, graph: Graph, hero: Mix, master: Floats) -> Kept:
    """What is kept is what is packed, with what that is worth: earlier storeys build on it."""
    game = StoreyGame(graph, chain.payoffs(point, graph))
    shares = thinned(game, hero)
    guaranteed = game.guarantees(shares.mix)
    table = pack_master(graph.shape_numbers, master, FAINT)
    upper, leaves, used = reply_to(chain, point, table)
    return Kept(
        chain.belief(point), pack_hero(game, len(chain.shapes), shares), guaranteed,
        float(guaranteed @ game.payoffs.prior), table, upper, leaves, used,
    )  # fmt: skip


def reply_to(chain: Chain, point: Point, packed: bytes) -> tuple[float, tuple[Leaf, ...], dict[Point, float]]:
    """What the best Hero gets against a packed Dungeon Master, and where he leaves."""
    table = MasterTable(*read_columns(packed, "IHBH"))
    graph = chain.reply_graph(point, table)
    splits, points = chain.splits(point, graph)
    worth, gaps = best_reply(graph, chain.payoffs(point, graph), splits, unpack_master(graph, table))
    if point.storey == 3:
        return worth, (), {}
    used: dict[Point, float] = {}
    for other, often in zip(points, gaps.used.tolist(), strict=True):
        if often > 0:
            used[other] = used.get(other, 0.0) + often
    return worth, tuple(_leaves(chain, point, graph, gaps)), used


def _leaves(chain: Chain, point: Point, graph: Graph, gaps: Gaps) -> Iterator[Leaf]:
    masks, _ = chain.groups(graph)
    columns = chain.columns(point)
    for at in np.argsort(-gaps.gaps)[:MOST_LEAVES].tolist():
        mask = masks[gaps.groups[at]]
        unseen = tuple(monster for monster in point.unseen if not mask >> monster & 1)
        mine = gaps.beliefs[at][[columns.index(left) for left in rests_of(point.storey + 1, unseen)]]
        if gaps.gaps[at] > 0:
            yield Leaf(unseen, mine / mine.sum(), float(gaps.gaps[at]))


def chosen(leaves: Iterable[Leaf], storey: int, count: int, known: dict[Point, Floats]) -> dict[Point, Floats]:
    """The beliefs that promise most, if solving one helps those that are near."""
    by_unseen: dict[Monsters, list[Leaf]] = {}
    for leaf in leaves:
        if len(leaf.unseen) > 8 - 2 * storey:
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
        same = [point for point in (*known, *found) if point.storey == storey and point.unseen == unseen]
        if gain > 0 and not any(np.abs({**known, **found}[point] - sharp).sum() < 1e-3 for point in same):
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
        (folder / "graphs").mkdir(parents=True, exist_ok=True)
        self.deadline = float("inf")
        self._pool: Any = get_context("fork").Pool(jobs) if jobs > 1 else None
        for path in sorted(folder.glob("?-*-*.npz")):
            self._know(point_named(path.stem), Kept.read(path))

    def _know(self, point: Point, kept: Kept) -> None:
        self.kept[point] = kept
        self.chain.beliefs[point], self.chain.heroes[point] = kept.belief, kept.guaranteed
        self.chain.masters[point] = kept.upper

    @property
    def bounds(self) -> tuple[float, float]:
        top = self.kept.get(TOP)
        return (top.lower, top.upper) if top else (0.0, 1.0)

    def is_late(self) -> bool:
        return time.monotonic() > self.deadline

    def begin(self, aims: dict[int, Aim]) -> None:
        """Whatever is equally likely, where that was not done before."""
        for storey in (3, 2, 1):
            todo = [point for point in first_points() if point.storey == storey and point not in self.kept]
            self.solve(todo, aims[storey])

    def improve(self, counts: dict[int, int], aims: dict[int, Aim]) -> None:
        """One time around: new beliefs for storeys 2 and 3, and the storeys before them again."""
        self.solve_beliefs(chosen(self.kept[TOP].leaves, 2, counts[2], self._beliefs()), aims)
        _, _, used = reply_to(self.chain, TOP, self.kept[TOP].master)
        leaves = [
            leaf._replace(gap=leaf.gap * used.get(point, 0.0))
            for point, kept in self.kept.items()
            if point.storey == 2
            for leaf in kept.leaves
        ]
        self.solve_beliefs(chosen(leaves, 3, counts[3], self._beliefs()), aims)
        self.solve([point for point in sorted(self.kept) if point.storey == 2], aims[2])
        self.solve([TOP], aims[1])

    def _beliefs(self) -> dict[Point, Floats]:
        return {point: kept.belief for point, kept in self.kept.items()}

    def solve_beliefs(self, beliefs: dict[Point, Floats], aims: dict[int, Aim]) -> None:
        self.chain.beliefs.update(beliefs)
        for storey in (3, 2):
            self.solve([point for point in beliefs if point.storey == storey], aims[storey])

    def solve(self, points: list[Point], aim: Aim) -> None:
        """Several at once: a card has room for them, and what comes after the rounds is done by other processes."""
        at_once = 1 if self._pool is None else {1: 1, 2: 10, 3: 30}[points[0].storey] if points else 1
        waiting: list[tuple[Point, Any]] = []
        if self._pool is not None:
            keys = {(point.storey, point.unseen): point for point in points}
            self._pool.starmap(_make_graph, [(self.chain, point, self.folder) for point in keys.values()], chunksize=1)
        for begin in range(0, len(points), at_once):
            if self.is_late():
                break
            for point, bounds in self._play(points[begin : begin + at_once], aim):
                task = (self.chain, point, self.folder, self._on_disk(point, bounds))
                if self._pool is None:
                    self._keep(point, _finish(*task))
                else:
                    waiting.append((point, self._pool.apply_async(_finish, task)))
        for point, result in waiting:
            self._keep(point, result.get())

    def _keep(self, point: Point, kept: Kept) -> None:
        if point in self.kept and point != TOP:
            kept = kept.better_of(self.kept[point])
        kept.write(self.folder / f"{point.name}.npz")
        self._know(point, kept)
        self._tell(f"{point.name}: {kept.lower:.5f} to {kept.upper:.5f}, {len(kept.hero)} + {len(kept.master)} bytes")

    def _on_disk(self, point: Point, bounds: Bounds) -> Path:
        path = self.folder / f"{point.name}.rounds"
        with path.open("wb") as file:
            for part in (bounds.hero.actions, bounds.hero.choices, bounds.master):
                np.save(file, part.astype(np.float32))
        return path

    def _play(self, points: list[Point], aim: Aim) -> Iterator[tuple[Point, Bounds]]:
        began = time.monotonic()
        kind, games = self._kind(), {}
        for point in points:
            graph = graph_of(self.chain, point, self.folder)
            payoffs = self.chain.payoffs(point, graph)
            belief = self.chain.belief(point)
            doubt = (1 - DOUBT) * belief + DOUBT / len(belief)
            games[point] = kind(graph, payoffs._replace(prior=np.array(prior_of(point, doubt.tolist()))))
            games[point].run(ROUNDS)
        while games:
            for point, game in list(games.items()):
                bounds = game.bounds()
                if bounds.upper - bounds.lower > aim.gap and game.rounds < aim.most_rounds and not self.is_late():
                    game.run(ROUNDS)
                    continue
                took = time.monotonic() - began
                found = f"{bounds.lower:.5f} to {bounds.upper:.5f}"
                self._tell(f"  {point.name}: {game.rounds} rounds, {found} for what is known ({took:.0f} s)")
                del games[point]
                yield point, bounds


def _finish(chain: Chain, point: Point, folder: Path, path: Path) -> Kept:
    with path.open("rb") as file:
        actions, choices, master = (np.load(file).astype(np.float64) for _ in range(3))
    path.unlink()
    return finish(chain, point, graph_of(chain, point, folder), Mix(actions, choices), master)


def _make_graph(chain: Chain, point: Point, folder: Path) -> None:
    graph_of(chain, point, folder)


def graph_of(chain: Chain, point: Point, folder: Path) -> Graph:
    """Made once, and kept on disk for all processes."""
    path = folder / "graphs" / f"{point.storey}-{mask_of(point.unseen)}.npz"
    if not path.exists():
        unfinished = path.with_suffix(f".{time.monotonic_ns()}.part.npz")
        np.savez(unfinished, **chain.graph(point)._asdict())  # type: ignore[arg-type]
        unfinished.rename(path)
    return _read_graph(path)


@lru_cache(maxsize=4)
def _read_graph(path: Path) -> Graph:
    with np.load(path) as file:
        return Graph(*(file[name] for name in Graph._fields))
