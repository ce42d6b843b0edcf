"""One match between bots: the same deal for every line-up, and bots from anywhere."""

from __future__ import annotations

import pytest

from spukhaus.core import registry
from spukhaus.core.errors import NotFound
from spukhaus.core.game import AnyGame
from spukhaus.simulation.lineups import duels_and_mixed
from spukhaus.simulation.matches import Series, bot_named, play_match
from tests.simulation.players import BRAVE, Brave


def test_a_deal_is_the_same_for_every_line_up(coins: AnyGame) -> None:
    """One who bids the same whatever comes, under two names: the cards of a seat decide, whoever sits there."""
    series = Series("coins", registry.edition(coins).text, "seed")
    bots = (BRAVE, f"{BRAVE.partition(':')[0]}:Bold")
    by_deal = [
        {play_match(series, deal, line_up)[0].scores for line_up in duels_and_mixed(bots, 3)} for deal in range(10)
    ]
    assert all(len(scores) == 1 for scores in by_deal)
    assert len(set.union(*by_deal)) > 1


def test_those_who_win_together_share_the_win(coins: AnyGame) -> None:
    series = Series("coins", registry.edition(coins).text, "seed")
    matches = [play_match(series, deal, ("random",) * 3)[0] for deal in range(40)]
    assert {match.shares.count(max(match.shares)) for match in matches} > {1}, "some win alone, and some together"
    for match in matches:
        assert sum(match.shares) == pytest.approx(1)
        assert [bool(share) for share in match.shares] == [score == max(match.scores) for score in match.scores]


def test_bots_are_found_by_name_and_by_module(coins: AnyGame) -> None:
    assert bot_named(coins, "random") is registry.bot(coins, "random")
    assert bot_named(coins, BRAVE) is Brave
    for unknown in ("no.such:Bot", "tests.simulation.players:Nobody", ":Bot"):
        with pytest.raises(NotFound, match="bot-import"):
            bot_named(coins, unknown)
