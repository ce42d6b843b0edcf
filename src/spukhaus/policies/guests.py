"""Policies at the tables of a server: only its host can name one, when the server is started."""

from __future__ import annotations

import re
from pathlib import Path

from spukhaus.core import registry
from spukhaus.core.errors import ConfigRefused
from spukhaus.core.game import AnyGame
from spukhaus.core.registry import Guest
from spukhaus.policies.bot import PolicyBot
from spukhaus.policies.file import load


def guest_of(file: str) -> tuple[AnyGame, str, Guest]:
    """The game of a policy, what it is called at a table, and the bot. Its name comes from that of the file."""
    path = Path(file)
    name = path.stem.lower()
    if not re.fullmatch("[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])?", name):
        raise ConfigRefused("policy-name", name=path.name)
    policy = load(path)
    bot = PolicyBot(registry.game(policy.about.game), policy)
    return bot.game, f"policy-{name}", Guest(lambda game: PolicyBot(game, policy), bot.check, str(path))


def invite(file: str) -> None:
    registry.invite(*guest_of(file))
