"""What can be done, and the text of each action: `lay`, `play`, and chance's `start` and `deal`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from spukhaus.core.errors import InvalidAction
from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.rules.box import NUMBERS, TRICKSTER, Card

TRICKSTER_TEXT: Final = "0/10"
_CARDS: Final = {TRICKSTER_TEXT: TRICKSTER, **{str(number): number for number in NUMBERS}}


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: who has the Start card in the first round (GB-3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the hand of every seat, each sorted (GB-4)."""

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """Put the Scare card under this many Relaxed cards, and lay the pile face down (GB-5)."""

    depth: int


@dataclass(frozen=True, slots=True)
class Play:
    """A set of identical cards (GB-7), or the 0/10 card and what it counts (GB-14)."""

    cards: tuple[Card, ...]
    counts: int | None = None


Action: TypeAlias = Start | Deal | Lay | Play
ACTIONS = (Start, Deal, Lay, Play)


def write(action: Action) -> str:
    match action:
        case Start(seat):
            return f"start {seat}"
        case Deal(hands):
            return "deal " + " | ".join(" ".join(map(write_card, hand)) for hand in hands)
        case Lay(depth):
            return f"lay {depth}"
        case Play(cards, None):
            return " ".join(("play", *map(write_card, cards)))
        case Play(cards, counts):
            return " ".join(("play", *map(write_card, cards), "as", str(counts)))


def read(text: str) -> Action:
    verb, *words = text.split() or [""]
    match verb, words:
        case "deal", [_, *_]:
            hands = " ".join(words).split("|")
            return Deal(tuple(tuple(sorted(map(_card, hand.split()), key=by_number)) for hand in hands))
        case "start", [seat]:
            return Start(_number(seat))
        case "lay", [depth]:
            return Lay(_number(depth))
        case "play", [*cards, "as", counts] if cards:
            return Play(tuple(sorted(map(_card, cards), key=by_number)), _number(counts))
        case "play", [_, *_]:
            return Play(tuple(sorted(map(_card, words), key=by_number)))
    raise InvalidAction("action-form", text=text[:80])


def by_number(card: Card) -> int:
    """The order of a hand: by number, and the 0/10 card last."""
    return card or 10


def write_card(card: Card) -> str:
    return str(card) if card else TRICKSTER_TEXT


def well_formed(action: object) -> bool:
    """Whether somebody could have written this: actions put together in Python can hold anything."""
    try:
        return isinstance(action, ACTIONS) and read(write(action)) == action
    except (TypeError, ValueError, InvalidAction):
        return False


def _card(word: str) -> Card:
    if word not in _CARDS:
        raise InvalidAction("card-form", text=word[:20])
    return _CARDS[word]


def _number(word: str) -> int:
    if not re.fullmatch("0|[1-9][0-9]?", word, re.ASCII):
        raise InvalidAction("number-form", text=word[:20])
    return int(word)
