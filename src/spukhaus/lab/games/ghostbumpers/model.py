"""The game's packed model, compiled, with lots and deals from a random stream; and the habits of its playouts that are
plain arithmetic. All of it is the game's own code: what it does stands there."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spukhaus.games.ghostbumpers.bots import playout as plain_playout
from spukhaus.games.ghostbumpers.model import hands as plain_hands
from spukhaus.games.ghostbumpers.model import match as plain_match
from spukhaus.games.ghostbumpers.model import round as plain_round
from spukhaus.games.ghostbumpers.model.match import HAND, LAY, STAGE
from spukhaus.games.ghostbumpers.model.round import SEATS
from spukhaus.lab.compiling import CompiledModel, Ints, Stream, below, kernel

Rows = NDArray[np.int64]
"""One row of the model, or one in each line. A hand takes 50 bits."""

hands = CompiledModel(plain_hands)
rounds = CompiledModel(plain_round, hands)
match = CompiledModel(plain_match, hands, rounds)
playout = CompiledModel(plain_playout, hands, rounds, match)

set_of = hands(plain_hands.set_of)
start_match, asked = match(plain_match.start_match), match(plain_match.asked)
give_start, give = match(plain_match.give_start), match(plain_match.give)
lay, play = match(plain_match.lay), match(plain_match.play)
legal, act = match(plain_match.legal), match(plain_match.act)
set_numbered = match(plain_match.set_numbered)
wants_trick, is_last = playout(plain_playout.wants_trick), playout(plain_playout.is_last)


@kernel
def draw_start(row: Rows, stream: Stream) -> None:
    """GB-3."""
    give_start(row, below(stream, row[SEATS]))


@kernel
def deal(row: Rows, box: Rows, deck: Ints, stream: Stream) -> None:
    """GB-4. The deck is shuffled in place."""
    last = len(deck)
    at = 0
    for seat in range(row[SEATS]):
        for _ in range(box[HAND]):
            other = at + below(stream, last - at)
            card = deck[other]
            deck[other] = deck[at]
            deck[at] = card
            give(row, seat, card)
            at += 1
    row[STAGE] = LAY
