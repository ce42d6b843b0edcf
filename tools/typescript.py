"""Writes the TypeScript types of what the server tells, from the Python types that it is made of.

.venv/bin/python tools/typescript.py            (after a change to a view, an offer, an action, an event or a message)

For each game `web/src/games/GAME/view.generated.ts`: its view, its box, its actions, its offers and the kinds of its
events, all found from the game itself. For the messages `web/src/lib/protocol.generated.ts`: those of
`match/messages.py`, of `cups/told.py` and every message of `server/`. Tuples are arrays, and an edition is its name
and digest (core/plain_json.py); a field with a default may be left out where the server reads it, and never where it
writes it.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
import sys
import textwrap
import types
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

import spukhaus.server
from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.core.game import AnyGame, Choices, Game, ListOffer
from spukhaus.core.plain_json import Brief, kind_of
from spukhaus.cups import told
from spukhaus.match import messages

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
WIDTH = 119
HEAD = "/** Written by tools/typescript.py from the Python types: change those, and run it. */\n"


class _Value:
    """Stands for `core.errors.Value`, which names itself."""


class _Action:
    """Stands for `core.game.Described`: one of the game's actions, with its text and its kind."""


_KNOWN = {"JSON": Any, "Value": _Value, "Described": _Action}
_SIMPLE: Mapping[object, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", type(None): "null",
    Any: "unknown", object: "unknown", _Value: "Value", _Action: "Action", msgspec.Raw: "unknown",
}  # fmt: skip


class Types:
    """The types of one file: each is written once, with all that it is made of."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._sources: dict[str, object] = {}

    def text(self) -> str:
        return "\n".join((HEAD, *self.written.values()))

    def alias(self, name: str, members: Iterable[str]) -> None:
        each = tuple(members)
        self._claim(name, each)
        self.written[name] = f"{union(f'export type {name} =', each)}\n"

    def record(self, name: str, kind: Any, extra: Mapping[str, str] | None = None) -> None:
        """A dataclass, struct or typed dictionary as an object type."""
        if not self._claim(name, kind):
            return
        self.written[name] = ""  # in its place before what it is made of
        comments = _comments(kind)
        lines = [f"  {field}: {value};" for field, value in (extra or {}).items()]
        for field, hint, optional in _fields(kind):
            if field in comments:
                lines.append(f"  /** {comments[field]} */")
            mark = "?" if optional else ""
            lines.append(union(f"  {field}{mark}:", self.members(hint, kind)))
        body = "{\n" + "\n".join(lines) + "\n}" if lines else "{}"
        self.written[name] = f"export type {name} = {body};\n"

    def _claim(self, name: str, source: object) -> bool:
        """Whether the name is free; two things of one name in a file would be confusing."""
        if self._sources.setdefault(name, source) != source:
            raise TypeError(f"two types are called {name}")
        return name not in self.written

    def members(self, hint: Any, owner: Any) -> list[str]:
        """The parts of a union, or the one type."""
        if get_origin(hint) in (Union, types.UnionType):
            return [member for part in get_args(hint) for member in self.members(part, owner)]
        if get_origin(hint) is Literal:
            name = _name_of(hint, owner)
            if name is None:
                return [_quoted(word) for word in get_args(hint)]
            self.alias(name, map(_quoted, get_args(hint)))
            return [name]
        return [self.type_of(hint, owner)]

    def type_of(self, hint: Any, owner: Any) -> str:
        origin, arguments = get_origin(hint), get_args(hint)
        if hint in _SIMPLE:
            return _SIMPLE[hint]
        if origin in (Annotated, Required, NotRequired):
            return self._joined(arguments[0], owner)
        if hint is Edition or origin is Edition:
            return "{ name: string; digest: string }"
        if origin in (list, set, frozenset) or (origin is tuple and arguments[-1] is ...):
            return self._array(arguments[0], owner)
        if origin is tuple:
            return f"[{', '.join(self._joined(part, owner) for part in arguments)}]"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<string, {self._joined(arguments[1], owner)}>"
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            self.alias(hint.__name__, [_quoted(word.value) for word in hint])
            return hint.__name__
        if isinstance(hint, type) and not is_typeddict(hint) and issubclass(hint, Brief):
            return self._joined(get_type_hints(hint.brief, localns=_KNOWN)["return"], owner)
        if is_dataclass(hint) or is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
            self.record(hint.__name__, hint)
            return str(hint.__name__)
        raise TypeError(f"no TypeScript for {hint} in {owner}")

    def _joined(self, hint: Any, owner: Any) -> str:
        return " | ".join(self.members(hint, owner))

    def _array(self, hint: Any, owner: Any) -> str:
        members = self.members(hint, owner)
        return f"{members[0]}[]" if len(members) == 1 else f"({' | '.join(members)})[]"


def union(begin: str, members: Iterable[str]) -> str:
    """One of several types behind a name, on one line or as prettier breaks it."""
    each = list(dict.fromkeys(members))
    line = f"{begin} {' | '.join(each)};"
    if len(each) == 1 or len(line) <= WIDTH:
        return line
    indent = " " * (len(begin) - len(begin.lstrip()) + 2)
    below = f"{indent}{' | '.join(each)};"
    if len(below) <= WIDTH:
        return f"{begin}\n{below}"
    return begin + "".join(f"\n{indent}| {member}" for member in each) + ";"


def _fields(kind: Any) -> Iterator[tuple[str, Any, bool]]:
    """Each field with its type, and whether it may be missing."""
    hints = get_type_hints(kind, localns=_KNOWN, include_extras=True)
    if is_dataclass(kind):
        yield from ((field.name, hints[field.name], False) for field in fields(kind))
    elif is_typeddict(kind):
        for name, hint in hints.items():
            marked = get_origin(hint)
            yield name, hint, marked is NotRequired or (name in kind.__optional_keys__ and marked is not Required)
    else:
        config = kind.__struct_config__
        if config.tag is not None:
            yield config.tag_field, Literal[config.tag], False
        # What the server reads may leave out what has a default.
        for field in msgspec.structs.fields(kind):
            yield field.encode_name, hints[field.name], config.forbid_unknown_fields and not field.required


def _comments(kind: Any) -> dict[str, str]:
    """What the source says below a field."""
    try:
        [definition] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    except (OSError, TypeError, SyntaxError):
        return {}
    found: dict[str, str] = {}
    body = definition.body if isinstance(definition, ast.ClassDef) else []
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            words = " ".join(ast.literal_eval(below.value).split())
            found[field.target.id] = re.sub(r"\bNone\b", "null", words)
    return found


def _name_of(hint: Any, owner: Any) -> str | None:
    """What the module of its owner calls a list of words."""
    names = vars(sys.modules[owner.__module__])
    return next((name for name, thing in names.items() if thing == hint), None)


def _quoted(word: object) -> str:
    return str(word).lower() if isinstance(word, bool) else f'"{word}"'


def game_types(game: AnyGame) -> str:
    found = Types()
    answers = get_type_hints(type(game).view, localns=_KNOWN)
    found.record("View", answers["return"])
    content = next(get_args(base) for base in _bases(type(game)) if get_origin(base) is Game)[3]
    found.record(content.__name__, content)
    for action in game.actions:
        found.record(f"{action.__name__}Action", action, {"text": "string", "kind": _quoted(kind_of(action))})
    found.alias("Action", [f"{action.__name__}Action" for action in game.actions])
    offers = [ListOffer, *_offers(game)]
    for offer in offers:
        found.record(offer.__name__, offer)
    found.alias("Offer", [offer.__name__ for offer in offers])
    found.alias("EventKind", [_quoted(kind.value) for kind in game.events])
    return found.text()


def _bases(kind: type[Any]) -> Iterator[Any]:
    for one in kind.__mro__:
        yield from getattr(one, "__orig_bases__", ())


def _offers(game: AnyGame) -> list[Any]:
    """What the game's own choices are described by, in the order of their names."""
    own = [kind for kind in _below(Choices) if kind.__module__.startswith(f"spukhaus.games.{game.name}.")]
    telling = sorted((kind for kind in own if "plain" in vars(kind)), key=lambda kind: kind.__name__)
    hints = [get_type_hints(kind.plain, localns=_KNOWN)["return"] for kind in telling]
    return list(dict.fromkeys(hints))


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def protocol_types() -> str:
    found = Types()
    found.alias("Value", ["string", "number", "boolean", "null", "Value[]"])
    for module in (messages, told, *_server_modules()):
        for name, kind in vars(module).items():
            own = getattr(kind, "__module__", "") == module.__name__ and not name.startswith("_")
            if own and (is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))):
                found.record(name, kind)
    return found.text()


def _server_modules() -> Iterator[types.ModuleType]:
    for found in pkgutil.iter_modules(spukhaus.server.__path__, f"{spukhaus.server.__name__}."):
        yield importlib.import_module(found.name)


def generated() -> dict[Path, str]:
    """Every file with what belongs into it. A game without a folder in the browser has none."""
    games = [registry.game(name) for name in registry.game_names() if (WEB / "games" / name).is_dir()]
    return {
        WEB / "lib" / "protocol.generated.ts": protocol_types(),
        **{WEB / "games" / game.name / "view.generated.ts": game_types(game) for game in games},
    }


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, "utf-8")
