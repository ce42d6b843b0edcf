"""A smaller box from an edition file, solved, packed and verified by the commands; and by the second verifier."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
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

EDITION = "examples/small-shy-monsters.toml"
BOX: Any = registry.find_edition(registry.game("shy_monsters"), EDITION).content
TOP = Point(1, ALL)
ROUNDS = 25


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solving, "ROUNDS", ROUNDS)
        asked = ["--edition", EDITION, "--rounds", str(ROUNDS), "--pack", str(folder / "small.zip")]
        assert main(["lab", "solve", str(folder / "parts"), *asked, "--language", "en"]) == 0
    return folder / "small.zip"


def verified(file: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, tuple[float, float]]:
    """Point by point what `verify-solution` says."""
    assert main(["lab", "verify-solution", str(file), "--edition", EDITION, "--language", "en"]) == 0
    told = capsys.readouterr()
    least = dict(re.findall(r"(\S+): the Hero gets at least (\S+)", told.err))
    most = dict(re.findall(r"(\S+): the Hero gets at most (\S+)", told.err))
    assert least[TOP.name] in told.out
    assert most[TOP.name] in told.out
    return {name: (float(least[name]), float(most[name])) for name in least}


def proven(file: Path) -> dict[str, tuple[float, float]]:
    proof, solution = Proof(BOX, Solution(file)), Solution(file)
    todo = sorted(solution.worth, key=lambda point: (-point.storey, point))
    return {point.name: (proof.lower(point), proof.upper(point)) for point in todo}


def differ(one: dict[str, tuple[float, float]], other: dict[str, tuple[float, float]]) -> set[str]:
    assert set(one) == set(other)
    return {name for name in one if one[name] != pytest.approx(other[name], abs=2e-5)}


def test_a_small_box_is_solved_packed_and_verified_twice(packed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = verified(packed, capsys)
    assert len(first) == 200
    lower, upper = first[TOP.name]
    assert 0.5 < lower <= upper + 1e-5
    assert upper - lower < 0.05
    assert not differ(first, proven(packed))


def test_another_box_is_refused(packed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "verify-solution", str(packed), "--language", "en"]) == 1
    assert "--edition" in capsys.readouterr().err


def test_one_changed_probability_is_noticed(packed: Path, tmp_path: Path) -> None:
    """The Dungeon Master lays one storey ten times as often, or as seldom, as he should."""
    point, changed = Point(3, (0, 1)), tmp_path / "changed.zip"
    with ZipFile(packed) as before, ZipFile(changed, "w") as after:
        for name in before.namelist():
            data = before.read(name)
            if name == f"{point.name}-master":
                columns = [np.array(column) for column in read_columns(data, "IHBH")]
                columns[3][0] = columns[3][0] // 10 if columns[3][0] > 6000 else columns[3][0] * 10
                data = write_columns(columns)
            after.writestr(name, data)
    assert Proof(BOX, Solution(changed)).upper(point) > Proof(BOX, Solution(packed)).upper(point) + 1e-3
