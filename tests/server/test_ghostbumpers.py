"""Ghostbumpers over a real socket: laying at the same time, and everything that must be refused."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.games.ghostbumpers.rounds import deal
from tests.match.bench import dealing
from tests.server.running import Player, a_house, serving

pytestmark = pytest.mark.anyio

DEALT = dealing("start 0", deal("12234458z", "112345678", "234556789"))


async def refused(player: Player, seat: int, action: str) -> tuple[str, str | None]:
    """A refusal's code and rule; the table has not moved."""
    before = player.last["number"]
    answer = await player.ask(type="act", seat=seat, number=before, action=action)
    assert answer["type"] != "done", answer
    assert player.last["number"] == before
    return answer["error"]["code"], answer["error"]["rule"]


async def test_laying_at_the_same_time_and_bad_input() -> None:
    async with a_house(chance=DEALT) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo", "Cy", game="ghostbumpers")
        async with (
            site.live(table, keys[0]) as ada,
            site.live(table, keys[1]) as bo,
            site.live(table, keys[2]) as cy,
            site.live(table) as guest,
        ):
            assert [seat["asked"] for seat in guest.last["table"]["seats"]] == [True, True, True]
            assert guest.last["views"]["public"]["hand"] is None
            assert await refused(ada, 0, "lay 7") == ("lay-too-deep", "GB-5")
            assert await refused(ada, 0, "play 2") == ("not-now", "GB-5")
            assert await refused(ada, 1, "lay 2") == ("not-your-seat", None)
            # Both answer what they were asked, though neither has seen the other's answer.
            answers = await asyncio.gather(
                *(
                    player.ask(type="act", seat=seat, number=player.last["number"], action=f"lay {seat}")
                    for seat, player in ((0, ada), (1, bo))
                )
            )
            assert [answer["type"] for answer in answers] == ["done", "done"]
            laid = max(answer["number"] for answer in answers)
            for player in (ada, bo, cy, guest):
                await player.update(laid)
            assert [seat["asked"] for seat in guest.last["table"]["seats"]] == [False, False, True]
            assert [pile["depth"] for pile in guest.last["views"]["public"]["piles"]] == [None, None, None]
            assert [pile["depth"] for pile in bo.last["views"]["1"]["piles"]] == [None, 1, None]
            assert await refused(ada, 0, "lay 3") == ("not-asked", None)
            await cy.act(2, "lay 2")
            for player in (ada, bo):
                await player.update(cy.last["number"])
            # A late pile, after the last one was laid.
            assert await refused(cy, 2, "lay 0") == ("not-asked", None)
            for action, code, rule in (
                ("play 9", "play-not-held", "GB-7"),
                ("play 2 3", "play-unequal", "GB-7"),
                ("play 2 0/10", "trickster-alone", "GB-7"),
                ("play 0/10", "trickster-undeclared", "GB-14"),
                ("play 0/10 as 7", "trickster-value", "GB-14"),
                ("lay 1", "not-now", "GB-7"),
                ("play 77", "card-form", None),
            ):
                assert await refused(ada, 0, action) == (code, rule)
            assert await refused(bo, 1, "play 1") == ("not-asked", None)
            # A double click on 'play': the second one is told that it comes too late, and one set was played.
            number = ada.last["number"]
            clicks = [
                await ada.ask(type="act", seat=0, number=number, action="play 2 2"),
                await ada.ask(type="act", seat=0, number=number, action="play 2 2"),
            ]
            assert clicks[0]["type"] == "done"
            assert clicks[1]["error"]["code"] in ("stale", "not-asked")
            await guest.update(clicks[0]["number"])
            assert guest.last["views"]["public"]["hand_sizes"] == [7, 9, 9]
            # The dealt cards are in nobody else's bytes.
            for frame in guest.received:
                assert '"hand":[' not in frame.replace(" ", "")
            assert "deal 1 2" not in json.dumps(guest.received)


async def test_a_pile_can_be_taken_back_until_the_last_one_is_laid() -> None:
    async with a_house(chance=DEALT) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo", "Cy", game="ghostbumpers")
        async with site.live(table, keys[0]) as ada, site.live(table, *keys[1:]) as others:
            await ada.act(0, "lay 6")
            await others.update(ada.last["number"])
            await others.act(1, "lay 1")
            await ada.update(others.last["number"])
            assert ada.last["undo"] == {"0": "free"}
            answer = await ada.ask(type="undo", seat=0)
            await ada.update(answer["number"])
            assert [seat["asked"] for seat in ada.last["table"]["seats"]] == [True, False, True]
            await ada.act(0, "lay 2")
            await others.update(ada.last["number"])
            await others.act(2, "lay 3")
            await ada.update(others.last["number"])
            assert ada.last["views"]["0"]["piles"][0]["depth"] == 2
            assert ada.last["undo"].get("0") != "free"
