"""`spukhaus site FOLDER`: the house as static files, for any file server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from spukhaus.texts import Speaker


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-site")
    parser = commands.add_parser("site", help=text, description=text)
    parser.add_argument("folder", metavar="FOLDER", type=Path, help=speaker.say("help-site-folder"))
    parser.add_argument("--bot-pace", metavar="SECONDS", type=float, default=0.8, help=speaker.say("help-serve-pace"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    from spukhaus.pocket.site import write_site

    site = write_site(arguments.folder, arguments.bot_pace)
    print(speaker.say("site-written", path=str(arguments.folder), files=len(site.files)))
    return 0
