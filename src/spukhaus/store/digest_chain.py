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


def parted(entries: Sequence[bytes], shared: bytes) -> tuple[list[bytes], int | None]:
    """The entries with the part that many tables share cut out of the first, and the place where it was."""
    place = entries[0].find(shared) if entries and shared else -1
    if place < 0:
        return list(entries), None
    return [entries[0][:place] + entries[0][place + len(shared) :], *entries[1:]], place


def damaged(table: str, number: int) -> SpukhausError:
    return SpukhausError("store-damaged", table=table, number=number)


def whole(table: str, after: int, rows: Sequence[Sequence[Any]]) -> list[bytes]:
    """The bodies above a number, if none is missing or changed. `rows` are those from that number on, each with the
    table's last number, the entry's own, its body, its seal, its digest before anything was erased from it, and the
    part of the body that is stored elsewhere (with the place where it belongs; None for most)."""
    after = max(after, 0)
    last = rows[0][0]
    found = [row[1:] for row in rows if row[1] is not None]
    before = found.pop(0)[2] if after and found and found[0][0] == after else FIRST
    bodies = []
    for expected, (number, body, seal, erased, place, part) in enumerate(found, start=after + 1):
        content: bytes = body.encode() if isinstance(body, str) else body
        if place is not None:
            content = content[:place] + (part or b"") + content[place:]
        if number != expected or seal != _seal(before, erased or sha256(content).digest()):
            raise damaged(table, expected)
        before = seal
        bodies.append(content)
    if after + len(found) < last:
        raise damaged(table, after + len(found) + 1)
    return bodies
