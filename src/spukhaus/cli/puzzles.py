"""`spukhaus puzzles`: find some in matches between bots, and prove again those that there are."""

from __future__ import annotations

import argparse
from typing import Any

from spukhaus.cli.common import aligned, positive, write_file
from spukhaus.core import registry
from spukhaus.teaching.puzzles import checking, files, finding
from spukhaus.teaching.puzzles.files import Puzzle
from spukhaus.texts import Speaker

MATCHES = 60
WANTED = 8
REFUTATIONS = 12


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-puzzles")
    inner = commands.add_parser("puzzles", help=text, description=text).commands()
    text = speaker.say("help-puzzles-find")
    find = inner.add_parser("find", help=text, description=text)
    find.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    find.add_argument(
        "--matches", metavar="N", type=positive, default=MATCHES, help=speaker.say("help-puzzles-matches")
    )
    find.add_argument("--seed", metavar="TEXT", default="1", help=speaker.say("help-simulate-seed"))
    find.add_argument("--wanted", metavar="N", type=positive, default=WANTED, help=speaker.say("help-puzzles-wanted"))
    find.set_defaults(run=lambda arguments: _find(arguments, speaker))
    text = speaker.say("help-puzzles-check")
    check = inner.add_parser("check", help=text, description=text)
    check.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    check.add_argument("--bots", action="store_true", help=speaker.say("help-puzzles-bots"))
    check.set_defaults(run=lambda arguments: _check(arguments, speaker))


def _find(arguments: argparse.Namespace, speaker: Speaker) -> int:
    """Those that are found take the place of those that there were."""
    game = registry.game(arguments.game)
    folder = registry.data(game) / "puzzles"
    found = list(finding.find(finding.Source(game, arguments.matches, arguments.seed), arguments.wanted))
    for old in folder.glob("*.toml"):
        old.unlink()
    for puzzle in found:
        write_file(folder / f"{puzzle.name}.toml", files.write(puzzle))
    _show(tuple(found), speaker)
    return 0


def _check(arguments: argparse.Namespace, speaker: Speaker) -> int:
    found = files.puzzles(registry.game(arguments.game))
    for puzzle in found:
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
