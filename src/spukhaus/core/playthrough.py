"""Golden playthroughs: a match file with everything that every seat hears and sees, as comments between the lines.

The actions are the scenario; the comments are written by this tool and compared in tests. A change of the rules or
of a view shows as a change of these files, to be read line by line before it is accepted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from spukhaus.core import matchfile
from spukhaus.core.game import PUBLIC, AnyGame, Choices, Listed, Seat, Told
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.plain import plain


def write(match: MatchFile) -> str:
    """The whole playthrough as text; reading it as a match file gives the match again."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: MatchFile) -> Iterator[str]:
    game = match.game
    state = game.new(match.config)
    played = list(matchfile.replay(match))
    yield from matchfile.write(replace(match, log=(), outcome=_outcome(match, played))).rstrip().splitlines()
    yield ""
    yield from _views(game, state, match.config.seats)
    for move in played:
        yield ""
        yield matchfile.action_line(game, move.number, move.logged.seat, move.logged.action)
        for seat in _seats(match.config.seats):
            for told in move.step.told(seat):
                yield f"# {_name(seat)} hears {_told(told)}"
        yield from _views(game, move.step.state, match.config.seats)


def _outcome(match: MatchFile, played: list[Any]) -> Any:
    return match.game.outcome(played[-1].step.state) if played else None


def _seats(seats: int) -> tuple[Seat, ...]:
    return (*range(seats), PUBLIC)


def _name(seat: Seat) -> str:
    return "public" if seat == PUBLIC else str(seat)


def _told(told: Told) -> str:
    return " ".join((told.kind, *(f"{name}={_json(value)}" for name, value in told.params)))


def _views(game: AnyGame, state: Any, seats: int) -> Iterator[str]:
    for seat in _seats(seats):
        view = game.view(state, seat)
        yield f"# {_name(seat)} sees"
        for field in fields(view):
            if field.name == "edition":
                continue  # the same all the time, and named in the header
            yield f"#   {field.name}: {_json(getattr(view, field.name))}"
        if seat in game.to_act(state):
            choices = game.legal_actions(state, seat)
            yield f"#   may choose among {len(choices)}: {_offer(game, choices)}"


def _offer(game: AnyGame, choices: Choices[Any]) -> str:
    if isinstance(choices, Listed):
        return ", ".join(map(game.write, choices))
    return _json(choices.plain(game.write))


def _json(value: object) -> str:
    return json.dumps(plain(value), ensure_ascii=False)
