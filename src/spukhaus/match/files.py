"""A match file as a table: then link, replay, review, branch and export work as with any match played here."""

from __future__ import annotations

import base64
import hashlib
import math
from collections.abc import Iterator
from typing import Any

import msgspec

from spukhaus.core import matchfile
from spukhaus.core.edition import check_size
from spukhaus.core.errors import InvalidAction, MatchFileBroken
from spukhaus.core.game import CHANCE, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.redeal import MOST_REDEALS
from spukhaus.core.thought import Thought, read_record
from spukhaus.match.commands import LONGEST_NAME
from spukhaus.match.entries import Acted, Created, Entry, Imported, Opening, Seated, Settings, Started

LONGEST_LINE = 80
"""Of a title or a date."""


def identity_of(match: MatchFile) -> str:
    """The same match has the same id, however its text was spaced or commented. No table made here has one so long."""
    found = hashlib.sha256(b"spukhaus replay\n" + matchfile.write(match).encode()).digest()
    return base64.urlsafe_b64encode(found[:15]).decode()


def read_checked(text: str) -> MatchFile:
    """A match whose every action, draw and claim is true to the rules, or `MatchFileBroken` with the line."""
    match = matchfile.read(text)
    check_size(match.config.edition.text)
    if len(match.redeals) > MOST_REDEALS:
        raise MatchFileBroken("file-redeals", line=1, most=MOST_REDEALS)
    _check_words(match)
    for _ in matchfile.replay(match):
        pass
    return match


def _check_words(match: MatchFile) -> None:
    """A file's names are shown to people, and written into files again."""
    words = [("title", match.title, LONGEST_LINE), ("date", match.date, LONGEST_LINE)]
    words += [(f"player {seat}", name, LONGEST_NAME) for seat, name in match.players]
    for header, text, most in words:
        if text is not None and not (text.isprintable() and len(text) <= most):
            raise MatchFileBroken("file-value", line=match.header_line(header), header=header, found=text[:most])


def entries_of(match: MatchFile, now: float) -> list[Entry]:
    """The entries of a table at which this match was played. Nobody holds a key of it."""
    return [
        Created(
            now,
            game=match.game.name,
            rules=match.config.rules,
            seats=match.config.seats,
            edition=match.config.edition.text,
            options=dict(match.config.options),
            settings=Settings(spectators="open", chat=False),
            seed=match.seed or "",
            host="",
            title=match.title or "",
            imported=Imported(match.date, match.commitment),
            opening=_opening(match),
        ),
        *(Seated(now, seat=seat, name=name) for seat, name in match.players),
        Started(now),
        *_acted(match, now),
    ]


def _opening(match: MatchFile) -> Opening | None:
    if not match.redeals:
        return None
    log = tuple((logged.seat, match.game.write(logged.action)) for logged in match.log[: match.opening])
    return Opening(None, 0, log, match.redeals)


def _acted(match: MatchFile, now: float) -> Iterator[Acted]:
    thoughts = dict(match.thoughts)
    hints: dict[Seat, int] = dict(match.hints)
    for number, logged in enumerate(match.log[match.opening :], start=match.opening + 1):
        asked = 0 if logged.seat == CHANCE else hints.pop(logged.seat, 0)  # the file only says how many in all
        acted = Acted(now, logged.seat, match.game.write(logged.action), asked)
        if number in thoughts:
            thought = _record(match, number, thoughts[number])
            acted = msgspec.structs.replace(acted, thought=msgspec.Raw(msgspec.json.encode(thought)))
        yield acted


def _record(match: MatchFile, number: int, written: Any) -> Any:
    """A thought as a bot of ours would have written it: files are written by anybody."""
    broken = MatchFileBroken("file-thought", line=dict(match.thought_lines).get(number, 1))
    try:
        thought = read_record(match.game, match.log[number - 1].action, written)
    except InvalidAction as error:
        raise broken from error
    if not all(map(math.isfinite, _numbers(thought))):  # JSON knows no others, but Python reads them
        raise broken
    return thought.record(match.game)


def _numbers(thought: Thought) -> Iterator[float]:
    yield from (one.value for one in thought.alternatives)
    yield from (one.chance for belief in thought.beliefs for one in belief.possibilities)
