"""Lessons over HTTP: nothing is kept, and what is asked is answered through the learner's eyes."""

from __future__ import annotations

import pytest

from spukhaus.core import registry
from spukhaus.teaching import lessons
from tests.server.running import a_house, serving

pytestmark = pytest.mark.anyio

FIRST = "/api/lessons/ghostbumpers/three-eights"


async def test_a_scene_from_its_list_to_its_end() -> None:
    async with a_house() as house, serving(house) as site:
        listed = (await site.http.get("/api/lessons/ghostbumpers")).json()
        scenes = lessons.scenes(registry.game("ghostbumpers"))
        assert [one["scene"] for one in listed] == [scene.name for scene in scenes]
        games = (await site.http.get("/api/games")).json()
        assert {game["game"]: game["lessons"] for game in games}["ghostbumpers"] == len(scenes)
        answers: list[str] = []
        for step in scenes[0].steps:
            at = (await site.try_post(FIRST, {"answers": answers})).json()
            assert (at["answers"], at["feedback"], at["done"]) == (answers, None, None)
            assert at["step"]["kind"] == step.kind
            assert at["step"]["say"] == f"three-eights-{step.say}"
            assert (at["choices"] is not None) == (step.kind == "act")
            assert at["moments"][-1]["heard"] == len(at["told"])
            answers.append(at["step"]["show"]["text"])
        end = (await site.try_post(FIRST, {"answers": answers})).json()
        assert (end["step"], end["done"]) == (None, "three-eights-done")


async def test_through_the_learners_eyes_alone() -> None:
    async with a_house() as house, serving(house) as site:
        at = (await site.try_post(FIRST, {"answers": ["go-on"]})).json()
        view = at["moments"][-1]["view"]
        assert view["seat"] == at["seat"] == 2
        assert view["hand"] == [6, 6, 7, 7, 8, 8, 8, 9, 9]
        assert [pile["depth"] for pile in view["piles"]] == [None, None, 0]
        assert "1, 1, 2, 3" not in str(at)  # the partners' hands


async def test_what_is_not_wanted_and_what_is_forbidden() -> None:
    async with a_house() as house, serving(house) as site:
        unwise = (await site.try_post(FIRST, {"answers": ["go-on", "play 9"]})).json()
        assert unwise["answers"] == ["go-on"]
        assert unwise["feedback"] == {"say": "three-eights-single", "rule": "GB-10"}
        forbidden = (await site.try_post(FIRST, {"answers": ["go-on", "play 5"]})).json()
        assert forbidden["feedback"]["refusal"]["rule"] == "GB-7"
        assert forbidden["moments"] == unwise["moments"]


async def test_the_table_of_a_lesson_gives_advice() -> None:
    async with a_house() as house, serving(house) as site:
        asked = await site.try_post(f"{FIRST}/advice", {"answers": ["go-on"], "question": "sketch"})
        assert asked.json()["answer"]["choices"]["play 8 8 8"] == {"value": "3×8", "leads": False, "ends": None}
        assert (await site.try_post(f"{FIRST}/advice", {"question": "dance"})).status_code == 422


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/lessons/ghostbumpers/chess", {}, "unknown-lesson"),
        ("/api/lessons/chess/three-eights", {}, "unknown-game"),
        (FIRST, {"answers": ["x" * 401]}, "message-form"),
        (FIRST, {"answers": ["go-on"] * 101}, "message-form"),
        (FIRST, {"answers": 5}, "message-form"),
        (FIRST, {"seat": 0}, "message-form"),
    ],
)
async def test_what_is_refused(path: str, body: object, code: str) -> None:
    async with a_house() as house, serving(house) as site:
        answer = await site.try_post(path, body)
        assert answer.status_code == 422
        assert answer.json()["error"]["code"] == code
