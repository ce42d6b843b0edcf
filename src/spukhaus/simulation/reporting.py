"""What all reports have in common: rows of words, shares of wins with intervals, and what to type for the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from spukhaus.simulation.page import paragraph, pre, section
from spukhaus.texts import Speaker

Plain: TypeAlias = dict[str, Any]
"""A result, or an entry of it, as it is written to JSON."""
Rows: TypeAlias = list[list[str]]
"""A table. The first row is the heading."""


def headings(speaker: Speaker, *names: str) -> list[str]:
    return [speaker.say(f"table-{name}") for name in names]


def written_interval(
    speaker: Speaker, ends: Sequence[float] | None, write: Callable[[float], str] | None = None
) -> str:
    """From one end to the other; in percent unless it is written otherwise."""
    return speaker.say("nothing") if ends is None else " – ".join(map(write or speaker.percent, ends))


def share_of_wins(speaker: Speaker, entry: Plain) -> list[str]:
    """The share of wins, its interval, and how many times what is fair it is."""
    times = speaker.number(entry["wins"] / entry["fair"], 2)
    return [speaker.percent(entry["wins"]), written_interval(speaker, entry["interval"]), times]


def with_players(speaker: Speaker, title: str, players: int, result: Plain) -> str:
    """The title, with the number of players where a result has several."""
    if len(result["players"]) == 1:
        return title
    return f"{title}: {speaker.say('players', least=players, most=players)}"


def if_interrupted(speaker: Speaker, said: str, result: Plain, asked: int) -> str:
    """What was said, and how many games were asked for if it is not all of them."""
    if asked > result["games"]:
        return f"{said} {speaker.say('arena-interrupted', wanted=asked)}"
    return said


def again(speaker: Speaker, result: Plain) -> str:
    """The section with what to type for the same result."""
    reading = paragraph(speaker.say("arena-again-reading", version=result["version"]))
    return section(speaker.say("arena-again"), reading, pre(result["command"]))
