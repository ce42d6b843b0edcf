"""How strong is every bot? One against one, or one among its rivals: every pair, on as many cores as there are.

./bench ladder                                             all three games, 200 matches a pair, with the seed `ladder`
python -m benchmarks.ladder --games straszydla --seats 2,4 --pairs expert:sensible,master:expert --matches 100
python -m benchmarks.ladder --pairs master:spukhaus.lab.opponents:Master060 --minutes 30 --table TABLE.md

Deals are duplicate: each is played once with the first bot of a pair in every seat, and the others are its rivals. All
pairs come on at the same pace, so whatever ends a run early (--minutes, Ctrl+C) leaves a part of everything: the deals
that are complete. Intervals are 95%, by deal, as in the arena.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.simulation.intervals import Tally
from spukhaus.simulation.lineups import LineUp
from spukhaus.simulation.matches import Match, Seating, Series, play_match
from spukhaus.simulation.plans import deals_for
from spukhaus.simulation.running import run_all
from spukhaus.simulation.timing import Thinking, Times

SEATS: Final = {"shy_monsters": (2,), "ghostbumpers": (4,), "straszydla": (2,)}
"""At which tables, if nothing is said."""
NAMED: Final = "spukhaus.lab.opponents:"
OPPONENTS: Final = ("Master060", "CheatingSearch", "Ismcts01")
"""Beside the levels: who is met by the strongest bot of each game."""
SEED: Final = "ladder"
MATCHES: Final = 200


@dataclass(frozen=True, slots=True)
class Pair:
    """One bot among rivals that are all alike."""

    game: str
    seats: int
    one: str
    rival: str
    matches: int = MATCHES

    @property
    def name(self) -> str:
        return f"{self.game}, {self.seats} seats: {short(self.one)} - {short(self.rival)}"

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        return tuple(
            [
                (self.rival,) * seat + (self.one,) + (self.rival,) * (self.seats - seat - 1)
                for seat in range(self.seats)
            ]
        )

    @property
    def deals(self) -> int:
        return deals_for(self.matches, self.seats)


@dataclass(slots=True)
class Record:
    """The matches of a pair, and how long its bots thought."""

    pair: Pair
    matches: list[Match] = field(default_factory=list)
    thinking: Times = field(default_factory=Times)

    def add(self, match: Match, thinking: Thinking) -> None:
        self.matches.append(match)
        self.thinking.merge(thinking[self.pair.one])

    def plain(self) -> dict[str, Any] | None:
        """What the complete deals say, if there are any."""
        pair, tally = self.pair, Tally()
        played = Counter(match.deal for match in self.matches)
        whole = [match for match in self.matches if played[match.deal] == pair.seats]
        if not whole:
            return None
        for match in whole:
            tally.add(match.deal, match.shares[match.line_up.index(pair.one)], 1 / pair.seats)
        times = self.thinking
        seconds = {"median": times.quantile(0.5), "p99": times.quantile(0.99), "worst": times.worst}
        told = {"game": pair.game, "seats": pair.seats, "one": pair.one, "rival": pair.rival}
        return {**told, **tally.plain(), "seconds": seconds}


def short(bot: str) -> str:
    return bot.rpartition(":")[2]


# Who meets whom


def pairs_of(game: str, all_seats: Iterable[int], matches: int) -> Iterator[Pair]:
    """Every level against every weaker one, and the strongest ones against the opponents that have a name."""
    levels = list(registry.bots(registry.game(game)))
    strongest = levels[levels.index("master") :]
    for seats in all_seats:
        for weaker, stronger in combinations(levels, 2):
            yield Pair(game, seats, stronger, weaker, matches)
        for opponent in OPPONENTS:
            if opponent.startswith("Ismcts") and find_spec("open_spiel") is None:
                print(f"{opponent} is left out: open_spiel is not installed", file=sys.stderr)
                continue
            for one in strongest:
                yield Pair(game, seats, one, NAMED + opponent, matches)


def named_pair(game: str, seats: int, text: str, matches: int) -> Pair:
    """`ONE:RIVAL`, each a level or MODULE:NAME."""
    words = text.split(":")
    one, rival = (words[0], ":".join(words[1:])) if "." not in words[0] else (":".join(words[:2]), ":".join(words[2:]))
    return Pair(game, seats, one, rival, matches)


# Playing


def in_step(pairs: Sequence[Pair], seed: str) -> list[tuple[Pair, Seating]]:
    """All matches, so that every pair has as large a part of its deals behind it as any other."""
    series = {game: Series(game, _edition(game), seed) for game in {pair.game for pair in pairs}}
    order = sorted(
        ((deal + 1) / pair.deals, number, deal) for number, pair in enumerate(pairs) for deal in range(pair.deals)
    )
    return [
        (pairs[number], (series[pairs[number].game], deal, line_up))
        for _, number, deal in order
        for line_up in pairs[number].line_ups
    ]


def _edition(game: str) -> str:
    return registry.edition(registry.game(game)).text


def measure(pairs: Sequence[Pair], seed: str, jobs: int, minutes: float | None = None) -> list[Record]:
    """The records of all pairs; of what is complete, if it is interrupted."""
    records = {pair: Record(pair) for pair in pairs}
    todo = in_step(pairs, seed)
    playing = run_all(play_match, (seating for _, seating in todo), jobs)
    if minutes is not None:
        # Time that is up is an interruption like any other.
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_REAL, 60 * minutes)
    try:
        for done, ((pair, _), result) in enumerate(zip(todo, playing, strict=True), start=1):
            records[pair].add(*result)
            if sys.stderr.isatty():
                print(f"\r{done} of {len(todo)} matches", end="", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nended early", file=sys.stderr)
    finally:
        if minutes is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
        playing.close()
    return list(records.values())


# Telling


COLUMNS: Final = ("game, seats", "one – rivals", "wins", "× fair share", "matches", "median (99%) of a decision")


def table(records: Iterable[Record]) -> str:
    """As it stands in docs/bots.md."""
    rows = [_row(found) for record in records if (found := record.plain()) is not None]
    return "\n".join([_line(COLUMNS), "|---" * len(COLUMNS) + "|", *map(_line, rows)])


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _row(found: dict[str, Any]) -> list[str]:
    low, high = found["interval"]
    wins = f"{found['wins']:.1%} ({low:.1%} – {high:.1%})"
    fair = f"{found['wins'] / found['fair']:.2f} ({low / found['fair']:.2f} – {high / found['fair']:.2f})"
    seconds = f"{found['seconds']['median'] * 1000:.0f} ms ({found['seconds']['p99'] * 1000:.0f} ms)"
    who = f"`{short(found['one'])}` – `{short(found['rival'])}`"
    return [f"{found['game']}, {found['seats']}", who, wins, fair, str(found["tries"]), seconds]


def run(seconds: float, rounds: int) -> dict[str, Any]:
    """All of it, for ./bench."""
    del seconds, rounds
    pairs = [pair for game, seats in SEATS.items() for pair in pairs_of(game, seats, MATCHES)]
    return told(measure(pairs, SEED, os.cpu_count() or 1), SEED)


def told(records: Sequence[Record], seed: str) -> dict[str, Any]:
    print(f"seed {seed}\n{table(records)}", flush=True)
    return {"seed": seed, "pairs": [found for record in records if (found := record.plain()) is not None]}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ladder", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", default=",".join(SEATS), help=f"of: {', '.join(SEATS)}")
    parser.add_argument(
        "--seats", help="how many, such as 2,4 (default: shy_monsters 2, ghostbumpers 4, straszydla 2)"
    )
    parser.add_argument("--pairs", help="ONE:RIVAL,..., each a level or MODULE:NAME (default: every pair)")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each pair, at least")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--minutes", type=float, help="end after so long, with the deals that are complete")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--table", type=Path, metavar="FILE", help="the table as Markdown")
    arguments = parser.parse_args()
    pairs: list[Pair] = []
    for game in arguments.games.split(","):
        all_seats = [int(count) for count in arguments.seats.split(",")] if arguments.seats else SEATS[game]
        if arguments.pairs:
            texts = arguments.pairs.split(",")
            pairs += [named_pair(game, seats, text, arguments.matches) for seats in all_seats for text in texts]
        else:
            pairs += pairs_of(game, all_seats, arguments.matches)
    records = measure(pairs, arguments.seed, arguments.jobs, arguments.minutes)
    results = told(records, arguments.seed)
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=2) + "\n", "utf-8")
    if arguments.table:
        arguments.table.write_text(table(records) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
