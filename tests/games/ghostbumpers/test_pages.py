"""What the pages count themselves (`view.ts`) is what the engine says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import spukhaus
from spukhaus.core import registry
from spukhaus.core.game import CHANCE
from spukhaus.core.plain_json import plain
from spukhaus.core.play import play_bots
from tests.pages import functions_of

GAME = spukhaus.game("ghostbumpers")


def test_every_set_that_may_be_played_can_be_picked_from_the_hand_and_scores_add_up() -> None:
    config = spukhaus.config(GAME, 4)
    play = play_bots(GAME, config, [registry.bot(GAME, "sensible")(GAME) for _ in range(4)], "pages")
    state, picked, added = GAME.new(config), 0, 0
    with functions_of("src/games/ghostbumpers/view.ts") as ask:
        for logged in play.log:
            if logged.seat != CHANCE:
                view: Any = plain(GAME.view(state, logged.seat))
                offered: Any = GAME.legal_actions(state, logged.seat).plain(GAME.write)
                assert ask("standing", view["past"], len(view["past"])) in (view["scores"], [])
                added += any(view["scores"])
                if view["stage"] == "play":
                    groups = [(group["number"], group["copies"]) for group in ask("groups", view["hand"])]
                    assert dict(groups) == Counter(view["hand"])
                    ways = [
                        way["text"]
                        for number, most in groups
                        for copies in range(1, most + 1)
                        for way in ask("waysToPlay", offered["actions"], number, copies)
                    ]
                    assert sorted(ways) == sorted(action["text"] for action in offered["actions"])
                    picked += 1
            state = GAME.apply(state, logged.seat, logged.action).state
    assert picked > 50
    assert added
