"""Texts of actions: one way to write each, and brute lists of payments and dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, permutations, product

from tests.games.straszydla.reference_box import ELEMENTS, MONEY, Box

CHANCE = -1


class Options:
    """What a seat may do: can be asked for one text, and walked through if anybody has the patience."""

    def __init__(
        self, walk: Callable[[], Iterable[str]], allows: Callable[[str], bool], countable: bool = True
    ) -> None:
        self.walk = walk
        self.allows = allows
        self.countable = countable


def listed(texts: set[str]) -> Options:
    return Options(lambda: texts, lambda text: text in texts)


def numbers(text: str) -> tuple[int, ...] | None:
    """'bend 6 2 3' gives (6, 2, 3); None if these are not plain numbers."""
    words = text.split()[1:]
    return tuple(map(int, words)) if all(word.isascii() and word.isdigit() for word in words) else None


def payments(have: Mapping[str, int], count: int, kinds: tuple[str, ...] = MONEY) -> set[tuple[str, ...]]:
    """Every way to take this many cubes (no horror) out of what one has; sorted blue ... energy."""
    if not kinds:
        return set() if count else {()}
    first, *rest = kinds
    return {
        (first,) * amount + others
        for amount in range(min(have[first], count) + 1)
        for others in payments(have, count - amount, tuple(rest))
    }


def handfuls(dice: list[int]) -> set[tuple[int, ...]]:
    """Every choice of one or more dice, by what they show, from low to high."""
    return {tuple(sorted(chosen)) for size in range(1, len(dice) + 1) for chosen in combinations(dice, size)}


def shown(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def bends(dice: list[int], budget: int) -> Options:
    """Every row of dice that costs at most the budget, one cube moving one die by 1, within 1 to 6."""

    def reach(left: list[int], money: int) -> Iterator[tuple[int, ...]]:
        if not left:
            yield ()
            return
        for value in range(1, 7):
            cost = abs(value - left[0])
            if cost <= money:
                for rest in reach(left[1:], money - cost):
                    yield (value, *rest)

    def allows(text: str) -> bool:
        values = numbers(text)
        if values is None or len(values) != len(dice) or text != f"bend {shown(values)}":
            return False
        return all(1 <= value <= 6 for value in values) and cost_of(dice, values) <= budget

    return Options(lambda: (f"bend {shown(values)}" for values in reach(dice, budget)), allows)


def cost_of(dice: list[int], values: Iterable[int]) -> int:
    return sum(abs(value - die) for die, value in zip(dice, values, strict=True))


def rolls(sizes: list[int]) -> Options:
    """One side, or both sides of a duel with a bar between them."""

    def walk() -> Iterator[str]:
        for values in product(range(1, 7), repeat=sum(sizes)):
            yield roll_text(list(values), sizes)

    def allows(text: str) -> bool:
        sides = [side.split() for side in text.removeprefix("roll ").split("|")]
        return (
            text.startswith("roll ")
            and [len(side) for side in sides] == sizes
            and all(word in {"1", "2", "3", "4", "5", "6"} for side in sides for word in side)
        )

    return Options(walk, allows)


def roll_text(values: list[int], sizes: list[int]) -> str:
    sides = []
    for size in sizes:
        sides.append(shown(values[:size]))
        values = values[size:]
    return "roll " + " | ".join(sides)


def layouts(verb: str, box: Box) -> Options:
    """The 20 tiles in any order: far too many to walk through."""
    return Options(
        lambda: (f"{verb} {' '.join(order)}" for order in permutations(box.tiles)),
        lambda text: text.startswith(f"{verb} ") and sorted(text.split()[1:]) == sorted(box.tiles),
        countable=False,
    )


def deals(box: Box, seats: int) -> set[str]:
    """ST-7: everybody's pact differs."""
    return {"pacts " + " | ".join(map("-".join, dealt)) for dealt in permutations(box.pacts, seats)}


def tidy(text: str) -> str:
    """The one way in which the reference writes an action: cubes blue ... energy, dice to reroll from low to high,
    a pact's elements in their order. Anything else stays as it is."""
    words = text.split()
    verb = words[0] if words else ""
    if verb == "trade" and "for" in words:
        end = words.index("for")
        return " ".join(["trade", *sort_cubes(words[1:end]), *words[end:]])
    if verb == "buy" and words[2:3] == ["with"]:
        return " ".join([*words[:3], *sort_cubes(words[3:])])
    if verb == "collect":
        return " ".join(["collect", *sort_cubes(words[1:])])
    if verb == "reroll-imp":
        return " ".join(["reroll-imp", *sorted(words[1:])])
    if verb == "pacts":
        return "pacts " + " | ".join(
            "-".join(sort_elements(pact.strip())) for pact in text[len("pacts ") :].split("|")
        )
    return " ".join(words)


def sort_cubes(cubes: list[str]) -> list[str]:
    return sorted(cubes, key=lambda cube: MONEY.index(cube) if cube in MONEY else len(MONEY))


def sort_elements(pact: str) -> list[str]:
    return sorted(pact.split("-"), key=lambda name: ELEMENTS.index(name) if name in ELEMENTS else len(ELEMENTS))
