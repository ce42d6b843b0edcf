"""How a game's folder asks for words, without knowing who speaks or in which language."""

from __future__ import annotations

from typing import Protocol

from spukhaus.core.errors import Value


class Speech(Protocol):
    def say(self, message: str, **params: Value) -> str:
        """The text of a message, in the reader's language."""


class Dialogue(Protocol):
    """A person at a terminal."""

    def tell(self, text: str) -> None:
        """Show something."""

    def ask(self, prompt: str, help_text: str) -> str:
        """A line that the person typed. Commands that work everywhere (help, quit) never get here."""
