"""Words in the form that a sentence needs: what a message can ask of a parameter beyond its plain word.

    { FORM($element, "genitive") }             the word's attribute `.genitive`
    { COUNT($count, $colour, "accusative") }   that many of it: the attribute `.count-accusative`, which sees `$count`
    { COUNT($horror, "cube-horror") }          that many of something that the message itself names: `.count`
    { COUNT($cubes, "accusative") }            a list, equal things together: "2 blue cubes and 1 green cube"
    { LIST($seat) }                            a list with an "and" before the last
    { CODE($time) -> [day] ... *[night] ... }  a choice by what is meant, and not by its word
    { CODE($seat) -> [you] ... *[other] ... }  a choice by whether it is the one who listens, alone; in a list with
                                               others that one is `you-too`
    { START($seat) }                           such a list at the start of a sentence: "You and Ada"
    { SIZE($tiles) }                           how many a list has

The pages do the same in web/src/lib/forms.ts; docs/texts.md says how texts are written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentType, fluent_number

FindForm: TypeAlias = Callable[[str, "str | int | None"], "str | None"]
"""The form of a word by the name of its attribute, if the word has it; with the number where it is counted."""

_LISTS: Final = {"en": "en_GB"}
"""The house writes British English: no comma before the last "and"."""


class Word(FluentType):
    """A thing that has a word, for messages to ask for its forms."""

    def __init__(self, code: str, plain: str, find: FindForm) -> None:
        self.code = code
        self.plain = plain
        self._find = find

    def form(self, name: str) -> str:
        found = self._find(name, None)
        return self.plain if found is None else found

    def counted(self, number: str | int, form: str) -> str:
        found = self._find(f"count-{form}" if form else "count", number)
        return f"{number} × {self.plain}" if found is None else found

    def format(self, locale: Locale) -> str:  # noqa: ARG002  (the word is in the right language)
        return self.plain


class Words(FluentType):
    """Several parts, with the number of each where it was told. In a message without a form: with commas."""

    def __init__(self, parts: Sequence[tuple[int | None, Word | str]], plain: str) -> None:
        self.parts = parts
        self.plain = plain

    def tally(self) -> Words:
        """Equal parts together, in the order in which they come."""
        counts: dict[str, tuple[int, Word | str]] = {}
        for number, part in self.parts:
            code = part.code if isinstance(part, Word) else part
            counts[code] = (counts.get(code, (0, part))[0] + (1 if number is None else number), part)
        return Words(list(counts.values()), self.plain)

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        return self.plain


def number(language: str, value: int) -> FluentType:
    """A number as a parameter. Polish groups digits from five on, which Babel does not know and browsers do."""
    grouped = language != "pl" or abs(value) >= 10_000
    return fluent_number(value, useGrouping=grouped)


def listed(language: str, parts: Sequence[str]) -> str:
    return format_list(parts, locale=_LISTS.get(language, language))


def functions(language: str, word: Callable[[str], Word | None]) -> Mapping[str, Callable[..., Any]]:
    """What messages in a language can call; `word` finds a word of the texts by its id."""

    def each(words: Words, say: Callable[[int | None, Word | str], str]) -> str:
        return listed(language, [say(*part) for part in words.parts]) if words.parts else words.plain

    def form(thing: Any, name: str) -> str:
        if isinstance(thing, Words):
            return each(thing, lambda _, part: _in_form(part, name))
        return _in_form(_named(thing, word), name)

    def count(number: Any, *rest: Any) -> str:
        if isinstance(number, Words):
            return each(number.tally(), lambda how_many, part: _counted(how_many, part, *rest))
        if isinstance(number, str):
            return number  # dots for what is not told, or "unknown"
        thing, *name = rest
        return _counted(number, _named(thing, word), *name)

    def in_a_list(thing: Any) -> Any:
        return each(thing, lambda _, part: _plain(part)) if isinstance(thing, Words) else thing

    def start(thing: Any) -> Any:
        said = in_a_list(_you_first(thing))
        return said[:1].upper() + said[1:] if _code(thing) == "you-too" else said

    def size(thing: Any) -> Any:
        return number(language, len(thing.parts)) if isinstance(thing, Words) else thing

    return {"FORM": form, "COUNT": count, "LIST": in_a_list, "START": start, "CODE": _code, "SIZE": size}


def _code(thing: Any) -> Any:
    if isinstance(thing, Words) and len(thing.parts) == 1:
        [(_, thing)] = thing.parts
    if isinstance(thing, Words) and any(_is_you(part) for _, part in thing.parts):
        return "you-too"
    return thing.code if isinstance(thing, Word) else thing


def _is_you(thing: Word | str) -> bool:
    return isinstance(thing, Word) and thing.code == "you"


def _you_first(thing: Any) -> Any:
    if not isinstance(thing, Words):
        return thing
    return Words(sorted(thing.parts, key=lambda part: not _is_you(part[1])), thing.plain)


def _named(thing: Any, word: Callable[[str], Word | None]) -> Word | str:
    """A parameter as it is, or the word that a message names by its id."""
    return thing if isinstance(thing, Word) else word(str(thing)) or str(thing)


def _plain(thing: Word | str) -> str:
    return thing.plain if isinstance(thing, Word) else thing


def _in_form(thing: Word | str, form: str) -> str:
    return thing.form(form) if isinstance(thing, Word) else thing


def _counted(number: int | None, thing: Word | str, form: str = "") -> str:
    how_many = 1 if number is None else number
    return thing.counted(how_many, form) if isinstance(thing, Word) else f"{how_many} {thing}"
