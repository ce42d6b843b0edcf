"""The log: one line of JSON each, with time and level; one for each request; and no secret in any."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import subprocess
import sys
from datetime import datetime
from typing import Any

import httpx
import pytest

from spukhaus.server.server_log import Lines, ShortLines
from tests.server.running import a_house, serving
from tests.server.test_live import DRAWN
from tests.services import answers, free_port

pytestmark = pytest.mark.anyio


def lines_of(caplog: pytest.LogCaptureFixture, logger: str) -> list[dict[str, Any]]:
    written = [Lines().format(record) for record in caplog.records if record.name == logger]
    assert not any("\n" in line for line in written)
    return [json.loads(line) for line in written]


async def test_each_request_is_one_line_without_a_secret(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        caplog.clear()
        await site.http.get(f"/api/tables/{table}/log", headers={"authorization": f"Bearer {keys[0]}"})
        await site.try_post(f"/api/tables/{table}/redeem", {"code": "a-code"})
        await site.http.get(f"/api/nothing/{table}")
        async with site.live(table, keys[0]) as ada:
            await ada.ask(type="ping")
    lines = lines_of(caplog, "spukhaus.requests")
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("GET", "/api/tables/{table}/log", 200),
        ("POST", "/api/tables/{table}/redeem", 403),
        ("GET", "none", 404),
        ("WEBSOCKET", "/api/tables/{table}/live", 101),
    ]
    for line in lines:
        assert datetime.fromisoformat(line["time"]).tzinfo is not None
        assert (line["level"], line["message"]) == ("info", "request")
        assert line["milliseconds"] >= 0
    everything = "".join(Lines().format(record) for record in caplog.records if record.name.startswith("spukhaus"))
    assert not any(secret in everything for secret in (table, *keys, "a-code", "127.0.0.1"))


def test_an_error_is_told_by_its_kind_and_place_and_not_by_its_words() -> None:
    with pytest.raises(ValueError, match="a secret") as raised:
        int("a secret")
    info = (raised.type, raised.value, raised.tb)
    record = logging.LogRecord("spukhaus.match", logging.ERROR, "", 0, "it %s", ("failed",), info)
    line = json.loads(Lines().format(record))
    assert (line["level"], line["message"], line["error"]) == ("error", "it failed", "ValueError")
    assert line["trace"][0].startswith("test_server_log.py:")
    assert "a secret" not in json.dumps(line)


@pytest.mark.parametrize(
    ("asked", "at_a_terminal", "lines"), [([], True, 0), ([], False, 1), (["--log", "requests"], True, 1)]
)
def test_a_terminal_is_not_told_of_each_request(asked: list[str], at_a_terminal: bool, lines: int) -> None:
    """`./play` at home says where it serves, and then only what somebody should know."""
    port = free_port()
    ours, its = os.openpty() if at_a_terminal else os.pipe()
    command = [sys.executable, "-m", "spukhaus", "serve", "--database", "memory:", "--port", str(port), *asked]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=its)
    os.close(its)
    try:
        while not answers(port):
            assert server.poll() is None
        assert httpx.get(f"http://127.0.0.1:{port}/health/live").status_code == 200
    finally:
        server.terminate()
        server.wait(20)
    written = b""
    with contextlib.suppress(OSError):  # a terminal that nobody writes to any more is an error, not an end
        while more := os.read(ours, 65536):
            written += more
    os.close(ours)
    assert written.count(b'"route": "/health/live"') == lines
    assert lines or not written


def test_short_lines_tell_no_more_than_long_ones() -> None:
    with pytest.raises(ValueError, match="a secret") as raised:
        int("a secret")
    info = (raised.type, raised.value, raised.tb)
    line = ShortLines().format(logging.LogRecord("spukhaus.match", logging.ERROR, "", 0, "it %s", ("failed",), info))
    assert line.startswith("error: it failed (ValueError: test_server_log.py:")
    assert "a secret" not in line
