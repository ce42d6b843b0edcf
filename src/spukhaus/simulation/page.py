"""What a page of plots and tables is made of: one file that needs no network, for screens and for paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: light-dark(#f7f0e3, #1b1526); --card: light-dark(#fffaf0, #261d35);
  --ink: light-dark(#241b2f, #f3eadb); --quiet: light-dark(#5d5268, #b9aec8); --line: light-dark(#8a7d95, #6d6080);
  --accent: light-dark(#6a2c91, #d9a7ff); --below: light-dark(#b35900, #ffb366); }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
section { background: var(--card); border-radius: .8rem; padding: .2rem 1.2rem 1.2rem; margin: 1.2rem 0; }
figure { margin: 1rem 0; overflow-x: auto; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; font: 14px system-ui, sans-serif; }
svg text { fill: var(--ink); }
svg .label { text-anchor: end; }
svg .tick { text-anchor: middle; fill: var(--quiet); font-size: 12px; }
svg .cell { text-anchor: middle; }
svg .grid { stroke: var(--line); stroke-opacity: .3; }
svg .reference { stroke: var(--line); stroke-width: 2; stroke-dasharray: 5 4; }
svg .whisker { stroke: var(--accent); stroke-width: 3; stroke-linecap: round; stroke-opacity: .55; }
svg .dot, svg .above { fill: var(--accent); }
svg .below { fill: var(--below); }
svg .series-0 { fill: var(--accent); }
svg .series-1 { fill: var(--below); }
svg .series-2 { fill: var(--quiet); }
svg .series-3 { fill: var(--accent); fill-opacity: .45; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; color: var(--quiet); padding: .3rem 0; }
th, td { padding: .2rem .8rem .2rem 0; text-align: end; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child, th[scope=row] { text-align: start; }
th[scope=row] { white-space: normal; max-width: 30rem; font-weight: 500; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
@media print {
  :root { color-scheme: light; --paper: #fff; --card: #fff; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  section { padding: 0; margin: 1rem 0; }
  h2, h3, caption { break-after: avoid; }
  tr, svg { break-inside: avoid; }
  thead { display: table-header-group; }
  figure, .wide { overflow: visible; }
  svg { min-width: 0; max-height: 24cm; }
}
"""

Rows = Sequence[Sequence[str]]


def page_of(title: str, summary: str, sections: Iterable[str], language: str) -> str:
    """The whole page."""
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{escape(summary)}</p>
{"".join(sections)}
</main>
</body>
</html>
"""


def section(title: str, *parts: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n{''.join(parts)}</section>\n"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n"


# What is too wide for a phone is scrolled by itself, with the keyboard too.


def figure(plot: str) -> str:
    return f'<figure tabindex="0">{plot}</figure>\n'


def table(caption: str, rows: Rows) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    lines = [f"<caption>{escape(caption)}</caption>", f"<thead><tr>{head}</tr></thead>", "<tbody>"]
    for first, *others in rows[1:]:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
        lines.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    body = "\n".join(lines)
    return f'<div class="wide" tabindex="0"><table>\n{body}\n</tbody></table></div>\n'


def listed(lines: Iterable[str]) -> str:
    items = "".join(f"<li>{escape(line)}</li>\n" for line in lines)
    return f"<ul>\n{items}</ul>\n"


def pre(text: str) -> str:
    return f"<pre><code>{escape(text)}</code></pre>\n"
