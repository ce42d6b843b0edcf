"""What makes an app of the pages: a list of files that browsers keep at hand (`web/src/port/service-worker.ts`)."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Collection, Mapping


def service_worker(code: bytes, files: Mapping[str, bytes], later: Collection[str] = ()) -> bytes:
    """The script with its list. `files` are kept from the first visit on, and those of `later` once they were asked
    for."""
    kept = {name: integrity(data) for name, data in sorted(files.items())}
    told = {"version": digest(code, json.dumps(kept).encode()), "files": kept, "later": sorted(later)}
    return b"self.PARTS = %b;\n" % json.dumps(told).encode() + code


def integrity(data: bytes) -> str:
    """As browsers check it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def digest(*data: bytes) -> str:
    """Short, for names."""
    return hashlib.sha256(b"".join(hashlib.sha256(one).digest() for one in data)).hexdigest()[:12]
