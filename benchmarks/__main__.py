"""`./bench`: every benchmark, side by side with others in the same run, as a table and as JSON.

./bench                     everything
./bench random_play         one of them
./bench lab                 learning environments, beside Pgx and RLCard where they are installed
./bench company             2,000 people at once, a cup of 256 and the deal of the day; only when asked for
./bench faults              everything that can go wrong goes wrong, for two hours; only when asked for
./bench ladder              every bot against every other, on all cores; hours, only when asked for
./bench pacts               how often and how soon Straszydła is won by a pact; hours, only when asked for
./bench shy_proof           a second verifier of the solved Shy Monsters, last storeys; only when asked for
./bench stage               how long a page is busy while scenes play, in chromium; only when asked for
./bench pocket              the house in a browser; only when asked for (builds a site, needs chromium)
./bench rivals --install    beside boardgame.io, which is installed first into .benchmarks (needs npm)
./bench --json FILE         also write the figures to a file
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path
from typing import Any

from benchmarks import (
    bot_tables,
    company,
    faults,
    kernels,
    lab,
    ladder,
    memory_and_import,
    pacts,
    pocket,
    random_play,
    rivals,
    server,
    shy_proof,
    stage,
    unit_costs,
    views,
)

BENCHMARKS = {
    "random_play": random_play.run,
    "kernels": kernels.run,
    "lab": lab.run,
    "views": views.run,
    "memory_and_import": memory_and_import.run,
    "server": server.run,
    "bot_tables": bot_tables.run,
    "rivals": rivals.run,
    "unit_costs": unit_costs.run,
}
LONG = {
    "company": company.run,
    "faults": faults.run,
    "ladder": ladder.run,
    "pacts": pacts.run,
    "pocket": pocket.run,
    "shy_proof": shy_proof.run,
    "stage": stage.run,
}
"""Only when asked for by name."""
DEFAULT_ROUNDS = {"faults": 0}
"""Where three are not what is wanted: faults say themselves how many of each."""


def main() -> int:
    known = {**BENCHMARKS, **LONG}
    parser = argparse.ArgumentParser(
        prog="./bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(known)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each measurement takes (default 2)")
    parser.add_argument(
        "--rounds", type=int, help="how often each is repeated; medians count (default 3; for faults, as each needs)"
    )
    parser.add_argument("--install", action="store_true", help="install what `rivals` is measured against")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.names if name not in known]
    if unknown:
        parser.error(f"no benchmark called {unknown[0]!r}; there are: {', '.join(known)}")
    if arguments.install and not rivals.install():
        return 1
    results: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine()}
    for name in arguments.names or BENCHMARKS:
        print(f"== {name}", flush=True)
        results[name] = known[name](arguments.seconds, arguments.rounds or DEFAULT_ROUNDS.get(name, 3))
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
