"""What a player may ask the table: the kinds of advice that there are, and a question as it was understood."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Advice:
    """A kind of advice that a game gives to a player who asks, from the player's view alone."""

    name: str
    """What a question of this kind begins with."""
    aid: bool = True
    """Whether it works something out for the player, so that a table may do without it."""


SKETCH: Final = Advice("sketch", aid=False)
"""What a move would come to. Around a table one tries it out with the pieces, so no table forbids it; whether there is
an answer is the game's to say."""


@dataclass(frozen=True, slots=True)
class Question:
    text: str
    """As it was asked."""
    kind: Advice | None
    """None if it is of no kind that the game knows."""
    details: str
    """What follows the name of its kind, with the space before it."""

    @property
    def aid(self) -> bool:
        """Whether a table without aids refuses it. So it does with what it does not understand."""
        return self.kind is None or self.kind.aid

    @classmethod
    def read(cls, text: str, kinds: Iterable[Advice]) -> Question:
        for kind in (SKETCH, *kinds):
            if text.startswith(kind.name):
                return cls(text, kind, text.removeprefix(kind.name))
        return cls(text, None, text)
