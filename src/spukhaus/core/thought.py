"""What a bot thought: the alternatives it weighed, and what it believed about what it could not see.

A thought goes with the action into the match, and is shown after the match, never before; a hint is one too, made
from what the asker knows. What is believed is said as events are: a kind and its arguments, for which the game's texts
have words (`belief-about-KIND`, `belief-that-KIND`).
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol, runtime_checkable

from spukhaus.core.bot import Bot
from spukhaus.core.errors import InvalidAction
from spukhaus.core.game import AnyGame, Choices
from spukhaus.core.plain_json import JSON


class Measure(StrEnum):
    """What the values of alternatives are; higher is always better for the one who thinks."""

    CHANCE = "chance"
    """Of winning, from 0 to 1."""
    POINTS = "points"
    """In the game's own points."""
    SHARE = "share"
    """How often it is done, from 0 to 1: where the best play is a mix, its parts are worth the same."""
    FEELING = "feeling"
    """A rule of thumb: only the order means something."""


@dataclass(frozen=True, slots=True)
class Alternative:
    action: Any
    value: float
    tries: int = 0
    """In how many imagined worlds it was tried; 0 where it was computed."""


@dataclass(frozen=True, slots=True)
class Possibility:
    that: Mapping[str, JSON]
    """`{"kind": "exit"}`, `{"kind": "depth", "depth": 2}`"""
    chance: float


@dataclass(frozen=True, slots=True)
class Belief:
    about: Mapping[str, JSON]
    """`{"kind": "tile", "tile": "b3"}`, `{"kind": "pile", "seat": 2}`"""
    possibilities: tuple[Possibility, ...]
    """The likeliest first."""


@dataclass(frozen=True, slots=True)
class Thought:
    action: Any
    alternatives: tuple[Alternative, ...] = ()
    """The best first; empty where there was nothing to weigh."""
    beliefs: tuple[Belief, ...] = ()
    measure: Measure = field(default=Measure.CHANCE)

    def record(self, game: AnyGame, most: int = 12) -> JSON:
        """As plain data, small enough to be kept with every action."""
        return {
            "measure": self.measure.value,
            "alternatives": [
                {"action": game.write(one.action), "value": round(one.value, 4), "tries": one.tries}
                for one in self.alternatives[:most]
            ],
            "beliefs": [
                {
                    "about": dict(belief.about),
                    "possibilities": [
                        {"that": dict(one.that), "chance": round(one.chance, 3)} for one in belief.possibilities[:most]
                    ],
                }
                for belief in self.beliefs
            ],
        }


def read_record(game: AnyGame, action: Any, record: Any) -> Thought:
    """A record as the thought that it was made of, or `InvalidAction`: records in files are written by anybody."""
    try:
        return Thought(
            action,
            tuple(
                Alternative(game.read(str(one["action"])), _number(one["value"]), int(one["tries"]))
                for one in record["alternatives"]
            ),
            tuple(
                Belief(
                    _said(belief["about"]),
                    tuple(Possibility(_said(one["that"]), _number(one["chance"])) for one in belief["possibilities"]),
                )
                for belief in record["beliefs"]
            ),
            Measure(record["measure"]),
        )
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise InvalidAction("thought-form") from error


def _number(written: Any) -> float:
    """As it was written, so that a file that is read and written again stays the same: 10 does not become 10.0."""
    number = float(written)
    return written if type(written) is int else number


def _said(words: Any) -> Mapping[str, JSON]:
    """What is said by a kind and its arguments."""
    return {"kind": str(words["kind"]), **words}


@runtime_checkable
class ThinkingBot(Bot, Protocol):
    """A bot that can say why."""

    def think(self, view: Any, choices: Choices[Any], rng: random.Random) -> Thought:
        """The same action that `choose` gives for the same random stream."""


class Thinker(ABC):
    """A bot that has only to say how it thinks: it does what it thinks best."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        return self.think(view, choices, rng).action

    @abstractmethod
    def think(self, view: Any, choices: Choices[Any], rng: random.Random) -> Thought:
        """What to do, and why."""


def by_feeling(weighed: Iterable[tuple[float, Any]]) -> Thought:
    """The first of those that feel best."""
    ranked = sorted(weighed, key=lambda entry: -entry[0])
    alternatives = tuple(Alternative(action, worth) for worth, action in ranked)
    return Thought(ranked[0][1], alternatives, measure=Measure.FEELING)


def think(bot: Bot, view: Any, choices: Choices[Any], rng: random.Random) -> Thought:
    """What any bot does, with its reasons if it can give them."""
    return bot.think(view, choices, rng) if isinstance(bot, ThinkingBot) else Thought(bot.choose(view, choices, rng))
