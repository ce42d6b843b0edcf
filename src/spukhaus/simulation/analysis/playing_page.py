"""How matches go, as sections of the page: a sentence for each number of players, a plot, and its table."""

from __future__ import annotations

from collections.abc import Sequence

from spukhaus.simulation.analysis.tables import Tables
from spukhaus.simulation.page import figure, paragraph, section, table
from spukhaus.simulation.plots import Bars, Mark, bars, whiskers
from spukhaus.simulation.reporting import Plain, Rows, with_players, written_interval


class PlayingPage:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.result = tables.result
        self.speaker = tables.speaker
        self.say = tables.say

    def sections(self) -> list[str]:
        """Who is ahead is left out where a game cannot say."""
        leads = [self._leads()] if self.result["leads"] else []
        return [self._choices(), *leads, *([self._decisions()] if self.result["decisions"] else []), self._skill()]

    def _choices(self) -> str:
        title = self.say("analysis-choices")
        said, marks = [], []
        rows = [self.tables.heading("players", "mean", "p5", "middle", "p95", "most", "forced")]
        for entry in self.result["choices"]:
            where, mean = self.tables.players(entry["players"]), self.speaker.number(entry["mean"], 1)
            forced = self.speaker.percent(entry["forced"])
            said.append(
                self._said(
                    entry, self.say("analysis-choices-said", where=self._where(entry), mean=mean, forced=forced)
                )
            )
            low, middle, high, _ = entry["quantiles"]
            label = self.tables.label(where, entry)
            marks.append(Mark(label, low, middle, high, f"{label}: {low} – {middle} – {high}"))
            rows.append(self.tables.row(where, entry, mean, *map(self.speaker.number, entry["quantiles"]), forced))
        wide = max(mark.high for mark in marks) > 1000
        plot = figure(whiskers(title, marks, self.speaker.number, log=wide))
        return section(title, paragraph(self.say("analysis-choices-reading")), *said, plot, table(title, rows))

    def _leads(self) -> str:
        title = self.say("analysis-leads")
        parts = [paragraph(self.say("analysis-leads-reading"))]
        changes = [self.tables.heading("players", "lead-changes", "interval", "without")]
        for entry in self.result["leads"]:
            halfway = entry["stages"][len(entry["stages"]) // 2]
            wins, fair = map(self.speaker.percent, (halfway["wins"], halfway["fair"]))
            mean = self._decimal(entry["changes"])
            parts.append(
                self._said(
                    entry,
                    self.say("analysis-leads-said", where=self._where(entry), wins=wins, fair=fair, changes=mean),
                )
            )
            cells = [mean, written_interval(self.speaker, entry["interval"], self._decimal)]
            where = self.tables.players(entry["players"])
            changes.append(self.tables.row(where, entry, *cells, self.speaker.percent(entry["without"])))
        for players in self.result["players"]:
            caption = with_players(self.speaker, title, players, self.result)
            stages = [
                {**stage, "edition": entry["edition"]}
                for entry in self.tables.of("leads", players)
                for stage in entry["stages"]
            ]
            marks = [self._mark(f"{stage['over']:.0%}", stage, stage["wins"]) for stage in stages]
            rows = [self.tables.heading("over", "wins", "interval")]
            for stage in stages:
                interval = written_interval(self.speaker, stage["interval"])
                over = self.speaker.percent(stage["over"])
                rows.append(self.tables.row(over, stage, self.speaker.percent(stage["wins"]), interval))
            parts.append(figure(whiskers(caption, marks, self.speaker.percent, reference=1 / players)))
            parts.append(table(caption, rows))
        return section(title, *parts, table(self.say("analysis-leads-changes"), changes))

    def _decisions(self) -> str:
        title = self.say("analysis-decisions")
        parts = [paragraph(self.say("analysis-decisions-reading"))]
        for players in self.result["players"]:
            caption = with_players(self.speaker, title, players, self.result)
            rows = [self.tables.heading("part", "lost", "interval", "other-winners", "count")]
            marks = []
            for entry in self.tables.of("decisions", players):
                part = f"{entry['from']:.0%} – {entry['to']:.0%}"
                interval = written_interval(self.speaker, entry["interval"])
                cells = [self.speaker.percent(entry["lost"]), interval, self.speaker.percent(entry["other_winners"])]
                rows.append(self.tables.row(part, entry, *cells, str(entry["tries"])))
                if entry["interval"]:
                    marks.append(self._mark(part, entry, entry["lost"]))
            if marks:
                parts.append(figure(whiskers(caption, marks, self.speaker.percent, reference=0.0)))
            parts.append(table(caption, rows))
        return section(title, *parts)

    def _skill(self) -> str:
        title = self.say("analysis-skill")
        parts = [paragraph(self.say("analysis-skill-reading"))]
        if len(self.result["bots"]) == 1:
            parts.append(paragraph(self.say("analysis-skill-one")))
        for players in self.result["players"]:
            entries = self.tables.of("skill", players)
            parts += [self._skill_said(entry) for entry in entries]
            caption = with_players(self.speaker, title, players, self.result)
            names = {
                "who": self.say("analysis-skill-who"),
                "seat": self.say("analysis-skill-seat"),
                "luck": self.say("analysis-skill-luck"),
            }
            causes = [cause for cause in names if entries[0][cause] is not None]
            rows = [self.tables.heading("cause", "explains")]
            for cause in causes:
                for entry in entries:
                    part = self.speaker.percent(entry[cause])
                    rows.append(self.tables.row(names[cause], entry, part))
            drawn = [self._bar(names[cause], [entry[cause] for entry in entries]) for cause in causes]
            parts.append(figure(bars(caption, drawn, self.tables.editions, self.speaker.percent)))
            parts.append(table(caption, rows))
            parts += self._ratings(entries, players)
        return section(title, *parts)

    def _skill_said(self, entry: Plain) -> str:
        luck, seat = map(self.speaker.percent, (entry["luck"], entry["seat"]))
        if entry["who"] is None:
            return self._said(
                entry, self.say("analysis-skill-said", where=self._where(entry), luck=luck, position=seat)
            )
        points = [one["rating"] for one in entry["ratings"]]
        spread, who = self.speaker.number(max(points) - min(points)), self.speaker.percent(entry["who"])
        return self._said(
            entry,
            self.say(
                "analysis-skill-said-who", where=self._where(entry), luck=luck, position=seat, who=who, spread=spread
            ),
        )

    def _ratings(self, entries: Sequence[Plain], players: int) -> list[str]:
        rows: Rows = [self.tables.heading("bot", "rating", "interval")]
        for entry in entries:
            for one in entry["ratings"]:
                interval = written_interval(self.speaker, one["interval"], self.speaker.number)
                rows.append(self.tables.row(one["bot"], entry, self.speaker.number(one["rating"]), interval))
        caption = with_players(self.speaker, self.say("table-rating"), players, self.result)
        return [table(caption, rows)] if len(rows) > 1 else []

    def _where(self, entry: Plain) -> str:
        return self.tables.players(entry["players"])

    def _said(self, entry: Plain, said: str) -> str:
        return paragraph(self.tables.in_edition(entry, said))

    def _decimal(self, value: float) -> str:
        return self.speaker.number(value, 1)

    def _mark(self, first: str, entry: Plain, value: float) -> Mark:
        low, high = entry["interval"]
        label = self.tables.label(first, entry)
        hint = f"{label}: {self.speaker.percent(value)} ({written_interval(self.speaker, entry['interval'])})"
        return Mark(label, low, value, high, hint)

    def _bar(self, label: str, parts: Sequence[float]) -> Bars:
        return Bars(label, tuple(parts), f"{label} {', '.join(map(self.speaker.percent, parts))}")
