"""What everybody may know of a cup.

Of a round that goes on only who meets whom, and how many tables are done: what came of them is told when the last one
is over, for all of them have the same deal.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from spukhaus.core.seed import commitment
from spukhaus.cups.cup import Cup, CupTable, Round
from spukhaus.cups.standings import Standing, standings


class PlayerInfo(TypedDict):
    name: str
    bot: str | None
    out: bool
    """Has withdrawn."""


class CupTableInfo(TypedDict):
    table: str
    players: tuple[int, ...]
    """By seat; -1 is a bot that only fills a place."""
    scores: tuple[int, ...] | None
    """Null until the round is over."""
    stand_ins: tuple[int, ...]
    """The seats at which a bot has played for somebody; empty until the round is over."""


class RoundInfo(TypedDict):
    until: float
    commitment: str
    seed: str | None
    """Null until the round is over."""
    byes: tuple[int, ...]
    tables: list[CupTableInfo]
    done: int
    """How many tables are over."""


class CupInfo(TypedDict):
    id: str
    number: int
    """How much has happened in it."""
    game: str
    seats: int
    rounds: int
    """How many are planned."""
    until: float
    live: bool
    stage: Literal["joining", "playing", "over"]
    players: list[PlayerInfo]
    played: list[RoundInfo]
    """The rounds so far; the last one may go on."""
    standings: tuple[Standing, ...]
    """After the rounds that are over, the best first."""


def told(cup: Cup) -> CupInfo:
    return {
        "id": cup.identity,
        "number": cup.length,
        "game": cup.founded.game,
        "seats": cup.founded.seats,
        "rounds": cup.founded.rounds,
        "until": cup.founded.until,
        "live": cup.founded.live,
        "stage": "over" if cup.ended else "playing" if cup.rounds else "joining",
        "players": [{"name": player.name, "bot": player.bot, "out": player.out} for player in cup.players],
        "played": [_round(played) for played in cup.rounds],
        "standings": standings(cup),
    }


def _round(played: Round) -> RoundInfo:
    return {
        "until": played.until,
        "commitment": commitment(played.seed),
        "seed": played.seed if played.over else None,
        "byes": played.byes,
        "tables": [_table(table, played.over) for table in played.tables],
        "done": sum(table.scores is not None for table in played.tables),
    }


def _table(table: CupTable, over: bool) -> CupTableInfo:
    return {
        "table": table.identity,
        "players": table.players,
        "scores": table.scores if over else None,
        "stand_ins": table.stand_ins if over else (),
    }
