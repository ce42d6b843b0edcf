"""A fourth game is one folder, and one for the pages: written by `spukhaus new-game`, it needs nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from spukhaus.cli import main, new_game
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import SpukhausError
from tests.fourth_house import BARE, GAME, ROOT, FourthHouse, files

FOLDERS = (f"src/spukhaus/games/{GAME}", f"web/src/games/{GAME}", f"src/spukhaus/games/{BARE}")
SUITES = (
    "core/test_contract.py",
    "core/test_playthroughs.py",
    "lab/environments",
    "test_rulebook.py",
    "test_texts.py",
    "test_typescript.py",
)
"""The tests that hold every game to something, whatever it is called."""
OF_ALL = ("every_word_of_the_pages", "that_is_said", "that_is_raised")
"""Tests that look at all games at once."""


def test_nothing_but_its_folders_is_written(more_games: FourthHouse) -> None:
    after = files(more_games.root)
    assert {path: digest for path, digest in after.items() if path in more_games.before} == more_games.before
    new = [path.as_posix() for path in after.keys() - more_games.before.keys()]
    places = {next((folder for folder in FOLDERS if path.startswith(f"{folder}/")), path) for path in new}
    assert places == set(FOLDERS)
    for folder in FOLDERS[:2]:
        assert str(more_games.root / folder) in more_games.written
    left = [path for path in new for word in ("template", "Coins", "coins", "CO-") if word in _read(more_games, path)]
    assert left == []


def _read(house: FourthHouse, path: str) -> str:
    return (house.root / path).read_text("utf-8")


def test_every_check_runs_on_it_and_passes(more_games: FourthHouse) -> None:
    """The contract suite, texts in four languages, rules pages, playthroughs, and the lab's environments."""
    suites = [f"tests/{suite}" for suite in SUITES]
    wanted = " or ".join((GAME, *OF_ALL))
    out = more_games.run("-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider", "-k", wanted, *suites)
    passed = [line for line in out.splitlines() if line.startswith("PASSED")]
    for suite in SUITES:
        assert any(suite in line and GAME in line for line in passed), suite
    assert not [line for line in out.splitlines() if line.startswith(("SKIPPED", "XFAIL"))]


def test_openspiel_simulates_it(more_games: FourthHouse) -> None:
    script = (
        "import pyspiel, spukhaus; "
        f"game = pyspiel.load_game('spukhaus_{GAME}(players=3)'); "
        "pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False); print(game.num_players())"
    )
    assert more_games.run("-c", script).splitlines()[-1] == "3"


def test_its_bots_meet_in_the_arena(more_games: FourthHouse, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    arguments = ["--bots", "random,sensible", "--games", "200", "--seed", "x", "--json", str(file)]
    more_games.run("-m", "spukhaus", "arena", GAME, *arguments)
    standings = json.loads(file.read_text("utf-8"))["result"]["standings"]
    assert [entry["bot"] for entry in standings] == ["sensible", "random"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_can_be_read(more_games: FourthHouse, language: str) -> None:
    said = more_games.run("-m", "spukhaus", "rules", GAME, "MG-3", "--language", language)
    assert said.startswith("### MG-3 ")


def test_a_game_of_nothing_but_rules_can_be_played_too(more_games: FourthHouse) -> None:
    said = more_games.run("-m", "spukhaus", "play", BARE, "--as", "0", typed="bid 1\nbid 1\n")
    assert "Points:" in said


def test_its_python_is_in_order(more_games: FourthHouse) -> None:
    more_games.run("-m", "ruff", "check", FOLDERS[0])
    more_games.run("-m", "ruff", "format", "--check", FOLDERS[0])
    more_games.run("-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))")


def test_its_pages_are_in_order(more_games: FourthHouse) -> None:
    """Types, and what a board must not do; the form of the template's files is checked with that of all pages."""
    web = more_games.root / "web"
    (web / "tsconfig.game.json").write_text(
        json.dumps({"extends": "./tsconfig.json", "include": [f"src/games/{GAME}"]}), "utf-8"
    )
    more_games.npm(
        "exec",
        "--",
        "svelte-check",
        "--workspace",
        str(web),
        "--tsconfig",
        str(web / "tsconfig.game.json"),
        "--fail-on-warnings",
    )


# The tutorial

TUTORIAL = (ROOT / "docs" / "contract.md").read_text("utf-8")
HEADING = r"^### [^`\n]+: `"
STEPS = re.findall(rf"{HEADING}([^`\n]+)`\n(.*?)(?={HEADING}|^## )", TUTORIAL, re.MULTILINE | re.DOTALL)
"""What the tutorial says of each file."""
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", TUTORIAL, re.DOTALL) for line in block.splitlines()]


@pytest.mark.parametrize(("file", "said"), STEPS, ids=[file for file, _ in STEPS])
def test_what_the_tutorial_quotes_is_written_so(more_games: FourthHouse, file: str, said: str) -> None:
    folder = FOLDERS[1] if file.endswith(".svelte") else FOLDERS[0]
    text = _read(more_games, f"{folder}/{file}")
    blocks = [block for kind, block in re.findall(r"```(\w*)\n(.*?)```", said, re.DOTALL) if kind != "sh"]
    quoted = [block for block in blocks if not block.startswith(">>>")]
    assert quoted
    for block in quoted:
        assert block in text


def test_the_tutorial_leads_through_the_folder(more_games: FourthHouse) -> None:
    rules = {
        f"rules/{path.name}" for path in (more_games.root / FOLDERS[0] / "rules").glob("*.py") if path.stat().st_size
    }
    assert rules <= {file for file, _ in STEPS}


def test_the_commands_of_the_tutorial_work(more_games: FourthHouse) -> None:
    assert COMMANDS[0] == f"spukhaus new-game {GAME}"
    said = {line: more_games.run("-m", *line.split(), typed="bid 1\nbid 1\n") for line in COMMANDS[1:]}
    assert len(said) > 4
    [replayed] = [text for line, text in said.items() if line.startswith("spukhaus replay")]
    assert "has bid one penny." in replayed


# Refusals


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for place in new_game.PLACES.values():
        (tmp_path / place).mkdir(parents=True)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "code"),
    [("shy_monsters", "game-name-taken"), ("there", "game-folder-exists"), ("class", "game-name-form"),
     *((name, "game-name-form") for name in ("", "1st", "Big", "a-b", "a b", "../up", "größe", "_x"))],
)  # fmt: skip
def test_a_name_that_will_not_do_is_refused_and_nothing_is_written(checkout: Path, name: str, code: str) -> None:
    (checkout / new_game.PLACES["web"] / "there").mkdir()
    before = sorted(checkout.rglob("*"))
    with pytest.raises(SpukhausError) as refusal:
        new_game.write_game(name, checkout)
    assert refusal.value.code == code
    assert sorted(checkout.rglob("*")) == before


def test_only_a_checkout_takes_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "here", "--folder", str(tmp_path), "--language", "en"]) == 1
    assert "--folder" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_written_whole_is_not_written_at_all(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_text

    def fail(path: Path, text: str, encoding: str) -> int:
        if path.suffix == ".svelte":
            raise OSError(28, "No space left on device")
        return write(path, text, encoding)

    monkeypatch.setattr(Path, "write_text", fail)
    with pytest.raises(SpukhausError, match="cannot-write"):
        new_game.write_game("half", checkout)
    assert not [path for path in checkout.rglob("*") if path.name == "half"]


@pytest.mark.parametrize(("name", "letters"), [("lantern_night", "LN"), ("moor", "MO"), ("x", "XX"), ("a_1b", "AB")])
def test_the_letters_of_its_rules(name: str, letters: str) -> None:
    assert new_game.letters(name) == letters
