"""Whoever listens is spoken to: no sentence says "you is" or "du nimmt"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from spukhaus.core.edition import LANGUAGES
from spukhaus.texts import Speaker
from spukhaus.texts.sheet import entries, label, sheets

NEVER_YOU = {
    "action-first": "what chance does",
    "curtain": "to several people at one screen",
    "duel-ask-retreat": "of the other side",
    "duel-need-other": "of the other side",
    "duel-safe": "of the other side",
    "duel-wait-retreat": "the winner is asked, and does not wait",
    "error-kernel-action-illegal": "to programs",
    "error-kernel-seat-not-asked": "to programs",
    "error-nobody-waits": "of somebody who is waited for",
    "headed-here": "of rivals",
    "moment-own-inaccuracy": "in a review",
    "moment-own-mistake": "in a review",
    "note-left": "of somebody who is gone",
    "pact-of": "of rivals",
    "terminal-leading": "in a table of the terminal",
    "terminal-phase": "in a table of the terminal",
    "terminal-plan": "in a table of the terminal",
    "terminal-player": "in a table of the terminal",
}
"""Messages that call everybody by name, and why nobody who listens can be meant."""


def unaddressed(pattern: Any, speaker: Speaker, addressed: frozenset[str] = frozenset()) -> Iterator[str]:
    """The people whom a text makes the subject of a sentence without other words for whoever listens."""
    parts = pattern.elements if isinstance(pattern, ftl.Pattern) else []
    for part, following in zip(parts, [*parts[1:], None], strict=True):
        if not isinstance(part, ftl.Placeable):
            continue
        if isinstance(part.expression, ftl.SelectExpression):
            chosen = _code(part.expression.selector)
            variants = part.expression.variants
            keys = {variant.key.name for variant in variants if isinstance(variant.key, ftl.Identifier)}
            more = {chosen} if chosen and "you" in keys else set()
            for variant in variants:
                yield from unaddressed(variant.value, speaker, addressed | more)
        elif (
            (name := _person(part.expression)) is not None
            and speaker.is_seat(name)
            and name not in addressed
            and isinstance(following, ftl.TextElement)
            and re.match(r"(?: \w|[’'])", following.value)
        ):
            yield name


def _code(selector: Any) -> str | None:
    """The parameter of CODE($seat)."""
    match selector:
        case ftl.FunctionReference(
            id=ftl.Identifier(name="CODE"),
            arguments=ftl.CallArguments(positional=[ftl.VariableReference(id=ftl.Identifier(name=name))]),
        ):
            return str(name)
    return None


def _person(expression: Any) -> str | None:
    match expression:
        case ftl.VariableReference(id=ftl.Identifier(name=name)):
            return str(name)
        case ftl.FunctionReference(
            id=ftl.Identifier(name="LIST"),
            arguments=ftl.CallArguments(positional=[ftl.VariableReference(id=ftl.Identifier(name=name))]),
        ):
            return str(name)
    return None


@cache
def _found(language: str) -> frozenset[tuple[str, str]]:
    """The messages that lack other words for whoever listens, each with its file."""
    return frozenset(
        (label(sheet.path), message.id.name)
        for sheet in sheets(language)
        for speaker in [sheet.speaker(language)]
        for message in entries(sheet.path)
        if isinstance(message, ftl.Message) and any(unaddressed(message.value, speaker))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_listens_is_spoken_to(language: str) -> None:
    assert sorted(one for one in _found(language) if one[1] not in NEVER_YOU) == []


def test_no_exception_is_left_over() -> None:
    found = {name for language in LANGUAGES for _, name in _found(language)}
    assert set(NEVER_YOU) - found == set()


@pytest.mark.parametrize(
    "text",
    [
        "{ $asked } is planning.",
        "{ LIST($asked) } are planning.",
        "{ $count ->\n    [1] { $asked } is planning.\n   *[other] Planning: { $asked }.\n}",
        "{ CODE($asked) ->\n    [you] You plan.\n   *[other] { $asked } plans, and { $seat } waits.\n}",
    ],
)
def test_somebody_who_is_not_spoken_to_is_found(text: str) -> None:
    message = FluentParser().parse_entry(f"wait = {text}\n")
    assert isinstance(message, ftl.Message)
    assert any(unaddressed(message.value, Speaker("en")))
