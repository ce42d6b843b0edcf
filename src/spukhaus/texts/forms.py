"""Words in the form that a sentence needs: what a message can ask of a parameter beyond its plain word.

    { FORM($element, "genitive") }                 the word's attribute `.genitive`
    { COUNT($count, $colour, "accusative") }       that many of it: the attribute `.count-accusative`, which sees `$count`
    { COUNT($horror, "cube-horror") }            that many of something that the message itself names: `.count`
    { COUNT($cubes, "accusative") }                a list, equal things counted together: "2 blue cubes and 1 green cube"
    { LIST($seat) }                                a list with an "and" before the last
    { CODE($time) -> [day] ... *[night] ... }      a choice by what is meant, and not by its word

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

    def tally(self) -> list[tuple[int, Word | str]]:
        """Equal parts together, in the order in which they come."""
        counts: dict[str, tuple[int, Word | str]] = {}
        for number, part in self.parts:
            code = part.code if isinstance(part, Word) else part
            counts[code] = (counts.get(code, (0, part))[0] + (1 if number is None else number), part)
        return list(counts.values())

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

    def named(thing: Any) -> Word | str:
        """A parameter as it is, or the word that a message names by its id."""
        if isinstance(thing, Word):
            return thing
        return word(str(thing)) or str(thing)

    def form(thing: Any, name: str) -> str:
        if isinstance(thing, Words):
            parts = [part.form(name) if isinstance(part, Word) else part for _, part in thing.parts]
            return listed(language, parts) if parts else thing.plain
        found = named(thing)
        return found.form(name) if isinstance(found, Word) else found

    def count(number: Any, *rest: Any) -> str:
        if isinstance(number, Words):
            [name] = rest or ("",)
            parts = [_counted(how_many, part, name) for how_many, part in number.tally()]
            return listed(language, parts) if parts else number.plain
        if isinstance(number, str):
            return number  # dots for what is not told, or "unknown"
        thing, name = rest if len(rest) > 1 else (*rest, "")
        return _counted(number, named(thing), name)

    def in_a_list(thing: Any) -> Any:
        if not isinstance(thing, Words) or not thing.parts:
            return thing
        return listed(language, [part.plain if isinstance(part, Word) else part for _, part in thing.parts])

    def code(thing: Any) -> Any:
        return thing.code if isinstance(thing, Word) else thing

    return {"FORM": form, "COUNT": count, "LIST": in_a_list, "CODE": code}


def _counted(number: int, thing: Word | str, form: str) -> str:
    return thing.counted(number, form) if isinstance(thing, Word) else f"{number} {thing}"
