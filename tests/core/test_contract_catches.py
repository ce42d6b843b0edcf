"""The contract suite finds each planted fault, and names it."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from functools import partial

import pytest

from spukhaus.core import registry
from spukhaus.core.contract import CHECKS, ContractBroken, Trial
from spukhaus.core.game import AnyGame, Listed
from spukhaus.template.coins.rules.actions import Deal
from tests.core import planted
from tests.core.planted import BEYOND, Odds, Offers, Says, Writes

ENDINGS = "random games end"
VIEWS = "views say what the house reads"
LEGAL = "legal actions are accepted and nothing else is"
WRITING = "actions can be written and read"
CHANCE = "chance keeps to its odds"
REPLAY = "a replay gives the same states"
DETERMINIZE = "determinize fits the view"
TOLD = "told the same, the view is the same"
REDEALT = "hidden things dealt anew stay hidden"
HISTORIES = "other histories look the same"

PLANTED: list[tuple[Callable[[], AnyGame], str, str]] = [
    (planted.EndsTooSoon, ENDINGS, "an outcome while (-1,) are still asked"),
    (planted.EndsInSilence, ENDINGS, "there is no outcome"),
    (planted.ForgetsAScore, ENDINGS, "1 scores for 2 seats"),
    (planted.EndsUndeclared, ENDINGS, "the ending 'boredom' is not declared"),
    (planted.TellsTheUndeclared, ENDINGS, "the event 'thunder' is not declared"),
    (partial(Says, seat=0), VIEWS, "the view of seat 1 says (0, "),
    (partial(Says, to_act=()), VIEWS, "the view of seat 0 says (0, Edition('standard'), (), None)"),
    (partial(Says, ending="counted"), VIEWS, "'counted') instead of"),
    (partial(Says, ending=None), VIEWS, "Edition('standard'), (), None) instead of"),
    (partial(Says, rule="3"), VIEWS, "the view of seat 0 names no rule: '3'"),
    (planted.OffersOutOfTurn, LEGAL, "has 4 choices; asked are (-1,)"),
    (partial(Offers, planted.Miscounted), LEGAL, "5 choices announced, 4 made"),
    (partial(Offers, Listed, (0, 1, 1)), LEGAL, "a choice is offered twice"),
    (partial(Offers, planted.SampledBeyond, range(3)), LEGAL, "'bid 3' is offered and not contained"),
    (partial(Offers, planted.ListedBeyond), LEGAL, "'bid 3' is offered and not contained"),
    (partial(Offers, planted.Unbounded), LEGAL, "refused against its choices"),
    (planted.AcceptsMoreThanItOffers, LEGAL, "accepted against its choices"),
    (planted.AcceptsOutOfTurn, LEGAL, "accepted, or refused for the wrong reason"),
    (planted.CallsOutOfTurnIllegal, LEGAL, "accepted, or refused for the wrong reason"),
    (planted.CallsIllegalOutOfTurn, LEGAL, "accepted, or refused for the wrong reason"),
    (planted.FinesTheRefused, LEGAL, "has changed the state"),
    (partial(Writes, "i", "\u00ed"), WRITING, "no plain line of text"),
    (partial(Writes, " ", "\x07"), WRITING, "no plain line of text"),
    (partial(Writes, "bid", " bid"), WRITING, "no plain line of text"),
    (planted.WritesNothing, WRITING, "no plain line of text"),
    (planted.WritesWhatItCannotRead, WRITING, "which it was written for"),
    (planted.ReadsMoreThanItWrites, WRITING, "which does not write back"),
    (planted.ReadsWhatCannotBeRead, WRITING, "which does not write back"),
    (planted.OddsOfAHalf, CHANCE, "the odds add up to 1/2"),
    (planted.DealsBeyondTheOdds, CHANCE, "chance did what has no odds: 'deal 9 9'"),
    (partial(Odds, (BEYOND, Fraction(0))), CHANCE, "odds of 0 for 'deal 9 9'"),
    (partial(Odds, (BEYOND, Fraction(-1, 9))), CHANCE, "odds of -1/9 for 'deal 9 9'"),
    (partial(Odds, (Deal((1,)), Fraction(1, 99))), CHANCE, "'deal 1' was offered to seat -1, and refused"),
    (planted.WritesEverWider, REPLAY, "read and written is not the same"),
    (planted.TossesACoin, REPLAY, "the replay differs"),
    (planted.AsksBySecret, DETERMINIZE, "told the same and knows to be asked"),
    (planted.AsksBySecret, HISTORIES, "told the same and knows to be asked"),
    (planted.AsksBySecret, TOLD, "told the same in two matches and sees"),
    (planted.RefusesWhatIsDealtAnew, REDEALT, "in one history and not in the other"),
]


def name_of(planted: object) -> str:
    if isinstance(planted, partial):
        told = "-".join(getattr(part, "__name__", ascii(part)) for part in (*planted.args, *planted.keywords.items()))
        return f"{planted.func.__name__}-{told}"
    return getattr(planted, "__name__", "")


@pytest.mark.parametrize(
    ("maker", "check", "found"), [pytest.param(*row, id=f"{name_of(row[0])}: {row[1]}") for row in PLANTED]
)
def test_a_planted_fault_is_named(
    maker: Callable[[], AnyGame], check: str, found: str, coins: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    rich = registry.edition(coins).text.replace("purse = 4", "purse = 20")  # so that every bid is always possible
    game, config = maker(), registry.config(coins, edition=registry.read_edition(coins, rich))
    monkeypatch.setattr(registry, "game", lambda name: game)  # so that its match files are read by itself
    with pytest.raises(ContractBroken, match=re.escape(found)):
        CHECKS[check](Trial(game, config, matches=20))


@pytest.mark.parametrize("check", [TOLD, REDEALT, HISTORIES])
def test_a_check_that_saw_nothing_does_not_pass(check: str) -> None:
    config = registry.config(registry.game("shy_monsters"))
    with pytest.raises(ContractBroken, match="seen nothing"):
        CHECKS[check](Trial(planted.HidesNothing(), config, matches=3))
