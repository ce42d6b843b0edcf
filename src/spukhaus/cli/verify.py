"""`spukhaus verify FILE`: was this match played by the rules, and is its shuffle the one that was promised?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from spukhaus.cli.common import read_match
from spukhaus.core import matchfile
from spukhaus.core.errors import MatchFileBroken
from spukhaus.texts import Speaker


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-verify")
    parser = commands.add_parser("verify", help=text, description=text)
    parser.add_argument("file", metavar="FILE", type=Path, help=speaker.say("help-replay-file"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    match = read_match(arguments.file)
    for header in ("commitment", "seed", "outcome"):
        if getattr(match, header) is None:
            raise MatchFileBroken("file-header-missing", line=1, header=header)
    actions = sum(1 for _ in matchfile.replay(match))
    print(speaker.say("verified", count=actions))
    return 0
