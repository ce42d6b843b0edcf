"""`spukhaus arena`: bots on the same deals in every seat, rated, with intervals; reproducible from the seed."""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from spukhaus.cli.common import (
    INTERRUPTED,
    aligned,
    check_writable,
    options_of,
    player_counts,
    positive,
    with_progress,
    write_file,
)
from spukhaus.core import registry
from spukhaus.simulation.arena.report import Tables, report, summary
from spukhaus.simulation.arena.results import measured, plan_of, summarise
from spukhaus.simulation.matches import Match, check_bots, play_match
from spukhaus.simulation.plans import Plan, whole_deals
from spukhaus.simulation.reporting import Plain
from spukhaus.simulation.running import memory_of, run_all
from spukhaus.simulation.timing import Thinking, add_up
from spukhaus.texts import Speaker


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-arena")
    parser = commands.add_parser("arena", help=text, description=text)
    parser.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    parser.add_argument("--bots", metavar="BOT,BOT", required=True, help=speaker.say("help-arena-bots"))
    parser.add_argument("--games", metavar="N", type=positive, default=1000, help=speaker.say("help-arena-games"))
    parser.add_argument("--players", metavar="N", help=speaker.say("help-arena-players"))
    parser.add_argument("--edition", metavar="EDITION", default=registry.STANDARD, help=speaker.say("help-edition"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=speaker.say("help-option"))
    parser.add_argument("--jobs", metavar="N", type=positive, default=1, help=speaker.say("help-simulate-jobs"))
    parser.add_argument("--seed", metavar="TEXT", default="1", help=speaker.say("help-simulate-seed"))
    parser.add_argument("--json", metavar="FILE", type=Path, help=speaker.say("help-arena-json"))
    parser.add_argument("--html", metavar="FILE", type=Path, help=speaker.say("help-arena-html"))
    parser.add_argument("--ray", metavar="ADDRESS", help=speaker.say("help-arena-ray"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker.language))


def run(arguments: argparse.Namespace, language: str) -> int:
    game = registry.game(arguments.game)
    edition = registry.find_edition(game, arguments.edition)
    speaker = Speaker(language, game, edition)
    bots = [name.strip() for name in arguments.bots.split(",") if name.strip()]
    players = player_counts(game, arguments.players)
    configs = [registry.config(game, seats, edition, options_of(arguments.option)) for seats in players]
    check_bots(game, bots, configs)
    named = (arguments.edition, edition)
    plan = plan_of(game.name, named, bots, players, arguments.games, arguments.seed, configs[0].options)
    check_writable(arguments.json, arguments.html)
    result, on_the_way = _play(plan, arguments, speaker)
    if not result:
        print(speaker.say("arena-nothing-yet"), file=sys.stderr)
        return INTERRUPTED
    if arguments.json:
        write_file(arguments.json, json.dumps({"result": result, "measured": on_the_way}, indent=2) + "\n")
    if arguments.html:
        write_file(arguments.html, report(result, on_the_way, speaker))
    print(_tables(Tables(result, on_the_way, speaker)))
    return INTERRUPTED if on_the_way["games_asked"] > result["games"] else 0


def _play(plan: Plan, arguments: argparse.Namespace, speaker: Speaker) -> tuple[Plain, Plain]:
    """The result and what was measured; of an interrupted contest, as far as it came."""
    matches: list[Match] = []
    thinking: Thinking = {}
    memory: dict[str, int | None] = {}
    began = time.perf_counter()
    seconds = None
    try:
        with closing(run_all(play_match, plan.seatings(), arguments.jobs, arguments.ray)) as playing:
            for match, times in with_progress(playing, plan.games, speaker):
                matches.append(match)
                add_up(thinking, times)
        seconds = time.perf_counter() - began
        for bot in plan.bots:
            memory[bot] = memory_of(plan.series[0], bot, plan.players[-1])
    except KeyboardInterrupt:
        pass  # what was played so far is worth telling
    done, complete = whole_deals(plan, matches)
    if not complete:
        return {}, {}
    jobs = None if arguments.ray else arguments.jobs
    spent = time.perf_counter() - began if seconds is None else seconds
    return summarise(done, complete), measured(thinking, memory, spent, jobs, plan.games)


def _tables(tables: Tables) -> str:
    players = tables.result["players"]
    parts = [aligned(tables.standings())]
    parts += [aligned(tables.head_to_head(number)) for number in players]
    parts += [aligned(tables.by_seat(number)) for number in players]
    if len(players) > 1:
        parts.append(aligned(tables.by_players()))
    parts += [aligned(tables.thinking()), summary(tables.result, tables.measured, tables.speaker)]
    return "\n\n".join(parts)
