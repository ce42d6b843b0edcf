"""Bots of earlier versions, as they played then.

tools/freeze_bots.py keeps the rules and bots of a version as a package of another name, in an archive beside this
module. A `Frozen` bot turns the view that it is given into one of that package, lets the old bot choose among what the
old rules offer, and says its choice in words, which the rules of today read.

So modules may move, classes may get other names and views may grow. Only what an old view was told must go on being
told under the same name, and actions must be written as they were: both are what browsers and match files rely on.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import cache, partial
from importlib.util import module_from_spec
from io import BytesIO
from pathlib import Path
from types import MappingProxyType, NoneType, UnionType
from typing import Any, ClassVar, Final, TypeAlias, Union, cast, get_args, get_origin, get_type_hints
from zipimport import zipimporter

from spukhaus.core.bot import Bot
from spukhaus.core.errors import NotFound
from spukhaus.core.game import AnyGame, AnyView, Choices

FOLDER: Final = Path(__file__).parent
PLAIN: Final = frozenset((bool, int, float, str, Fraction, NoneType))


class Frozen:
    """A level of an earlier version, for any game that this version had."""

    package: ClassVar[str]
    """The name of the copy, and of its archive."""
    level: ClassVar[str]

    def __init__(self, game: AnyGame) -> None:
        registry = frozen_module(self.package, "core.registry")
        if game.name not in registry.game_names():
            raise NotFound("unknown-game", game=game.name, known=registry.game_names())
        self.game = game
        self.old_game = cast(AnyGame, registry.game(game.name))
        self.old_bot = cast(Bot, registry.bot(self.old_game, self.level)(self.old_game))
        self.old_view = view_maker(self.package, game.name)

    def choose(self, view: AnyView, choices: Choices[Any], rng: random.Random) -> Any:
        old_view = self.old_view(view)
        # Whatever world fits the view, the same is offered in it: so it takes no luck from the bot to draw one.
        world = self.old_game.determinize(old_view, random.Random(0))
        offered = self.old_game.legal_actions(world, view.seat)
        text = self.old_game.write(self.old_bot.choose(old_view, offered, rng))
        action = self.game.read(text)
        if action not in choices:
            raise ValueError(f"{self.package} chose {text!r}, which the rules do not offer here any more")
        return action


class Master060(Frozen):
    """The strongest bot of each game in version 0.6.0 but for the perfect one: what later masters must beat."""

    package = "spukhaus060"
    level = "master"

    def __init__(self, game: AnyGame) -> None:
        if game.name == "shy_monsters":
            _open_solution_060()
        super().__init__(game)


@cache
def _open_solution_060() -> None:
    """Version 0.6 reads what the Dungeon Master lays from a file in its folder, and does not look into archives."""
    module = frozen_module(Master060.package, "games.shy_monsters.solution")
    tables = module.__loader__.get_data(str(module.FILE))
    module.FILE, module.Solution = FOLDER, partial(module.Solution, BytesIO(tables))


def frozen_module(package: str, name: str) -> Any:
    """A module of a frozen package. Nothing is known of it beforehand: what it says is given a type by who asks."""
    if package not in sys.modules:
        loader = zipimporter(str(FOLDER / f"{package}.zip"))
        spec = loader.find_spec(package)
        if spec is None:
            raise ImportError(f"there is no {package} in {loader.archive}")
        sys.modules[package] = module_from_spec(spec)
        loader.exec_module(sys.modules[package])
    return importlib.import_module(f"{package}.{name}")


# Views


Turn: TypeAlias = Callable[[Any], Any]


@cache
def view_maker(package: str, game: str) -> Turn:
    """What turns a view of today into the one that the frozen game would have shown."""
    kind = type(frozen_module(package, "core.registry").game(game))
    return Turning(package).into(get_type_hints(kind.view)["return"])


def _as_it_is(thing: Any) -> Any:
    return thing


class Turning:
    """Turns things of today into those of a frozen package, as the annotations of its classes ask for them."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._edition: type[Any] = frozen_module(package, "core.edition").Edition
        self._read_edition: Callable[[str], Any] = frozen_module(package, "core.registry").edition_of_text

    def into(self, kind: Any) -> Turn:
        origin, parts = get_origin(kind) or kind, get_args(kind)
        if origin in PLAIN:
            return _as_it_is
        if origin is self._edition:
            return self._edition_of
        if origin in (Union, UnionType):
            return self._into_optional(parts)
        if origin in (tuple, frozenset):
            return self._into_several(origin, parts)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            turn = self.into(parts[1])
            return lambda mapping: MappingProxyType({key: turn(value) for key, value in mapping.items()})
        if isinstance(origin, type) and issubclass(origin, Enum):
            members = {member.value: member for member in origin}
            return lambda member: members[member.value]
        if is_dataclass(origin):
            return self._into_dataclass(origin)
        raise TypeError(f"{self._package}: nothing can be turned into {kind}")

    def _edition_of(self, edition: Any) -> Any:
        try:
            return self._read_edition(edition.text)
        except Exception as error:
            raise ValueError(f"{self._package} cannot read the edition {edition.name}: {error}") from error

    def _into_optional(self, parts: tuple[Any, ...]) -> Turn:
        turns = {turn for part in parts if (turn := self.into(part)) is not _as_it_is}
        if not turns:
            return _as_it_is
        [turn] = turns
        return lambda thing: None if thing is None else turn(thing)

    def _into_several(self, kind: Any, parts: tuple[Any, ...]) -> Turn:
        turns = [self.into(part) for part in parts if part is not Ellipsis]
        if all(turn is _as_it_is for turn in turns):
            return _as_it_is
        if kind is tuple and Ellipsis not in parts:
            return lambda things: tuple([turn(thing) for turn, thing in zip(turns, things, strict=True)])
        [turn] = turns
        return lambda things: kind([turn(thing) for thing in things])

    def _into_dataclass(self, kind: Any) -> Turn:
        hints = get_type_hints(kind)
        turns = [(field.name, self.into(hints[field.name])) for field in fields(kind)]
        needed = {field.name for field in fields(kind) if field.default is field.default_factory is MISSING}

        def turn_into(thing: Any) -> Any:
            found = {name: turn(getattr(thing, name)) for name, turn in turns if hasattr(thing, name)}
            if missing := needed - found.keys():
                raise ValueError(f"{self._package} needs {kind.__name__} with {', '.join(sorted(missing))}")
            return kind(**found)

        return turn_into
