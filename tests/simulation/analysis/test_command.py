"""`spukhaus lab analyse` as it is called: editions side by side, a page to read, and how it is stopped."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from spukhaus.cli import lab, main
from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.extras import Extras
from spukhaus.simulation.recording import record_match

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def run(*arguments: str, language: str = "en") -> tuple[int, str, str]:
        status = main(["lab", "analyse", *arguments, "--language", language])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


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
    page = ElementTree.fromstring(text)
    assert page.get("lang") == language
    titles = [section.findtext("h2") for section in page.findall(".//section")]
    assert len(titles) == len(set(titles)) == 12
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
    monkeypatch.setattr(registry, "extras", lambda game: Extras())
    file = tmp_path / "report.html"
    assert call("shy_monsters", "--bots", "random", "--games", "6", "--html", str(file))[0] == 0
    assert "The Dungeon Master draws …. (monsters)" in file.read_text("utf-8").replace("Storey …: the", "The")


def interrupted_after(number: int) -> Callable[..., Any]:
    seen: list[Any] = []

    def recording(*arguments: Any) -> Any:
        if len(seen) == number:
            raise KeyboardInterrupt
        seen.append(arguments)
        return record_match(*arguments)

    return recording


def test_an_interrupted_analysis_tells_what_a_shorter_one_would(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, long = tmp_path / "short.json", tmp_path / "long.json"
    arguments = ["ghostbumpers", "--bots", "sensible", "--players", "3-4"]
    assert call(*arguments, "--games", "3", "--json", str(short))[0] == 0
    monkeypatch.setattr(lab, "record_match", interrupted_after(7))
    status, out, _ = call(*arguments, "--games", "50", "--json", str(long))
    assert status == 130
    assert "100 matches were asked for" in out
    assert long.read_text("utf-8") == short.read_text("utf-8")
    monkeypatch.setattr(lab, "record_match", interrupted_after(1))
    status, out, err = call(*arguments)
    assert (status, out) == (130, "")
    assert "nothing to report" in err


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
    monkeypatch.setattr(lab, "record_match", lambda *_: pytest.fail("played in vain"))
    status, out, err = call(*arguments)
    assert (status, out) == (1, "")
    assert told in err


def test_numbers_need_no_libraries() -> None:
    """It works where the extra is not installed."""
    script = (
        "import sys; sys.modules['numpy'] = sys.modules['numba'] = None; from spukhaus.cli import main; "
        "sys.exit(main(['lab', 'analyse', 'shy_monsters', '--bots', 'sensible', '--games', '2']))"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
