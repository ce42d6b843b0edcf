"""Puzzles are proven again, wrong choices are refuted by worlds that fit, and a false claim is noticed.

A sample in `./test`; `./test --all` and `spukhaus puzzles check` take all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from spukhaus.cli import main
from spukhaus.cli.puzzles import WANTED
from spukhaus.core import matchfile, registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import NotFound
from spukhaus.teaching.puzzles import checking, files, finding
from spukhaus.teaching.puzzles.files import Looked, Puzzle, PuzzleBroken
from spukhaus.teaching.puzzles.judging import Verdict, beginning, judge, offered, onward, proof_of
from tests.teaching.puzzle_samples import SOME, named
from tests.test_texts import words_of_pages

GAMES = registry.game_names()
EVERY = [puzzle for name in GAMES for puzzle in files.puzzles(registry.game(name))]
ENOUGH = 75
"""What no game falls below; `spukhaus puzzles find` goes on up to 120."""
WRONG = 5
"""Wrong choices of each puzzle that are looked at."""


@pytest.mark.parametrize("puzzle", SOME, ids=named)
def test_a_proof_holds_and_every_wrong_choice_is_refuted(puzzle: Puzzle) -> None:
    checking.check(puzzle)
    assert checking.check_refutations(puzzle, WRONG)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_and_of_all_sorts(name: str) -> None:
    game = registry.game(name)
    found = files.puzzles(game)
    assert len(found) >= ENOUGH
    assert files.looked(game).puzzles == len(found) == len({puzzle.name for puzzle in found})
    assert max(Counter(puzzle.motif for puzzle in found).values()) <= WANTED // finding.ALIKE
    assert len({(puzzle.record, puzzle.seat, puzzle.kind) for puzzle in found}) == len(found)
    once = [puzzle.motif for puzzle in found if not files.kind_of(puzzle).repeats]
    assert len(once) == len(set(once))
    assert {puzzle.kind for puzzle in found} <= set(files.kinds(game))
    assert all(puzzle.name.startswith(f"{puzzle.kind}-") for puzzle in found)
    assert [puzzle.difficulty for puzzle in found] == sorted(puzzle.difficulty for puzzle in found)


@pytest.mark.parametrize("name", GAMES)
def test_a_fifth_is_in_each_level_and_what_is_harder_stands_later(name: str) -> None:
    found = files.puzzles(registry.game(name))
    levels = Counter(puzzle.difficulty for puzzle in found)
    assert set(levels) == {1, 2, 3, 4, 5}
    assert max(levels.values()) - min(levels.values()) <= 1
    hardness = [files.hardness(puzzle) for puzzle in found]
    assert hardness == sorted(hardness)
    # What counts is not only the order: the hardest are much harder than the easiest.
    assert hardness[-1] > hardness[0] + 2


def test_bots_say_how_hard_a_puzzle_is() -> None:
    for puzzle in EVERY:
        all_right = tuple((level, puzzle.tries) for level, _ in puzzle.solved)
        assert files.hardness(replace(puzzle, solved=all_right)) < files.hardness(puzzle)


def test_somebody_who_learns_goes_wrong() -> None:
    for puzzle in EVERY:
        tries = dict(puzzle.solved)
        assert min(tries["novice"], tries["sensible"]) <= puzzle.tries // 2, named(puzzle)
        assert set(tries) == set(registry.bots(puzzle.game)) - {"random"}


@pytest.mark.parametrize("puzzle", SOME, ids=named)
def test_a_line_says_all_there_is(puzzle: Puzzle) -> None:
    assert replace(files.read(puzzle.game, files.write(puzzle)), difficulty=puzzle.difficulty) == puzzle
    assert puzzle.match.seed
    assert puzzle.match.game is puzzle.game
    assert all(player in registry.bots(puzzle.game) for _, player in puzzle.match.players)


@pytest.mark.parametrize("puzzle", SOME[:: max(1, len(SOME) // 6)], ids=named)
def test_a_false_claim_is_noticed(puzzle: Puzzle) -> None:
    (best, answers), (worse, wrong), *rest = puzzle.values
    swapped = ((best, (wrong[0], *answers[1:])), (worse, (answers[0], *wrong[1:])), *rest)
    plants = [
        replace(puzzle, values=swapped),
        replace(puzzle, values=((best, answers), (worse, wrong[1:]), *rest)),
        replace(puzzle, worlds=puzzle.worlds + 1),
        replace(puzzle, theme="weather"),
        replace(puzzle, motif="weather"),
        replace(puzzle, seat=1 - min(puzzle.seat, 1)),
    ]
    for planted in plants:
        with pytest.raises(PuzzleBroken):
            checking.check(planted)


@pytest.mark.parametrize("puzzle", SOME, ids=named)
def test_the_answers_lead_to_the_end(puzzle: Puzzle) -> None:
    moment = beginning(puzzle)
    tried: list[object] = []
    for _ in range(finding.MOST_DECISIONS):
        answer = proof_of(puzzle, moment).answers[-1]
        tried.append(answer)
        verdict = judge(puzzle, tuple(tried)).verdict
        assert verdict is not Verdict.WRONG
        if verdict is Verdict.RIGHT:
            return
        moment = onward(puzzle, moment, answer)
    raise AssertionError("there is no end to it")


def test_what_the_rules_refuse_is_refused_and_is_not_wrong() -> None:
    puzzle = EVERY[0]
    _, choices = offered(puzzle, beginning(puzzle))
    foreign = next(
        action
        for one in EVERY
        if one.game is puzzle.game
        for action in map(one.game.read, one.answers)
        if action not in choices
    )
    with pytest.raises(Exception, match=r"."):
        judge(puzzle, (foreign,))
    with pytest.raises(NotFound):
        files.puzzle(puzzle.game, "no-such-puzzle")


def test_a_broken_line_is_refused() -> None:
    text = files.write(EVERY[0])
    for broken in (text.replace('"kind":', '"kin":'), text.replace('"values":{', '"values":['), "nonsense", "[]"):
        with pytest.raises(PuzzleBroken):
            files.read(EVERY[0].game, broken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_and_every_theme_has_its_words(language: str) -> None:
    words = {name: words_of_pages(name, language) for name in GAMES}
    for name, texts in words.items():
        for kind in files.kinds(registry.game(name)).values():
            said = {f"puzzle-{kind.name}{part}" for part in ("", "-task", "-hint", "-right")}
            assert said <= set(texts)
            assert texts[f"puzzle-{kind.name}-task"] <= set(kind.told)
            assert any(message.startswith(f"puzzle-{kind.name}-wrong-") for message in texts)
    for puzzle in EVERY:
        assert f"puzzle-theme-{puzzle.theme}" in words[puzzle.game.name]
    for name, texts in words.items():
        titled = {text.removeprefix("puzzle-title-") for text in texts if text.startswith("puzzle-title-")}
        assert titled <= {puzzle.name for puzzle in files.puzzles(registry.game(name))}
    for puzzle in SOME:
        texts = words[puzzle.game.name]
        view, _ = offered(puzzle, beginning(puzzle))
        clue = files.kind_of(puzzle).clue(view, proof_of(puzzle, beginning(puzzle)))
        assert f"puzzle-clue-{clue}" in texts
        assert texts[f"puzzle-{puzzle.kind}-right"] <= {"worlds", *dict(puzzle.figures)}
        for _, actions in puzzle.values[1:]:
            refutation = judge(puzzle, (puzzle.game.read(actions[0]),)).refutation
            assert refutation is not None
            used = texts[f"puzzle-{puzzle.kind}-wrong-{refutation.reason}"]
            assert used <= set(dict(refutation.figures)), refutation.reason


@pytest.fixture(scope="module")
def some() -> list[list[Puzzle]]:
    """The moments of the first matches; the very first has none."""
    game = registry.game("shy_monsters")
    return [[], *(list(finding.moments(finding.Source(game), at, list(files.kinds(game).values()))) for at in (1, 2))]


def test_the_finder_finds_again_what_it_found(some: list[list[Puzzle]]) -> None:
    """A match of the same number gives the same moments, and the bots play it again."""
    source = finding.Source(registry.game("shy_monsters"))
    assert some[1] == list(finding.moments(source, 1, list(files.kinds(source.game).values())))
    late = some[1][-1]  # after more than the draw, which is nobody's doing
    assert len(late.match.log) > 1
    checking.check_bots(late)
    other = replace(late.match, players=((0, "random"), (1, "random")))
    with pytest.raises(PuzzleBroken):
        checking.check_bots(replace(late, record=matchfile.write(other)))


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, some: list[list[Puzzle]]) -> Iterator[Path]:
    """A game without puzzles so far, whose matches are played once, and where bots do not try their hands."""
    monkeypatch.setattr(
        finding, "moments", lambda _, number, asked: [one for one in some[number] if files.kind_of(one) in asked]
    )
    monkeypatch.setattr(finding, "weigh", lambda puzzle: replace(puzzle, solved=(("novice", 0),)))
    monkeypatch.setattr(files, "_folder", lambda _: tmp_path)
    files.puzzles.cache_clear()
    yield tmp_path
    files.puzzles.cache_clear()


@pytest.mark.usefixtures("empty")
def test_the_finder_goes_on_where_it_was_stopped() -> None:
    """Whatever it has found is kept match by match, and a match that it looks through twice adds nothing."""
    game = registry.game("shy_monsters")
    source = finding.Source(game)
    assert (files.found(game), files.looked(game)) == ((), Looked(0, 0))
    more = finding.look(source, 1, (), 40)
    files.add(game, more, Looked(2, len(more)))
    assert files.found(game) == more
    assert files.looked(game) == Looked(2, len(more))
    assert len({puzzle.name for puzzle in more}) == len(more) > 1
    assert finding.look(source, 1, more, 40) == ()
    # No more than are wanted, and of one motif only its part.
    assert len(finding.look(source, 1, (), 1)) == 1
    alike = tuple(replace(more[0], record=more[0].record.replace("seed: ", f"seed: {at}")) for at in range(4))
    assert more[0].motif not in {puzzle.motif for puzzle in finding.look(source, 1, alike, 40)}


def test_the_commands_find_more_and_check_what_there_is(empty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    find = ["puzzles", "find", "shy_monsters", "--language", "en", "--wanted"]
    assert main([*find, "1"]) == 0
    first = (empty / "found.jsonl").read_text("utf-8")
    assert len(first.splitlines()) == 1
    assert main([*find, "2"]) == 0
    assert (empty / "found.jsonl").read_text("utf-8").startswith(first)
    assert "2 puzzles from" in capsys.readouterr().out
    check = ["puzzles", "check", "shy_monsters", "--language", "en"]
    assert main(check) == 0
    assert "2 puzzles: all proven." in capsys.readouterr().out
    (empty / "found.jsonl").write_text(first.replace('"seat":0', '"seat":1'), "utf-8")
    files.puzzles.cache_clear()
    assert main(check) != 0
