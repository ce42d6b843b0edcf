"""Fits what the judge knows of who wins, to matches of bots, and writes it into the games' `data/judge.toml`.

Shy Monsters: what a chance to get out of a storey is worth (`review/odds.py`). Ghostbumpers: how a lead turns into
wins, for each number of seats (`review/leads.py`). Straszydła: how sharply a better score wins, how much spooks tell
of a pact, and how far a win in thought can be trusted (`review/odds.py`). All seeds are others than those that
`tools/calibrate_judge.py` tests on.

PYTHONPATH=src python -m tools.fit_judge ghostbumpers --matches 4000
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from tools.judge_matches import on_many_cores, played, shares_at

from spukhaus.core import registry
from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.judgement import Shares
from spukhaus.core.play import Play
from spukhaus.games.shy_monsters.review import odds
from spukhaus.games.shy_monsters.review.analyst import ShyMonstersAnalyst
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, Ending
from spukhaus.games.shy_monsters.rules.view import View
from spukhaus.games.straszydla.bots.playout import Playout
from spukhaus.games.straszydla.bots.value import Standing
from spukhaus.games.straszydla.review.onlooker import Onlooker
from spukhaus.games.straszydla.rules.feeding import filled
from spukhaus.review.analyst import look, stream

STREAM: Final = "fit"
HARVEST: Final = "harvest"
"""The matches of Shy Monsters."""
World = tuple[bool, list[float]]
"""How a phase ends in thought: whether somebody wins; if so everybody's share of that, else everybody's score."""
WORLDS: Final = 20
"""Imagined for one look."""
MOMENTS: Final = 3
"""Of each storey."""
Phase = tuple[list[float], list[float], list[tuple[list[int], int]]]
"""Everybody's score, the shares of the win in the end, and how far each pact was filled beside the own one."""


# Ghostbumpers


def leads_of(seed: str) -> tuple[int, list[tuple[int, tuple[int, ...]]], list[float]]:
    """The scores after every round but the last, with the rounds that were left; and who won."""
    play = played(registry.game("ghostbumpers"), seed)
    past, scores, found = play.state.past, [0] * play.config.seats, []
    for number, round_ in enumerate(past, start=1):
        scores = [score + new for score, new in zip(scores, round_.points, strict=True)]
        if number < len(past):
            found.append((len(past) - number, tuple(scores)))
    return play.config.seats, found, _shares(play)


def _shares(play: Play) -> list[float]:
    assert play.outcome is not None
    return [play.outcome.share(seat) for seat in range(play.config.seats)]


def fitted_leads(met: list[tuple[int, tuple[int, ...], list[float]]]) -> tuple[float, float]:
    """How flat the softmax of the scores is: in the last round, and more for each root of a round before it."""
    roots = np.sqrt(np.array([left for left, _, _ in met], dtype=np.float64)) - 1
    scores = np.array([scores for _, scores, _ in met], dtype=np.float64)
    shares = np.array([shares for _, _, shares in met])
    scores -= scores.max(axis=1, keepdims=True)

    def surprise(first: float, more: float) -> float:
        odds = np.exp(scores / (first + more * roots)[:, None])
        chances = odds / odds.sum(axis=1, keepdims=True)
        return float(-(shares * np.log(chances + 1e-12)).sum(axis=1).mean())

    first, more, width = 8.0, 6.0, 6.0
    while width > 0.02:  # an ever finer grid around the best so far
        grid = [
            (max(0.5, first + width * x / 4), max(0.0, more + width * y / 4))
            for x in range(-4, 5)
            for y in range(-4, 5)
        ]
        first, more = min(grid, key=lambda pair: surprise(*pair))
        width /= 2
    print(f"  {len(met)} standings, surprise {surprise(first, more):.4f}")
    return round(first, 2), round(more, 2)


def fit_ghostbumpers(matches: int, seconds: float, processes: int | None) -> str:
    by_seats: dict[int, list[Any]] = defaultdict(list)
    count = 0
    for seats, standings, shares in on_many_cores(leads_of, STREAM, matches, seconds, processes):
        by_seats[seats] += [(left, scores, shares) for left, scores in standings]
        count += 1
    lines = [
        "# How a lead turns into wins (review/leads.py), for each number of seats.",
        f"# Made by tools/fit_judge.py ghostbumpers from {count} matches.",
        "[leads]",
    ]
    for seats in sorted(by_seats):
        first, more = fitted_leads(by_seats[seats])
        lines.append(f"{seats} = [{first}, {more}]")
    return "\n".join(lines) + "\n"


# Straszydła


def phases_of(seed: str) -> tuple[int, list[Phase], list[World], list[float]]:
    """What everybody had at the start of every phase but the first; and, looked at from one random moment by one of
    them, how the phase may go on."""
    game = registry.game("straszydla")
    play = played(game, seed)
    box = play.config.edition.content
    rng = random.Random(f"{seed} moment")
    moment, eyes = rng.randrange(len(play.log)), rng.randrange(play.config.seats)
    shares, found, phase, witness = _shares(play), [], 1, Witness(game)
    state = game.new(play.config)
    for number, logged in enumerate(play.log):
        if number == moment:
            view = game.view(state, eyes)
            look(witness, view, stream(view), WORLDS)
        state = game.apply(state, logged.seat, logged.action).state
        if state.phase > phase:
            phase = state.phase
            scores = [
                Standing(box, one.spooks, box.pacts[one.pact], one.cubes, one.horror, one.imps, state.day).score
                for one in state.players
            ]
            fills = [([filled(box, one.spooks, pact) for pact in box.pacts], one.pact) for one in state.players]
            found.append((scores, shares, fills))
    return play.config.seats, found, witness.worlds, shares


def steepest(rows: Sequence[Sequence[float]], shares: list[list[float]]) -> float:
    """How sharp a softmax of the rows fits the shares best."""
    all_rows, all_shares = np.array(rows, dtype=np.float64), np.array(shares)
    all_rows -= all_rows.max(axis=1, keepdims=True)

    def surprise(sharp: float) -> float:
        odds = np.exp(sharp * all_rows)
        return float(-(all_shares * np.log(odds / odds.sum(axis=1, keepdims=True) + 1e-12)).sum(axis=1).mean())

    best = min((number / 50 for number in range(1, 200)), key=surprise)
    print(f"  {len(rows)}: {best}, surprise {surprise(best):.4f}")
    return best


class Witness(Onlooker):
    """Takes down how every phase ends that is played on in thought."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.worlds: list[World] = []

    def to_the_next_phase(self, playout: Playout) -> Shares:
        shares = super().to_the_next_phase(playout)
        won, seats = playout.winners, range(playout.seats)
        ended = [(seat in won) / len(won) if won else playout.standing(seat).score for seat in seats]
        self.worlds.append((bool(won), ended))
        return shares


def fitted_trust(looks: list[tuple[list[World], list[float]]], sharp: float) -> float:
    """How far a win in thought can be trusted, so that what is said comes about best."""
    won, left = [], []
    for worlds, _ in looks:
        each = np.array([ended for _, ended in worlds])
        sure = np.array([[over] for over, _ in worlds])
        odds = np.exp(sharp * (each - each.max(axis=1, keepdims=True)))
        won.append(np.where(sure, each, 0).mean(axis=0))
        left.append(np.where(sure, 0, odds / odds.sum(axis=1, keepdims=True)).mean(axis=0))
    all_won, all_left, all_shares = np.array(won), np.array(left), np.array([shares for _, shares in looks])

    def surprise(trust: float) -> float:
        said = trust * all_won + (1 - trust) * all_won.mean(axis=1, keepdims=True) + all_left
        return float(-(all_shares * np.log(said + 1e-9)).sum(axis=1).mean())

    best = min((number / 100 for number in range(30, 101)), key=surprise)
    print(f"  {len(looks)} looks: trust {best}, surprise {surprise(best):.4f}, with full trust {surprise(1.0):.4f}")
    return best


def fit_straszydla(matches: int, seconds: float, processes: int | None) -> str:
    by_seats: dict[int, list[Phase]] = defaultdict(list)
    looks: dict[int, list[Any]] = defaultdict(list)
    count = 0
    for seats, met, worlds, shares in on_many_cores(phases_of, STREAM, matches, seconds, processes):
        by_seats[seats] += met
        if worlds:
            looks[seats].append((worlds, shares))
        count += 1
    fills = [fill for met in by_seats.values() for _, _, each in met for fill in each]
    telling = steepest([row for row, _ in fills], [[float(at == own) for at in range(len(row))] for row, own in fills])
    sharp = {
        seats: steepest([one for one, _, _ in met], [one for _, one, _ in met])
        for seats, met in sorted(by_seats.items())
    }
    trust = {seats: fitted_trust(looks[seats], sharp[seats]) for seats in sharp}
    return "\n".join(
        (
            "# What the judge knows of who wins (review/odds.py).",
            f"# Made by tools/fit_judge.py straszydla from {count} matches.",
            f"telling = {telling}",
            "",
            "[sharpness]",
            *(f"{seats} = {found}" for seats, found in sharp.items()),
            "",
            "[trust]",
            *(f"{seats} = {found}" for seats, found in trust.items()),
            "",
        )
    )


# Shy Monsters

Look: TypeAlias = tuple[int, Seat, float, float]
"""Storey, eyes, how likely the Hero was said to get out of it, and whether he did."""


Curve: TypeAlias = Callable[..., Any]
SHARPNESS: Final = [number / 50 for number in range(10, 76)]
LIKELIER: Final = [1.02**number for number in range(-80, 81)]
LOWEST: Final = [number / 100 for number in range(50)]
HIGHEST: Final = [number / 100 for number in range(51, 101)]


class Unfitted(ShyMonstersAnalyst):
    """Says of the storey that lies there, and of nothing that is to come."""

    def share(self, _: View, out: float) -> float:
        return out


def storeys_of(seed: str) -> tuple[int, list[Look]]:
    """How many storeys the Hero got through, and what was said at some moments of each, by both."""
    game = registry.game("shy_monsters")
    play = played(game, seed)
    rng, analyst = random.Random(f"{seed} moments"), Unfitted(game)
    state, by_storey = game.new(play.config), defaultdict(list)
    for logged in play.log:
        if state.storey is not None or logged.seat == DUNGEON_MASTER:
            by_storey[state.number].append((state, logged))
        state = game.apply(state, logged.seat, logged.action).state
    through = len(state.past) + (play.outcome is not None and play.outcome.reason == Ending.ESCAPED)
    found = []
    for storey, moments in by_storey.items():
        for at, logged in rng.sample(moments, min(MOMENTS, len(moments))):
            for eyes in range(play.config.seats):
                if at.storey is not None or eyes == logged.seat:
                    out = shares_at(game, analyst, at, eyes, logged)[HERO]
                    found.append((storey, eyes, out, float(storey <= through)))
    return through, found


def likeliest(curve: Curve, looks: list[Look], first: Sequence[float], second: Sequence[float]) -> list[float]:
    """The two figures of a curve by which it came about best, in thousands."""
    said, came = np.array([out for _, _, out, _ in looks]), np.array([came for _, _, _, came in looks])

    def surprise(pair: tuple[float, float]) -> float:
        chance = np.clip(curve(said, *pair), 1e-4, 1 - 1e-4)
        return float(-(came * np.log(chance) + (1 - came) * np.log(1 - chance)).mean())

    best = min(product(first, second), key=surprise)
    print(f"  {len(looks)} looks: {best}, surprise {surprise(best):.4f}")
    return [round(one, 2) for one in best]


def fit_shy_monsters(matches: int, seconds: float, processes: int | None) -> str:
    through, looks = [], []
    for far, met in on_many_cores(storeys_of, HARVEST, matches, seconds, processes):
        through.append(far)
        looks += met
    storeys = len(registry.config(registry.game("shy_monsters")).edition.content.storeys)
    after = [through.count(storeys) / sum(far >= begun for far in through) for begun in range(storeys)]
    lines = [
        "# What getting out of a storey is worth to the Hero (review/odds.py): after so many storeys, and by storey.",
        f"# Made by tools/fit_judge.py shy_monsters from {len(through)} matches.",
        f"after = [{', '.join(f'{chance:.3f}' for chance in after)}]",
    ]
    for eyes, name, curve, grid in (
        (HERO, "hero", odds.bent, (SHARPNESS, LIKELIER)),
        (DUNGEON_MASTER, "dungeon_master", odds.between, (LOWEST, HIGHEST)),
    ):
        lines += ["", f"[{name}]"]
        for storey in range(1, storeys + 1):
            seen = [one for one in looks if one[:2] == (storey, eyes)]
            lines.append(f"{storey} = {likeliest(curve, seen, *grid)}")
    return "\n".join((*lines, ""))


FITS: Final = {"shy_monsters": fit_shy_monsters, "ghostbumpers": fit_ghostbumpers, "straszydla": fit_straszydla}


def file_of(name: str) -> Path:
    return registry.data(registry.game(name)) / "judge.toml"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=FITS)
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--seconds", type=float, default=36_000.0, help="then what there is must do")
    parser.add_argument("--processes", type=int)
    arguments = parser.parse_args()
    fitted = FITS[arguments.game](arguments.matches, arguments.seconds, arguments.processes)
    file_of(arguments.game).write_text(fitted, "utf-8")
    print(fitted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
