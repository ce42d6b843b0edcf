"""`spukhaus puzzles`: find some in matches between bots, and prove again those that there are."""

from __future__ import annotations

import argparse
import time
from typing import Any

from spukhaus.cli.common import aligned, positive, with_progress
from spukhaus.core import registry
from spukhaus.teaching.puzzles import checking, files, finding
from spukhaus.teaching.puzzles.files import Looked, Puzzle
from spukhaus.texts import Speaker

WANTED = 120
MINUTES = 5
REFUTATIONS = 12


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-puzzles")
    inner = commands.add_parser("puzzles", help=text, description=text).commands()
    text = speaker.say("help-puzzles-find")
    find = inner.add_parser("find", help=text, description=text)
    find.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    text = speaker.say("help-puzzles-minutes")
    find.add_argument("--minutes", metavar="N", type=positive, default=MINUTES, help=text)
    find.add_argument("--wanted", metavar="N", type=positive, default=WANTED, help=speaker.say("help-puzzles-wanted"))
    find.set_defaults(run=lambda arguments: _find(arguments, speaker))
    text = speaker.say("help-puzzles-check")
    check = inner.add_parser("check", help=text, description=text)
    check.add_argument("game", metavar="GAME", nargs="?", help=speaker.say("help-puzzles-game"))
    check.add_argument("--bots", action="store_true", help=speaker.say("help-puzzles-bots"))
    check.set_defaults(run=lambda arguments: _check(arguments, speaker))


def _find(arguments: argparse.Namespace, speaker: Speaker) -> int:
    """Goes on where it was stopped. What a match adds is kept before the next one begins."""
    game, until = registry.game(arguments.game), time.monotonic() + 60 * arguments.minutes
    source = finding.Source(game)
    known, number = files.found(game), files.looked(game).matches
    while len(known) < arguments.wanted and time.monotonic() < until:
        more = finding.look(source, number, known, arguments.wanted)
        known, number = (*known, *more), number + 1
        files.add(game, more, Looked(number, len(known)))
    _show(files.puzzles(game), speaker)
    print(speaker.say("puzzles-found", count=len(known), matches=number))
    return 0


def _check(arguments: argparse.Namespace, speaker: Speaker) -> int:
    names = registry.game_names() if arguments.game is None else (arguments.game,)
    for game in map(registry.game, names):
        found = files.puzzles(game)
        for puzzle in with_progress(found, len(found), speaker):
            checking.check(puzzle)
            checking.check_refutations(puzzle, REFUTATIONS)
            if arguments.bots:
                checking.check_bots(puzzle)
        _show(found, speaker)
        print(speaker.say("puzzles-proven", count=len(found)))
    return 0


def _show(found: tuple[Puzzle, ...], speaker: Speaker) -> None:
    levels = [level for level, _ in found[0].solved] if found else []
    heading = ["", speaker.say("puzzles-difficulty"), speaker.say("puzzles-worlds"), *levels]
    rows = [
        [puzzle.name, str(puzzle.difficulty), speaker.number(puzzle.worlds)]
        + [f"{count}/{puzzle.tries}" for _, count in puzzle.solved]
        for puzzle in found
    ]
    print(aligned([heading, *rows]))
