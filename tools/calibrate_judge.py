"""Whether the judge is right: when it says 70%, are 70% won?

One random moment of each of many matches of bots, none of which the judge was fitted to: what it says there of every
seat's share, by what one of them knows, and what came of it. `--losses` reviews matches of masters instead, and says
what they lose.

PYTHONPATH=src python -m tools.calibrate_judge straszydla --matches 3000 --json found.json --plot docs/pictures
PYTHONPATH=src python -m tools.calibrate_judge --from found.json --plot docs/pictures
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from tools.judge_matches import LEVELS, on_many_cores, played, shares_at

from spukhaus.core import registry
from spukhaus.review.analyst import analyst_for
from spukhaus.review.review import review
from spukhaus.review.settling import WHOLE, Cause

SEED: Final = "moonlit"
"""Chosen before any match of it was played, and nothing is chosen by what it shows."""
BINS: Final = 10
LEAST: Final = 300
"""A bin with fewer moments is joined with its neighbour."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What was said at one moment, and what came of it."""

    seats: int
    eyes: int
    said: tuple[float, ...]
    """Everybody's share, by what the seat that looked knew."""
    came: tuple[float, ...]
    seconds: float
    """What the judgement took."""

    @property
    def pairs(self) -> list[tuple[float, float]]:
        """What was said of each seat, and what came of it."""
        return list(zip(self.said, self.came, strict=True))


def one_moment(name: str, seed: str) -> Moment:
    """Of the match of a seed."""
    game = registry.game(name)
    play = played(game, seed)
    rng = random.Random(f"{name} {seed} moment")
    at, eyes = rng.randrange(len(play.log)), rng.randrange(play.config.seats)
    state = game.new(play.config)
    for logged in play.log[:at]:
        state = game.apply(state, logged.seat, logged.action).state
    began = time.perf_counter()
    found = shares_at(game, analyst_for(game), state, eyes, play.log[at])
    seconds = time.perf_counter() - began
    assert play.outcome is not None
    came = tuple(play.outcome.share(seat) for seat in range(play.config.seats))
    return Moment(play.config.seats, eyes, found, came, seconds)


@dataclass(frozen=True, slots=True)
class Bin:
    """Moments of which about the same was said."""

    count: int
    said: float
    came: float

    @property
    def deviation(self) -> float:
        return self.came - self.said

    @property
    def error(self) -> float:
        return sqrt(max(self.came * (1 - self.came), 0.25 / self.count) / self.count)


def bins_of(moments: list[tuple[float, float]]) -> list[Bin]:
    """Ten of the same width; where fewer than 300 fell, joined with the smaller neighbour."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, came in moments:
        groups[min(BINS - 1, int(said * BINS))].append((said, came))
    while len(groups) > 1 and min(map(len, groups)) < LEAST:
        at = min(range(len(groups)), key=lambda one: len(groups[one]))
        beside = min((one for one in (at - 1, at + 1) if 0 <= one < len(groups)), key=lambda one: len(groups[one]))
        first, second = sorted((at, beside))
        groups[first : second + 1] = [groups[first] + groups[second]]
    return [
        Bin(len(group), sum(said for said, _ in group) / len(group), sum(came for _, came in group) / len(group))
        for group in groups
    ]


# Masters


def losses(name: str, seats: int, seed: str) -> dict[str, Any]:
    """What masters lose by their decisions in a match, seat by seat, and how long the review took."""
    game = registry.game(name)
    play = played(game, seed, "master", seats)
    began = time.process_time()
    found = review(game, play.config, play.log)
    return {
        "game": name,
        "seats": seats,
        "lost": [-account.changed[Cause.OWN] / WHOLE for account in found.accounts],
        "changed": [
            {cause.value: amount / WHOLE for cause, amount in account.changed.items()} for account in found.accounts
        ],
        "decisions": len(found.decisions),
        "seconds": round(time.process_time() - began, 2),
    }


# Telling


def told(name: str, moments: list[Moment]) -> str:
    found = bins_of([pair for one in moments for pair in one.pairs])
    lines = [f"{name}: {len(moments)} moments, levels {', '.join(LEVELS[name])}", " said   came    shares  deviation"]
    lines += [
        f"{one.said:6.1%} {one.came:6.1%} {one.count:7}   {100 * one.deviation:+5.1f} ± {100 * 1.96 * one.error:.1f}"
        for one in found
    ]
    return "\n".join((*lines, f"largest deviation {100 * max(abs(one.deviation) for one in found):.1f} points"))


def told_losses(name: str, seats: int, found: list[dict[str, Any]]) -> str:
    each = [sum(one["lost"]) / seats for one in found]
    seconds = [one["seconds"] for one in found]
    error = f" ± {1.96 * stdev(each) / sqrt(len(each)):.2%}" if len(each) > 1 else ""
    return (
        f"{name}, {seats} masters: {fmean(each):.2%}{error} lost a match and seat, "
        f"{len(found)} matches reviewed in {min(seconds)} to {max(seconds)} s of processor time"
    )


SIZE: Final = 360
EDGE: Final = 44


def plot(name: str, moments: list[Moment]) -> str:
    """Said against came, with 95% intervals; dots by how many moments there were. The colours are told apart by
    everybody (Okabe and Ito), and the form says the same as the colour."""

    def x(share: float) -> float:
        return EDGE + share * (SIZE - 2 * EDGE)

    def y(share: float) -> float:
        return SIZE - EDGE - share * (SIZE - 2 * EDGE)

    found = bins_of([pair for one in moments for pair in one.pairs])
    most = max(one.count for one in found)
    largest = max(abs(one.deviation) for one in found)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img" font-family="sans-serif">',
        f"<title>{name}: what the judge says against what came of it, {len(moments)} moments; "
        f"largest deviation {100 * largest:.1f} points</title>",
        f'<rect width="{SIZE}" height="{SIZE}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        share = tenth / 10
        parts += [
            f'<line x1="{x(share):.1f}" y1="{y(0):.1f}" x2="{x(share):.1f}" y2="{y(1):.1f}" stroke="#ddd"/>',
            f'<line x1="{x(0):.1f}" y1="{y(share):.1f}" x2="{x(1):.1f}" y2="{y(share):.1f}" stroke="#ddd"/>',
            f'<text x="{x(share):.1f}" y="{y(0) + 16:.1f}" font-size="11" text-anchor="middle">{share:.0%}</text>',
            f'<text x="{x(0) - 6:.1f}" y="{y(share) + 4:.1f}" font-size="11" text-anchor="end">{share:.0%}</text>',
        ]
    parts.append(
        f'<line x1="{x(0):.1f}" y1="{y(0):.1f}" x2="{x(1):.1f}" y2="{y(1):.1f}" stroke="#000" stroke-dasharray="5 4"/>'
    )
    for one in found:
        low, high = max(0.0, one.came - 1.96 * one.error), min(1.0, one.came + 1.96 * one.error)
        parts.append(
            f"<g><title>said {one.said:.1%}, came {one.came:.1%}, {one.count} shares</title>"
            f'<line x1="{x(one.said):.1f}" y1="{y(low):.1f}" x2="{x(one.said):.1f}" y2="{y(high):.1f}" '
            f'stroke="#D55E00" stroke-width="3"/>'
            f'<circle cx="{x(one.said):.1f}" cy="{y(one.came):.1f}" r="{3 + 6 * sqrt(one.count / most):.1f}" '
            f'fill="#0072B2" stroke="#fff" stroke-width="1.5"/></g>'
        )
    middle = SIZE / 2
    parts += [
        f'<text x="{middle}" y="{SIZE - 8}" font-size="12" text-anchor="middle">said</text>',
        f'<text x="12" y="{middle}" font-size="12" text-anchor="middle" '
        f'transform="rotate(-90 12 {middle})">came</text>',
        f'<text x="{middle}" y="22" font-size="13" text-anchor="middle">{name.replace("_", " ")}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def read(found: list[dict[str, Any]]) -> list[Moment]:
    return [Moment(**{**one, "said": tuple(one["said"]), "came": tuple(one["came"])}) for one in found]


def kept_in(path: Path | None, asked: dict[str, Any]) -> dict[str, Any]:
    """What an earlier run with the same seed has found, by game."""
    if path is None or not path.exists():
        return asked
    kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
    if (found := {key: kept[key] for key in asked}) != asked:
        raise SystemExit(f"{path} is of {found}, not of {asked}: name another file.")
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(LEVELS)}; all of them")
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=36_000.0, help="for each game; then what there is must do")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--seed", default=SEED, help="while something is still to be chosen by what is found")
    parser.add_argument("--losses", type=int, metavar="SEATS", help="what masters lose, with so many seats")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep what is found, and go on from it")
    parser.add_argument("--from", dest="kept", type=Path, metavar="FILE", help="tell and draw what was kept")
    parser.add_argument("--plot", type=Path, metavar="FOLDER", help="draw judge-GAME.svg there")
    arguments = parser.parse_args()
    asked = {"seed": arguments.seed, "losses": arguments.losses}
    kept = json.loads(arguments.kept.read_text("utf-8")) if arguments.kept else kept_in(arguments.json, asked)
    for name in arguments.games or LEVELS:
        work = partial(losses, name, arguments.losses) if arguments.losses else partial(one_moment, name)
        if not arguments.kept:
            rows = kept.setdefault(name, [])
            for one in on_many_cores(
                work, arguments.seed, arguments.matches, arguments.seconds, arguments.processes, len(rows)
            ):
                rows.append(asdict(one) if isinstance(one, Moment) else one)
                if arguments.json and (arguments.losses or len(rows) % 100 == 0):
                    arguments.json.write_text(json.dumps(kept), "utf-8")
            if arguments.json:
                arguments.json.write_text(json.dumps(kept), "utf-8")
        if not kept[name]:
            print(f"{name}: nothing in that time")
        elif arguments.losses:
            print(told_losses(name, arguments.losses, kept[name]))
        else:
            moments = read(kept[name])
            print(told(name, moments))
            if arguments.plot:
                (arguments.plot / f"judge-{name.replace('_', '-')}.svg").write_text(plot(name, moments), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
