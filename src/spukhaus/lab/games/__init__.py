"""What the lab has for single games, a folder each: the game's packed model compiled, and what is built on it.

    spukhaus.lab.games.ghostbumpers    playouts, weigh, and the vector environment
    spukhaus.lab.games.shy_monsters    the same; the solver, and its `spukhaus lab` commands

This is for those who need millions of decisions: search, learning, statistics, solving. The rules in `spukhaus.games`
stay the truth: the same random actions go through both, and every state, every choice, every event and every outcome
must agree. Nothing is compiled before it is first called, and what was compiled is kept (see `compiling`). A folder
with a module `commands` adds its commands to `spukhaus lab`.
"""

from __future__ import annotations

from importlib.util import find_spec


def installed() -> bool:
    """Whether the kernels can be used here: they need numba, the games do not."""
    return find_spec("numba") is not None
