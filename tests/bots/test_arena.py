"""The arena as it is called: the same results whoever plays them, what it writes, and how it is stopped."""

from __future__ import annotations

import json
import multiprocessing
import shlex
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from spukhaus.bots.arena import matches as arena_matches
from spukhaus.bots.arena.matches import Contest, Match, play_all
from spukhaus.bots.arena.plots import Mark, matrix, whiskers
from spukhaus.bots.arena.results import Plan, summarise, whole_deals
from spukhaus.cli import main
from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import AnyGame
from tests.bots.players import BRAVE, TIMID

Call = Callable[..., tuple[int, str, str]]
SHY = registry.game("shy_monsters")
CONTEST = Contest("shy_monsters", registry.edition(SHY).text, "seed")


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """`spukhaus arena`, in this process alone: the memory is not weighed."""
    monkeypatch.setattr("spukhaus.cli.arena.memory_of", lambda *_: 50_000_000)

    def run(*arguments: str, language: str = "en") -> tuple[int, str, str]:
        status = main(["arena", *arguments, "--language", language])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def played(contest: Contest, plan: Plan, jobs: int = 1) -> list[Match]:
    return [match for match, _ in play_all(contest, plan.pairings(), jobs)]


def test_the_same_results_in_one_process_and_in_two() -> None:
    plan = Plan.of(("random", "sensible"), (2,), "standard", 20)
    alone, together = played(CONTEST, plan), played(CONTEST, plan, jobs=2)
    assert alone == together
    assert summarise(CONTEST, plan, alone) == summarise(CONTEST, plan, together)


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = Plan.of(("random", "sensible"), (3, 4), "standard", 15)
    assert (len(plan.line_ups), plan.deals, plan.games) == (14, 2, 28)
    assert Counter(deal for deal, _ in plan.pairings()) == {0: 14, 1: 14}


def test_a_deal_is_the_same_for_every_line_up(coins: AnyGame) -> None:
    """One who bids the same whatever comes, under two names: the cards of a seat decide, whoever sits there."""
    contest = Contest("coins", registry.edition(coins).text, "seed")
    plan = Plan.of((BRAVE, f"{BRAVE.partition(':')[0]}:Bold"), (3,), "standard", 60)
    matches = played(contest, plan)
    for deal in range(plan.deals):
        assert len({match.scores for match in matches if match.deal == deal}) == 1
    assert len({match.scores for match in matches}) > 1


def test_known_strengths_are_found_on_a_toy(coins: AnyGame) -> None:
    contest = Contest("coins", registry.edition(coins).text, "seed")
    plan = Plan.of(("random", TIMID, BRAVE), (2, 3), "standard", 400)
    result = summarise(contest, plan, played(contest, plan))
    assert [entry["bot"] for entry in result["standings"]] == [BRAVE, "random", TIMID]
    ratings = {entry["bot"]: entry for entry in result["standings"]}
    assert ratings["random"]["rating"] == 0
    assert ratings[TIMID]["rating_interval"][1] < 0 < ratings[BRAVE]["rating_interval"][0]
    for players in (2, 3):
        entries = [entry for entry in result["by_players"] if entry["players"] == players]
        assert sum(entry["wins"] * entry["tries"] for entry in entries) * players == pytest.approx(
            sum(entry["tries"] for entry in entries)
        )


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
    page = ElementTree.fromstring(text)  # noqa: S314  (our own)
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


def test_names_of_bots_are_no_markup() -> None:
    name = "<b>&\"'"
    for plot in (
        whiskers(name, [Mark(name, 1, 1, 1, name)], str),
        matrix(name, [name, "x"], {(name, "x"): (0.5, "25%")}),
    ):
        assert ElementTree.fromstring(plot).get("aria-label") == name  # noqa: S314


def interrupted_after(number: int) -> Callable[..., Any]:
    real = arena_matches.play_match
    played_so_far: list[Any] = []

    def play(*arguments: Any) -> Any:
        if len(played_so_far) == number:
            raise KeyboardInterrupt
        played_so_far.append(arguments)
        return real(*arguments)

    return play


def test_an_interrupted_contest_tells_what_a_shorter_one_would(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, long = tmp_path / "short.json", tmp_path / "long.json"
    arguments = ["shy_monsters", "--bots", "random,sensible"]
    assert call(*arguments, "--games", "6", "--json", str(short))[0] == 0
    monkeypatch.setattr(arena_matches, "play_match", interrupted_after(7))
    status, out, _ = call(*arguments, "--games", "100", "--json", str(long))
    assert status == 130
    assert "100 were asked for" in out
    stopped = json.loads(long.read_text("utf-8"))
    assert stopped["result"] == json.loads(short.read_text("utf-8"))["result"]
    assert stopped["measured"]["games_asked"] == 100


def test_interrupted_before_the_first_deal(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_matches, "play_match", interrupted_after(1))
    status, out, err = call("shy_monsters", "--bots", "random,sensible")
    assert (status, out) == (130, "")
    assert "nothing to report" in err


def test_leaving_early_leaves_no_process_behind() -> None:
    slow = ("tests.bots.players:Slow", "random")
    before = set(multiprocessing.active_children())
    playing = play_all(CONTEST, [(0, ("random", "random")), (1, slow), (2, slow)], jobs=2)
    next(playing)
    assert set(multiprocessing.active_children()) - before
    playing.close()
    patience = time.monotonic() + 20
    while set(multiprocessing.active_children()) - before and time.monotonic() < patience:
        time.sleep(0.05)
    assert not set(multiprocessing.active_children()) - before


def test_whole_deals() -> None:
    plan = Plan.of(("random", "sensible"), (2,), "standard", 10)
    matches = played(CONTEST, plan.with_deals(2))
    assert whole_deals(plan, matches[:3]) == (plan.with_deals(1), matches[:2])
    assert whole_deals(plan, matches[:1])[1] == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("shy_monsters", "--bots", "random"), "two or more different bots"),
        (("shy_monsters", "--bots", "random,random"), "two or more different bots"),
        (("shy_monsters", "--bots", "random,deep-thought"), 'no bot called "deep-thought"'),
        (("shy_monsters", "--bots", "random,no.such:Bot"), "no bot no.such:Bot to import"),
        (("shy_monsters", "--bots", "random,sensible", "--players", "3"), "not for 3"),
        (("ghostbumpers", "--bots", "random,sensible", "--players", "three"), '"three" is no number of players'),
        (("ghostbumpers", "--bots", "random,sensible", "--players", "5-4"), "is no number of players"),
        (("shy_monsters", "--bots", "random,sensible", "--json", "/no/such/folder/x"), "cannot be written"),
        (("shy_monsters", "--bots", "random,tests.bots.players:Broken"), "out of ideas"),
        (("shy_monsters", "--bots", "random,tests.bots.players:Cheating"), "what the rules refuse"),
    ],
)
def test_refusals_say_what_is_wrong(call: Call, arguments: tuple[str, ...], said: str) -> None:
    status, out, err = call(*arguments)
    assert (status, out) == (1, "")
    assert said in err


def test_a_bot_that_fails_in_another_process_is_named() -> None:
    plan = Plan.of(("random", "tests.bots.players:Broken"), (2,), "standard", 4)
    with pytest.raises(SpukhausError) as error:
        played(CONTEST, plan, jobs=2)
    assert error.value.code == "bot-failed"
    assert error.value.params["bot"] == "tests.bots.players:Broken"


def test_ray_is_asked_for_if_it_is_missing(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    status, _, err = call("shy_monsters", "--bots", "random,sensible", "--ray", "local")
    assert status == 1
    assert "spukhaus[ray]" in err


def test_ray_gives_the_same_results() -> None:
    pytest.importorskip("ray")
    plan = Plan.of(("random", "sensible"), (2,), "standard", 6)
    assert [match for match, _ in play_all(CONTEST, plan.pairings(), ray="local")] == played(CONTEST, plan)
    with pytest.raises(SpukhausError, match="ray-unavailable"):
        list(play_all(CONTEST, plan.pairings(), ray="127.0.0.1:1"))


def test_memory_is_weighed_in_a_process_of_its_own() -> None:
    weight = arena_matches.memory_of(CONTEST, "random", 2)
    assert weight is None or 5e6 < weight < 300e6


def test_the_progress_bar_is_for_terminals(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    err = call("shy_monsters", "--bots", "random,sensible", "--games", "4")[2]
    assert "[##############################] 4 of 4" in err
