"""What the words of the game's encoding do to a row."""

from __future__ import annotations

from spukhaus.games.straszydla.encoding.words import TENS
from spukhaus.games.straszydla.model import acting as plain_acting
from spukhaus.games.straszydla.model import duels as plain_duels
from spukhaus.games.straszydla.model import match as plain_match
from spukhaus.games.straszydla.model import phases as plain_phases
from spukhaus.games.straszydla.model import planning as plain_planning
from spukhaus.games.straszydla.model import rolling as plain_rolling
from spukhaus.games.straszydla.model import row as plain_row
from spukhaus.games.straszydla.model.atlas import (
    MOST_IN_PLAN,
    Atlas,
)
from spukhaus.games.straszydla.model.rolling import FACES
from spukhaus.games.straszydla.model.row import (
    ACT,
    ARRANGE,
    ARROWS,
    BEND_DUEL,
    BEND_SCARE,
    COUNT,
    DICE_COUNTS,
    DUEL_REROLL,
    DUEL_ROLL,
    DUEL_TURN,
    FEED,
    LYING,
    MOVE,
    PAID,
    PASSES,
    PAWN,
    PLAN_STAGE,
    SCARE_REROLL,
    SCARE_ROLL,
    STAGE,
    THINGS,
    TURN,
    VERB,
    WAITING,
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
from spukhaus.lab.games.straszydla.vocabulary import (
    ARROW,
    BUY,
    COLLECT,
    CUBE,
    DIE,
    END,
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
    TO_FEED_HORROR,
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

trade_rate = compiled_acting(plain_acting.trade_rate)
price = compiled_acting(plain_acting.price)
collect = compiled_acting(plain_acting.collect)
trade = compiled_acting(plain_acting.trade)
buy = compiled_acting(plain_acting.buy)
swap = compiled_acting(plain_acting.swap)
horror_cube = compiled_acting(plain_acting.horror_cube)
horror_imp = compiled_acting(plain_acting.horror_imp)
summon_imp = compiled_acting(plain_acting.summon_imp)
feed = compiled_acting(plain_acting.feed)
feed_horror = compiled_acting(plain_acting.feed_horror)
pass_duel_reroll = compiled_duels(plain_duels.pass_duel_reroll)
bid = compiled_duels(plain_duels.bid)
bender = compiled_duels(plain_duels.bender)
bend_duel = compiled_duels(plain_duels.bend_duel)
retreat = compiled_duels(plain_duels.retreat)
let_choose = compiled_duels(plain_duels.let_choose)
asked = compiled_match(plain_match.asked)
end_turn = compiled_match(plain_match.end_turn)
lay_town = compiled_phases(plain_phases.lay_town)
take = compiled_phases(plain_phases.take)
settle = compiled_phases(plain_phases.settle)
begin = compiled_phases(plain_phases.begin)
unblock = compiled_phases(plain_phases.unblock)
summon = compiled_phases(plain_phases.summon)
end_feeding = compiled_phases(plain_phases.end_feeding)
plan = compiled_planning(plain_planning.plan)
move = compiled_planning(plain_planning.move)
redirect = compiled_planning(plain_planning.redirect)
changed_symbols = compiled_planning(plain_planning.changed_symbols)
dice_shown = compiled_rolling(plain_rolling.dice_shown)
things_said = compiled_rolling(plain_rolling.things_said)
roll_again = compiled_rolling(plain_rolling.roll_again)
pay_reroll = compiled_rolling(plain_rolling.pay_reroll)
bend_scare = compiled_rolling(plain_rolling.bend_scare)
scare = compiled_rolling(plain_rolling.scare)
pay_scare = compiled_rolling(plain_rolling.pay_scare)
player = compiled_row(plain_row.player)
forget_said = compiled_row(plain_row.forget_said)
colour_here = compiled_row(plain_row.colour_here)


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
    elif kind in (ARROW, DIE, TILE):
        row[THINGS + row[COUNT]] = what
        row[COUNT] += 1
    elif kind in (COLLECT, TRADE, BUY, REROLL_IMP):
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
    if stage in (ACT, FEED):
        return row[COUNT] < cubes_wanted(row, atlas, words, seat)
    if stage == PLAN_STAGE:
        return row[COUNT] < atlas.figures[MOST_IN_PLAN]
    if stage == MOVE:
        arrows = row[player(seat) + ARROWS]
        return row[COUNT] < arrows or (row[COUNT] == arrows and changed_symbols(row, atlas, seat) == 0)
    if stage == ARRANGE:
        return row[COUNT] < len(atlas.loose)
    if stage in (DUEL_REROLL, SCARE_REROLL):
        side, values = row[DUEL_TURN] if stage == DUEL_REROLL else 0, 0
        for value in range(1, FACES + 1):
            values += may_reroll(row, side, value)
        return values > 0
    return row[COUNT] < row[DICE_COUNTS + (bender(row) if stage == BEND_DUEL else 0)]


@kernel
def cubes_wanted(row: Rows, atlas: Atlas, words: Vocabulary, seat: int) -> int:
    """How many cubes must be named."""
    kind = words.kinds[row[VERB]]
    if kind == TRADE:
        return trade_rate(atlas, words.with_imp[row[VERB]] != 0)
    if kind == BUY:
        return price(row, atlas, words.what[row[VERB]])
    return row[LYING + row[player(seat) + PAWN]] if colour_here(row, atlas, seat) < 0 else 0


@kernel
def may_reroll(row: Rows, side: int, value: int) -> bool:
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
    elif kind in (ARROW, STOP):
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
    elif kind in (REROLL_IMP, TO_REROLL_HORROR):
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
