"""Plain forms: any state, view or action as JSON, the same bytes on every machine and in every process."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import Any, Protocol, TypeAlias, runtime_checkable

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
    kind: type = type(thing)
    return _form_of(kind)(thing)


@cache
def _form_of(kind: type) -> Callable[[Any], JSON]:
    """How things of a class are written: found out once, for much is written at each move."""
    if issubclass(kind, Edition):
        return lambda edition: {"name": edition.name, "digest": edition.digest}
    if issubclass(kind, Brief):
        return kind.brief
    if is_dataclass(kind):
        names = tuple(field.name for field in fields(kind))
        return lambda thing: {name: plain(getattr(thing, name)) for name in names}
    if issubclass(kind, (tuple, list)):
        return lambda parts: [plain(part) for part in parts]
    if issubclass(kind, (set, frozenset)):
        return lambda parts: sorted((plain(part) for part in parts), key=canonical)
    if issubclass(kind, Mapping):
        return lambda mapping: {str(key): plain(value) for key, value in mapping.items()}
    if issubclass(kind, Fraction):
        return str
    raise TypeError(f"no plain form for {kind.__name__}")


def canonical(thing: object) -> str:
    """The one JSON text of a thing: sorted keys, no spaces."""
    return json.dumps(plain(thing), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(thing: object) -> str:
    """A hash that is the same in every process, unlike Python's own for strings."""
    return hashlib.sha256(canonical(thing).encode()).hexdigest()


def kind_of(action: object) -> str:
    """`GiveUp`, or an action of that class, is 'give-up': the name that texts and browsers know it by."""
    return _kind_of(action if isinstance(action, type) else type(action))


@cache
def _kind_of(kind: type) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()
