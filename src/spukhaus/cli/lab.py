"""`spukhaus lab`: what people who study games ask for. Needs the extra `lab`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from spukhaus.cli.common import positive
from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.texts import Speaker

GAP = 0.002


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-lab")
    parser = commands.add_parser("lab", help=text, description=text)
    inner = parser.commands()
    text = speaker.say("help-lab-solve")
    solve = inner.add_parser("solve", help=text, description=text)
    solve.add_argument("folder", metavar="FOLDER", type=Path, help=speaker.say("help-lab-solve-folder"))
    solve.add_argument("--gap", metavar="GAP", type=float, default=GAP, help=speaker.say("help-lab-solve-gap"))
    solve.add_argument("--rounds", metavar="N", type=positive, default=4000, help=speaker.say("help-lab-solve-rounds"))
    solve.add_argument("--curious", action="store_true", help=speaker.say("help-lab-solve-curious"))
    solve.add_argument("--pack", metavar="FILE", type=Path, help=speaker.say("help-lab-solve-pack"))
    solve.set_defaults(run=_solve)
    text = speaker.say("help-lab-verify")
    verify = inner.add_parser("verify-solution", help=text, description=text)
    verify.add_argument("file", metavar="FILE", type=Path, nargs="?", help=speaker.say("help-lab-verify-file"))
    verify.set_defaults(run=lambda arguments: _verify(arguments, speaker))


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _solve(arguments: argparse.Namespace) -> int:
    try:
        from spukhaus.lab.solution.solving import pack, solve
    except ModuleNotFoundError as error:
        raise SpukhausError("lab-missing", module=error.name or "") from error
    box: Any = registry.edition(registry.game("shy_monsters")).content
    solve(box, arguments.folder, arguments.gap, arguments.rounds, arguments.curious, _tell)
    if arguments.pack:
        pack(box, arguments.folder, arguments.pack, arguments.curious, _tell)
    return 0


def _verify(arguments: argparse.Namespace, speaker: Speaker) -> int:
    try:
        from spukhaus.games.shy_monsters.solution import FILE, Solution
        from spukhaus.lab.solution.verifying import verify
    except ModuleNotFoundError as error:
        raise SpukhausError("lab-missing", module=error.name or "") from error
    box: Any = registry.edition(registry.game("shy_monsters")).content
    solution = Solution(arguments.file or FILE)
    if not solution.fits(box):
        raise SpukhausError("solution-other-box")
    found = verify(box, solution, _tell)
    print(speaker.say("lab-verified", lower=f"{found.lower:.5f}", upper=f"{found.upper:.5f}"))
    return 0
