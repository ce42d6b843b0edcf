"""What people, bots and time can do to a table, and what they cannot."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest

from spukhaus.core import matchfile
from spukhaus.core.errors import IllegalAction, InvalidAction, NotFound, OutOfTurn, SpukhausError
from spukhaus.core.game import AnyGame
from spukhaus.core.plain_json import digest
from spukhaus.match import commands
from spukhaus.match.chance import from_seed
from spukhaus.match.entries import Clock, Entry, Offered, Paused, Resumed, Started, Substituted, TookBack, encode
from spukhaus.match.keys import hashed, matches, new_key
from spukhaus.match.table import Table
from spukhaus.match.updates import about, around, undo_of
from tests.match.bench import SEED, Bench, created, dealing

LAY = "lay corridor@j9 serpent@k9 corridor@l9 exit@l8 kraken@i8 corridor@i7"
DRAWN = dealing("draw kraken serpent", "draw bat cobra", "draw drake gargoyle")


@pytest.fixture
def walking() -> Bench:
    """Ada has laid the first storey; Bo has revealed two Corridors and may walk."""
    bench = Bench(created(), DRAWN).seat_people("Ada", "Bo")
    bench.act(0, LAY)
    bench.act(1, "reveal j9")
    bench.act(1, "reveal i7")
    return bench


def refusal(act: Callable[[], object]) -> SpukhausError:
    with pytest.raises(SpukhausError) as error:
        act()
    return error.value


# The rules


def test_the_rules_are_asked_once_for_each_action(walking: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's, and what chance does then."""
    game = walking.table.game
    applied = Mock(wraps=game.apply)
    monkeypatch.setattr(game, "apply", applied)
    table = walking.table
    for text in ("walk j9", "jump k9 l9"):
        table = table.after(commands.act(table, 1, None, text, 0.0, DRAWN))
    entries = commands.act(table, 1, None, "walk l8", 0.0, DRAWN)
    assert len(entries) == 2  # the Exit, and the next monsters
    table = table.after(entries)
    assert applied.call_count == len(table.taken) - len(walking.table.taken) == 4


def test_what_was_foreseen_and_not_done_leaves_no_trace(walking: Bench) -> None:
    table = walking.table
    tried, done = (commands.act(table, 1, None, text, 0.0) for text in ("walk j9", "walk i8"))
    for entries, hero in ((tried, "j9"), (done, "i8")):
        assert table.after(entries).state.storey.hero == hero


# Seats


def test_the_last_one_to_sit_down_starts_the_match() -> None:
    bench = Bench(created())
    assert len(bench.do(commands.sit, 1, "  Bo  the brave ", hashed("b"))) == 1
    assert bench.table.places[1].name == "Bo the brave"
    assert not bench.table.started
    entries = bench.do(commands.sit_bot, 0, "sensible")
    assert isinstance(entries[1], Started)
    assert bench.table.asked() == (0,)
    assert bench.actions()[0].startswith("draw ")


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "tab\x00", "\u3164", "Ada\u2800", "e" + "\u0323" * 5, "\u0301Ada"]
)
def test_names_are_printable_and_short(name: str) -> None:
    assert refusal(lambda: Bench(created()).do(commands.sit, 0, name, "k")).code == "name-form"


def test_names_of_all_scripts_are_welcome() -> None:
    for name in ("Łucja", "Nguyễn", "שְׁלֹמֹה", "अर्जुन", "ธิดา", "Zoe\u0308", "👻❤️"):
        assert commands.clean_name(name) in (name, "Zoë")


def test_seats_are_taken_once_and_before_the_start() -> None:
    bench = Bench(created())
    bench.do(commands.sit, 0, "Ada", "a")
    assert refusal(lambda: bench.do(commands.sit, 0, "Eve", "e")).code == "seat-taken"
    assert refusal(lambda: bench.do(commands.sit, 7, "Eve", "e")).code == "no-such-seat"
    assert isinstance(refusal(lambda: bench.do(commands.sit_bot, 1, "deep-thought")), NotFound)
    bench.do(commands.stand_up, 0)
    assert not bench.table.places[0].occupied


def test_whoever_leaves_a_running_match_is_replaced_by_a_bot(walking: Bench) -> None:
    walking.do(commands.stand_up, 1)
    assert walking.table.places[1].player == "sensible"
    assert walking.table.seat_of_key(hashed("Bo")) == ()
    assert walking.table.wake_at(5.0) == 5.0


def test_a_link_moves_a_seat_once_and_in_time(walking: Bench) -> None:
    walking.do(lambda _, now: commands.link(1, "code", now))
    assert refusal(lambda: walking.do(commands.redeem, "guess", hashed("p"))).code == "link-expired"
    walking.do(commands.redeem, "code", hashed("phone"))
    assert walking.table.seat_of_key(hashed("phone")) == walking.table.seat_of_key(hashed("Bo")) == (1,)
    assert refusal(lambda: walking.do(commands.redeem, "code", hashed("p"))).code == "link-expired"
    walking.do(lambda _, now: commands.link(1, "late", now))
    walking.now += commands.LINK_SECONDS + 1
    assert refusal(lambda: walking.do(commands.redeem, "late", hashed("p"))).code == "link-expired"


def test_whoever_leaves_takes_every_link_and_key_along() -> None:
    bench = Bench(created())
    bench.do(commands.sit, 0, "Ada", hashed("a"))
    bench.do(lambda _, now: commands.link(0, "old", now))
    bench.do(commands.stand_up, 0)
    bench.do(commands.sit, 0, "Bo", hashed("b"))
    assert refusal(lambda: bench.do(commands.redeem, "old", hashed("thief"))).code == "link-expired"
    bench.do(lambda _, now: commands.link(0, "mine", now))
    bench.do(commands.clear, 0)
    assert refusal(lambda: bench.do(commands.redeem, "mine", hashed("thief"))).code == "link-expired"
    assert not bench.reread().codes


def test_a_link_that_is_used_and_a_stand_in_end_no_other_link(walking: Bench) -> None:
    for code in ("phone", "tablet"):
        walking.do(lambda _, now, code=code: commands.link(1, code, now))
    walking.do(commands.redeem, "phone", hashed("phone"))
    walking.now = commands.NUDGE_SECONDS
    walking.do(commands.nudge, 0, 1)
    walking.now += commands.GRACE_SECONDS
    walking.do(commands.substitute, 1)
    walking.do(commands.redeem, "tablet", hashed("tablet"))
    assert all(walking.table.seat_of_key(hashed(device)) == (1,) for device in ("Bo", "phone", "tablet"))


def test_a_person_ends_all_other_devices(walking: Bench) -> None:
    for code in ("phone", "tablet"):
        walking.do(lambda _, now, code=code: commands.link(1, code, now))
    walking.do(commands.redeem, "phone", hashed("phone"))
    assert refusal(lambda: walking.do(commands.end_other_devices, 1, hashed("Ada"))).code == "wrong-key"
    walking.do(commands.end_other_devices, 1, hashed("phone"))
    assert walking.table.places[1].keys == (hashed("phone"),)
    assert refusal(lambda: walking.do(commands.redeem, "tablet", hashed("thief"))).code == "link-expired"
    assert walking.do(commands.end_other_devices, 1, hashed("phone")) == []
    assert walking.reread().seat_of_key(hashed("Bo")) == ()


def test_keys_are_compared_by_hash() -> None:
    key = new_key()
    assert matches(key, [hashed("other"), hashed(key)])
    assert not matches(key, [hashed("other")])
    assert not matches("", [])


# Acting


def test_refused_actions_change_nothing(walking: Bench) -> None:
    before = digest(walking.table.state), walking.table.number
    assert isinstance(refusal(lambda: walking.act(1, "walk l9")), IllegalAction)
    assert isinstance(refusal(lambda: walking.act(0, "walk j9")), OutOfTurn)
    assert isinstance(refusal(lambda: walking.act(1, "fly")), InvalidAction)
    assert (digest(walking.table.state), walking.table.number) == before


def test_acting_before_the_start() -> None:
    assert refusal(lambda: Bench(created()).act(0, LAY)).code == "table-not-started"


def test_an_answer_to_an_older_decision_is_stale(walking: Bench) -> None:
    seen = walking.table.number
    walking.act(1, "walk j9", seen)
    assert refusal(lambda: walking.act(1, "walk i9", seen)).code == "stale"  # a double click, or a second tab
    walking.act(1, "walk i9", walking.table.number)


def test_chat_does_not_make_an_answer_stale(walking: Bench) -> None:
    seen = walking.table.number
    walking.do(commands.say, 0, "hurry up")
    walking.act(1, "walk j9", seen)


def test_others_who_choose_in_secret_do_not_make_an_answer_stale(coins: AnyGame) -> None:
    bench = Bench(created("coins", 3)).seat_people("Ada", "Bo", "Cy")
    seen = bench.table.number
    bench.act(0, "bid 1", seen)
    bench.act(2, "bid 3", seen)
    bench.act(1, "bid 2", seen)
    assert refusal(lambda: bench.act(1, "bid 2", seen)).code == "stale"  # that was for the first round


# Taking back


def test_a_walk_over_known_ground_can_be_taken_back(walking: Bench) -> None:
    walking.act(1, "walk j9")
    assert undo_of(walking.table, 1) == "free"
    [entry] = walking.do(commands.take_back, 1)
    assert isinstance(entry, TookBack)
    assert walking.actions()[-1] == "reveal i7"
    walking.act(1, "walk i8")  # a kraken in a corner, uneasy; but now the Hero has seen it
    assert undo_of(walking.table, 1) == "ask"


def test_what_somebody_has_learned_is_taken_back_only_if_all_agree(walking: Bench) -> None:
    walking.act(1, "walk j9")
    walking.act(1, "walk i9")
    walking.act(1, "walk i8")
    walking.do(commands.take_back, 1)
    assert walking.actions()[-1] == "walk i8"
    assert refusal(lambda: walking.do(commands.answer, 1, True)).code == "offer-none"
    walking.do(commands.answer, 0, True)
    assert walking.actions()[-1] == "walk i9"
    assert walking.table.proposal is None


def test_a_refused_proposal_is_gone(walking: Bench) -> None:
    walking.act(1, "walk i8")
    walking.do(commands.take_back, 1)
    assert refusal(lambda: walking.do(commands.take_back, 1)).code == "offer-pending"
    walking.do(commands.answer, 0, False)
    assert walking.table.proposal is None
    assert walking.actions()[-1] == "walk i8"


def test_playing_on_withdraws_the_wish_to_take_back(walking: Bench) -> None:
    walking.act(1, "walk i8")
    walking.do(commands.take_back, 1)
    walking.act(1, "walk i9")
    assert walking.table.proposal is None
    assert refusal(lambda: walking.do(commands.answer, 0, True)).code == "offer-none"


def test_bots_do_not_mind() -> None:
    bench = Bench(created(), DRAWN)
    bench.do(commands.sit_bot, 0, "sensible", chance=DRAWN)
    bench.do(commands.sit, 1, "Bo", hashed("b"), chance=DRAWN)
    bench.act(0, LAY)
    bench.act(1, "reveal j9")
    assert undo_of(bench.table, 1) == "ask"
    bench.do(commands.take_back, 1)
    assert bench.actions()[-1] == LAY.replace("exit@l8 kraken@i8", "kraken@i8 exit@l8")


def test_whom_a_bot_stands_in_for_is_asked_all_the_same(walking: Bench) -> None:
    walking.now = commands.NUDGE_SECONDS
    walking.do(commands.nudge, 0, 1)
    walking.now += commands.GRACE_SECONDS
    walking.do(commands.substitute, 1)
    played = walking.actions()
    assert isinstance(walking.do(commands.take_back, 0)[0], Offered)
    assert walking.actions() == played
    walking.do(commands.come_back, 1)
    assert isinstance(walking.do(commands.answer, 1, True)[-1], TookBack)


def test_the_storey_that_the_hero_has_seen_stays(walking: Bench) -> None:
    assert undo_of(walking.table, 0) == "ask"


def test_nothing_to_take_back() -> None:
    bench = Bench(created(), DRAWN).seat_people("Ada", "Bo")
    assert undo_of(bench.table, 0) == "none"
    assert refusal(lambda: bench.do(commands.take_back, 0)).code == "undo-nothing"


def test_a_secret_choice_is_lifted_out_and_the_others_stand(coins: AnyGame) -> None:
    bench = Bench(created("coins", 3)).seat_people("Ada", "Bo", "Cy")
    bench.act(0, "bid 1")
    bench.act(1, "bid 2")
    assert undo_of(bench.table, 0) == undo_of(bench.table, 1) == "free"
    bench.do(commands.take_back, 0)
    assert bench.actions()[1:] == ["bid 2"]
    assert bench.table.asked() == (0, 2)
    bench.act(0, "bid 3")
    bench.act(2, "bid 0")  # now all is shown
    assert undo_of(bench.table, 0) == "ask"


def bidding(*names: str, **settings: Any) -> Bench:
    return Bench(created("coins", len(names), **settings)).seat_people(*names)


def test_a_secret_choice_can_be_made_anew_while_others_choose(coins: AnyGame) -> None:
    """In the middle of the others' choices, as often as one likes, and nobody's number goes stale by it."""
    bench = bidding("Ada", "Bo", "Cy", "Dee")
    seen = bench.table.number
    bench.act(0, "bid 1", seen)
    for pennies in (0, 2, 3):
        bench.do(commands.take_back, 0)
        assert undo_of(bench.table, 0) == "none"
        bench.act(0, f"bid {pennies}", bench.table.number)
    bench.act(1, "bid 1", seen)
    bench.do(commands.say, 3, "hm")
    bench.act(2, "bid 2", seen)
    assert [undo_of(bench.table, seat) for seat in range(4)] == ["free", "free", "free", "none"]
    bench.do(commands.take_back, 1)
    assert bench.actions()[1:] == ["bid 3", "bid 2"]
    assert bench.table.asked() == (1, 3)
    bench.act(3, "bid 0", seen)
    assert refusal(lambda: bench.act(1, "bid 0", seen)).code == "stale"  # looked before taking back
    bench.act(1, "bid 0", bench.table.number)
    assert [undo_of(bench.table, seat) for seat in range(4)] == ["ask"] * 4  # all is shown
    assert digest(bench.reread().state) == digest(bench.table.state)


def test_an_earlier_round_is_not_lifted_out_from_under_the_others(coins: AnyGame) -> None:
    bench = bidding("Ada", "Bo", "Cy")
    for seat in range(3):
        bench.act(seat, "bid 1")
    bench.act(1, "bid 2")
    assert [undo_of(bench.table, seat) for seat in range(3)] == ["ask", "free", "ask"]


def test_matches_with_choices_taken_back_are_as_good_as_any(coins: AnyGame) -> None:
    """The log, the table read anew and the match file know nothing of what was lifted out."""
    rng, taken_back = random.Random(3), 0
    for _ in range(20):
        bench = bidding("Ada", "Bo", "Cy")
        while bench.table.outcome is None:
            done = [seat for seat in range(3) if undo_of(bench.table, seat) == "free"]
            standing = {seat: bench.table.state.bids[seat] for seat in range(3)}
            if done and rng.random() < 0.4:
                seat = rng.choice(done)
                bench.do(commands.take_back, seat)
                taken_back += 1
                assert bench.table.state.bids == tuple({**standing, seat: None}.values())
            else:
                seat = rng.choice(bench.table.asked())
                bench.act(seat, coins.write(coins.legal_actions(bench.table.state, seat).sample(rng)))
            assert digest(bench.reread().state) == digest(bench.table.state)
        text = matchfile.write(bench.table.file())
        *_, last = matchfile.replay(matchfile.read(text))
        assert digest(last.step.state) == digest(bench.table.state)
    assert taken_back > 20


def test_laying_can_be_taken_back_until_the_last_one_has_laid() -> None:
    bench = Bench(created("ghostbumpers", 4)).seat_people("Ada", "Bo", "Cy", "Dee")
    for seat in (2, 0, 1):
        bench.act(seat, "lay 1")
    bench.do(commands.take_back, 2)
    assert bench.table.asked() == (2, 3)
    assert [undo_of(bench.table, seat) for seat in range(4)] == ["free", "free", "none", "none"]
    bench.act(3, "lay 0")
    bench.act(2, "lay 4")
    assert [undo_of(bench.table, seat) for seat in range(4)] == ["ask"] * 4


def test_taking_back_gains_no_time(coins: AnyGame) -> None:
    bench = bidding("Ada", "Bo", "Cy", clock=Clock(match=100, increment=5))
    for _ in range(10):
        bench.act(0, "bid 1")
        bench.do(commands.take_back, 0)
    assert bench.table.clocks.seats[0].bank == 100.0


def test_taking_back_gives_no_other_roll_of_the_dice() -> None:
    """The second draw comes from the same numbers, whatever the Hero does before it."""
    drawn = set()
    for detour in ((), ("walk i8", "walk i9"), ("walk i8", "walk i9", "walk i8", "walk i9")):
        bench = Bench(created()).seat_people("Ada", "Bo")
        monsters = bench.actions()[0].split()[1:]
        bench.act(0, f"lay exit@j9 corridor@i8 corridor@i7 corridor@i6 {monsters[0]}@i5 {monsters[1]}@i4")
        for action in ("reveal i8", "reveal i7", *detour, "walk j9"):
            bench.act(1, action)
        drawn.add(bench.actions()[-1])
    assert len(drawn) == 1


def test_after_the_end_nothing_is_taken_back(walking: Bench) -> None:
    walking.act(1, "walk j9")
    walking.act(1, "walk k9")  # the serpent
    assert walking.table.outcome is not None
    assert isinstance(refusal(lambda: walking.do(commands.take_back, 1)), OutOfTurn)
    assert isinstance(refusal(lambda: walking.act(1, "walk j9")), OutOfTurn)


def test_a_rematch_tells_how_far_everybody_has_moved(walking: Bench) -> None:
    told = []
    table = walking.table
    for _ in range(4):
        told.append((table.places[0].name, about(table).get("moved")))
        anew = commands.seated_anew(table, "anew", SEED, 1.0, DRAWN)
        table = Table.of("anew", [encode(entry) for entry in anew])
    assert told == [("Ada", None), ("Bo", 1), ("Ada", None), ("Bo", 1)]


def test_the_whole_company_plays_again(coins: AnyGame) -> None:
    """Everybody sits one seat further with the key that they have; a bot takes the place of one who has left."""
    bench = Bench(created("coins", 4)).seat_people("Ada", "Bo", "Cy", "Di")
    bench.do(commands.stand_up, 3)
    keys = [place.keys for place in bench.table.places]
    anew = commands.seated_anew(bench.table, "anew", SEED, 1.0, from_seed)
    places = Table.of("anew", [encode(entry) for entry in anew]).places
    assert [place.name for place in places] == [places[0].bot, "Ada", "Bo", "Cy"]
    assert [place.keys for place in places] == [(), *keys[:3]]
    assert [place.bot is None for place in places] == [False, True, True, True]


# Time


def timed(clock: Clock) -> Bench:
    bench = Bench(created(clock=clock), DRAWN).seat_people("Ada", "Bo")
    bench.now = 10.0
    bench.act(0, LAY)
    return bench


def test_no_clock_means_for_ever() -> None:
    assert timed(Clock()).table.wake_at(0.0) is None


def test_a_time_for_every_decision() -> None:
    bench = timed(Clock(move=60))
    assert bench.table.clocks.deadline(1) == 70.0
    assert bench.table.clocks.deadline(0) is None
    bench.now = 50.0
    bench.act(1, "reveal j9")
    assert bench.table.wake_at(0.0) == 110.0


def test_a_time_for_the_match_with_an_increment() -> None:
    bench = timed(Clock(match=100, increment=5))
    assert bench.table.clocks.seats[0].bank == 95.0  # ten spent, five gained
    bench.now = 40.0
    bench.act(1, "reveal j9")
    assert bench.table.clocks.seats[1].bank == 75.0
    assert bench.table.clocks.deadline(1) == 115.0


def test_when_the_time_is_up_a_bot_takes_over_and_hands_back() -> None:
    bench = timed(Clock(move=60))
    bench.now = 69.0
    assert bench.do(commands.run_out) == []
    bench.now = 70.0
    [entry] = bench.do(commands.run_out)
    assert isinstance(entry, Substituted)
    assert bench.table.places[1].player == "sensible"
    assert bench.do(commands.run_out) == []
    bench.do(commands.come_back, 1)
    assert not bench.table.places[1].substitute
    assert refusal(lambda: bench.do(commands.come_back, 1)).code == "not-substituted"


def test_a_pause_needs_everybody_and_stops_the_clock() -> None:
    bench = timed(Clock(move=60))
    bench.now = 20.0
    bench.do(commands.pause, 1)
    assert bench.table.clocks.deadline(1) == 70.0
    entries = bench.do(commands.answer, 0, True)
    assert isinstance(entries[-1], Paused)
    assert refusal(lambda: bench.act(1, "reveal j9")).code == "table-paused"
    assert bench.table.wake_at(0.0) is None
    bench.now = 1000.0
    assert bench.do(commands.run_out) == []
    bench.do(commands.pause, 0)
    entries = bench.do(commands.answer, 1, True)
    assert isinstance(entries[-1], Resumed)
    assert bench.table.clocks.deadline(1) == 1050.0


def test_nudge_and_then_a_bot(walking: Bench) -> None:
    assert refusal(lambda: walking.do(commands.nudge, 0, 1)).code == "nudge-too-soon"
    assert refusal(lambda: walking.do(commands.nudge, 1, 0)).code == "nobody-waits"
    walking.now += commands.NUDGE_SECONDS
    assert refusal(lambda: walking.do(commands.substitute, 1)).code == "substitute-too-soon"
    walking.do(commands.nudge, 0, 1)
    assert refusal(lambda: walking.do(commands.nudge, 0, 1)).code == "nudge-too-soon"
    walking.now += commands.GRACE_SECONDS
    walking.do(commands.substitute, 1)
    assert walking.table.places[1].player == "sensible"


def test_whoever_acts_after_a_nudge_stays(walking: Bench) -> None:
    walking.now += commands.NUDGE_SECONDS
    walking.do(commands.nudge, 0, 1)
    walking.act(1, "walk j9")
    walking.now += commands.GRACE_SECONDS
    assert refusal(lambda: walking.do(commands.substitute, 1)).code == "substitute-too-soon"


# Around the table


def test_chat(walking: Bench) -> None:
    walking.do(commands.say, 0, " well\nwalked ")
    assert walking.table.notes[-1].entry.text == "well walked"  # type: ignore[union-attr]
    for text in ("", "x" * 501, "\x07"):
        assert refusal(lambda text=text: walking.do(commands.say, 0, text)).code == "chat-form"  # type: ignore[misc]
    quiet = Bench(created(chat=False)).seat_people("Ada", "Bo")
    assert refusal(lambda: quiet.do(commands.say, 0, "psst")).code == "chat-off"


def test_a_message_that_is_sent_again_is_said_once(walking: Bench) -> None:
    assert len(walking.do(commands.say, 0, "Boo!", once="first")) == 1
    assert walking.do(commands.say, 0, "Boo!", once="first") == []
    assert commands.say(walking.reread(), 0, "Boo!", 0.0, "first") == []
    assert len(walking.do(commands.say, 1, "Boo!", once="first")) == 1
    assert len(walking.do(commands.say, 0, "Boo!", once="second")) == 1
    assert len(walking.do(commands.say, 0, "Boo!")) == len(walking.do(commands.say, 0, "Boo!")) == 1


def test_a_face_is_shown_where_people_may_talk(walking: Bench) -> None:
    seen = walking.table.number
    walking.do(commands.react, 0, "wave")
    assert around(walking.table.notes[-1].entry) == {"kind": "reacted", "seat": 0, "reaction": "wave"}
    assert walking.reread().number == seen + 1
    walking.act(1, "walk j9", seen)  # nobody's answer is stale for it
    quiet = Bench(created(chat=False)).seat_people("Ada", "Bo")
    assert refusal(lambda: quiet.do(commands.react, 0, "wave")).code == "chat-off"


def test_looking_over_the_shoulder_needs_the_hosts_choice_and_the_owners_consent(walking: Bench) -> None:
    assert refusal(lambda: walking.do(commands.consent, 1, True)).code == "watching-off"
    open_table = Bench(created(spectators="seat"), DRAWN).seat_people("Ada", "Bo")
    assert open_table.table.consenting_seat() is None
    open_table.do(commands.consent, 0, True)
    assert open_table.table.consenting_seat() == 0
    open_table.do(commands.consent, 0, False)
    assert open_table.table.consenting_seat() is None


def test_everything_is_in_the_entries(walking: Bench) -> None:
    """A table read from the store is the table as it was, to the byte."""
    from spukhaus.match.updates import Viewer, update

    steps: list[Callable[[], list[Entry]]] = [
        lambda: walking.act(1, "walk j9"),
        lambda: walking.do(commands.take_back, 1),
        lambda: walking.do(commands.say, 1, "hm"),
        lambda: walking.act(1, "walk i8"),
        lambda: walking.do(commands.take_back, 1),
        lambda: walking.do(commands.answer, 0, True),
        lambda: walking.do(commands.pause, 0),
        lambda: walking.do(commands.stand_up, 0),
    ]
    for step in steps:
        step()
        again = walking.reread()
        for viewer in (Viewer((0,)), Viewer((1,)), Viewer((0, 1)), Viewer()):
            assert update(again, viewer, 0) == update(walking.table, viewer, 0)
