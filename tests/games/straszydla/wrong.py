"""Wrong actions at every step of a match: what the rules answer, for tests of everything that carries actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spukhaus.core import matchfile, registry
from spukhaus.core.errors import ActionRefused, IllegalAction
from spukhaus.core.game import CHANCE, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.games.straszydla.rules.state import State
from tests.games.straszydla.scenes import GAME

TEXTS = (
    "plan", "plan n", "plan s", "plan e e e", "plan w w w", "plan n s n s", "plan ne>a1", "plan *>e5",
    "bid 99", "bid 0", "bend 7 7", "bend 7 7 7", "bend 9", "retreat c3",
    "trade horror horror horror for blue", "trade blue blue blue for green", "collect",
    *(f"buy {element} with {' '.join(['energy'] * 6)}" for element in ("water", "air", "fire", "earth")),
    *(f"feed {spook}" for spook in ("utopiec", "borowy", "dusiol", "wroniec", "wargin")),
    *(f"feed {spook} green" for spook in ("utopiec", "borowy", "dusiol", "wroniec", "wargin")),
    "feed-horror wargin", "swap air", "unblock b2", "no such thing",
)  # fmt: skip


@dataclass(frozen=True)
class Wrong:
    """An action that the rules refuse at a step of a match."""

    number: int
    """Of the action in the log before which it is tried, from 0."""
    seat: Seat
    text: str
    code: str
    rule: str | None


def playthrough(name: str) -> MatchFile:
    return matchfile.read((registry.data(GAME) / "playthroughs" / f"{name}.txt").read_text("utf-8"))


def wrong_actions(match: MatchFile) -> Iterator[Wrong]:
    """At each step one wrong action for every code that was not met before."""
    state: State = GAME.new(match.config)
    met: set[tuple[str, str | None]] = set()
    for number, logged in enumerate(match.log):
        for seat in range(match.config.seats) if CHANCE not in GAME.to_act(state) else ():
            for text in TEXTS:
                found = _refusal(state, seat, text)
                if found is not None and found not in met:
                    met.add(found)
                    yield Wrong(number, seat, text, *found)
        state = GAME.apply(state, logged.seat, logged.action).state


def _refusal(state: State, seat: Seat, text: str) -> tuple[str, str | None] | None:
    try:
        GAME.apply(state, seat, GAME.read(text))
    except ActionRefused as refusal:
        return refusal.code, refusal.rule if isinstance(refusal, IllegalAction) else None
    return None
