"""Files of strangers cannot hold the server up: limits before they are read, and a process with little time."""

from __future__ import annotations

import asyncio

import pytest

from spukhaus.core import registry
from spukhaus.core.edition import LARGEST, MOST_ENTRIES
from spukhaus.core.errors import MatchFileBroken
from spukhaus.core.redeal import MOST_REDEALS
from spukhaus.match.commands import TableRefused
from spukhaus.server import untrusted_files
from spukhaus.server.untrusted_files import Readers
from tests.replays.test_files import FOLDER
from tests.server.running import a_house, serving

pytestmark = pytest.mark.anyio

EDITION = registry.edition(registry.game("shy_monsters")).text
PLAYED_ON = (FOLDER / "shy_monsters" / "rules-1-format-3.txt").read_text("utf-8")
MATCH = (FOLDER / "shy_monsters" / "rules-1-format-1.txt").read_text("utf-8")
LONG_MATCH = MATCH + "# a remark\n" * 150_000


@pytest.mark.parametrize(
    ("bomb", "code"),
    [
        (".".join("a" * 30_000) + " = 1\n", "edition-too-deep"),
        ("[" + ".".join('"' * 2 for _ in range(20_000)) + "]\n", "edition-too-deep"),
        ("x = { " + ".".join("a" * 30_000) + " = 1 }\n", "edition-too-deep"),
        ("x = " + "[" * 30_000 + "\n", "edition-too-deep"),
        ("# padding\n" * (LARGEST // 10 + 1), "edition-too-large"),
        ("".join(f"a{at}=1\n" for at in range(MOST_ENTRIES + 1)), "edition-too-large"),
    ],
)
async def test_a_bomb_is_refused_before_it_is_read(bomb: str, code: str) -> None:
    async with a_house() as house, serving(house) as site:
        answer = await site.try_post("/api/tables", {"game": "shy_monsters", "edition": EDITION + bomb})
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)


async def test_an_edition_of_ones_own_is_checked_and_played() -> None:
    async with a_house() as house, serving(house) as site:
        made = await site.post("/api/tables", {"game": "shy_monsters", "edition": EDITION + "# mine\n"})
        assert (await house.open(made["table"])).table.config.edition.text.endswith("# mine\n")
        answer = await site.try_post("/api/tables", {"game": "ghostbumpers", "edition": EDITION})
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "edition-other-game")


async def test_a_bomb_in_a_match_file_is_refused() -> None:
    bomb = ".".join("a" * 30_000) + " = 1"
    async with a_house() as house, serving(house) as site:
        answer = await site.try_post("/api/replays", {"file": MATCH.replace("edition:", f"| {bomb}\nedition:")})
        error = answer.json()["error"]
        assert (answer.status_code, error["code"], error["cause"]["code"]) == (422, "file-refused", "edition-too-deep")


async def test_a_match_that_was_dealt_anew_thousands_of_times_is_refused() -> None:
    line = next(line for line in PLAYED_ON.splitlines() if line.startswith("~"))
    async with a_house() as house, serving(house) as site:
        assert (await site.try_post("/api/replays", {"file": PLAYED_ON})).status_code == 201
        bomb = PLAYED_ON.replace(line, "\n".join([line] * 3_000))
        answer = await site.try_post("/api/replays", {"file": bomb})
        error = answer.json()["error"]
        assert (answer.status_code, error["code"], error["params"]["most"]) == (422, "file-redeals", MOST_REDEALS)


async def test_reading_ends_when_its_time_is_up_and_the_next_one_is_read() -> None:
    hasty = Readers(seconds=0.0005)
    try:
        with pytest.raises(TableRefused, match="reading-failed"):
            await hasty.match("somebody", LONG_MATCH, 1.0)
        hasty._seconds = untrusted_files.READING_SECONDS
        kept = await hasty.match("somebody", LONG_MATCH, 1.0)
        assert len(kept.entries) > 10
    finally:
        await hasty.close()


async def test_a_file_is_read_in_another_process_and_an_error_keeps_its_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(untrusted_files, "read_checked", None)  # here it would fail
    readers = Readers()
    try:
        with pytest.raises(MatchFileBroken) as refused:
            await readers.match("somebody", MATCH.replace("game: shy_monsters", "game: chess"), 1.0)
        assert getattr(refused.value.__cause__, "code", None) == "unknown-game"
    finally:
        await readers.close()


async def test_one_address_cannot_keep_the_others_out() -> None:
    readers = Readers()
    crowd = [
        asyncio.create_task(readers.match("crowd", MATCH, 1.0)) for _ in range(untrusted_files.MOST_WAITING_EACH + 3)
    ]
    stranger = asyncio.create_task(readers.match("stranger", MATCH, 1.0))
    try:
        found = await asyncio.gather(*crowd, return_exceptions=True)
        assert [str(one) for one in found if isinstance(one, BaseException)] == ["too-many-requests"] * 2
        assert (await stranger).entries
    finally:
        await readers.close()


async def test_too_many_files_at_once_are_refused() -> None:
    readers = Readers()
    asked = [asyncio.create_task(readers.match(f"{at}", MATCH, 1.0)) for at in range(untrusted_files.MOST_WAITING + 2)]
    try:
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [str(one) for one in found if isinstance(one, BaseException)] == ["too-many-requests"]
    finally:
        await readers.close()
