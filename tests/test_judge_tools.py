"""What the judge is fitted to and tested with: bins, plots, and figures for every number of seats."""

from __future__ import annotations

import json
import random
import signal
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools.calibrate_judge import LEAST, Moment, bins_of, kept_in, one_moment, plot, told_losses
from tools.fit_judge import (
    HIGHEST,
    LIKELIER,
    LOWEST,
    SHARPNESS,
    Curve,
    file_of,
    fitted_leads,
    fitted_trust,
    likeliest,
    storeys_of,
)
from tools.judge_matches import on_many_cores

from spukhaus.core import registry
from spukhaus.games.ghostbumpers.review.leads import Shares, flatness
from spukhaus.games.shy_monsters.review import odds


def moments(count: int, luck: float = 0.0) -> list[tuple[float, float]]:
    """Somebody says a chance, and what comes of it is as likely as said, or by some luck more so."""
    rng = random.Random(count)
    said = [rng.random() ** 2 for _ in range(count)]
    return [(one, float(rng.random() < one + luck)) for one in said]


def test_bins_with_few_moments_are_joined_with_their_neighbours() -> None:
    found = bins_of(moments(4000))
    assert 4 <= len(found) < 10
    assert all(one.count >= LEAST for one in found)
    assert sum(one.count for one in found) == 4000
    assert [one.said for one in found] == sorted(one.said for one in found)
    assert max(abs(one.deviation) for one in found) < 0.06
    assert max(abs(one.deviation) for one in bins_of(moments(4000, luck=0.15))) > 0.1
    assert len(bins_of(moments(50))) == 1


def test_the_plot_shows_every_bin() -> None:
    said = [Moment(2, 0, (one, 1 - one), (came, 1 - came), 0.0) for one, came in moments(2000)]
    drawn = ElementTree.fromstring(plot("coins", said))
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == len(
        bins_of([pair for one in said for pair in one.pairs])
    )


def test_a_run_goes_on_from_what_it_has_kept_of_the_same_seed(tmp_path: Path) -> None:
    path, asked = tmp_path / "found.json", {"seed": "frost", "losses": None}
    assert kept_in(None, asked) == kept_in(path, asked) == asked
    path.write_text(json.dumps({**asked, "coins": [1, 2]}), "utf-8")
    assert kept_in(path, asked)["coins"] == [1, 2]
    assert list(on_many_cores(str.upper, "moment", 4, 1000.0, 1, first=2)) == ["MOMENT 2", "MOMENT 3"]
    with pytest.raises(SystemExit, match="name another file"):
        kept_in(path, {**asked, "seed": "thaw"})


def test_what_is_lost_is_told_by_the_match() -> None:
    """The seats of one match hang together, so the interval counts matches; of one match there is none."""
    found = [{"lost": [0.02, 0.04], "seconds": 7.5}, {"lost": [0.0, 0.02], "seconds": 9.0}]
    assert told_losses("coins", 2, found) == (
        "coins, 2 masters: 2.00% ± 1.96% lost a match and seat, 2 matches reviewed in 7.5 to 9.0 s of processor time"
    )
    assert "±" not in told_losses("coins", 2, found[:1])


@pytest.mark.parametrize("name", ["shy_monsters", "ghostbumpers", "straszydla"])
def test_a_moment_is_seen_by_one_seat_and_adds_up(name: str) -> None:
    found = one_moment(name, "a test")
    assert sum(found.said) == pytest.approx(1)
    assert sum(found.came) == pytest.approx(1)
    assert (found.said, found.came) == ((again := one_moment(name, "a test")).said, again.came)


def test_the_curve_of_leads_is_found_again() -> None:
    """From matches that are won as a curve says, the fit finds that curve."""
    rng, met = random.Random(7), []
    for _ in range(6000):
        left, scores = rng.randint(1, 7), tuple(rng.randint(0, 30) for _ in range(4))
        chances = Shares(scores, None, left).chances([0] * 4)
        [winner] = rng.choices(range(4), chances)
        met.append((left, scores, [float(seat == winner) for seat in range(4)]))
    first, more = fitted_leads(met)
    assert first == pytest.approx(flatness(4, 1), rel=0.1)
    assert first + more * (2 - 1) == pytest.approx(flatness(4, 4), rel=0.1)


def test_the_trust_in_wins_is_found_again() -> None:
    """Somebody wins in thought every time, and in matches as often as can be trusted; else anybody does."""
    rng, looks = random.Random(3), []
    for _ in range(4000):
        winner = rng.randrange(3)
        won = winner if rng.random() < 0.8 else rng.randrange(3)
        world = (True, [float(seat == winner) for seat in range(3)])
        looks.append(([world], [float(seat == won) for seat in range(3)]))
    assert fitted_trust(looks, 1.0) == pytest.approx(0.8, abs=0.03)


@pytest.mark.parametrize(
    ("curve", "figures", "grid"),
    [(odds.bent, (0.6, 1.4), (SHARPNESS, LIKELIER)), (odds.between, (0.1, 0.9), (LOWEST, HIGHEST))],
)
def test_what_getting_out_is_worth_is_found_again(
    curve: Curve, figures: tuple[float, float], grid: tuple[list[float], list[float]]
) -> None:
    """From storeys that Heroes get out of as a curve says, the fit finds that curve."""
    rng = random.Random(2)
    said = [rng.random() for _ in range(6000)]
    looks = [(1, 0, one, float(rng.random() < curve(one, *figures))) for one in said]
    assert likeliest(curve, looks, *grid) == pytest.approx(figures, abs=0.1)


def test_a_storey_is_looked_at_by_both_sides() -> None:
    through, looks = storeys_of("a test")
    assert {storey for storey, *_ in looks} == set(range(1, min(through + 1, 3) + 1))
    assert {eyes for _, eyes, *_ in looks} == {0, 1}
    assert all(0 <= out <= 1 and came == (storey <= through) for storey, _, out, came in looks)
    assert (through, looks) == storeys_of("a test")


def test_who_interrupts_is_told_what_is_there() -> None:
    found = []
    for one in on_many_cores(str.upper, "moment", 1000, 1000.0, processes=1):
        found.append(one)
        if len(found) == 3:
            signal.raise_signal(signal.SIGINT)
    assert found == ["MOMENT 0", "MOMENT 1", "MOMENT 2"]


def test_there_is_a_fit_for_every_storey_and_number_of_seats() -> None:
    storeys = registry.config(registry.game("shy_monsters")).edition.content.storeys
    monsters = tomllib.loads(file_of("shy_monsters").read_text("utf-8"))
    assert len(monsters["after"]) == len(storeys)
    for side in ("hero", "dungeon_master"):
        assert set(monsters[side]) == {str(number) for number, _ in enumerate(storeys, start=1)}
    leads = tomllib.loads(file_of("ghostbumpers").read_text("utf-8"))["leads"]
    assert set(leads) == set(map(str, registry.game("ghostbumpers").seat_counts))
    assert all(first > 0 and more >= 0 for first, more in leads.values())
    odds = tomllib.loads(file_of("straszydla").read_text("utf-8"))
    assert set(odds["sharpness"]) == set(map(str, registry.game("straszydla").seat_counts))
    assert all(sharp > 0 for sharp in odds["sharpness"].values())
    assert set(odds["trust"]) == set(odds["sharpness"])
    assert all(0 < trust <= 1 for trust in odds["trust"].values())
    assert odds["telling"] > 0
