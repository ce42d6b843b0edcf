"""What the house answers to everybody alike, asked when the site is written: a page need not wait for Python to know
which games there are."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from spukhaus.hub.memory import MemoryHub
from spukhaus.match.house import House
from spukhaus.pocket.entrance import Entrance
from spukhaus.server.app import Setup, application
from spukhaus.store.memory import MemoryStore

ALIKE: Final = ("/api/games",)


class _Page:
    def __init__(self) -> None:
        self.answers: asyncio.Queue[tuple[int, str]] = asyncio.Queue()

    def answer(self, number: int, status: int, kind: str, body: str) -> None:
        assert (status, kind) == (200, "application/json"), (number, status, body)
        self.answers.put_nowait((number, body))

    def opened(self, number: int) -> None: ...

    def said(self, number: int, text: str) -> None: ...

    def closed(self, number: int, code: int, reason: str) -> None: ...


def foreknown() -> dict[str, str]:
    """The answers by their addresses."""
    with ThreadPoolExecutor(1) as elsewhere:  # whoever asks may have an event loop already
        return elsewhere.submit(asyncio.run, _asked()).result()


async def _asked() -> dict[str, str]:
    page = _Page()
    app = application(Setup("memory:"), House(MemoryStore(), MemoryHub()))
    async with app.router.lifespan_context(app):
        entrance = Entrance(app, page)
        for number, path in enumerate(ALIKE):
            entrance.ask(number, "GET", path, "{}", "")
        found = [await page.answers.get() for _ in ALIKE]
    return {ALIKE[number]: body for number, body in found}
