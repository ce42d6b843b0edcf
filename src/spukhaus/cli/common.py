"""What several commands need: files, games and seats by name, with refusals that say what to do."""

from __future__ import annotations

from pathlib import Path

from spukhaus.core import matchfile
from spukhaus.core.errors import EditionBroken, MatchFileBroken, NotFound, SpukhausError
from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.matchfile import MatchFile


def read_file(path: Path, not_text: SpukhausError) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise not_text from error
    except OSError as error:
        raise NotFound("no-file", path=str(path)) from error


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise SpukhausError("cannot-write", path=str(path), reason=error.strerror or "") from error


def read_match(path: Path) -> MatchFile:
    return matchfile.read(read_file(path, MatchFileBroken("file-encoding", line=1)))


def read_edition_text(path: Path) -> str:
    return read_file(path, EditionBroken("edition-encoding", line=1))


def seat_named(game: AnyGame, seats: int, name: str) -> Seat:
    """The seat that a person means: by its role, or by its number, counted from 0 as in match files."""
    if name in game.roles:
        return game.roles.index(name)
    if name.isascii() and name.isdecimal() and int(name) < seats:
        return int(name)
    raise NotFound("unknown-seat", name=name[:40], known=(*game.roles, *map(str, range(seats))))
