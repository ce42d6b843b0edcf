"""From the rules' states, and the words that were begun, to the model's rows.

A row holds all that decides how a match goes on, and all that its observations tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spukhaus.games.straszydla.model import row as places
from spukhaus.games.straszydla.model.atlas import atlas_of
from spukhaus.games.straszydla.model.row import player, start_match
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.games.straszydla.rules.state import Duel, Ending, Player, Stage, State

STAGES: Final = list(Stage)
ENDINGS: Final = list(Ending)


def pack(state: State) -> list[int]:
    """With nothing begun."""
    atlas, box = atlas_of(state.edition), state.edition.content
    row = [0] * places.WIDTH
    start_match(row, atlas, len(state.players), arranged=False)
    row[places.STAGE], row[places.RESUME] = STAGES.index(state.stage), STAGES.index(state.resume)
    row[places.DAY], row[places.PHASE], row[places.ROUND] = int(state.day), state.phase, state.round
    row[places.CARD], row[places.STARTING], row[places.TURN] = state.card, state.starting, state.turn
    row[places.STOPS], row[places.DONE], row[places.UNCOVERING] = state.stops, state.done, state.uncovering
    row[places.ENDING] = -1 if state.ending is None else ENDINGS.index(state.ending)
    row[places.WINNERS] = sum(1 << seat for seat in state.winners)
    tiles, spooks = list(box.tiles), list(box.spooks)
    _put(row, places.BOARD, [tiles.index(name) for name in state.board])
    _put(row, places.LYING, state.lying)
    _put(row, places.IMP_STACKS, state.imp_stacks)
    row[places.ARRIVED] = len(state.arrivals)
    _put(row, places.ARRIVALS, state.arrivals)
    _put(row, places.WHERE, [places.GONE] * len(spooks))
    for colour, stack in enumerate(state.stacks):
        row[places.TOPS + colour] = -1 if stack.top is None else spooks.index(stack.top)
        if stack.top is not None:
            row[places.WHERE + spooks.index(stack.top)] = places.TOP
        for name in stack.unseen:
            row[places.WHERE + spooks.index(name)] = places.UNSEEN
    for seat, owner in enumerate(state.players):
        _put_player(row, box, seat, owner)
        row[player(seat) + places.RULED_OUT] = state.ruled_out[seat]
    if state.duel is not None:
        _put_duel(row, state.duel)
    if state.scare is not None:
        row[places.SCARING], row[places.WAITING] = 1, state.scare.reward
        row[places.ROLLING] = sum(1 << number for number in state.scare.rolling)
        row[places.DICE_COUNTS] = len(state.scare.dice)
        _put(row, places.DICE, state.scare.dice)
    return row


def _put(row: list[int], place: int, numbers: Sequence[int]) -> None:
    row[place : place + len(numbers)] = numbers


def _put_player(row: list[int], box: Box, seat: int, owner: Player) -> None:
    here, spooks = player(seat), list(box.spooks)
    _put(row, here + places.CUBES, owner.cubes)
    row[here + places.HORROR] = owner.horror
    _put(row, here + places.IMPS, owner.imps)
    row[here + places.PAWN], row[here + places.PACT] = owner.pawn, owner.pact
    row[here + places.PURCHASES], row[here + places.LOST] = owner.purchases, owner.lost
    row[here + places.SPOOKS] = len(owner.spooks)
    for day in (False, True):
        row[here + places.STRENGTH + day] = sum(box.spooks[name].strength(day) for name in owner.spooks)
    for name in owner.spooks:
        row[places.WHERE + spooks.index(name)] = seat + places.FED * (name in owner.fed)
    if owner.plan is not None:
        row[here + places.ARROWS] = len(owner.plan)
        _put(row, here + places.PLAN, [box.ground.arrows.index(arrow) for arrow in owner.plan])


def _put_duel(row: list[int], duel: Duel) -> None:
    row[places.DUEL_CELL], row[places.DUEL_TURN], row[places.PASSES] = duel.cell, duel.turn, duel.passes
    row[places.ROLLING] = sum(1 << number for number in duel.rolling)
    row[places.LAID], row[places.BUDGET], row[places.WINNER] = int(duel.laid), duel.budget, duel.winner
    _put(row, places.SIDES, duel.sides)
    _put(row, places.BEFORE, duel.before)
    _put(row, places.BIDS, [-1 if bid is None else bid for bid in duel.bids])
    for side, dice in enumerate(duel.dice):
        row[places.DICE_COUNTS + side] = len(dice)
        _put(row, places.DICE + places.MOST_SPOOKS * side, dice)
