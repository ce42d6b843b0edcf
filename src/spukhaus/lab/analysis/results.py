"""Which matches are played, and all that they say, as plain data that follows from the seed."""

from __future__ import annotations

import math
import shlex
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import spukhaus
from spukhaus.bots.arena.design import LineUp, mixed_tables
from spukhaus.bots.arena.estimates import Tally
from spukhaus.bots.arena.matches import Contest
from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.core.errors import Value
from spukhaus.lab.analysis.comparing import Try, compare
from spukhaus.lab.analysis.watching import Watched, completed

Plain: TypeAlias = dict[str, Any]
CLASSES: Final = 12
"""Into about how many classes lengths are put."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Every deal is played in each edition, with each number of players, by bots that change seats."""

    game: str
    editions: tuple[tuple[str, Edition[object]], ...]
    """With their names as they were asked for: built-in ones, or files."""
    bots: tuple[str, ...]
    players: tuple[int, ...]
    deals: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(
        cls,
        game: str,
        editions: Sequence[tuple[str, Edition[object]]],
        bots: Sequence[str],
        players: Sequence[int],
        games: int,
        seed: str,
        options: tuple[tuple[str, str], ...] = (),
    ) -> Plan:
        """At least so many games with each edition and number of players, in whole deals."""
        plan = cls(game, tuple(dict(editions).items()), tuple(dict.fromkeys(bots)), tuple(players), 1, seed, options)
        return plan.with_deals(-(-games // min(len(plan.line_ups(seats)) for seats in players)))

    def with_deals(self, deals: int) -> Plan:
        return Plan(self.game, self.editions, self.bots, self.players, deals, self.seed, self.options)

    def line_ups(self, seats: int) -> tuple[LineUp, ...]:
        """Tables of all bots, each in every seat as often. A single bot plays with itself."""
        tables = mixed_tables(self.bots, seats)
        return tuple(dict.fromkeys(table[turn:] + table[:turn] for table in tables for turn in range(seats)))

    @property
    def games_a_deal(self) -> int:
        return len(self.editions) * sum(len(self.line_ups(seats)) for seats in self.players)

    @property
    def games(self) -> int:
        return self.deals * self.games_a_deal

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.editions)

    def tasks(self) -> Iterator[tuple[int, Contest, int, LineUp]]:
        """Deal by deal, so that whoever stops early has as much of everything."""
        contests = [Contest(self.game, edition.text, self.seed, self.options) for _, edition in self.editions]
        line_ups = [line_up for seats in self.players for line_up in self.line_ups(seats)]
        for deal in range(self.deals):
            for number, contest in enumerate(contests):
                for line_up in line_ups:
                    yield number, contest, deal, line_up

    def command(self) -> str:
        """What to type for the same result."""
        games = self.deals * min(len(self.line_ups(seats)) for seats in self.players)
        words = ["spukhaus", "lab", "analyse", self.game, "--bots", ",".join(self.bots), "--games", str(games)]
        words += ["--players", ",".join(map(str, self.players)), "--seed", self.seed]
        for name in self.names:
            words += ["--edition", name]
        for option, value in self.options:
            words += ["--option", f"{option}={value}"]
        return shlex.join(words)


def whole_deals(plan: Plan, matches: Sequence[Watched]) -> tuple[Plan, Sequence[Watched]]:
    """All that an interrupted analysis can say, as if no more had been asked for."""
    deals = len(matches) // plan.games_a_deal
    return plan.with_deals(deals), matches[: deals * plan.games_a_deal]


def summarise(plan: Plan, matches: Sequence[Watched]) -> Plain:
    """The result. It depends on the plan alone, whoever played the matches."""
    game = registry.game(plan.game)
    return {
        "game": plan.game,
        "version": spukhaus.__version__,
        "rules_version": game.rules_version,
        "editions": [{"name": name, "digest": edition.digest} for name, edition in plan.editions],
        "options": dict(plan.options),
        "seed": plan.seed,
        "bots": list(plan.bots),
        "players": list(plan.players),
        "deals": plan.deals,
        "games": len(matches),
        "command": plan.command(),
        "seats": _seats(plan, matches),
        "lengths": _lengths(plan, matches),
        "endings": _endings(plan, matches),
        "happenings": _happenings(plan, matches),
        "content": _content(plan, matches if registry.extras(game).study() else completed(matches)),
    }


def _of(matches: Sequence[Watched], edition: int, players: int | None = None) -> list[Watched]:
    return [one for one in matches if one.edition == edition and players in (None, len(one.match.line_up))]


def _seats(plan: Plan, matches: Sequence[Watched]) -> list[Plain]:
    """How often each seat wins."""
    found = []
    for players in plan.players:
        for seat in range(players):
            for number, edition in enumerate(plan.names):
                tally = Tally()
                for one in _of(matches, number, players):
                    tally.add(one.match.deal, one.match.shares[seat], 1 / players)
                found.append({"edition": edition, "players": players, "seat": seat, **_share(tally)})
    return found


def _share(tally: Tally) -> Plain:
    share = tally.share()
    return {"wins": share.wins, "interval": [share.low, share.high], "fair": tally.fair, "tries": tally.tries}


def _lengths(plan: Plan, matches: Sequence[Watched]) -> list[Plain]:
    """Decisions a match, and how they are spread over classes that are the same for all editions."""
    found = []
    for players in plan.players:
        lengths = [
            sorted(one.match.decisions for one in _of(matches, number, players)) for number in range(len(plan.names))
        ]
        width = _round_width(max(max(lengths)) - min(min(lengths)))
        first = min(min(lengths)) // width
        classes = max(max(lengths)) // width - first + 1
        for edition, some in zip(plan.names, lengths, strict=True):
            spread = Counter(length // width - first for length in some)
            found.append(
                {
                    "edition": edition,
                    "players": players,
                    "mean": sum(some) / len(some),
                    "quantiles": [some[round(part * (len(some) - 1))] for part in (0.0, 0.05, 0.5, 0.95, 1.0)],
                    "class_width": width,
                    "classes": [
                        {"from": (first + at) * width, "share": spread[at] / len(some)} for at in range(classes)
                    ],
                }
            )
    return found


def _round_width(reach: int) -> int:
    """1, 2, 5, 10, ... : the least that needs no more than so many classes."""
    rough = max(1.0, reach / CLASSES)
    power: int = 10 ** int(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)


def _endings(plan: Plan, matches: Sequence[Watched]) -> list[Plain]:
    found = []
    for players in plan.players:
        for reason in registry.game(plan.game).endings:
            for number, edition in enumerate(plan.names):
                some = _of(matches, number, players)
                tally = Tally()
                for one in some:
                    tally.add(one.match.deal, float(one.match.reason == reason), 0.0)
                share = tally.share()
                entry = {"edition": edition, "players": players, "ending": str(reason), "share": share.wins}
                found.append({**entry, "interval": [share.low, share.high]})
    return found


def _happenings(plan: Plan, matches: Sequence[Watched]) -> list[Plain]:
    """How often each event is told: in how many matches, and how many times a match. Those that never are, too."""
    found = []
    for kind in registry.game(plan.game).events:
        for number, edition in enumerate(plan.names):
            some = _of(matches, number)
            times = [dict(one.happenings).get(str(kind), 0) for one in some]
            by_players = {
                str(players): sum(dict(one.happenings).get(str(kind), 0) for one in some) / len(some)
                for players in plan.players
                if (some := _of(matches, number, players))
            }
            share = sum(map(bool, times)) / len(times)
            entry = {"happening": str(kind), "edition": edition, "share": share, "mean": sum(times) / len(times)}
            found.append({**entry, "most": max(times), "mean_by_players": by_players})
    return found


def _content(plan: Plan, matches: Sequence[Watched]) -> list[Plain]:
    """Topic by topic, how each thing does in each edition."""
    tries: defaultdict[tuple[str, bool], list[list[Try]]] = defaultdict(lambda: [[] for _ in plan.names])
    for one in matches:
        players = len(one.match.line_up)
        for case in one.cases:
            place = (players, *case.among)
            made = Try(one.match.deal, place, frozenset(case.had), case.result)
            tries[case.topic, case.points][one.edition].append(made)
    found = []
    for (topic, points), by_edition in tries.items():
        things = {thing for some in by_edition for one in some for thing in one.had}
        entries = [
            {"thing": thing, "edition": edition, **_compared(thing, some, len(things))}
            for thing in things
            for edition, some in zip(plan.names, by_edition, strict=True)
        ]
        found.append({"topic": topic, "points": points, "things": _sorted(entries, plan.names)})
    return found


def _compared(thing: Any, tries: Sequence[Try], things: int) -> Plain:
    comparison = compare(thing, tries, things)
    interval = None if comparison.low is None else [comparison.low, comparison.high]
    return {
        "cases": comparison.cases,
        "having": comparison.having,
        "lacking": comparison.lacking,
        "difference": comparison.difference,
        "interval": interval,
        "stands_out": comparison.stands_out,
    }


def _sorted(entries: list[Plain], editions: Sequence[str]) -> list[Plain]:
    """Numbers as they are counted, and everything else from the strongest to the weakest in the first edition."""
    strength: dict[Value, float] = {
        entry["thing"]: entry["difference"] or 0.0 for entry in entries if entry["edition"] == editions[0]
    }

    def order(entry: Plain) -> tuple[Any, ...]:
        thing = entry["thing"]
        place = editions.index(entry["edition"])
        return (0, thing, "", place) if isinstance(thing, int) else (1, -strength[thing], str(thing), place)

    return sorted(entries, key=order)
