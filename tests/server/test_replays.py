"""Replays: everything of a match that is over, nothing of one that is not; and files brought from outside."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest

from spukhaus.core import matchfile, registry
from spukhaus.core.game import PUBLIC, AnyGame
from spukhaus.match.updates import encoder
from spukhaus.server.app import Setup
from spukhaus.server.replays import LARGEST_FILE
from tests.replays.test_files import FILES, FOLDER
from tests.server.running import Site, a_house, serving
from tests.server.test_thoughts import RECORD, thinker

pytestmark = pytest.mark.anyio

WALK = (FOLDER / "shy_monsters" / "rules-1-format-1.txt").read_text("utf-8")
THOUGHT = (FOLDER / "shy_monsters" / "rules-1-format-2.txt").read_text("utf-8")


async def bring(site: Site, text: str) -> str:
    return str((await site.post("/api/replays", {"file": text}))["table"])


async def refusal(site: Site, text: str) -> dict[str, Any]:
    answer = await site.try_post("/api/replays", {"file": text})
    assert answer.status_code == 422, answer.text
    error: dict[str, Any] = answer.json()["error"]
    return error


async def replay_of(site: Site, table: str) -> dict[str, Any]:
    answer = await site.http.get(f"/api/tables/{table}/replay")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_before_the_end_nobody_gets_a_replay(coins: AnyGame) -> None:
    """Neither those who play, nor the host, nor strangers; and the refusal is the same whatever was bid."""
    said = []
    for bid in ("bid 0", "bid 3"):
        async with a_house() as house, serving(house) as site:
            made = await site.post("/api/tables", {"game": "coins", "seats": 2, "settings": {"spectators": "open"}})
            table = made["table"]
            paths = [f"/api/tables/{table}/replay", *(f"/api/tables/{table}/replay/{at}" for at in (0, 1, 2, 99))]
            keys = [None, made["key"], "guess"]
            assert {(await site.http.get(path)).status_code for path in paths} == {409}  # nobody sits there yet
            keys += [(await site.post(f"/api/tables/{table}/seats/{at}", {"name": f"p{at}"}))["key"] for at in (0, 1)]
            async with site.live(table, *[key for key in keys[3:] if key]) as both:
                await both.act(0, bid)
                answers = [
                    await site.http.get(path, headers={"authorization": f"Bearer {key}"} if key else {})
                    for path in paths
                    for key in keys
                ]
                assert {answer.status_code for answer in answers} == {409}
                said.append({answer.text for answer in answers})
                await both.act(1, "bid 1")
                await both.act(0, "bid 1")
                await both.act(1, "bid 0")
            assert [(await site.http.get(path)).status_code for path in paths] == [200, 200, 200, 200, 404]
    assert said[0] == said[1]
    assert len(said[0]) == 1
    assert "match-goes-on" in said[0].pop()


async def test_a_match_played_here_is_told_to_everybody_in_the_end(coins: AnyGame) -> None:
    async with a_house(think=thinker(RECORD)) as house, serving(house) as site:
        made = await site.post("/api/tables", {"game": "coins", "seats": 2})
        table = made["table"]
        key = (await site.post(f"/api/tables/{table}/seats/0", {"name": "Ada"}))["key"]
        await site.post(f"/api/tables/{table}/seats/1", {"bot": "random"}, made["key"])
        async with site.live(table, key) as ada:
            for _ in range(2):
                await ada.ask(type="act", seat=0, number=10_000, action="bid 1")
                while (await house.open(table)).table.asked() == (1,):
                    await asyncio.sleep(0.005)
            await ada.ask(type="say", seat=0, text="well played")
        told = await replay_of(site, table)
        live = (await house.open(table)).table
        assert told["table"]["outcome"]["scores"] == list(live.outcome.scores if live.outcome else ())
        assert told["table"]["imported"] is False
        assert [step["number"] for step in told["steps"]] == [taken.number for taken in live.taken]
        assert {"text": "bid 2", "kind": "bid", "pennies": 2} in [step["action"] for step in told["steps"]]
        for at in range(len(live.taken) + 1):
            views = (await site.http.get(f"/api/tables/{table}/replay/{at}")).json()["views"]
            assert list(views) == ["0", "1", "public"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
async def test_a_file_comes_in_and_goes_out_the_same(path: Any) -> None:
    text = path.read_text("utf-8")
    async with a_house() as house, serving(house) as site:
        table = await bring(site, text)
        assert await bring(site, text.replace("\n", "\r\n") + "# seen in Kraków\n") == table
        assert (await site.http.get(f"/api/tables/{table}/match")).text == text
        told, match = await replay_of(site, table), matchfile.read(text)
        assert len(told["steps"]) == len(match.log) - match.opening  # what was played elsewhere is told there
        assert told["table"]["imported"] is True
        assert told["chapters"] == list(match.game.chapters)
        kinds = {event["kind"] for step in told["steps"] for event in step["told"]}
        assert match.opening or set(match.game.chapters) <= kinds
        assert len((await site.http.get(f"/api/tables/{table}/thoughts")).json()) == len(match.thoughts)
        game, state = match.game, list(matchfile.replay(match))[match.opening + 2].step.state
        views = (await site.http.get(f"/api/tables/{table}/replay/3")).json()["views"]
        expected = {"public": PUBLIC} | {str(seat): seat for seat in range(match.config.seats)}
        assert set(views) == set(expected)
        for name, seat in expected.items():
            assert views[name] == json.loads(encoder.encode(game.view(state, seat)))


async def test_what_each_seat_heard_can_be_told_from_a_replay() -> None:
    """Public and private parts together are what `told` says, for every pair of eyes."""
    async with a_house() as house, serving(house) as site:
        for path in FILES:
            told = await replay_of(site, await bring(site, path.read_text("utf-8")))
            match = matchfile.read(path.read_text("utf-8"))
            played = list(matchfile.replay(match))[match.opening :]
            for step, move in zip(told["steps"], played, strict=True):
                for seat in (*range(len(told["table"]["seats"])), PUBLIC):
                    heard = [one for event in step["told"] if (one := _heard(event, seat)) is not None]
                    expected = [{"kind": one.kind, "params": dict(one.params)} for one in move.step.told(seat)]
                    assert heard == json.loads(json.dumps(expected))


def _heard(event: dict[str, Any], seat: int) -> dict[str, Any] | None:
    more = event.get("private", {}).get(str(seat))
    if more is None and event["public"] is None:
        return None
    return {"kind": event["kind"], "params": {**(event["public"] or {}), **(more or {})}}


async def test_nobody_sits_at_a_file() -> None:
    async with a_house() as house, serving(house) as site:
        for text in (WALK, _unfinished()):
            table = await bring(site, text)
            before = await house.store.read(table)
            for key in ("", "guess"):
                for path, body in (
                    ("seats/0", {"name": "Eve"}),
                    ("seats/0", {"bot": "random"}),
                    ("seats/0/link", {}),
                    ("redeem", {"code": ""}),
                    ("rematch", {}),
                ):
                    answer = await site.try_post(f"/api/tables/{table}/{path}", body, key or None)
                    assert answer.status_code in (403, 409), (path, answer.text)
            async with site.live(table) as watching:
                refused = await watching.ask(type="act", seat=1, number=10_000, action="give-up")
                assert refused["error"]["code"] == "not-your-seat"
            await house.sweep()
            assert await house.store.read(table) == before
            assert (await site.http.get("/api/tables")).json() == []


def _unfinished() -> str:
    lines = [line for line in WALK.splitlines() if not line.startswith(("outcome", "seed"))]
    return "\n".join(lines[:-3]) + "\n"


async def test_a_file_that_ends_in_the_middle_is_shown_as_far_as_it_goes() -> None:
    async with a_house() as house, serving(house) as site:
        table = await bring(site, _unfinished())
        told = await replay_of(site, table)
        assert told["table"]["outcome"] is None
        assert told["table"]["seed"] is None
        assert len(told["steps"]) == len(matchfile.read(_unfinished()).log)
        assert (await site.http.get(f"/api/tables/{table}/match")).text == _unfinished()


async def test_files_without_seed_commitment_names_or_actions() -> None:
    bare = "\n".join(line for line in WALK.splitlines() if not re.match(r"(seed|commitment|player|title|date)", line))
    empty = f"{bare.partition('outcome')[0]}\n"
    async with a_house() as house, serving(house) as site:
        for text, steps in ((f"{bare}\n", len(matchfile.read(WALK).log)), (empty, 0)):
            table = await bring(site, text)
            told = await replay_of(site, table)
            assert (told["table"]["seed"], told["table"]["commitment"]) == (None, None)
            assert len(told["steps"]) == steps
            assert (await site.http.get(f"/api/tables/{table}/replay/0")).status_code == 200
            assert (await site.http.get(f"/api/tables/{table}/match")).text == text


async def test_a_broken_file_says_where_and_why() -> None:
    async with a_house() as house, serving(house) as site:
        assert (await refusal(site, "hello"))["code"] == "file-first-line"
        lines = WALK.splitlines()
        at = next(number for number, line in enumerate(lines) if line.startswith("3 "))
        lines[at] = "3 1 reveal i9"
        error = await refusal(site, "\n".join(lines))
        assert (error["code"], error["params"]) == ("file-refused", {"line": at + 1})
        assert error["cause"]["rule"] == "SM-15"
        assert (await refusal(site, WALK.replace("rules: 1", "rules: 7")))["code"] == "file-rules"
        for header, value in (
            ("player 0", "x" * 41),
            ("title", "x" * 81),
            ("title", "bell\x07!"),
            ("date", "a\u2028b"),
        ):
            error = await refusal(site, re.sub(f"{header}: .*", f"{header}: {value}", WALK))
            assert (error["code"], error["params"]["header"]) == ("file-value", header)
            assert WALK.splitlines()[error["params"]["line"] - 1].startswith(header)
        assert (await site.http.get("/api/tables/no-such-table/replay")).status_code == 404


@pytest.mark.parametrize(
    "thought",
    [
        "{}",
        "[1]",
        '"why not"',
        '{"measure":"chance","alternatives":[{"action":"fly","value":1,"tries":0}],"beliefs":[]}',
        '{"measure":"chance","alternatives":[{"action":"give-up","value":NaN,"tries":0}],"beliefs":[]}',
        '{"measure":"chance","alternatives":[{"action":"give-up","value":1,"tries":Infinity}],"beliefs":[]}',
        '{"measure":"mood","alternatives":[],"beliefs":[]}',
        '{"measure":"chance","alternatives":[],"beliefs":[{"about":"me","possibilities":[]}]}',
    ],
)
async def test_a_thought_that_is_none_is_refused_with_its_line(thought: str) -> None:
    lines = THOUGHT.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("?"))
    lines[at : at + 1] = ["# a remark", f"? {thought}"]
    async with a_house() as house, serving(house) as site:
        error = await refusal(site, "\n".join(lines))
        assert (error["code"], error["params"]) == ("file-thought", {"line": at + 2})


async def test_long_files_fit_and_floods_do_not() -> None:
    async with a_house() as house, serving(house) as site:
        remarks = "# a remark\n" * (LARGEST_FILE // 22)
        assert await bring(site, WALK + remarks) == await bring(site, WALK)
        assert (await refusal(site, WALK + remarks * 2))["code"] == "message-form"
        assert (await site.try_post("/api/replays", {"file": WALK, "key": "x"})).status_code == 422
    async with serving(setup=Setup("memory:", tables_at_once=3)) as site:
        statuses = [(await site.try_post("/api/replays", {"file": "x"})).status_code for _ in range(5)]
        assert statuses == [422, 422, 422, 429, 429]


async def test_answers_are_packed_for_those_who_can_unpack() -> None:
    async with a_house() as house, serving(house) as site:
        table = await bring(site, WALK)
        packed = await site.http.get(f"/api/tables/{table}/replay")
        plain = await site.http.get(f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.text == plain.text
        assert packed.headers["cache-control"] == "no-store"


def test_chapters_are_events_that_everybody_hears() -> None:
    for name in registry.game_names():
        game = registry.game(name)
        assert set(game.chapters) <= set(game.events)
        assert game.chapters
