"""Golden playthroughs: a match file with everything that every seat hears and sees, as comments between the lines.

The actions are the scenario; the comments are written by this tool and compared in tests. A change of the rules or
of a view shows as a change of these files, to be read line by line before it is accepted. A long view is written in
full once, and from then on by what has changed in it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeAlias

from spukhaus.core import matchfile
from spukhaus.core.game import PUBLIC, AnyGame, Choices, Listed, Seat, Told
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.plain_json import plain

LONG = 3_000
"""Views with more characters than this are told by their changes."""

Shown: TypeAlias = dict[Seat, dict[str, str]]
"""What each seat has seen last, line by line."""


def write(match: MatchFile) -> str:
    """The whole playthrough as text; reading it as a match file gives the match again."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: MatchFile) -> Iterator[str]:
    game = match.game
    state = game.new(match.config)
    played = list(matchfile.replay(match))
    yield from matchfile.write(replace(match, log=(), outcome=_outcome(match, played))).rstrip().splitlines()
    yield ""
    shown: Shown = {}
    yield from _views(game, state, match.config.seats, shown)
    for move in played:
        yield ""
        yield matchfile.action_line(game, move.number, move.logged.seat, move.logged.action)
        for seat in _seats(match.config.seats):
            for told in move.step.told(seat):
                yield f"# {_name(seat)} hears {_told(told)}"
        yield from _views(game, move.step.state, match.config.seats, shown)


def _outcome(match: MatchFile, played: list[Any]) -> Any:
    return match.game.outcome(played[-1].step.state) if played else None


def _seats(seats: int) -> tuple[Seat, ...]:
    return (*range(seats), PUBLIC)


def _name(seat: Seat) -> str:
    return "public" if seat == PUBLIC else str(seat)


def _told(told: Told) -> str:
    return " ".join((told.kind, *(f"{name}={_json(value)}" for name, value in told.params)))


def _views(game: AnyGame, state: Any, seats: int, shown: Shown) -> Iterator[str]:
    for seat in _seats(seats):
        lines = dict(_fields(game.view(state, seat)))
        parts = dict(_parts(game.view(state, seat)))
        long = sum(map(len, lines.values())) > LONG
        before = shown.get(seat, {}) if long else {}
        changes = {name: text for name, text in parts.items() if before.get(name) != text} if before else lines
        shown[seat] = parts
        yield f"# {_name(seat)} sees" if changes else f"# {_name(seat)} sees the same"
        for name, text in changes.items():
            yield f"#   {name}: {text}"
        if seat in game.to_act(state):
            choices = game.legal_actions(state, seat)
            yield f"#   may choose among {len(choices)}: {_offer(game, choices)}"


def _fields(view: Any) -> Iterator[tuple[str, str]]:
    for field in fields(view):
        if field.name != "edition":  # the same all the time, and named in the header
            yield field.name, _json(getattr(view, field.name))


def _parts(view: Any) -> Iterator[tuple[str, str]]:
    """The fields, and those that are lists of things thing by thing."""
    for field in fields(view):
        value = getattr(view, field.name)
        if isinstance(value, tuple) and value and all(is_dataclass(part) for part in value):
            for number, part in enumerate(value):
                for inner in fields(part):
                    yield f"{field.name}[{number}].{inner.name}", _json(getattr(part, inner.name))
        elif field.name != "edition":
            yield field.name, _json(value)


def _offer(game: AnyGame, choices: Choices[Any]) -> str:
    if isinstance(choices, Listed):
        return ", ".join(map(game.write, choices))
    return _json(choices.plain(game.write))


def _json(value: object) -> str:
    return json.dumps(plain(value), ensure_ascii=False)
