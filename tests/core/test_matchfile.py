"""Match files: written, read, replayed; and what is wrong in a broken one is said with its line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spukhaus
from spukhaus.core import matchfile, registry
from spukhaus.core.bot import RandomBot
from spukhaus.core.errors import IllegalAction, MatchFileBroken, NotFound, SpukhausError
from spukhaus.core.game import AnyGame, Outcome
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.play import play_bots
from spukhaus.core.seed import commitment

GAME = spukhaus.game("shy_monsters")
CONFIG = spukhaus.config(GAME)
SEED = "5eed" * 16


def a_match(seed: str = SEED) -> MatchFile:
    play = play_bots(GAME, CONFIG, [RandomBot(GAME)] * 2, seed)
    return MatchFile(
        GAME,
        CONFIG,
        tuple(play.log),
        players=((0, "Ada"), (1, "Żaneta: the brave")),
        title="A test",
        date="2026-11-15",
        commitment=commitment(seed),
        seed=seed,
        outcome=play.outcome,
    )


MATCH = a_match()
TEXT = matchfile.write(MATCH)
assert MATCH.outcome is not None
OUTCOME = f"outcome: {MATCH.outcome.reason} {MATCH.outcome.scores[0]} {MATCH.outcome.scores[1]}"


def test_write_and_read() -> None:
    assert matchfile.read(TEXT) == MATCH
    assert matchfile.write(matchfile.read(TEXT)) == TEXT


def test_the_text_is_as_the_documentation_says() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "spukhaus match 1"
    assert "game: shy_monsters" in lines
    assert "rules: 1" in lines
    assert f"commitment: {commitment(SEED)}" in lines
    assert any(line.startswith("1 chance draw ") for line in lines)
    assert any(line.startswith("2 0 lay ") for line in lines)
    assert OUTCOME in lines


def test_replay_goes_to_the_same_end() -> None:
    *_, last = matchfile.replay(matchfile.read(TEXT))
    assert GAME.outcome(last.step.state) == MATCH.outcome


def test_comments_blank_lines_and_windows_endings_do_not_matter() -> None:
    noisy = TEXT.replace("\n", "\r\n# a remark\r\n\r\n")
    assert matchfile.read("\ufeff" + noisy) == MATCH


def a_match_of_my_own(name: str) -> MatchFile:
    """Played with an edition that is not built in, whatever it calls itself."""
    text = CONFIG.edition.text.replace('name = "standard"', f'name = "{name}"').replace("reveals = 1", "reveals = 3")
    edition = registry.read_edition(GAME, text)
    play = play_bots(GAME, registry.config(GAME, edition=edition), [RandomBot(GAME)] * 2, SEED)
    return MatchFile(GAME, play.config, tuple(play.log), outcome=play.outcome)


@pytest.mark.parametrize("name", ["mine", "standard"])
def test_another_edition_travels_in_the_file(name: str) -> None:
    match = a_match_of_my_own(name)
    read = matchfile.read(matchfile.write(match))
    assert read == match
    assert read.config.edition.content == match.config.edition.content
    assert list(matchfile.replay(read))


def test_a_built_in_edition_does_not() -> None:
    assert not any(line.startswith("|") for line in TEXT.splitlines())


def test_an_edition_in_the_file_must_be_called_as_the_header_says() -> None:
    text = matchfile.write(a_match_of_my_own("mine")).replace("edition: mine ", "edition: yours ")
    assert broken(text).code == "file-edition"


def test_options_and_simultaneous_actions(coins: AnyGame) -> None:
    config = registry.config(coins, 3, options={"rounds": "1"})
    play = play_bots(coins, config, [RandomBot(coins)] * 3, SEED)
    match = MatchFile(coins, config, tuple(play.log), outcome=play.outcome)
    text = matchfile.write(match)
    assert "option rounds: 1" in text
    assert matchfile.read(text) == match
    with pytest.raises(MatchFileBroken):
        matchfile.read(text.replace("option rounds: 1", "option rounds: 9"))


def broken(text: str) -> MatchFileBroken:
    with pytest.raises(MatchFileBroken) as error:
        list(matchfile.replay(matchfile.read(text)))
    return error.value


def line_with(start: str) -> int:
    return next(number for number, line in enumerate(TEXT.splitlines(), start=1) if line.startswith(start))


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ("spukhaus match 1", "chess match 1", "file-first-line", "spukhaus"),
        ("spukhaus match 1", "spukhaus match one", "file-first-line", "spukhaus"),
        ("spukhaus match 1", "spukhaus match 4", "file-format", "spukhaus"),
        ("spukhaus match 1", "spukhaus match 0", "file-format", "spukhaus"),
        ("game: shy_monsters", "game: chess", "file-refused", "game"),
        ("game: shy_monsters\n", "", "file-header-missing", "spukhaus"),
        ("rules: 1", "rules: 99", "file-rules", "rules"),
        ("seats: 2", "seats: two", "file-value", "seats"),
        ("seats: 2", "seats: 3", "file-refused", "seats"),
        ("seats: 2", "seats: 2\nseats: 2", "file-header-twice", "player 0"),
        ("date:", "weather:", "file-header-unknown", "date"),
        ("player 1:", "player 7:", "file-seat", "player 1"),
        ("edition: standard", "edition: other", "file-refused", "edition"),
        ("edition: standard ", "edition: standard 0", "file-edition", "edition"),
        ("commitment: ", "commitment: xyz", "file-value", "commitment"),
        ("outcome: ", "outcome: 1 2 3 4 ", "file-value", "outcome"),
        (OUTCOME, "outcome:", "file-value", "outcome"),
        (OUTCOME, OUTCOME[:-4], "file-value", "outcome"),
        (OUTCOME, OUTCOME[:-2], "file-value", "outcome"),
        (OUTCOME, f"{OUTCOME} 1", "file-value", "outcome"),
        (OUTCOME, f"{OUTCOME[:-1]}none", "file-value", "outcome"),
        ("2 0 lay", "3 0 lay", "file-number", "2 0"),
        ("2 0 lay", "2 9 lay", "file-seat", "2 0"),
        ("2 0 lay", "2 0 fly", "file-refused", "2 0"),
        ("2 0 lay", "2 1 lay", "file-refused", "2 0"),
        ("2 0 lay", "what is this", "file-line", "2 0"),
        ("1 chance draw", "1 chance", "file-refused", "1 chance"),
    ],
)
def test_a_broken_file_is_reported_with_its_line(old: str, new: str, code: str, where: str) -> None:
    assert old in TEXT
    error = broken(TEXT.replace(old, new, 1))
    assert (error.code, error.params["line"]) == (code, line_with(where))


def test_a_header_must_stand_before_the_actions() -> None:
    title = "title: A test\n"
    error = broken(TEXT.replace(title, "") + title)
    assert (error.code, error.params["line"]) == ("file-line", len(TEXT.splitlines()))


def test_a_missing_action_is_noticed() -> None:
    lines = TEXT.splitlines(keepends=True)
    del lines[line_with("3 ") - 1]
    error = broken("".join(lines))
    assert (error.code, error.params["expected"]) == ("file-number", 3)


def test_an_illegal_action_names_its_rule() -> None:
    at = line_with("3 ")
    lines = TEXT.splitlines()
    lines[at - 1] = "3 1 reveal i9"
    error = broken("\n".join(lines))
    assert error.params["line"] == at
    assert isinstance(error.__cause__, IllegalAction)
    assert error.__cause__.rule == "SM-15"


def test_chance_must_do_what_the_seed_says() -> None:
    draw = next(line for line in TEXT.splitlines() if line.startswith("1 chance"))
    other = "1 chance draw bat cobra" if draw != "1 chance draw bat cobra" else "1 chance draw bat drake"
    assert broken(TEXT.replace(draw, other)).code == "file-chance"


def test_the_seed_must_fit_the_commitment() -> None:
    error = broken(matchfile.write(replace(MATCH, commitment="0" * 64)))
    assert (error.code, error.params["line"]) == ("file-commitment", line_with("seed"))


@pytest.mark.parametrize("title", ["two\nlines", "a\u2028b", " padded ", "bell\x07"])
def test_no_name_can_smuggle_in_another_line(title: str) -> None:
    with pytest.raises(SpukhausError) as error:
        matchfile.write(replace(MATCH, title=title))
    assert error.value.code == "file-text"


def test_options_that_are_not_named_take_their_default(coins: AnyGame) -> None:
    play = play_bots(coins, registry.config(coins, 2), [RandomBot(coins)] * 2, SEED)
    match = MatchFile(coins, play.config, tuple(play.log), outcome=play.outcome)
    text = matchfile.write(match)
    assert matchfile.read(text.replace("option rounds: 2\n", "")) == match


def test_the_outcome_must_be_true() -> None:
    assert MATCH.outcome is not None
    swapped = replace(MATCH, outcome=replace(MATCH.outcome, scores=MATCH.outcome.scores[::-1]))
    error = broken(matchfile.write(swapped))
    assert (error.code, error.params["line"]) == ("file-outcome", line_with("outcome"))


def test_a_match_that_was_not_played_has_no_outcome() -> None:
    error = broken(matchfile.write(replace(MATCH, log=())))
    assert (error.code, error.params["line"]) == ("file-outcome", line_with("outcome"))


def test_scores_may_be_negative() -> None:
    scores = Outcome((-3, 12), "escaped")
    assert matchfile.read(matchfile.write(replace(MATCH, outcome=scores))).outcome == scores


def test_an_unknown_game_says_which_are_known() -> None:
    error = broken(TEXT.replace("game: shy_monsters", "game: chess"))
    assert isinstance(error.__cause__, NotFound)
    assert "shy_monsters" in str(error.__cause__)


@settings(max_examples=300)
@given(st.integers(0, len(TEXT)), st.integers(0, 30), st.text(max_size=8))
def test_a_damaged_file_is_read_or_refused_and_never_crashes(at: int, length: int, instead: str) -> None:
    damaged = TEXT[:at] + instead + TEXT[at + length :]
    try:
        list(matchfile.replay(matchfile.read(damaged)))
    except SpukhausError as error:
        assert isinstance(error, MatchFileBroken)
        assert error.params["line"]
