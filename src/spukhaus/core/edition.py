"""Editions: the content of a box as a data file that people can read, copy and change.

The file is TOML. `EditionFile` hands out its entries one by one and checks each; what is wrong is
reported with the line, the entry and what was expected, so that somebody who types in the own box is
told what to mend.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from spukhaus.core.errors import EditionBroken

LANGUAGES = ("de", "en", "fr", "pl")
SOURCES = ("attested", "public", "reconstructed")
LARGEST = 64 * 1024
"""Bytes that an edition of a stranger may have; the largest of ours has 14 thousand."""
MOST_ENTRIES = 5_000
DEEPEST = 100
"""Dots in a line. Ours have a handful; to read a name of very many takes the square of the time."""

ContentT = TypeVar("ContentT")
KindT = TypeVar("KindT")
TextT = TypeVar("TextT", bound=str)
Terms: TypeAlias = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


class Edition(Generic[ContentT]):
    """One box. Two editions are the same if their data are; comments and spacing do not matter.

    No dataclass, so that nothing writes out a whole box where it means to write a state.
    """

    __slots__ = ("content", "digest", "name", "terms", "text")

    def __init__(self, name: str, digest: str, content: ContentT, terms: Terms, text: str) -> None:
        self.name = name
        self.digest = digest
        self.content = content
        self.terms = terms
        """The words that the box brings along, each with its name in every language."""
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and (self.name, self.digest) == (other.name, other.digest)

    def __hash__(self) -> int:
        return hash((self.name, self.digest))

    def __repr__(self) -> str:
        return f"Edition({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process reads the same file anew."""
        from spukhaus.core import registry

        return (registry.edition_of_text, (self.text,))


class EditionFile:
    """A table of an edition file, read entry by entry. `path` is where in the file the table stands."""

    def __init__(self, data: Mapping[str, Any], lines: _Lines, path: tuple[str | int, ...] = ()) -> None:
        self._data = data
        self._lines = lines
        self._path = path
        self._asked: set[str] = set()
        self.terms: list[tuple[str, tuple[tuple[str, str], ...]]] = []

    @classmethod
    def parse(cls, text: str) -> EditionFile:
        _check_depth(text)
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"\(at line (\d+)", str(error))
            line = int(found.group(1)) if found else text.count("\n") + 1
            reason = re.sub(r" \(at .*\)$", "", str(error))
            raise EditionBroken("edition-syntax", line=line, reason=reason) from error
        except RecursionError:
            raise EditionBroken("edition-too-deep", line=1, most=DEEPEST) from None
        return cls(data, _Lines(text))

    def digest(self) -> str:
        """The edition's fingerprint: of its data, so that a new comment does not make a new edition."""
        canonical = json.dumps(self._data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(canonical.encode()).hexdigest()

    def __contains__(self, key: str) -> bool:
        """Whether an entry that may be left out is there."""
        return key in self._data

    def broken(self, code: str, key: str | None = None, **params: str | int) -> EditionBroken:
        """An error that points at an entry of this table."""
        path = self._path if key is None else (*self._path, key)
        entry = ".".join(str(part + 1 if isinstance(part, int) else part) for part in path) or "file"
        return EditionBroken(code, line=self._lines.of(path), entry=entry, **params)

    def text(self, key: str, pattern: str = r".+") -> str:
        value = self._take(key, str, "text")
        if not re.fullmatch(pattern, value):
            raise self.broken("edition-pattern", key, found=value, pattern=pattern)
        return value

    def one_of(self, key: str, values: Sequence[TextT]) -> TextT:
        value = self._take(key, str, "text")
        if value not in values:
            raise self.broken("edition-one-of", key, found=value, known=", ".join(values))
        return values[values.index(value)]

    def whole(self, key: str, least: int, most: int) -> int:
        value = self._take(key, int, "whole")
        if not least <= value <= most:
            raise self.broken("edition-range", key, found=value, least=least, most=most)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        values = self._take(key, list, "list")
        if not all(isinstance(value, str) for value in values):
            raise self.broken("edition-type", key, expected="list-of-texts")
        return tuple(values)

    def table(self, key: str) -> EditionFile:
        return self._inner(self._take(key, dict, "table"), key)

    def tables(self, key: str) -> tuple[EditionFile, ...]:
        """A list of tables: every `[[key]]` of the file."""
        entries = self._take(key, list, "tables")
        if not entries or not all(isinstance(entry, dict) for entry in entries):
            raise self.broken("edition-type", key, expected="tables")
        return tuple(self._inner(entry, key, index) for index, entry in enumerate(entries))

    def names(self, key: str, term: str) -> None:
        """A name in each of the four languages; `term` is the word that it translates."""
        table = self.table(key)
        self.terms.append((term, tuple((language, table.text(language)) for language in LANGUAGES)))
        table.close()

    def source(self) -> str:
        """Whether the entry is attested by a rulebook, stated in public, or our reconstruction."""
        return self.one_of("source", SOURCES)

    def close(self) -> None:
        """Nothing is left that nobody asked for: a misspelt entry is an error, not silence."""
        for key in self._data:
            if key not in self._asked:
                raise self.broken("edition-unknown", key, known=", ".join(sorted(self._asked)))

    def _inner(self, data: Mapping[str, Any], *path: str | int) -> EditionFile:
        inner = EditionFile(data, self._lines, (*self._path, *path))
        inner.terms = self.terms
        return inner

    def _take(self, key: str, kind: type[KindT], expected: str) -> KindT:
        self._asked.add(key)
        if key not in self._data:
            raise self.broken("edition-missing", None, missing=key)
        value = self._data[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.broken("edition-type", key, expected=expected)
        return value


class _Lines:
    """Where each entry stands. tomllib keeps no positions, and edition files use only plain TOML."""

    def __init__(self, text: str) -> None:
        self._found: dict[tuple[str | int, ...], int] = {}
        table: tuple[str | int, ...] = ()
        seen: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), start=1):
            if header := re.match(r"\s*\[\[\s*([\w-]+)\s*\]\]", line):
                index = seen.get(header.group(1), 0)
                seen[header.group(1)] = index + 1
                table = (header.group(1), index)
                self._found.setdefault((header.group(1),), number)
                self._found[table] = number
            elif header := re.match(r"\s*\[\s*([\w.-]+)\s*\]", line):
                first, *rest = header.group(1).split(".")
                # `[monster.name]` after `[[monster]]` belongs to the last of them.
                table = (first, seen[first] - 1, *rest) if first in seen else (first, *rest)
                self._found[table] = number
            elif entry := re.match(r"\s*([\w-]+)\s*=", line):
                self._found.setdefault((*table, entry.group(1)), number)

    def of(self, path: tuple[str | int, ...]) -> int:
        """The line of an entry, or of the nearest table that holds it."""
        while path and path not in self._found:
            path = path[:-1]
        return self._found.get(path, 1)


def _check_depth(text: str) -> None:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > DEEPEST:
            raise EditionBroken("edition-too-deep", line=number, most=DEEPEST)


def check_size(text: str) -> None:
    """Whether a stranger's edition is so small that it is read in a moment."""
    if len(text.encode(errors="replace")) > LARGEST or text.count("=") > MOST_ENTRIES:
        raise EditionBroken("edition-too-large", line=1, kibibytes=LARGEST // 1024, entries=MOST_ENTRIES)


def sources(text: str) -> dict[str, str]:
    """Where each entry of a file comes from: `hand`, `horror.feed`; of several `monster.bat` or `storey.1`."""
    return dict(_sources(tomllib.loads(text), ()))


def _sources(data: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for key, value in data.items():
        if key == "source" and path:
            yield ".".join(path), value
        elif isinstance(value, dict):
            yield from _sources(value, (*path, key))
        elif isinstance(value, list):
            for number, entry in enumerate(value, start=1):
                if isinstance(entry, dict):
                    yield from _sources(entry, (*path, key, str(entry.get("id", number))))
