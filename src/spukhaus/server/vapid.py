"""A house's own key for push services, and how it signs with it (VAPID, RFC 8292: ES256, which is ECDSA over P-256).

The standard library cannot sign. These few lines can, and are held to the vectors of RFC 6979; packages that do more
bring megabytes. They take no care to hide how long they take: a service is shown one signature in many hours, made
when nobody waits for it.
"""

from __future__ import annotations

import base64
import hmac
import json
import os
import re
import secrets
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from spukhaus.core.errors import ConfigRefused, SpukhausError

Point: TypeAlias = tuple[int, int] | None
"""On the curve; None is its neutral element."""

PRIME: Final = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
BASE: Final = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
TOKEN_SECONDS: Final = 12 * 3600
"""A service takes a token for a day at most."""
RENEWED_SECONDS: Final = 6 * 3600
CONTACT: Final = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://\S+")


class KeyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    contact: str
    key: str


class PushKey:
    def __init__(self, secret: int, contact: str) -> None:
        self._secret = secret
        self._contact = contact
        self._tokens: dict[str, tuple[float, str]] = {}
        point = times(secret, BASE)
        assert point is not None
        self.public = _text(b"\4" + b"".join(part.to_bytes(32, "big") for part in point))
        """As a browser wants it."""

    @classmethod
    def read(cls, path: Path) -> PushKey:
        try:
            file = msgspec.json.decode(path.read_bytes(), type=KeyFile)
            secret = int.from_bytes(base64.urlsafe_b64decode(file.key + "=" * (-len(file.key) % 4)), "big")
        except (OSError, ValueError, msgspec.DecodeError) as error:
            raise ConfigRefused("push-key-file", path=str(path)) from error
        if not 0 < secret < ORDER or not CONTACT.fullmatch(file.contact):
            raise ConfigRefused("push-key-file", path=str(path))
        return cls(secret, file.contact)

    def authorization(self, origin: str, now: float | None = None) -> str:
        """What a push service is shown, by its origin: https and its name."""
        now = time.time() if now is None else now
        made_at, token = self._tokens.get(origin, (0.0, ""))
        if not made_at <= now < made_at + RENEWED_SECONDS:
            token = self._token(origin, now)
            self._tokens[origin] = (now, token)
        return f"vapid t={token}, k={self.public}"

    def _token(self, origin: str, now: float) -> str:
        claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        said = ".".join(_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        return f"{said}.{_text(signature(self._secret, said.encode()))}"


def write_new_key(path: Path, contact: str) -> None:
    """A new key in a file of its own, that nobody else may read. One that is there stays: browsers know it."""
    if not CONTACT.fullmatch(contact):
        raise ConfigRefused("push-contact", found=contact)
    key = _text((1 + secrets.randbelow(ORDER - 1)).to_bytes(32, "big"))
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise ConfigRefused("push-key-there", path=str(path)) from None
    except OSError as error:
        raise SpukhausError("cannot-write", path=str(path), reason=error.strerror or "") from error
    with os.fdopen(file, "wb") as opened:
        opened.write(msgspec.json.format(msgspec.json.encode(KeyFile(contact, key))) + b"\n")


def signature(secret: int, message: bytes) -> bytes:
    """Of SHA-256 of the message."""
    digest = sha256(message).digest()
    number = int.from_bytes(digest, "big")
    for once in _nonces(secret, number % ORDER):
        point = times(once, BASE)
        assert point is not None
        r = point[0] % ORDER
        s = pow(once, -1, ORDER) * (number + r * secret) % ORDER
        if r and s:
            return r.to_bytes(32, "big") + s.to_bytes(32, "big")
    raise AssertionError


def _nonces(secret: int, number: int) -> Iterator[int]:
    """Numbers that are used once, from the secret and the message alone (RFC 6979)."""
    seed = secret.to_bytes(32, "big") + number.to_bytes(32, "big")
    key, value = bytes(32), b"\1" * 32
    for mark in (b"\0", b"\1"):
        key = hmac.digest(key, value + mark + seed, "sha256")
        value = hmac.digest(key, value, "sha256")
    while True:
        value = hmac.digest(key, value, "sha256")
        if 0 < (found := int.from_bytes(value, "big")) < ORDER:
            yield found
        key = hmac.digest(key, value + b"\0", "sha256")
        value = hmac.digest(key, value, "sha256")


def times(number: int, point: Point) -> Point:
    found: Point = None
    for bit in f"{number:b}":
        found = plus(found, found)
        if bit == "1":
            found = plus(found, point)
    return found


def plus(one: Point, two: Point) -> Point:
    if one is None or two is None:
        return one or two
    (x, y), (u, v) = one, two
    if x == u and (y + v) % PRIME == 0:
        return None
    slope = (3 * x * x - 3) * pow(2 * y, -1, PRIME) if one == two else (v - y) * pow(u - x, -1, PRIME)
    w = (slope * slope - x - u) % PRIME
    return w, (slope * (x - w) - y) % PRIME


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
