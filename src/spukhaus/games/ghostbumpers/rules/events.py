"""Everything that can be told and refused."""

from __future__ import annotations

from enum import StrEnum


class EventKind(StrEnum):
    """Everything that can be told."""

    START_DRAWN = "start-drawn"
    LAST_ROUND = "last-round"
    DEALT = "dealt"
    LAID = "laid"
    PLAYED = "played"
    TRICK_TAKEN = "trick-taken"
    TURNED = "turned"
    MOVED = "moved"
    NOTHING_MOVED = "nothing-moved"
    SCARED = "scared"
    PARANOIA = "paranoia"
    HANDS_EMPTY = "hands-empty"
    PILE_SHOWN = "pile-shown"
    ROUND_SCORED = "round-scored"
    WON = "won"


class Refusal(StrEnum):
    """Everything that can be refused."""

    ACTION_FORM = "action-form"
    CARD_FORM = "card-form"
    NUMBER_FORM = "number-form"
    NOT_NOW = "not-now"
    START_WRONG = "start-wrong"
    DEAL_WRONG = "deal-wrong"
    LAY_TOO_DEEP = "lay-too-deep"
    LAY_TOO_HIGH = "lay-too-high"
    PLAY_UNEQUAL = "play-unequal"
    PLAY_NOT_HELD = "play-not-held"
    TRICKSTER_ALONE = "trickster-alone"
    TRICKSTER_UNDECLARED = "trickster-undeclared"
    TRICKSTER_VALUE = "trickster-value"
    COUNTS_AS_SHOWN = "counts-as-shown"


class Face(StrEnum):
    """What a card of a character pile shows."""

    RELAXED = "relaxed"
    SCARE = "scare"
