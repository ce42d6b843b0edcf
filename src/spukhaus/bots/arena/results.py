"""What a contest says, as plain data: the result, which follows from the seed, and what was measured on the way."""

from __future__ import annotations

import shlex
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import spukhaus
from spukhaus.bots.arena.design import LineUp, duel, line_ups
from spukhaus.bots.arena.estimates import Tally
from spukhaus.bots.arena.matches import Contest, Match, Pairing, Watch
from spukhaus.bots.arena.ratings import rate
from spukhaus.bots.arena.watch import Times
from spukhaus.core import registry
from spukhaus.core.errors import ConfigRefused

Plain: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """Which matches a contest has: every deal, for each number of players, with each line-up."""

    bots: tuple[str, ...]
    players: tuple[int, ...]
    edition: str
    """As it was asked for: a name or a file."""
    deals: int

    @classmethod
    def of(cls, bots: Sequence[str], players: Sequence[int], edition: str, games: int) -> Plan:
        """At least so many games, in whole deals."""
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise ConfigRefused("arena-bots", bots=tuple(bots))
        plan = cls(tuple(bots), tuple(players), edition, 1)
        return plan.with_deals(-(-games // len(plan.line_ups)))

    def with_deals(self, deals: int) -> Plan:
        return Plan(self.bots, self.players, self.edition, deals)

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        return tuple(line_up for seats in self.players for line_up in line_ups(self.bots, seats))

    @property
    def games(self) -> int:
        return self.deals * len(self.line_ups)

    def pairings(self) -> Iterable[Pairing]:
        line_ups = self.line_ups
        return ((deal, line_up) for deal in range(self.deals) for line_up in line_ups)

    def command(self, contest: Contest) -> str:
        """What to type for the same result."""
        words = ["spukhaus", "arena", contest.game, "--bots", ",".join(self.bots), "--games", str(self.games)]
        words += ["--players", ",".join(map(str, self.players)), "--seed", contest.seed]
        if self.edition != registry.STANDARD:
            words += ["--edition", self.edition]
        for name, value in contest.options:
            words += ["--option", f"{name}={value}"]
        return shlex.join(words)


def whole_deals(plan: Plan, matches: list[Match]) -> tuple[Plan, list[Match]]:
    """All that an interrupted contest can say: the deals that are complete, as if no more had been asked for."""
    deals = len(matches) // len(plan.line_ups)
    return plan.with_deals(deals), matches[: deals * len(plan.line_ups)]


def summarise(contest: Contest, plan: Plan, matches: Sequence[Match]) -> Plain:
    """The result. It depends on the contest and the plan alone, whoever played the matches."""
    game = registry.game(contest.game)
    anchor = "random" if "random" in plan.bots else plan.bots[0]
    ratings = rate(plan.bots, matches, anchor)
    overall = {bot: entry for (bot,), entry in _tallies(matches, lambda _, bot, __: (bot,)).items()}
    standings = [
        {
            "bot": bot,
            **_share(overall[bot]),
            "rating": round(ratings[bot].points, 1),
            "rating_interval": _rounded(ratings[bot].interval),
            "mean_score": _mean_score(matches, bot),
        }
        for bot in sorted(plan.bots, key=lambda bot: -ratings[bot].points)
    ]
    by_seat = _tallies(matches, lambda match, bot, seat: (len(match.line_up), seat, bot))
    by_players = _tallies(matches, lambda match, bot, _: (len(match.line_up), bot))
    return {
        "game": contest.game,
        "version": spukhaus.__version__,
        "rules": game.rules_version,
        "edition": {"name": plan.edition, "digest": registry.edition_of_text(contest.edition_text).digest},
        "options": dict(contest.options),
        "seed": contest.seed,
        "bots": list(plan.bots),
        "players": list(plan.players),
        "deals": plan.deals,
        "games": len(matches),
        "anchor": anchor,
        "command": plan.command(contest),
        "standings": standings,
        "head_to_head": _head_to_head(matches),
        "by_seat": [
            {"players": p, "seat": seat, "bot": bot, **_share(by_seat[p, seat, bot])} for p, seat, bot in by_seat
        ],
        "by_players": [{"players": p, "bot": bot, **_share(by_players[p, bot])} for p, bot in by_players],
        "endings": dict(sorted(Counter(match.reason for match in matches).items())),
        "decisions_per_game": sum(match.decisions for match in matches) / len(matches),
    }


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
        for seat, rival in duel(match.line_up):
            tallies[len(shares), match.line_up[seat], rival].add(match.deal, shares[seat], 1 / len(shares))
    return [
        {"players": players, "bot": bot, "against": rival, **_share(tallies[players, bot, rival])}
        for players, bot, rival in sorted(tallies)
    ]


def _share(tally: Tally) -> Plain:
    share = tally.share()
    return {"wins": share.wins, "interval": [share.low, share.high], "fair": tally.fair, "tries": tally.tries}


def _mean_score(matches: Sequence[Match], bot: str) -> float:
    scores = [
        score for match in matches for name, score in zip(match.line_up, match.scores, strict=True) if name == bot
    ]
    return sum(scores) / len(scores)


def _rounded(interval: tuple[float, float] | None) -> list[float] | None:
    return None if interval is None else [round(end, 1) for end in interval]


def add_up(total: Watch, watch: Mapping[str, Times]) -> None:
    for bot, times in watch.items():
        total.setdefault(bot, Times()).merge(times)


def measured(watch: Watch, memory: Mapping[str, int | None], seconds: float, jobs: int | None, asked: int) -> Plain:
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
            for bot, times in sorted(watch.items())
        ],
    }
