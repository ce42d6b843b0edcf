"""`spukhaus simulate`: bots against bots, many times, reproducible whatever the number of processes."""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from spukhaus.cli.common import aligned, options_of, positive, with_progress
from spukhaus.core import registry
from spukhaus.core.errors import ConfigRefused
from spukhaus.simulation import fixed_seats
from spukhaus.simulation.matches import play_match
from spukhaus.simulation.running import run_all
from spukhaus.texts import Speaker


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
    named = (arguments.edition, edition)
    plan = fixed_seats.plan_of(game.name, named, bots, arguments.games, arguments.seed, config.options)
    began = time.perf_counter()
    playing = with_progress(run_all(play_match, plan.seatings(), arguments.jobs), plan.games, speaker)
    matches = [match for match, _ in playing]
    result = fixed_seats.summarise(plan, matches, time.perf_counter() - began)
    print(json.dumps(result, indent=2) if arguments.json else _tables(result, speaker))
    return 0


def _tables(result: dict[str, Any], speaker: Speaker) -> str:
    tables = (fixed_seats.seats(result, speaker), fixed_seats.endings(result, speaker))
    return "\n\n".join((*map(aligned, tables), fixed_seats.summary(result, speaker)))
