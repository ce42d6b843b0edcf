"""How matches go: choices, the lead, decisions that matter, skill and luck; and what too few matches cannot tell."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from spukhaus.simulation.courses import STAGES
from spukhaus.simulation.intervals import Tally, Z, mean_of, student
from spukhaus.simulation.plans import Plan
from spukhaus.simulation.ratings import WIDE, rate
from spukhaus.simulation.recording import Record
from spukhaus.simulation.reporting import Plain

PARTS: Final = 3
"""Decisions are told apart by where in the match they are made: at its beginning, in the middle, at its end."""
WIDE_SHARE: Final = 0.05
"""A share of wins that is known no better than this, up or down, says next to nothing of a seat."""


def playing(plan: Plan, records: Sequence[Record]) -> Plain:
    """The parts of a result that tell how matches go."""
    groups = list(_groups(plan, records))
    return {
        "choices": [{**place, **_choices(some)} for place, some in groups],
        "leads": [{**place, **_leads(some)} for place, some in groups if some[0].course.leaders],
        "decisions": [{**place, **entry} for place, some in groups for entry in _decisions(some)],
        "skill": [{**place, **_skill(plan.bots, some)} for place, some in groups],
    }


def _groups(plan: Plan, records: Sequence[Record]) -> Iterator[tuple[Plain, list[Record]]]:
    for players in plan.players:
        for number, edition in enumerate(plan.names):
            some = [one for one in records if one.edition == number and len(one.match.line_up) == players]
            yield {"edition": edition, "players": players}, some


def _choices(records: Sequence[Record]) -> Plain:
    counts = sorted(count for one in records for count in one.course.choices)
    return {
        "mean": sum(counts) / len(counts),
        "quantiles": [counts[round(part * (len(counts) - 1))] for part in (0.05, 0.5, 0.95, 1.0)],
        "forced": sum(count == 1 for count in counts) / len(counts),
    }


def _leads(records: Sequence[Record]) -> Plain:
    changes, interval = _mean(records, lambda one: one.course.lead_changes)
    stages = []
    for stage in range(1, STAGES):
        tally = Tally()
        for one in records:
            leaders, shares = one.course.leaders[stage - 1], one.match.shares
            tally.add(one.match.deal, sum(shares[seat] for seat in leaders) / len(leaders), 1 / len(shares))
        stages.append({"over": stage / STAGES, **tally.plain()})
    none = sum(not one.course.lead_changes for one in records) / len(records)
    return {"changes": changes, "interval": interval, "without": none, "stages": stages}


def _decisions(records: Sequence[Record]) -> Iterator[Plain]:
    for part in range(PARTS):
        some = [one for one in records if one.course.swerve and int(one.course.swerve.stage * PARTS) == part]
        if some:
            lost, interval = _mean(some, lambda one: one.course.swerve.lost if one.course.swerve else 0.0)
            others = sum(bool(one.course.swerve and one.course.swerve.other_winners) for one in some) / len(some)
            where = {"from": part / PARTS, "to": (part + 1) / PARTS}
            yield {**where, "lost": lost, "interval": interval, "other_winners": others, "tries": len(some)}


def _mean(records: Sequence[Record], value: Callable[[Record], float]) -> tuple[float, tuple[float, float] | None]:
    deals: defaultdict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for one in records:
        deals[one.match.deal][0] += value(one)
        deals[one.match.deal][1] += 1
    return mean_of([(summed, tried) for summed, tried in deals.values()])


def _skill(bots: Sequence[str], records: Sequence[Record]) -> Plain:
    """How much of the differences between results goes with who plays, how much with the seat, and what is left.

    What is left is luck, and how equals happen to meet. With few matches anything explains something by chance;
    that much is taken off.
    """
    matches = [one.match for one in records]
    results = [
        (bot, seat, share)
        for match in matches
        for seat, (bot, share) in enumerate(zip(match.line_up, match.shares, strict=True))
    ]
    seats = [(seat, share) for _, seat, share in results]
    who = _explained([(bot, share) for bot, _, share in results]) if len(bots) > 1 else None
    seat = _explained(seats)
    ratings = rate(bots, matches, bots[0]) if len(bots) > 1 else {}
    return {
        "who": who,
        "seat": seat,
        "luck": max(0.0, 1 - seat - (who or 0.0)),
        "ratings": [
            {"bot": bot, "rating": rating.points, "interval": rating.interval} for bot, rating in ratings.items()
        ],
    }


def _explained(results: Sequence[tuple[object, float]]) -> float:
    """The part of the variance that the groups explain, less what as many groups would explain by chance."""
    by_group: defaultdict[object, list[float]] = defaultdict(list)
    for group, share in results:
        by_group[group].append(share)
    mean = sum(share for _, share in results) / len(results)
    total = sum((share - mean) ** 2 for _, share in results)
    free = len(results) - len(by_group)
    if not total or free < 1:
        return 0.0
    within = sum((share - sum(some) / len(some)) ** 2 for some in by_group.values() for share in some)
    return max(0.0, 1 - within / free / (total / (len(results) - 1)))


def warnings(result: Plain) -> list[Plain]:
    """Where intervals are too wide to say anything: how wide, and how many matches would be enough."""
    found = []
    for entry in result["skill"]:
        place = {"edition": entry["edition"], "players": entry["players"]}
        seats = [one for one in result["seats"] if place.items() <= one.items()]
        known = (
            ("seats", WIDE_SHARE, [one["interval"] for one in seats]),
            ("ratings", WIDE, [one["interval"] for one in entry["ratings"] if one["interval"]]),
        )
        for about, wide, intervals in known:
            reach = max(((high - low) / 2 for low, high in intervals), default=0.0)
            if reach > wide:
                enough = _enough(seats[0]["tries"], result["deals"], reach / wide)
                found.append({**place, "about": about, "reach": reach, "enough": enough})
    return found


def _enough(played: int, deals: int, times: float) -> int:
    """How many matches make an interval so many times narrower, to two figures. Of few deals it is wider than their
    number alone would make it, because they cannot tell how much deals vary."""
    extra = student(deals - 1) / Z if deals > 1 else 1.0
    number = max(played + 1.0, played * (times / extra) ** 2)
    step: int = 10 ** max(0, int(math.log10(number)) - 1)
    return math.ceil(number / step) * step
