"""`spukhaus rules GAME [RULE]`: the rules pages."""

from __future__ import annotations

import argparse
from typing import Any

from spukhaus.core import registry
from spukhaus.texts import Speaker
from spukhaus.texts.rules import rule, rule_index, rules_page


def add(commands: Any, speaker: Speaker) -> None:
    parser = commands.add_parser("rules", help=speaker.say("help-rules"), description=speaker.say("help-rules"))
    parser.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    parser.add_argument("rule", metavar="RULE", nargs="?", help=speaker.say("help-rules-rule"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    game = registry.game(arguments.game)
    if not arguments.rule:
        print(rules_page(game, speaker.language).strip())
        return 0
    print(rule(game, speaker.language, arguments.rule))
    sources = rule_index(game).status[arguments.rule.upper()]
    print(f"\n[{', '.join(speaker.say(f'status-{source}') for source in sources)}]")
    return 0
