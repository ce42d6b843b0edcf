"""`spukhaus rules GAME [RULE]`: the rules pages."""

from __future__ import annotations

import argparse
from typing import Any

from spukhaus.core import registry
from spukhaus.core.rulebook import STATUSES, rule, rule_index, rules_page, without_sources
from spukhaus.texts import Speaker


def add(commands: Any, speaker: Speaker) -> None:
    parser = commands.add_parser("rules", help=speaker.say("help-rules"), description=speaker.say("help-rules"))
    parser.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    parser.add_argument("rule", metavar="RULE", nargs="?", help=speaker.say("help-rules-rule"))
    parser.add_argument("--sources", action="store_true", help=speaker.say("help-rules-sources"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    game = registry.game(arguments.game)
    words = {status: speaker.say(f"status-{status}") for status in STATUSES}
    if not arguments.rule:
        page = rules_page(game, speaker.language).strip()
        print(page if arguments.sources else without_sources(page, words))
        return 0
    text = rule(game, speaker.language, arguments.rule)
    print(text if arguments.sources else without_sources(text, words))
    sources = rule_index(game).status[arguments.rule.upper()]
    print(f"\n[{', '.join(speaker.say(f'status-{source}') for source in sources)}]")
    return 0
