"""`spukhaus lab`: what people who study games ask for. All but `analyse` needs the extra `lab`.

`analyse` is for every game; what one game alone can do is added by its own `spukhaus.lab.games.GAME.commands`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from types import ModuleType
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
from spukhaus.core.errors import ConfigRefused
from spukhaus.lab import games
from spukhaus.simulation.analysis.report import report, summary
from spukhaus.simulation.analysis.results import plan_of, summarise
from spukhaus.simulation.analysis.tables import Tables
from spukhaus.simulation.matches import bot_named
from spukhaus.simulation.plans import Plan, whole_deals
from spukhaus.simulation.recording import Record, record_match
from spukhaus.simulation.running import run_all
from spukhaus.texts import Speaker


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-lab")
    parser = commands.add_parser("lab", help=text, description=text)
    inner = parser.commands()
    for module in _modules_of_games():
        module.add(inner, speaker, positive)
    _add_analyse(inner, speaker)


def _modules_of_games() -> Iterator[ModuleType]:
    """Found by folder. Folders without commands are not even imported: they need what may not be installed."""
    for folder in sorted(Path(games.__file__).parent.iterdir()):
        if (folder / "commands.py").is_file():
            yield import_module(f"{games.__name__}.{folder.name}.commands")


def _add_analyse(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-lab-analyse")
    parser = commands.add_parser("analyse", help=text, description=text)
    parser.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    parser.add_argument("--edition", metavar="EDITION", action="append", help=speaker.say("help-lab-analyse-edition"))
    parser.add_argument("--bots", metavar="BOT,BOT", help=speaker.say("help-lab-analyse-bots"))
    parser.add_argument("--games", metavar="N", type=positive, default=200, help=speaker.say("help-lab-analyse-games"))
    parser.add_argument("--players", metavar="N", help=speaker.say("help-arena-players"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=speaker.say("help-option"))
    parser.add_argument("--jobs", metavar="N", type=positive, default=1, help=speaker.say("help-simulate-jobs"))
    parser.add_argument("--seed", metavar="TEXT", default="1", help=speaker.say("help-simulate-seed"))
    parser.add_argument("--json", metavar="FILE", type=Path, help=speaker.say("help-arena-json"))
    parser.add_argument("--html", metavar="FILE", type=Path, help=speaker.say("help-arena-html"))
    parser.set_defaults(run=lambda arguments: _analyse(arguments, speaker.language))


def _analyse(arguments: argparse.Namespace, language: str) -> int:
    plan = _plan(arguments)
    game = registry.game(plan.game)
    speakers = [Speaker(language, game, edition) for _, edition in plan.editions]
    check_writable(arguments.json, arguments.html)
    done, records = whole_deals(plan, _records(plan, arguments.jobs, speakers[0]))
    if not records:
        print(speakers[0].say("arena-nothing-yet"), file=sys.stderr)
        return INTERRUPTED
    result = summarise(done, records)
    if arguments.json:
        write_file(arguments.json, json.dumps(result, indent=2) + "\n")
    if arguments.html:
        write_file(arguments.html, report(result, plan.games, speakers))
    tables = Tables(result, speakers)
    parts = [aligned(tables.seats(players)) for players in plan.players]
    parts += [aligned(tables.lengths()), "\n".join(tables.findings()), summary(result, plan.games, speakers[0])]
    print("\n\n".join(filter(None, parts)))
    return 0 if done == plan else INTERRUPTED


def _plan(arguments: argparse.Namespace) -> Plan:
    game = registry.game(arguments.game)
    asked = arguments.edition or [registry.STANDARD]
    editions = [(name, registry.find_edition(game, name)) for name in asked]
    bots = [name.strip() for name in (arguments.bots or list(registry.bots(game))[-1]).split(",") if name.strip()]
    if not bots:
        raise ConfigRefused("analysis-bots")
    for name in bots:
        bot_named(game, name)
    players = player_counts(game, arguments.players)
    options = options_of(arguments.option)
    configs = [registry.config(game, seats, edition, options) for seats in players for _, edition in editions]
    return plan_of(game.name, editions, bots, players, arguments.games, arguments.seed, configs[0].options)


def _records(plan: Plan, jobs: int, speaker: Speaker) -> list[Record]:
    """Of all matches, or of those that were played until somebody stopped it."""
    records: list[Record] = []
    try:
        with closing(run_all(record_match, plan.seatings(), jobs)) as playing:
            records.extend(with_progress(playing, plan.games, speaker))
    except KeyboardInterrupt:
        pass  # what was played so far is worth telling
    return records
