"""Playing on from a moment of a match that is over: the seat knows what it knew, and all else is dealt anew."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spukhaus.core import matchfile, registry
from spukhaus.core.bot import RandomBot
from spukhaus.core.errors import MatchFileBroken, OutOfTurn
from spukhaus.core.game import CHANCE, Seat
from spukhaus.core.play import Play, play_by
from spukhaus.match import commands
from spukhaus.match.chance import from_seed
from spukhaus.match.commands import TableRefused, Taker
from spukhaus.match.entries import Acted, Created, Seated, Started, encode
from spukhaus.match.keys import hashed
from spukhaus.match.table import Table
from tests.match.bench import SEED, Bench, created

SEATS = {"shy_monsters": 2, "ghostbumpers": 4, "straszydla": 3}
GAMES = sorted(SEATS)


@cache
def finished(name: str, seed: int) -> Table:
    """A match between random players, as a table has it."""
    game = registry.game(name)
    bot = RandomBot(game)

    def decide(play: Play, seat: Seat, rng: random.Random) -> Any:
        return bot.choose(None, game.legal_actions(play.state, seat), rng)

    first = replace_seed(name, f"{seed:064x}")
    play = play_by(game, registry.config(game, SEATS[name]), decide, f"{seed:064x}")
    table = Table.of("original", [encode(first)])
    for seat in table.seats:
        table.fold(Seated(0.0, seat=seat, name=f"Seat {seat}", bot="random"))
    table.fold(Started(0.0))
    for logged in play.log:
        table.fold(Acted(0.0, logged.seat, game.write(logged.action)))
    return table


def replace_seed(name: str, seed: str) -> Created:
    return msgspec.structs.replace(created(name, SEATS[name]), seed=seed)


def branch(table: Table, at: int, seat: Seat, seed: str = SEED) -> Table:
    taker = Taker(at, seat, "Ada", hashed("ada"), "random")
    entries = commands.branched(table, "branch", taker, seed, 1.0)
    return Table.of("branch", [encode(entry) for entry in entries])


def moments(table: Table) -> list[int]:
    """The counts of actions after which somebody could play on."""
    return [at for at in range(len(table.taken)) if table.game.outcome(table.state_after(at)) is None]


def play_out(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    while table.outcome is None:
        seat = table.asked()[0]
        action = table.game.legal_actions(table.state, seat).sample(rng)
        for entry in commands.act(table, seat, None, table.game.write(action), 2.0):
            table.fold(entry)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_what_is_dealt_anew_fits_what_the_seat_knew(name: str, data: st.DataObject) -> None:
    table = finished(name, data.draw(st.integers(0, 2)))
    at = data.draw(st.sampled_from(moments(table)))
    seat = data.draw(st.sampled_from(table.seats))
    made = branch(table, at, seat, f"{data.draw(st.integers(0, 2**64)):064x}")
    then = table.state_after(at)
    assert made.game.view(made.first_state, seat) == table.game.view(then, seat)
    assert made.game.to_act(made.first_state) == table.game.to_act(then)
    assert made.game.legal_actions(made.first_state, seat) == table.game.legal_actions(then, seat)
    assert made.places[seat].keys == (hashed("ada"),)
    assert all(made.places[other].bot == "random" for other in made.seats if other != seat)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_truly_dealt_anew(name: str) -> None:
    """Over the moments of a match the hidden things are not always those of the match."""
    table = finished(name, 0)
    seat = 1  # in Shy Monsters the Hero: the Dungeon Master knows everything but what is still to be drawn
    changed = sum(branch(table, at, seat).first_state != table.state_after(at) for at in moments(table)[::3])
    assert changed > 0


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_a_branch_is_a_match_like_any_other(name: str, data: st.DataObject) -> None:
    """It can be played to its end, kept, written as a file, verified, and branched again."""
    table = finished(name, 0)
    made = branch(table, data.draw(st.sampled_from(moments(table))), data.draw(st.sampled_from(table.seats)))
    play_out(made, data.draw(st.integers(0, 99)))
    text = matchfile.write(made.file())
    assert text.startswith("spukhaus match 3\n")
    read = matchfile.read(text)
    assert read == made.file()
    *_, last = matchfile.replay(read)
    assert last.step.state == made.state
    again = branch(made, data.draw(st.sampled_from(moments(made))), data.draw(st.sampled_from(made.seats)), "ab" * 32)
    play_out(again, 5)
    *_, last = matchfile.replay(matchfile.read(matchfile.write(again.file())))
    assert last.step.state == again.state


def test_a_match_that_goes_on_cannot_be_branched() -> None:
    bench = Bench(created()).seat_people("Ada", "Bo")
    with pytest.raises(TableRefused) as refused:
        branch(bench.table, 0, 0)
    assert refused.value.code == "match-goes-on"


def test_what_cannot_be_branched() -> None:
    table = finished("shy_monsters", 0)
    for at, seat, code in ((1, 2, "no-such-seat"), (-1, 0, "no-such-moment"), (10_000, 0, "no-such-moment")):
        with pytest.raises(TableRefused) as refused:
            branch(table, at, seat)
        assert refused.value.code == code
    with pytest.raises(OutOfTurn):
        branch(table, len(table.taken), 0)
    with pytest.raises(TableRefused):
        commands.branched(table, "branch", Taker(1, 0, "", hashed("ada"), "random"), SEED, 1.0)


def test_before_the_deal_chance_deals_at_the_new_table() -> None:
    table = finished("shy_monsters", 0)
    made = branch(table, 0, 1)
    assert made.before == ()
    assert made.taken[0].logged.seat == CHANCE
    assert made.asked() == (0,)


def test_a_rematch_of_a_branch_begins_at_the_beginning() -> None:
    made = branch(finished("shy_monsters", 0), 4, 1)
    play_out(made, 1)
    again = commands.seated_anew(made, "again", SEED, 3.0, from_seed)
    assert Table.of("again", [encode(entry) for entry in again]).before == ()


def broken(text: str) -> str:
    with pytest.raises(MatchFileBroken) as error:
        list(matchfile.replay(matchfile.read(text)))
    return error.value.code


def test_files_with_a_spoiled_redeal_are_refused() -> None:
    table = finished("ghostbumpers", 0)
    made = branch(table, moments(table)[-20], 2)
    play_out(made, 1)
    text = matchfile.write(made.file())
    line = next(line for line in text.splitlines() if line.startswith("~ 2 "))
    assert broken(text.replace(line, "~ 7 " + SEED)) == "file-redeal"
    assert broken(text.replace(line, "~ 2 xyz")) == "file-redeal"
    other = replace(made.file(), redeals=(replace(made.redeals[0], seed="00" * 32),))
    assert broken(matchfile.write(other)) in ("file-refused", "file-chance", "file-outcome")
