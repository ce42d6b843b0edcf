"""The rules pages: one Markdown page a language in each game's folder, a heading for every numbered rule.

What is the same in every language stands beside them, in `index.toml`: where each rule comes from, which rule each
event comes from, and which stretch of a golden playthrough shows a rule at work.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spukhaus.core import registry
from spukhaus.core.errors import NotFound
from spukhaus.core.game import AnyGame, Seat

STATUSES: Final = ("attested", "public", "reconstructed", "reading", "ours")
"""Where a rule can come from. Each has its word, `status-...`, and the pages mark every part of a rule with it."""

SOURCES: Final = STATUSES[:3]
"""The marks of single sentences, which fold away. Readings and additions are rules of the house, and stay marked."""

_HEADING = re.compile(r"^### ([A-Z]{2}-\d+) (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Example:
    """The actions `first` to `last` of a playthrough, as `seat` sees them; they hold the events that it `shows`."""

    rule: str
    playthrough: str
    first: int
    last: int
    seat: Seat
    shows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleIndex:
    status: Mapping[str, tuple[str, ...]]
    events: Mapping[str, str]
    examples: Mapping[str, Example]


@lru_cache
def rule_index(game: AnyGame) -> RuleIndex:
    data = tomllib.loads((registry.data(game) / "rulebook" / "index.toml").read_text("utf-8"))
    examples = [Example(**{**entry, "shows": tuple(entry["shows"])}) for entry in data["example"]]
    return RuleIndex(
        {number: tuple(sources) for number, sources in data["status"].items()},
        data["events"],
        {example.rule: example for example in examples},
    )


@lru_cache
def rules_page(game: AnyGame, language: str) -> str:
    return (registry.data(game) / "rulebook" / f"{language}.md").read_text("utf-8")


def without_sources(text: str, words: Mapping[str, str]) -> str:
    """The text without the marks that say where a sentence comes from: `*Attested.*`, `*Reconstructed: six of each.*`

    `words` says what each status is called. The columns of tables stay: they hold nothing but marks.
    """
    any_of = "|".join(r"\s+".join(map(re.escape, words[status].split())) for status in SOURCES)
    marked = re.compile(rf"[ \n]?(?<!\*)\*(?:{any_of})\b[^*]*[.]\*(?!\*)")
    return re.sub(r"\n{3,}", "\n\n", marked.sub("", text))


def rule_titles(game: AnyGame, language: str) -> dict[str, str]:
    """Every rule's number with its title, in the order of the page."""
    return dict(_HEADING.findall(rules_page(game, language)))


def rule(game: AnyGame, language: str, number: str) -> str:
    """One rule, with its heading."""
    found = re.search(
        rf"^### {re.escape(number.upper())} .*?(?=^##|\Z)", rules_page(game, language), re.MULTILINE | re.DOTALL
    )
    if not found:
        titles = rule_titles(game, language)
        raise NotFound("unknown-rule", rule=number[:20].upper(), first=next(iter(titles)), last=next(reversed(titles)))
    return found.group().strip()
