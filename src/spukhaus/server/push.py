"""Web Push: rings at the push service of somebody's browser, and says nothing. The browser knows the words.

An address at a push service comes from a stranger. So it must be HTTPS, all that its name stands for must be public,
and we connect to what was looked at and to nothing else; nothing is followed, read or repeated. All this is done in a
thread with an event loop of its own: whatever a service does, no table waits.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import threading
from collections.abc import Awaitable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

from spukhaus.match.commands import TableRefused
from spukhaus.server.fair_queue import Asker, Turns
from spukhaus.server.limits import Limiter
from spukhaus.server.vapid import PushKey

if TYPE_CHECKING:
    from ssl import SSLContext

log = logging.getLogger("spukhaus.push")

AnswerT = TypeVar("AnswerT")

LONGEST_ENDPOINT: Final = 1000
_ENDPOINT: Final = re.compile(r"https://[A-Za-z0-9.-]+(:[0-9]{1,5})?/[\x21-\x7e]*")
_TRANSLATED: Final = tuple(map(ip_network, ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Where an IPv6 address leads to an IPv4 address, which may be anybody's."""

SECONDS: Final = 10.0
"""So long may a service take, all in all."""
KEPT_SECONDS: Final = 3 * 24 * 3600
"""So long a service tries to reach a browser that is switched off."""
MOST_WAITING: Final = 1000
MOST_WAITING_EACH: Final = 100
AT_ONCE: Final = 20
"""So many rings may wait, in all and for one address, and so many are on their way. Whoever comes then is not rung
for. A service may be anybody's who wants others not to be rung for, and takes its time: so addresses have turns."""
RINGS_AT_ONCE: Final = 200
RINGS_A_SECOND: Final = 2.0
"""For each address: the services are other people's."""
MOST_LOOKUPS: Final = 64
"""So many names may be looked up at once. One of which nothing is heard keeps its place longer than we wait for it."""
GONE: Final = (404, 410)
"""A service's word for a browser that does not listen any more."""


class Service(NamedTuple):
    """A push service, as far as its address tells."""

    host: str
    port: int
    origin: str
    path: str


def service_at(endpoint: str) -> Service:
    """Or a refusal, if it is no such address. Where its name leads is looked at when it matters."""
    if len(endpoint) > LONGEST_ENDPOINT or not _ENDPOINT.fullmatch(endpoint):
        raise TableRefused("push-endpoint")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise TableRefused("push-endpoint") from None
    if not host or port == 0:
        raise TableRefused("push-endpoint")
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    return Service(host, port or 443, f"https://{parts.netloc.lower()}", path)


def public(address: str) -> bool:
    """Whether it is somewhere in the open network, and not in the host's own house."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        if found.is_site_local:
            return False
        found = found.ipv4_mapped or found
    return found.is_global and not found.is_multicast and not any(found in network for network in _TRANSLATED)


def trusted() -> SSLContext:
    import ssl

    return ssl.create_default_context()


async def resolved(service: Service) -> str:
    """Where the service is. If only one of the places is not public, it is nowhere."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(service.host, service.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise TableRefused("push-endpoint") from None
    addresses = [str(place[4][0]).partition("%")[0] for place in found]
    if not addresses or not all(map(public, addresses)):
        raise TableRefused("push-endpoint")
    return addresses[0]


async def rung(service: Service, authorization: str) -> int:
    """Ring once. The status that the service answers with; the rest of the answer is left unread."""
    reader, writer = await asyncio.open_connection(
        await resolved(service), service.port, ssl=trusted(), server_hostname=service.host
    )
    try:
        said = (
            f"POST {service.path} HTTP/1.1",
            f"Host: {service.origin.removeprefix('https://')}",
            f"Authorization: {authorization}",
            f"TTL: {KEPT_SECONDS}",
            "Topic: your-turn",  # one that waits is enough: it says no more
            "Content-Length: 0",
            "Connection: close",
        )
        writer.write("".join(f"{line}\r\n" for line in (*said, "")).encode())
        await writer.drain()
        line = await reader.readline()
        found = re.match(rb"HTTP/1\.[01] (\d{3})\b", line)
        return int(found[1]) if found else 0
    finally:
        writer.transport.abort()


class Ringer:
    """Rings in a thread of its own, started when it is first needed."""

    def __init__(self, key: PushKey, seconds: float = SECONDS) -> None:
        self.key = key
        self._seconds = seconds
        self._turns = Turns(AT_ONCE)
        self._rings = Limiter(RINGS_AT_ONCE, RINGS_A_SECOND)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    async def check(self, endpoint: str, asker: Asker) -> None:
        """Refuse an address that we would never ring at."""
        service = service_at(endpoint)
        self._check_crowd(asker)
        try:
            await self._in_turn(asker, self._timed(resolved(service)))
        except TimeoutError:
            raise TableRefused("push-endpoint") from None

    async def ring(self, endpoint: str, asker: Asker) -> bool:
        """Whether the browser listens, as far as we know: only its service can say that it is gone."""
        try:
            self._check_crowd(asker)
            self._rings.check(asker.address)
        except TableRefused:
            log.warning("too many people to ring for: one was left out")
            return True
        return await self._in_turn(asker, self._ring(endpoint))

    def _check_crowd(self, asker: Asker) -> None:
        if self._turns.waiting >= MOST_WAITING or self._turns.waiting_for(asker.address) >= MOST_WAITING_EACH:
            raise TableRefused("too-many-requests")

    async def _in_turn(self, asker: Asker, work: Coroutine[Any, Any, AnswerT]) -> AnswerT:
        try:
            await self._turns.take(asker)
        except BaseException:
            work.close()
            raise
        try:
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._elsewhere()))
        finally:
            self._turns.give()

    async def _timed(self, work: Awaitable[AnswerT]) -> AnswerT:
        async with asyncio.timeout(self._seconds):
            return await work

    async def _ring(self, endpoint: str) -> bool:
        try:
            service = service_at(endpoint)
            status = await self._timed(rung(service, self.key.authorization(service.origin)))
        except (TableRefused, OSError, TimeoutError, ValueError) as error:
            # The address itself is a secret: whoever knows it can ring there.
            log.warning("a push service could not be reached: %s", type(error).__name__)
            return True
        if status in GONE:
            return False
        if not 200 <= status < 300:
            log.warning("a push service answered %s", status)
        return True

    def _elsewhere(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._loop.set_default_executor(ThreadPoolExecutor(MOST_LOOKUPS, "spukhaus-push-lookup"))
            self._thread = threading.Thread(target=self._loop.run_forever, name="spukhaus-push", daemon=True)
            self._thread.start()
        return self._loop

    async def close(self) -> None:
        if self._loop is not None and self._thread is not None:
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(_drop_the_rest(), self._loop))
            self._loop.call_soon_threadsafe(self._loop.stop)
            await asyncio.to_thread(self._thread.join)
            self._loop.close()


async def _drop_the_rest() -> None:
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
