"""The result as a page, with every plot beside its numbers; and in short, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from spukhaus.core import registry
from spukhaus.simulation.analysis.playing_page import PlayingPage
from spukhaus.simulation.analysis.tables import Tables
from spukhaus.simulation.page import figure, listed, page_of, paragraph, section, table
from spukhaus.simulation.plots import Bars, Mark, bars, whiskers
from spukhaus.simulation.reporting import Plain, again, if_interrupted, with_players, written_interval
from spukhaus.texts import Speaker


def report(result: Plain, asked: int, speakers: Sequence[Speaker]) -> str:
    """The whole page. There is a speaker for each edition, since each names its own content."""
    tables = Tables(result, speakers)
    page = _Page(tables)
    title = tables.say("analysis-title", game=tables.say("title"))
    course = PlayingPage(tables).sections()
    sections = [page.findings(), page.seats(), page.lengths(), *course, page.endings(), page.happenings()]
    sections += page.content()
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
