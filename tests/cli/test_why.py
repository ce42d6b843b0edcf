"""Why a bot did it, in words: for matches that are over, and for any thought that a bot can have."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spukhaus.cli import main
from spukhaus.core import matchfile, registry
from spukhaus.core.bot import RandomBot
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import MatchFileBroken
from spukhaus.core.play import play_bots
from spukhaus.core.thought import ThinkingBot, read_record, think
from spukhaus.texts import Speaker
from spukhaus.texts.reasons import reasons

SEED = "5eed" * 16
GHOSTS = registry.game("ghostbumpers")
RECORD: dict[str, Any] = {
    "measure": "chance",
    "alternatives": [{"action": "lay 2", "value": 0.5432, "tries": 9}, {"action": "lay 0", "value": 0.25, "tries": 9}],
    "beliefs": [
        {
            "about": {"kind": "pile", "seat": 1},
            "possibilities": [{"that": {"kind": "depth", "depth": 1}, "chance": 0.7}],
        }
    ],
}


@pytest.fixture(scope="module")
def match() -> matchfile.MatchFile:
    config = registry.config(GHOSTS, 3)
    play = play_bots(GHOSTS, config, [RandomBot(GHOSTS)] * 3, SEED)
    return matchfile.MatchFile(
        GHOSTS, config, tuple(play.log), players=((1, "Bo"),), outcome=play.outcome, hints=((0, 3),),
        thoughts=((2, RECORD),),
    )  # fmt: skip


def test_thoughts_and_hints_go_through_a_file(match: matchfile.MatchFile) -> None:
    text = matchfile.write(match)
    assert text.startswith("spukhaus match 2\n")
    assert "\nhints 0: 3\n" in text
    assert "\n? {" in text
    assert matchfile.read(text) == match
    assert list(matchfile.replay(matchfile.read(text)))
    without = matchfile.write(replace(match, hints=(), thoughts=()))
    assert without.startswith("spukhaus match 1\n")  # what older programs read stays what it was


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [("\n? {", "\n? [{", "file-thought"), ("\n? {", "\n? {}\n? {", "file-thought"),
     ("hints 0: 3", "hints 0: many", "file-value"), ("hints 0: 3", "hints 7: 3", "file-seat"),
     ("\n1 chance", "\n? {}\n1 chance", "file-thought")],
)  # fmt: skip
def test_broken_thoughts(match: matchfile.MatchFile, old: str, new: str, code: str) -> None:
    with pytest.raises(MatchFileBroken) as error:
        matchfile.read(matchfile.write(match).replace(old, new, 1))
    assert error.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_says_why(
    match: matchfile.MatchFile, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    path = tmp_path / "match.txt"
    path.write_text(matchfile.write(match), "utf-8")
    assert main(["replay", str(path), "--language", language]) == 0
    assert "54" not in capsys.readouterr().out.split("\n")[3]
    assert main(["replay", str(path), "--why", "--language", language]) == 0
    out = capsys.readouterr().out
    speaker = Speaker(language, GHOSTS)
    assert speaker.percent(0.5432) in out
    assert speaker.say("measure-chance") in out
    assert speaker.say("belief-about-pile", seat="Bo") in out
    assert f"{speaker.say('belief-that-depth', depth=1)} ({speaker.percent(0.7)})" in out


@pytest.mark.parametrize(
    "record",
    [{}, [], 3, {**RECORD, "measure": "weight"},
     {**RECORD, "alternatives": [{"action": "jump", "value": 1, "tries": 0}]},
     {**RECORD, "beliefs": [{"about": {"kind": "pile"}, "possibilities": []}]}],
)  # fmt: skip
def test_a_thought_that_makes_no_sense_is_refused_with_its_line(
    match: matchfile.MatchFile, tmp_path: Path, capsys: pytest.CaptureFixture[str], record: Any
) -> None:
    path = tmp_path / "match.txt"
    path.write_text(matchfile.write(replace(match, thoughts=((2, record),))), "utf-8")
    assert main(["replay", str(path)]) == 0  # the match itself is sound
    capsys.readouterr()
    assert main(["replay", str(path), "--why"]) != 0
    assert f"Line {matchfile.read(path.read_text('utf-8')).line_of(2)}:" in capsys.readouterr().err


def test_the_terminal_gives_hints_and_keeps_what_bots_thought(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda _="": next(lines))
    saved = str(tmp_path / "match.txt")
    main(
        ["play", "ghostbumpers", "--as", "1", "--players", "3", "--bots", "sensible", "--seed", SEED, "--save", saved]
    )
    out = capsys.readouterr().out
    assert "Hint: lay the Scare card" in out
    assert "hints" not in Path(saved).read_text("utf-8")  # the match is not over
    assert "?" not in Path(saved).read_text("utf-8")


@pytest.mark.parametrize("name", registry.game_names())
def test_whatever_bots_think_has_words(name: str) -> None:
    """Of every level, in every language; and a record can be read back."""
    game = registry.game(name)
    config = registry.config(game)
    play = play_bots(game, config, [RandomBot(game)] * config.seats, SEED)
    steps = list(matchfile.replay(matchfile.MatchFile(game, config, tuple(play.log))))
    moments = [steps[len(steps) * part // 3].step.state for part in (1, 2)]
    for bot in registry.bots(game).values():
        if not isinstance(maker := bot(game), ThinkingBot):
            continue
        for state in moments:
            for seat in [seat for seat in game.to_act(state) if seat >= 0][:1]:
                choices = game.legal_actions(state, seat)
                thought = think(maker, game.view(state, seat), choices, random.Random(1))
                assert read_record(game, thought.action, thought.record(game)).action == thought.action
                for language in LANGUAGES:
                    speaker = Speaker(language, game, config.edition)
                    assert list(reasons(speaker, thought))
                    for belief in thought.beliefs:
                        assert speaker.knows(f"belief-about-{belief.about['kind']}")
