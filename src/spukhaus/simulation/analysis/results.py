"""Which matches are played, and all that they say, as plain data that follows from the seed."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final

import spukhaus
from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.core.errors import Value
from spukhaus.simulation.analysis.comparing import Try, compare
from spukhaus.simulation.analysis.playing import playing, warnings
from spukhaus.simulation.intervals import Tally
from spukhaus.simulation.lineups import LineUp, mixed
from spukhaus.simulation.plans import Plan, deals_for
from spukhaus.simulation.recording import Record, with_idle_cases
from spukhaus.simulation.reporting import Plain

CLASSES: Final = 12
"""Into about how many classes lengths are put."""


def plan_of(
    game: str,
    editions: Sequence[tuple[str, Edition[object]]],
    bots: Sequence[str],
    players: Sequence[int],
    games: int,
    seed: str,
    options: tuple[tuple[str, str], ...] = (),
) -> Plan:
    """Bots that change seats. At least so many games with each edition and number of players, in whole deals."""
    different = tuple(dict.fromkeys(bots))
    line_ups = tuple(line_up for seats in players for line_up in mixed(different, seats))
    deals = deals_for(games, _fewest_a_deal(line_ups))
    return Plan(game, tuple(dict(editions).items()), different, line_ups, deals, seed, options)


def _fewest_a_deal(line_ups: Sequence[LineUp]) -> int:
    """Of one edition, with any number of players."""
    return min(Counter(map(len, line_ups)).values())


def _command(plan: Plan) -> str:
    games = plan.deals * _fewest_a_deal(plan.line_ups)
    return plan.command("lab", "analyse", games=games, editions=plan.names)


def summarise(plan: Plan, records: Sequence[Record]) -> Plain:
    """The result. It depends on the plan alone, whoever played the records."""
    game = registry.game(plan.game)
    result = {
        "game": plan.game,
        "version": spukhaus.__version__,
        "rules_version": game.rules_version,
        "editions": [{"name": name, "digest": edition.digest} for name, edition in plan.editions],
        "options": dict(plan.options),
        "seed": plan.seed,
        "bots": list(plan.bots),
        "players": list(plan.players),
        "deals": plan.deals,
        "games": len(records),
        "command": _command(plan),
        "seats": _seats(plan, records),
        "lengths": _lengths(plan, records),
        "endings": _endings(plan, records),
        "happenings": _happenings(plan, records),
        "content": _content(plan, records if registry.extras(game).study() else with_idle_cases(records)),
        **playing(plan, records),
    }
    return {**result, "warnings": warnings(result)}


def _of(records: Sequence[Record], edition: int, players: int | None = None) -> list[Record]:
    return [one for one in records if one.edition == edition and players in (None, len(one.match.line_up))]


def _seats(plan: Plan, records: Sequence[Record]) -> list[Plain]:
    """How often each seat wins."""
    found = []
    for players in plan.players:
        for seat in range(players):
            for number, edition in enumerate(plan.names):
                tally = Tally()
                for one in _of(records, number, players):
                    tally.add(one.match.deal, one.match.shares[seat], 1 / players)
                found.append({"edition": edition, "players": players, "seat": seat, **tally.plain()})
    return found


def _lengths(plan: Plan, records: Sequence[Record]) -> list[Plain]:
    """Decisions a match, and how they are spread over classes that are the same for all editions."""
    found = []
    for players in plan.players:
        lengths = [
            sorted(one.match.decisions for one in _of(records, number, players)) for number in range(len(plan.names))
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


def _endings(plan: Plan, records: Sequence[Record]) -> list[Plain]:
    found = []
    for players in plan.players:
        for reason in registry.game(plan.game).endings:
            for number, edition in enumerate(plan.names):
                some = _of(records, number, players)
                tally = Tally()
                for one in some:
                    tally.add(one.match.deal, float(one.match.reason == reason), 0.0)
                share = tally.share()
                entry = {"edition": edition, "players": players, "ending": str(reason), "share": share.wins}
                found.append({**entry, "interval": [share.low, share.high]})
    return found


def _happenings(plan: Plan, records: Sequence[Record]) -> list[Plain]:
    """How often each event is told: in how many records, and how many times a match. Those that never are, too."""
    found = []
    for kind in registry.game(plan.game).events:
        for number, edition in enumerate(plan.names):
            some = _of(records, number)
            times = [dict(one.events).get(str(kind), 0) for one in some]
            by_players = {
                str(players): sum(dict(one.events).get(str(kind), 0) for one in some) / len(some)
                for players in plan.players
                if (some := _of(records, number, players))
            }
            share = sum(map(bool, times)) / len(times)
            entry = {"happening": str(kind), "edition": edition, "share": share, "mean": sum(times) / len(times)}
            found.append({**entry, "most": max(times), "mean_by_players": by_players})
    return found


def _content(plan: Plan, records: Sequence[Record]) -> list[Plain]:
    """Topic by topic, how each thing does in each edition."""
    tries: defaultdict[tuple[str, bool], list[list[Try]]] = defaultdict(lambda: [[] for _ in plan.names])
    for one in records:
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
