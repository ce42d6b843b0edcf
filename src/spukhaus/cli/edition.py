"""`spukhaus edition check|list|show`: the content of the boxes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from spukhaus.cli.common import read_edition_text
from spukhaus.core import registry
from spukhaus.texts import Speaker


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-edition-command")
    inner = commands.add_parser("edition", help=text, description=text).commands()

    text = speaker.say("help-edition-check")
    check = inner.add_parser("check", help=text, description=text)
    check.add_argument("file", metavar="FILE", type=Path, help=speaker.say("help-edition-check-file"))
    check.set_defaults(run=lambda arguments: run_check(arguments, speaker.language))

    text = speaker.say("help-edition-list")
    listing = inner.add_parser("list", help=text, description=text)
    listing.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    listing.set_defaults(run=lambda arguments: run_list(arguments, speaker.language))

    text = speaker.say("help-edition-show")
    show = inner.add_parser("show", help=text, description=text)
    show.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    show.add_argument(
        "edition", metavar="EDITION", nargs="?", default=registry.STANDARD, help=speaker.say("help-edition")
    )
    show.set_defaults(run=run_show)


def run_check(arguments: argparse.Namespace, language: str) -> int:
    text = read_edition_text(arguments.file)
    game = registry.game_of_edition(text)
    edition = registry.read_edition(game, text)
    speaker = Speaker(language, game, edition)
    print(
        speaker.say(
            "edition-is-good", file=str(arguments.file), game=speaker.say("title"), edition=speaker.say("edition")
        )
    )
    return 0


def run_list(arguments: argparse.Namespace, language: str) -> int:
    game = registry.game(arguments.game)
    for name in registry.edition_names(game):
        speaker = Speaker(language, game, registry.edition(game, name))
        print(f"{name}: {speaker.say('edition')}")
        if speaker.knows("edition-about"):
            print(f"    {speaker.say('edition-about')}")
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    print(registry.find_edition(registry.game(arguments.game), arguments.edition).text, end="")
    return 0
