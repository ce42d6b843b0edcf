"""The doorbell between processes: in memory for one, Redis for many. What a hub promises stands in match.ports."""

from __future__ import annotations

from spukhaus.core.errors import SpukhausError
from spukhaus.match.addresses import masked
from spukhaus.match.ports import Hub


async def open_hub(url: str) -> Hub:
    """The hub at `memory:`, or at `redis://...` (`rediss://...` with encryption)."""
    if url == "memory:":
        from spukhaus.hub.memory import MemoryHub

        return MemoryHub()
    if url.startswith(("redis://", "rediss://")):
        return await _open_redis(url)
    raise SpukhausError("hub-url", url=masked(url))


async def _open_redis(url: str) -> Hub:
    try:
        from spukhaus.hub.redis import RedisHub
    except ModuleNotFoundError:  # the extra `cluster` is not installed
        raise SpukhausError("hub-url", url=masked(url)) from None
    return await RedisHub.open(url)
