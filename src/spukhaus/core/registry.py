"""Finds games by folder, and what lies in a game's folder: editions, bots, rules pages, playthroughs."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import cast

import spukhaus.games
from spukhaus.core.bot import BotMaker, RandomBot
from spukhaus.core.edition import Edition, EditionFile
from spukhaus.core.errors import EditionBroken, NotFound, SpukhausError
from spukhaus.core.extras import Extras
from spukhaus.core.game import AnyConfig, AnyGame, Config

STANDARD = "standard"
USUAL = "sensible"
POLICY = "policy"
"""`policy:FILE` is a bot that plays by a file (spukhaus/policies). Only where a host or a researcher names it."""


def game_names() -> tuple[str, ...]:
    """Every folder under `spukhaus/games`."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(spukhaus.games.__path__)))


@lru_cache
def game(name: str) -> AnyGame:
    if name not in game_names():
        raise NotFound("unknown-game", game=name, known=game_names())
    return cast(AnyGame, importlib.import_module(f"spukhaus.games.{name}").GAME)


def extras(game: AnyGame) -> Extras:
    """What the game offers beyond its rules (core/extras.py)."""
    return cast(Extras, importlib.import_module(_package(game)).EXTRAS)


def data(game: AnyGame) -> Path:
    """Where the game's files lie: editions, texts, rulebook, lessons, puzzles, playthroughs, anchors."""
    package = importlib.import_module(_package(game))
    return Path(package.__file__ or "").parent / "data"


def _package(game: AnyGame) -> str:
    return f"{spukhaus.games.__name__}.{game.name}"


def edition_names(game: AnyGame) -> tuple[str, ...]:
    """The editions in the game's folder, the standard one first."""
    names = sorted(path.stem for path in (data(game) / "editions").glob("*.toml"))
    return tuple(sorted(names, key=lambda name: name != STANDARD))


@lru_cache
def edition(game: AnyGame, name: str = STANDARD) -> Edition[object]:
    """A built-in edition."""
    if name not in edition_names(game):
        raise NotFound("unknown-edition", edition=name, known=edition_names(game))
    return read_edition(game, (data(game) / "editions" / f"{name}.toml").read_text("utf-8"))


def read_edition(game: AnyGame, text: str) -> Edition[object]:
    """Anybody's edition file, or `EditionBroken`."""
    return _read_edition(game, EditionFile.parse(text), text)


def _read_edition(game: AnyGame, file: EditionFile, text: str) -> Edition[object]:
    if file.text("game") != game.name:
        raise file.broken("edition-other-game", "game", expected=game.name, found=file.text("game"))
    name = file.text("name", r"[a-z0-9][a-z0-9-]*")
    file.names("title", term="edition")
    if "about" in file:
        file.names("about", term="edition-about")
    content = game.read_edition(file)
    file.close()
    return Edition(name, file.digest(), content, tuple(file.terms), text)


def game_of_edition(text: str) -> AnyGame:
    """The game that an edition file is for."""
    return _game_of(EditionFile.parse(text))


def _game_of(file: EditionFile) -> AnyGame:
    try:
        return game(file.text("game"))
    except NotFound:
        raise file.broken("edition-one-of", "game", found=file.text("game"), known=", ".join(game_names())) from None


@lru_cache
def edition_of_text(text: str) -> Edition[object]:
    """The edition of a file's text, for whichever game it says."""
    file = EditionFile.parse(text)
    return _read_edition(_game_of(file), file, text)


def find_edition(game: AnyGame, name_or_file: str) -> Edition[object]:
    """A built-in edition by its name, or an edition file by its path."""
    if name_or_file in edition_names(game):
        return edition(game, name_or_file)
    path = Path(name_or_file)
    if path.suffix != ".toml" or not path.is_file():
        raise NotFound("unknown-edition", edition=name_or_file, known=edition_names(game))
    return read_edition(game, read_text(path, EditionBroken("edition-encoding", line=1)))


def read_text(path: Path, not_text: SpukhausError) -> str:
    """The text of a file of somebody's, or a refusal that says what is wrong with it."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise not_text from error
    except OSError as error:
        raise NotFound("no-file", path=str(path)) from error


def config(
    game: AnyGame,
    seats: int | None = None,
    edition: Edition[object] | str = STANDARD,
    options: Mapping[str, str] | Iterable[tuple[str, str]] = (),
    rules: int | None = None,
) -> AnyConfig:
    """A checked set-up; what is not said takes its default, and the rules are the newest."""
    chosen = {option.name: option.default for option in game.options} | dict(options)
    box = find_edition(game, edition) if isinstance(edition, str) else edition
    made = Config(
        game.seat_counts[0] if seats is None else seats,
        box,
        tuple(sorted(chosen.items())),
        game.rules_version if rules is None else rules,
    )
    game.check_config(made)
    return made


def bots(game: AnyGame) -> dict[str, BotMaker]:
    """The bots that can sit at this game: the random one, and those of its folder."""
    return {"random": RandomBot, **extras(game).bots()}


@dataclass(frozen=True, slots=True)
class Guest:
    """A bot that the host of a house has brought along: it sits at tables, and no hint or level comes from it."""

    make: BotMaker
    check: Callable[[AnyConfig], None]
    """Refuses a set-up that it cannot play."""
    file: str
    """Where it is kept, for the processes in which bots think; players are not told."""


_guests: dict[str, dict[str, Guest]] = {}


def invite(game: AnyGame, name: str, guest: Guest) -> None:
    """In this process, from now on."""
    _guests.setdefault(game.name, {})[name] = guest


def guests(game: AnyGame) -> Mapping[str, Guest]:
    return _guests.get(game.name, {})


def check_bot(game: AnyGame, name: str, config: AnyConfig) -> None:
    """Whether this bot can sit at a table with this set-up."""
    if name in guests(game):
        guests(game)[name].check(config)
    else:
        bot(game, name)


def best_bot(game: AnyGame) -> str:
    """They are listed from weak to strong."""
    return list(bots(game))[-1]


def usual_bot(game: AnyGame) -> str:
    """Who sits down where nobody said which bot: a fair opponent for somebody new."""
    return USUAL if USUAL in bots(game) else best_bot(game)


def bot(game: AnyGame, name: str) -> BotMaker:
    known = bots(game)
    if name not in known:
        raise NotFound("unknown-bot", bot=name, known=(*known, *guests(game)))
    return known[name]
