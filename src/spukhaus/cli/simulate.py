"""`spukhaus simulate`: bots against bots, many times, reproducible whatever the number of processes."""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import spukhaus
from spukhaus.cli.common import options_of
from spukhaus.core import registry
from spukhaus.core.errors import ConfigRefused
from spukhaus.core.game import CHANCE, AnyConfig, AnyGame
from spukhaus.core.play import play_bots
from spukhaus.texts import Speaker

BATCH = 50


@dataclass(frozen=True, slots=True)
class Simulation:
    """Everything that a worker process needs to play its share."""

    game: str
    edition_text: str
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    scores: tuple[int, ...]
    reason: str
    decisions: int


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-simulate")
    parser = commands.add_parser("simulate", help=text, description=text)
    parser.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    parser.add_argument("--seats", metavar="BOT,BOT", required=True, help=speaker.say("help-seats"))
    parser.add_argument("--games", metavar="N", type=_positive, default=1000, help=speaker.say("help-simulate-games"))
    parser.add_argument("--jobs", metavar="N", type=_positive, default=1, help=speaker.say("help-simulate-jobs"))
    parser.add_argument("--seed", metavar="TEXT", default="1", help=speaker.say("help-simulate-seed"))
    parser.add_argument("--edition", metavar="EDITION", default=registry.STANDARD, help=speaker.say("help-edition"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=speaker.say("help-option"))
    parser.add_argument("--json", action="store_true", help=speaker.say("help-json"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker.language))


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} < 1")
    return int(text)


def run(arguments: argparse.Namespace, language: str) -> int:
    game = registry.game(arguments.game)
    bots = tuple(arguments.seats.split(","))
    edition = registry.find_edition(game, arguments.edition)
    if len(bots) not in game.seat_counts:
        least, most = game.seat_counts[0], game.seat_counts[-1]
        raise ConfigRefused("seats-named", count=len(bots), seats=str(least) if least == most else f"{least}–{most}")
    for name in bots:
        registry.bot(game, name)
    config = registry.config(game, len(bots), edition, options_of(arguments.option))
    speaker = Speaker(language, game, edition)
    simulation = Simulation(game.name, edition.text, bots, arguments.seed, config.options)
    began = time.perf_counter()
    matches = list(_with_progress(simulate(simulation, arguments.games, arguments.jobs), arguments.games, speaker))
    result = summarise(simulation, matches, time.perf_counter() - began)
    print(json.dumps(result, indent=2) if arguments.json else _table(result, speaker))
    return 0


def simulate(simulation: Simulation, games: int, jobs: int) -> Iterator[Played]:
    """The matches in order. Each has a seed of its own, so the number of processes changes nothing."""
    if jobs == 1:
        for start in range(0, games, BATCH):
            yield from play_batch(simulation, range(start, min(start + BATCH, games)))
        return
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for batch in pool.map(play_batch, [simulation] * len(batches), batches):
            yield from batch


def play_batch(simulation: Simulation, numbers: range) -> list[Played]:
    game = registry.game(simulation.game)
    edition = registry.read_edition(game, simulation.edition_text)
    config = registry.config(game, len(simulation.bots), edition, simulation.options)
    return [_play_one(game, config, simulation, number) for number in numbers]


def _play_one(game: AnyGame, config: AnyConfig, simulation: Simulation, number: int) -> Played:
    bots = [registry.bot(game, name)(game) for name in simulation.bots]
    seed = hashlib.sha256(f"{simulation.seed} {number}".encode()).hexdigest()
    play = play_bots(game, config, bots, seed)
    assert play.outcome is not None  # noqa: S101  (play_bots plays to the end)
    decisions = sum(logged.seat != CHANCE for logged in play.log)
    return Played(play.outcome.scores, str(play.outcome.reason), decisions)


def _with_progress(matches: Iterable[Played], total: int, speaker: Speaker) -> Iterator[Played]:
    """A bar on standard error, for people only: none where it would end up in a file."""
    shown = sys.stderr.isatty()
    step = max(1, total // 200)
    for done, match in enumerate(matches, start=1):
        yield match
        if shown and (done % step == 0 or done == total):
            bar = "#" * (30 * done // total)
            print(
                f"\r[{bar:<30}] {speaker.say('progress', done=done, total=total)}", end="", file=sys.stderr, flush=True
            )
    if shown:
        print(file=sys.stderr)


def summarise(simulation: Simulation, matches: list[Played], seconds: float) -> dict[str, Any]:
    games = len(matches)
    decisions = sum(match.decisions for match in matches)
    seats = []
    for seat, bot in enumerate(simulation.bots):
        # A win shared by several counts as a part of one for each.
        wins = sum(_share(match, seat) for match in matches)
        low, high = wilson(wins, games)
        mean = sum(match.scores[seat] for match in matches) / games
        seats.append({"seat": seat, "bot": bot, "wins": wins / games, "interval": [low, high], "mean_score": mean})
    return {
        "game": simulation.game,
        "version": spukhaus.__version__,
        "rules": registry.game(simulation.game).rules_version,
        "options": dict(simulation.options),
        "edition": registry.edition_of_text(simulation.edition_text).digest,
        "games": games,
        "seed": simulation.seed,
        "seats": seats,
        "endings": dict(Counter(match.reason for match in matches).most_common()),
        "decisions_per_game": decisions / games,
        "decisions_per_second": decisions / seconds,
    }


def _share(match: Played, seat: int) -> float:
    best = max(match.scores)
    return 1 / match.scores.count(best) if match.scores[seat] == best else 0.0


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's 95% interval of a share: honest near 0 and 1, where the usual one is not."""
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def _table(result: dict[str, Any], speaker: Speaker) -> str:
    rows = [[speaker.say(f"table-{name}") for name in ("seat", "bot", "wins", "interval", "score")]]
    for entry in result["seats"]:
        low, high = entry["interval"]
        rows.append(
            [
                speaker.role(entry["seat"]),
                entry["bot"],
                speaker.percent(entry["wins"]),
                f"{speaker.percent(low)} – {speaker.percent(high)}",
                speaker.number(entry["mean_score"], 3),
            ]
        )
    endings = [[speaker.say("table-ending"), speaker.say("table-count")]]
    endings += [[speaker.say(f"ending-{reason}"), str(count)] for reason, count in result["endings"].items()]
    summary = speaker.say(
        "simulated",
        games=result["games"],
        game=speaker.say("title"),
        decisions=speaker.number(result["decisions_per_game"], 1),
        speed=round(result["decisions_per_second"]),
    )
    return "\n\n".join((_aligned(rows), _aligned(endings), summary))


def _aligned(rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)
