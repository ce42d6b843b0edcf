"""The text of each action: `plan n ne>e1 s`, `trade blue blue energy for purple`, `feed strzyga purple with imp`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from spukhaus.core.errors import InvalidAction
from spukhaus.games.straszydla.rules.actions import (
    ACTIONS,
    END,
    HORROR,
    KEEP,
    LET_CHOOSE,
    PASS,
    SCARE,
    Action,
    Arrange,
    Begin,
    Bend,
    Bid,
    Board,
    Buy,
    Collect,
    Colour,
    Feed,
    FeedHorror,
    First,
    HorrorCube,
    HorrorImp,
    Pacts,
    Plan,
    Redirect,
    RerollHorror,
    RerollImp,
    Retreat,
    Roll,
    Settle,
    Summon,
    SummonImp,
    Swap,
    Take,
    Trade,
    Unblock,
    Uncover,
    in_order,
)
from spukhaus.games.straszydla.rules.box import COLOURS, CUBES, ELEMENTS, TIMES, PactName
from spukhaus.games.straszydla.rules.layout import DIRECTIONS, STUCK, CellName, Word


def write(action: Action) -> str:  # noqa: C901  (one line for each action)
    match action:
        case Board(tiles):
            return _line("board", tiles)
        case Arrange(tiles):
            return _line("arrange", tiles)
        case First(seat):
            return f"first {seat}"
        case Pacts(pacts):
            return f"pacts {' | '.join(pacts)}"
        case Uncover(spook):
            return f"uncover {spook}"
        case Roll(dice):
            return f"roll {' | '.join(' '.join(map(str, side)) for side in dice)}"
        case Plan(arrows):
            return _line("plan", arrows)
        case Redirect(arrows):
            return _line("redirect", arrows)
        case RerollHorror(die):
            return f"reroll-horror {die}"
        case RerollImp(values):
            return _line("reroll-imp", values)
        case Bid(energy):
            return f"bid {energy}"
        case Bend(values):
            return _line("bend", values)
        case Settle(cell) | Unblock(cell) | Retreat(cell):
            return f"{_VERBS[type(action)]} {cell}"
        case Collect(colours):
            return _line("collect", colours or ())
        case Trade(cubes, colour, element, with_imp):
            good = f"imp {element}" if colour is None else colour
            return f"trade {' '.join(cubes)} for {good}{' with imp' if with_imp else ''}"
        case Buy(element, cubes):
            return f"buy {element} with {' '.join(cubes)}"
        case Take(word) | Swap(word) | HorrorImp(word) | Summon(word) | HorrorCube(word) | Colour(word) | Begin(word):
            return f"{_VERBS[type(action)]} {word}"
        case SummonImp(element):
            return "summon-imp" if element is None else f"summon-imp {element}"
        case Feed(spook, colour, with_imp):
            return f"feed {spook}{'' if colour is None else f' {colour}'}{' with imp' if with_imp else ''}"
        case FeedHorror(spook):
            return f"feed-horror {spook}"
        case _:
            return _VERBS[type(action)]


_VERBS: Final[Mapping[type[Any], str]] = MappingProxyType(
    {kind: re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower() for kind in ACTIONS}
)


def _line(verb: str, words: tuple[object, ...]) -> str:
    return " ".join((verb, *map(str, words)))


# Reading


def read(text: str) -> Action:
    verb, *words = text.split() or [""]
    reader = _READERS.get(verb)
    found = None if reader is None else reader(words)
    if found is None:
        raise InvalidAction("action-form", text=text[:80])
    return found


def well_formed(action: Action) -> Action:
    """Refuse what somebody has put together in Python and what no text would be read as."""
    try:
        proper = read(write(action)) == action
    except (TypeError, ValueError, AttributeError, KeyError):
        proper = False
    if not proper:
        raise InvalidAction("action-form", text=repr(action)[:80])
    return action


def _name(word: str) -> str:
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", word, re.ASCII):
        raise InvalidAction("name-form", text=word[:20])
    return word


def _cell(word: str) -> CellName:
    if not re.fullmatch(r"[a-e][1-5]", word, re.ASCII):
        raise InvalidAction("cell-form", text=word[:20])
    return word


def _element(word: str) -> str:
    if word not in ELEMENTS:
        raise InvalidAction("element-form", text=word[:20], known=ELEMENTS)
    return word


def _colour(word: str) -> str:
    if word not in COLOURS:
        raise InvalidAction("colour-form", text=word[:20], known=COLOURS)
    return word


def _cube(word: str) -> str:
    if word not in CUBES:
        raise InvalidAction("colour-form", text=word[:20], known=CUBES)
    return word


def _cubes(words: list[str]) -> tuple[str, ...]:
    return in_order(tuple(word if word == HORROR else _cube(word) for word in words))


def _number(word: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,3}", word, re.ASCII):
        raise InvalidAction("number-form", text=word[:20])
    return int(word)


def _die(word: str) -> int:
    if not re.fullmatch(r"[1-6]", word, re.ASCII):
        raise InvalidAction("die-form", text=word[:20])
    return int(word)


def _arrow(word: str) -> Word:
    arrow, onward, suburb = word.partition(">")
    if arrow not in (*DIRECTIONS, STUCK) or (arrow == STUCK and not onward):
        raise InvalidAction("arrow-form", text=word[:20])
    if onward:
        _cell(suburb)
    return word


def _pact(words: list[str]) -> PactName:
    elements = [_element(element) for word in words for element in word.split("-")]
    return "-".join(sorted(elements, key=ELEMENTS.index))


def _sides(words: list[str]) -> list[list[str]]:
    """Words between bars."""
    sides: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            sides.append([])
        else:
            sides[-1].append(word)
    return sides


def _read_pacts(words: list[str]) -> Action | None:
    sides = _sides(words)
    return Pacts(tuple(map(_pact, sides))) if all(sides) else None


def _read_roll(words: list[str]) -> Action | None:
    sides = _sides(words)
    return Roll(tuple(tuple(map(_die, side)) for side in sides)) if all(sides) else None


def _read_trade(words: list[str]) -> Action | None:
    with_imp = words[-2:] == ["with", "imp"]
    words = words[:-2] if with_imp else words
    if "for" not in words:
        return None
    at = words.index("for")
    cubes = _cubes(words[:at])
    match words[at + 1 :]:
        case ["imp", element]:
            return Trade(cubes, None, _element(element), with_imp) if cubes else None
        case [colour]:
            return Trade(cubes, _cube(colour), None, with_imp) if cubes else None
    return None


def _read_buy(words: list[str]) -> Action | None:
    match words:
        case [element, "with", _, *_]:
            return Buy(_element(element), _cubes(words[2:]))
    return None


def _read_feed(words: list[str]) -> Action | None:
    with_imp = words[-2:] == ["with", "imp"]
    match words[:-2] if with_imp else words:
        case [spook]:
            return Feed(_name(spook), None, with_imp)
        case [spook, colour]:
            return Feed(_name(spook), _colour(colour), with_imp)
    return None


def _one(make: Callable[[Any], Action], read_word: Callable[[str], Any]) -> Callable[[list[str]], Action | None]:
    return lambda words: make(read_word(words[0])) if len(words) == 1 else None


def _many(make: Callable[[Any], Action], read_word: Callable[[str], Any]) -> Callable[[list[str]], Action | None]:
    return lambda words: make(tuple(map(read_word, words))) if words else None


def _bare(action: Action) -> Callable[[list[str]], Action | None]:
    return lambda words: None if words else action


def _time(word: str) -> str:
    if word not in TIMES:
        raise InvalidAction("time-form", text=word[:20])
    return word


_READERS: Final[Mapping[str, Callable[[list[str]], Action | None]]] = MappingProxyType(
    {
        "board": _many(Board, _name),
        "arrange": _many(Arrange, _name),
        "first": _one(First, _number),
        "pacts": _read_pacts,
        "uncover": _one(Uncover, _name),
        "roll": _read_roll,
        "take": _one(Take, _element),
        "settle": _one(Settle, _cell),
        "begin": _one(Begin, _time),
        "unblock": _one(Unblock, _cell),
        "pass": _bare(PASS),
        "plan": lambda words: Plan(tuple(map(_arrow, words))),
        "keep": _bare(KEEP),
        "redirect": _many(Redirect, _arrow),
        "reroll-horror": _one(RerollHorror, _die),
        "reroll-imp": _many(lambda dice: RerollImp(tuple(sorted(dice))), _die),
        "bid": _one(Bid, _number),
        "bend": _many(Bend, _number),
        "retreat": _one(Retreat, _cell),
        "let-choose": _bare(LET_CHOOSE),
        "collect": lambda words: Collect(in_order(tuple(map(_colour, words))) if words else None),
        "trade": _read_trade,
        "buy": _read_buy,
        "swap": _one(Swap, _element),
        "horror-cube": _one(HorrorCube, _colour),
        "horror-imp": _one(HorrorImp, _element),
        "summon-imp": lambda words: SummonImp(*map(_element, words)) if len(words) < 2 else None,
        "scare": _bare(SCARE),
        "colour": _one(Colour, _colour),
        "feed": _read_feed,
        "feed-horror": _one(FeedHorror, _name),
        "summon": _one(Summon, _element),
        "end": _bare(END),
    }
)
