"""The commands as people call them, in process: what they print, and how they refuse."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from spukhaus.cli import main
from spukhaus.core import matchfile, registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.match.ports import Notice
from spukhaus.store import open_store

Run = Callable[..., tuple[int, str, str]]
GAME = "shy_monsters"
FOLDER = registry.data(registry.game(GAME))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call `spukhaus` with arguments and what is typed; returns the status and both outputs."""

    def call(*arguments: str, typed: str = "", language: str = "en") -> tuple[int, str, str]:
        lines = iter(typed.splitlines())

        def read(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        try:
            status = main([*arguments, "--language", language])
        except SystemExit as stop:
            status = int(stop.code or 0)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call


def test_games(run: Run) -> None:
    status, out, _ = run("games")
    assert status == 0
    assert "shy_monsters: Shy Monsters, 2 players" in out
    assert "sensible" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        [],
        ["play"],
        ["games"],
        ["simulate"],
        ["arena"],
        ["replay"],
        ["rules"],
        ["edition"],
        ["edition", "check"],
        ["texts", "sheet"],
    ],
)
def test_help_in_every_language(run: Run, command: list[str], language: str) -> None:
    status, out, _ = run(*command, "--help", language=language)
    assert status == 0
    assert {"de": "Optionen", "en": "options", "fr": "options", "pl": "opcje"}[language] in out
    usage = {"de": "Aufruf:", "en": "usage:", "fr": "usage\u202f:", "pl": "użycie:"}[language]
    assert out.count(usage) == 1


@pytest.mark.parametrize("command", [[], ["edition"]])
def test_without_a_command_the_help_is_shown(run: Run, command: list[str]) -> None:
    status, _, err = run(*command)
    assert status == 2
    assert "usage: spukhaus" in err


def test_simulate_is_reproducible_whatever_the_jobs(run: Run) -> None:
    arguments = ["simulate", GAME, "--seats", "random,sensible", "--games", "120", "--json", "--seed", "x"]
    results = [json.loads(run(*arguments, "--jobs", jobs)[1]) for jobs in ("1", "2")]
    for result in results:
        del result["decisions_per_second"]
    assert results[0] == results[1]
    assert results[0]["games"] == 120
    assert sum(results[0]["endings"].values()) == 120
    assert results[0]["seats"][0]["wins"] + results[0]["seats"][1]["wins"] == pytest.approx(1)


def test_simulate_prints_a_table(run: Run) -> None:
    status, out, _ = run("simulate", GAME, "--seats", "random,random", "--games", "20", language="pl")
    assert status == 0
    assert "Mistrz Podziemi" in out
    assert "20 partii" in out


def test_simulate_with_an_edition(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "blind.toml"
    path.write_text(registry.edition(registry.game(GAME)).text.replace("reveals = 2", "reveals = 0"), "utf-8")
    status, out, _ = run(
        "simulate", GAME, "--seats", "random,random", "--games", "10", "--edition", str(path), "--json"
    )
    assert status == 0
    assert json.loads(out)["games"] == 10


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "chess", "--seats", "a,b"), "no game called"),
        (("simulate", GAME, "--seats", "random"), "this table has 2"),
        (("simulate", GAME, "--seats", "random,deep-thought"), "no bot called"),
        (("simulate", GAME, "--seats", "random,random", "--edition", "none"), "no edition"),
        (("rules", GAME, "SM-99"), "from SM-1 to SM-25"),
        (("replay", "no-such-file"), "no file"),
        (("edition", "check", "no-such-file"), "no file"),
        (("play", GAME, "--as", "dragon"), "not a seat in this game"),
        (("play", GAME, "--as", "hero", "--seed", "12"), "64 hexadecimal digits"),
    ],
)
def test_refusals_say_what_is_wrong(run: Run, arguments: tuple[str, ...], said: str) -> None:
    status, out, err = run(*arguments)
    assert status == 1
    assert said in err
    assert "Traceback" not in out + err


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_a_number_of_games_is_a_number(run: Run, games: str) -> None:
    assert run("simulate", GAME, "--seats", "random,random", "--games", games)[0] == 2


def test_rules(run: Run) -> None:
    said = run("rules", GAME, "sm-17")[1]
    assert said.startswith("### SM-17 Attack")
    assert said.endswith("[Attested]\n")
    assert run("rules", GAME, "SM-15", language="de")[1].endswith("[Belegt, Unsere Lesart]\n")
    assert "### SM-25" in run("rules", GAME, language="fr")[1]


def test_edition_commands(run: Run, tmp_path: Path) -> None:
    assert "standard" in run("edition", "list", GAME)[1]
    status, out, _ = run("edition", "show", GAME)
    assert status == 0
    mine = tmp_path / "mine.toml"
    mine.write_text(out, "utf-8")
    assert "valid edition" in run("edition", "check", str(mine))[1]
    mine.write_text(out.replace("T M X", "T M Y"), "utf-8")
    status, _, err = run("edition", "check", str(mine), language="de")
    assert status == 1
    assert "Zeile" in err
    assert "„Y“" in err
    mine.write_bytes(b"\xff\xfe\x00")
    assert run("edition", "check", str(mine))[0] == 1


def test_edition_for_an_unknown_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "chess.toml"
    path.write_text('game = "chess"\nname = "x"\n', "utf-8")
    status, _, err = run("edition", "check", str(path))
    assert status == 1
    assert "shy_monsters" in err


@pytest.mark.parametrize("eyes", ["open", "public", "hero", "dungeon-master", "1"])
def test_replay_through_different_eyes(run: Run, eyes: str) -> None:
    status, out, _ = run("replay", str(FOLDER / "playthroughs" / "escaped.txt"), "--eyes", eyes)
    assert status == 0
    knows = eyes in ("open", "dungeon-master")
    assert ("draws a bat and a drake" in out) == knows
    assert "Every action was allowed" in out


def test_replay_with_pictures_in_german(run: Run) -> None:
    out = run("replay", str(FOLDER / "playthroughs" / "killed.txt"), "--pictures", language="de")[1]
    assert "Schlange" in out
    assert "┌" in out


def test_replay_of_a_corrupted_file(run: Run, tmp_path: Path) -> None:
    text = (FOLDER / "playthroughs" / "killed.txt").read_text("utf-8")
    path = tmp_path / "broken.txt"
    path.write_text(text.replace("1 walk k9", "1 walk a1"), "utf-8")
    status, _, err = run("replay", str(path))
    assert status == 1
    line = next(at for at, line in enumerate(text.splitlines(), start=1) if line.endswith(" 1 walk k9"))
    assert f"Line {line}:" in err
    assert "SM-16" in err


def test_playthrough_tool(run: Run, tmp_path: Path) -> None:
    text = (FOLDER / "playthroughs" / "killed.txt").read_text("utf-8")
    path = tmp_path / "one.txt"
    path.write_text(text.replace("#   number: 1", "#   number: 3", 1), "utf-8")
    assert run("playthrough", str(path))[0] == 1
    assert run("playthrough", "--write", str(path))[0] == 0
    assert path.read_text("utf-8") == text
    assert "up to date" in run("playthrough", str(path))[1]


def test_play_as_hero_to_the_end(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.txt"
    typed = "help\ncard\nrules SM-15\nrules SM-77\nlog\nlook\n99\nfly\nwalk q17\n" + "1\n" * 400
    status, out, _ = run("play", GAME, "--as", "hero", "--seed", "ab" * 32, "--save", str(saved), typed=typed)
    assert status == 0
    for said in ("fingerprint", "T: there must be a tile here", "### SM-15", "There is no rule SM-77",
                 "no choice with that",
                 "“fly” is not an action", "(rule SM-15)", "The seed was abab", "wins:", "You explore "):  # fmt: skip
        assert said in out
    assert "The Hero explores" not in out
    match = matchfile.read(saved.read_text("utf-8"))
    assert match.outcome is not None
    assert list(matchfile.replay(match))


def test_playing_as_hero_shows_no_secret(run: Run) -> None:
    """While the game goes on the Hero's screen names no monster that he has not seen."""
    _, out, _ = run("play", GAME, "--as", "hero", "--seed", "ab" * 32, typed="look\nlog\n")
    for name in ("bat", "drake", "serpent", "cobra", "kraken", "gargoyle", "Corridor", "Exit"):
        assert name not in out


def test_play_as_dungeon_master_with_the_sketch_pad(run: Run) -> None:
    sketch = "nonsense\n1 i9\n1 i10\n2 i10\n1 i10\ndone\nclear\n" + "random\ndone\n" * 3
    status, out, _ = run("play", GAME, "--as", "dungeon-master", "--seed", "ab" * 32, typed=sketch)
    assert status == 0
    assert "The Entrance lies on i9" in out
    assert "5 tiles are still to lay" in out
    assert re.search(r"\bwins?: ", out)


def test_a_storey_can_be_typed_as_text_and_is_checked(run: Run) -> None:
    typed = "lay exit@a1 corridor@i10\nlay what\n" + "random\ndone\n" * 3
    status, out, _ = run("play", GAME, "--as", "dungeon-master", "--seed", "ab" * 32, typed=typed)
    assert status == 0
    assert "You have laid 2 tiles; you must lay 6" in out


def test_two_people_at_one_screen_have_a_curtain(run: Run) -> None:
    typed = "\nrandom\ndone\n\nlog\nlook\nquit\n"
    status, out, _ = run("play", GAME, "--as", "all", "--seed", "ab" * 32, typed=typed)
    assert status == 0
    assert "Pass the device to: Dungeon Master" in out
    _, _, after = out.partition("Pass the device to: Hero")
    assert after
    assert "You have left the game" in after
    for name in ("bat", "drake", "serpent", "cobra", "kraken", "gargoyle"):
        assert name not in after


def test_a_table_for_several_with_options(run: Run, tmp_path: Path) -> None:
    """All at once and in secret: the device goes round, and nobody sees what the others have laid."""
    saved = tmp_path / "match.txt"
    arguments = ("--as", "all", "--players", "4", "--option", "ending=to-15", "--save", str(saved))
    status, out, _ = run("play", "ghostbumpers", *arguments, typed="\nlay 5\n\nlay 4\n\nlog\nquit\n")
    assert status == 0
    assert "under 5 Relaxed cards" in out
    turns = out.split("Pass the device to: ")
    assert [turn.partition(".")[0] for turn in turns[1:]] == ["player 1", "player 2", "player 3"]
    assert "player 1 has laid a pile." in turns[3]
    assert "with the Scare card under" in turns[2]
    assert "with the Scare card under" not in turns[3]
    match = matchfile.read(saved.read_text("utf-8"))
    assert (match.config.seats, match.config.option("ending")) == (4, "to-15")


def test_the_end_of_a_game_for_points_ranks_everybody(run: Run) -> None:
    typed = "2\n1\n" + "1\n" * 400
    status, out, _ = run("play", "ghostbumpers", "--seed", "ab" * 32, "--option", "ending=to-15", typed=typed)
    assert status == 0
    assert "How many play?" in out
    ranked = re.findall(r"^(\d)\. player \d: (one|\d+) points?$", out, re.MULTILINE)
    assert len(ranked) == 4
    assert ranked[0][0] == "1"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "7"), "for 3 to 6 players, not 7"),
        (("--as", "all", "--option", "ending"), "option “ending” has no value"),
        (("--as", "all", "--option", "colour=red"), "no option “colour”"),
    ],
)
def test_tables_that_cannot_be(run: Run, arguments: tuple[str, ...], said: str) -> None:
    status, _, err = run("play", "ghostbumpers", *arguments)
    assert status == 1
    assert said in err


def test_simulate_with_options(run: Run) -> None:
    bots = ("--seats", "random,random,random", "--games", "5", "--json")
    result = json.loads(run("simulate", "ghostbumpers", *bots, "--option", "ending=to-15")[1])
    assert result["options"] == {"ending": "to-15"}
    assert result["endings"] == {"target-reached": 5}
    assert "this table has 3–6" in run("simulate", "ghostbumpers", "--seats", "random")[2]


def test_asking_what_and_whom_one_plays(run: Run) -> None:
    games = registry.game_names()
    which = f"{games.index(GAME) + 1}\n" if len(games) > 1 else ""
    status, out, _ = run("play", typed=f"{which}7\n2\nquit\n")
    assert status == 0
    assert ("Which game?" in out) == (len(games) > 1)
    assert "Who do you play?" in out
    assert "no choice with that number" in out


def test_an_unfinished_match_is_saved_without_its_seed(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.txt"
    run("play", GAME, "--as", "hero", "--save", str(saved), typed="1\nquit\n")
    match = matchfile.read(saved.read_text("utf-8"))
    assert match.seed is None
    assert match.commitment is not None
    assert match.outcome is None
    status, out, _ = run("replay", str(saved))
    assert status == 0
    assert "not over" in out


def test_saving_where_nothing_can_be_written(run: Run, tmp_path: Path) -> None:
    status, _, err = run("play", GAME, "--as", "hero", "--save", str(tmp_path / "no" / "match.txt"), typed="quit\n")
    assert status == 1
    assert "cannot be written" in err


def test_the_sketch_pad_ends_at_the_edge_of_the_grid(run: Run) -> None:
    status, out, _ = run("play", GAME, "--as", "dungeon-master", "--seed", "ab" * 32, typed="1 q17\n2 a1\nquit\n")
    assert status == 0
    assert "loose" in out


def test_a_sketch_survives_a_refusal(run: Run) -> None:
    typed = "".join(f"{piece} i{9 + piece}\n" for piece in range(1, 6)) + "6 a1\ndone\n6 i15\ndone\n"
    status, out, _ = run("play", GAME, "--as", "dungeon-master", "--seed", "ab" * 32, typed=typed)
    assert status == 0
    assert "are not connected to the Entrance by their sides: a1" in out
    assert "Storey 1 has been built: " in out


def test_names_in_any_order_belong_to_their_seats(run: Run, tmp_path: Path) -> None:
    text = (FOLDER / "playthroughs" / "escaped.txt").read_text("utf-8")
    path = tmp_path / "named.txt"
    path.write_text(text.replace("seats: 2\n", "seats: 2\nplayer 1: Ann\nplayer 0: Bob\n"), "utf-8")
    assert "Ann wins" in run("replay", str(path))[1]


def test_an_edition_may_have_the_name_of_a_message(run: Run) -> None:
    status, _, err = run("play", GAME, "--edition", "is-good")
    assert status == 1
    assert "no edition “is-good”" in err


def test_huge_numbers_are_no_choices(run: Run) -> None:
    assert run("play", GAME, "--as", "hero", typed="9" * 5000 + "\nquit\n")[0] == 0
    assert run("play", GAME, "--as", "9" * 5000)[0] == 1


def test_an_interrupted_match_is_saved(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = tmp_path / "match.txt"

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("spukhaus.cli.play.Table._human", interrupt)
    assert run("play", GAME, "--as", "hero", "--save", str(saved))[0] == 130
    assert len(matchfile.read(saved.read_text("utf-8")).log) == 2


def test_admin_check(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    database = f"--database=sqlite:{path}"
    assert run("admin", "check", database)[0] == 1  # there is none, and none is made
    assert not path.exists()

    async def fill() -> None:
        store = await open_store(f"sqlite:{path}")
        for table in ("attic", "crypt"):
            await store.append(table, 1, [b"one", b"two"], Notice())
        await store.close()

    asyncio.run(fill())
    status, out, _ = run("admin", "check", database)
    assert (status, "2 tables read" in out) == (0, True)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE entries SET body = x'7a' WHERE table_id = 'crypt' AND number = 2")
    status, out, _ = run("admin", "check", database)
    assert (status, "crypt" in out, "attic" in out, "one damaged" in out) == (1, True, False, True)


def test_verify(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.txt"
    run("play", GAME, "--as", "hero", "--seed", "ab" * 32, "--save", str(saved), typed="1\n" * 400)
    status, out, _ = run("verify", str(saved))
    assert status == 0
    assert "chance kept to the seed" in out
    text = saved.read_text("utf-8")
    saved.write_text(text.replace("seed: abab", "seed: abac"), "utf-8")
    status, _, err = run("verify", str(saved))
    assert status == 1
    assert "commitment" in err
    assert run("verify", str(FOLDER / "playthroughs" / "killed.txt"))[0] == 1  # tells no seed


def test_several_processes_need_a_hub(run: Run) -> None:
    status, _, err = run("serve", "--workers", "2")
    assert status == 1
    assert "--hub" in err


def test_a_trusted_proxy_is_an_address(run: Run) -> None:
    status, _, err = run("serve", "--trusted-proxies", "10.0.0.0/8", "proxy.example")
    assert status == 1
    assert "proxy.example" in err


def test_numbers_are_written_as_the_language_does(run: Run) -> None:
    out = run("simulate", GAME, "--seats", "random,random", "--games", "30", language="de")[1]
    assert "," in out.splitlines()[2]
    assert "." not in out.splitlines()[2]


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (["no-such-command"], {"de": "nicht zur Wahl", "en": "not one of", "fr": "choix possible", "pl": "wybrać"}),
        (["rules"], {"de": "Es fehlt noch: GAME", "en": "missing: GAME", "fr": "Il manque", "pl": "brakuje: GAME"}),
        (["games", "--loud"], {"de": "kennt", "en": "does not know", "fr": "ne connaît pas", "pl": "nieznane"}),
        (["replay", "x", "--eyes"], {"de": "braucht", "en": "needs a value", "fr": "demande", "pl": "wymaga"}),
        (["games", "--version=3"], {"de": "", "en": "", "fr": "", "pl": ""}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_call_is_explained_in_every_language(
    run: Run, call: list[str], words: dict[str, str], language: str
) -> None:
    status, _, err = run(*call, language=language)
    assert status == 2
    assert words[language] in err
    for english in ("error:", "invalid", "required", "unrecognized", "expected", "argument "):
        assert english not in err


def test_argparse_speaks_english_again_afterwards(run: Run) -> None:
    run("rules", language="pl")
    assert argparse._("unrecognized arguments: %s") == "unrecognized arguments: %s"  # type: ignore[attr-defined]
