"""What the plays and piles of others say: the weights of imagined worlds against counting all of them."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from itertools import product
from math import comb

import pytest

from spukhaus.games.ghostbumpers.bots.guide import GhostGuide
from spukhaus.games.ghostbumpers.bots.opponents import Laying, Opponent, laying_habits, likelihood, remembered
from spukhaus.games.ghostbumpers.bots.playout import wants_trick
from spukhaus.games.ghostbumpers.model.hands import pack_hand, pack_set
from spukhaus.games.ghostbumpers.model.round import DEPTHS, HANDS
from spukhaus.games.ghostbumpers.rules.box import LOUD
from spukhaus.games.ghostbumpers.rules.state import Pile, Played
from spukhaus.games.ghostbumpers.rules.view import unseen_cards
from tests.games.ghostbumpers.rounds import BOX, GAME, Table, table


def late() -> Table:
    """Four tricks were played, and seats 1 and 2 have one card left."""
    laid = table(("123456789", "112223344", "667788999"), (5, 2, 6))
    return laid.play(
        "0 play 1", "1 play 2 2 2", "2 play 6 6", "1 play 1 1", "2 play 7 7", "0 play 2", "2 play 8 8", "0 play 3",
        "1 play 3 3", "0 play 4", "1 play 4", "2 play 9 9",
    )  # fmt: skip


def test_worlds_are_imagined_as_often_as_counting_all_of_them_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GhostGuide, "enough", 8000)
    monkeypatch.setattr(GhostGuide, "most_deals", 8000)
    view = GAME.view(late().state, view_seat := 0)
    assert view.hand_sizes[1:] == (1, 1)
    exact = exact_odds(late())
    rng, found = random.Random(1), Counter[tuple[int, ...]]()
    thought = GhostGuide(GAME, view, attentive=True)
    for _ in range(8000):
        world = thought.imagine(view, rng)
        assert world[HANDS + view_seat] == pack_hand(view.hand or ())
        found[(*world[HANDS + 1 : HANDS + 3], *world[DEPTHS + 1 : DEPTHS + 3])] += 1
    assert set(found) <= set(exact)
    for at in range(4):
        for side in {key[at] for key in exact}:
            expected = sum(odds for key, odds in exact.items() if key[at] == side)
            drawn = sum(count for key, count in found.items() if key[at] == side) / 8000
            assert drawn == pytest.approx(expected, abs=0.025)


def exact_odds(at: Table) -> dict[tuple[int, ...], float]:
    """For the cards that seats 1 and 2 hold and the depths of their piles now: every deal, every place where they can
    have laid, and for each the round told again play by play."""
    view = GAME.view(at.state, 0)
    unseen = Counter(unseen_cards(view))
    odds: dict[tuple[int, ...], float] = defaultdict(float)
    for first, second in product(unseen, unseen):
        ways = comb(unseen[first], 1) * (unseen - Counter([first]))[second]
        for laid in product(range(BOX.relaxed + 1), repeat=2) if ways else ():
            piles = {1: Pile(7, laid[0]), 2: Pile(7, laid[1])}
            told = told_again(at, {1: [first], 2: [second]}, piles)
            if told is not None:
                odds[pack_hand([first]), pack_hand([second]), told[1][1].depth, told[1][2].depth] += ways * told[0]
    total = sum(odds.values())
    return {key: weight / total for key, weight in odds.items()}


def told_again(at: Table, left: dict[int, list[int]], piles: dict[int, Pile]) -> tuple[float, dict[int, Pile]] | None:
    """How likely these owners lay and play as they did, and their piles now; None if it cannot have been so."""
    tricks = at.state.tricks
    hands = {
        seat: cards + [card for trick in tricks for one in trick.plays if one.seat == seat for card in one.cards]
        for seat, cards in left.items()
    }
    likely = 1.0
    for seat, pile in piles.items():
        likely *= Laying(BOX, ()).weights(hands[seat])[pile.depth]
    for trick in tricks:
        best, fives = -1, 0
        for one in trick.plays:
            played = pack_set(one)
            if one.seat in piles:
                pile, last = piles[one.seat], one == trick.plays[-1]
                wants = wants_trick(pile.size, pile.depth, len(hands[one.seat]) - 1, fives, False, BOX.paranoia)
                likely *= likelihood(played, pack_hand(hands[one.seat]), wants, best, last)
                for card in one.cards:
                    hands[one.seat].remove(card)
            best, fives = max(best, played.tenths), fives + one.cards.count(LOUD)
        if trick.taker in piles:
            pile = piles[trick.taker]
            if pile.depth < trick.turned:
                return None
            piles[trick.taker] = Pile(pile.size - trick.turned, pile.depth - trick.turned)
    return likely, piles


def test_a_gambler_is_known_by_the_piles_of_earlier_rounds() -> None:
    high, low = (7, 7, 8, 8, 9, 9, 1, 2, 3), (1, 1, 2, 2, 3, 3, 4, 4, 5)
    stranger, gambler, dodger = (Laying(BOX, seen) for seen in ((), (6, 6, 0), (0, 0, 0, 0)))
    assert gambler.weights(high)[6] > stranger.weights(high)[6] > dodger.weights(high)[6]
    assert gambler.weights(high)[6] > 0.5 > gambler.weights(low)[6]
    for laying in (stranger, gambler, dodger):
        assert sum(laying.weights(high).values()) == pytest.approx(1)


def test_the_pile_of_somebody_who_was_scared_is_remembered() -> None:
    over = table(("123456789", "112345678", "223456789"), (1, 0, 4)).play(
        "0 play 9", "1 play 1", "2 play 2", "0 play 8", "1 play 1", "2 play 2"
    )
    [finished] = over.state.past
    assert finished.scared == 0
    view = GAME.view(over.state, 1)
    assert [remembered(view, seat) for seat in range(3)] == [[1], [0], [4]]


def test_who_slips_under_a_trick_is_thought_to_have_the_scare_card_on_top() -> None:
    hand = (3, 4, 6, 7, 8, 8, 9, 9)
    laid = table(("123456789", "112345678", "223456789"), (3, 3, 3))
    places = []
    for play in ("1 play 1", "1 play 8"):
        view = GAME.view(laid.play("0 play 7", play).state, 0)
        opponent = Opponent(view, 1)
        weights = opponent.weights(hand)
        places.append(dict(zip((laid for laid, _ in opponent.places), weights, strict=True)))
    slipped, took = places
    assert slipped[0] / sum(slipped.values()) > took[0] / sum(took.values())


@pytest.mark.parametrize("wants", [True, False])
def test_somebody_plays_something(wants: bool) -> None:
    """What people are thought to do from a hand adds up to about all that they can do."""
    cards = (1, 3, 4, 7, 9)
    plays = [pack_set(Played(0, (card,), None)) for card in cards]
    for best in (-1, 20, 50, 95):
        chances = [likelihood(play, pack_hand(cards), wants, best, False) for play in plays]
        assert sum(chances) == pytest.approx(1, abs=0.05)
        assert min(chances) > 0


def test_habits_follow_the_edition() -> None:
    assert set(laying_habits(2, 6)) == {2, 3, 4, 5, 6}
    assert sum(laying_habits(0, 5).values()) == pytest.approx(1)
