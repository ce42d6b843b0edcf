"""`spukhaus lab`: what people who study games ask for. All but `analyse` needs the extra `lab`."""

from __future__ import annotations

import argparse
import json
import sys
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
from spukhaus.core.errors import ConfigRefused, SpukhausError
from spukhaus.simulation.analysis.report import Tables, report, summary
from spukhaus.simulation.analysis.results import plan_of, summarise
from spukhaus.simulation.matches import bot_named
from spukhaus.simulation.plans import Plan, whole_deals
from spukhaus.simulation.recording import Record, record_match
from spukhaus.simulation.running import run_all
from spukhaus.texts import Speaker

TIMES = 3
"""How many times `solve` looks for further beliefs."""
STRATEGIES = (34, 110)
"""How many strategies of the Hero `solve` packs for the second storey and for the last."""


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-lab")
    parser = commands.add_parser("lab", help=text, description=text)
    inner = parser.commands()
    text = speaker.say("help-lab-solve")
    solve = inner.add_parser("solve", help=text, description=text)
    solve.add_argument("folder", metavar="FOLDER", type=Path, help=speaker.say("help-lab-solve-folder"))
    solve.add_argument("--edition", metavar="EDITION", default=registry.STANDARD, help=speaker.say("help-edition"))
    solve.add_argument("--times", metavar="N", type=positive, default=TIMES, help=speaker.say("help-lab-solve-times"))
    solve.add_argument("--jobs", metavar="N", type=positive, default=1, help=speaker.say("help-simulate-jobs"))
    solve.add_argument("--card", action="store_true", help=speaker.say("help-lab-solve-card"))
    solve.add_argument("--pack", metavar="FILE", type=Path, help=speaker.say("help-lab-solve-pack"))
    solve.set_defaults(run=_solve)
    text = speaker.say("help-lab-verify")
    verify = inner.add_parser("verify-solution", help=text, description=text)
    verify.add_argument("file", metavar="FILE", type=Path, nargs="?", help=speaker.say("help-lab-verify-file"))
    verify.add_argument("--edition", metavar="EDITION", default=registry.STANDARD, help=speaker.say("help-edition"))
    verify.set_defaults(run=lambda arguments: _verify(arguments, speaker))
    text = speaker.say("help-lab-picture")
    picture = inner.add_parser("picture-solution", help=text, description=text)
    picture.add_argument("folder", metavar="FOLDER", type=Path, help=speaker.say("help-lab-picture-folder"))
    picture.set_defaults(run=_picture)

    text = speaker.say("help-lab-reveals")
    reveals = inner.add_parser("weigh-reveals", help=text, description=text)
    reveals.add_argument("--most", metavar="N", type=positive, default=2, help=speaker.say("help-lab-reveals-most"))
    reveals.set_defaults(run=lambda arguments: _weigh_reveals(arguments, speaker))
    _add_analyse(inner, speaker)


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


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _solve(arguments: argparse.Namespace) -> int:
    try:
        from spukhaus.lab.games.shy_monsters.solver.chain import Chain
        from spukhaus.lab.games.shy_monsters.solver.solving import QUICK, THOROUGH, Solver, pack
    except ModuleNotFoundError as error:
        raise SpukhausError("lab-missing", module=error.name or "") from error
    box: Any = registry.find_edition(registry.game("shy_monsters"), arguments.edition).content
    solver = Solver(Chain(box), arguments.folder, _tell, _card_game if arguments.card else _game, arguments.jobs)
    solver.begin(QUICK)
    for _ in range(arguments.times):
        _tell("{:.5f} to {:.5f}".format(*solver.bounds))
        solver.improve((14, 60), QUICK)
    if arguments.pack:
        solver.settle(STRATEGIES, THOROUGH)
        pack(box, arguments.folder, arguments.pack)
    _tell("{:.5f} to {:.5f}".format(*solver.bounds))
    return 0


def _game() -> Any:
    """Who plays the rounds: a processor."""
    from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame

    return StoreyGame


def _card_game() -> Any:
    """A graphics card, through CuPy."""
    try:
        from spukhaus.lab.games.shy_monsters.solver.card import CardGame
    except ModuleNotFoundError as error:
        raise SpukhausError("lab-missing", module=error.name or "") from error
    return CardGame


def _verify(arguments: argparse.Namespace, speaker: Speaker) -> int:
    try:
        from spukhaus.games.shy_monsters.bots.solution.file import FILE, Solution
        from spukhaus.lab.games.shy_monsters.solver.verifying import verify
    except ModuleNotFoundError as error:
        raise SpukhausError("lab-missing", module=error.name or "") from error
    box: Any = registry.find_edition(registry.game("shy_monsters"), arguments.edition).content
    solution = Solution(arguments.file or FILE)
    if not solution.fits(box):
        raise SpukhausError("solution-other-box")
    found = verify(box, solution, _tell)
    print(speaker.say("lab-verified", lower=f"{found.lower:.5f}", upper=f"{found.upper:.5f}"))
    return 0


def _picture(arguments: argparse.Namespace) -> int:
    from spukhaus.games.shy_monsters.bots.solution.file import Solution
    from spukhaus.lab.games.shy_monsters.solver.pictures import draw

    box: Any = registry.edition(registry.game("shy_monsters")).content
    for path in draw(Solution(), box, arguments.folder):
        print(path)
    return 0


def _weigh_reveals(arguments: argparse.Namespace, speaker: Speaker) -> int:
    try:
        from spukhaus.lab.games.shy_monsters.solver.reveals import GAP, weigh_reveals
    except ModuleNotFoundError as error:
        raise SpukhausError("lab-missing", module=error.name or "") from error
    game = registry.game("shy_monsters")
    edition = registry.edition(game)
    words = Speaker(speaker.language, game, edition)
    box: Any = edition.content
    for one in weigh_reveals(box, arguments.most, GAP):
        monsters = ", ".join(str(words.word("face", box.monsters[place].name)) for place in one.pair)
        print(
            speaker.say(
                "lab-reveals",
                monsters=monsters,
                reveals=one.reveals,
                lower=f"{one.lower:.4f}",
                upper=f"{one.upper:.4f}",
            ),
            flush=True,
        )
    return 0
