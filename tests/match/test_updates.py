"""What only grows in a view is sent once on a connection, and whoever puts it together has the whole view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from spukhaus.core.errors import SpukhausError
from spukhaus.match import commands
from spukhaus.match.table import Table
from spukhaus.match.updates import NOTHING_YET, Viewer, about, encoder, perspectives, seat_name, update, update_after
from tests.match.bench import Bench, created

VIEWERS = (Viewer((0,)), Viewer((1,)), Viewer((0, 2)), Viewer())


class Client:
    """A connection that keeps what it was told, as docs/protocol.md says."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.bytes = 0
        self.begin()

    def begin(self) -> None:
        """A new connection, with what was seen before it."""
        self.had, self.views = NOTHING_YET, dict[str, Any]()
        self.fresh = True

    def hear(self, table: Table) -> None:
        message, self.had = update_after(table, self.viewer, 0, about(table), self.had)
        if self.fresh:
            assert message == update(table, self.viewer, 0)
        self.fresh = False
        told = msgspec.json.decode(message)
        self.bytes += len(encoder.encode(told["views"]))
        views = told["views"]
        for seat, parts in told.get("kept", {}).items():
            for name, count in parts.items():
                assert count > 0
                views[seat][name] = self.views[seat][name][:count] + views[seat][name]
        self.views = views

    def check(self, table: Table) -> None:
        whole = {seat_name(seat): table.game.view(table.state, seat) for seat in perspectives(table, self.viewer)}
        assert encoder.encode(self.views) == encoder.encode(whole)


@pytest.mark.parametrize("spectators", ["public", "open", "seat"])
def test_a_client_that_puts_it_together_has_the_whole_view(spectators: str) -> None:
    rng = random.Random(f"growing {spectators}")
    bench = Bench(created("ghostbumpers", 3, spectators=spectators)).seat_people("Ada", "Bo", "Cy")
    clients = [Client(viewer) for viewer in VIEWERS]
    undone = shrunk = 0
    while bench.table.outcome is None:
        seat = rng.choice(bench.table.asked())
        game = bench.table.game
        bench.act(seat, game.write(game.legal_actions(bench.table.state, seat).sample(rng)))
        if rng.random() < 0.15:
            rounds = len(bench.table.state.past)
            undone += take_back(bench, rng)
            shrunk += len(bench.table.state.past) < rounds
        if spectators == "seat" and rng.random() < 0.2:
            bench.do(commands.consent, rng.randrange(3), rng.random() < 0.5)
        for client in clients:
            if rng.random() < 0.1:
                client.begin()
            if rng.random() < 0.5:
                client.hear(bench.table)
                client.check(bench.table)
    for client in clients:
        client.hear(bench.table)
        client.check(bench.table)
    assert undone
    assert shrunk


def take_back(bench: Bench, rng: random.Random) -> bool:
    """Somebody takes back the latest action, and the others agree."""
    if bench.table.outcome is not None:
        return False
    number = bench.table.number
    try:
        bench.do(commands.take_back, rng.randrange(3))
        while (proposal := bench.table.proposal) is not None:
            missing = next(seat for seat in range(3) if seat not in proposal.agreed)
            bench.do(commands.answer, missing, True)
    except SpukhausError:
        return False
    return bench.table.number > number


def test_finished_rounds_are_not_sent_again() -> None:
    rng = random.Random("once")
    bench = Bench(created("ghostbumpers", 3)).seat_people("Ada", "Bo", "Cy")
    one, forgetful = Client(Viewer((0,))), Client(Viewer((0,)))
    while bench.table.outcome is None:
        seat = bench.table.asked()[0]
        game = bench.table.game
        bench.act(seat, game.write(game.legal_actions(bench.table.state, seat).sample(rng)))
        forgetful.begin()
        for client in (one, forgetful):
            client.hear(bench.table)
    assert one.bytes < 0.5 * forgetful.bytes


def test_two_connections_that_have_had_the_same_get_the_same_bytes() -> None:
    """So that spectators share one message, and what one has had tells nothing of another's seat."""
    bench = Bench(created("ghostbumpers", 3)).seat_people("Ada", "Bo", "Cy")
    first, had = update_after(bench.table, Viewer(), 0, about(bench.table), NOTHING_YET)
    again, _ = update_after(bench.table, Viewer(), 0, about(bench.table), NOTHING_YET)
    assert first == again
    bench.act(0, "lay 0")
    assert (
        update_after(bench.table, Viewer(), 1, about(bench.table), had)[0]
        == update_after(bench.table, Viewer(), 1, about(bench.table), had)[0]
    )
