"""The store of the house in the pocket, in a browser: IndexedDB, `web/src/port/drawer.ts`, and `pocket/store.py`.

A page of a real browser runs all of it, and what a test asks of the store is asked there. Playwright lives in a thread
of its own, so that tests may have an event loop.
"""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, sync_playwright

import spukhaus
from spukhaus.core.errors import SpukhausError
from spukhaus.match.ports import NOT_KNOWN, Bar, Bell, Founding, NoSuchTable, Notice, Stale
from tests.pages import WEB, script_of
from tests.services import chromium

ORIGIN = "http://pocket.test/"
PACKAGE = Path(spukhaus.__file__).parent
NEEDED = ("core/errors.py", "core/seed.py", "match/ports.py", "pocket/store.py")

PYTHON = """
import base64, json
from spukhaus.core.errors import SpukhausError
from spukhaus.match.ports import Founding, NoSuchTable, Notice, Stale
from spukhaus.pocket.store import IndexedStore

def unpacked(value):
    if isinstance(value, list):
        return [unpacked(one) for one in value]
    if not isinstance(value, dict):
        return value
    if "bytes" in value:
        return base64.b64decode(value["bytes"])
    return {"Notice": Notice, "Founding": Founding}[value["kind"]](*map(unpacked, value["parts"]))

def packed(value):
    if isinstance(value, bytes):
        return {"bytes": base64.b64encode(value).decode()}
    return [packed(one) for one in value] if isinstance(value, (list, tuple)) else value

async def call(drawer, method, arguments):
    try:
        answer = await getattr(IndexedStore(drawer), method)(*unpacked(json.loads(arguments)))
    except (Stale, NoSuchTable) as error:
        return json.dumps({"raised": type(error).__name__})
    except SpukhausError as error:
        return json.dumps({"refused": error.code})
    return json.dumps({"answer": packed(answer)})
call
"""

PAGE = """async ([files, python]) => {
    const { loadPyodide } = await import("/pyodide.mjs");
    const loaded = await loadPyodide({ indexURL: "/" });
    for (const [path, text] of Object.entries(files)) {
        loaded.FS.mkdirTree(`/sources/${path}`.replace(/\\/[^/]*$/, ""));
        loaded.FS.writeFile(`/sources/${path}`, text);
    }
    loaded.runPython('import sys; sys.path.insert(0, "/sources")');
    window.call = loaded.runPython(python);
    window.drawers = [];
    window.answers = [];
}"""


class Tab:
    """A page of a browser with the store in it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "browser")
        self._numbers = count()

    @contextmanager
    def opened(self) -> Iterator[Tab]:
        self._thread.submit(self._start).result()
        try:
            yield self
        finally:
            self._thread.submit(self._stop).result()
            self._thread.shutdown()

    def _start(self) -> None:
        program = chromium()
        self._playwright = sync_playwright().start()
        self._browser = self._playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"]
        )
        self._page: Page = self._browser.new_page()
        self._page.route("**/*", _serve)
        self._page.goto(ORIGIN)
        self._page.add_script_tag(content=script_of("src/port/drawer.ts"))
        files = {f"spukhaus/{name}": (PACKAGE / name).read_text("utf-8") for name in NEEDED}
        files |= {f"spukhaus/{folder}__init__.py": "" for folder in ("", "core/", "match/", "pocket/")}
        self._page.evaluate(PAGE, [files, PYTHON])

    def _stop(self) -> None:
        self._browser.close()
        self._playwright.stop()

    async def open(self, name: str) -> int:
        return int(await self._run("async (name) => drawers.push(await bundled.Drawer.open(name)) - 1", name))

    async def call(self, drawer: int, method: str, *arguments: object) -> Any:
        """Begun first and waited for later, so that many can be under way at a time."""
        number = next(self._numbers)
        begin = "([n, at, method, given]) => { answers[n] = call(drawers[at], method, given) }"
        await self._run(begin, [number, drawer, method, json.dumps(_packed(arguments))])
        return json.loads(await self._run("(n) => answers[n]", number))

    async def _run(self, script: str, argument: object) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: self._page.evaluate(script, argument))


def _serve(route: Route) -> None:
    name = route.request.url.removeprefix(ORIGIN)
    if name:
        route.fulfill(path=WEB / "node_modules" / "pyodide" / name)
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


class StoreInTab:
    """The store there, as anybody here uses one."""

    def __init__(self, tab: Tab, drawer: int) -> None:
        self._tab = tab
        self._drawer = drawer

    async def append(
        self, table: str, first: int, entries: Sequence[bytes], notice: Notice, founding: Founding = NOT_KNOWN
    ) -> None:
        await self._call("append", table, first, list(entries), notice, founding)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return list(await self._call("read", table, after))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await self._call("numbers", list(tables)))

    async def identities(self) -> list[str]:
        return list(await self._call("identities"))

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        return [(table, body) for table, body in await self._call("listed", limit)]

    async def due(self, now: float, limit: int) -> list[str]:
        return list(await self._call("due", now, limit))

    async def remember(self, person: str, table: str, seat: int) -> None:
        await self._call("remember", person, table, seat)

    async def remembered(self, person: str) -> list[tuple[str, int]]:
        return [(table, seat) for table, seat in await self._call("remembered", person)]

    async def forget(self, person: str) -> int:
        return int(await self._call("forget", person))

    async def erase(self, table: str, seat: int) -> None:
        await self._call("erase", table, seat)

    async def delete(self, table: str, number: int) -> bool:
        return bool(await self._call("delete", table, number))

    async def greet(self, table: str, seat: int, address: str) -> None:
        await self._call("greet", table, seat, address)

    async def hang_bell(self, table: str, bell: Bell) -> None:
        """Nobody rings at a house in a page."""

    async def bells(self, table: str) -> list[Bell]:
        return list(await self._call("bells", table))

    async def take_bell(self, table: str, seat: int, holder: str) -> int:
        return int(await self._call("take_bell", table, seat, holder))

    async def make_deal(self, day: str, game: str, seed: str) -> str:
        return str(await self._call("make_deal", day, game, seed))

    async def deals(self, day: str) -> dict[str, str]:
        return dict(await self._call("deals", day))

    async def note_result(self, day: str, game: str, table: str, name: str, result: bytes) -> None:
        await self._call("note_result", day, game, table, name, result)

    async def results(self, day: str, game: str) -> list[tuple[str, str, bytes]]:
        return list(await self._call("results", day, game))

    async def founder(self, table: str) -> str:
        return str(await self._call("founder", table))

    async def stored(self, address: str) -> int:
        return int(await self._call("stored", address))

    async def bars(self) -> list[tuple[str, Bar]]:
        return list(await self._call("bars"))

    async def ping(self) -> None:
        await self._call("ping")

    async def close(self) -> None:
        await self._call("close")

    async def _call(self, method: str, *arguments: object) -> Any:
        answer = await self._tab.call(self._drawer, method, *arguments)
        if "raised" in answer:
            raise {"Stale": Stale, "NoSuchTable": NoSuchTable}[answer["raised"]]
        if "refused" in answer:
            raise SpukhausError(answer["refused"])
        return _unpacked(answer["answer"])


def _packed(value: object) -> Any:
    if isinstance(value, bytes):
        return {"bytes": base64.b64encode(value).decode()}
    if isinstance(value, Notice):
        return {"kind": "Notice", "parts": [_packed(value.listed), value.wake_at, value.stage]}
    if isinstance(value, Founding):
        return {"kind": "Founding", "parts": [value.address, _packed(value.shared)]}
    return [_packed(one) for one in value] if isinstance(value, list | tuple) else value


def _unpacked(value: Any) -> Any:
    if isinstance(value, dict):
        return base64.b64decode(value["bytes"]) if "bytes" in value else value
    return [_unpacked(one) for one in value] if isinstance(value, list) else value
