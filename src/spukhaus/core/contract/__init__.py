"""The contract suite: any game can be held to the contract with `check_all`.

Each check plays random matches and searches them for a counter-example to one promise; it raises
`ContractBroken` with what it found, and returns how much it has looked at, so that a check that saw nothing
cannot pass for one that found nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from spukhaus.core.contract.conduct import (
    check_chance,
    check_chance_keys,
    check_endings,
    check_immutable,
    check_legal_actions,
    check_replay,
    check_same_in_another_process,
    check_views,
    check_writing,
)
from spukhaus.core.contract.secrecy import (
    check_determinize,
    check_no_news,
    check_other_histories,
    check_redealt,
    check_same_told_same_view,
)
from spukhaus.core.contract.trial import ContractBroken, Trial

__all__ = ["CHECKS", "ContractBroken", "Trial", "check_all"]

CHECKS: Mapping[str, Callable[[Trial], int]] = MappingProxyType(
    {
        "random games end": check_endings,
        "views say what the house reads": check_views,
        "states do not change": check_immutable,
        "legal actions are accepted and nothing else is": check_legal_actions,
        "actions can be written and read": check_writing,
        "chance keeps to its odds": check_chance,
        "no two draws have one name": check_chance_keys,
        "a replay gives the same states": check_replay,
        "another process gives the same states": check_same_in_another_process,
        "determinize fits the view": check_determinize,
        "an event without news teaches nobody": check_no_news,
        "told the same, the view is the same": check_same_told_same_view,
        "hidden things dealt anew stay hidden": check_redealt,
        "other histories look the same": check_other_histories,
    }
)


def check_all(trial: Trial) -> dict[str, int]:
    """Every check, with how many cases each of them has looked at."""
    return {name: check(trial) for name, check in CHECKS.items()}
