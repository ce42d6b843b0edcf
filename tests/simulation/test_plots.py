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
