"""How long a house keeps its tables, by what has become of them."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from spukhaus.match.ports import Stage

if TYPE_CHECKING:
    from spukhaus.match.table import Table

DAY_SECONDS: Final = 24 * 3600.0
FOR_EVER: Final = 0.0

Kind: TypeAlias = Literal["waiting", "abandoned", "finished", "noted"]
"""Never begun, begun and left, over, or over and in somebody's list of games."""


KINDS: Final[tuple[Kind, ...]] = ("waiting", "abandoned", "finished", "noted")


@dataclass(frozen=True, slots=True)
class Retention:
    """So many days after its last change a table may go; 0 is never."""

    waiting: float = 7
    abandoned: float = 90
    """More than the longest clock, which gives 30 days for a decision."""
    finished: float = 365
    noted: float = FOR_EVER
    addresses: float = 30
    """So long is known from where tables were made and seats taken."""

    def past(self, kind: Kind, changed_at: float, now: float) -> bool:
        days: float = getattr(self, kind)
        return days != FOR_EVER and now - changed_at > days * DAY_SECONDS

    def past_any(self, changed_at: float, now: float) -> bool:
        return any(self.past(kind, changed_at, now) for kind in KINDS)

    def written(self) -> str:
        return " ".join(f"{days:g}" for days in astuple(self))

    @classmethod
    def read(cls, text: str) -> Retention:
        return cls(*map(float, text.split()))


DEFAULTS: Final = Retention()
RETAINED: Final = tuple(field.name for field in fields(Retention))


_KINDS: Final[dict[Stage, Kind]] = {"waiting": "waiting", "playing": "abandoned", "over": "finished"}


def stage_of(table: Table) -> Stage:
    if table.over:
        return "over"
    return "playing" if table.started else "waiting"


def kind_of(stage: Stage, *, noted: bool) -> Kind:
    if noted:
        return "noted"
    return _KINDS[stage]
