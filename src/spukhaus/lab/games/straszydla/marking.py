"""Which words can be said: the masks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spukhaus.games.straszydla.encoding.words import TENS
from spukhaus.games.straszydla.model import acting as plain_acting
from spukhaus.games.straszydla.model import duels as plain_duels
from spukhaus.games.straszydla.model import match as plain_match
from spukhaus.games.straszydla.model import phases as plain_phases
from spukhaus.games.straszydla.model import planning as plain_planning
from spukhaus.games.straszydla.model import rolling as plain_rolling
from spukhaus.games.straszydla.model import row as plain_row
from spukhaus.games.straszydla.model.atlas import (
    HORROR_CUBE,
    HORROR_FEED,
    HORROR_IMP,
    HORROR_REROLL,
    REROLLER,
    Atlas,
)
from spukhaus.games.straszydla.model.rolling import FACES
from spukhaus.games.straszydla.model.row import (
    ACT,
    ARRANGE,
    BEGIN,
    BEND_DUEL,
    BEND_SCARE,
    BID,
    BUDGET,
    COLOUR_STAGE,
    COUNT,
    CUBES,
    DICE,
    DICE_COUNTS,
    DUEL_REROLL,
    DUEL_TURN,
    ENERGY,
    FEED,
    HORROR,
    IMP_STACKS,
    IMPS,
    LYING,
    MOST_SPOOKS,
    MOVE,
    OVER,
    PAID,
    PAWN,
    PLAN_STAGE,
    RETREAT,
    RETREAT_CHOICE,
    SCARE_REROLL,
    SETTLE,
    STAGE,
    STOPS,
    SUMMON,
    TAKE,
    UNBLOCK,
    VERB,
)
from spukhaus.lab.compiling import kernel, large_kernel
from spukhaus.lab.games.straszydla.compiled import (
    Rows,
    compiled_acting,
    compiled_duels,
    compiled_match,
    compiled_phases,
    compiled_planning,
    compiled_rolling,
    compiled_row,
)
from spukhaus.lab.games.straszydla.saying import cubes_wanted, may_reroll
from spukhaus.lab.games.straszydla.vocabulary import (
    ARROW,
    BUY,
    COLLECT,
    CUBE,
    DIE,
    END,
    GOODS,
    KEEP,
    LET_CHOOSE,
    NUMBER,
    PASS,
    REROLL_IMP,
    STOP,
    SUMMON_IMP,
    SUMMON_IMP_NAMED,
    SWAP,
    TEN_MORE,
    TILE,
    TO_BEGIN,
    TO_COLOUR,
    TO_FEED,
    TO_HORROR_CUBE,
    TO_HORROR_IMP,
    TO_REROLL_HORROR,
    TO_RETREAT,
    TO_SCARE,
    TO_SETTLE,
    TO_SUMMON,
    TO_TAKE,
    TO_UNBLOCK,
    TRADE,
    Vocabulary,
)

cubes_held = compiled_acting(plain_acting.cubes_held)
may_collect = compiled_acting(plain_acting.may_collect)
may_scare = compiled_acting(plain_acting.may_scare)
may_summon_imp = compiled_acting(plain_acting.may_summon_imp)
may_trade = compiled_acting(plain_acting.may_trade)
may_buy = compiled_acting(plain_acting.may_buy)
is_hungry = compiled_acting(plain_acting.is_hungry)
may_feed = compiled_acting(plain_acting.may_feed)
bender = compiled_duels(plain_duels.bender)
retreats = compiled_duels(plain_duels.retreats)
asked = compiled_match(plain_match.asked)
starter_stacks = compiled_phases(plain_phases.starter_stacks)
free_suburbs = compiled_phases(plain_phases.free_suburbs)
summonable = compiled_phases(plain_phases.summonable)
is_open = compiled_planning(plain_planning.is_open)
end_of_said = compiled_planning(plain_planning.end_of_said)
plan = compiled_planning(plain_planning.plan)
changed_symbols = compiled_planning(plain_planning.changed_symbols)
is_new_way = compiled_planning(plain_planning.is_new_way)
can_redirect = compiled_planning(plain_planning.can_redirect)
things_said = compiled_rolling(plain_rolling.things_said)
bending_cost = compiled_rolling(plain_rolling.bending_cost)
player = compiled_row(plain_row.player)
colour_here = compiled_row(plain_row.colour_here)


@large_kernel
def mark_words(row: Rows, atlas: Atlas, words: Vocabulary, mask: NDArray[np.int8]) -> None:
    """All where the match is over."""
    mask[:] = row[STAGE] == OVER
    stage, seat = row[STAGE], asked(row)
    if stage in (ACT, FEED):
        if row[VERB] < 0:
            _mark_turn(row, atlas, words, seat, mask)
        else:
            _mark_cubes(row, atlas, words, seat, mask)
    elif stage == PLAN_STAGE:
        _mark_plan(row, atlas, words, seat, mask)
    elif stage == MOVE:
        _mark_redirection(row, atlas, words, seat, mask)
    elif stage == BID:
        left = row[player(seat) + CUBES + ENERGY] - TENS * row[COUNT]
        for number in range(min(left, TENS - 1) + 1):
            mask[words.first[NUMBER] + number] = 1
        mask[words.first[TEN_MORE]] = left >= TENS
    elif stage == DUEL_REROLL:
        _mark_rerolls(row, atlas, words, seat, row[DUEL_TURN], mask)
    elif stage == SCARE_REROLL:
        _mark_rerolls(row, atlas, words, seat, 0, mask)
    elif stage == BEND_DUEL:
        _mark_bending(row, words, bender(row), row[BUDGET], mask)
    elif stage == BEND_SCARE:
        _mark_bending(row, words, 0, row[player(seat) + CUBES + ENERGY], mask)
    elif stage in (RETREAT, RETREAT_CHOICE):
        _mark_set(retreats(row, atlas), words.first[TO_RETREAT], mask)
        mask[words.first[LET_CHOOSE]] = stage == RETREAT
    elif stage == UNBLOCK:
        _mark_set(row[STOPS], words.first[TO_UNBLOCK], mask)
        mask[words.first[PASS]] = 1
    else:
        _mark_seldom(row, atlas, words, stage, mask)


@kernel
def _mark_set(things: int, first: int, mask: NDArray[np.int8]) -> None:
    number = 0
    while things >> number:
        mask[first + number] = things >> number & 1
        number += 1


@kernel
def _mark_turn(row: Rows, atlas: Atlas, words: Vocabulary, seat: int, mask: NDArray[np.int8]) -> None:
    here, held, first = player(seat), cubes_held(row, seat), words.first
    mask[first[END]] = 1
    mask[first[TO_SCARE]] = may_scare(row, atlas, seat)
    mask[first[COLLECT]] = may_collect(row, seat)
    named = colour_here(row, atlas, seat) < 0
    pays_for_cube = row[here + HORROR] >= atlas.figures[HORROR_CUBE]
    pays_for_imp = row[here + HORROR] >= atlas.figures[HORROR_IMP]
    for colour in range(ENERGY):
        element = words.elements[colour]
        mask[first[TO_HORROR_CUBE] + colour] = pays_for_cube
        mask[first[SWAP] + element] = row[here + IMPS + colour] > 0
        mask[first[TO_HORROR_IMP] + element] = pays_for_imp and row[IMP_STACKS + colour] > 0
        mask[first[BUY] + element] = may_buy(row, atlas, seat, colour, held)
        if may_summon_imp(row, atlas, seat, colour):
            mask[first[SUMMON_IMP_NAMED] + element if named else first[SUMMON_IMP]] = 1
    for with_imp in range(2):
        if may_trade(row, atlas, seat, with_imp != 0, held):
            goods = first[TRADE] + GOODS * with_imp
            for cube in range(ENERGY + 1):
                mask[goods + cube] = 1
            for colour in range(ENERGY):
                mask[goods + ENERGY + 1 + words.elements[colour]] = row[IMP_STACKS + colour] > 0
    if row[STAGE] == FEED:
        for spook in range(len(atlas.spooks)):
            if is_hungry(row, seat, spook):
                _mark_meals(row, atlas, words, seat, spook, mask)


@kernel
def _mark_meals(row: Rows, atlas: Atlas, words: Vocabulary, seat: int, spook: int, mask: NDArray[np.int8]) -> None:
    word = words.meals[spook]
    while words.kinds[word] == TO_FEED:
        mask[word] = may_feed(row, atlas, seat, spook, words.colours[word], words.with_imp[word] != 0)
        word += 1
    mask[word] = row[player(seat) + HORROR] >= atlas.figures[HORROR_FEED]


@kernel
def _mark_cubes(row: Rows, atlas: Atlas, words: Vocabulary, seat: int, mask: NDArray[np.int8]) -> None:
    """Named kind by kind in ascending order, so enough must be left of this kind and the later ones."""
    collects = words.kinds[row[VERB]] == COLLECT
    missing, after = cubes_wanted(row, atlas, words, seat) - row[COUNT], 0
    lying = row[LYING + row[player(seat) + PAWN]]
    for place in range(ENERGY + 1):
        kind = ENERGY - place
        held = row[player(seat) + CUBES + kind]
        if collects:
            held = lying if kind < ENERGY else 0
        left = held - row[PAID + kind]
        after += left
        mask[words.first[CUBE] + kind] = left > 0 and after >= missing
        if row[PAID + kind]:
            break


@kernel
def _mark_plan(row: Rows, atlas: Atlas, words: Vocabulary, seat: int, mask: NDArray[np.int8]) -> None:
    steps = atlas.steps[end_of_said(row, atlas, seat)]
    for number in range(len(steps)):
        arrow = steps[number]
        if arrow < 0:
            break
        mask[words.first[ARROW] + arrow] = is_open(row, atlas, end_of_said(row, atlas, seat), atlas.symbols[arrow])
    mask[words.first[STOP]] = row[COUNT] > 0


@large_kernel
def _mark_redirection(row: Rows, atlas: Atlas, words: Vocabulary, seat: int, mask: NDArray[np.int8]) -> None:
    """R10: with which arrows the plan, or the way that is being said, becomes another one."""
    cell, changed = end_of_said(row, atlas, seat), changed_symbols(row, atlas, seat)
    for number in range(len(atlas.steps[cell])):
        arrow = atlas.steps[cell][number]
        if arrow < 0:
            break
        opened = is_open(row, atlas, cell, atlas.symbols[arrow])
        mask[words.first[ARROW] + arrow] = opened and can_redirect(row, atlas, seat, cell, arrow, changed)
    mask[words.first[STOP]] = is_new_way(row, atlas, seat)
    mask[words.first[KEEP]] = row[COUNT] == 0


@kernel
def _mark_rerolls(row: Rows, atlas: Atlas, words: Vocabulary, seat: int, side: int, mask: NDArray[np.int8]) -> None:
    if row[VERB] >= 0:
        for value in range(1, FACES + 1):
            mask[words.first[DIE] + value - 1] = may_reroll(row, side, value)
        mask[words.first[STOP]] = row[COUNT] > 0
        return
    mask[words.first[PASS]] = 1
    if row[player(seat) + HORROR] >= atlas.figures[HORROR_REROLL]:
        for number in range(row[DICE_COUNTS + side]):
            mask[words.first[TO_REROLL_HORROR] + row[DICE + side * MOST_SPOOKS + number] - 1] = 1
    mask[words.first[REROLL_IMP]] = row[player(seat) + IMPS + atlas.figures[REROLLER]] > 0


@kernel
def _mark_bending(row: Rows, words: Vocabulary, side: int, budget: int, mask: NDArray[np.int8]) -> None:
    left = budget - bending_cost(row, side)
    before = row[DICE + side * MOST_SPOOKS + row[COUNT]]
    for value in range(1, FACES + 1):
        mask[words.first[DIE] + value - 1] = abs(value - before) <= left


@kernel
def _mark_seldom(row: Rows, atlas: Atlas, words: Vocabulary, stage: int, mask: NDArray[np.int8]) -> None:
    first = words.first
    if stage == COLOUR_STAGE:
        for colour in range(ENERGY):
            mask[first[TO_COLOUR] + colour] = 1
    elif stage in (SUMMON, TAKE):
        stacks = summonable(row, atlas) if stage == SUMMON else starter_stacks(row, atlas)
        for colour in range(ENERGY):
            mask[first[TO_SUMMON if stage == SUMMON else TO_TAKE] + words.elements[colour]] = stacks >> colour & 1
    elif stage == SETTLE:
        cells = free_suburbs(row, atlas)
        for cell in atlas.corners:
            mask[first[TO_SETTLE] + words.corners[cell]] = cells >> cell & 1
    elif stage == BEGIN:
        mask[first[TO_BEGIN]] = mask[first[TO_BEGIN] + 1] = 1
    elif stage == ARRANGE:
        for tile in range(len(atlas.loose)):
            mask[first[TILE] + tile] = things_said(row, tile) == 0
