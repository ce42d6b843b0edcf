"""Does Straszydła end as it should: by a pact, soon, and with few spooks that starve?

./bench pacts                                              every table, 200 matches each, with the seed `midnight`
python -m benchmarks.pacts --seats 4 --tables sensible --matches 40 --seed tuning --jobs 2
python -m benchmarks.pacts --tables family,my_bots:Ghost --json FILE

A table is a level (it has every seat), a mix by its name, or a bot as MODULE:NAME. In mixes the seats go round from
deal to deal. What is told beside the goals are the goods and deeds of a match, a player. Ctrl+C tells what there is.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice, product
from math import sqrt
from pathlib import Path
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.core.play import Played
from spukhaus.games.straszydla.rules.events import EventKind
from spukhaus.simulation.intervals import Z, wilson
from spukhaus.simulation.lineups import LineUp
from spukhaus.simulation.matches import Match, Seating, Series, begin, play_on
from spukhaus.simulation.running import run_all

LEVELS: Final = ("sensible", "expert", "master")
MIXES: Final = {
    "neighbours": ("sensible", "expert"),
    "summit": ("expert", "master"),
    "family": ("master", "novice", "sensible", "expert"),
}
"""Who sits at a mixed table: in this order, from the first again where there are more seats."""
TABLES: Final = (*LEVELS, *MIXES)
FINAL: Final = "midnight"
"""The seed of the figures in docs/bots.md. Bots are tuned with others."""
PACT_SHARE: Final = 0.95
MOST_PHASES: Final = 5
MOST_LOST: Final = 0.8
GOAL: Final = f"{PACT_SHARE:.0%} by a pact, a median of {MOST_PHASES} phases, {MOST_LOST} spooks lost"
ENDED_BY_PACT: Final = ("day", "night")


@dataclass(frozen=True, slots=True)
class Told:
    """A match, and how often each thing happened in it."""

    match: Match
    events: Counter[str]


def play(series: Series, deal: int, line_up: LineUp) -> Told:
    events: Counter[str] = Counter()
    ground = registry.edition_of_text(series.edition_text).content.ground  # type: ignore[attr-defined]
    suburbs = {name for cell, name in enumerate(ground.names) if ground.suburbs >> cell & 1}

    def note(played: Played) -> None:
        for event in played.step.events:
            kind = str(event.kind)
            events[kind] += 1
            told = dict(event.public or ())
            if kind == EventKind.TRADED and told["element"] is not None:
                events["traded-for-imp"] += 1
            if kind == EventKind.MOVED and told["cell"] in suburbs:
                events["moved-to-suburb"] += 1

    match, _ = play_on(begin(series, deal, line_up), deal, line_up, note)
    return Told(match, events)


def seated(table: str, seats: int, deal: int) -> LineUp:
    """Who sits where in this deal."""
    bots = list(islice(cycle(MIXES.get(table, (table,))), seats))
    turn = deal % seats
    return tuple(bots[turn:] + bots[:turn])


def played(table: str, seats: int, matches: int, seed: str, jobs: int) -> Iterator[Told]:
    edition = registry.edition(registry.game("straszydla"))
    series = Series("straszydla", edition.text, seed)
    seatings: list[Seating] = [(series, deal, seated(table, seats, deal)) for deal in range(matches)]
    return run_all(play, seatings, jobs)


def summary(told: Sequence[Told]) -> dict[str, Any]:
    seats = len(told[0].match.line_up)
    pacts = sum(one.match.reason in ENDED_BY_PACT for one in told)
    phases = [one.events[EventKind.PHASE_BEGAN] for one in told]
    lost = [one.events[EventKind.SPOOK_LOST] / seats for one in told]
    all_events: Counter[str] = sum((one.events for one in told), Counter())
    share, median, lost_mean = pacts / len(told), statistics.median(phases), statistics.mean(lost)
    reach = Z * statistics.stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else lost_mean
    return {
        "matches": len(told),
        "pacts": share,
        "pacts_interval": wilson(pacts, len(told)),
        "phases_median": median,
        "phases_mean": statistics.mean(phases),
        "lost": lost_mean,
        "lost_interval": (lost_mean - reach, lost_mean + reach),
        "decisions": statistics.mean(one.match.decisions for one in told),
        "goal_reached": share >= PACT_SHARE and median <= MOST_PHASES and lost_mean <= MOST_LOST,
        "a_player_and_match": {kind: count / seats / len(told) for kind, count in sorted(all_events.items())},
    }


HEADER: Final = f"{'table':34} {'matches':>7}  {'won by a pact':22} {'phases':14} {'spooks lost':22} decisions  goal"


def row(name: str, found: dict[str, Any]) -> str:
    low, high = found["pacts_interval"]
    least, most = found["lost_interval"]
    pacts = f"{found['pacts']:.1%} ({low:.1%} - {high:.1%})"
    phases = f"{found['phases_median']:g} (mean {found['phases_mean']:.1f})"
    lost = f"{found['lost']:.2f} ({least:.2f} - {most:.2f})"
    reached = "reached" if found["goal_reached"] else "missed"
    return f"{name:34} {found['matches']:>7}  {pacts:22} {phases:14} {lost:22} {found['decisions']:>9.0f}  {reached}"


def measure(
    tables: Sequence[str], all_seats: Sequence[int], matches: int, seed: str, jobs: int, deeds: bool = False
) -> dict[str, Any]:
    results: dict[str, Any] = {}
    print(f"seed {seed}; goal: at least {GOAL} a player and match at most\n{HEADER}", flush=True)
    for seats, table in product(all_seats, tables):
        told: list[Told] = []
        ended_early = False
        try:
            told.extend(played(table, seats, matches, seed, jobs))
        except KeyboardInterrupt:
            ended_early = True
        if told:
            name = f"{seats} seats, {table}"
            results[name] = found = summary(told)
            print(row(name, found), flush=True)
            if deeds:
                for kind, count in found["a_player_and_match"].items():
                    print(f"    {kind:24} {count:.3f}")
        if ended_early:
            print("ended early", file=sys.stderr)
            break
    return results


def run(seconds: float, rounds: int) -> dict[str, Any]:
    """All of it, for ./bench."""
    del seconds, rounds
    return measure(TABLES, (2, 3, 4), 200, FINAL, 1)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.pacts", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", default=",".join(TABLES), help=f"of: {', '.join(TABLES)}, MODULE:NAME")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default=FINAL)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--deeds", action="store_true", help="also how often everything happened, a player and match")
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    all_seats = [int(count) for count in arguments.seats.split(",")]
    results = measure(
        arguments.tables.split(","), all_seats, arguments.matches, arguments.seed, arguments.jobs, arguments.deeds
    )
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
