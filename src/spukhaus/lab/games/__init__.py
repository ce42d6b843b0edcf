"""Fast simulation: the rules once more, compiled, on flat arrays.

The rules in `spukhaus.games` stay the truth. These kernels exist for those who need millions of decisions: search
bots, learning, statistics. The same random actions go through both, and every state, every choice, every event and
every outcome must agree (`tests/lab/kernels`).

    spukhaus.lab.games.ghostbumpers    VectorGhostbumpers, playouts, weigh
    spukhaus.lab.games.shy_monsters    VectorShyMonsters, playouts

Nothing is compiled before it is first called, and what was compiled is kept (see `compiling`).
"""

from __future__ import annotations

from importlib.util import find_spec


def installed() -> bool:
    """Whether the kernels can be used here: they need numba, the games do not."""
    return find_spec("numba") is not None
