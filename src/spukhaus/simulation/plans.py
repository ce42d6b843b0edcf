"""Which matches are played: every deal, in each edition, with each line-up."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from spukhaus.core.edition import Edition
from spukhaus.simulation.lineups import LineUp
from spukhaus.simulation.matches import Seating, Series

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Plan:
    game: str
    editions: tuple[tuple[str, Edition[object]], ...]
    """With their names as they were asked for: built-in ones, or files."""
    bots: tuple[str, ...]
    line_ups: tuple[LineUp, ...]
    deals: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()

    def with_deals(self, deals: int) -> Plan:
        return replace(self, deals=deals)

    @property
    def names(self) -> tuple[str, ...]:
        """Of the editions."""
        return tuple(name for name, _ in self.editions)

    @property
    def players(self) -> tuple[int, ...]:
        """With how many seats it is played."""
        return tuple(dict.fromkeys(map(len, self.line_ups)))

    @property
    def games_a_deal(self) -> int:
        return len(self.editions) * len(self.line_ups)

    @property
    def games(self) -> int:
        return self.deals * self.games_a_deal

    @property
    def series(self) -> tuple[Series, ...]:
        """One for each edition."""
        return tuple(
            Series(self.game, edition.text, self.seed, self.options, number)
            for number, (_, edition) in enumerate(self.editions)
        )

    def seatings(self) -> Iterator[Seating]:
        """Deal by deal, so that whoever stops early has as much of everything."""
        all_series = self.series
        for deal in range(self.deals):
            for series in all_series:
                for line_up in self.line_ups:
                    yield series, deal, line_up

    def command(self, *command: str, games: int, editions: Sequence[str]) -> str:
        """What to type for the same result."""
        words = ["spukhaus", *command, self.game, "--bots", ",".join(self.bots), "--games", str(games)]
        words += ["--players", ",".join(map(str, self.players)), "--seed", self.seed]
        for edition in editions:
            words += ["--edition", edition]
        for name, value in self.options:
            words += ["--option", f"{name}={value}"]
        return shlex.join(words)


def deals_for(games: int, games_a_deal: int) -> int:
    """How many whole deals make at least so many games."""
    return -(-games // games_a_deal)


def whole_deals(plan: Plan, played: Sequence[Item]) -> tuple[Plan, Sequence[Item]]:
    """All that an interrupted run can say: the deals that are complete, as if no more had been asked for."""
    deals = len(played) // plan.games_a_deal
    return plan.with_deals(deals), played[: deals * plan.games_a_deal]
