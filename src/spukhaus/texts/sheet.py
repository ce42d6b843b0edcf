"""The sheet of all messages: each with every variation, for an editor who reads a language from start to end.

What a message can meet comes from its own choices (`{ $count -> ... }`), from the game's vocabularies and from
`examples.toml`. The test that says every message goes the same way, with every word instead of the first one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle, islice, product
from math import prod
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from spukhaus.core import registry
from spukhaus.core.errors import Value
from spukhaus.core.game import AnyGame
from spukhaus.texts import Speaker, text_file

NUMBERS: Final = (1, 2, 5, 22)
PEOPLE: Final = ("Ada", "Kuba", "Élodie", "Jürgen", "Maria Skłodowska", "Bot 3")
YOU: Final = 0
"""The one of them who listens."""
_MANY: Final = 300
_PLURALS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
_PAGES: Final = Path(__file__).parents[3] / "web" / "src"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A file of texts, with everybody who is needed to say them."""

    path: Path
    game: AnyGame | None
    beside: tuple[Path, ...]
    """Other files with words that these texts may use."""

    def speaker(self, language: str) -> Speaker:
        edition = registry.edition(self.game) if self.game else None
        return Speaker(language, self.game, edition, dict(enumerate(PEOPLE)), (*self.beside, self.path), YOU)


def sheets(language: str, only: AnyGame | None = None) -> Iterator[Sheet]:
    """Every file of a language: of the house, of each game, and of the pages where their source is there."""
    games = [registry.game(name) for name in registry.game_names()]
    rooms = tuple(sorted(path for path in _PAGES.glob(f"**/texts/{language}.ftl") if "games" not in path.parts))
    if only is None:
        yield Sheet(text_file(language), None, ())
        for path in rooms:
            yield Sheet(path, None, rooms)
    for game in [only] if only else games:
        yield Sheet(text_file(language, game), game, ())
        yield Sheet(registry.data(game) / "lessons" / f"{language}.ftl", game, ())
        pages = sorted((_PAGES / "games" / game.name / "texts").rglob(f"{language}.ftl"))
        for path in pages:
            yield Sheet(path, game, (*rooms, *pages))


def has_pages() -> bool:
    """Whether the texts of the pages lie beside the program, as in a clone."""
    return _PAGES.is_dir()


def label(path: Path) -> str:
    """A file by its place in the source."""
    return path.relative_to(Path(__file__).parents[3]).as_posix()


def entries(path: Path) -> Iterator[ftl.Message | ftl.Term | ftl.Junk]:
    tree = FluentParser().parse(path.read_text("utf-8"))
    return (entry for entry in tree.body if isinstance(entry, ftl.Message | ftl.Term | ftl.Junk))


def said(speaker: Speaker, sheet: Sheet, message: ftl.Message, *, every: bool = False) -> Iterator[tuple[str, str]]:
    """Each variation of a message and of its forms: (its id, its text)."""
    name = message.id.name
    if message.value is not None:
        for params in variations(speaker, sheet, message.value, every=every):
            yield name, speaker.say(name, **params)
    for form in message.attributes:
        for count in NUMBERS if "count" in _variables(form.value) else (None,):
            yield f"{name}.{form.id.name}", speaker.form(name, form.id.name, count)


def variations(
    speaker: Speaker, sheet: Sheet, pattern: ftl.Pattern, *, every: bool = False
) -> Iterator[dict[str, Value]]:
    """The parameters of a message, with what it chooses by in every combination.

    With `every`, also what is said in forms, as far as that are not too many; without, the forms are read where the
    words stand.
    """
    found = _Use(sheet.path, speaker)
    found.read(pattern)
    values = {name: _values(speaker, sheet, found, name, every=every) for name in sorted(found.names)}
    decisive = [name for name in values if name in found.chosen or (every and name in found.formed)]
    if prod(len(values[name]) for name in decisive) > _MANY:
        decisive = [name for name in values if name in found.chosen]
    combinations = list(product(*(values[name] for name in decisive)))
    others = {name: values[name] for name in values if name not in decisive}
    rows = max([len(combinations), *map(len, others.values())])
    turns = {name: islice(cycle(several), rows) for name, several in others.items()}
    for chosen in islice(cycle(combinations), rows):
        yield dict(zip(decisive, chosen, strict=True)) | {name: next(turn) for name, turn in turns.items()}


class _Use:
    """How a message uses its parameters."""

    def __init__(self, path: Path, speaker: Speaker) -> None:
        self._path = path
        self._speaker = speaker
        self.names: set[str] = set()
        self.chosen: dict[str, set[str]] = {}
        """By which the text chooses, with the cases that it has."""
        self.sized: set[str] = set()
        """Lists by whose length it chooses."""
        self.numbers: set[str] = set()
        """Of which something is counted."""
        self.formed: set[str] = set()
        """Said in a form, or counted."""

    def read(self, node: Any) -> None:
        match node:
            case ftl.SelectExpression():
                sized = isinstance(node.selector, ftl.FunctionReference) and node.selector.id.name == "SIZE"
                for name in _variables(node.selector):
                    if sized:
                        self.sized.add(name)
                    keys = set() if sized else {_key(variant.key) for variant in node.variants}
                    self.chosen.setdefault(name, set()).update(keys)
            case ftl.FunctionReference():
                arguments = node.arguments.positional
                self.formed |= set[str]().union(*map(_variables, arguments))
                if node.id.name == "COUNT" and len(arguments) > 1 and self._is_thing(arguments[1]):
                    self.numbers |= _variables(arguments[0])
            case ftl.VariableReference():
                self.names.add(node.id.name)
            case ftl.MessageReference():
                self.read(_patterns(self._path).get(node.id.name))
        inner = vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else ()
        for part in inner:
            self.read(part)

    def _is_thing(self, argument: Any) -> bool:
        """COUNT($horror, "cube-horror") counts a thing; in COUNT($cubes, "accusative") the list has the numbers."""
        return not isinstance(argument, ftl.StringLiteral) or self._speaker.knows(argument.value)


@lru_cache
def _patterns(path: Path) -> dict[str, ftl.Pattern | None]:
    """The messages of a file, which others in it may be made of."""
    return {entry.id.name: entry.value for entry in entries(path) if isinstance(entry, ftl.Message)}


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)


def _variables(node: Any) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    inner = vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else ()
    return set[str]().union(*map(_variables, inner))


def _values(speaker: Speaker, sheet: Sheet, use: _Use, name: str, *, every: bool) -> list[Value]:
    keys = use.chosen.get(name, set())
    special: list[Value] = [_SPECIAL[key] for key in sorted(keys) if key in _SPECIAL]
    special += [int(key) for key in sorted(keys) if key.isdecimal()]
    words = [key for key in sorted(keys - _PLURALS - set(_SPECIAL)) if not key.isdecimal()]
    if keys and keys <= {"true", "false"}:
        return special
    if name in use.numbers or keys & (_PLURALS - {"other"}) or any(key.isdecimal() for key in keys):
        return list(dict.fromkeys([*special, *NUMBERS]))
    if speaker.is_seat(name):
        return special + _people(every=every, chosen=bool(words))
    if name == "you":
        return [*words, "nobody"]
    if vocabulary := speaker.vocabulary(name):
        nothing: list[Value] = [()] if name in use.sized else []
        return special + _of_vocabulary(vocabulary, name, every=every, formed=name in use.formed) + nothing
    if words:
        return [*special, *words]
    example = _example(sheet, name)
    if example is None and every:
        raise LookupError(f"examples.toml does not say what ${name} can be")
    return special + (example or [f"‹{name}›"])


def _people(*, every: bool, chosen: bool) -> list[Value]:
    """Those who can be meant; both who listens and somebody else, where the text says that in different words."""
    if every:
        return [*range(len(PEOPLE)), (YOU,), (1,), (YOU, 1), (1, YOU), (1, 2, 3)]
    return [YOU, 1] if chosen else [1]


_SPECIAL: Final[Mapping[str, Value]] = {"unknown": None, "true": True, "false": False}
_COUNTED: Final = frozenset(("cubes", "imps"))
_LISTS: Final = frozenset(("cubes", "imps", "colours", "tiles", "pact", "monsters", "seen", "unseen"))


def _of_vocabulary(codes: Sequence[str], name: str, *, every: bool, formed: bool) -> list[Value]:
    if name in _COUNTED:
        pairs = list(zip(cycle(NUMBERS), codes, strict=False))
        singles: list[Value] = (
            [((number, code),) for code in codes for number in NUMBERS] if every else [((1, codes[0]),)]
        )
        return [*singles, tuple(pairs[:3]), (codes[0], codes[0], codes[1]), ()]
    if name in _LISTS:
        singles = [(code,) for code in codes] if every else []
        return [(codes[0],), tuple(codes[:2]), tuple(codes[:3]), (codes[0], codes[0]), *singles]
    return [*codes, tuple(codes[:3])] if every else list(codes if formed else codes[:2])


@lru_cache
def _examples() -> dict[str, dict[str, Any]]:
    return tomllib.loads((Path(__file__).parent / "examples.toml").read_text("utf-8"))


def _example(sheet: Sheet, name: str) -> list[Value] | None:
    for owner in (sheet.game.name if sheet.game else "house", "house"):
        own = _examples().get(owner, {})
        if name in own:
            return [tuple(own[name]) if isinstance(own[name], list) else own[name]]
        if name in own.get("numbers", ()):
            return list(NUMBERS)
    return None
