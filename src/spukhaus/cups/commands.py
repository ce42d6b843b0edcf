"""What people and time can do to a cup: each command is checked and answered with the entries it makes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spukhaus.core import registry
from spukhaus.cups.cup import Cup
from spukhaus.cups.entries import Ended, Entry, Finished, Founded, Joined, Laid, Paired, Withdrew
from spukhaus.cups.pairing import pair
from spukhaus.cups.standings import ranking
from spukhaus.match.commands import TableRefused, clean_name
from spukhaus.match.entries import Substituted
from spukhaus.match.table import Table

MOST_PLAYERS: Final = 256
MOST_JOINED: Final = 4 * MOST_PLAYERS
"""With those who have left again: everybody who ever joined is kept, and shown to all."""
MOST_BOTS: Final = 16
"""So many bots may a host put into a cup: they play at this house's expense."""
FEWEST_PLAYERS: Final = 2
MOST_ROUNDS: Final = 12
SHORTEST: Final = 60.0
LONGEST: Final = 60 * 24 * 3600.0


def found(wanted: Founded) -> list[Entry]:
    game = registry.game(wanted.game)
    registry.config(game, wanted.seats, registry.edition(game), {})
    if not 1 <= wanted.rounds <= MOST_ROUNDS:
        raise TableRefused("cup-rounds", most=MOST_ROUNDS)
    if not SHORTEST <= wanted.until - wanted.at <= LONGEST:
        raise TableRefused("cup-until", days=round(LONGEST / 86400))
    return [wanted]


def join(cup: Cup, name: str, key: str, now: float) -> list[Entry]:
    """A person joins, with the hash of a key."""
    _check_room(cup)
    return [Joined(now, name=clean_name(name), key=key)]


def join_bot(cup: Cup, bot: str, now: float) -> list[Entry]:
    _check_room(cup)
    if sum(cup.players[number].bot is not None for number in cup.playing()) >= MOST_BOTS:
        raise TableRefused("cup-bots", most=MOST_BOTS)
    game = cup.game
    registry.check_bot(game, bot, registry.config(game, cup.founded.seats, registry.edition(game), {}))
    return [Joined(now, name=bot, bot=bot)]


def _check_room(cup: Cup) -> None:
    if cup.ended:
        raise TableRefused("cup-over")
    if cup.rounds:
        raise TableRefused("cup-begun")
    if len(cup.playing()) >= MOST_PLAYERS or len(cup.players) >= MOST_JOINED:
        raise TableRefused("cup-full", most=MOST_PLAYERS)


def withdraw(cup: Cup, player: int, now: float) -> list[Entry]:
    if not 0 <= player < len(cup.players):
        raise TableRefused("no-such-player")
    if cup.ended:
        raise TableRefused("cup-over")
    return [] if cup.players[player].out else [Withdrew(now, player)]


def begin(cup: Cup, seed: str, identity: Callable[[], str], now: float) -> list[Entry]:
    """The host lets the first round begin. Asked twice, it is once."""
    if cup.ended:
        raise TableRefused("cup-over")
    if len(cup.playing()) < FEWEST_PLAYERS:
        raise TableRefused("cup-few", fewest=FEWEST_PLAYERS)
    return [] if cup.rounds else next_round(cup, seed, identity, now)


def next_round(cup: Cup, seed: str, identity: Callable[[], str], now: float) -> list[Entry]:
    """The rounds that are left share the time that is left."""
    founded = cup.founded
    made = pair(ranking(cup), founded.seats, roles=bool(cup.game.roles))
    until = now + (founded.until - now) / (founded.rounds - len(cup.rounds))
    tables = tuple(Laid(identity(), players) for players in made.tables)
    return [Paired(now, seed=seed, until=until, tables=tables, byes=made.byes)]


def is_done(cup: Cup, now: float) -> bool:
    """Whether no round begins any more."""
    if not cup.rounds:
        return now >= cup.founded.until
    if not cup.rounds[-1].over:
        return False
    played_out = len(cup.rounds) >= cup.founded.rounds or len(cup.playing()) < FEWEST_PLAYERS
    return played_out or now >= cup.founded.until


def finish(cup: Cup, table: Table, now: float) -> list[Entry]:
    """What came of a table of the latest round, if it is over and not known yet."""
    waiting = [laid for laid in cup.rounds[-1].tables if laid.identity == table.identity and laid.scores is None]
    if not waiting or table.outcome is None:
        return []
    substituted = {noted.entry.seat for noted in table.notes if isinstance(noted.entry, Substituted)}
    return [Finished(now, table=table.identity, scores=table.outcome.scores, stand_ins=tuple(sorted(substituted)))]


def end(now: float) -> list[Entry]:
    return [Ended(now)]
