"""The crowd of Ghostbumpers on a graphics card (CuPy), where its arrays would be slow: ghostbumpers.cu."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from spukhaus.games.ghostbumpers.bots.seeing import COPIES, DEPTHS, size_of
from spukhaus.games.ghostbumpers.rules.box import Box
from spukhaus.games.ghostbumpers.rules.round import last_round
from spukhaus.lab.crowds.ghostbumpers import ACTIONS

SOURCE: Final = Path(__file__).with_name("ghostbumpers.cu")
THREADS: Final = 64


def source(box: Box, seats: int, targets: tuple[int, ...]) -> str:
    """With the figures of a box."""
    figures = {
        "SEATS": seats,
        "RELAXED": box.relaxed,
        "LEAST": box.least_depth,
        "HAND": box.hand,
        "CARDS": len(box.deck),
        "COPIES": COPIES,
        "PARANOIA": box.paranoia,
        "ROUNDS": last_round(box, None, seats),
        "ROUND_LIMIT": box.round_limit,
        "IN_BOX": _listed(box.deck.count(card) for card in range(10)),
        "TARGETS": _listed(targets or (0,)),
    }
    defined = "".join(f"#define {name} {figure}\n" for name, figure in figures.items())
    return defined + SOURCE.read_text(encoding="utf-8")


def _listed(numbers: Any) -> str:
    return "{" + ", ".join(map(str, numbers)) + "}"


def match_size(seats: int) -> int:
    """How many whole numbers a match is."""
    return 29 * seats + 10


class CardCrowd:
    """Asked as a `Crowd` is."""

    def __init__(self, box: Box, seats: int, matches: int, targets: tuple[int, ...], seed: int) -> None:
        import cupy

        self.numbers, self.seats, self.matches = cupy, seats, matches
        module = cupy.RawModule(code=source(box, seats, targets))
        self._act, self._see = module.get_function("act"), module.get_function("see")
        self._rows = cupy.zeros((matches, match_size(seats)), cupy.int32)
        self._streams = cupy.random.RandomState(seed).randint(1, 1 << 62, matches).astype(cupy.uint64)
        self._launch(module.get_function("start"), self._rows, self._streams)
        self._width = size_of(seats)

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        blocks = (self.matches + THREADS - 1) // THREADS
        kernel((blocks,), (THREADS,), (*arguments, self.numbers.int32(self.matches)))

    def look(self) -> tuple[Any, Any, Any, Any]:
        """What the seat whose turn it is sees, what is hidden from it, what it may do, and which seat it is."""
        n, matches = self.numbers, self.matches
        seen = n.empty((matches, self._width), n.float32)
        hidden = n.empty((matches, (self.seats - 1) * (10 + DEPTHS)), n.float32)
        legal, turn = n.empty((matches, ACTIONS), n.uint8), n.empty(matches, n.int32)
        self._launch(self._see, self._rows, seen, n.int32(self._width), hidden, legal, turn)
        return seen, hidden, legal, turn

    def act(self, actions: Any) -> tuple[Any, Any]:
        n = self.numbers
        ended, shares = n.empty(self.matches, n.uint8), n.empty((self.matches, self.seats), n.float32)
        self._launch(self._act, self._rows, self._streams, actions.astype(n.int64), ended, shares)
        return ended, shares
