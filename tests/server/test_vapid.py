"""The house's own key: signatures are those of the standard, and a key file is never overwritten."""

from __future__ import annotations

import base64
import json
import stat
from pathlib import Path
from typing import Any

import pytest

from spukhaus.core.errors import SpukhausError
from spukhaus.server.vapid import PushKey, signature, write_new_key

SECRET = 0xC9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721
PUBLIC = (
    "0460FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
    "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299"
)
SIGNATURES = {
    b"sample": "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
    "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8",
    b"test": "F1ABB023518351CD71D881567B1EA663ED3EFCF6C5132B354F28D3B0B7D38367"
    "019F4113742A2B14BD25926B49C649155F267E60D3814B4C0CC84250E46F0083",
}
"""RFC 6979, A.2.5: P-256 with SHA-256."""


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_signatures_are_those_of_the_standard() -> None:
    for message, expected in SIGNATURES.items():
        assert signature(SECRET, message).hex().upper() == expected
    assert unpacked(PushKey(SECRET, "").public).hex().upper() == PUBLIC


def test_a_service_is_shown_a_token_for_itself_that_is_renewed_in_time() -> None:
    key = PushKey(SECRET, "mailto:host@house.example")
    shown = key.authorization("https://push.example", 1_000_000.0)
    scheme, _, parts = shown.partition(" ")
    token, public = (part.partition("=")[2] for part in parts.split(", "))
    header, claims, signed = token.split(".")
    assert (scheme, public) == ("vapid", key.public)
    assert json.loads(unpacked(header)) == {"typ": "JWT", "alg": "ES256"}
    told: Any = json.loads(unpacked(claims))
    assert told == {"aud": "https://push.example", "exp": 1_043_200, "sub": "mailto:host@house.example"}
    assert unpacked(signed) == signature(SECRET, f"{header}.{claims}".encode())
    assert key.authorization("https://push.example", 1_010_000.0) == shown
    assert key.authorization("https://push.example", 1_030_000.0) != shown
    assert key.authorization("https://other.example", 1_010_000.0) != shown


def test_a_key_file_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "push.json"
    write_new_key(path, "mailto:host@house.example")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    public = PushKey.read(path).public
    with pytest.raises(SpukhausError) as caught:
        write_new_key(path, "mailto:host@house.example")
    assert caught.value.code == "push-key-there"
    assert PushKey.read(path).public == public
    write_new_key(tmp_path / "other.json", "https://house.example")
    assert PushKey.read(tmp_path / "other.json").public != public


@pytest.mark.parametrize("contact", ["", "me", "mailto:me", "http://house.example", "mailto:a@b c"])
def test_a_contact_is_an_address(tmp_path: Path, contact: str) -> None:
    with pytest.raises(SpukhausError) as caught:
        write_new_key(tmp_path / "push.json", contact)
    assert caught.value.code == "push-contact"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '{"contact": "mailto:a@b.c", "key": ""}',
        '{"contact": "a", "key": "AQ"}',
        '{"contact": 1, "key": "AQ"}',
    ],
)
def test_a_broken_key_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "push.json"
    path.write_text(text, "utf-8")
    with pytest.raises(SpukhausError) as caught:
        PushKey.read(path)
    assert caught.value.code == "push-key-file"
