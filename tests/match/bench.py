"""A table on the workbench: commands are carried out at once, without a store, at times that the test sets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spukhaus.core import registry
from spukhaus.match import commands
from spukhaus.match.chance import ChanceSource, from_seed
from spukhaus.match.entries import Created, Entry, Settings, encode
from spukhaus.match.keys import hashed
from spukhaus.match.table import Table

SEED = "5eed" * 16


def created(game: str = "shy_monsters", seats: int | None = None, **settings: Any) -> Created:
    rules = registry.game(game)
    config = registry.config(rules, seats)
    return Created(
        0.0,
        game=game,
        rules=rules.rules_version,
        seats=config.seats,
        edition=config.edition.text,
        options=dict(config.options),
        settings=Settings(**settings),
        seed=SEED,
        host=hashed("host"),
    )


class Bench:
    def __init__(self, first: Created, chance: ChanceSource = from_seed) -> None:
        self.bodies = [encode(first)]
        self.table = Table.of("table", self.bodies)
        self.now = 0.0
        self.chance = chance

    def do(self, command: Callable[..., list[Entry]], *arguments: Any, **named: Any) -> list[Entry]:
        entries = command(self.table, *arguments, now=self.now, **named)
        for entry in entries:
            self.table.fold(entry)
            self.bodies.append(encode(entry))
        return entries

    def seat_people(self, *names: str) -> Bench:
        for seat, name in enumerate(names):
            self.do(commands.sit, seat, name, hashed(name), chance=self.chance)
        return self

    def act(self, seat: int, text: str, decision: int | None = None) -> list[Entry]:
        return self.do(commands.act, seat, decision, text, chance=self.chance)

    def actions(self) -> list[str]:
        return [self.table.game.write(taken.logged.action) for taken in self.table.taken]

    def reread(self) -> Table:
        """The same table, from nothing but what would be in the store."""
        return Table.of("table", self.bodies)


def dealing(*draws: str) -> ChanceSource:
    """Chance that does what the test says."""
    return lambda table, _state, drawn: table.game.read(draws[drawn])
