"""Puts the house together inside a web worker: the server's application over what a browser has."""

from __future__ import annotations

import logging
import sys
from typing import Protocol

from spukhaus.match.house import House
from spukhaus.pocket.entrance import Entrance, Page
from spukhaus.pocket.hub import Channel, ChannelHub
from spukhaus.pocket.store import Drawer, IndexedStore
from spukhaus.pocket.thinkers import Thinkers, WebWorker
from spukhaus.server.app import Setup, application
from spukhaus.server.bots import BotHouse
from spukhaus.server.server_log import ShortLines


class Surroundings(Protocol):
    """What the web worker has for the house."""

    page: Page
    drawer: Drawer
    channel: Channel

    def thinker(self) -> WebWorker: ...

    def listen(self, heard: object) -> None:
        """Other tabs ring for `heard`."""


async def open_house(around: Surroundings, bot_pace: float) -> Entrance:
    from pyodide.ffi import create_proxy

    _write_down()
    thinkers = Thinkers(around.thinker)
    hub = ChannelHub(around.channel)
    bots = BotHouse(1, hire=thinkers.hire)
    house = House(IndexedStore(around.drawer), hub, bots.think, bots.hint, pace=bot_pace)
    app = application(Setup(megabytes_each=0, tables_at_once=10_000), house, thinkers.hire)
    around.listen(create_proxy(hub.heard))
    await house.start()
    # As long as the page is open; nobody closes a house in a page, it is just gone.
    await app.router.lifespan_context(app).__aenter__()
    return Entrance(app, around.page)


def _write_down() -> None:
    """What goes wrong stands in the browser's console."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ShortLines())
    logging.getLogger("spukhaus").addHandler(handler)
    logging.getLogger("spukhaus").setLevel(logging.WARNING)
