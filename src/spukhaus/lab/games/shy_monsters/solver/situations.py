"""The graph of all situations of a shape, from the game's own functions, compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types
from numba.typed import Dict, List

from spukhaus.games.shy_monsters.model import situations as plain
from spukhaus.lab.compiling import CompiledModel, compiled
from spukhaus.lab.games.shy_monsters.compiled import walking

Integers = npt.NDArray[np.int64]

AT_ONCE, LOOKING, DARING = 0, 1, 2
"""What a Hero may do who is sure to get out: leave at once; look around where he stays sure of it; or anything."""

LISTING = ("list_actions", "list_looks_around", "list_all", "list_jumps", "list_outcomes", "list_arrivals")
_model = CompiledModel(plain, walking, listing=LISTING)
# mypy would have lists and tuples here, as in plain Python: compiled code has Numba's.
_of: Any = _model
beginning, content, rank = _of(plain.beginning), _of(plain.content), _of(plain.rank)
left_behind, list_outcomes = _of(plain.left_behind), _of(plain.list_outcomes)
list_actions, list_looks_around = _of(plain.list_actions), _of(plain.list_looks_around)
RANKS, LEAVE, REVEALS = plain.RANKS, plain.LEAVE, plain.REVEALS


@compiled
def explore(
    touching: Integers, comfort: Integers, candidates: int, reveals: int, looking: int
) -> tuple[Integers, ...]:
    """All situations of a shape, every one after those that lead to it, with their actions and outcomes.

    Returns codes, first action of each, action numbers, first outcome of each, outcomes (a situation's place, or
    -1 - the leaf's place), and the leaves: what is left behind. A situation with a sure way out is a leaf; if
    the Hero is looking, he may look around there before he takes it.
    """
    start: Any = np.int64(beginning(touching, reveals))
    sure = Dict.empty(types.int64, types.boolean)
    found = Dict.empty(types.int64, types.boolean)
    layers = [List.empty_list(types.int64) for _ in range(RANKS)]
    layers[0].append(start)
    found[start] = True
    results, mine = List.empty_list(types.int64), List.empty_list(types.int64)
    for layer in range(RANKS):
        for code in layers[layer]:
            _offered(touching, comfort, candidates, code, looking, sure, mine)
            for action in mine:
                results.clear()
                list_outcomes(touching, comfort, candidates, code, action, results)
                for result in results:
                    if result >= 0 and result not in found:
                        found[result] = True
                        layers[rank(result)].append(result)
    return _numbered(touching, comfort, candidates, looking, start, layers, sure)


@compiled
def is_sure(touching: Integers, comfort: Integers, candidates: int, code: int, known: Any) -> bool:
    """Whether there is a way on which the Hero gets out, whatever lies where. `known` remembers.

    It asks only itself: of functions that ask one another in a ring Numba keeps nothing usable on disk.
    """
    if code in known:
        return bool(known[code])
    sure = False
    actions, results = List.empty_list(types.int64), List.empty_list(types.int64)
    list_actions(touching, comfort, candidates, code, actions)
    for action in actions:
        results.clear()
        safe = not list_outcomes(touching, comfort, candidates, code, action, results)
        for result in results:
            safe = safe and (result < 0 or is_sure(touching, comfort, candidates, result, known))
        sure = sure or safe
    known[code] = sure
    return sure


@compiled
def must_reveal(code: int, looking: int) -> bool:
    """Whether tiles are still to be revealed before the first move; of one who looks around only, nobody asks it."""
    return looking == DARING and code >> REVEALS & 3 != 0


@compiled
def is_safe(touching: Integers, comfort: Integers, candidates: int, code: int, action: int, known: Any) -> bool:
    """Whether the Hero is out or has a sure way out after an action, whatever it shows."""
    results = List.empty_list(types.int64)
    safe = not list_outcomes(touching, comfort, candidates, code, action, results)
    for result in results:
        safe = safe and (result < 0 or is_sure(touching, comfort, candidates, result, known))
    return safe


@compiled
def _offered(
    touching: Integers, comfort: Integers, candidates: int, code: int, looking: int, sure: Any, found: Any
) -> None:
    """The actions worth a thought; none where the Hero can and will just leave."""
    found.clear()
    safe = is_sure(touching, comfort, candidates, code, sure)
    if not safe or must_reveal(code, looking):
        list_actions(touching, comfort, candidates, code, found)
    elif looking == DARING:
        list_looks_around(touching, comfort, candidates, code, found)
    elif looking == LOOKING:
        looks = List.empty_list(types.int64)
        list_looks_around(touching, comfort, candidates, code, looks)
        for action in looks:
            if is_safe(touching, comfort, candidates, code, action, sure):
                found.append(action)


@compiled
def _kept(
    touching: Integers, comfort: Integers, candidates: int, looking: int, start: int, layers: Any, sure: Any
) -> tuple[Any, Any]:
    """The beginning and the situations in which there is something to think about, in order, and their places."""
    codes, place = List.empty_list(types.int64), Dict.empty(types.int64, types.int64)
    mine = List.empty_list(types.int64)
    for layer in range(RANKS):
        for code in layers[layer]:
            _offered(touching, comfort, candidates, code, looking, sure, mine)
            if len(mine) or not sure[code] or code == start:
                place[code] = len(codes)
                codes.append(code)
    return codes, place


@compiled
def _numbered(
    touching: Integers, comfort: Integers, candidates: int, looking: int, start: int, layers: Any, sure: Any
) -> tuple[Integers, ...]:
    codes, place = _kept(touching, comfort, candidates, looking, start, layers, sure)
    mine, results = List.empty_list(types.int64), List.empty_list(types.int64)
    leaves, leaf_place = List.empty_list(types.int64), Dict.empty(types.int64, types.int64)
    actions, first_action = List.empty_list(types.int64), List.empty_list(types.int64)
    outcomes, first_outcome = List.empty_list(types.int64), List.empty_list(types.int64)
    for code in codes:
        first_action.append(len(actions))
        _offered(touching, comfort, candidates, code, looking, sure, mine)
        if sure[code] and not must_reveal(code, looking):
            mine.append(LEAVE)
        for action in mine:
            actions.append(action)
            first_outcome.append(len(outcomes))
            results.clear()
            if action == LEAVE:
                results.append(-1 - left_behind(code))
            else:
                list_outcomes(touching, comfort, candidates, code, action, results)
            for result in results:
                if result in place:
                    outcomes.append(place[result])
                    continue
                leaf = left_behind(result) if result >= 0 else -1 - result
                if leaf not in leaf_place:
                    leaf_place[leaf] = len(leaves)
                    leaves.append(leaf)
                outcomes.append(-1 - leaf_place[leaf])
    first_action.append(len(actions))
    first_outcome.append(len(outcomes))
    return (
        _array(codes), _array(first_action), _array(actions), _array(first_outcome), _array(outcomes), _array(leaves),
    )  # fmt: skip


@compiled
def _array(values: Any) -> Integers:
    made = np.empty(len(values), np.int64)
    for at in range(len(values)):
        made[at] = values[at]
    return made
