"""Actions said word by word: all that is legal can be said, in one way each, and nothing else can."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from spukhaus.core.encoding import Begun, Encoding
from spukhaus.core.game import CHANCE
from spukhaus.games.shy_monsters.rules.choices import StoreyChoices
from spukhaus.lab.environments.position import Position, first, random_match
from tests.lab.environments.setups import encoding_of, every_set_up

MOST_LISTED = 400


def sentences(encoding: Encoding, offer: Any, begun: Begun = ()) -> Iterator[Begun]:
    following = encoding.next_words(offer, begun)
    if not following:
        yield begun
    for word in following:
        yield from sentences(encoding, offer, (*begun, word))


@pytest.mark.parametrize(("name", "seats", "edition"), every_set_up())
def test_every_choice_is_said_in_exactly_one_way(name: str, seats: int, edition: str) -> None:
    encoding, rng, looked = encoding_of(name, seats, edition), random.Random(7), 0
    game = encoding.game
    for position in random_match(encoding, rng):
        if position.seat is None or position.begun:
            continue
        offer, choices = (
            encoding.offer(position.state, position.seat),
            game.legal_actions(position.state, position.seat),
        )
        if len(choices) <= MOST_LISTED and looked < 60:
            said = list(sentences(encoding, offer))
            assert len(said) == len(choices)
            assert {encoding.action(offer, words) for words in said} == set(choices)
            looked += 1
        action = choices.sample(rng)
        words = encoding.spell(offer, action)
        assert encoding.action(offer, words) == action
        assert all(word in encoding.next_words(offer, words[:at]) for at, word in enumerate(words))
        assert not encoding.next_words(offer, words)
    assert looked


@pytest.mark.parametrize("options", [{"board": "arranged"}])
def test_a_town_can_be_arranged_tile_by_tile(options: dict[str, str]) -> None:
    position = first(encoding_of("straszydla", 2, **options))
    words = 0
    while position.seat == 0:
        position, words = position.say(position.legal[-1]), words + 1
    assert words == len(position.encoding.config.edition.content.loose)
    assert position.seat == CHANCE


def test_all_storeys_can_be_laid_and_none_twice() -> None:
    """5,320 layouts; every filling follows each of them."""
    encoding = encoding_of("shy_monsters")
    offer = StoreyChoices(("bat", "corridor", "corridor", "corridor", "drake", "exit"))

    def layouts(begun: Begun) -> int:
        if len(begun) == len(offer.tiles):
            return 1
        return sum(layouts((*begun, word)) for word in encoding.next_words(offer, begun))

    assert layouts(()) == 5320
    some = next(sentences(encoding, offer))[: len(offer.tiles)]
    fillings = list(sentences(encoding, offer, some))
    assert len(fillings) == len(offer) // 5320
    assert all(encoding.action(offer, words) in offer for words in fillings)


def test_a_large_bid_is_said_in_tens_and_ones() -> None:
    from spukhaus.games.straszydla.rules.actions import Bid
    from spukhaus.games.straszydla.rules.choices import BidChoices

    encoding, offer = encoding_of("straszydla", 2), BidChoices(23)
    said = list(sentences(encoding, offer))
    assert [encoding.action(offer, words) for words in said].count(Bid(17)) == 1
    assert {encoding.action(offer, words) for words in said} == set(offer)
    assert len(said) == len(offer)


def chances(position: Position, begun: Begun = (), odds: Fraction = Fraction(1)) -> Iterator[tuple[Any, Fraction]]:
    following = position.encoding.next_chances(position.state, begun)
    if not following:
        yield position.encoding.chance_action(position.state, begun), odds
    for word, part in following:
        yield from chances(position, (*begun, word), odds * part)


@pytest.mark.parametrize(("name", "seats"), [("shy_monsters", 2), ("straszydla", 2), ("straszydla", 4)])
def test_chance_says_each_of_its_actions_once_and_with_the_exact_odds(name: str, seats: int) -> None:
    """Whole but for the town's tiles, which nobody can list; deals have a test of their own."""
    encoding, rng, looked = encoding_of(name, seats), random.Random(3), set[str]()
    position = first(encoding)
    for _ in range(300):
        if position.seat is None:
            break
        if position.seat != CHANCE:
            position = position.say(rng.choice(position.legal))
            continue
        following = position.odds()
        assert sum(odds for _, odds in following) == 1
        kind = type(encoding.game.chance(position.state, rng)).__name__
        if kind not in ("Board", *looked) and not position.begun:
            found = list(chances(position))
            assert dict(found) == dict(encoding.game.chance_odds(position.state))
            assert len(found) == len(dict(found))
            looked.add(kind)
        position = position.say(rng.choices(*zip(*following, strict=True))[0])
    assert looked >= ({"Draw"} if name == "shy_monsters" else {"First", "Pacts", "Uncover", "Roll"})


def test_a_deal_has_the_odds_of_the_rules() -> None:
    encoding = encoding_of("ghostbumpers", 3, "examples/tiny-ghostbumpers.toml")
    position = first(encoding)
    found = list(chances(position))
    assert dict(found) == dict(encoding.game.chance_odds(position.state))
    assert len(found) == len(dict(found))
