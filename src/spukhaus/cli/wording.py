"""What argparse itself says about a wrong call, in the reader's language.

argparse asks gettext for its sentences by their English templates. While a call is read, it asks the texts instead:
`call-*`, said with argparse's own placeholders where the parameters stand.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from spukhaus.texts import Speaker

TEMPLATES: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "%(prog)s: error: %(message)s\n": ("error", {"program": "%(prog)s", "reason": "%(message)s"}),
    "argument %(argument_name)s: %(message)s": (
        "argument",
        {"argument": "%(argument_name)s", "reason": "%(message)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("value", {"value": "%(value)s"}),
    "the following arguments are required: %s": ("required", {"arguments": "%s"}),
    "one of the arguments %s is required": ("one-required", {"arguments": "%s"}),
    "not allowed with argument %s": ("not-with", {"argument": "%s"}),
    "unrecognized arguments: %s": ("unknown", {"arguments": "%s"}),
    "ignored explicit argument %r": ("no-value", {"value": "%s"}),
    "expected one argument": ("one-value", {}),
    "expected at least one argument": ("some-values", {}),
    "expected at most one argument": ("one-value-at-most", {}),
}
"""Everything that a person who calls `spukhaus` can meet; the rest are mistakes of whoever declares an argument."""


@contextmanager
def spoken_by(speaker: Speaker) -> Iterator[None]:
    """argparse speaks the speaker's language for as long as this lasts."""
    module: Any = argparse
    before = module._

    def translate(template: str) -> str:
        if template not in TEMPLATES:
            return str(before(template))
        name, params = TEMPLATES[template]
        return speaker.say(f"call-{name}", **params) + ("\n" if template.endswith("\n") else "")

    module._ = translate
    try:
        yield
    finally:
        module._ = before
