"""`spukhaus push-key FILE`: a key of the host's own for push services (`spukhaus serve --push FILE`)."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from spukhaus.texts import Speaker


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-push-key")
    parser = commands.add_parser("push-key", help=text, description=text)
    parser.add_argument("file", metavar="FILE", type=Path, help=speaker.say("help-push-key-file"))
    parser.add_argument("--contact", metavar="URL", required=True, help=speaker.say("help-push-key-contact"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    from spukhaus.server.vapid import write_new_key

    write_new_key(arguments.file, arguments.contact)
    print(speaker.say("push-key-written", path=str(arguments.file)))
    return 0
