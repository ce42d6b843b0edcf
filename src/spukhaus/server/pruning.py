"""The server clears away what need not be kept any longer (`match.retention`), about once an hour."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Final

from spukhaus.match.retention import Retention

log = logging.getLogger("spukhaus.server")

PRUNE_SECONDS: Final = 3600.0


async def prune_now_and_then(database: str, retention: Retention) -> None:
    """With several processes each does so, at a time of its own; the later ones find little."""
    from spukhaus.store.housekeeping import Housekeeping

    while True:
        await asyncio.sleep(PRUNE_SECONDS * random.uniform(0.5, 1.5))
        try:
            gone = await asyncio.to_thread(Housekeeping(database).prune, retention, time.time())
        except Exception as error:  # the store may be away for a moment; the next round tries again
            log.warning("old tables could not be cleared away: %s", type(error).__name__)
        else:
            for kind, (count, size) in sorted(gone.items()):
                log.info("%s tables cleared away: %s, %s bytes", count, kind, size)
