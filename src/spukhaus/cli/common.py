"""What several commands need: files, games and seats by name, with refusals that say what to do."""

from __future__ import annotations

from pathlib import Path

from spukhaus.core import matchfile
from spukhaus.core.errors import EditionBroken, MatchFileBroken, NotFound, SpukhausError
from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.registry import read_text


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise SpukhausError("cannot-write", path=str(path), reason=error.strerror or "") from error


def options_of(said: list[str]) -> dict[str, str]:
    """The options of a game as they were said, NAME=VALUE each; what there is no such thing of, the game refuses."""
    return {name: value for name, _, value in (option.partition("=") for option in said)}


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
