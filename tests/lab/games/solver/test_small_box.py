"""A smaller box from an edition file, solved, packed and verified by the commands; and by the second verifier."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

import numpy as np
import pytest
from benchmarks.shy_proof import Proof

from spukhaus.cli import main
from spukhaus.core import registry
from spukhaus.games.shy_monsters.bots.solution.file import Point, Solution, read_columns
from spukhaus.lab.games.shy_monsters.solver import solving
from spukhaus.lab.games.shy_monsters.solver.chain import ALL
from spukhaus.lab.games.shy_monsters.solver.packing import write_columns

GAME = registry.game("shy_monsters")
EDITION = "examples/small-shy-monsters.toml"
TOP = Point(1, ALL)
ROUNDS = 25
OTHER_REVEALS = (1, 0, 0)


class Packed(NamedTuple):
    edition: str
    file: Path

    @property
    def box(self) -> Any:
        return registry.find_edition(GAME, self.edition).content


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    return pack(EDITION, tmp_path_factory.mktemp("small"))


def pack(edition: str, folder: Path) -> Packed:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solving, "ROUNDS", ROUNDS)
        asked = ["--edition", edition, "--rounds", str(ROUNDS), "--pack", str(folder / "small.zip")]
        assert main(["lab", "solve", str(folder / "parts"), *asked, "--language", "en"]) == 0
    return Packed(edition, folder / "small.zip")


def edition_with(reveals: tuple[int, ...], folder: Path) -> str:
    """The small box, with so many tiles to reveal on each storey."""
    counts = iter(reveals)
    text = re.sub(r"reveals = \d", lambda _: f"reveals = {next(counts)}", Path(EDITION).read_text("utf-8"))
    (folder / "other.toml").write_text(text, "utf-8")
    return str(folder / "other.toml")


def verified(packed: Packed, capsys: pytest.CaptureFixture[str]) -> dict[str, tuple[float, float]]:
    """Point by point what `verify-solution` says."""
    assert main(["lab", "verify-solution", str(packed.file), "--edition", packed.edition, "--language", "en"]) == 0
    told = capsys.readouterr()
    least = dict(re.findall(r"(\S+): the Hero gets at least (\S+)", told.err))
    most = dict(re.findall(r"(\S+): the Hero gets at most (\S+)", told.err))
    assert least[TOP.name] in told.out
    assert most[TOP.name] in told.out
    return {name: (float(least[name]), float(most[name])) for name in least}


def weighed(edition: str, counts: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[float, float]:
    """The bounds that `weigh-reveals` says of whole matches."""
    asked = ["--edition", edition, "--folder", str(folder), "--rounds", "100", "--language", "en"]
    assert main(["lab", "weigh-reveals", counts, *asked]) == 0
    told = re.fullmatch(rf"reveals {counts}: .* of (\S+) to (\S+)\n", capsys.readouterr().out)
    assert told
    return float(told[1]), float(told[2])


def proven(packed: Packed) -> dict[str, tuple[float, float]]:
    solution = Solution(packed.file)
    proof = Proof(packed.box, solution)
    todo = sorted(solution.worth, key=lambda point: (-point.storey, point))
    return {point.name: (proof.lower(point), proof.upper(point)) for point in todo}


def differ(one: dict[str, tuple[float, float]], other: dict[str, tuple[float, float]]) -> set[str]:
    assert set(one) == set(other)
    return {name for name in one if one[name] != pytest.approx(other[name], abs=2e-5)}


def test_a_small_box_is_solved_packed_and_verified_twice(packed: Packed, capsys: pytest.CaptureFixture[str]) -> None:
    first = verified(packed, capsys)
    assert len(first) == 200
    lower, upper = first[TOP.name]
    assert 0.5 < lower <= upper + 1e-5
    assert upper - lower < 0.05
    assert not differ(first, proven(packed))


def test_with_other_reveals_too_and_so_they_are_weighed(
    packed: Packed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Coarse bounds and fine ones hold the same value between them, so they overlap."""
    other = pack(edition_with(OTHER_REVEALS, tmp_path), tmp_path)
    bounds = verified(other, capsys)
    assert not differ(bounds, proven(other))
    values = [(packed, "2-1-0", verified(packed, capsys)[TOP.name]), (other, "1-0-0", bounds[TOP.name])]
    for mine, counts, (lower, upper) in values:
        least, most = weighed(EDITION, counts, tmp_path / "weighed", capsys)
        assert least <= most + 1e-4
        assert most - least < 0.02
        assert least <= upper + 1e-4
        assert most >= lower - 1e-4
        assert weighed(mine.edition, counts, tmp_path / "weighed", capsys) == (least, most)  # it is kept


def test_nobody_reveals_more_tiles_than_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "weigh-reveals", "3-1-0", "--edition", EDITION, "--language", "en"]) == 1
    assert "0 to 2 reveals" in re.sub("[^ -~]", "", capsys.readouterr().err)


def test_another_box_is_refused(packed: Packed, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "verify-solution", str(packed.file), "--language", "en"]) == 1
    assert "--edition" in capsys.readouterr().err


def test_one_changed_probability_is_noticed(packed: Packed, tmp_path: Path) -> None:
    """The Dungeon Master lays one storey ten times as often, or as seldom, as he should."""
    point, changed = Point(3, (0, 1)), tmp_path / "changed.zip"
    with ZipFile(packed.file) as before, ZipFile(changed, "w") as after:
        for name in before.namelist():
            data = before.read(name)
            if name == f"{point.name}-master":
                columns = [np.array(column) for column in read_columns(data, "IHBH")]
                columns[3][0] = columns[3][0] // 10 if columns[3][0] > 6000 else columns[3][0] * 10
                data = write_columns(columns)
            after.writestr(name, data)
    honest, lying = (Proof(packed.box, Solution(file)).upper(point) for file in (packed.file, changed))
    assert lying > honest + 1e-3
