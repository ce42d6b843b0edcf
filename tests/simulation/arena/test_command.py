"""`spukhaus arena` as it is called: what it writes, what it refuses, and how it is stopped."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from spukhaus.cli import arena, main
from spukhaus.core.edition import LANGUAGES
from spukhaus.simulation.matches import play_match
from tests.simulation.players import TIMID

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """`spukhaus arena`, in this process alone: the memory is not weighed."""
    monkeypatch.setattr("spukhaus.cli.arena.memory_of", lambda *_: 50_000_000)

    def run(*arguments: str, language: str = "en") -> tuple[int, str, str]:
        status = main(["arena", *arguments, "--language", language])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def test_the_json_has_its_shape_and_the_command_gives_the_same_again(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    arguments = ["ghostbumpers", "--bots", "random,sensible", "--games", "10", "--players", "3-4"]
    status, out, err = call(*arguments, "--option", "ending=to-15", "--seed", "a seed", "--json", str(file))
    assert (status, err) == (0, "")
    assert "sensible" in out
    said = json.loads(file.read_text("utf-8"))
    assert set(said) == {"result", "measured"}
    result = said["result"]
    assert {"game", "version", "rules", "edition", "options", "seed", "bots", "players", "deals", "games", "anchor",
            "command", "standings", "head_to_head", "by_seat", "by_players", "endings",
            "decisions_per_game"} == set(result)  # fmt: skip
    assert (result["games"], result["deals"], result["players"]) == (14, 1, [3, 4])
    assert (len(result["head_to_head"]), len(result["by_seat"]), len(result["by_players"])) == (4, 14, 4)
    for entry in (*result["standings"], *result["head_to_head"], *result["by_seat"], *result["by_players"]):
        assert entry["interval"][0] <= entry["wins"] <= entry["interval"][1]
    [random_one, sensible] = said["measured"]["thinking"]
    assert set(random_one) == {"bot", "decisions", "median", "p99", "worst", "peak_memory"}
    assert 0 < sensible["median"] <= sensible["p99"] <= sensible["worst"]
    again = tmp_path / "again.json"
    assert call(*shlex.split(result["command"])[2:], "--json", str(again))[0] == 0
    assert json.loads(again.read_text("utf-8"))["result"] == result


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_whole_and_needs_nothing_else(call: Call, tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    bots = f"random,sensible,{TIMID}"
    status, _, _ = call("shy_monsters", "--bots", bots, "--games", "12", "--html", str(file), language=language)
    assert status == 0
    text = file.read_text("utf-8")
    page = ElementTree.fromstring(text)
    assert page.get("lang") == language
    sections = page.findall(".//section")
    assert len(sections) == 6
    for section in sections[:-1]:
        assert section.findtext("p"), "every plot is explained"
        for svg in section.findall(".//svg"):
            assert svg.get("role") == "img"
            assert svg.get("aria-label") == svg.findtext("title")
        assert len(section.findall(".//svg")) == len(section.findall(".//table")) > 0, "every plot has its table"
        for table in section.findall(".//table"):
            assert len(table.findall("tbody/tr")) >= 3
    assert "spukhaus arena shy_monsters --bots" in (sections[-1].findtext(".//code") or "")
    for outside in ("http:", "https:", "src=", "@import", "url(", "<script"):
        assert outside not in text


def test_too_few_deals_are_said_to_be_too_few(call: Call) -> None:
    assert "one deal says nothing" in call("shy_monsters", "--bots", "random,sensible", "--games", "1")[1]
    assert "ratings are only known to within" in call("shy_monsters", "--bots", "random,sensible", "--games", "6")[1]
    assert "Too few" not in call("shy_monsters", "--bots", "random,sensible", "--games", "600")[1]


def interrupted_after(number: int) -> Callable[..., Any]:
    played_so_far: list[Any] = []

    def play(*arguments: Any) -> Any:
        if len(played_so_far) == number:
            raise KeyboardInterrupt
        played_so_far.append(arguments)
        return play_match(*arguments)

    return play


def test_an_interrupted_contest_tells_what_a_shorter_one_would(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, long = tmp_path / "short.json", tmp_path / "long.json"
    arguments = ["shy_monsters", "--bots", "random,sensible"]
    assert call(*arguments, "--games", "6", "--json", str(short))[0] == 0
    monkeypatch.setattr(arena, "play_match", interrupted_after(7))
    status, out, _ = call(*arguments, "--games", "100", "--json", str(long))
    assert status == 130
    assert "100 matches were asked for" in out
    stopped = json.loads(long.read_text("utf-8"))
    assert stopped["result"] == json.loads(short.read_text("utf-8"))["result"]
    assert stopped["measured"]["games_asked"] == 100


def test_interrupted_before_the_first_deal(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play_match", interrupted_after(1))
    status, out, err = call("shy_monsters", "--bots", "random,sensible")
    assert (status, out) == (130, "")
    assert "nothing to report" in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("shy_monsters", "--bots", "random"), "two or more different bots"),
        (("shy_monsters", "--bots", "random,random"), "two or more different bots"),
        (("shy_monsters", "--bots", "random,deep-thought"), "no bot called “deep-thought”"),
        (("shy_monsters", "--bots", "random,no.such:Bot"), "bot no.such:Bot cannot be imported"),
        (("shy_monsters", "--bots", "random,sensible", "--players", "3"), "players, not 3"),
        (("ghostbumpers", "--bots", "random,sensible", "--players", "three"), "“three” is not a number of players"),
        (("ghostbumpers", "--bots", "random,sensible", "--players", "5-4"), "is not a number of players"),
        (("shy_monsters", "--bots", "random,sensible", "--json", "/no/such/folder/x"), "cannot be written"),
        (("shy_monsters", "--bots", "random,tests.simulation.players:Broken"), "out of ideas"),
        (("shy_monsters", "--bots", "random,tests.simulation.players:Cheating"), "something that the rules forbid"),
    ],
)
def test_refusals_say_what_is_wrong(call: Call, arguments: tuple[str, ...], said: str) -> None:
    status, out, err = call(*arguments)
    assert (status, out) == (1, "")
    assert said in err


def test_ray_is_asked_for_if_it_is_missing(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    status, _, err = call("shy_monsters", "--bots", "random,sensible", "--ray", "local")
    assert status == 1
    assert "spukhaus[ray]" in err


def test_the_progress_bar_is_for_terminals(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    err = call("shy_monsters", "--bots", "random,sensible", "--games", "4")[2]
    assert "[##############################] 4 of 4" in err
