"""What is kept of a point that was solved: both sides' strategies as they are packed, and what these are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from spukhaus.games.shy_monsters.bots.solution.file import (
    MasterTable,
    Monsters,
    Point,
    mask_of,
    point_named,
    read_columns,
    rests_of,
)
from spukhaus.lab.games.shy_monsters.solver.cfr import Mix
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, Splits, unseen_of
from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame
from spukhaus.lab.games.shy_monsters.solver.packing import pack_hero, pack_master, thinned, unpack_master
from spukhaus.lab.games.shy_monsters.solver.replying import Gaps, best_reply, complete, split_cost
from spukhaus.lab.games.shy_monsters.solver.storey import Floats, Graph

FAINT: Final = 1e-4
"""A storey that the Dungeon Master lays more seldom than this is never laid."""
MOST_LEAVES: Final = 600


class Leaf(NamedTuple):
    """A belief with which the best Hero leaves a storey."""

    unseen: Monsters
    belief: Floats
    """Of `rests_of` before the next storey."""
    price: Floats
    """What each of these sets costs the Dungeon Master (`Gaps.prices`)."""
    mass: float
    gap: float


@dataclass(frozen=True)
class Kept:
    """What is known of a point."""

    belief: Floats
    hero: bytes
    """Nothing, as long as it is not packed."""
    guaranteed: Floats
    lower: float
    master: bytes
    upper: float
    leaves: tuple[Leaf, ...]

    def better_of(self, before: Kept) -> Kept:
        """Each side's better strategy. The later storeys' strategies that they go on with are never replaced."""
        kept = self.with_better_master(before)
        if before.lower > kept.lower:
            kept = replace(kept, hero=before.hero, guaranteed=before.guaranteed, lower=before.lower)
        return kept

    def with_better_master(self, before: Kept) -> Kept:
        leaves = (*self.leaves, *before.leaves)[: 2 * MOST_LEAVES]
        if before.upper < self.upper:
            return replace(self, master=before.master, upper=before.upper, leaves=leaves)
        return replace(self, leaves=leaves)

    def with_master_of(self, other: Kept) -> Kept:
        """The Hero as he is, with another Dungeon Master if that is the better one."""
        both = other.with_better_master(self)
        return replace(self, master=both.master, upper=both.upper, leaves=both.leaves)

    def write(self, path: Path) -> None:
        unfinished = path.with_suffix(".part")
        most = max([len(leaf.belief) for leaf in self.leaves], default=0)
        beliefs, prices = (
            np.array([np.pad(row, (0, most - len(row))) for row in rows], np.float32)
            for rows in ([leaf.belief for leaf in self.leaves], [leaf.price for leaf in self.leaves])
        )
        with unfinished.open("wb") as file:
            np.savez_compressed(
                file, belief=self.belief, hero=np.frombuffer(self.hero, np.uint8), guaranteed=self.guaranteed,
                lower=self.lower, master=np.frombuffer(self.master, np.uint8), upper=self.upper,
                unseen=np.array([mask_of(leaf.unseen) for leaf in self.leaves], np.int64), beliefs=beliefs,
                prices=prices, sizes=np.array([(leaf.mass, leaf.gap) for leaf in self.leaves]).reshape(-1, 2),
            )  # fmt: skip
        unfinished.rename(path)

    @classmethod
    def read(cls, path: Path) -> Kept:
        storey = point_named(path.stem).storey + 1
        with np.load(path) as file:
            leaves = []
            for mask, belief, price, (mass, gap) in zip(
                file["unseen"], file["beliefs"].astype(float), file["prices"].astype(float), file["sizes"], strict=True
            ):
                unseen = tuple(monster for monster in ALL if mask >> monster & 1)
                count = len(rests_of(storey, unseen))
                leaves.append(Leaf(unseen, belief[:count], price[:count], float(mass), float(gap)))
            return cls(
                file["belief"], file["hero"].tobytes(), file["guaranteed"], float(file["lower"]),
                file["master"].tobytes(), float(file["upper"]), tuple(leaves),
            )  # fmt: skip


def finish(chain: Chain, point: Point, graph: Graph, guaranteed: Floats, hero: Mix | None, master: Floats) -> Kept:
    """What is kept is what is packed, with what that is worth: earlier storeys build on it."""
    packed = b""
    if hero is not None:
        game = StoreyGame(graph, chain.payoffs(point, graph))
        shares, mix = thinned(game, hero)
        guaranteed = game.guarantees(mix)
        packed = pack_hero(game, len(chain.shapes), shares)
    table = pack_master(graph.shape_numbers, master, FAINT)
    upper, leaves, _ = reply_to(chain, point, table)
    return Kept(chain.belief(point), packed, guaranteed, float(guaranteed @ chain.prior(point)), table, upper, leaves)


def reply_to(chain: Chain, point: Point, packed: bytes) -> tuple[float, tuple[Leaf, ...], dict[Point, float]]:
    return reply_to_table(chain, point, MasterTable(*read_columns(packed, "IHBH")))


def reply_to_table(
    chain: Chain, point: Point, table: MasterTable
) -> tuple[float, tuple[Leaf, ...], dict[Point, float]]:
    """What the best Hero gets against a packed Dungeon Master, where he leaves, and with which points of the next
    storey the Dungeon Master goes on then, and how often."""
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
    masses = gaps.beliefs.sum(1)
    for at in np.argsort(-gaps.gaps - 0.01 * masses)[:MOST_LEAVES].tolist():
        unseen = unseen_of(point, masks[gaps.groups[at]])
        mine = [columns.index(left) for left in rests_of(point.storey + 1, unseen)]
        belief = gaps.beliefs[at][mine] / masses[at]
        yield Leaf(unseen, belief, gaps.prices[at][mine], float(masses[at]), float(gaps.gaps[at]))


def refreshed(chain: Chain, point: Point, leaves: Iterable[Leaf]) -> Iterator[Leaf]:
    """The same leaves, with what is known now."""
    known: dict[Monsters, tuple[Splits, Floats]] = {}
    for leaf in leaves:
        if leaf.unseen not in known:
            rests = rests_of(point.storey + 1, leaf.unseen)
            others = chain.known_to_master(point, leaf.unseen)
            beliefs = [dict(zip(rests_of(o.storey, o.unseen), chain.belief(o).tolist(), strict=True)) for o in others]
            splits = Splits(
                np.array([0, len(others)]),
                np.array([[belief.get(rest, 0.0) for rest in rests] for belief in beliefs]),
                np.array([chain.masters[other] for other in others]),
            )
            rows = [list(chain.worth_of(choice).values()) for choice in chain.choices(point, leaf.unseen)]
            known[leaf.unseen] = splits, np.array(rows)
        splits, worth = known[leaf.unseen]
        price = np.empty(len(leaf.belief))
        cost = split_cost(leaf.belief, splits, 0, np.zeros(len(splits.costs)), price)
        complete(price, splits, 0)
        yield leaf._replace(price=price, gap=leaf.mass * (cost - float((worth @ leaf.belief).max())))
