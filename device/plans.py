"""Which matches each run has, with seeds that were chosen before any match of them was played.

Goals (of the masters): 60% with two seats or 1.3 times the fair share with more, the lower end of the interval above
50% or 1.0; tables: 95% won by a pact, a median of 5 phases, 0.8 spooks lost a player and match; every level clearly
above the one below it.
"""

from __future__ import annotations

from benchmarks.ladder import Pair

JOBS = 11
OLD = "spukhaus.lab.opponents:Master060"
V = "device.variants:"
T, G = "straszydla", "ghostbumpers"

RUN1 = [
    # The tables that are won by pacts.
    *((("sensible", seats, 200), "midnight") for seats in (2, 3, 4)),
    *((("expert", seats, 100), "midnight") for seats in (2, 3, 4)),
    *((("neighbours", seats, 100), "midnight") for seats in (2, 3, 4)),
    # Levels.
    (Pair(T, 2, "novice", "random", 40), "levels"),
    (Pair(T, 2, "sensible", "novice", 200), "levels"),
    (Pair(T, 2, "expert", "sensible", 200), "levels"),
    # Which way of thinking is best.
    *((Pair(T, 2, V + name, OLD, 60), "which") for name in ("TownMore", "TownFar", "TownAll")),
    (Pair(T, 4, V + "TownAll", OLD, 24), "which"),
    (Pair(G, 4, V + "Ghost8", OLD, 60), "which"),
]
RUNS = {1: RUN1, 2: RUN1, 3: RUN1}
