"""What a table answers to a question, and what it refuses: the game by its rules, the table by its settings."""

from __future__ import annotations

import pytest

from spukhaus.core.game import AnyGame
from tests.server.running import a_house, serving

pytestmark = pytest.mark.anyio

ANSWERED = "advice"
QUESTIONS = {
    # question: with aids, and at a table without
    "shy_monsters": {
        "sketch": (ANSWERED, ANSWERED),
        "sketch ": (ANSWERED, ANSWERED),
        "sketch serpent@j9": (ANSWERED, ANSWERED),
        "sketch bat@q9 drake@a9 serpent@a1 cobra@q17 kraken@i1 gargoyle@i17": (ANSWERED, ANSWERED),
        "sketch" + " serpent@j9" * 1000: ("action-form", "action-form"),
        "sketch serpent": ("cell-form", "cell-form"),
        "sketchy": ("action-form", "action-form"),
        "sketch\tserpent@j9": ("action-form", "action-form"),
        " sketch": ("action-form", "aids-off"),
        "possible": ("action-form", "aids-off"),  # no storey is laid yet
        "possible ": ("action-form", "aids-off"),
        "everything": ("action-form", "aids-off"),
        "": ("action-form", "aids-off"),
    },
    "ghostbumpers": {
        "sketch": (ANSWERED, ANSWERED),
        "sketch ": ("no-advice", "no-advice"),
        "sketchy": ("no-advice", "no-advice"),
        "possible": ("no-advice", "aids-off"),
    },
    "straszydla": {"sketch": ("no-advice", "no-advice"), "possible": ("no-advice", "aids-off")},
    "coins": {"sketch": ("no-advice", "no-advice"), "possible": ("no-advice", "aids-off")},
}


@pytest.mark.parametrize("aids", [True, False])
@pytest.mark.parametrize("game", QUESTIONS)
async def test_what_is_answered_and_what_is_refused(game: str, aids: bool, coins: AnyGame) -> None:
    people = ("Ada", "Bo") if game != "ghostbumpers" else ("Ada", "Bo", "Cy")
    async with a_house() as house, serving(house) as site:
        wanted = {"game": game, "seats": len(people), "settings": {"aids": aids}}
        waiting, [key] = await site.table("Ada", **wanted)
        async with site.live(waiting, key) as alone:
            for question in QUESTIONS[game]:
                answer = await alone.ask(type="advise", seat=0, question=question)
                assert answer["error"]["code"] == "table-not-started"
        table, keys = await site.table(*people, **wanted)
        async with site.live(table, keys[0]) as ada:
            for question, (helped, alone_with_it) in QUESTIONS[game].items():
                answer = await ada.ask(type="advise", seat=0, question=question)
                expected = helped if aids else alone_with_it
                if expected == ANSWERED:
                    assert answer["type"] == ANSWERED, question
                else:
                    assert answer["error"]["code"] == expected, question
                    if expected in ("action-form", "no-advice"):
                        assert answer["error"]["params"] == {"text": question[:80]}
