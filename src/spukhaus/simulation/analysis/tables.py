"""The result in words: sentences for what stands out, and rows for tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spukhaus.simulation.recording import BETWEEN
from spukhaus.simulation.reporting import Plain, Rows, headings, share_of_wins, written_interval
from spukhaus.texts import Speaker


class Tables:
    """The result in rows of words. The first row is the heading; editions are named where there are several."""

    def __init__(self, result: Plain, speakers: Sequence[Speaker]) -> None:
        self.result = result
        self.speakers = speakers
        self.speaker = speakers[0]
        self.say = self.speaker.say
        self.editions: list[str] = [edition["name"] for edition in result["editions"]]

    def findings(self) -> list[str]:
        """What cannot be told yet, and what stands out, as sentences."""
        found = [self._warned(entry) for entry in self.result["warnings"]]
        for entry in self.result["seats"]:
            low, high = entry["interval"]
            if not low <= entry["fair"] <= high:
                wins, fair = map(self.speaker.percent, (entry["wins"], entry["fair"]))
                where = self.players(entry["players"])
                seat = self.speaker.role(entry["seat"])
                interval = written_interval(self.speaker, entry["interval"])
                params = {"place": seat, "wins": wins, "fair": fair, "where": where, "interval": interval}
                said = self.say("analysis-finding-seat", **params)
                found.append(self.in_edition(entry, said))
        for topic in self.result["content"]:
            some = [entry for entry in topic["things"] if entry["stands_out"]]
            found += [self.in_edition(entry, self._stands_out(topic, entry)) for entry in some]
        for entry in self.result["happenings"]:
            if not entry["share"]:
                said = self.say("analysis-finding-never", happening=self.happening(entry["happening"]))
                found.append(self.in_edition(entry, said))
        return found

    def _stands_out(self, topic: Plain, entry: Plain) -> str:
        def amount(value: float) -> str:
            return self.speaker.number(value, 2) if topic["points"] else self.speaker.number(100 * value, 1)

        ends = sorted(map(abs, entry["interval"]))  # what stands out is on one side of no difference
        params = {
            "about": self.topic(topic["topic"]),
            "thing": self.thing(topic["topic"], entry["thing"]),
            "better": "yes" if entry["difference"] > 0 else "no",
            "difference": amount(abs(entry["difference"])),
            "unit": "points" if topic["points"] else "share",
            "interval": written_interval(self.speaker, ends, amount),
        }
        return self.say("analysis-finding-thing", **params)

    def _warned(self, entry: Plain) -> str:
        where, enough = self.players(entry["players"]), self.speaker.number(entry["enough"])
        if entry["about"] == "seats":
            reach = self.speaker.number(100 * entry["reach"])
            said = self.say("analysis-warning-seats", where=where, reach=reach, enough=enough)
        else:
            reach = self.speaker.number(entry["reach"])
            said = self.say("analysis-warning-ratings", where=where, reach=reach, enough=enough)
        return self.in_edition(entry, said)

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

    def in_edition(self, entry: Plain, said: str) -> str:
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
