"""Every puzzle is proven again, every wrong choice is refuted by a world that fits, and a false claim is noticed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import NotFound
from spukhaus.teaching.puzzles import checking, files, finding
from spukhaus.teaching.puzzles.files import Puzzle, PuzzleBroken
from spukhaus.teaching.puzzles.judging import Verdict, beginning, judge, offered, onward, proof_of
from tests.test_texts import words_of_pages

GAMES = registry.game_names()
EVERY = [puzzle for name in GAMES for puzzle in files.puzzles(registry.game(name))]
WRONG = 5
"""Wrong choices of each puzzle that are looked at."""


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game.name} {puzzle.name}"


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_every_proof_holds_and_every_wrong_choice_is_refuted(puzzle: Puzzle) -> None:
    checking.check(puzzle)
    assert checking.check_refutations(puzzle, WRONG)


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_handful_for_every_game_and_no_two_are_alike(name: str) -> None:
    found = files.puzzles(registry.game(name))
    assert 6 <= len(found) <= 10
    assert max(Counter(puzzle.motif for puzzle in found).values()) == 1
    assert {puzzle.kind for puzzle in found} <= set(files.kinds(registry.game(name)))
    assert len({puzzle.difficulty for puzzle in found}) >= 2
    assert [puzzle.difficulty for puzzle in found] == sorted(puzzle.difficulty for puzzle in found)


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_somebody_who_learns_goes_wrong(puzzle: Puzzle) -> None:
    tries = dict(puzzle.solved)
    assert min(tries["novice"], tries["sensible"]) <= puzzle.tries // 2


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_a_file_says_all_there_is(puzzle: Puzzle) -> None:
    assert files.read(puzzle.name, files.write(puzzle)) == puzzle
    assert puzzle.match.seed
    assert all(player in registry.bots(puzzle.game) for _, player in puzzle.match.players)


@pytest.mark.parametrize("puzzle", EVERY[:: max(1, len(EVERY) // 6)], ids=named)
def test_a_false_claim_is_noticed(puzzle: Puzzle) -> None:
    (best, answers), (worse, wrong), *rest = puzzle.values
    swapped = ((best, (wrong[0], *answers[1:])), (worse, (answers[0], *wrong[1:])), *rest)
    plants = [
        replace(puzzle, values=swapped),
        replace(puzzle, values=((best, answers), (worse, wrong[1:]), *rest)),
        replace(puzzle, worlds=puzzle.worlds + 1),
        replace(puzzle, difficulty=puzzle.difficulty % 5 + 1),
        replace(puzzle, seat=1 - min(puzzle.seat, 1)),
    ]
    for planted in plants:
        with pytest.raises(PuzzleBroken):
            checking.check(planted)


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
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


def test_a_broken_file_is_refused() -> None:
    text = files.write(EVERY[0])
    for broken in (text.replace("kind = ", "kin = "), text.replace("[values]", "[values"), "nonsense"):
        with pytest.raises(PuzzleBroken):
            files.read("broken", broken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_words_and_every_puzzle_its_title(language: str) -> None:
    words = {name: words_of_pages(name, language) for name in GAMES}
    for name, texts in words.items():
        for kind in files.kinds(registry.game(name)).values():
            said = {f"puzzle-{kind.name}{part}" for part in ("", "-task", "-hint", "-right")}
            assert said <= set(texts)
            assert texts[f"puzzle-{kind.name}-task"] <= set(kind.told)
            assert any(message.startswith(f"puzzle-{kind.name}-wrong-") for message in texts)
    for puzzle in EVERY:
        texts = words[puzzle.game.name]
        assert f"puzzle-title-{puzzle.name}" in texts
        view, _ = offered(puzzle, beginning(puzzle))
        clue = files.kind_of(puzzle).clue(view, proof_of(puzzle, beginning(puzzle)))
        assert f"puzzle-clue-{clue}" in texts
        assert texts[f"puzzle-{puzzle.kind}-right"] <= {"worlds", *dict(puzzle.figures)}
        for _, actions in puzzle.values[1:]:
            refutation = judge(puzzle, (puzzle.game.read(actions[0]),)).refutation
            assert refutation is not None
            used = texts[f"puzzle-{puzzle.kind}-wrong-{refutation.reason}"]
            assert used <= set(dict(refutation.figures)), refutation.reason


def test_the_finder_finds_again_what_it_found() -> None:
    """A match of the same number and seed gives the same moments, and the bots play it again."""
    source = finding.Source(registry.game("shy_monsters"), 1, "1")
    first, second = list(finding.moments(source, 0)), list(finding.moments(source, 0))
    assert first == second
    for puzzle in first[:1]:
        checking.check_bots(puzzle)
        other = replace(puzzle, match=replace(puzzle.match, players=((0, "random"), (1, "random"))))
        with pytest.raises(PuzzleBroken):
            checking.check_bots(other)
