"""A whole match of Straszydła on a row: what happens by itself, until somebody or chance is asked."""

from __future__ import annotations

from spukhaus.games.straszydla.model.acting import nothing_to_decide
from spukhaus.games.straszydla.model.atlas import Atlas
from spukhaus.games.straszydla.model.duels import (
    bender,
    enter_bid,
    enter_duel_end,
    enter_duel_reroll,
    enter_duels,
    enter_retreat_choice,
    loser,
    next_to_bid,
)
from spukhaus.games.straszydla.model.phases import (
    end_feeding,
    enter_phase,
    enter_round,
    enter_settle,
    enter_stops,
    enter_summon,
    enter_take,
    enter_unblock,
    enter_win,
)
from spukhaus.games.straszydla.model.planning import enter_move, enter_plan, next_to_plan
from spukhaus.games.straszydla.model.rolling import enter_bend_scare, enter_scare_reroll
from spukhaus.games.straszydla.model.row import (
    ACT,
    ARRANGE,
    BEND_DUEL,
    BEND_SCARE,
    BID,
    BOARD_STAGE,
    DONE,
    DUEL_END,
    DUEL_REROLL,
    DUEL_ROLL,
    DUEL_TURN,
    DUELS,
    FEED,
    FIRST,
    MOVE,
    OVER,
    PACTS,
    PHASE_STAGE,
    PLAN_STAGE,
    RETREAT,
    RETREAT_CHOICE,
    ROUND_STAGE,
    SCARE_REROLL,
    SCARE_ROLL,
    SEATS,
    SETTLE,
    SIDES,
    STAGE,
    STOPS_STAGE,
    SUMMON,
    TAKE,
    TURN,
    UNBLOCK,
    UNCOVER,
    WIN,
    WINNER,
    Row,
    whose_turn,
)


def asked(row: Row) -> int:
    """Who speaks next. Of several who decide at once it is the first; -1 is chance, -2 nobody."""
    stage = row[STAGE]
    if stage == OVER:
        return -2
    if stage in (BOARD_STAGE, FIRST, PACTS, DUEL_ROLL, SCARE_ROLL, UNCOVER):
        return -1
    if stage == PLAN_STAGE:
        return next_to_plan(row)
    if stage == DUEL_REROLL:
        return row[SIDES + row[DUEL_TURN]]
    if stage == BID:
        return next_to_bid(row)
    if stage == BEND_DUEL:
        return row[SIDES + bender(row)]
    if stage == RETREAT:
        return row[SIDES + row[WINNER]]
    if stage == RETREAT_CHOICE:
        return loser(row)
    return 0 if stage == ARRANGE else whose_turn(row)  # the host arranges the board before anybody starts


def end_turn(row: Row) -> None:
    row[TURN] += 1
    row[DONE] = 0


def go_on(row: Row, atlas: Atlas) -> None:
    """All that happens by itself, until somebody or chance is asked, or the match is over (R23)."""
    while happens(row, atlas):
        pass


def happens(row: Row, atlas: Atlas) -> bool:
    """One thing that happens by itself; whether there was one."""
    stage = row[STAGE]
    if stage in (ACT, FEED):
        return _happens_in_turns(row, atlas, stage)
    if stage in (DUELS, DUEL_REROLL, BID, DUEL_END, RETREAT_CHOICE):
        return _happens_in_duels(row, atlas, stage)
    if stage == PLAN_STAGE:
        return enter_plan(row)
    if stage == MOVE:
        return enter_move(row, atlas)
    if stage == UNBLOCK:
        return enter_unblock(row, atlas)
    if stage == SCARE_REROLL:
        return enter_scare_reroll(row, atlas)
    if stage == BEND_SCARE:
        return enter_bend_scare(row, atlas)
    return _happens_between_rounds(row, atlas, stage)


def _happens_in_turns(row: Row, atlas: Atlas, stage: int) -> bool:
    if row[TURN] == row[SEATS]:
        row[STAGE], row[TURN] = STOPS_STAGE if stage == ACT else WIN, 0
        return True
    seat = whose_turn(row)
    if not nothing_to_decide(row, atlas, seat):
        return False
    if stage == ACT:
        end_turn(row)
    else:
        end_feeding(row, atlas, seat)
    return True


def _happens_in_duels(row: Row, atlas: Atlas, stage: int) -> bool:
    if stage == DUEL_REROLL:
        return enter_duel_reroll(row, atlas)
    if stage == BID:
        return enter_bid(row)
    if stage == RETREAT_CHOICE:
        return enter_retreat_choice(row, atlas)
    if stage == DUELS:
        enter_duels(row)
    else:
        enter_duel_end(row, atlas)
    return True


def _happens_between_rounds(row: Row, atlas: Atlas, stage: int) -> bool:
    if stage == TAKE:
        return enter_take(row, atlas)
    if stage == SETTLE:
        return enter_settle(row, atlas)
    if stage == SUMMON:
        return enter_summon(row, atlas)
    if stage == PHASE_STAGE:
        enter_phase(row, atlas)
    elif stage == ROUND_STAGE:
        enter_round(row)
    elif stage == STOPS_STAGE:
        enter_stops(row, atlas)
    elif stage == WIN:
        enter_win(row, atlas)
    else:
        return False
    return True
