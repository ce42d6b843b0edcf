"""`spukhaus rules GAME [RULE]`: the rules pages."""

from __future__ import annotations

import argparse
from typing import Any

from spukhaus.core import registry
from spukhaus.texts import Speaker
from spukhaus.texts.rules import rule, rules_page


def add(commands: Any, speaker: Speaker) -> None:
    parser = commands.add_parser("rules", help=speaker.say("help-rules"), description=speaker.say("help-rules"))
    parser.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    parser.add_argument("rule", metavar="RULE", nargs="?", help=speaker.say("help-rules-rule"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker.language))


def run(arguments: argparse.Namespace, language: str) -> int:
    game = registry.game(arguments.game)
    print(rule(game, language, arguments.rule) if arguments.rule else rules_page(game, language).strip())
    return 0
