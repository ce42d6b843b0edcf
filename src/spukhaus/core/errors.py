"""The refusals of the house.

An error carries a code and parameters and never a sentence: the sentence comes from the texts, in the
reader's language. The three ways in which an action can be wrong are three classes, because the person
must do a different thing next: write it properly, wait, or choose another action.
"""

from __future__ import annotations

from typing import TypeAlias

Value: TypeAlias = "str | int | bool | tuple[Value, ...] | None"


class SpukhausError(Exception):
    """Anything that the program refuses, with a code that every language has a text for."""

    def __init__(self, code: str, **params: Value) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are pickled by their positional arguments; ours keep what they know in attributes.
        return (_rebuild, (type(self), self.code, self.params, getattr(self, "rule", None)))


def _rebuild(kind: type[SpukhausError], code: str, params: dict[str, Value], rule: str | None) -> SpukhausError:
    if issubclass(kind, IllegalAction):
        return kind(code, rule=rule or "", **params)
    return kind(code, **params)


class ActionRefused(SpukhausError):
    """The action was not taken, and nothing has changed."""


class InvalidAction(ActionRefused):
    """The text or object is no action of this game at all."""


class OutOfTurn(ActionRefused):
    """A proper action, but this seat is not asked now."""


class IllegalAction(ActionRefused):
    """A proper action of a seat that is asked, and a rule forbids it. `rule` is the rule's number."""

    def __init__(self, code: str, *, rule: str, **params: Value) -> None:
        super().__init__(code, **params)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"


class NotFound(SpukhausError):
    """No game, edition, bot, rule or file of that name."""


class ConfigRefused(SpukhausError):
    """A table cannot be set up like this."""


class EditionBroken(SpukhausError):
    """An edition file is wrong; the parameters name the line, the entry and what was expected."""


class MatchFileBroken(SpukhausError):
    """A match file cannot be read or replayed; the parameters name the line."""


class LessonBroken(SpukhausError):
    """The file of a lesson is wrong."""
