"""The result as a page: one file that needs no network, with every plot beside its numbers."""

from __future__ import annotations

import math

from spukhaus.simulation.page import figure, page_of, paragraph, section, table
from spukhaus.simulation.plots import Mark, matrix, whiskers
from spukhaus.simulation.ratings import WIDE
from spukhaus.simulation.reporting import (
    Plain,
    Rows,
    again,
    headings,
    if_interrupted,
    share_of_wins,
    with_players,
    written_interval,
)
from spukhaus.simulation.timing import SHORTEST
from spukhaus.texts import Speaker


class Tables:
    """The result in rows of words, for the page and for the terminal alike. The first row is the heading."""

    def __init__(self, result: Plain, measured: Plain, speaker: Speaker) -> None:
        self.result = result
        self.measured = measured
        self.speaker = speaker

    def standings(self) -> Rows:
        rows = [headings(self.speaker, "bot", "rating", "interval", "wins", "interval", "times-fair", "score")]
        for entry in self.result["standings"]:
            rating = self.speaker.number(entry["rating"])
            score = self.speaker.number(entry["mean_score"], 2)
            rows.append(
                [entry["bot"], rating, self.rating_interval(entry), *share_of_wins(self.speaker, entry), score]
            )
        return rows

    def head_to_head(self, players: int) -> Rows:
        rows = [headings(self.speaker, "bot", "against", "wins", "interval", "times-fair", "count")]
        for entry in self.of("head_to_head", players):
            tries = self.speaker.number(entry["tries"])
            rows.append([entry["bot"], self.against(entry), *share_of_wins(self.speaker, entry), tries])
        return rows

    def by_seat(self, players: int) -> Rows:
        rows = [headings(self.speaker, "bot", "seat", "wins", "interval", "times-fair", "count")]
        for entry in sorted(self.of("by_seat", players), key=lambda entry: self.rank(entry["bot"])):
            tries = self.speaker.number(entry["tries"])
            rows.append([entry["bot"], self.speaker.role(entry["seat"]), *share_of_wins(self.speaker, entry), tries])
        return rows

    def by_players(self) -> Rows:
        rows = [headings(self.speaker, "bot", "players", "wins", "interval", "times-fair")]
        entries = sorted(self.result["by_players"], key=lambda entry: self.rank(entry["bot"]))
        return rows + [[entry["bot"], str(entry["players"]), *share_of_wins(self.speaker, entry)] for entry in entries]

    def thinking(self) -> Rows:
        rows = [headings(self.speaker, "bot", "decisions", "median", "p99", "worst", "memory")]
        for entry in self.measured["thinking"]:
            memory = entry["peak_memory"]
            times = [self.milliseconds(entry[name]) for name in ("median", "p99", "worst")]
            weight = self.speaker.say("nothing") if memory is None else self.speaker.number(memory / 1e6)
            rows.append([entry["bot"], self.speaker.number(entry["decisions"]), *times, weight])
        return rows

    def of(self, table: str, players: int) -> list[Plain]:
        return [entry for entry in self.result[table] if entry["players"] == players]

    def rank(self, bot: str) -> int:
        return [entry["bot"] for entry in self.result["standings"]].index(bot)

    def against(self, entry: Plain) -> str:
        copies = entry["players"] - 1
        return str(entry["against"]) if copies == 1 else f"{copies} × {entry['against']}"

    def rating_interval(self, entry: Plain) -> str:
        return written_interval(self.speaker, entry["rating_interval"], self.speaker.number)

    def milliseconds(self, seconds: float) -> str:
        """Two digits that say something, at least."""
        thousandths = max(SHORTEST, seconds) * 1000
        return self.speaker.number(thousandths, max(0, 1 - math.floor(math.log10(thousandths))))


def report(result: Plain, measured: Plain, speaker: Speaker) -> str:
    """The whole page."""
    page = _Page(Tables(result, measured, speaker))
    title = speaker.say("arena-title", game=speaker.say("title"))
    sections = [page.ladder(), page.head_to_head(), page.by_seat(), page.by_players(), page.thinking()]
    return page_of(title, summary(result, measured, speaker), [*sections, again(speaker, result)], speaker.language)


def summary(result: Plain, measured: Plain, speaker: Speaker) -> str:
    said = speaker.say(
        "arena-summary",
        games=result["games"],
        deals=result["deals"],
        players=tuple(map(str, result["players"])),
        edition=result["edition"]["name"],
        seed=result["seed"],
        anchor=result["anchor"],
    )
    intervals = [entry["rating_interval"] for entry in result["standings"] if entry["rating_interval"]]
    reach = max(((high - low) / 2 for low, high in intervals), default=math.inf)
    if reach > WIDE:
        known = "no" if reach == math.inf else speaker.number(reach)
        said = f"{said} {speaker.say('arena-wide', reach=known)}"
    said = f"{said} {speaker.say('arena-took', seconds=speaker.number(measured['seconds'], 1))}"
    return if_interrupted(speaker, said, result, measured["games_asked"])


class _Page:
    """The sections of the page."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.result = tables.result
        self.speaker = tables.speaker

    def ladder(self) -> str:
        marks = []
        for entry in self.result["standings"]:
            points = entry["rating"]
            low, high = entry["rating_interval"] or (points, points)
            hint = f"{entry['bot']}: {self.speaker.number(points)} ({self.tables.rating_interval(entry)})"
            marks.append(Mark(entry["bot"], low, points, high, hint))
        title = self.speaker.say("arena-ladder")
        plot = whiskers(title, marks, self.speaker.number, reference=0.0)
        reading = paragraph(self.speaker.say("arena-reading"))
        return section(title, reading, figure(plot), table(title, self.tables.standings()))

    def head_to_head(self) -> str:
        title = self.speaker.say("arena-head-to-head")
        parts = [paragraph(self.speaker.say("arena-head-to-head-reading"))]
        names = [entry["bot"] for entry in self.result["standings"]]
        for players in self.result["players"]:
            cells = {
                (entry["bot"], entry["against"]): (entry["wins"] / entry["fair"], self.speaker.percent(entry["wins"]))
                for entry in self.tables.of("head_to_head", players)
            }
            caption = with_players(self.speaker, title, players, self.result)
            parts += [figure(matrix(caption, names, cells)), table(caption, self.tables.head_to_head(players))]
        return section(title, *parts)

    def by_seat(self) -> str:
        title = self.speaker.say("arena-by-seat")
        parts = [paragraph(self.speaker.say("arena-by-seat-reading"))]
        for players in self.result["players"]:
            entries = sorted(self.tables.of("by_seat", players), key=lambda entry: self.tables.rank(entry["bot"]))
            marks = [
                self._mark(f"{entry['bot']}, {self.speaker.role(entry['seat'])}", entry, 1.0) for entry in entries
            ]
            caption = with_players(self.speaker, title, players, self.result)
            plot = whiskers(caption, marks, self.speaker.percent, reference=1 / players)
            parts += [figure(plot), table(caption, self.tables.by_seat(players))]
        return section(title, *parts)

    def by_players(self) -> str:
        title = self.speaker.say("arena-by-players")
        entries = sorted(self.result["by_players"], key=lambda entry: self.tables.rank(entry["bot"]))
        marks = [self._mark(f"{entry['bot']}, {entry['players']}", entry, entry["fair"]) for entry in entries]
        plot = whiskers(title, marks, lambda times: self.speaker.number(times, 1), reference=1.0)
        reading = paragraph(self.speaker.say("arena-by-players-reading"))
        return section(title, reading, figure(plot), table(title, self.tables.by_players()))

    def thinking(self) -> str:
        title = self.speaker.say("arena-thinking")
        marks = []
        for entry in self.tables.measured["thinking"]:
            median, most, worst = (max(SHORTEST, entry[name]) for name in ("median", "p99", "worst"))
            hint = f"{entry['bot']}: {' – '.join(map(self.tables.milliseconds, (median, most, worst)))}"
            marks.append(Mark(entry["bot"], median, most, worst, hint))
        plot = whiskers(title, marks, self.tables.milliseconds, log=True)
        reading = paragraph(self.speaker.say("arena-thinking-reading"))
        return section(title, reading, figure(plot), table(title, self.tables.thinking()))

    def _mark(self, label: str, entry: Plain, unit: float) -> Mark:
        """A share of wins with its interval, in some unit."""
        low, high = entry["interval"]
        wins, ends, _ = share_of_wins(self.speaker, entry)
        return Mark(label, low / unit, entry["wins"] / unit, high / unit, f"{label}: {wins} ({ends})")
