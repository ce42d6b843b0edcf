"""The kernel against the rules: the same actions, and the same states, choices, events and outcomes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

import numpy as np

import spukhaus
from spukhaus.core.game import CHANCE, Step
from spukhaus.games.ghostbumpers.model import match as places
from spukhaus.games.ghostbumpers.model import round as happening
from spukhaus.games.ghostbumpers.rules.actions import Action, Deal, Lay, Play, Start
from spukhaus.games.ghostbumpers.rules.box import LOUD
from spukhaus.games.ghostbumpers.rules.events import EventKind
from spukhaus.games.ghostbumpers.rules.round import lay_choices, play_choices, value, write_value
from spukhaus.games.ghostbumpers.rules.state import Hand, Played, Stage, State
from spukhaus.lab.compiling import large_kernel
from spukhaus.lab.games.ghostbumpers import action_number, action_of, pack, unpack
from spukhaus.lab.games.ghostbumpers import model as kernel
from spukhaus.lab.games.ghostbumpers.model import Rows
from spukhaus.lab.games.ghostbumpers.packing import facts_of, pack_box, put_hands, shown_by_tricks
from tests.games.ghostbumpers.rounds import EDITIONS, GAME
from tests.lab.games.counting import DECISIONS, report

Manner: TypeAlias = Callable[[Any, random.Random], Action]
CONFIGS = tuple(product(GAME.seat_counts, EDITIONS, ("rounds", "to-5", "to-25", "to-37")))


@large_kernel
def retell(
    row: Any,
    box: Any,
    seats: Any,
    numbers: Any,
    rows: Any,
    masks: Any,
    counts: Any,
    asks: Any,
    happened: Any,
    news: Any,
) -> None:
    """The same actions, and all that the kernel says before and after each: asking it one by one takes long."""
    for step in range(len(numbers) + 1):
        for place in range(places.WIDTH):
            rows[step, place] = row[place]
        counts[step] = kernel.legal(row, box, masks[step])
        asks[step] = kernel.asked(row)
        if step < len(numbers):
            if row[places.STAGE] == places.LAY:
                kernel.lay(row, box, seats[step], numbers[step])  # in any order: `act` would ask one after the other
            else:
                happened[step] = kernel.act(row, box, numbers[step], news[step])


class Told(NamedTuple):
    """A decision as the rules tell it."""

    before: State
    asked: tuple[int, ...]
    seat: int
    action: Action
    step: Step[State]


class Twins:
    """One match, played by the rules and by the kernel."""

    def __init__(self, seats: int, edition: str, ending: str, met: Counter[str]) -> None:
        self.state: State = GAME.new(spukhaus.config(GAME, seats, edition, {"ending": ending}))
        self.met = met
        self.box = pack_box(self.state.edition.content, seats, self.state.target)
        self.row = np.array(places.new_match(seats, self.state.edition.content.paranoia))
        self.numbers = numbers_of(edition)

    def play(self, rng: random.Random) -> int:
        """To the end, round by round; gives the number of decisions."""
        start, decisions = self.state, 0
        assert self.row.tolist() == facts_of(start, shown_by_tricks(start))
        manner = rng.choice((_any, _any, _single, _low))
        drawn = GAME.chance(self.state, rng)
        assert isinstance(drawn, Start)
        self.state = GAME.apply(self.state, CHANCE, drawn).state
        places.give_start(self.row, drawn.seat)
        while GAME.to_act(self.state) == (CHANCE,):
            self.deal(GAME.chance(self.state, rng))
            told = self.play_round(manner, rng)
            rows = self.compare(told)
            if rng.random() < 0.25:
                at = rng.randrange(len(told))
                compare_unpacked(rows[at], told[at].step.state, start)
            decisions += len(told)
        self.compare_outcomes()
        return decisions

    def deal(self, action: Action) -> None:
        assert isinstance(action, Deal)
        self.state = GAME.apply(self.state, CHANCE, action).state
        put_hands(self.row, action.hands)

    def play_round(self, manner: Manner, rng: random.Random) -> list[Told]:
        told, state = list[Told](), self.state
        while state.stage in (Stage.LAY, Stage.PLAY):
            asked = GAME.to_act(state)
            seat = asked[0] if len(asked) == 1 else rng.choice(asked)
            action = manner(GAME.legal_actions(state, seat), rng)
            step = GAME.apply(state, seat, action)
            told.append(Told(state, asked, seat, action, step))
            state = step.state
        self.state = state
        return told

    def compare(self, told: list[Told]) -> Rows:
        """States, choices, who is asked, and events, before and after every decision of the round."""
        looks = len(told) + 1
        seats, numbers = [one.seat for one in told], [self.numbers.of[_key(one.action)] for one in told]
        rows, news = np.zeros((looks, places.WIDTH), int), np.zeros((looks, places.NEWS), int)
        masks, (counts, asks, happened) = np.zeros((looks, len(self.numbers.of)), np.int8), np.zeros((3, looks), int)
        retell(self.row, self.box, np.array(seats), np.array(numbers), rows, masks, counts, asks, happened, news)
        states = [told[0].before, *(one.step.state for one in told)]
        found, expected, choices = rows.tolist(), _facts(states), [self.numbers.mask(state) for state in states]
        assert found == expected, _differences(found, expected)
        assert masks.tobytes() == b"".join(choices)
        assert counts.tolist() == [mask.count(1) for mask in choices]
        assert asks.tolist() == [*(one.asked[0] for one in told), *(GAME.to_act(self.state) or (-2,))]
        said = zip(told, expected, happened.tolist(), news.tolist(), strict=False)
        for (before, _, _, action, step), facts, kinds, heard in said:
            if isinstance(action, Play):
                self.note_rare_things(before, action, facts[happening.BEST])
                compare_events(step, action, facts, kinds, heard, self.met)
        return rows[1:]

    def compare_outcomes(self) -> None:
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        seats = self.state.seats
        assert self.row[places.STAGE] == places.OVER
        assert tuple(self.row[places.SCORES : places.SCORES + seats].tolist()) == outcome.scores
        self.met[f"ending {outcome.reason}"] += 1
        self.met["won by several"] += len(outcome.winners) > 1

    def note_rare_things(self, state: State, action: Play, best: int) -> None:
        """What no event tells, and what a kernel could get wrong."""
        met = self.met
        if action.counts is not None:
            met[f"0/10 card as {action.counts}"] += 1
        if state.trick and value(Played(0, action.cards, action.counts)) == best:
            met["equal value takes over"] += 1
        if () in state.hands:
            met["somebody has no cards left"] += 1
        if len(action.cards) > 3:
            met["four cards or more"] += 1


def compare_unpacked(row: Rows, state: State, start: State) -> None:
    """Back again: exactly with what happened so far, and good enough to go on without."""
    assert unpack(row, state) == state
    summed = unpack(row, start)
    assert pack(summed).tobytes() == row.tobytes()
    assert (summed.hands, summed.piles, summed.trick) == (state.hands, state.piles, state.trick)


def _facts(states: list[State]) -> list[list[int]]:
    """The rules' states as the kernel writes them."""
    found, shown, tricks = list[list[int]](), list[int](), None
    for state in states:
        if state.stage is not Stage.PLAY or state.tricks is not tricks:  # else it was just worked out
            shown = shown_by_tricks(state)
            tricks = state.tricks if state.stage is Stage.PLAY else None
        found.append(facts_of(state, shown))
    return found


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


class Numbers:
    """The numbers of actions in an edition, and the rules' choices as the kernel marks them."""

    def __init__(self, edition: str) -> None:
        state: State = GAME.new(spukhaus.config(GAME, 3, edition))
        box = pack_box(state.edition.content, 3, None)
        self.of = {_key(action_of(box, number)): number for number in range(box[places.ACTIONS])}
        self._laying = self._marked(lay_choices(state.edition.content.least_depth, state.edition.content.relaxed))
        self._masks = dict[Hand, bytes]()

    def mask(self, state: State) -> bytes:
        if state.stage is not Stage.PLAY:
            return self._laying if state.stage is Stage.LAY else bytes(len(self.of))
        hand = state.hands[state.turn]
        found = self._masks.get(hand)
        if found is None:
            if len(self._masks) > 1 << 16:
                self._masks.clear()
            found = self._masks[hand] = self._marked(play_choices(hand))
        return found

    def _marked(self, choices: Iterable[Action]) -> bytes:
        mask = bytearray(len(self.of))
        for action in choices:
            mask[self.of[_key(action)]] = 1
        return bytes(mask)


numbers_of = cache(Numbers)


def _key(action: Action) -> object:
    """Actions can be looked up too, and plain tuples ten times as fast."""
    return (action.cards, action.counts) if isinstance(action, Play) else action


def _differences(found: list[list[int]], wanted: list[list[int]]) -> str:
    at = next(at for at, (ours, theirs) in enumerate(zip(found, wanted, strict=True)) if ours != theirs)
    pairs = enumerate(zip(found[at], wanted[at], strict=True))
    places = ", ".join(f"{place}: kernel {ours}, rules {theirs}" for place, (ours, theirs) in pairs if ours != theirs)
    return f"after {at} decisions of the round: {places}"


KINDS: dict[str, int] = {
    EventKind.TRICK_TAKEN: happening.TAKEN,
    EventKind.MOVED: happening.MOVED,
    EventKind.NOTHING_MOVED: happening.NOTHING_MOVED,
    EventKind.SCARED: happening.SCARED,
    EventKind.PARANOIA: happening.PARANOIA,
    EventKind.HANDS_EMPTY: happening.HANDS_EMPTY,
    EventKind.ROUND_SCORED: happening.ROUND_OVER,
    EventKind.WON: places.MATCH_OVER,
}


def compare_events(
    step: Step[State], action: Play, facts: list[int], happened: int, news: list[int], met: Counter[str]
) -> None:
    """Of every play: who took the trick with what, what was turned, who was scared, and what everybody scored."""
    events = step.events
    if happened == 0:
        assert [event.kind for event in events] == [EventKind.PLAYED]
        return
    kinds = {event.kind for event in events}
    assert happened == sum(number for kind, number in KINDS.items() if kind in kinds)
    relaxed = 0
    for event in events:
        met[event.kind] += 1
        told: dict[str, Any] = dict(event.public or ())
        if event.kind == EventKind.TRICK_TAKEN:
            best = max(facts[happening.BEST], value(Played(0, action.cards, action.counts)))
            fives = facts[happening.FIVES] + action.cards.count(LOUD)
            assert (told["seat"], told["value"], told["fives"]) == (news[places.NEWS_TAKER], write_value(best), fives)
            met["trick with 5s"] += told["fives"] > 0
        elif event.kind == EventKind.TURNED:
            assert told["seat"] == news[places.NEWS_TAKER]
            relaxed += told["face"] == "relaxed"
        elif event.kind in (EventKind.SCARED, EventKind.PARANOIA):
            assert told["seat"] == news[places.NEWS_TAKER]
        elif event.kind == EventKind.PILE_SHOWN:
            met["doubled points"] += told["doubled"] and told["points"] > 0
        elif event.kind == EventKind.ROUND_SCORED:
            points = told["points"]
            assert points == tuple(news[places.NEWS_POINTS :][: len(points)])
            assert told["scores"] == step.state.scores
        elif event.kind == EventKind.MOVED:
            met["Scare card from the bottom to the top"] += dict(event.private[0][1])["face"] == "scare"
    assert relaxed == news[places.NEWS_TURNED]


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


@large_kernel
def look(row: Any, box: Any, mask: Any) -> Any:
    return kernel.asked(row), kernel.legal(row, box, mask)


@large_kernel
def act(row: Any, box: Any, action: Any, news: Any) -> Any:
    return kernel.act(row, box, action, news)


def test_the_model_is_the_same_in_plain_python_and_compiled() -> None:
    """Lists and arrays: the same rows, choices and news after every action of random matches."""
    rng, met = random.Random("plain"), Counter[str]()
    for seats, edition, ending in CONFIGS:
        state: State = GAME.new(spukhaus.config(GAME, seats, edition, {"ending": ending}))
        content = state.edition.content
        box = pack_box(content, seats, state.target)
        row, boxed = places.new_match(seats, content.paranoia), box.tolist()
        news, mask = [0] * places.NEWS, [0] * boxed[places.ACTIONS]
        ours, heard, marked = np.array(row), np.zeros(places.NEWS, int), np.zeros(len(mask), np.int8)
        assert look(ours, box, marked) == (places.asked(row), places.legal(row, boxed, mask)) == (CHANCE, 0)
        first = rng.randrange(seats)
        places.give_start(row, first)
        kernel.give_start(ours, first)
        while row[places.STAGE] != places.OVER:
            if row[places.STAGE] == places.DEAL:
                deck = rng.sample(content.deck, seats * content.hand)
                hands = tuple(tuple(deck[seat::seats]) for seat in range(seats))
                put_hands(row, hands)
                put_hands(ours, hands)
            asked = (places.asked(row), places.legal(row, boxed, mask))
            assert look(ours, box, marked) == asked
            assert marked.tolist() == mask
            action = rng.choice([number for number, may in enumerate(mask) if may])
            happened = places.act(row, boxed, action, news)
            assert act(ours, box, action, heard) == happened
            assert (ours.tolist(), heard.tolist()) == (row, news)
            met[f"happened {happened}"] += 1
    report("Ghostbumpers, plain and compiled", met)
    assert met["happened 0"] > 1000
    assert len(met) > 6


def test_every_action_has_a_number() -> None:
    for seats, edition, ending in CONFIGS:
        state = GAME.new(spukhaus.config(GAME, seats, edition, {"ending": ending}))
        box = pack_box(state.edition.content, seats, state.target)
        for number in range(box[places.ACTIONS]):
            assert action_number(box, action_of(box, number)) == number
