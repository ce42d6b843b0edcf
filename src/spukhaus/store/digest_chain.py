"""The chain of digests over a table's entries: what is missing or damaged in the middle is noticed when it is read.

The seal of an entry is made of the seal before it and of the digest of its body.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

from spukhaus.core.errors import SpukhausError

FIRST: Final = b""
"""What stands before the first seal."""


def seals(before: bytes, bodies: Sequence[bytes]) -> Iterator[bytes]:
    for body in bodies:
        before = _seal(before, sha256(body).digest())
        yield before


def _seal(before: bytes, digest: bytes) -> bytes:
    return sha256(before + digest).digest()


def damaged(table: str, number: int) -> SpukhausError:
    return SpukhausError("store-damaged", table=table, number=number)


def whole(table: str, after: int, rows: Sequence[Sequence[Any]]) -> list[bytes]:
    """The bodies above a number, if none is missing or changed. `rows` are those from that number on, each with the
    table's last number, the entry's own, its body, its seal, and its digest before anything was erased from it."""
    after = max(after, 0)
    last = rows[0][0]
    found = [row[1:] for row in rows if row[1] is not None]
    before = found.pop(0)[2] if after and found and found[0][0] == after else FIRST
    for expected, (number, body, seal, erased) in enumerate(found, start=after + 1):
        content = body.encode() if isinstance(body, str) else body
        if number != expected or seal != _seal(before, erased or sha256(content).digest()):
            raise damaged(table, expected)
        before = seal
    if after + len(found) < last:
        raise damaged(table, after + len(found) + 1)
    return [row[1] for row in found]
