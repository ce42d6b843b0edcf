"""`spukhaus new-game NAME`: the folders of a new game, written from the template (spukhaus/template).

The template is a game like any other, called `coins`. Of another game five things are different: the package that its
modules are imported from, its name, its name as a class or a title, the letters of its rules, and the digest of its
edition, which names the game. Nothing else is replaced.
"""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import spukhaus.template
from spukhaus.core import registry
from spukhaus.core.edition import EditionFile
from spukhaus.core.errors import ConfigRefused, NotFound, SpukhausError
from spukhaus.texts import Speaker

TEMPLATE: Final = Path(spukhaus.template.__file__).parent
CHECKOUT: Final = Path(spukhaus.__file__).parents[2]
PLACES: Final = {"coins": Path("src", "spukhaus", "games"), "web": Path("web", "src", "games")}
"""Where the folders of the template go, in a checkout."""
CODE: Final = (".py", ".svelte", ".ts")


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-new-game")
    parser = commands.add_parser("new-game", help=text, description=text)
    parser.add_argument("name", metavar="NAME", help=speaker.say("help-new-game-name"))
    parser.add_argument(
        "--folder", metavar="DIR", type=Path, default=CHECKOUT, help=speaker.say("help-new-game-folder")
    )
    parser.set_defaults(run=lambda arguments: run(arguments, speaker))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    name: str = arguments.name
    for folder in write_game(name, arguments.folder):
        print(speaker.say("new-game-written", path=str(folder)))
    print(speaker.say("new-game-next", game=name))
    return 0


def write_game(name: str, checkout: Path) -> tuple[Path, ...]:
    """Both folders of a new game, or a refusal that leaves everything as it was."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name, re.ASCII) or keyword.iskeyword(name):
        raise ConfigRefused("game-name-form", game=name[:80])
    if name in registry.game_names():
        raise ConfigRefused("game-name-taken", game=name)
    folders = {part: checkout / place / name for part, place in PLACES.items()}
    for folder in folders.values():
        if not folder.parent.is_dir():
            raise NotFound("no-checkout", path=str(checkout))
        if folder.exists():
            raise ConfigRefused("game-folder-exists", path=str(folder))
    written = {folders[part] / path: text for part in PLACES for path, text in rendered(part, name)}
    try:
        for path, text in written.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    except OSError as error:
        for folder in folders.values():
            shutil.rmtree(folder, ignore_errors=True)
        raise SpukhausError("cannot-write", path=str(path), reason=error.strerror or "") from error
    return tuple(folders.values())


def rendered(part: str, name: str) -> Iterator[tuple[Path, str]]:
    """Every file of a part of the template, as the new game has it."""
    edition = (TEMPLATE / "coins" / "data" / "editions" / "standard.toml").read_text("utf-8")
    before, after = EditionFile.parse(edition), EditionFile.parse(renamed(edition, name, ".toml"))
    for path in sorted((TEMPLATE / part).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            text = renamed(path.read_text("utf-8"), name, path.suffix)
            yield path.relative_to(TEMPLATE / part), text.replace(before.digest(), after.digest())


def renamed(text: str, name: str, suffix: str) -> str:
    words = [word.capitalize() for word in name.split("_") if word]
    return (
        text.replace("spukhaus.template.coins", f"spukhaus.games.{name}")
        .replace("Coins", ("" if suffix in CODE else " ").join(words))
        .replace("coins", name)
        .replace("CO-", f"{letters(name)}-")
    )


def letters(name: str) -> str:
    """What its rules' numbers begin with: the initials of its first two words, or its first two letters."""
    words: list[str] = re.findall("[a-z]+", name)
    initials = "".join(word[0] for word in words)
    return (initials if len(words) > 1 else words[0] * 2)[:2].upper()
