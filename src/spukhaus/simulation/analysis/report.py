"""The result as a page, with every plot beside its numbers; and in short, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from spukhaus.core import registry
from spukhaus.simulation.page import figure, listed, page_of, paragraph, section, table
from spukhaus.simulation.plots import Bars, Mark, bars, whiskers
from spukhaus.simulation.recording import BETWEEN
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
from spukhaus.texts import Speaker


def report(result: Plain, asked: int, speakers: Sequence[Speaker]) -> str:
    """The whole page. There is a speaker for each edition, since each names its own content."""
    tables = Tables(result, speakers)
    page = _Page(tables)
    title = tables.say("analysis-title", game=tables.say("title"))
    sections = [page.findings(), page.seats(), page.lengths(), page.endings(), page.happenings(), *page.content()]
    return page_of(
        title, summary(result, asked, speakers[0]), [*sections, again(speakers[0], result)], speakers[0].language
    )


def summary(result: Plain, asked: int, speaker: Speaker) -> str:
    said = speaker.say(
        "analysis-summary",
        games=result["games"],
        deals=result["deals"],
        players=tuple(map(str, result["players"])),
        editions=tuple(edition["name"] for edition in result["editions"]),
        bots=tuple(result["bots"]),
        seed=result["seed"],
    )
    return if_interrupted(speaker, said, result, asked)


class Tables:
    """The result in rows of words. The first row is the heading; editions are named where there are several."""

    def __init__(self, result: Plain, speakers: Sequence[Speaker]) -> None:
        self.result = result
        self.speakers = speakers
        self.speaker = speakers[0]
        self.say = self.speaker.say
        self.editions: list[str] = [edition["name"] for edition in result["editions"]]

    def findings(self) -> list[str]:
        """What stands out, as sentences."""
        found = []
        for entry in self.result["seats"]:
            low, high = entry["interval"]
            if not low <= entry["fair"] <= high:
                wins, fair = map(self.speaker.percent, (entry["wins"], entry["fair"]))
                where = self.players(entry["players"])
                seat = self.speaker.role(entry["seat"])
                said = self.say("analysis-finding-seat", place=seat, wins=wins, fair=fair, where=where)
                found.append(self._in_edition(entry, said))
        for topic in self.result["content"]:
            for entry in topic["things"]:
                if entry["stands_out"]:
                    difference = self.amount(entry["difference"], topic["points"], sign=True)
                    about, thing = self.topic(topic["topic"]), self.thing(topic["topic"], entry["thing"])
                    said = self.say("analysis-finding-thing", about=about, thing=thing, difference=difference)
                    found.append(self._in_edition(entry, said))
        for entry in self.result["happenings"]:
            if not entry["share"]:
                said = self.say("analysis-finding-never", happening=self.happening(entry["happening"]))
                found.append(self._in_edition(entry, said))
        return found

    def seats(self, players: int) -> Rows:
        rows = [self.heading("seat", "wins", "interval", "times-fair", "count")]
        for entry in self.of("seats", players):
            share = share_of_wins(self.speaker, entry)
            rows.append(self.row(self.speaker.role(entry["seat"]), entry, *share, str(entry["tries"])))
        return rows

    def lengths(self) -> Rows:
        rows = [self.heading("players", "mean", "shortest", "p5", "middle", "p95", "longest")]
        for entry in self.result["lengths"]:
            quantiles = map(self.speaker.number, entry["quantiles"])
            rows.append(
                self.row(self.players(entry["players"]), entry, self.speaker.number(entry["mean"], 1), *quantiles)
            )
        return rows

    def spread(self, players: int) -> Rows:
        entries = self.of("lengths", players)
        shares = headings(self.speaker, "share") if len(self.editions) == 1 else self.editions
        rows = [[*headings(self.speaker, "decisions"), *shares]]
        for at in range(len(entries[0]["classes"])):
            cells = [self.speaker.percent(entry["classes"][at]["share"]) for entry in entries]
            rows.append([self.length_class(entries[0], at), *cells])
        return rows

    def endings(self, players: int) -> Rows:
        rows = [self.heading("ending", "share", "interval")]
        for entry in self.of("endings", players):
            share, interval = self.speaker.percent(entry["share"]), written_interval(self.speaker, entry["interval"])
            rows.append(self.row(self.ending(entry["ending"]), entry, share, interval))
        return rows

    def happenings(self) -> Rows:
        rows = [self.heading("happening", "in-matches", "each-match", "most")]
        for entry in self.result["happenings"]:
            cells = [self.speaker.percent(entry["share"]), self.speaker.number(entry["mean"], 2), str(entry["most"])]
            rows.append(self.row(self.happening(entry["happening"]), entry, *cells))
        return rows

    def content(self, topic: Plain) -> Rows:
        rows = [self.heading("thing", "cases", "having", "lacking", "difference", "interval", "stands-out")]
        for entry in topic["things"]:
            values = [self.amount(entry[name], topic["points"]) for name in ("having", "lacking")]
            difference = self.amount(entry["difference"], topic["points"], sign=True)
            interval = written_interval(
                self.speaker, entry["interval"], lambda end: self.amount(end, topic["points"], sign=True)
            )
            cells = [self.speaker.number(entry["cases"]), *values, difference, interval, self._judged(entry)]
            rows.append(self.row(self.thing(topic["topic"], entry["thing"]), entry, *cells))
        return rows

    def _judged(self, entry: Plain) -> str:
        if not entry["stands_out"]:
            return ""
        return self.say("analysis-strong") if entry["difference"] > 0 else self.say("analysis-weak")

    # Words

    def heading(self, first: str, *others: str) -> list[str]:
        edition = headings(self.speaker, "edition") if len(self.editions) > 1 else []
        return [*headings(self.speaker, first), *edition, *headings(self.speaker, *others)]

    def row(self, first: str, entry: Plain, *cells: str) -> list[str]:
        return [first, *([entry["edition"]] if len(self.editions) > 1 else []), *cells]

    def label(self, first: str, entry: Plain) -> str:
        return ", ".join(self.row(first, entry))

    def _in_edition(self, entry: Plain, said: str) -> str:
        return f"{entry['edition']}: {said}" if len(self.editions) > 1 else said

    def of(self, part: str, players: int) -> list[Plain]:
        return [entry for entry in self.result[part] if entry["players"] == players]

    def players(self, number: int) -> str:
        return self.say("players", least=number, most=number)

    def ending(self, reason: str) -> str:
        return self.say(f"ending-{reason}")

    def happening(self, kind: str) -> str:
        return self.speaker.outline(f"event-{kind}")

    def topic(self, name: str) -> str:
        """What the game calls it, or the event that it was found in."""
        if self.speaker.knows(f"study-{name}"):
            return self.say(f"study-{name}")
        kind, _, parameter = name.partition(BETWEEN)
        return f"{self.happening(kind)} ({parameter})"

    def thing(self, topic: str, thing: Any) -> str:
        """In the words of the first edition that has some."""
        name = topic.rpartition(BETWEEN)[2]
        said = [str(speaker.word(name, thing)) for speaker in self.speakers]
        return next((word for word in said if word != str(thing)), said[0])

    def amount(self, value: float | None, points: bool, sign: bool = False) -> str:
        """A share in percent, or points; a difference with its sign."""
        if value is None:
            return self.say("nothing")
        said = self.speaker.number(value, 2) if points else self.speaker.percent(value)
        return f"+{said}" if sign and value > 0 else said

    def length_class(self, entry: Plain, at: int) -> str:
        first, width = entry["classes"][at]["from"], entry["class_width"]
        return str(first) if width == 1 else f"{first} – {first + width - 1}"


class _Page:
    """The sections of the page."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.result = tables.result
        self.speaker = tables.speaker
        self.say = tables.say

    def findings(self) -> str:
        found = self.tables.findings()
        said = listed(found) if found else paragraph(self.say("analysis-findings-none"))
        return section(self.say("analysis-findings"), paragraph(self.say("analysis-findings-reading")), said)

    def seats(self) -> str:
        title = self.say("arena-by-seat")
        parts = [paragraph(self.say("analysis-seats-reading"))]
        for players in self.result["players"]:
            marks = [
                self._mark(self.speaker.role(entry["seat"]), entry, entry["wins"], self.speaker.percent)
                for entry in self.tables.of("seats", players)
            ]
            caption = with_players(self.speaker, title, players, self.result)
            plot = whiskers(caption, marks, self.speaker.percent, reference=1 / players)
            parts += [figure(plot), table(caption, self.tables.seats(players))]
        return section(title, *parts)

    def lengths(self) -> str:
        title = self.say("analysis-lengths")
        marks = []
        for entry in self.result["lengths"]:
            _, low, middle, high, _ = entry["quantiles"]
            label = self.tables.label(self.tables.players(entry["players"]), entry)
            marks.append(Mark(label, low, middle, high, f"{label}: {low} – {middle} – {high}"))
        parts = [paragraph(self.say("analysis-lengths-reading"))]
        parts += [figure(whiskers(title, marks, self.speaker.number)), table(title, self.tables.lengths())]
        for players in self.result["players"]:
            caption = with_players(self.speaker, self.say("analysis-spread"), players, self.result)
            entries = self.tables.of("lengths", players)
            rows = [
                (self.tables.length_class(entries[0], at), [entry["classes"][at]["share"] for entry in entries])
                for at in range(len(entries[0]["classes"]))
            ]
            parts += [self._bars(caption, rows), table(caption, self.tables.spread(players))]
        return section(title, *parts)

    def endings(self) -> str:
        title = self.say("analysis-endings")
        parts = []
        for players in self.result["players"]:
            caption = with_players(self.speaker, title, players, self.result)
            shares = self._by_thing(self.tables.of("endings", players), "ending")
            rows = [(self.tables.ending(reason), some) for reason, some in shares]
            parts += [self._bars(caption, rows), table(caption, self.tables.endings(players))]
        return section(title, *parts)

    def happenings(self) -> str:
        title = self.say("analysis-happenings")
        rows = [
            (self.tables.happening(kind), some)
            for kind, some in self._by_thing(self.result["happenings"], "happening")
        ]
        reading = paragraph(self.say("analysis-happenings-reading"))
        return section(title, reading, self._bars(title, rows), table(title, self.tables.happenings()))

    def content(self) -> list[str]:
        """A section for each topic; the first says how to read them."""
        sections = []
        for number, topic in enumerate(self.result["content"]):
            title = self.tables.topic(topic["topic"])
            parts = [] if number else [paragraph(self.say("analysis-content-reading"))]
            if not topic["points"] and registry.extras(registry.game(self.result["game"])).study() is None:
                parts.append(paragraph(self.say("analysis-content-found")))

            def write(value: float, points: bool = topic["points"]) -> str:
                return self.tables.amount(value, points, sign=True)

            marks = [
                self._mark(self.tables.thing(topic["topic"], entry["thing"]), entry, entry["difference"], write)
                for entry in topic["things"]
                if entry["interval"]
            ]
            if marks:
                parts.append(figure(whiskers(title, marks, write, reference=0.0)))
            sections.append(section(title, *parts, table(title, self.tables.content(topic))))
        return sections

    def _mark(self, first: str, entry: Plain, value: float, write: Callable[[float], str]) -> Mark:
        low, high = entry["interval"]
        label = self.tables.label(first, entry)
        hint = f"{label}: {write(value)} ({written_interval(self.speaker, entry['interval'], write)})"
        return Mark(label, low, value, high, hint)

    def _by_thing(self, entries: Iterable[Plain], name: str) -> list[tuple[str, list[float]]]:
        """The shares of each thing in all editions."""
        found: dict[str, list[float]] = {}
        for entry in entries:
            found.setdefault(entry[name], []).append(entry["share"])
        return list(found.items())

    def _bars(self, title: str, rows: Sequence[tuple[str, list[float]]]) -> str:
        made = [
            Bars(label, tuple(shares), f"{label} {', '.join(map(self.speaker.percent, shares))}")
            for label, shares in rows
        ]
        return figure(bars(title, made, self.tables.editions, self.speaker.percent))
