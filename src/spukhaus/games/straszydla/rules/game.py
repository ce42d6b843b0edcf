"""Straszydła's answers to the contract."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import permutations, product
from math import factorial, perm
from types import MappingProxyType
from typing import Any, Final

from spukhaus.core.edition import EditionFile
from spukhaus.core.errors import IllegalAction, InvalidAction
from spukhaus.core.game import CHANCE, Choices, Config, Event, Game, Listed, Option, Outcome, Seat, Step
from spukhaus.games.straszydla.rules import (
    acting,
    actions,
    choices,
    dealing,
    duels,
    feeding,
    notation,
    phases,
    planning,
    scaring,
    setup,
    view,
)
from spukhaus.games.straszydla.rules.actions import Action
from spukhaus.games.straszydla.rules.box import COLOURS, ENERGY, TIMES, Box, read_box
from spukhaus.games.straszydla.rules.events import EventKind, Refusal
from spukhaus.games.straszydla.rules.state import SECOND, Ending, Stack, Stage, State
from spukhaus.games.straszydla.rules.turn import turn_of
from spukhaus.games.straszydla.rules.view import View

Enter = Callable[[State, list[Event]], State]
Rule = Callable[[State, Seat, Any, list[Event]], State]

ENTER: Final[Mapping[Stage, Enter]] = MappingProxyType(
    {
        Stage.TAKE: setup.enter_take,
        Stage.SETTLE: setup.enter_settle,
        Stage.PHASE: phases.enter_phase,
        Stage.ROUND: phases.enter_round,
        Stage.UNBLOCK: phases.enter_unblock,
        Stage.PLAN: planning.enter_plan,
        Stage.MOVE: planning.enter_move,
        Stage.DUELS: duels.enter_duels,
        Stage.DUEL_REROLL: duels.enter_reroll,
        Stage.BID: duels.enter_bid,
        Stage.DUEL_END: duels.enter_duel_end,
        Stage.RETREAT_CHOICE: duels.enter_retreat_choice,
        Stage.ACT: acting.enter_act,
        Stage.SCARE_REROLL: scaring.enter_reroll,
        Stage.BEND_SCARE: scaring.enter_bend,
        Stage.STOPS: phases.enter_stops,
        Stage.FEED: feeding.enter_feed,
        Stage.WIN: feeding.enter_win,
        Stage.SUMMON: feeding.enter_summon,
    }
)
"""What happens by itself on coming to a stage. The same state again means that somebody is asked (R23)."""

_TURN: Final[dict[type[Any], Rule]] = {
    actions.Trade: acting.trade,
    actions.Buy: acting.buy,
    actions.Swap: acting.swap,
    actions.HorrorCube: acting.horror_cube,
    actions.HorrorImp: acting.horror_imp,
    actions.Collect: acting.collect,
    actions.SummonImp: acting.summon_imp,
    actions.Scare: scaring.scare,
    actions.Feed: acting.feed,
    actions.FeedHorror: acting.feed_horror,
}

RULES: Final[Mapping[Stage, Mapping[type[Any], Rule]]] = MappingProxyType(
    {
        Stage.BOARD: {actions.Board: setup.board},
        Stage.ARRANGE: {actions.Arrange: setup.board},
        Stage.FIRST: {actions.First: setup.first},
        Stage.PACTS: {actions.Pacts: setup.pacts},
        Stage.TAKE: {actions.Take: setup.take},
        Stage.SETTLE: {actions.Settle: setup.settle},
        Stage.BEGIN: {actions.Begin: setup.begin},
        Stage.UNBLOCK: {actions.Unblock: phases.unblock, actions.Pass: phases.pass_unblock},
        Stage.PLAN: {actions.Plan: planning.plan},
        Stage.MOVE: {actions.Keep: planning.keep, actions.Redirect: planning.redirect},
        Stage.DUEL_ROLL: {actions.Roll: duels.roll},
        Stage.DUEL_REROLL: {
            actions.RerollHorror: duels.reroll,
            actions.RerollImp: duels.reroll,
            actions.Pass: duels.pass_reroll,
        },
        Stage.BID: {actions.Bid: duels.bid},
        Stage.BEND_DUEL: {actions.Bend: duels.bend},
        Stage.RETREAT: {actions.Retreat: duels.retreat, actions.LetChoose: duels.let_choose},
        Stage.RETREAT_CHOICE: {actions.Retreat: duels.retreat},
        Stage.ACT: {**_TURN, actions.End: acting.end},
        Stage.SCARE_ROLL: {actions.Roll: scaring.roll},
        Stage.SCARE_REROLL: {
            actions.RerollHorror: scaring.reroll,
            actions.RerollImp: scaring.reroll,
            actions.Pass: scaring.pass_reroll,
        },
        Stage.BEND_SCARE: {actions.Bend: scaring.bend},
        Stage.COLOUR: {actions.Colour: scaring.colour},
        Stage.FEED: {**_TURN, actions.End: feeding.end},
        Stage.SUMMON: {actions.Summon: feeding.summon},
        Stage.UNCOVER: {actions.Uncover: setup.uncover},
    }
)

_CHANCE: Final = frozenset((Stage.BOARD, Stage.FIRST, Stage.PACTS, Stage.DUEL_ROLL, Stage.SCARE_ROLL, Stage.UNCOVER))

_RULE_OF: Final[Mapping[type[Any], str]] = MappingProxyType(
    {
        actions.Board: "ST-3", actions.Arrange: "ST-3", actions.First: "ST-10", actions.Pacts: "ST-7",
        actions.Uncover: "ST-9", actions.Roll: "ST-21", actions.Take: "ST-9", actions.Settle: "ST-9",
        actions.Begin: "ST-10", actions.Unblock: "ST-8", actions.Pass: "ST-8", actions.Plan: "ST-15",
        actions.Keep: "ST-16", actions.Redirect: "ST-6", actions.RerollHorror: "ST-8", actions.RerollImp: "ST-6",
        actions.Bid: "ST-23", actions.Bend: "ST-23", actions.Retreat: "ST-25", actions.LetChoose: "ST-25",
        actions.Collect: "ST-27", actions.Trade: "ST-28", actions.Buy: "ST-29", actions.Swap: "ST-6",
        actions.HorrorCube: "ST-8", actions.HorrorImp: "ST-8", actions.SummonImp: "ST-31", actions.Scare: "ST-30",
        actions.Colour: "ST-30", actions.Feed: "ST-33", actions.FeedHorror: "ST-33", actions.Summon: "ST-35",
        actions.End: "ST-27",
    }
)  # fmt: skip
"""The rule that says when an action has its time."""


class Straszydla(Game[State, Action, View, Box]):
    name = "straszydla"
    rules_version = 2
    seat_counts = range(2, 5)
    options = (Option("board", ("shuffled", "arranged"), "shuffled"),)
    words = MappingProxyType(
        {"colour": "colour", "colours": "colour", "cubes": "colour"}
        | {"element": "element", "pact": "element", "spook": "spook", "tile": "tile", "tiles": "tile"}
        | {"time": "time", "stage": "stage", "imps": "element"}
    )
    chapters = (EventKind.PHASE_BEGAN, EventKind.ROUND_BEGAN)
    events = EventKind
    refusals = Refusal
    endings = Ending
    actions = actions.ACTIONS

    def read_edition(self, file: EditionFile) -> Box:
        return read_box(file)

    def new(self, config: Config[Box]) -> State:
        self.check_config(config)
        box = config.edition.content
        # Where the match is made without options, their defaults hold.
        arranged = dict(config.options).get("board") == "arranged"
        return State(
            edition=config.edition,
            stage=Stage.ARRANGE if arranged else Stage.BOARD,
            board=(),
            lying=(),
            stops=0,
            players=(setup.new_player(),) * config.seats,
            stacks=tuple(Stack(top, unseen) for top, unseen in zip(box.starters, box.stacks, strict=True)),
            imp_stacks=box.imps,
            phase=0,
            day=False,
            round=0,
            card=box.figures.rounds,
            starting=0,
            turn=0,
            arrivals=(),
            duel=None,
            scare=None,
            done=0,
            uncovering=-1,
            resume=Stage.TAKE,
            ruled_out=(0,) * config.seats,
            ending=None,
            winners=(),
            rules=config.rules,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return view.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> Choices[Action]:
        if seat not in view.to_act(state) or seat == CHANCE:
            return Listed(())
        return _offer(state, seat)

    def chance(self, state: State, rng: random.Random) -> Action:
        box: Box = state.edition.content
        match state.stage:
            case Stage.BOARD:
                return actions.Board(tuple(rng.sample(box.loose, len(box.loose))))
            case Stage.FIRST:
                return actions.First(rng.randrange(len(state.players)))
            case Stage.PACTS:
                return actions.Pacts(tuple(rng.sample(box.pact_names, len(state.players))))
            case Stage.UNCOVER:
                return actions.Uncover(rng.choice(state.stacks[state.uncovering].unseen))
            case _:
                counts = _dice(state)
                return actions.Roll(tuple([tuple([rng.randint(1, 6) for _ in range(count)]) for count in counts]))

    def chance_odds(self, state: State) -> Iterable[tuple[Action, Fraction]]:
        box: Box = state.edition.content
        seats = range(len(state.players))
        match state.stage:
            case Stage.BOARD:
                each = Fraction(1, factorial(len(box.loose)))
                return ((actions.Board(tiles), each) for tiles in permutations(box.loose))
            case Stage.FIRST:
                return ((actions.First(seat), Fraction(1, len(seats))) for seat in seats)
            case Stage.PACTS:
                each = Fraction(1, perm(len(box.pacts), len(seats)))
                return ((actions.Pacts(pacts), each) for pacts in permutations(box.pact_names, len(seats)))
            case Stage.UNCOVER:
                unseen = state.stacks[state.uncovering].unseen
                return ((actions.Uncover(spook), Fraction(1, len(unseen))) for spook in unseen)
            case _:
                counts = _dice(state)
                rolls = product(range(1, 7), repeat=sum(counts))
                return ((actions.Roll(_split(dice, counts)), Fraction(1, 6 ** sum(counts))) for dice in rolls)

    def chance_key(self, state: State) -> str | None:
        """A roll is called by whose it is, when, what for, and how often they have rolled for it before."""
        if state.rules < SECOND:
            return None
        box: Box = state.edition.content
        match state.stage:
            case Stage.UNCOVER:
                left = len(state.stacks[state.uncovering].unseen)
                depth = len(box.stacks[state.uncovering]) - left + 1
                return f"uncover {box.elements[state.uncovering]} {depth}"
            case Stage.DUEL_ROLL:
                duel = duels.running(state)
                seat = duel.sides[duels.rolling_side(duel)]
                return f"duel {seat} {state.phase} {state.round} {state.players[seat].rolls + 1}"
            case Stage.SCARE_ROLL:
                return f"scare {state.seat} {state.phase} {state.round} {scaring.running(state).rolls + 1}"
            case _:
                return state.stage.value

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check_turn(state, seat)
        rule = RULES[state.stage].get(type(action))
        if rule is None:
            if not isinstance(action, actions.ACTIONS):
                raise InvalidAction("action-form", text=repr(action)[:80])
            raise IllegalAction(Refusal.NOT_NOW, rule=_RULE_OF[type(action)], stage=state.stage.value)
        events: list[Event] = []
        after = rule(state, seat, action, events)
        while enter := ENTER.get(after.stage):
            onward = enter(after, events)
            if onward is after:
                break
            after = onward
        return Step(after, _with_all_news(events))

    def view(self, state: State, seat: Seat) -> View:
        return view.view(state, seat)

    def determinize(self, view_: View, rng: random.Random) -> State:
        return dealing.determinize(view_, rng)

    def outcome(self, state: State) -> Outcome | None:
        if state.ending is None:
            return None
        return Outcome(tuple(int(seat in state.winners) for seat in range(len(state.players))), state.ending)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action:
        return notation.read(text)


def _with_all_news(events: list[Event]) -> tuple[Event, ...]:
    """Once something new was told, all that follows from it is new as well."""
    for position, told in enumerate(events):
        if told.news:
            later = [one if one.news else Event(one.kind, one.public, one.private) for one in events[position + 1 :]]
            return (*events[: position + 1], *later)
    return tuple(events)


def _dice(state: State) -> tuple[int, ...]:
    return duels.dice_counts(state) if state.stage is Stage.DUEL_ROLL else (scaring.dice_count(state),)


def _split(dice: tuple[int, ...], counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (dice[: counts[0]], dice[counts[0] :]) if len(counts) > 1 else (dice,)


def _offer(state: State, seat: Seat) -> Choices[Action]:
    """What a seat that is asked may do."""
    box: Box = state.edition.content
    town, player = box.ground, state.players[seat]
    match state.stage:
        case Stage.ACT | Stage.FEED:
            return choices.TurnChoices(turn_of(state, seat))
        case Stage.PLAN:
            return choices.PlanChoices(town.size, state.stops, player.pawn, box.figures.arrows)
        case Stage.MOVE:
            return choices.RedirectChoices(
                town.size, state.stops, player.pawn, player.plan or (), planning.travel_alone(state)
            )
        case Stage.BID:
            return choices.BidChoices(player.cubes[ENERGY])
        case Stage.BEND_DUEL:
            duel = duels.running(state)
            return choices.BendChoices(duel.dice[duels.bender(duel)], duel.budget, "ST-23")
        case Stage.BEND_SCARE:
            return choices.BendChoices(scaring.running(state).dice, player.cubes[ENERGY], "ST-30")
        case Stage.DUEL_REROLL | Stage.SCARE_REROLL:
            return _rerolls(state, seat)
        case Stage.ARRANGE:
            return choices.ArrangeChoices(box.loose, tuple(town.names[cell] for cell in town.open_cells))
        case _:
            return Listed(_few(state))


def _rerolls(state: State, seat: Seat) -> Choices[Action]:
    box: Box = state.edition.content
    player = state.players[seat]
    duel = state.duel
    dice = duel.dice[duel.turn] if duel is not None else scaring.running(state).dice
    horror = player.horror >= box.figures.horror_reroll
    return choices.RerollChoices(dice, horror, player.imps[box.abilities["reroll"]] > 0)


def _few(state: State) -> tuple[Action, ...]:
    """Choices that are few enough to be listed."""
    box: Box = state.edition.content
    names, elements = box.ground.names, box.elements
    match state.stage:
        case Stage.TAKE:
            return tuple(actions.Take(elements[colour]) for colour in setup.starter_stacks(state))
        case Stage.SETTLE:
            return tuple(actions.Settle(names[cell]) for cell in setup.free_suburbs(state))
        case Stage.BEGIN:
            return tuple(map(actions.Begin, TIMES))
        case Stage.UNBLOCK:
            return (actions.PASS, *map(actions.Unblock, box.ground.cells_of(state.stops)))
        case Stage.RETREAT:
            cells, _ = duels.retreats(state)
            return (*(actions.Retreat(names[cell]) for cell in cells), actions.LET_CHOOSE)
        case Stage.RETREAT_CHOICE:
            cells, _ = duels.retreats(state)
            return tuple(actions.Retreat(names[cell]) for cell in cells)
        case Stage.COLOUR:
            return tuple(map(actions.Colour, COLOURS))
        case _:
            return tuple(actions.Summon(elements[colour]) for colour in feeding.summonable(state))


GAME: Final = Straszydla()
