"""What looking first is worth."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.lab.games.shy_monsters.solver.reveals import weigh_reveals


def test_each_reveal_helps_the_hero_and_without_one_it_is_the_last_storey() -> None:
    box: Any = registry.edition(registry.game("shy_monsters")).content
    none, one, two = islice(weigh_reveals(box, 2, 0.01), 3)
    assert {weighed.pair for weighed in (none, one, two)} == {(0, 1)}
    assert [weighed.reveals for weighed in (none, one, two)] == [0, 1, 2]
    assert none.lower <= 3 / 8 + 1e-9
    assert none.upper >= 3 / 8 - 1e-9
    assert none.upper < one.lower
    assert one.upper < two.lower
    assert two.upper - two.lower < 0.01
    assert two.upper == pytest.approx(0.856, abs=0.01)
