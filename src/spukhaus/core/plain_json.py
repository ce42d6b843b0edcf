"""Plain forms: any state, view or action as JSON, the same bytes on every machine and in every process."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Protocol, TypeAlias, runtime_checkable

from spukhaus.core.edition import Edition

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"


@runtime_checkable
class Brief(Protocol):
    """Something worked out from a little: that little is its plain form."""

    def brief(self) -> JSON: ...


def plain(thing: object) -> JSON:
    """The thing as JSON. Sets are sorted, and an edition is only named: its content is no secret of a state."""
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing.value if isinstance(thing, Enum) else thing
    if isinstance(thing, Edition):
        return {"name": thing.name, "digest": thing.digest}
    if isinstance(thing, Brief):
        return thing.brief()
    if is_dataclass(thing):
        return {field.name: plain(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, (tuple, list)):
        return [plain(part) for part in thing]
    if isinstance(thing, (set, frozenset)):
        return sorted((plain(part) for part in thing), key=canonical)
    if isinstance(thing, Mapping):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, Fraction):
        return str(thing)
    raise TypeError(f"no plain form for {type(thing).__name__}")


def canonical(thing: object) -> str:
    """The one JSON text of a thing: sorted keys, no spaces."""
    return json.dumps(plain(thing), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(thing: object) -> str:
    """A hash that is the same in every process, unlike Python's own for strings."""
    return hashlib.sha256(canonical(thing).encode()).hexdigest()


def kind_of(action: object) -> str:
    """`GiveUp`, or an action of that class, is 'give-up': the name that texts and browsers know it by."""
    kind = action if isinstance(action, type) else type(action)
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()
