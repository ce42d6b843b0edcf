"""Plots as inline SVG, drawn by hand: small, sharp at any size, and coloured by the page around them.

Each has a title for those who hear it; the numbers themselves stand in a table beside it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap
from typing import Final

WIDTH: Final = 720
ROW: Final = 30
MARGIN: Final = 34
"""Room at the right, for the last figure of the axis."""
LETTER: Final = 8.2
"""About how wide a letter is."""
LINE: Final = 17
"""From one line of a label to the next."""
SERIES: Final = 4
"""So many colours stand beside each other; after that they come again."""

Write = Callable[[float], str]
"""How a number on an axis is written."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A row of a plot: a value between two ends."""

    label: str
    low: float
    value: float
    high: float
    hint: str
    """The same in words, shown where the mouse rests."""


@dataclass(frozen=True, slots=True)
class Bars:
    """A row of a plot: a bar for each series."""

    label: str
    values: tuple[float, ...]
    hint: str


def whiskers(
    title: str, marks: Sequence[Mark], write: Write, reference: float | None = None, log: bool = False
) -> str:
    """A row for each mark: a dot for the value and a line from end to end."""
    scale = _Scale.of([*_ends(marks), *([] if reference is None else [reference])], marks, log)
    labels = [_lines(mark.label, scale.left - 14) for mark in marks]
    rows = [max(ROW, LINE * len(lines) + 8) for lines in labels]
    height = sum(rows) + 34
    parts = []
    for tick in scale.ticks:
        x = scale.x(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" y1="4" x2="{x:.1f}" y2="{height - 30}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{height - 12}">{escape(write(tick))}</text>')
    if reference is not None:
        x = scale.x(reference)
        parts.append(f'<line class="reference" x1="{x:.1f}" y1="4" x2="{x:.1f}" y2="{height - 30}"/>')
    for row, mark in enumerate(marks):
        y = sum(rows[:row]) + rows[row] / 2 + 4
        low, value, high = (scale.x(end) for end in (mark.low, mark.value, mark.high))
        parts.append(
            f"<g><title>{escape(mark.hint)}</title>{_label('label', scale.left - 10, y, labels[row])}"
            f'<line class="whisker" x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}"/>'
            f'<circle class="dot" cx="{value:.1f}" cy="{y}" r="5.5"/></g>'
        )
    return _svg(title, height, parts)


def matrix(title: str, names: Sequence[str], cells: dict[tuple[str, str], tuple[float, str]]) -> str:
    """A square for each pair: how much the row is above (or below) what is fair, as a colour and in writing."""
    left = _label_width(names)
    side = min(110.0, (WIDTH - left - MARGIN) / len(names))
    tall = min(side, 54.0)
    heads = [_lines(name, side) for name in names]
    top = 14 + LINE * max(map(len, heads))
    parts = []
    for at, name in enumerate(names):
        parts.append(_label("tick", left + side * (at + 0.5), top / 2 - 2, heads[at]))
        parts.append(_label("label", left - 10, top + tall * (at + 0.5), _lines(name, left - 14)))
    for (row_name, column_name), (times_fair, written) in cells.items():
        row, column = names.index(row_name), names.index(column_name)
        x, y = left + side * column, top + tall * row
        # Twice what is fair, and nothing at all, have the full colour.
        strength = min(1.0, abs(times_fair - 1)) * 0.55
        kind = "above" if times_fair >= 1 else "below"
        parts.append(
            f"<g><title>{escape(f'{row_name} – {column_name}: {written}')}</title>"
            f'<rect class="{kind}" x="{x + 1:.1f}" y="{y + 1:.1f}" width="{side - 2:.1f}" height="{tall - 2:.1f}" '
            f'fill-opacity="{strength:.2f}"/>'
            f'<text class="cell" x="{x + side / 2:.1f}" y="{y + tall / 2 + 5:.1f}">{escape(written)}</text></g>'
        )
    return _svg(title, top + tall * len(names) + 6, parts)


def bars(title: str, rows: Sequence[Bars], series: Sequence[str], write: Write) -> str:
    """A row of bars from zero for each thing; of several series each has its colour, named above them."""
    thick = 16 if len(series) == 1 else 11
    top = 6 if len(series) == 1 else 12 + 20 * len(series)
    left = _label_width([row.label for row in rows])
    labels = [_lines(row.label, left - 14) for row in rows]
    tall = [max(thick * len(series) + 10, LINE * len(lines) + 6) for lines in labels]
    height = top + sum(tall) + 34
    ticks = _round_numbers(0.0, max(value for row in rows for value in row.values) or 1.0)
    scale = _Scale(left, ticks[0], ticks[-1], ticks, log=False)
    parts = []
    for at, name in enumerate(series if len(series) > 1 else ()):
        parts.append(f'<rect class="series-{at % SERIES}" x="{left:.1f}" y="{8 + 20 * at}" width="14" height="12"/>')
        parts.append(f'<text x="{left + 22:.1f}" y="{19 + 20 * at}">{escape(name)}</text>')
    for tick in ticks:
        x = scale.x(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{height - 30}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{height - 12}">{escape(write(tick))}</text>')
    for number, row in enumerate(rows):
        middle = top + sum(tall[:number]) + tall[number] / 2
        y = middle - thick * len(series) / 2
        parts.append(f"<g><title>{escape(row.hint)}</title>{_label('label', left - 10, middle, labels[number])}")
        for at, value in enumerate(row.values):
            parts.append(
                f'<rect class="series-{at % SERIES}" x="{left:.1f}" y="{y + thick * at}" '
                f'width="{max(0.0, scale.x(value) - left):.1f}" height="{thick - 1}"/>'
            )
        parts.append("</g>")
    return _svg(title, height, parts)


def _svg(title: str, height: float, parts: list[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>\n{inside}\n</svg>"
    )


def _ends(marks: Sequence[Mark]) -> list[float]:
    return [end for mark in marks for end in (mark.low, mark.value, mark.high)]


def _label_width(labels: Sequence[str]) -> float:
    return min(260.0, 24 + LETTER * max(map(len, labels)))


def _lines(name: str, room: float) -> list[str]:
    """A label in as many lines as it needs: nothing is cut off."""
    return wrap(name, max(3, int(room / LETTER))) or [""]


def _label(kind: str, x: float, y: float, lines: Sequence[str]) -> str:
    """Its lines around a place."""
    top = y + 5 - LINE * (len(lines) - 1) / 2
    inside = "".join(
        f'<tspan x="{x:.1f}" y="{top + LINE * at:.1f}">{escape(line)}</tspan>' for at, line in enumerate(lines)
    )
    return f'<text class="{kind}">{inside}</text>'


@dataclass(frozen=True, slots=True)
class _Scale:
    """Numbers to places along the axis."""

    left: float
    first: float
    last: float
    ticks: tuple[float, ...]
    log: bool

    @classmethod
    def of(cls, values: list[float], marks: Sequence[Mark], log: bool) -> _Scale:
        left = _label_width([mark.label for mark in marks])
        if log:
            decades = range(math.floor(math.log10(min(values))), math.ceil(math.log10(max(values))) + 1)
            ticks = tuple(10.0**decade for decade in decades)
            if len(ticks) == 1:
                ticks = (ticks[0], ticks[0] * 10)
            return cls(left, math.log10(ticks[0]), math.log10(ticks[-1]), ticks, log)
        ticks = _round_numbers(min(values), max(values))
        return cls(left, ticks[0], ticks[-1], ticks, log)

    def x(self, value: float) -> float:
        place = math.log10(value) if self.log else value
        return self.left + (place - self.first) / (self.last - self.first) * (WIDTH - MARGIN - self.left)


def _round_numbers(low: float, high: float) -> tuple[float, ...]:
    """A handful of round numbers around all values."""
    if low == high:
        low, high = low - 1, high + 1
    rough = (high - low) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    return tuple(step * at for at in range(math.floor(low / step), math.ceil(high / step) + 1))
