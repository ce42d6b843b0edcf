"""The kernel against the rules: the same actions, and the same states, choices, events and outcomes."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np

import spukhaus
from spukhaus.core.game import CHANCE, Event
from spukhaus.games.ghostbumpers.actions import Action, Deal, Lay, Play
from spukhaus.games.ghostbumpers.rules import Happening, lay_choices, play_choices, value, write_value
from spukhaus.games.ghostbumpers.state import Hand, Played, Stage, State
from spukhaus.lab.compiling import Ints
from spukhaus.lab.kernels.ghostbumpers import action_number, action_of, pack, unpack
from spukhaus.lab.kernels.ghostbumpers import table as kernel
from spukhaus.lab.kernels.ghostbumpers.packing import facts_of, pack_box, put_hands, shown_by_tricks
from tests.ghostbumpers.rounds import EDITIONS, GAME
from tests.lab.kernels.counting import DECISIONS, report

CONFIGS = tuple(product(GAME.seat_counts, EDITIONS, ("rounds", "to-15", "to-25", "to-40")))


class Twins:
    """One match, played by the rules and by the kernel."""

    def __init__(self, seats: int, edition: str, ending: str, met: Counter[str]) -> None:
        self.state: State = GAME.new(spukhaus.config(GAME, seats, edition, {"ending": ending}))
        self.met = met
        self.box = pack_box(self.state.edition.content, seats, self.state.target)
        self.row = np.zeros(kernel.WIDTH, np.int16)
        kernel.start_match(self.row)
        self.numbers = _numbers(self.box.tobytes())
        self.shown, self.tricks = shown_by_tricks(self.state), self.state.tricks
        self.mask = np.zeros(self.box[kernel.ACTIONS], np.int8)
        self.news = np.zeros(kernel.NEWS, np.int16)

    def play(self, rng: random.Random) -> int:
        """To the end; gives the number of decisions."""
        start = self.state
        manner, decisions = rng.choice((_any, _any, _single, _low)), 0
        while asked := GAME.to_act(self.state):
            self.compare()
            seat = rng.choice(asked)
            if seat == CHANCE:
                self.deal(GAME.chance(self.state, rng))
            else:
                self.act(seat, manner(GAME.legal_actions(self.state, seat), rng))
                decisions += 1
            if decisions % 64 == 0:
                self.compare_unpacked(start)
        self.compare()
        self.compare_outcomes()
        return decisions

    def deal(self, action: Action) -> None:
        assert isinstance(action, Deal)
        assert kernel.asked(self.row, self.box) == CHANCE
        self.state = GAME.apply(self.state, CHANCE, action).state
        put_hands(self.row, action.hands)

    def act(self, seat: int, action: Action) -> None:
        step = GAME.apply(self.state, seat, action)
        if isinstance(action, Lay):
            # In any order: `act` would ask one after the other.
            kernel.lay(self.row, self.box, seat, action.depth)
        else:
            self.note_rare_things(action)
            happened = int(kernel.act(self.row, self.box, self.numbers[action], self.news))
            compare_events(step.events, happened, self.news, step.state, self.met)
        self.state = step.state

    def compare(self) -> None:
        if not self.state.tricks or self.state.tricks is not self.tricks:  # else it was just worked out
            self.shown, self.tricks = shown_by_tricks(self.state), self.state.tricks
        expected = facts_of(self.state, self.shown)
        assert self.row.tolist() == expected, _differences(self.row.tolist(), expected)
        count = kernel.legal(self.row, self.box, self.mask)
        assert (self.mask.tobytes(), count) == _mask(self.box.tobytes(), _choices(self.state))

    def compare_unpacked(self, start: State) -> None:
        """Back again: exactly with what happened so far, and good enough to go on without."""
        assert unpack(self.row, self.state) == self.state
        summed = unpack(self.row, start)
        assert pack(summed).tobytes() == self.row.tobytes()
        assert (summed.hands, summed.piles, summed.trick) == (self.state.hands, self.state.piles, self.state.trick)

    def compare_outcomes(self) -> None:
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        seats = self.state.seats
        assert self.row[kernel.STAGE] == kernel.OVER
        assert tuple(self.row[kernel.SCORES : kernel.SCORES + seats].tolist()) == outcome.scores
        self.met[f"ending {outcome.reason}"] += 1
        self.met["won by several"] += len(outcome.winners) > 1

    def note_rare_things(self, action: Action) -> None:
        """What no event tells, and what a kernel could get wrong."""
        assert isinstance(action, Play)
        row, state = self.row, self.state
        best = int(row[kernel.BEST])
        tenths = value(Played(0, action.cards, action.counts))
        self.met["0/10 card as 10"] += action.counts == 10
        self.met["0/10 card as 0"] += action.counts == 0
        self.met["equal value takes over"] += state.trick != () and tenths == best
        self.met["somebody has no cards left"] += () in state.hands
        self.met["four cards or more"] += len(action.cards) > 3


def _any(choices: Any, rng: random.Random) -> Action:
    action: Action = choices.sample(rng)
    return action


def _single(choices: Any, rng: random.Random) -> Action:
    """One card at a time, which makes long rounds."""
    action: Action = rng.choice([one for one in choices if isinstance(one, Lay) or len(one.cards) == 1])
    return action


def _low(choices: Any, rng: random.Random) -> Action:
    """Nobody wants tricks."""
    actions: list[Action] = list(choices)
    return rng.choice(actions[-2:]) if isinstance(actions[0], Lay) else actions[0]


def _choices(state: State) -> Hand | None:
    """All that the choices depend on: the hand of who plays, or None."""
    return state.hands[state.turn] if state.stage is Stage.PLAY else (-1,) if state.stage is Stage.LAY else None


@lru_cache(maxsize=1 << 15)
def _mask(packed: bytes, hand: Hand | None) -> tuple[bytes, int]:
    """The rules' choices as the kernel writes them."""
    box: Ints = np.frombuffer(packed, np.int16)
    numbers = _numbers(packed)
    mask = bytearray(len(numbers))
    if hand is not None:
        laying = hand == (-1,)
        choices = lay_choices(int(box[kernel.LEAST]), int(box[kernel.RELAXED])) if laying else play_choices(hand)
        for action in choices:
            mask[numbers[action]] = 1
    return bytes(mask), sum(mask)


@lru_cache
def _numbers(packed: bytes) -> dict[Action, int]:
    box: Ints = np.frombuffer(packed, np.int16)
    return {action_of(box, number): number for number in range(box[kernel.ACTIONS])}


def _differences(found: list[int], wanted: list[int]) -> str:
    pairs = enumerate(zip(found, wanted, strict=True))
    return ", ".join(f"{place}: kernel {ours}, rules {theirs}" for place, (ours, theirs) in pairs if ours != theirs)


KINDS: dict[str, int] = {
    Happening.TRICK_TAKEN: kernel.TAKEN,
    Happening.MOVED: kernel.MOVED,
    Happening.NOTHING_MOVED: kernel.NOTHING_MOVED,
    Happening.SCARED: kernel.SCARED,
    Happening.PARANOIA: kernel.PARANOIA,
    Happening.HANDS_EMPTY: kernel.HANDS_EMPTY,
    Happening.ROUND_SCORED: kernel.ROUND_OVER,
    Happening.WON: kernel.MATCH_OVER,
}


def compare_events(events: tuple[Event, ...], happened: int, news: Ints, state: State, met: Counter[str]) -> None:
    """Of every play: who took the trick with what, what was turned, who was scared, and what everybody scored."""
    kinds = {event.kind for event in events}
    if happened == 0:
        assert kinds == {Happening.PLAYED}
        return
    assert happened == sum(number for kind, number in KINDS.items() if kind in kinds)
    relaxed = 0
    for event in events:
        met[event.kind] += 1
        told: dict[str, Any] = dict(event.public or ())
        if event.kind == Happening.TRICK_TAKEN:
            taken = (told["seat"], told["value"], told["fives"])
            assert taken == (news[kernel.NEWS_TAKER], write_value(int(news[1])), news[kernel.NEWS_FIVES])
            met["trick with 5s"] += told["fives"] > 0
        elif event.kind == Happening.TURNED:
            assert told["seat"] == news[kernel.NEWS_TAKER]
            relaxed += told["face"] == "relaxed"
        elif event.kind in (Happening.SCARED, Happening.PARANOIA):
            assert told["seat"] == news[kernel.NEWS_TAKER]
        elif event.kind == Happening.PILE_SHOWN:
            met["doubled points"] += told["doubled"] and told["points"] > 0
        elif event.kind == Happening.ROUND_SCORED:
            points = told["points"]
            assert points == tuple(news[kernel.NEWS_POINTS :][: len(points)].tolist())
            assert told["scores"] == state.scores
        elif event.kind == Happening.MOVED:
            met["Scare card from the bottom to the top"] += dict(event.private[0][1])["face"] == "scare"
    assert relaxed == news[kernel.NEWS_TURNED]


def test_kernel_and_rules_play_the_same_matches() -> None:
    rng, met, decisions = random.Random("ghostbumpers"), Counter[str](), 0
    at = 0
    while decisions < DECISIONS:
        seats, edition, ending = CONFIGS[at % len(CONFIGS)]
        decisions += Twins(seats, edition, ending, met).play(rng)
        at += 1
    met["decisions"], met["matches"] = decisions, at
    report("Ghostbumpers, kernel and rules", met)
    rare = {
        "ending rounds-played", "ending target-reached", "won by several", "0/10 card as 10", "0/10 card as 0",
        "equal value takes over", "somebody has no cards left", "four cards or more", "trick with 5s",
        "doubled points", "Scare card from the bottom to the top", *KINDS,
    }  # fmt: skip
    assert not [name for name in rare if not met[name]]


def test_every_action_has_a_number() -> None:
    for seats, edition, ending in CONFIGS:
        state = GAME.new(spukhaus.config(GAME, seats, edition, {"ending": ending}))
        box = pack_box(state.edition.content, seats, state.target)
        for number in range(box[kernel.ACTIONS]):
            assert action_number(box, action_of(box, number)) == number
