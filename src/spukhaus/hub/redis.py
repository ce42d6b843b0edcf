"""A hub through Redis: every ring is published on one channel, as the table's id and the number.

Redis may go away and come back. Rings are lost meanwhile, which the ports allow; nobody who rings is held up by it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from spukhaus.core.errors import SpukhausError
from spukhaus.hub.listeners import Listeners
from spukhaus.match.addresses import masked
from spukhaus.match.ports import Listener

TIMEOUT_SECONDS = 2.0
QUIET_SECONDS = 15.0
"""After this long without a ring, Redis is asked whether it is still there."""

SHORTEST_PAUSE_SECONDS = 0.1
LONGEST_PAUSE_SECONDS = 5.0
MOST_WAITING = 10_000

_AWAY = (RedisError, OSError, TimeoutError)
_log = logging.getLogger(__name__)


class RedisHub:
    """Made by `open`."""

    def __init__(self, redis: Redis, url: str) -> None:
        self._redis = redis
        self._url = masked(url)
        # Redis publishes across all its databases; two houses may use one Redis with different databases.
        self._channel = f"spukhaus:{redis.connection_pool.connection_kwargs.get('db', 0)}:rings"
        self._listeners = Listeners()
        self._hearing: asyncio.Task[None] | None = None
        self._subscribed = asyncio.Event()
        self._away = False
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._publishing = asyncio.create_task(self._publish_for_ever())

    @classmethod
    async def open(cls, url: str) -> RedisHub:
        try:
            # One attempt anew for a connection that died while it was idle.
            redis = Redis.from_url(
                url,
                socket_timeout=TIMEOUT_SECONDS,
                socket_connect_timeout=TIMEOUT_SECONDS,
                socket_keepalive=True,
                retry=Retry(NoBackoff(), 1),
            )
        except ValueError:  # the error may quote the password
            raise SpukhausError("hub-url", url=masked(url)) from None
        hub = cls(redis, url)
        try:
            await hub.ping()
        except SpukhausError:
            await hub.close()
            raise
        return hub

    async def ring(self, table: str, number: int) -> None:
        if self._publishing.done():  # closed
            return
        # Nobody who rings waits, or every move would be held up by a Redis that does not answer.
        with suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(f"{table} {number}")

    async def listen(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self._hearing = self._hearing or asyncio.create_task(self._hear_for_ever())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._subscribed.wait(), TIMEOUT_SECONDS)

    async def ping(self) -> None:
        try:
            await self._redis.ping()
        except _AWAY as error:
            raise SpukhausError("hub-unavailable", url=self._url) from error

    async def close(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outgoing.join(), TIMEOUT_SECONDS)
        for task in (self._publishing, self._hearing):
            if task:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self._redis.aclose()

    async def _publish_for_ever(self) -> None:
        while True:
            rings = [await self._outgoing.get()]
            while not self._outgoing.empty():
                rings.append(self._outgoing.get_nowait())
            await self._publish(rings)
            for _ in rings:
                self._outgoing.task_done()

    async def _publish(self, rings: list[str]) -> None:
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for ring in rings:
                    pipeline.publish(self._channel, ring)
                await pipeline.execute()
        except _AWAY as error:
            self._note_outage(error)
        else:
            self._away = False

    async def _hear_for_ever(self) -> None:
        pause = SHORTEST_PAUSE_SECONDS
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(self._channel)
                    await self._hear(pubsub)
            except _AWAY as error:
                pause = SHORTEST_PAUSE_SECONDS if self._subscribed.is_set() else min(2 * pause, LONGEST_PAUSE_SECONDS)
                self._subscribed.clear()
                self._note_outage(error)
                await asyncio.sleep(pause)

    async def _hear(self, pubsub: PubSub) -> None:
        asked = False
        while True:
            message = await pubsub.get_message(timeout=TIMEOUT_SECONDS if asked else QUIET_SECONDS)
            if message is None and asked:
                raise TimeoutError
            asked = message is None
            if message is None:
                await pubsub.ping()
            elif message["type"] == "subscribe":
                self._note_return()
            elif message["type"] == "message":
                await self._tell(message["data"])

    async def _tell(self, data: bytes) -> None:
        try:
            table, _, number = data.decode().rpartition(" ")
            ring = table, int(number)
        except ValueError:  # somebody else's message
            return
        await self._listeners.tell(*ring)

    def _note_return(self) -> None:
        self._subscribed.set()
        self._away = False

    def _note_outage(self, error: BaseException) -> None:
        if not self._away:
            self._away = True
            _log.warning("redis is away (%s): %s", type(error).__name__, self._url)
