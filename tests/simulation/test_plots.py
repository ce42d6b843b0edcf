"""Plots are pictures with a title, whatever the names in them."""

from __future__ import annotations

from xml.etree import ElementTree

from spukhaus.simulation.plots import Bars, Mark, bars, matrix, whiskers


def test_names_of_bots_are_no_markup() -> None:
    name = "<b>&\"'"
    for plot in (
        whiskers(name, [Mark(name, 1, 1, 1, name)], str),
        matrix(name, [name, "x"], {(name, "x"): (0.5, "25%")}),
    ):
        assert ElementTree.fromstring(plot).get("aria-label") == name


def test_names_of_editions_are_no_markup() -> None:
    name = "<b>&\"'"
    plot = ElementTree.fromstring(bars(name, [Bars(name, (0.0, 2.0), name)], [name, "x"], str))
    assert plot.get("aria-label") == name
    widths = [float(one.get("width", "")) for one in plot.findall(".//g/rect")]
    assert widths[0] == 0 < widths[1]


LONG = "The 0/10 card: somebody has only one card left in the pile, so that nothing moves; incomprehensibilities"


def test_labels_are_never_cut() -> None:
    marks = [Mark(LONG, 1, 2, 3, "hint"), Mark("short", 1, 2, 3, "hint")]
    for plot in (
        whiskers("title", marks, str),
        bars("title", [Bars(LONG, (1.0,), "hint"), Bars("short", (2.0,), "hint")], ["one"], str),
        matrix("title", [LONG, "short"], {(LONG, "short"): (0.5, "25%")}),
    ):
        drawn = ElementTree.fromstring(plot)
        lines = [[line.text or "" for line in text] for text in drawn.iter("text")]
        assert LONG.replace(" ", "") in ["".join(some).replace(" ", "") for some in lines]
        places = sorted(float(line.get("y", "")) for line in drawn.iter("tspan"))
        assert 0 < places[0] < places[-1] < float(drawn.get("viewBox", "").split()[-1])
