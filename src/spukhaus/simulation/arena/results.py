"""Which matches a contest has, and all that they say, as plain data.

There is the result, which follows from the seed, and what was measured on the way, which does not.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import spukhaus
from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.core.errors import ConfigRefused
from spukhaus.simulation.intervals import Tally
from spukhaus.simulation.lineups import duels_and_mixed, lone_seats
from spukhaus.simulation.matches import Match
from spukhaus.simulation.plans import Plan, deals_for
from spukhaus.simulation.ratings import rate
from spukhaus.simulation.reporting import Plain
from spukhaus.simulation.timing import Thinking


def plan_of(
    game: str,
    edition: tuple[str, Edition[object]],
    bots: Sequence[str],
    players: Sequence[int],
    games: int,
    seed: str,
    options: tuple[tuple[str, str], ...] = (),
) -> Plan:
    """At least so many games, in whole deals."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ConfigRefused("arena-bots", bots=tuple(bots))
    line_ups = tuple(line_up for seats in players for line_up in duels_and_mixed(bots, seats))
    return Plan(game, (edition,), tuple(bots), line_ups, deals_for(games, len(line_ups)), seed, options)


def summarise(plan: Plan, matches: Sequence[Match]) -> Plain:
    """The result. It depends on the plan alone, whoever played the matches."""
    [(edition_name, edition)] = plan.editions
    anchor = "random" if "random" in plan.bots else plan.bots[0]
    ratings = rate(plan.bots, matches, anchor)
    overall = {bot: entry for (bot,), entry in _tallies(matches, lambda _, bot, __: (bot,)).items()}
    standings = [
        {
            "bot": bot,
            **overall[bot].plain(),
            "rating": round(ratings[bot].points, 1),
            "rating_interval": _rounded(ratings[bot].interval),
            "mean_score": _mean_score(matches, bot),
        }
        for bot in sorted(plan.bots, key=lambda bot: -ratings[bot].points)
    ]
    by_seat = _tallies(matches, lambda match, bot, seat: (len(match.line_up), seat, bot))
    by_players = _tallies(matches, lambda match, bot, _: (len(match.line_up), bot))
    return {
        "game": plan.game,
        "version": spukhaus.__version__,
        "rules": registry.game(plan.game).rules_version,
        "edition": {"name": edition_name, "digest": edition.digest},
        "options": dict(plan.options),
        "seed": plan.seed,
        "bots": list(plan.bots),
        "players": list(plan.players),
        "deals": plan.deals,
        "games": len(matches),
        "anchor": anchor,
        "command": _command(plan),
        "standings": standings,
        "head_to_head": _head_to_head(matches),
        "by_seat": [
            {"players": p, "seat": seat, "bot": bot, **by_seat[p, seat, bot].plain()} for p, seat, bot in by_seat
        ],
        "by_players": [{"players": p, "bot": bot, **by_players[p, bot].plain()} for p, bot in by_players],
        "endings": dict(sorted(Counter(match.reason for match in matches).items())),
        "decisions_per_game": sum(match.decisions for match in matches) / len(matches),
    }


def _command(plan: Plan) -> str:
    editions = [name for name in plan.names if name != registry.STANDARD]
    return plan.command("arena", games=plan.games, editions=editions)


def _tallies(matches: Sequence[Match], key: Callable[[Match, str, int], tuple[Any, ...]]) -> dict[Any, Tally]:
    """Wins by whatever the key says of a match, a bot in it and its seat; in order of the keys."""
    tallies: defaultdict[Any, Tally] = defaultdict(Tally)
    for match in matches:
        shares = match.shares
        for seat, bot in enumerate(match.line_up):
            tallies[key(match, bot, seat)].add(match.deal, shares[seat], 1 / len(shares))
    return {found: tallies[found] for found in sorted(tallies)}


def _head_to_head(matches: Sequence[Match]) -> list[Plain]:
    """How the lone bot of each duel fared against its rivals."""
    tallies: defaultdict[tuple[int, str, str], Tally] = defaultdict(Tally)
    for match in matches:
        shares = match.shares
        for seat, rival in lone_seats(match.line_up):
            tallies[len(shares), match.line_up[seat], rival].add(match.deal, shares[seat], 1 / len(shares))
    return [
        {"players": players, "bot": bot, "against": rival, **tallies[players, bot, rival].plain()}
        for players, bot, rival in sorted(tallies)
    ]


def _mean_score(matches: Sequence[Match], bot: str) -> float:
    scores = [
        score for match in matches for name, score in zip(match.line_up, match.scores, strict=True) if name == bot
    ]
    return sum(scores) / len(scores)


def _rounded(interval: tuple[float, float] | None) -> list[float] | None:
    return None if interval is None else [round(end, 1) for end in interval]


def measured(
    thinking: Thinking, memory: Mapping[str, int | None], seconds: float, jobs: int | None, asked: int
) -> Plain:
    """What differs from run to run: times in seconds, memory in bytes, and how many games were asked for."""
    return {
        "seconds": round(seconds, 3),
        "jobs": jobs,
        "games_asked": asked,
        "thinking": [
            {
                "bot": bot,
                "decisions": times.decisions,
                "median": times.quantile(0.5),
                "p99": times.quantile(0.99),
                "worst": times.worst,
                "peak_memory": memory.get(bot),
            }
            for bot, times in sorted(thinking.items())
        ],
    }
