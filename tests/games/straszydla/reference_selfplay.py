"""Games of the reference at random, looked at after every action.

The tests play some; `python -m tests.games.straszydla.reference_selfplay 300` plays that many and counts what was met.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

from tests.games.straszydla.reference import CHANCE, Reference
from tests.games.straszydla.reference_box import COLOUR_OF, ELEMENTS, MONEY, Box

ALL = {spook.name: spook for six in Box().spooks.values() for spook in six} | {
    spook.name: spook for spook in Box().starters.values()
}
EAGER = {"collect", "scare", "summon-imp", "feed", "feed-horror"}
IDLE = {"end", "pass", "keep"}


def choose(texts: set[str], rng: random.Random, thrift: float) -> str:
    """Any verb first, so that the many trades do not drown the rest; the thrifty rarely spend what they could eat."""
    verbs = {text.split()[0] for text in texts}
    if rng.random() < thrift:
        verbs = EAGER & verbs or IDLE & verbs or verbs
    verb = rng.choice(sorted(verbs))
    return rng.choice(sorted(text for text in texts if text.split()[0] == verb))


def bountiful() -> Box:
    """Districts make so much, and pacts want so little, that they are filled even at random."""
    box = Box(buys=2, phases=6)
    box.tiles = {name: replace(tile, makes=6) for name, tile in box.tiles.items()}
    box.pacts = tuple((first, second, second) for first, second in combinations(ELEMENTS, 2))
    return box


def holdings(facts: dict[str, Any], seat: int) -> Counter[str]:
    mine = facts["seats"][seat]
    found = Counter({cube: mine[cube] for cube in (*MONEY, "horror")})
    found.update({f"imp {element}": count for element, count in mine["imps"].items()})
    return found


def change(before: dict[str, Any], seat: int, text: str) -> Counter[str] | None:
    """What a text must do to the holdings of who acts, read off the text alone; None: it does not say."""
    verb, *words = text.split()
    expected: Counter[str] = Counter()
    if verb == "trade":
        end = words.index("for")
        expected.subtract(words[:end])
        expected[f"imp {words[end + 2]}" if words[end + 1] == "imp" else words[end + 1]] += 1
        expected["imp water"] -= words[-2:] == ["with", "imp"]
    elif verb == "buy":
        expected.subtract(words[2:])
        expected["energy"] += ALL[before["stacks"][words[0]]["top"]].strength(before["phase"])
    elif verb == "swap":
        expected[f"imp {words[0]}"] -= 1
        expected[COLOUR_OF[words[0]]] += 1
    elif verb == "horror-cube":
        expected.update({"horror": -2, words[0]: 1})
    elif verb == "horror-imp":
        expected.update({"horror": -3, f"imp {words[0]}": 1})
    elif verb == "feed-horror":
        expected["horror"] -= 4
    elif verb == "feed":
        spook = ALL[words[0]]
        with_imp = words[-1] == "imp"
        colour = words[1] if spook.element is None else COLOUR_OF[spook.element]
        expected[colour] -= max(0, spook.strength(before["phase"]) - 2 * with_imp)
        expected["imp earth"] -= with_imp
    elif verb == "collect" and words:
        expected.update(words)
    else:
        return None
    return expected


def check_change(before: dict[str, Any], after: dict[str, Any], seat: int, text: str) -> bool:
    """Compare unless more happened than this action; True when there was something to compare."""
    same_moment = all(before[key] == after[key] for key in ("phase_number", "round", "stage", "asked"))
    if not same_moment and not (after["stage"] == "uncover" and text.startswith("buy ")):
        return False
    expected = change(before, seat, text)
    if expected is None:
        return False
    found = holdings(after, seat)
    found.subtract(holdings(before, seat))
    assert {key: count for key, count in found.items() if count} == {
        key: count for key, count in expected.items() if count
    }, text
    return True


def check_calendar(before: dict[str, Any], after: dict[str, Any], seats: int) -> None:
    """ST-11: day and night, the card and its cubes."""
    if after["phase_number"] and after["ending"] is None:
        assert after["card"] == 4 - after["round"]
    if before["phase_number"] == 0 or after["phase_number"] == before["phase_number"]:
        assert before["phase_number"] == 0 or after["phase"] == before["phase"]
        return
    assert {before["phase"], after["phase"]} == {"day", "night"}
    assert (before["round"], after["round"]) == (4, 1)
    assert after["starting"] == (before["starting"] + 1) % seats
    assert all(not player["bought"] and not player["fed"] for player in after["seats"])
    assert seats == 2 or not after["stops"]


def play_out(reference: Reference, rng: random.Random, seen: Counter[str]) -> None:
    """Play to the end, look at everything after every action, and count what was met."""
    thrift = rng.choice((0.3, 0.8, 0.95))
    facts = reference.facts()
    while seats := reference.asked():
        seat = rng.choice(seats)
        if seat == CHANCE:
            text = reference.chance(rng)
        else:
            texts = reference.legal(seat)
            assert len(texts) > 1  # R23
            text = choose(texts, rng, thrift)
            seen[f"{facts['stage']}: {text.split()[0]}"] += 1
            seen["with imp"] += text.endswith("with imp")
            seen["shut in"] += "*>" in text
        reference.play(seat, text)
        reference.check_balance()
        before, facts = facts, reference.facts()
        check_calendar(before, facts, reference.seats)
        seen["changes"] += seat != CHANCE and check_change(before, facts, seat, text)
        if facts["stage"] == "act":
            pawns = [player["pawn"] for player in facts["seats"]]
            assert len(set(pawns)) == reference.seats  # ST-20: alone in the district
            assert not set(pawns) & set(facts["stops"])
    assert facts["winners"]
    seen[facts["ending"]] += 1


def play_games(seats: int, games: int) -> Counter[str]:
    rng, seen = random.Random(seats), Counter[str]()
    for number in range(games):
        # Most games are short or rich, so that there can be many and rare things happen; some are as they are.
        boxes = (Box(phases=3), Box(phases=3, first_horror=9, first_energy=6), bountiful(), Box(phases=2))
        box = Box() if number % 20 == 0 else boxes[number % 4]
        play_out(Reference(seats, box), rng, seen)
    return seen


if __name__ == "__main__":
    for players in (2, 3, 4):
        print(players, sorted(play_games(players, int(sys.argv[1]) // 3).items()))
