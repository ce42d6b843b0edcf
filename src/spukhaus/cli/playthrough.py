"""`spukhaus playthrough FILE...`: golden playthroughs, compared or written anew."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from spukhaus.cli.common import read_match, write_file
from spukhaus.core import playthrough
from spukhaus.core.errors import SpukhausError
from spukhaus.texts import Speaker


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-playthrough")
    parser = commands.add_parser("playthrough", help=text, description=text)
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help=speaker.say("help-playthrough-files"))
    parser.add_argument("--write", action="store_true", help=speaker.say("help-playthrough-write"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    for path in arguments.files:
        now = playthrough.write(read_match(path))
        if path.read_text("utf-8") == now:
            print(speaker.say("playthrough-is-good", file=str(path)))
        elif arguments.write:
            write_file(path, now)
            print(speaker.say("playthrough-written", file=str(path)))
        else:
            raise SpukhausError("playthrough-old", path=str(path))
    return 0
