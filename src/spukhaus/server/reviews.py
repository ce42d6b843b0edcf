"""Reviews of finished matches, made in a process of their own and kept with the match; and what seats should have
believed at any moment of it.

Anybody who may look at a table may ask for its review, once it is over. One is made at a time, the others wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, cast

import msgspec
from starlette.requests import Request

from spukhaus.core import registry
from spukhaus.core.game import AnyView, Logged, described
from spukhaus.core.plain_json import JSON
from spukhaus.core.redeal import Redeal
from spukhaus.core.thought import Thought
from spukhaus.match.commands import TableRefused
from spukhaus.match.reviews import keep_review, kept_review
from spukhaus.match.table import Table
from spukhaus.match.thoughts import worded
from spukhaus.match.updates import encoder
from spukhaus.review.analyst import analyst_for
from spukhaus.review.review import review as look_back
from spukhaus.review.settling import VERSION
from spukhaus.server.answers import client_of
from spukhaus.server.fair_queue import Asker
from spukhaus.server.limits import Limiter
from spukhaus.server.requests import Room, Services
from spukhaus.server.review_messages import Review, ReviewAnswer
from spukhaus.server.routes import ANY_JSON, route
from spukhaus.server.workers import MEMORY_BYTES, THINKING_SECONDS, Crew, Progress, Task, Tell, WorkerFailed

log = logging.getLogger("spukhaus.reviews")

REVIEW_SECONDS: Final = 900.0
"""A review that takes longer is given up: a usual one needs ten seconds of a core, and waits for those who play."""
MOST_WAITING: Final = 50
MOST_WAITING_EACH: Final = 10
"""In all, and for one address."""
REVIEWS_AT_ONCE: Final = 20
REVIEWS_A_SECOND: Final = 0.1
BELIEFS_AT_ONCE: Final = 60
BELIEFS_A_SECOND: Final = 5.0
"""For each address."""
KEPT_BELIEFS: Final = 512
MOST_TOLD: Final = 6
"""So many of the things that happened in a moment are named."""


@dataclass(slots=True)
class _Making:
    """A review on its way."""

    task: asyncio.Task[None] | None = None
    progress: float = 0.0
    failed: bool = False


class Reviews(Room):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._reviewers = Crew(1, REVIEW_SECONDS, MEMORY_BYTES, make_review, services.hire)
        self._believers = Crew(1, THINKING_SECONDS, MEMORY_BYTES, make_beliefs, services.hire)
        self._making: dict[str, _Making] = {}
        self._believed: OrderedDict[tuple[str, int, int], JSON] = OrderedDict()
        self._starts = Limiter(REVIEWS_AT_ONCE, REVIEWS_A_SECOND)
        self._looks = Limiter(BELIEFS_AT_ONCE, BELIEFS_A_SECOND)

    @route("POST", "/api/tables/{table}/review", "Have the finished match reviewed", ANY_JSON)
    async def start_review(self, request: Request) -> ReviewAnswer:
        """Begin, or join those who wait already."""
        table = await self.finished_table(request)
        if table.outcome is None:  # a file that ends before its match does
            raise TableRefused("match-goes-on")
        making = self._making.get(table.identity)
        if not _known(table) and (making is None or making.failed):
            self._starts.check(client_of(request))
            full = self._reviewers.full(client_of(request), MOST_WAITING, MOST_WAITING_EACH)
            if full or len(self._making) >= MOST_WAITING:
                raise TableRefused("too-many-requests")
            making = self._making[table.identity] = _Making()
            making.task = asyncio.create_task(self._make(table, making, client_of(request)))
        return await self._told(request, table)

    @route("GET", "/api/tables/{table}/review", "The review, or how much of it is done", ANY_JSON)
    async def show_review(self, request: Request) -> ReviewAnswer:
        return await self._told(request, await self.finished_table(request))

    async def _told(self, request: Request, table: Table) -> ReviewAnswer:
        making = self._making.get(table.identity)
        if making is not None and making.failed:
            del self._making[table.identity]
            raise TableRefused("review-failed")
        if making is not None:
            ahead = self._reviewers.ahead(table.identity)
            return {"progress": round(making.progress, 3), "review": None, "ahead": ahead}
        kept = await kept_review(self.house, table.identity) if _known(table) else None
        if kept is None:
            return {"progress": None, "review": None}
        told = await self.retellings.tell(request, table, ("review",), partial(_worded, table, kept))
        return {"progress": None, "review": cast(Review, msgspec.Raw(told))}  # written down already

    async def _make(self, table: Table, making: _Making, address: str) -> None:
        def heard(progress: float) -> None:
            making.progress = progress

        try:
            review = await self._reviewers.ask(Asker(table.identity, address), task_of(table), heard)
            await keep_review(self.house, table.identity, VERSION, review)
        except WorkerFailed as failure:
            log.warning("a review of %s failed: %s", table.game.name, failure)
            making.failed = True
        except Exception:
            log.exception("a review could not be kept")
            making.failed = True
        else:
            del self._making[table.identity]

    @route(
        "GET",
        "/api/tables/{table}/beliefs/{at}/{seat}",
        "What a well-informed player in a seat should have thought, once the match is over",
        ANY_JSON,
    )
    async def beliefs(self, request: Request) -> object:
        """What the seat knew after so many actions of the match, and what it should have thought of the rest."""
        table = await self.finished_table(request)
        at, seat = request.path_params["at"], request.path_params["seat"]
        if not 0 <= at <= len(table.taken):
            raise TableRefused("no-such-moment", last=len(table.taken))
        if seat not in table.seats:
            raise TableRefused("no-such-seat", seat=seat)
        key = (table.identity, at, seat)
        if key not in self._believed:
            self._looks.check(client_of(request))
            self._believed[key] = await self._believe(table, at, seat, client_of(request))
            if len(self._believed) > KEPT_BELIEFS:
                self._believed.popitem(last=False)
        view = table.game.view(table.state_after(at), seat)
        return {"at": at, "seat": seat, "view": view, "beliefs": self._believed[key]}

    async def _believe(self, table: Table, at: int, seat: int, address: str) -> JSON:
        task = (table.game.name, table.game.view(table.state_after(at), seat), f"beliefs {at} {seat}")
        try:
            found: JSON = await self._believers.ask(Asker(table.identity, address), task)
        except WorkerFailed as failure:
            log.warning("beliefs at %s failed: %s", table.game.name, failure)
            raise TableRefused("review-failed") from failure
        return found

    async def close(self) -> None:
        tasks = [making.task for making in self._making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._reviewers.close()
        await self._believers.close()


def _known(table: Table) -> bool:
    """Whether it has a review of today's form: an older one is as good as none, and made anew."""
    return table.review is not None and table.review[1] >= VERSION


def task_of(table: Table) -> Task:
    """A match for a process of its own: all of it, as text."""
    actions = [(logged.seat, table.game.write(logged.action)) for logged in table.log()]
    made = table.created
    return made.edition, made.seats, made.options, made.rules, actions, table.redeals


def make_review(
    tell: Tell,
    edition: str,
    seats: int,
    options: dict[str, str],
    rules: int,
    actions: list[tuple[int, str]],
    redeals: tuple[Redeal, ...] = (),
) -> bytes:
    """In the other process. How much is done is told in whole percents."""
    game = registry.game_of_edition(edition)
    config = registry.config(game, seats, registry.edition_of_text(edition), options, rules)
    told = [0]

    def heard(progress: float) -> None:
        if round(100 * progress) > told[0]:
            told[0] = round(100 * progress)
            tell(Progress(progress))

    log = [Logged(seat, game.read(text)) for seat, text in actions]
    found = look_back(game, config, log, heard, redeals)
    return msgspec.json.encode(found.record(game))


def make_beliefs(_: Tell, game_name: str, view: AnyView, stream: str) -> JSON:
    """In the other process, which is given the view and nothing else."""
    game = registry.game(game_name)
    beliefs = analyst_for(game).beliefs(view, random.Random(stream))
    record = Thought(None, (), beliefs).record(game)
    assert isinstance(record, dict)
    return record["beliefs"]


def _worded(table: Table, kept: bytes) -> bytes:
    return encoder.encode(in_words(table, msgspec.json.decode(kept)))


def in_words(table: Table, record: dict[str, Any]) -> JSON:
    """A review as readers get it: actions in their parts, for which there are words, and what happened meanwhile."""
    game = table.game

    def told(text: str | None) -> JSON:
        return None if text is None else described(game.read(text), game.write)

    moments = [
        {**one, "action": told(one["action"]), "better": told(one["better"]), "told": _happened(table, one)}
        for one in record["moments"]
    ]
    decisions = [{**worded(game, one), "action": told(one["action"])} for one in record["decisions"]]
    numbers: list[JSON] = [taken.number for taken in table.taken]
    return {**record, "moments": moments, "decisions": decisions, "numbers": numbers}


def _happened(table: Table, moment: dict[str, Any]) -> list[JSON]:
    """What its seat heard from the decision on until it was asked again."""
    heard = [
        {"kind": told.kind, "params": dict(told.params)}
        for taken in table.taken[moment["at"] : moment["until"]]
        for told in taken.step.told(moment["seat"])
    ]
    return [msgspec.to_builtins(one) for one in heard[-MOST_TOLD:]]
