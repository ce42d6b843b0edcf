"""`spukhaus simulate`: bots against bots, many times, reproducible whatever the number of processes."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import spukhaus
from spukhaus.bots.arena.estimates import wilson
from spukhaus.bots.arena.matches import Contest, Match, play_all
from spukhaus.cli.common import aligned, options_of, positive, with_progress
from spukhaus.core import registry
from spukhaus.core.errors import ConfigRefused
from spukhaus.texts import Speaker


@dataclass(frozen=True, slots=True)
class Simulation:
    """Who plays what, always in the same seats."""

    game: str
    edition_text: str
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str], ...] = ()


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-simulate")
    parser = commands.add_parser("simulate", help=text, description=text)
    parser.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    parser.add_argument("--seats", metavar="BOT,BOT", required=True, help=speaker.say("help-seats"))
    parser.add_argument("--games", metavar="N", type=positive, default=1000, help=speaker.say("help-simulate-games"))
    parser.add_argument("--jobs", metavar="N", type=positive, default=1, help=speaker.say("help-simulate-jobs"))
    parser.add_argument("--seed", metavar="TEXT", default="1", help=speaker.say("help-simulate-seed"))
    parser.add_argument("--edition", metavar="EDITION", default=registry.STANDARD, help=speaker.say("help-edition"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=speaker.say("help-option"))
    parser.add_argument("--json", action="store_true", help=speaker.say("help-json"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker.language))


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
    matches = list(with_progress(simulate(simulation, arguments.games, arguments.jobs), arguments.games, speaker))
    result = summarise(simulation, matches, time.perf_counter() - began)
    print(json.dumps(result, indent=2) if arguments.json else _table(result, speaker))
    return 0


def simulate(simulation: Simulation, games: int, jobs: int) -> Iterator[Match]:
    """The matches in order: a deal of its own for each."""
    contest = Contest(simulation.game, simulation.edition_text, simulation.seed, simulation.options)
    pairings = ((number, simulation.bots) for number in range(games))
    return (match for match, _ in play_all(contest, pairings, jobs))


def summarise(simulation: Simulation, matches: list[Match], seconds: float) -> dict[str, Any]:
    games = len(matches)
    decisions = sum(match.decisions for match in matches)
    seats = []
    for seat, bot in enumerate(simulation.bots):
        # A win shared by several counts as a part of one for each.
        wins = sum(match.shares[seat] for match in matches)
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
    return "\n\n".join((aligned(rows), aligned(endings), summary))
