"""One match between bots, and what it came to.

A match follows from the seed of its series, the number of its deal and its line-up: chance draws from a stream for
each draw of the deal, and a bot from a stream for each decision, so nothing depends on who plays what where.
"""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from spukhaus.core import registry
from spukhaus.core.bot import BotMaker
from spukhaus.core.errors import ActionRefused, NotFound, SpukhausError
from spukhaus.core.game import CHANCE, AnyConfig, AnyGame, Outcome
from spukhaus.core.play import Play, Played, to_the_end
from spukhaus.core.registry import POLICY
from spukhaus.simulation.lineups import LineUp
from spukhaus.simulation.timing import Thinking, TimedBot, Times

if TYPE_CHECKING:
    from spukhaus.policies.bot import PolicyBot


@dataclass(frozen=True, slots=True)
class Series:
    """Everything that a process needs to know to play any match of it."""

    game: str
    edition_text: str
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    edition_number: int = 0
    """Where its edition stands in a plan that has several."""


Seating: TypeAlias = tuple[Series, int, LineUp]
"""A match that is to be played: of which series, the number of its deal, and who sits where."""


@dataclass(frozen=True, slots=True)
class Match:
    deal: int
    line_up: LineUp
    outcome: Outcome
    decisions: int

    @property
    def scores(self) -> tuple[int, ...]:
        return self.outcome.scores

    @property
    def reason(self) -> str:
        return str(self.outcome.reason)

    @property
    def shares(self) -> tuple[float, ...]:
        """The part of the win that each seat has."""
        return tuple(map(self.outcome.share, range(len(self.line_up))))


def bot_named(game: AnyGame, name: str) -> BotMaker:
    """A bot of the game, a trained one as policy:FILE, or one from anywhere as MODULE:NAME."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return registry.bot(game, name)
    if module == POLICY:
        return policy_maker(attribute)
    try:
        maker: BotMaker = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise NotFound("bot-import", bot=name, reason=str(error)) from error
    return maker


def policy_maker(file: str) -> Callable[[AnyGame], PolicyBot]:
    """A bot that plays by a file; it needs NumPy, which others do not."""
    try:
        from spukhaus.policies.bot import policy_bot
    except ImportError as error:
        raise SpukhausError("lab-missing", module=error.name or "numpy") from error
    return policy_bot(file)


def check_bots(game: AnyGame, names: Iterable[str], configs: Iterable[AnyConfig]) -> None:
    """Whether these bots can play in all of these set-ups: told before the first match, not in it."""
    set_ups = tuple(configs)
    for name in names:
        kind, _, file = name.partition(":")
        if kind != POLICY:
            bot_named(game, name)
            continue
        bot = policy_maker(file)(game)
        for config in set_ups:
            bot.check(config)


def play_match(series: Series, deal: int, line_up: LineUp) -> tuple[Match, Thinking]:
    """What the match came to and how long each bot thought."""
    return play_on(begin(series, deal, line_up), deal, line_up)


def begin(series: Series, deal: int, line_up: LineUp) -> Play:
    game = registry.game(series.game)
    edition = registry.edition_of_text(series.edition_text)
    config = registry.config(game, len(line_up), edition, series.options)
    return Play(game, config, hashlib.sha256(f"{series.seed} {deal}".encode()).hexdigest())


def play_on(
    play: Play, deal: int, line_up: LineUp, note: Callable[[Played], object] | None = None
) -> tuple[Match, Thinking]:
    """From here to the end. Whoever takes notes is told every action as it is done."""
    game = play.game
    thinking = {name: Times() for name in line_up}
    bots = [TimedBot(name, bot_named(game, name)(game), thinking[name]) for name in line_up]
    decisions = 0
    try:
        for played in to_the_end(play, lambda play, seat, rng: bots[seat].choose(play, seat, rng)):
            decisions += played.logged.seat != CHANCE
            if note is not None:
                note(played)
    except ActionRefused as refusal:
        raise SpukhausError("bot-refused", bots=line_up, deal=deal, reason=str(refusal)) from refusal
    assert play.outcome is not None  # it was played to the end
    return Match(deal, line_up, play.outcome, decisions), thinking
