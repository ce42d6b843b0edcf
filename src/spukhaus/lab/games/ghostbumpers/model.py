"""The game's packed model, compiled, with a deal from a random stream; and the habits of its playouts that are plain
arithmetic. All of it is the game's own code: what it does stands there."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spukhaus.games.ghostbumpers.bots import playout as plain_playout
from spukhaus.games.ghostbumpers.model import hands as plain_hands
from spukhaus.games.ghostbumpers.model import match as plain_match
from spukhaus.games.ghostbumpers.model import round as plain_round
from spukhaus.games.ghostbumpers.model.match import HAND, LAY, STAGE
from spukhaus.games.ghostbumpers.model.round import SEATS
from spukhaus.lab.compiling import Stream, below, compile_modules, kernel

Rows = NDArray[np.int64]
"""One row of the model, or one in each line. A hand takes 50 bits."""

_twin = compile_modules(kernel, plain_hands, plain_round, plain_match, plain_playout)
set_of = _twin(plain_hands.set_of)
start_match, asked, give = _twin(plain_match.start_match), _twin(plain_match.asked), _twin(plain_match.give)
lay, play = _twin(plain_match.lay), _twin(plain_match.play)
legal, act = _twin(plain_match.legal), _twin(plain_match.act)
wants_trick, is_last = _twin(plain_playout.wants_trick), _twin(plain_playout.is_last)


@kernel
def deal(row: Rows, box: Rows, deck: Rows, stream: Stream) -> None:
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
