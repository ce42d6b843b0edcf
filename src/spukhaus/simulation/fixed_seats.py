"""How do these bots fare, each in its own seat? A deal for every match, so that all matches are independent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import spukhaus
from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.simulation.intervals import wilson
from spukhaus.simulation.matches import Match
from spukhaus.simulation.plans import Plan
from spukhaus.simulation.reporting import Plain, Rows, headings, written_interval
from spukhaus.texts import Speaker


def plan_of(
    game: str,
    edition: tuple[str, Edition[object]],
    bots: Sequence[str],
    games: int,
    seed: str,
    options: tuple[tuple[str, str], ...] = (),
) -> Plan:
    return Plan(game, (edition,), tuple(bots), (tuple(bots),), games, seed, options)


def summarise(plan: Plan, matches: Sequence[Match], seconds: float) -> Plain:
    games = len(matches)
    decisions = sum(match.decisions for match in matches)
    seats = []
    for seat, bot in enumerate(plan.bots):
        # A win shared by several counts as a part of one for each.
        wins = sum(match.shares[seat] for match in matches)
        low, high = wilson(wins, games)
        mean = sum(match.scores[seat] for match in matches) / games
        seats.append({"seat": seat, "bot": bot, "wins": wins / games, "interval": [low, high], "mean_score": mean})
    [(_, edition)] = plan.editions
    return {
        "game": plan.game,
        "version": spukhaus.__version__,
        "rules": registry.game(plan.game).rules_version,
        "options": dict(plan.options),
        "edition": edition.digest,
        "games": games,
        "seed": plan.seed,
        "seats": seats,
        "endings": dict(Counter(match.reason for match in matches).most_common()),
        "decisions_per_game": decisions / games,
        "decisions_per_second": decisions / seconds,
    }


def seats(result: Plain, speaker: Speaker) -> Rows:
    rows = [headings(speaker, "seat", "bot", "wins", "interval", "score")]
    for entry in result["seats"]:
        wins, score = speaker.percent(entry["wins"]), speaker.number(entry["mean_score"], 3)
        rows.append(
            [speaker.role(entry["seat"]), entry["bot"], wins, written_interval(speaker, entry["interval"]), score]
        )
    return rows


def endings(result: Plain, speaker: Speaker) -> Rows:
    counted = [[speaker.say(f"ending-{reason}"), str(count)] for reason, count in result["endings"].items()]
    return [headings(speaker, "ending", "count"), *counted]


def summary(result: Plain, speaker: Speaker) -> str:
    return speaker.say(
        "simulated",
        games=result["games"],
        game=speaker.say("title"),
        decisions=speaker.number(result["decisions_per_game"], 1),
        speed=round(result["decisions_per_second"]),
    )
