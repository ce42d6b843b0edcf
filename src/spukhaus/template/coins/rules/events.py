"""Everything that can be told (texts `event-...`) and refused (texts `error-...`). There is no sentence in code."""

from __future__ import annotations

from enum import StrEnum


class EventKind(StrEnum):
    DEALT = "dealt"
    HAS_BID = "has-bid"
    SHOWN = "shown"


class Refusal(StrEnum):
    ACTION_FORM = "action-form"
    NOT_NOW = "not-now"
    DEAL_WRONG = "deal-wrong"
    TOO_MANY = "too-many"
