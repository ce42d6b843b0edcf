"""The four languages: Fluent files for the house and for each game, and the rules pages.

    texts/house/<language>.ftl                what the house itself says
    games/<game>/data/texts/<language>.ftl    what a game says
    games/<game>/data/rulebook/<language>.md  its rules, numbered
    texts/forms.py                            words in the case and number that a sentence needs

Rules, errors and events never hold a sentence. They hold codes and parameters, and `Speaker` finds the words.
docs/texts.md says how texts are written.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES, Edition
from spukhaus.core.errors import IllegalAction, SpukhausError, Value
from spukhaus.core.game import CHANCE, AnyGame, Outcome, Seat, Told
from spukhaus.core.plain_json import kind_of, plain
from spukhaus.texts import forms
from spukhaus.texts.forms import Word, Words

FALLBACK = "en"


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system is set to, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return value[:2] if value[:2] in LANGUAGES else FALLBACK
    return FALLBACK


def text_file(language: str, game: AnyGame | None = None) -> Path:
    if game is None:
        return Path(__file__).parent / "house" / f"{language}.ftl"
    return registry.data(game) / "texts" / f"{language}.ftl"


@lru_cache
def _bundle(language: str, files: tuple[Path, ...]) -> FluentBundle:
    def find(message: str) -> Word | None:
        return _word(bundle, message, message) if bundle.has_message(message) else None

    bundle = FluentBundle([language], use_isolating=False, functions=dict(forms.functions(language, find)))
    for file in files:
        # A game may say in its own words what the house says too; so may the pages.
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


@lru_cache
def _ids(file: Path) -> tuple[str, ...]:
    """The messages of a file."""
    return tuple(re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text("utf-8")))


def _word(bundle: FluentBundle, message: str, code: str, named: str | None = None) -> Word:
    """A word with the forms that the texts give it. A box may call the thing by another name, which has no forms."""
    has_text = bundle.has_message(message)
    own = _formatted(bundle, message, bundle.get_message(message).value, {}) if has_text else None

    def find(form: str, count: str | int | None) -> str | None:
        if named is not None and named != own:
            return None
        attributes = bundle.get_message(message).attributes
        for name in (form, "count") if count is not None else (form,):
            if name in attributes:
                return _formatted(bundle, message, attributes[name], {} if count is None else {"count": count})
        if named is not None:
            return None
        raise LookupError(f"{message} has no form {form!r} in {bundle.locales[0]}")

    return Word(code, named or own or code, find)


def _formatted(bundle: FluentBundle, message: str, pattern: Any, params: Mapping[str, Any]) -> str:
    [language] = bundle.locales
    numbered = {name: forms.number(language, one) if isinstance(one, int) else one for name, one in params.items()}
    text, errors = bundle.format_pattern(pattern, numbered)
    if errors:
        raise LookupError(f"{message} in {bundle.locales[0]} with {sorted(params)}: {errors}")
    return str(text)


class Speaker:
    """Says what happened, what was refused and what can be done, in one language.

    A parameter that has a vocabulary (`Game.words`) is put into its words: `face="bat"` becomes the text of
    `face-bat`, from the texts or from the edition, in the form that the message asks for (`forms`). `seat=1` becomes
    the player's name; a list, its parts with commas.

    What a player did is said to that player in the second person: `CODE($seat)` is "you" for the seat that listens,
    and every message can choose by `$you`, the role of that seat.
    """

    def __init__(
        self,
        language: str,
        game: AnyGame | None = None,
        edition: Edition[Any] | None = None,
        players: Mapping[Seat, str] | None = None,
        more: Sequence[Path] = (),
        you: Seat | None = None,
    ) -> None:
        """`more` are files of texts beyond those of the house and the game, such as those of the pages. `you` is the
        seat of whoever listens; without it everybody is called by name."""
        self.language = language
        self._game = game
        self._files = (*(text_file(language, owner) for owner in dict.fromkeys((None, game))), *more)
        self._bundle = _bundle(language, self._files)
        self._players = dict(players or {})
        self._you = you
        self._words = {"expected": "expected", "seat": "seat", "asked": "seat", **(game.words if game else {})}
        self._terms = {term: dict(names)[language] for term, names in (edition.terms if edition else ())}

    def knows(self, message: str) -> bool:
        return message in self._terms or self._bundle.has_message(message)

    def say(self, message: str, **params: Value) -> str:
        if message in self._terms:
            return self._terms[message]
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} has no text in {self.language}")
        told = {"you": self._listener(), **params}
        return _formatted(self._bundle, message, pattern, {name: self._said(name, one) for name, one in told.items()})

    def _listener(self) -> str:
        roles = self._game.roles if self._game else ()
        return roles[self._you] if self._you is not None and roles else "nobody"

    def outline(self, message: str) -> str:
        """The text of a message with dots for everything that it is told with."""
        variables = {name: "…" for file in self._files for name in re.findall(r"\$([\w-]+)", file.read_text("utf-8"))}
        return self.say(message, **variables)

    def word(self, name: str, value: Value) -> str:
        """The word for a value of a parameter, as it stands alone."""
        said = self._said(name, value)
        return said.plain if isinstance(said, Word | Words) else str(said)

    def _said(self, name: str, value: Value) -> str | int | Word | Words:
        """A parameter as messages get it: with the forms of its word, where it has one."""
        if value is None:
            return "unknown"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, tuple) and self._words.get(name) == "by-seat":
            return ", ".join(f"{self._person(seat, listed=True).plain} {part}" for seat, part in enumerate(value))
        if isinstance(value, tuple):
            plain_text = ", ".join(self._part(name, part) for part in value) or self.say("nothing")
            return Words([self._counted(name, part) for part in value], plain_text)
        if self.is_seat(name) and isinstance(value, int):
            return self._person(value)
        if name == "line":
            return str(value)  # a place in a file, not a quantity
        term = f"{self._words.get(name)}-{value}"
        if name not in self._words or not self.knows(term):
            return value
        return _word(self._bundle, term, str(value), self._terms.get(term))

    def _person(self, seat: Seat, *, listed: bool = False) -> Word:
        """Somebody by name; among others, the one who listens is "you"."""
        mine = seat == self._you
        plain = self.say("you") if mine and listed else self.seat(seat)
        return Word("you" if mine else str(seat), plain, lambda *_: None)

    def _part(self, name: str, part: Value) -> str:
        if self.is_seat(name) and isinstance(part, int):
            return self._person(part, listed=True).plain
        return " ".join(self.word(name, one) for one in part) if isinstance(part, tuple) else self.word(name, part)

    def _counted(self, name: str, part: Value) -> tuple[int | None, Word | str]:
        """A part of a list, with how many of it were told: (2, "blue") is two of blue."""
        match part:
            case (int(number), str(value)):
                said = self._said(name, value)
                return number, said if isinstance(said, Word) else str(said)
            case str():
                said = self._said(name, part)
                return None, said if isinstance(said, Word) else str(said)
            case int() if self.is_seat(name):
                return None, self._person(part, listed=True)
            case _:
                return None, self._part(name, part)

    def form(self, message: str, form: str, count: int | None = None) -> str:
        """A form of a word, as messages ask for it."""
        attribute = self._bundle.get_message(message).attributes[form]
        return _formatted(self._bundle, message, attribute, {} if count is None else {"count": count})

    def vocabulary(self, name: str) -> list[str]:
        """Every value of a parameter that has a word; none if it has no vocabulary."""
        if self.is_seat(name):
            return []
        prefix = f"{self._words.get(name)}-"
        owners = dict.fromkeys((None, self._game))
        known = [*self._terms, *(term for owner in owners for term in _ids(text_file(self.language, owner)))]
        return list(dict.fromkeys(term.removeprefix(prefix) for term in known if term.startswith(prefix)))

    def is_seat(self, name: str) -> bool:
        return self._words.get(name) == "seat"

    def seat(self, seat: Seat) -> str:
        """The player's name, the role of the seat, or just its number."""
        if seat == CHANCE:
            return self.say("chance")
        return self._players.get(seat) or self.role(seat)

    def role(self, seat: Seat) -> str:
        if self._game is not None and self._game.roles:
            return self.say(f"role-{self._game.roles[seat]}")
        return self.say("seat-number", number=seat + 1)

    def number(self, value: float, digits: int = 0) -> str:
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return _signed(format_decimal(value, pattern, locale=self.language))

    def percent(self, share: float) -> str:
        pattern = "0.0%" if self.language in ("en", "pl") else "0.0\u00a0%"
        return _signed(format_percent(share, pattern, locale=self.language))

    def event(self, told: Told) -> str:
        return self.say(f"event-{told.kind}", **dict(told.params))

    def action(self, action: Any) -> str:
        fields = plain(action)
        params = {name: as_value(value) for name, value in fields.items()} if isinstance(fields, dict) else {}
        return self.say(f"action-{kind_of(action)}", **params)

    def error(self, error: SpukhausError) -> str:
        """What was refused and what to do next; with the rule's number where a rule forbids it."""
        said = self.say(f"error-{error.code}", **error.params)
        if isinstance(error, IllegalAction):
            said = self.say("refused-by-rule", reason=said, rule=error.rule)
        if isinstance(error.__cause__, SpukhausError):
            said = f"{said} {self.error(error.__cause__)}"
        return said

    def outcome(self, outcome: Outcome) -> str:
        """Who has won and why and, where there are points to see, everybody with their place."""
        count = len(outcome.winners)
        said = self.say("outcome", seat=outcome.winners, count=count, reason=self.ending(outcome))
        ranked = sorted(range(len(outcome.scores)), key=outcome.place)
        if self._game is None or not self._game.counts_points:
            ranked = []
        return "\n".join([said, *(self._ranked(outcome, seat) for seat in ranked)])

    def _ranked(self, outcome: Outcome, seat: Seat) -> str:
        points = self.say("points", count=outcome.scores[seat])
        return self.say("ranking-line", place=outcome.place(seat), seat=seat, points=points)

    def ending(self, outcome: Outcome) -> str:
        return self.say(f"ending-{outcome.reason}")


def _signed(number: str) -> str:
    """With a minus sign, where Babel has a hyphen."""
    return number.replace("-", "\u2212")


def as_value(value: Any) -> Value:
    return tuple(map(as_value, value)) if isinstance(value, list) else value
