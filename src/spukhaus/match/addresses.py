"""The addresses of stores and hubs, as they may be shown to anybody."""

from __future__ import annotations

import re


def sqlite_path(url: str) -> str | None:
    """The file that `sqlite:FILE` or `sqlite:///FILE` names; None if the address is not of this kind. A whole path
    begins with one more slash, as in SQLAlchemy."""
    scheme, _, rest = url.partition(":")
    file = rest.removeprefix("///")
    return file if scheme == "sqlite" and file and not file.startswith("//") else None


def masked(url: str) -> str:
    """The address with any password replaced by stars. It rather hides too much than too little."""
    if url.startswith("sqlite:"):  # a path has no password, and may well have an @
        return url
    head, at, tail = url.rpartition("@")
    scheme, slashes, credentials = head.rpartition("://")
    user, colon, _ = credentials.partition(":")
    if at and colon:
        head = f"{scheme}{slashes}{user}:***"
    return re.sub(r"(?i)([?&]\w*pass\w*=)[^&]*", r"\1***", head + at + tail)
