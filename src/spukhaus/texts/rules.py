"""The rules pages: one Markdown page a language in each game's folder, a heading for every numbered rule."""

from __future__ import annotations

import re
from functools import lru_cache

from spukhaus.core import registry
from spukhaus.core.errors import NotFound
from spukhaus.core.game import AnyGame

_HEADING = re.compile(r"^### ([A-Z]{2}-\d+) (.+)$", re.MULTILINE)


@lru_cache
def rules_page(game: AnyGame, language: str) -> str:
    return (registry.folder(game) / "rules" / f"{language}.md").read_text("utf-8")


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
