"""ST-33 to ST-36 and rulings R18, R20 and R21, by name."""

from __future__ import annotations

import random
from itertools import permutations

from spukhaus.core.errors import IllegalAction
from spukhaus.games.straszydla.rules.feeding import in_reach
from spukhaus.games.straszydla.rules.state import Player, Stack, Stage
from tests.games.straszydla.scenes import BOX, GAME, PACTS, Scene, player, scene

FIVE = ("wodnik", "utopiec", "wroniec", "planetnik", "libera")
"""What the first pact asks for: two of Water, two of Air, one of Fire."""


def feeding(*players: Player, **more: object) -> Scene:
    seats = (*players, player("a1", spooks=())) if len(players) == 1 else players
    return scene(*seats, stage=Stage.FEED, round_=4, **more)  # type: ignore[arg-type]


def refusal_of(turn: Scene, text: str) -> tuple[str, str]:
    refusal = turn.refused(f"0 {text}")
    assert isinstance(refusal, IllegalAction)
    assert GAME.read(text) not in GAME.legal_actions(turn.state, 0)
    return refusal.code, refusal.rule


def test_st_33_a_spook_eats_cubes_of_its_colour_equal_to_its_current_strength() -> None:
    turn = feeding(player("d2", "purple " * 4 + "green " * 4, spooks=("wroniec", "borowy")), day=False)
    turn.play("0 feed wroniec")
    assert turn.heard("fed") == {"seat": 0, "spook": "wroniec", "colour": "purple", "count": 4, "with_imp": False}
    assert turn.cubes(0) == "4g"
    by_day = feeding(player("d2", "purple " * 6, spooks=("wroniec",))).play("0 feed wroniec")
    assert by_day.cubes(0) == "4p"


def test_st_33_a_starter_eats_three_of_any_one_colour() -> None:
    turn = feeding(player("d2", "blue blue green green green orange orange orange"))
    assert [text for text in turn.offered(0) if text.startswith("feed")] == [
        "feed strzyga orange",
        "feed strzyga green",
    ]
    assert refusal_of(turn, "feed strzyga blue") == ("too-few-cubes", "ST-33")
    assert refusal_of(turn, "feed strzyga") == ("name-colour", "ST-33")


def test_st_33_wrong_food() -> None:
    turn = feeding(player("d2", "green " * 4, spooks=("wroniec",)))
    assert refusal_of(turn, "feed wroniec green") == ("wrong-food", "ST-33")
    assert refusal_of(turn, "feed borowy") == ("not-your-spook", "ST-33")


def test_st_33_what_is_not_fed_leaves_the_game() -> None:
    turn = feeding(player("d2", "purple " * 2 + "blue", spooks=("wroniec", "borowy"))).play("0 feed wroniec")
    assert turn.heard("spook-lost") == {"seat": 0, "spook": "borowy"}
    assert turn.state.players[0].spooks[:1] == ("wroniec",)
    everywhere = [name for stack in turn.state.stacks for name in (stack.top, *stack.unseen)]
    assert "borowy" not in everywhere


def test_st_33_trading_buying_imps_and_horror_are_allowed() -> None:
    turn = feeding(player("d2", "blue " * 7, horror=2, imps="air"), tops={"water": "topielica"})
    kinds = {text.split()[0] for text in turn.offered(0)}
    assert {"trade", "buy", "swap", "horror-cube", "feed", "end"} <= kinds
    assert not kinds & {"collect", "scare", "summon-imp"}
    assert refusal_of(turn, "collect") == ("not-while-feeding", "ST-27")


def test_r17_one_bought_while_feeding_must_be_fed() -> None:
    turn = feeding(player("d2", "blue " * 6, spooks=()), tops={"air": "wroniec"})
    turn.play("0 buy air with" + " blue" * 6)
    turn.play("chance uncover piaskun")
    assert turn.heard("spook-lost")["spook"] == "wroniec"


def test_r18_an_earth_imp_counts_as_two_green_cubes_for_one_spook() -> None:
    turn = feeding(player("d2", "green green", imps="earth", spooks=("borowy",)), day=False)
    turn.play("0 feed borowy with imp")
    assert turn.heard("fed")["count"] == 2
    assert turn.state.imp_stacks[3] == 5
    excess = feeding(player("d2", imps="earth", spooks=("borowy",)))  # eats 2 by day
    excess.play("0 feed borowy with imp")
    assert excess.heard("fed")["count"] == 0
    starter = feeding(player("d2", "green", imps="earth"))
    assert "feed strzyga green with imp" in starter.offered(0)
    others = feeding(player("d2", "purple purple", imps="earth", spooks=("wroniec",)), day=False)
    assert refusal_of(others, "feed wroniec with imp") == ("imp-feeds-others", "ST-6")


def test_r20_player_by_player_from_the_starting_player() -> None:
    turn = feeding(player("d2", "blue blue blue"), player("d3", "blue blue blue", spooks=("latarnik",)), starting=1)
    assert turn.asked == (1,)
    turn.play("1 feed latarnik blue")
    assert turn.asked == (0,)


def test_st_34_a_filled_pact_wins_at_the_end_of_a_day() -> None:
    food = "blue " * 7 + "purple " * 6 + "orange " * 4
    turn = feeding(player("d2", food, spooks=FIVE))
    for spook in FIVE[:-1]:
        turn.play(f"0 feed {spook}")
    turn.play("0 feed libera")
    outcome = GAME.outcome(turn.state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("day", (1, 0))
    assert turn.heard("pact-filled")["pact"] == ("water", "water", "air", "air", "fire")
    assert [told["seat"] for told in turn.all_heard("pact-shown")] == [0, 1]
    assert all(one.pact is not None for one in GAME.view(turn.state, 1).players)


def test_st_34_spooks_that_are_not_fed_do_not_count() -> None:
    turn = feeding(player("d2", "blue " * 3, spooks=FIVE)).play("0 end")
    assert GAME.outcome(turn.state) is None


def win_of(first: Player, second: Player, **more: object) -> tuple[str, tuple[int, ...]]:
    """Both have fed and end."""
    turn = scene(first, second, stage=Stage.WIN, round_=4, **more)  # type: ignore[arg-type]
    outcome = GAME.outcome(turn.state)
    assert outcome is not None
    return outcome.reason, outcome.scores


SECOND = ("utopiec", "wodnica", "dusiol", "rarog", "borowy")
"""What the second pact asks for: strength 14 by day, 16 by night; the first five have 17 and 15."""


def test_st_34_of_several_the_higher_strength_wins() -> None:
    one, two = player("a5", spooks=FIVE), player("e1", spooks=SECOND, pact=PACTS[1])
    assert win_of(one, two) == ("day", (1, 0))
    assert win_of(one, two, day=False) == ("night", (0, 1))


def test_st_34_then_more_horror_and_then_they_share() -> None:
    four = ("strzyga", "latarnik", "wargin", "sukkub", "run")
    other = ("utopiec", "leszy", "poludnica", "wodnica", "strzyga")
    assert win_of(
        player("a5", spooks=("strzyga", "latarnik", "wargin", "sukkub", "syrena")),
        player("e1", spooks=("strzyga", "latarnik", "wargin", "sukkub", "ognik"), pact=PACTS[1], horror=1),
    ) == ("day", (0, 1))
    assert win_of(
        player("a5", spooks=("strzyga", "latarnik", "wargin", "sukkub", "syrena")),
        player("e1", spooks=("strzyga", "latarnik", "wargin", "sukkub", "ognik"), pact=PACTS[1]),
    ) == ("day", (1, 1))
    assert len({*four, *other}) == 9


def test_r21_surplus_spooks_do_no_harm_and_all_of_them_are_strong() -> None:
    one = player("a5", spooks=(*FIVE, "bebok"))
    assert win_of(one, player("e1", spooks=SECOND, pact=PACTS[1]), day=False) == ("night", (1, 0))


def test_a_pact_that_would_have_won_is_ruled_out() -> None:
    turn = scene(player("a5", spooks=FIVE, pact=PACTS[2]), player("e1"), stage=Stage.WIN, round_=4)
    assert GAME.view(turn.state, 1).players[0].not_pacts == (PACTS[0],)


def test_st_35_everybody_summons_by_where_they_stand() -> None:
    turn = scene(
        player("d2"), player("a5"), player("d3"), stage=Stage.SUMMON, starting=1, round_=4,
        tops={"earth": "bebok", "water": "wodnik", "fire": "zjawa"},
    )  # fmt: skip
    turn.play("chance uncover syrena", "chance uncover rarog", "chance uncover run")
    told = [dict(event.public or ()) for step in turn.steps for event in step if event.kind == "summoned"]
    assert [(one["seat"], one["spook"], one["energy"]) for one in told] == [
        (1, "wodnik", 5),
        (2, "zjawa", 2),
        (0, "bebok", 2),
    ]
    assert turn.state.phase == 2


def test_st_35_in_centrum_the_player_names_the_element() -> None:
    turn = scene(player("c3"), player("a5"), stage=Stage.SUMMON, round_=4)
    assert turn.offered(0) == ["summon water", "summon air", "summon fire", "summon earth"]
    turn.play("0 summon fire", "chance uncover zjawa")
    assert len(turn.state.players[0].spooks) == 2


def test_st_35_an_empty_stack_gives_nothing() -> None:
    turn = scene(player("d2"), player("e1"), stage=Stage.SUMMON, round_=4, tops={"earth": None})
    assert turn.state.phase == 2
    assert [told["seat"] for told in turn.all_heard("stack-empty")] == [0, 1]
    one_left = scene(player("c3"), player("e1"), stage=Stage.SUMMON, round_=4,
                     tops={"earth": None, "air": None, "fire": None})  # fmt: skip
    assert one_left.stage == "uncover"  # of one stack there is nothing to choose


def test_st_36_after_twenty_phases_the_fullest_pact_wins() -> None:
    one, two = player("a5", spooks=FIVE[:3]), player("e1", spooks=SECOND[:4], pact=PACTS[1])
    assert win_of(one, two, phase=20) == ("phase-limit", (0, 1))
    assert win_of(player("a5", spooks=FIVE[:4]), two, phase=20) == ("phase-limit", (1, 0))


EMPTY = dict.fromkeys(("water", "air", "fire", "earth"))


def test_st_36_the_match_ends_when_nobody_can_fill_any_pact_any_more() -> None:
    one, two = player("a5", spooks=FIVE[:4]), player("e1", spooks=SECOND[:3], pact=PACTS[1])
    assert win_of(one, two, tops=EMPTY) == ("out-of-reach", (1, 0))
    turn = scene(one, two, stage=Stage.WIN, round_=4, tops=EMPTY)
    assert turn.happened() == [
        *("no-pact-filled", "out-of-reach", "limit-reached", "limit-reached", "pact-shown", "pact-shown", "won")
    ]
    assert [told["count"] for told in turn.all_heard("limit-reached")] == [4, 3]
    # With the two of Fire that the last stack holds, the first player could fill a pact: not the own, but one.
    fire = {**EMPTY, "fire": "rarog"}
    assert scene(one, two, stage=Stage.WIN, round_=4, tops=fire).state.ending is None
    assert scene(one, two, stage=Stage.WIN, round_=4, tops=EMPTY, rules=1).state.ending is None


def test_st_36_is_worked_out_from_what_lies_open_alone() -> None:
    for pact in PACTS:
        one, two = player("a5", spooks=FIVE[:4], pact=pact), player("e1", spooks=SECOND[:3], pact=PACTS[1])
        if pact != PACTS[1]:
            assert not in_reach(scene(one, two, stage=Stage.ACT, tops=EMPTY).state)


def test_st_36_agrees_with_every_way_to_take_what_is_left() -> None:
    """Small stacks, and every way in which players can take cards from them, one after the other."""
    rng, found = random.Random(36), {True: 0, False: 0}
    everything = [name for names in BOX.stacks for name in names] + list(BOX.starters)
    for _ in range(300):
        rng.shuffle(everything)
        deck = iter(everything)
        held = [tuple(next(deck) for _ in range(rng.randint(1, 4))) for _ in range(2)]
        stacks = tuple(tuple(next(deck) for _ in range(rng.randint(0, 1))) for _ in range(4))
        town = scene(*(player(cell, spooks=own) for cell, own in zip(("a5", "e1"), held, strict=True)))
        lying = tuple(Stack(names[0] if names else None, names[1:]) for names in stacks)
        answer = in_reach(town.state.change(stacks=lying))
        assert answer == can_be_filled(frozenset(held[0]), frozenset(held[1]), stacks)
        found[answer] += 1
    assert min(found.values()) > 20


def can_be_filled(first: frozenset[str], second: frozenset[str], stacks: tuple[tuple[str, ...], ...]) -> bool:
    if any(fills(own, pact) for own in (first, second) for pact in BOX.pact_names):
        return True
    for number, names in enumerate(stacks):
        for taken in names:  # which card lies on top, nobody knows
            left = tuple(name for name in names if name != taken)
            after = (*stacks[:number], left, *stacks[number + 1 :])
            if can_be_filled(first | {taken}, second, after) or can_be_filled(first, second | {taken}, after):
                return True
    return False


def fills(spooks: frozenset[str], pact: str) -> bool:
    """Every way to put one spook in each place of the pact."""
    elements = {name: element for element, names in zip(BOX.elements, BOX.stacks, strict=True) for name in names}
    wanted = pact.split("-")
    return any(
        all(elements.get(name, element) == element for name, element in zip(placed, wanted, strict=True))
        for placed in permutations(spooks, len(wanted))
    )


def test_r21_phase_20_ends_with_its_feeding() -> None:
    turn = feeding(player("d2", "blue blue blue"), phase=20).play("0 feed strzyga blue")
    assert turn.stage == "over"
    assert "summoned" not in turn.happened()


def test_st_8_four_horror_feed_one_spook() -> None:
    turn = feeding(player("d2", horror=4, spooks=("wodnik", "borowy")))
    turn.play("0 feed-horror wodnik")
    assert turn.heard("fed-with-horror") == {"seat": 0, "spook": "wodnik", "horror": 4}
    assert turn.state.players[0].spooks[0] == "wodnik"
