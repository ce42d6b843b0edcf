"""Secrets that people hold: a key for a seat, a code for a link. The server keeps only their hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_identity() -> str:
    """A table's id: short enough for a link, too long to guess, and never taken for an option of a command."""
    while (identity := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return identity


def is_table(identity: str) -> bool:
    """Other things are kept as tables are, under ids that no table has: with a dot."""
    return "." not in identity


def hashed(key: str) -> str:
    """Keys are long and random, so a plain hash is enough: there is nothing to guess."""
    return hashlib.sha256(b"spukhaus key\n" + key.encode("utf-8", "surrogatepass")).hexdigest()


def matches(key: str, hashes: Iterable[str]) -> bool:
    """Whether the key is one of these, in a time that does not depend on how nearly it is."""
    mine = hashed(key)
    found = False
    for other in hashes:
        found |= hmac.compare_digest(mine, other)
    return found
