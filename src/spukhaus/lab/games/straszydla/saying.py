"""The words of the game's encoding in compiled code: which can be said, and what they do to a row."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spukhaus.games.straszydla.encoding.words import TENS, StraszydlaEncoding
from spukhaus.games.straszydla.model import acting as plain_acting
from spukhaus.games.straszydla.model import duels as plain_duels
from spukhaus.games.straszydla.model import match as plain_match
from spukhaus.games.straszydla.model import phases as plain_phases
from spukhaus.games.straszydla.model import planning as plain_planning
from spukhaus.games.straszydla.model import rolling as plain_rolling
from spukhaus.games.straszydla.model import row as plain_row
from spukhaus.games.straszydla.model.atlas import (
    COLOUR,
    HORROR_CUBE,
    HORROR_FEED,
    HORROR_IMP,
    HORROR_REROLL,
    MOST_IN_PLAN,
    REROLLER,
    Atlas,
)
from spukhaus.games.straszydla.model.rolling import FACES
from spukhaus.games.straszydla.model.row import (
    ACT,
    ARRANGE,
    ARROWS,
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
    DUEL_ROLL,
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
    PASSES,
    PAWN,
    PLAN_STAGE,
    RETREAT,
    RETREAT_CHOICE,
    SCARE_REROLL,
    SCARE_ROLL,
    SETTLE,
    STAGE,
    STOPS,
    SUMMON,
    TAKE,
    THINGS,
    TURN,
    UNBLOCK,
    VERB,
    WAITING,
)
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, CUBES as CUBE_NAMES, ELEMENTS
from spukhaus.lab.compiling import kernel, large_kernel
from spukhaus.lab.games.straszydla.compiled import Rows, acting, duels, match, phases, planning, rolling, row

KINDS: Final = (
    "pass", "keep", "let-choose", "scare", "end", "summon-imp", "begin", "take", "swap", "horror-imp", "summon",
    "horror-cube", "colour", "settle", "unblock", "retreat", "reroll-horror", "feed", "feed-horror", "collect",
    "trade", "buy", "reroll-imp", "arrow", "stop", "cube", "die", "number", "ten-more", "tile", "summon-imp-named",
)  # fmt: skip
(
    PASS, KEEP, LET_CHOOSE, TO_SCARE, END, SUMMON_IMP, TO_BEGIN, TO_TAKE, SWAP, TO_HORROR_IMP, TO_SUMMON,
    TO_HORROR_CUBE, TO_COLOUR, TO_SETTLE, TO_UNBLOCK, TO_RETREAT, TO_REROLL_HORROR, TO_FEED, TO_FEED_HORROR, COLLECT,
    TRADE, BUY, REROLL_IMP, ARROW, STOP, CUBE, DIE, NUMBER, TEN_MORE, TILE, SUMMON_IMP_NAMED,
) = range(len(KINDS))  # fmt: skip
GOODS: Final = len(CUBE_NAMES) + len(ELEMENTS)
"""What a trade can bring: cubes, then imps by the order of the words."""


class Vocabulary(NamedTuple):
    kinds: NDArray[np.int32]
    """[word]: its verb, a place in KINDS."""
    what: NDArray[np.int32]
    """[word]: what it names: a colour, a cell, a spook, an arrow, a number and so on."""
    colours: NDArray[np.int32]
    """[word]: the colour that a meal is of."""
    with_imp: NDArray[np.int32]
    first: NDArray[np.int32]
    """[kind]: the first of its words."""
    elements: NDArray[np.int32]
    """[colour]: the place of its element among words that name elements."""
    meals: NDArray[np.int32]
    """[spook]: the first word that feeds it: with each colour that it eats, with an imp, with horror."""
    corners: NDArray[np.int32]
    """[cell]: the place of a suburb among the words that name them, or -1."""


@lru_cache(maxsize=8)
def vocabulary_of(encoding: StraszydlaEncoding) -> Vocabulary:
    verbs = ["summon-imp-named" if word.startswith("summon-imp ") else word.split()[0] for word in encoding.words]
    box, corners = encoding.box, encoding.box.ground.corners
    return Vocabulary(
        np.array([KINDS.index(verb) for verb in verbs], np.int32),
        np.array([_named(encoding, word) for word in encoding.words], np.int32),
        np.array([_eaten(encoding, word) for word in encoding.words], np.int32),
        np.array([word.endswith(" with imp") for word in encoding.words], np.int32),
        np.array([verbs.index(kind) for kind in KINDS], np.int32),
        np.array([ELEMENTS.index(element) for element in box.elements], np.int32),
        np.array([_first_meal(encoding, spook) for spook in box.spooks], np.int32),
        np.array([corners.index(cell) if cell in corners else -1 for cell in range(len(box.ground.names))], np.int32),
    )


def _named(encoding: StraszydlaEncoding, word: str) -> int:
    """The number of what a word names."""
    box, (verb, *things) = encoding.box, word.split()
    match verb:
        case "begin":
            return int(things[0] == "day")
        case "take" | "swap" | "horror-imp" | "summon" | "buy":
            return box.elements.index(things[0])  # type: ignore[arg-type]
        case "summon-imp" if things:  # else it is that of the district
            return box.elements.index(things[0])  # type: ignore[arg-type]
        case "horror-cube" | "colour" | "cube":
            return CUBE_NAMES.index(things[0])  # type: ignore[arg-type]
        case "settle" | "unblock" | "retreat":
            return box.ground.index[things[0]]
        case "reroll-horror" | "die" | "number":
            return int(things[0])
        case "feed" | "feed-horror":
            return encoding.spooks.index(things[0])
        case "trade" if things[1] == "imp":
            return len(CUBE_NAMES) + box.elements.index(things[2])  # type: ignore[arg-type]
        case "trade":
            return CUBE_NAMES.index(things[1])  # type: ignore[arg-type]
        case "arrow":
            return encoding.arrows.index(things[0])
        case "tile":
            return box.loose.index(things[0])
    return 0


def _eaten(encoding: StraszydlaEncoding, word: str) -> int:
    verb, *things = word.split()
    if verb != "feed":
        return 0
    own = encoding.box.spooks[things[0]].colour
    return COLOURS.index(things[1]) if own == ANY else own  # type: ignore[arg-type]


def _first_meal(encoding: StraszydlaEncoding, spook: str) -> int:
    return next(
        number for number, word in enumerate(encoding.words) if word.split()[0] == "feed" and word.split()[1] == spook
    )


asked, end_turn = match(plain_match.asked), match(plain_match.end_turn)
player, forget_said = row(plain_row.player), row(plain_row.forget_said)
colour_here, whose_turn = row(plain_row.colour_here), row(plain_row.whose_turn)
is_open, end_of_said = planning(plain_planning.is_open), planning(plain_planning.end_of_said)
plan, move, redirect = planning(plain_planning.plan), planning(plain_planning.move), planning(plain_planning.redirect)
changed_symbols, is_new_way = planning(plain_planning.changed_symbols), planning(plain_planning.is_new_way)
can_redirect = planning(plain_planning.can_redirect)
dice_shown, things_said = rolling(plain_rolling.dice_shown), rolling(plain_rolling.things_said)
roll_again, pay_reroll = rolling(plain_rolling.roll_again), rolling(plain_rolling.pay_reroll)
bending_cost, bend_scare = rolling(plain_rolling.bending_cost), rolling(plain_rolling.bend_scare)
scare, pay_scare = rolling(plain_rolling.scare), rolling(plain_rolling.pay_scare)
pass_duel_reroll, bid = duels(plain_duels.pass_duel_reroll), duels(plain_duels.bid)
bender, bend_duel = duels(plain_duels.bender), duels(plain_duels.bend_duel)
retreat, retreats, let_choose = duels(plain_duels.retreat), duels(plain_duels.retreats), duels(plain_duels.let_choose)
cubes_held, may_collect = acting(plain_acting.cubes_held), acting(plain_acting.may_collect)
may_scare, may_summon_imp = acting(plain_acting.may_scare), acting(plain_acting.may_summon_imp)
trade_rate, may_trade = acting(plain_acting.trade_rate), acting(plain_acting.may_trade)
price, may_buy = acting(plain_acting.price), acting(plain_acting.may_buy)
is_hungry, may_feed = acting(plain_acting.is_hungry), acting(plain_acting.may_feed)
collect, trade, buy = acting(plain_acting.collect), acting(plain_acting.trade), acting(plain_acting.buy)
swap, horror_cube = acting(plain_acting.swap), acting(plain_acting.horror_cube)
horror_imp, summon_imp = acting(plain_acting.horror_imp), acting(plain_acting.summon_imp)
feed, feed_horror = acting(plain_acting.feed), acting(plain_acting.feed_horror)
lay_town, take, settle = phases(plain_phases.lay_town), phases(plain_phases.take), phases(plain_phases.settle)
begin, unblock, summon = phases(plain_phases.begin), phases(plain_phases.unblock), phases(plain_phases.summon)
starter_stacks, free_suburbs = phases(plain_phases.starter_stacks), phases(plain_phases.free_suburbs)
summonable, end_feeding = phases(plain_phases.summonable), phases(plain_phases.end_feeding)


# What a word does


@kernel
def say(row: Rows, atlas: Atlas, words: Vocabulary, word: int) -> bool:
    """The seat that is asked says a legal word; whether that was the last one of an action, which is then done."""
    seat, kind, what = asked(row), words.kinds[word], words.what[word]
    if kind == TEN_MORE:
        row[COUNT] += 1
        return False
    if kind == CUBE:
        row[PAID + what] += 1
        row[COUNT] += 1
    elif kind == ARROW or kind == DIE or kind == TILE:
        row[THINGS + row[COUNT]] = what
        row[COUNT] += 1
    elif kind == COLLECT or kind == TRADE or kind == BUY or kind == REROLL_IMP:
        row[VERB] = word
    if COLLECT <= kind <= TILE and kind != STOP and kind != NUMBER and _goes_on(row, atlas, words, seat):
        return False
    _act(row, atlas, words, seat, word if row[VERB] < 0 else row[VERB])
    forget_said(row)
    return True


@kernel
def _goes_on(row: Rows, atlas: Atlas, words: Vocabulary, seat: int) -> bool:
    """Whether the action that is being said is not complete, or can be longer."""
    stage = row[STAGE]
    if stage == ACT or stage == FEED:
        return row[COUNT] < _wanted(row, atlas, words, seat)
    if stage == PLAN_STAGE:
        return row[COUNT] < atlas.figures[MOST_IN_PLAN]
    if stage == MOVE:
        arrows = row[player(seat) + ARROWS]
        return row[COUNT] < arrows or (row[COUNT] == arrows and changed_symbols(row, atlas, seat) == 0)
    if stage == ARRANGE:
        return row[COUNT] < len(atlas.loose)
    if stage == DUEL_REROLL or stage == SCARE_REROLL:
        side = row[DUEL_TURN] if stage == DUEL_REROLL else 0
        for value in range(1, FACES + 1):
            if _may_reroll(row, side, value):
                return True
        return False
    return row[COUNT] < row[DICE_COUNTS + (bender(row) if stage == BEND_DUEL else 0)]


@kernel
def _wanted(row: Rows, atlas: Atlas, words: Vocabulary, seat: int) -> int:
    """How many cubes must be named."""
    kind = words.kinds[row[VERB]]
    if kind == TRADE:
        return trade_rate(atlas, words.with_imp[row[VERB]] != 0)
    if kind == BUY:
        return price(row, atlas, words.what[row[VERB]])
    return row[LYING + row[player(seat) + PAWN]] if colour_here(row, atlas, seat) < 0 else 0


@kernel
def _may_reroll(row: Rows, side: int, value: int) -> bool:
    """Whether one more die that shows this can be named: in ascending order."""
    if row[COUNT] > 0 and value < row[THINGS + row[COUNT] - 1]:
        return False
    return things_said(row, value) < dice_shown(row, side, value)


@large_kernel
def _act(row: Rows, atlas: Atlas, words: Vocabulary, seat: int, word: int) -> None:
    stage, kind, what = row[STAGE], words.kinds[word], words.what[word]
    if kind == END:
        if stage == FEED:
            end_feeding(row, atlas, seat)
        else:
            end_turn(row)
    elif kind == TRADE:
        trade(row, atlas, seat, what, words.with_imp[word] != 0)
    elif kind == COLLECT:
        collect(row, atlas, seat)
    elif kind == BUY:
        buy(row, atlas, seat, what)
    elif kind == SWAP:
        swap(row, seat, what)
    elif kind == TO_HORROR_CUBE:
        horror_cube(row, atlas, seat, what)
    elif kind == TO_HORROR_IMP:
        horror_imp(row, atlas, seat, what)
    elif kind == SUMMON_IMP:
        summon_imp(row, seat, colour_here(row, atlas, seat))
    elif kind == SUMMON_IMP_NAMED:
        summon_imp(row, seat, what)
    elif kind == TO_SCARE:
        scare(row)
    elif kind == TO_FEED:
        feed(row, atlas, seat, what, words.colours[word], words.with_imp[word] != 0)
    elif kind == TO_FEED_HORROR:
        feed_horror(row, atlas, seat, what)
    elif kind == ARROW or kind == STOP:
        if stage == PLAN_STAGE:
            plan(row, seat)
        else:
            redirect(row, atlas, seat)
    elif kind == KEEP:
        move(row, atlas)
    elif kind == NUMBER:
        bid(row, seat, TENS * row[COUNT] + what)
    elif kind == PASS:
        if stage == DUEL_REROLL:
            pass_duel_reroll(row)
        elif stage == SCARE_REROLL:
            row[STAGE] = BEND_SCARE
        else:
            row[TURN] += 1
    elif kind == REROLL_IMP or kind == TO_REROLL_HORROR:
        _reroll(row, atlas, seat, kind == REROLL_IMP, what)
    elif kind == DIE:
        if stage == BEND_DUEL:
            bend_duel(row)
        else:
            bend_scare(row, atlas, seat)
    elif kind == TO_COLOUR:
        pay_scare(row, what, row[WAITING])
    elif kind == TO_RETREAT:
        retreat(row, what)
    elif kind == LET_CHOOSE:
        let_choose(row, atlas, seat)
    elif kind == TO_UNBLOCK:
        unblock(row, atlas, seat, what)
    elif kind == TO_SUMMON:
        summon(row, atlas, what)
    elif kind == TO_TAKE:
        take(row, atlas, what)
    elif kind == TO_SETTLE:
        settle(row, what)
    elif kind == TO_BEGIN:
        begin(row, what)
    else:
        lay_town(row, atlas)


@kernel
def _reroll(row: Rows, atlas: Atlas, seat: int, with_imp: bool, die: int) -> None:
    if not with_imp:
        row[THINGS] = die
        row[COUNT] = 1
    pay_reroll(row, atlas, seat, with_imp)
    if row[STAGE] == DUEL_REROLL:
        roll_again(row, row[DUEL_TURN])
        row[PASSES] = 0
        row[STAGE] = DUEL_ROLL
    else:
        roll_again(row, 0)
        row[STAGE] = SCARE_ROLL


# What can be said


@large_kernel
def mark_words(row: Rows, atlas: Atlas, words: Vocabulary, mask: NDArray[np.int8]) -> None:
    """All where the match is over."""
    mask[:] = row[STAGE] == OVER
    stage, seat = row[STAGE], asked(row)
    if stage == ACT or stage == FEED:
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
    elif stage == RETREAT or stage == RETREAT_CHOICE:
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
    missing, after = _wanted(row, atlas, words, seat) - row[COUNT], 0
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
def _mark_rerolls(
    row: Rows, atlas: Atlas, words: Vocabulary, seat: int, side: int, mask: NDArray[np.int8]
) -> None:
    if row[VERB] >= 0:
        for value in range(1, FACES + 1):
            mask[words.first[DIE] + value - 1] = _may_reroll(row, side, value)
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
    elif stage == SUMMON or stage == TAKE:
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
