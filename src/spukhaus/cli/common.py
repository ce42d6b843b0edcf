"""What several commands need: files, games and seats by name, with refusals that say what to do."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from spukhaus.core import matchfile
from spukhaus.core.errors import ConfigRefused, EditionBroken, MatchFileBroken, NotFound, SpukhausError
from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.registry import read_text
from spukhaus.match.retention import DEFAULTS, RETAINED, Retention
from spukhaus.texts import Speaker

Item = TypeVar("Item")
INTERRUPTED = 130
"""The exit status of a command that Ctrl+C ended."""


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} < 1")
    return int(text)


def days(text: str) -> float:
    """A number of days; 0 is for ever."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} < 0")
    return found


def add_retention(parser: argparse.ArgumentParser, speaker: Speaker) -> None:
    """How long a house keeps what, as options."""
    for name in RETAINED:
        text = speaker.say(f"help-keep-{name}", days=getattr(DEFAULTS, name))
        parser.add_argument(f"--keep-{name}", metavar="DAYS", type=days, default=getattr(DEFAULTS, name), help=text)


def retention_of(arguments: argparse.Namespace) -> Retention:
    return Retention(*(getattr(arguments, f"keep_{name}") for name in RETAINED))


def with_progress(items: Iterable[Item], total: int, speaker: Speaker) -> Iterator[Item]:
    """A bar on standard error, for people only: none where it would end up in a file."""
    shown = sys.stderr.isatty()
    next_time = 0.0
    try:
        for done, item in enumerate(items, start=1):
            yield item
            if shown and (time.monotonic() >= next_time or done == total):
                said = speaker.say("progress", done=done, total=total)
                print(f"\r[{'#' * (30 * done // total):<30}] {said}", end="", file=sys.stderr, flush=True)
                next_time = time.monotonic() + 0.1
    finally:
        if shown:
            print(file=sys.stderr)


def aligned(rows: list[list[str]]) -> str:
    """A table for the terminal, its first row the heading."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise SpukhausError("cannot-write", path=str(path), reason=error.strerror or "") from error


def check_writable(*paths: Path | None) -> None:
    """Better to hear now than after hours that a file cannot be written."""
    for path in filter(None, paths):
        write_file(path, "")


def options_of(said: list[str]) -> dict[str, str]:
    """The options of a game as they were said, NAME=VALUE each; what there is no such thing of, the game refuses."""
    return {name: value for name, _, value in (option.partition("=") for option in said)}


def player_counts(game: AnyGame, said: str | None) -> list[int]:
    """4, or 3,5, or 3-6; every number that the game allows if nothing is said."""
    if said is None:
        return list(game.seat_counts)
    found: set[int] = set()
    for part in said.split(","):
        ends = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", part.strip())
        if ends is None:
            raise ConfigRefused("players-form", text=said)
        found |= set(range(int(ends[1]), int(ends[2] or ends[1]) + 1))
    if not found:
        raise ConfigRefused("players-form", text=said)
    return sorted(found)


def read_match(path: Path) -> MatchFile:
    return matchfile.read(read_text(path, MatchFileBroken("file-encoding", line=1)))


def read_edition_text(path: Path) -> str:
    return read_text(path, EditionBroken("edition-encoding", line=1))


def seat_named(game: AnyGame, seats: int, name: str, also: tuple[str, ...] = ()) -> Seat:
    """The seat that a person means: by its role, or by its number, counted from 0 as in match files."""
    if name in game.roles:
        return game.roles.index(name)
    numbers = [str(seat) for seat in range(seats)]
    if name in numbers:
        return numbers.index(name)
    raise NotFound("unknown-seat", name=name[:40], known=(*game.roles, *numbers, *also))
