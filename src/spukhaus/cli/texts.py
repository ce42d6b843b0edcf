"""`spukhaus texts sheet`: every message of a language with all its variations, to be read from start to end."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast as ftl

from spukhaus.core import registry
from spukhaus.texts import Speaker
from spukhaus.texts.sheet import Sheet, entries, has_pages, label, said, sheets


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-texts")
    inner = commands.add_parser("texts", help=text, description=text).commands()

    text = speaker.say("help-texts-sheet")
    sheet = inner.add_parser("sheet", help=text, description=text)
    sheet.add_argument("--game", metavar="GAME", help=speaker.say("help-texts-game"))
    sheet.set_defaults(run=lambda arguments: run_sheet(arguments, speaker))


def run_sheet(arguments: argparse.Namespace, speaker: Speaker) -> int:
    game = registry.game(arguments.game) if arguments.game else None
    for sheet in sheets(speaker.language, game):
        print(f"# {label(sheet.path)}\n")
        for line in _lines(sheet, speaker.language):
            print(line)
        print()
    if not has_pages():
        print(speaker.say("texts-no-pages"), file=sys.stderr)
    return 0


def _lines(sheet: Sheet, language: str) -> Iterator[str]:
    """An id and its text, or below each other the texts that there are."""
    voice = sheet.speaker(language)
    for entry in entries(sheet.path):
        if not isinstance(entry, ftl.Message):
            continue
        found: dict[str, dict[str, None]] = {}
        for name, text in said(voice, sheet, entry):
            found.setdefault(name, {})[text] = None
        for name, texts in found.items():
            if len(texts) == 1:
                yield f"{name}: {next(iter(texts))}"
            else:
                yield f"{name}:"
                yield from (f"    {text}" for text in texts)
