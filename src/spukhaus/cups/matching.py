"""Pairs of a graph in which nobody is left over: Edmonds' algorithm of paths, trees and flowers (1965)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

Graph = Mapping[int, frozenset[int]]
"""Who may be paired with whom."""


class Matching:
    """Pairs that can be improved until everybody has a partner, or nobody more can get one."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self.partner: dict[int, int] = {}

    def complete(self) -> bool:
        """Pair as many as possible; whether nobody is left."""
        for one in self._graph:
            if one not in self.partner:
                other = next((other for other in self._graph[one] if other not in self.partner), None)
                if other is not None:
                    self.join(one, other)
        return all(one in self.partner or self._improve(one, ()) for one in self._graph)

    def join(self, one: int, other: int) -> None:
        self.partner[one], self.partner[other] = other, one

    def fix(self, one: int, other: int, gone: Iterable[int]) -> bool:
        """Pair these two for good, if all but those who are gone can still be paired; else nothing changes."""
        before = dict(self.partner)
        if self.partner[one] != other:
            left, right = self.partner.pop(one), self.partner.pop(other)
            self.join(one, other)
            del self.partner[left], self.partner[right]
            if right in self._graph[left]:
                self.join(left, right)
            elif not self._improve(left, (*gone, one, other)):
                self.partner = before
                return False
        return True

    def _improve(self, root: int, gone: Iterable[int]) -> bool:
        """Look for a path from somebody alone to somebody else alone, on which every second edge is a pair; and swap
        what is paired along it."""
        base = {one: one for one in self._graph}
        parent: dict[int, int] = {}
        seen, outside = {root}, set(gone)
        waiting = deque([root])
        while waiting:
            one = waiting.popleft()
            for other in self._graph[one]:
                if other in outside or base[one] == base[other] or self.partner.get(one) == other:
                    continue
                if other == root or self.partner.get(other) in parent:
                    self._shrink(one, other, base, parent, seen, waiting)
                elif other not in parent:
                    parent[other] = one
                    if other not in self.partner:
                        self._swap(other, parent)
                        return True
                    seen.add(self.partner[other])
                    waiting.append(self.partner[other])
        return False

    def _swap(self, end: int | None, parent: Mapping[int, int]) -> None:
        while end is not None:
            before = parent[end]
            following = self.partner.get(before)
            self.join(before, end)
            end = following

    def _shrink(
        self, one: int, other: int, base: dict[int, int], parent: dict[int, int], seen: set[int], waiting: deque[int]
    ) -> None:
        """A flower: an odd circle, whose members from now on count as one."""
        stem = self._common_base(one, other, base, parent)
        circle: set[int] = set()
        for start, child in ((one, other), (other, one)):
            at, below = start, child
            while base[at] != stem:
                partner = self.partner[at]
                circle |= {base[at], base[partner]}
                parent[at] = below
                below = partner
                at = parent[partner]
        for member in base:
            if base[member] in circle:
                base[member] = stem
                if member not in seen:
                    seen.add(member)
                    waiting.append(member)

    def _common_base(self, one: int, other: int, base: Mapping[int, int], parent: Mapping[int, int]) -> int:
        passed = set()
        at = one
        while True:
            at = base[at]
            passed.add(at)
            if at not in self.partner or self.partner[at] not in parent:
                break
            at = parent[self.partner[at]]
        at = base[other]
        while at not in passed:
            at = base[parent[self.partner[at]]]
        return at
