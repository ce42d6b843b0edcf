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

KNOWS = "spukhaus.lab.opponents:KnowsSensible"
W = "benchmarks.without:"

RUN2 = [
    # The tables that are won by pacts.
    *((("sensible", seats, 200), "midnight") for seats in (2, 3, 4)),
    *((("expert", seats, 120), "midnight") for seats in (2, 3, 4)),
    *((("neighbours", seats, 120), "midnight") for seats in (2, 3, 4)),
    # Levels.
    (Pair(T, 2, "novice", "random", 40), "levels"),
    (Pair(T, 2, "sensible", "novice", 200), "levels"),
    (Pair(T, 2, "expert", "sensible", 200), "levels"),
    (Pair(T, 4, "expert", "sensible", 60), "levels"),
    (Pair(G, 4, "expert", "sensible", 60), "levels"),
    # Which way of thinking is best: chosen by these.
    *((Pair(T, 2, V + name, OLD, 80), "which") for name in ("TownMore", "TownFar", "TownFeast", "TownAll")),
    # More thought in Ghostbumpers: there is nothing to choose, so these are final.
    *((Pair(G, seats, V + "Ghost8", OLD, matches), "witching hour") for seats, matches in ((3, 60), (4, 60), (6, 60))),
    # What it is worth to know the rivals.
    (Pair(T, 2, KNOWS, "sensible", 40), "known"),
    (Pair(G, 4, KNOWS, "sensible", 40), "known"),
    # What STOP markers, hired imps and suburbs are worth.
    *((Pair(T, 2, W + name, "expert", 80), "without") for name in ("Stops", "Hiring", "Suburbs")),
]
RUN3 = [
    # The master that was chosen (feedings tried in thought), on fresh deals: final.
    *((Pair(T, seats, "master", OLD, matches), "cock crow") for seats, matches in ((2, 80), (3, 60), (4, 60))),
    (Pair(T, 2, "master", "expert", 50), "cock crow"),
    *((("master", seats, 12), "midnight") for seats in (2, 3, 4)),
    *((("summit", seats, 12), "midnight") for seats in (2, 3, 4)),
    *((("family", seats, 20), "midnight") for seats in (2, 3, 4)),
    ((V + "ExpertFeast", 4, 30), "midnight"),
    (Pair(T, 2, V + "ExpertFeast", "expert", 50), "which"),
    (Pair(T, 2, KNOWS, "sensible", 50), "known again"),
    (Pair(G, 4, KNOWS, "sensible", 32), "known again"),
    (Pair(G, 3, V + "GhostShares", OLD, 30), "which"),
    *((Pair(T, 2, W + name, "expert", 40), "without again") for name in ("Stops", "Hiring", "Suburbs")),
]
RUNS = {2: RUN2, 3: RUN3}
