"""`spukhaus lab analyse` as it is called: the same result whoever plays, editions side by side, and a page to read."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from spukhaus.bots.arena.matches import work_all
from spukhaus.bots.arena.plots import Bars, bars
from spukhaus.cli import lab, main
from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.game import AnyGame
from spukhaus.lab.analysis.results import Plan, summarise, whole_deals
from spukhaus.lab.analysis.watching import watch

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def run(*arguments: str, language: str = "en") -> tuple[int, str, str]:
        status = main(["lab", "analyse", *arguments, "--language", language])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def plan_of(game: AnyGame, bots: tuple[str, ...], players: tuple[int, ...], games: int, *editions: str) -> Plan:
    boxes = [(name, registry.edition(game, name)) for name in editions or ("standard",)]
    return Plan.of(game.name, boxes, bots, players, games, "seed", registry.config(game).options)


def test_the_same_result_in_one_process_and_in_two() -> None:
    plan = plan_of(registry.game("shy_monsters"), ("random",), (2,), 20)  # more than wait in line
    alone, together = (list(work_all(watch, plan.tasks(), jobs)) for jobs in (1, 2))
    assert alone == together


def test_bots_change_seats() -> None:
    game = registry.game("ghostbumpers")
    one, two = (plan_of(game, bots, (3, 4), 5) for bots in (("novice",), ("novice", "sensible")))
    assert (one.line_ups(3), one.deals, one.games) == ((("novice",) * 3,), 5, 10)
    for seats in (3, 4):
        for seat in range(seats):
            held = [line_up[seat] for line_up in two.line_ups(seats)]
            assert held.count("novice") == held.count("sensible")
    three = plan_of(game, ("random", "novice", "sensible"), (3,), 5)
    assert [set(seat) for seat in zip(*three.line_ups(3), strict=True)] == [{"random", "novice", "sensible"}] * 3
    assert two.deals * min(len(two.line_ups(3)), len(two.line_ups(4))) >= 5


def test_a_toy_is_analysed_without_a_word_about_it(coins: AnyGame) -> None:
    """Cards and bids decide it: the highest win, the lowest lose, and the report says so."""
    plan = plan_of(coins, ("random",), (2, 3), 300)
    result = summarise(plan, list(work_all(watch, plan.tasks(), 1)))
    assert {entry["happening"]: entry["mean"] for entry in result["happenings"]}["shown"] == 2
    [cards] = [topic for topic in result["content"] if topic["topic"] == "dealt / card"]
    entries = {entry["thing"]: entry for entry in cards["things"]}
    least, most = min(entries), max(entries)
    assert entries[least]["difference"] < 0 < entries[most]["difference"]
    assert entries[least]["stands_out"]
    assert entries[most]["stands_out"]
    for entry in result["seats"]:
        low, high = entry["interval"]
        assert low <= entry["fair"] <= high, "seats are alike"


def test_what_is_written_can_be_had_again(call: Call, tmp_path: Path) -> None:
    file, again = tmp_path / "result.json", tmp_path / "again.json"
    arguments = ("ghostbumpers", "--bots", "sensible", "--players", "3,4", "--games", "4", "--seed", "owl")
    editions = ("--edition", "standard", "--edition", "deeper-scare")
    status, out, _ = call(*arguments, *editions, "--json", str(file))
    assert status == 0
    assert "deeper-scare" in out
    result = json.loads(file.read_text("utf-8"))
    assert (result["games"], result["deals"]) == (16, 4)
    assert len(result["seats"]) == 2 * (3 + 4)
    assert call(*shlex.split(result["command"])[3:], "--json", str(again))[0] == 0
    assert again.read_text("utf-8") == file.read_text("utf-8")


def test_numbers_of_the_result_agree() -> None:
    plan = plan_of(registry.game("shy_monsters"), ("sensible",), (2,), 31)
    matches = list(work_all(watch, plan.tasks(), 1))
    result = summarise(plan, matches)
    assert sum(entry["wins"] for entry in result["seats"]) == pytest.approx(1)
    assert sum(entry["share"] for entry in result["endings"]) == pytest.approx(1)
    [lengths] = result["lengths"]
    assert lengths["mean"] == pytest.approx(sum(one.match.decisions for one in matches) / 31)
    for part in lengths["classes"]:
        inside = range(part["from"], part["from"] + lengths["class_width"])
        assert part["share"] == pytest.approx(sum(one.match.decisions in inside for one in matches) / 31)
    assert sum(part["share"] for part in lengths["classes"]) == pytest.approx(1)
    assert lengths["quantiles"] == sorted(lengths["quantiles"])
    happenings = {entry["happening"]: entry for entry in result["happenings"]}
    assert set(happenings) == set(registry.game("shy_monsters").events), "those that never happen, too"
    hero = next(entry for entry in result["seats"] if entry["seat"] == 1)
    assert happenings["hero-escaped"]["share"] == pytest.approx(hero["wins"])


def test_editions_are_played_on_the_same_deals() -> None:
    game = registry.game("ghostbumpers")
    plan = plan_of(game, ("sensible",), (3,), 3, "standard", "eight-copies")
    tasks = list(plan.tasks())
    assert [(number, deal) for number, _, deal, _ in tasks] == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
    assert tasks[0][1].edition_text != tasks[1][1].edition_text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("editions", [("standard",), ("standard", "deeper-scare")])
def test_the_report_is_whole_and_needs_nothing_else(
    call: Call, tmp_path: Path, language: str, editions: tuple[str, ...]
) -> None:
    file = tmp_path / "report.html"
    named = [word for name in editions for word in ("--edition", name)]
    arguments = ["ghostbumpers", "--bots", "sensible", "--games", "4", "--players", "3-4", *named]
    assert call(*arguments, "--html", str(file), language=language)[0] == 0
    text = file.read_text("utf-8")
    page = ElementTree.fromstring(text)  # noqa: S314  (our own)
    assert page.get("lang") == language
    titles = [section.findtext("h2") for section in page.findall(".//section")]
    assert len(titles) == len(set(titles)) == 8
    for section in page.findall(".//section")[1:-1]:
        tables = section.findall(".//table")
        assert len(tables) >= len(section.findall(".//svg")), "every plot has its table"
        assert tables
        for table in tables:
            widths = {len(row) for row in table.findall(".//tr")}
            assert len(widths) == 1
            assert "" not in [cell.text for cell in table.findall("tbody/tr/th")]
    for svg in page.findall(".//svg"):
        assert (svg.get("role"), svg.get("aria-label")) == ("img", svg.findtext("title"))
    assert "@media print" in text
    for outside in ("http:", "https:", "src=", "@import", "url(", "<script"):
        assert outside not in text


def test_a_game_without_a_study_has_a_report_too(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "study", lambda game: None)
    file = tmp_path / "report.html"
    assert call("shy_monsters", "--bots", "random", "--games", "6", "--html", str(file))[0] == 0
    assert "The Dungeon Master draws …. (monsters)" in file.read_text("utf-8").replace("Storey …: the", "The")


def test_names_of_editions_are_no_markup() -> None:
    name = "<b>&\"'"
    plot = ElementTree.fromstring(bars(name, [Bars(name, (0.0, 2.0), name)], [name, "x"], str))  # noqa: S314
    assert plot.get("aria-label") == name
    widths = [float(one.get("width", "")) for one in plot.findall(".//g/rect")]
    assert widths[0] == 0 < widths[1]


def interrupted_after(number: int) -> Callable[..., Any]:
    seen: list[Any] = []

    def watching(*arguments: Any) -> Any:
        if len(seen) == number:
            raise KeyboardInterrupt
        seen.append(arguments)
        return watch(*arguments)

    return watching


def test_an_interrupted_analysis_tells_what_a_shorter_one_would(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, long = tmp_path / "short.json", tmp_path / "long.json"
    arguments = ["ghostbumpers", "--bots", "sensible", "--players", "3-4"]
    assert call(*arguments, "--games", "3", "--json", str(short))[0] == 0
    monkeypatch.setattr(lab, "watch", interrupted_after(7))
    status, out, _ = call(*arguments, "--games", "50", "--json", str(long))
    assert status == 130
    assert "100 were asked for" in out
    assert long.read_text("utf-8") == short.read_text("utf-8")
    monkeypatch.setattr(lab, "watch", interrupted_after(1))
    status, out, err = call(*arguments)
    assert (status, out) == (130, "")
    assert "nothing to report" in err


def test_a_whole_analysis_stays_whole() -> None:
    plan = plan_of(registry.game("shy_monsters"), ("random",), (2,), 3)
    matches = list(work_all(watch, plan.tasks(), 1))
    assert whole_deals(plan, matches) == (plan, matches)


def test_the_strongest_bot_plays_unless_others_are_named(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = {"random": registry.bots(registry.game("shy_monsters"))["random"]}
    bots["strongest"] = bots["random"]
    monkeypatch.setattr(registry, "bots", lambda game: bots)
    status, out, _ = call("shy_monsters", "--games", "2")
    assert status == 0
    assert "bots: strongest" in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "chess"),
        (["shy_monsters", "--bots", "oracle"], "oracle"),
        (["shy_monsters", "--bots", ","], "at least one bot"),
        (["shy_monsters", "--players", "9"], "9"),
        (["shy_monsters", "--edition", "no-such.toml"], "no-such.toml"),
        (["shy_monsters", "--bots", "random", "--html", "/no/such/folder/report.html"], "/no/such/folder"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_played(
    call: Call, arguments: list[str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "watch", lambda *_: pytest.fail("played in vain"))
    status, out, err = call(*arguments)
    assert (status, out) == (1, "")
    assert told in err
