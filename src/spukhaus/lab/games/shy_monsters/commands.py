"""`spukhaus lab solve`, `verify-solution`, `picture-solution` and `weigh-reveals`: Shy Monsters solved.

Whatever needs NumPy or Numba is imported when a command is run: without the lab, `spukhaus --help` must work too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.texts import Speaker

GAP: Final = 0.002
COARSE: Final = 0.015
"""Of a part, where only the worth of reveals is asked for."""
MOST_CORRIDORS: Final = 3
MOST_REVEALS: Final = 3
"""A situation has two bits for them."""


def add(commands: Any, speaker: Speaker, positive: Callable[[str], int]) -> None:
    """`positive` reads a number above 0 from the command line."""
    text = speaker.say("help-lab-solve")
    solve = commands.add_parser("solve", help=text, description=text)
    _choose_edition(solve, speaker)
    solve.add_argument("folder", metavar="FOLDER", type=Path, help=speaker.say("help-lab-solve-folder"))
    solve.add_argument("--gap", metavar="GAP", type=float, default=GAP, help=speaker.say("help-lab-solve-gap"))
    solve.add_argument("--rounds", metavar="N", type=positive, default=4000, help=speaker.say("help-lab-solve-rounds"))
    solve.add_argument("--card", action="store_true", help=speaker.say("help-lab-solve-card"))
    solve.add_argument("--pack", metavar="FILE", type=Path, help=speaker.say("help-lab-solve-pack"))
    solve.set_defaults(run=_solve)
    text = speaker.say("help-lab-verify")
    verify = commands.add_parser("verify-solution", help=text, description=text)
    _choose_edition(verify, speaker)
    verify.add_argument("file", metavar="FILE", type=Path, nargs="?", help=speaker.say("help-lab-verify-file"))
    verify.set_defaults(run=lambda arguments: _verify(arguments, speaker))
    text = speaker.say("help-lab-picture")
    picture = commands.add_parser("picture-solution", help=text, description=text)
    picture.add_argument("folder", metavar="FOLDER", type=Path, help=speaker.say("help-lab-picture-folder"))
    picture.set_defaults(run=_picture)
    text = speaker.say("help-lab-reveals")
    reveals = commands.add_parser("weigh-reveals", help=text, description=text)
    reveals.add_argument(
        "counts", metavar="N-N-N", type=_counts, nargs="*", help=speaker.say("help-lab-reveals-counts")
    )
    reveals.add_argument("--most", metavar="N", type=positive, default=2, help=speaker.say("help-lab-reveals-most"))
    _choose_edition(reveals, speaker)
    reveals.add_argument(
        "--folder", metavar="FOLDER", type=Path, default=Path("reveals"), help=speaker.say("help-lab-solve-folder")
    )
    reveals.add_argument("--gap", metavar="GAP", type=float, default=COARSE, help=speaker.say("help-lab-solve-gap"))
    told_rounds = speaker.say("help-lab-solve-rounds")
    reveals.add_argument("--rounds", metavar="N", type=positive, default=150, help=told_rounds)
    reveals.set_defaults(run=lambda arguments: _weigh_reveals(arguments, speaker))


def _choose_edition(parser: Any, speaker: Speaker) -> None:
    parser.add_argument("--edition", metavar="EDITION", default=registry.STANDARD, help=speaker.say("help-edition"))


def _box(edition: str) -> Any:
    return _solvable(registry.find_edition(registry.game("shy_monsters"), edition).content)


def _solvable(box: Any) -> Any:
    """The same box, if it is one of the kind that can be solved."""
    drawn = [storey.monsters for storey in box.storeys]
    most = min(MOST_REVEALS, box.corridors + 2)
    counts = [storey.reveals for storey in box.storeys]
    if len(box.monsters) != 6 or drawn != [2, 2, 2] or max(counts) > most or box.corridors > MOST_CORRIDORS:
        raise SpukhausError("solve-other-box", corridors=MOST_CORRIDORS, reveals=most)
    return box


def _counts(text: str) -> tuple[int, ...]:
    """How many tiles are revealed on each storey: 2-2-1."""
    counts = text.split("-")
    if len(counts) != 3 or not all(count in ("0", "1", "2", "3") for count in counts):
        raise argparse.ArgumentTypeError(f"{text!r}: 2-1-0 ... {MOST_REVEALS}-{MOST_REVEALS}-{MOST_REVEALS}")
    return tuple(map(int, counts))


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _solve(arguments: argparse.Namespace) -> int:
    try:
        from spukhaus.lab.games.shy_monsters.solver.chain import Chain
        from spukhaus.lab.games.shy_monsters.solver.solving import Solver, pack
    except ModuleNotFoundError as error:
        raise SpukhausError("lab-missing", module=error.name or "") from error
    box = _box(arguments.edition)
    if arguments.card and box.corridors < MOST_CORRIDORS:
        raise SpukhausError("card-small-box")
    games = _games(arguments.card)
    chain = Chain(box)
    Solver(chain, arguments.folder, arguments.gap, arguments.rounds, _tell, games).solve()
    if arguments.pack:
        pack(box, chain, arguments.folder, arguments.pack)
    return 0


def _games(card: bool) -> Any:
    """Who plays the rounds: a processor, or a graphics card through CuPy."""
    try:
        if card:
            from spukhaus.lab.games.shy_monsters.solver.card import CardGame

            return CardGame
        from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame
    except ModuleNotFoundError as error:
        if error.name == "cupy":
            raise SpukhausError("card-missing") from error
        raise SpukhausError("lab-missing", module=error.name or "") from error
    except ImportError as error:  # CuPy is there, and does not find what it needs
        raise SpukhausError("card-unusable", reason=str(error)) from error
    return StoreyGame


def _verify(arguments: argparse.Namespace, speaker: Speaker) -> int:
    try:
        from spukhaus.games.shy_monsters.bots.solution.file import FILE, Solution
        from spukhaus.lab.games.shy_monsters.solver.verifying import verify
    except ModuleNotFoundError as error:
        raise SpukhausError("lab-missing", module=error.name or "") from error
    box = _box(arguments.edition)
    solution = Solution(arguments.file or FILE)
    if not solution.fits(box):
        raise SpukhausError("solution-other-box")
    found = verify(box, solution, _tell)
    print(speaker.say("lab-verified", lower=f"{found.lower:.5f}", upper=f"{found.upper:.5f}"))
    return 0


def _picture(arguments: argparse.Namespace) -> int:
    from spukhaus.games.shy_monsters.bots.solution.file import Solution
    from spukhaus.lab.games.shy_monsters.solver.pictures import draw

    box: Any = registry.edition(registry.game("shy_monsters")).content
    for path in draw(Solution(), box, arguments.folder):
        print(path)
    return 0


def _weigh_reveals(arguments: argparse.Namespace, speaker: Speaker) -> int:
    try:
        from spukhaus.lab.games.shy_monsters.solver.reveals import GAP, weigh_reveals
        from spukhaus.lab.games.shy_monsters.solver.whole_match import MatchWeigher, with_reveals
    except ModuleNotFoundError as error:
        raise SpukhausError("lab-missing", module=error.name or "") from error
    box = _box(arguments.edition)
    for counts in arguments.counts:
        other = _solvable(with_reveals(box, counts))
        span = MatchWeigher(other, arguments.folder, arguments.gap, arguments.rounds, _tell).weigh()
        said = "-".join(map(str, counts))
        print(speaker.say("lab-match", text=said, lower=f"{span.lower:.4f}", upper=f"{span.upper:.4f}"), flush=True)
    if arguments.counts:
        return 0
    game = registry.game("shy_monsters")
    words = Speaker(speaker.language, game, registry.find_edition(game, arguments.edition))
    for one in weigh_reveals(box, arguments.most, GAP):
        monsters = ", ".join(str(words.word("face", box.monsters[place].name)) for place in one.pair)
        print(
            speaker.say(
                "lab-reveals",
                monsters=monsters,
                reveals=one.reveals,
                lower=f"{one.lower:.4f}",
                upper=f"{one.upper:.4f}",
            ),
            flush=True,
        )
    return 0
