"""The review that is kept with a match: one more entry of its table, once it is over."""

from __future__ import annotations

import msgspec

from spukhaus.match.commands import check_over
from spukhaus.match.entries import Entry, Reviewed, decode
from spukhaus.match.house import House, finished
from spukhaus.match.table import Table


async def kept_review(house: House, identity: str) -> bytes | None:
    """As it was made."""
    table = await house.ask(identity, finished)
    if table.review is None:
        return None
    number, _ = table.review
    entry = decode((await house.store.read(identity, number - 1))[0])
    return bytes(entry.review) if isinstance(entry, Reviewed) else None


async def keep_review(house: House, identity: str, version: int, review: bytes) -> None:
    """Unless somebody else has just kept as good a one."""

    def keep(table: Table) -> list[Entry]:
        check_over(table)
        known = table.review is not None and table.review[1] >= version
        return [] if known else [Reviewed(house.now(), version, msgspec.Raw(review))]

    await house.do(identity, keep)
