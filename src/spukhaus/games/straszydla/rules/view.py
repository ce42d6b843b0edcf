"""Who knows what: views are built up from nothing.

Everything lies open but pacts until the end, plans until all are made, and bids until both are (R22).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from spukhaus.core.edition import Edition
from spukhaus.core.game import CHANCE, Seat
from spukhaus.games.straszydla.rules import duels
from spukhaus.games.straszydla.rules.box import (
    ANY,
    COLOURS,
    ENERGY,
    Box,
    ColourName,
    ElementName,
    PactName,
    PlaceName,
    SpookName,
    TileName,
    TimeName,
)
from spukhaus.games.straszydla.rules.dice import strength_of
from spukhaus.games.straszydla.rules.feeding import filled
from spukhaus.games.straszydla.rules.layout import CellName, Path
from spukhaus.games.straszydla.rules.planning import streets_of
from spukhaus.games.straszydla.rules.state import (
    COLLECTED,
    SCARED,
    SUMMONED,
    Cubes,
    Dice,
    Duel,
    Ending,
    Scare,
    Stage,
    State,
)


@dataclass(frozen=True, slots=True)
class DistrictView:
    cell: CellName
    tile: TileName
    place: PlaceName
    """A corner (then it is a suburb), 'centrum', or 'district'."""
    colour: ColourName | Literal["any"]
    time: TimeName | Literal["both"]
    produces: int
    scares: bool
    imps: bool
    cubes: int
    stop: bool
    pawns: tuple[Seat, ...]
    """In the order of arrival."""


@dataclass(frozen=True, slots=True)
class CubesView:
    blue: int
    purple: int
    orange: int
    green: int
    energy: int

    @property
    def counts(self) -> Cubes:
        """As the rules count them."""
        return self.blue, self.purple, self.orange, self.green, self.energy


@dataclass(frozen=True, slots=True)
class SpookView:
    spook: SpookName
    element: ElementName | Literal["all"]
    """'all' and 'any' for a starter."""
    colour: ColourName | Literal["any"]
    day: int
    night: int
    fed: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    seat: Seat
    cell: CellName | None
    cubes: CubesView
    horror: int
    imps: tuple[tuple[ElementName, int], ...]
    """Each element with the number of imps."""
    spooks: tuple[SpookView, ...]
    strength: int
    """The sum of current strength."""
    purchases_left: int
    pact: tuple[ElementName, ...] | None
    """None where the seat may not know it."""
    pact_filled: int | None
    """How much of it these spooks fill."""
    not_pacts: tuple[PactName, ...]
    """Pacts that this player cannot have, or the match would be over."""
    planned: bool
    plan: Path | None
    path: tuple[CellName, ...] | None
    """The cells that the plan leads over."""
    lost: tuple[CellName, ...]
    """Where this player has lost a duel in this round."""


@dataclass(frozen=True, slots=True)
class StackView:
    element: ElementName
    colour: ColourName
    top: SpookView | None
    price: int
    left: int
    """Cards, the top one included."""
    unseen: tuple[SpookName, ...]
    """What can lie below the top, by name."""
    imps: int
    """Imps left on the stack of this element."""


@dataclass(frozen=True, slots=True)
class DuelView:
    cell: CellName
    tile: TileName
    sides: tuple[Seat, Seat]
    """In the order of arrival."""
    strengths: tuple[int, int]
    dice: tuple[Dice, Dice]
    laid: bool
    """Sorted and paired, and no longer to be rolled anew."""
    successes: tuple[int, int]
    """As the dice lie now."""
    before: tuple[int, int]
    """What they said before energy (ST-24)."""
    turn: int
    passes: int
    rolling: tuple[int, ...]
    bid: tuple[bool, bool]
    """Who has bid."""
    bids: tuple[int | None, int | None]
    budget: int
    bender: Seat | None
    winner: Seat | None
    retreats: tuple[CellName, ...]
    """Where the loser may go, once it is settled."""


@dataclass(frozen=True, slots=True)
class ScareView:
    seat: Seat
    cell: CellName
    dice: Dice
    strength: int
    total: int
    off: int
    reward: int
    """What the dice bring as they lie."""
    rewards: tuple[int, ...]
    """What is off by 0, 1, 2 brings."""
    rolling: tuple[int, ...]
    waiting: int
    """Cubes that wait for a colour (R15)."""


@dataclass(frozen=True, slots=True)
class DoneView:
    collected: bool
    summoned: bool
    scared: bool


@dataclass(frozen=True, slots=True)
class View:
    edition: Edition[Box]
    seat: Seat
    stage: Stage
    rule: str
    """The rule that matters now: where the rules are opened."""
    to_act: tuple[Seat, ...]
    phase: int
    """From 1; 0 during the set-up."""
    phase_limit: int
    time: TimeName | None
    """Once it is chosen."""
    round: int
    card: int
    """The horror cubes on the day/night card."""
    starting: Seat | None
    turn: int
    """How many, from the starting player, have had their turn in this stage."""
    board: tuple[DistrictView, ...]
    """In reading order; empty before the tiles are laid."""
    players: tuple[PlayerView, ...]
    stacks: tuple[StackView, ...]
    arrivals: tuple[Seat, ...]
    duel: DuelView | None
    scare: ScareView | None
    done: DoneView
    """What the player whose turn it is has done."""
    uncovering: ElementName | None
    """The element of the stack whose next card is turned up."""
    resume: Stage
    """What goes on after that."""
    ending: Ending | None
    winners: tuple[Seat, ...]
    rules: int


_RULES = {
    Stage.BOARD: "ST-3", Stage.ARRANGE: "ST-3", Stage.FIRST: "ST-10", Stage.PACTS: "ST-7", Stage.TAKE: "ST-9",
    Stage.SETTLE: "ST-9", Stage.BEGIN: "ST-10", Stage.UNBLOCK: "ST-8", Stage.PLAN: "ST-15", Stage.MOVE: "ST-6",
    Stage.DUEL_ROLL: "ST-21", Stage.DUEL_REROLL: "ST-22", Stage.BID: "ST-23", Stage.BEND_DUEL: "ST-23",
    Stage.RETREAT: "ST-25", Stage.RETREAT_CHOICE: "ST-25", Stage.ACT: "ST-27", Stage.SCARE_ROLL: "ST-30",
    Stage.SCARE_REROLL: "ST-30", Stage.BEND_SCARE: "ST-30", Stage.COLOUR: "ST-30", Stage.FEED: "ST-33",
    Stage.SUMMON: "ST-35", Stage.UNCOVER: "ST-9", Stage.OVER: "ST-34",
}  # fmt: skip

_BY_CHANCE = frozenset((Stage.BOARD, Stage.FIRST, Stage.PACTS, Stage.DUEL_ROLL, Stage.SCARE_ROLL, Stage.UNCOVER))


def to_act(state: State) -> tuple[Seat, ...]:
    """Who is asked now."""
    stage = state.stage
    if stage is Stage.ACT or stage is Stage.FEED:
        return (state.seat,)
    if stage in _BY_CHANCE:
        return (CHANCE,)
    if stage is Stage.PLAN:
        return tuple([seat for seat, player in enumerate(state.players) if player.plan is None])
    if stage is Stage.OVER:
        return ()
    if state.duel is not None:
        return duels.asked(stage, state.duel)
    # The host arranges the board before anybody starts.
    return (0,) if stage is Stage.ARRANGE else (state.seat,)


def view(state: State, seat: Seat) -> View:
    box: Box = state.edition.content
    over = state.ending is not None
    set_up = state.stage in (Stage.BOARD, Stage.ARRANGE, Stage.FIRST)
    return View(
        edition=state.edition,
        seat=seat,
        stage=state.stage,
        rule=_RULES[state.stage],
        to_act=to_act(state),
        phase=state.phase,
        phase_limit=box.figures.phase_limit,
        time=None if not state.phase else "day" if state.day else "night",
        round=state.round,
        card=state.card,
        starting=None if set_up else state.starting,
        turn=state.turn,
        board=_board(state),
        players=tuple([_player(state, number, number == seat, over) for number in range(len(state.players))]),
        stacks=tuple([_stack(state, colour) for colour in range(len(COLOURS))]),
        arrivals=state.arrivals,
        duel=None if state.duel is None else _duel(state, state.duel, seat),
        scare=None if state.scare is None else _scare(state, state.scare),
        done=DoneView(bool(state.done & COLLECTED), bool(state.done & SUMMONED), bool(state.done & SCARED)),
        uncovering=None if state.uncovering < 0 else box.elements[state.uncovering],
        resume=state.resume,
        ending=state.ending,
        winners=state.winners,
        rules=state.rules,
    )


def _board(state: State) -> tuple[DistrictView, ...]:
    box: Box = state.edition.content
    pawns: dict[int, list[Seat]] = {}
    here = [seat for seat in range(len(state.players)) if seat not in state.arrivals]
    for seat in (*here, *state.arrivals):
        pawns.setdefault(state.players[seat].pawn, []).append(seat)
    names, stops, tiles = box.ground.names, state.stops, box.tiles
    return tuple(
        [
            DistrictView(
                names[cell],
                name,
                tile.place,
                "any" if tile.colour == ANY else COLOURS[tile.colour],
                tile.time,
                tile.cubes,
                tile.scares,
                tile.imps,
                state.lying[cell],
                bool(stops >> cell & 1),
                tuple(pawns.get(cell, ())),
            )
            for cell, name in enumerate(state.board)
            for tile in (tiles[name],)
        ]
    )


def _spook(box: Box, name: SpookName, fed: bool) -> SpookView:
    spook = box.spooks[name]
    starter = spook.colour == ANY
    element = "all" if starter else box.elements[spook.colour]
    return SpookView(name, element, "any" if starter else COLOURS[spook.colour], spook.day, spook.night, fed)


def _player(state: State, seat: Seat, own: bool, over: bool) -> PlayerView:
    box: Box = state.edition.content
    player = state.players[seat]
    pact = player.pact if own or over else -1
    shown = own or state.stage is not Stage.PLAN
    plan = player.plan if shown else None
    path = None
    if plan is not None and state.stage in (Stage.PLAN, Stage.MOVE) and seat not in state.arrivals:
        path = streets_of(state).trace(player.pawn, plan)
    ruled_out = state.ruled_out[seat]
    return PlayerView(
        seat=seat,
        cell=None if player.pawn < 0 else box.ground.names[player.pawn],
        cubes=CubesView(*player.cubes),
        horror=player.horror,
        imps=tuple(zip(box.elements, player.imps, strict=True)),
        spooks=tuple([_spook(box, name, name in player.fed) for name in player.spooks]),
        strength=strength_of(state, seat),
        purchases_left=box.figures.purchases - player.purchases,
        pact=None if pact < 0 else cast(tuple[ElementName, ...], tuple(box.pact_names[pact].split("-"))),
        pact_filled=None if pact < 0 else filled(box, player.spooks, box.pacts[pact]),
        not_pacts=tuple([name for number, name in enumerate(box.pact_names) if ruled_out >> number & 1])
        if ruled_out
        else (),
        planned=player.plan is not None,
        plan=plan,
        path=path,
        lost=box.ground.cells_of(player.lost) if player.lost else (),
    )


def _stack(state: State, colour: int) -> StackView:
    box: Box = state.edition.content
    stack = state.stacks[colour]
    top = stack.top
    return StackView(
        element=box.elements[colour],
        colour=COLOURS[colour],
        top=None if top is None else _spook(box, top, False),
        price=0 if top is None else box.spooks[top].price,
        left=len(stack.unseen) + (top is not None),
        unseen=stack.unseen,
        imps=state.imp_stacks[colour],
    )


def _duel(state: State, duel: Duel, seat: Seat) -> DuelView:
    box: Box = state.edition.content
    first, second = duel.sides
    bids = tuple([bid if _knows_bid(state, duel, side, seat) else None for side, bid in enumerate(duel.bids)])
    settled = duel.winner >= 0
    return DuelView(
        cell=box.ground.names[duel.cell],
        tile=state.board[duel.cell],
        sides=duel.sides,
        strengths=(strength_of(state, first), strength_of(state, second)),
        dice=duel.dice,
        laid=duel.laid,
        successes=duels.successes(*duel.dice) if duel.laid else (0, 0),
        before=duel.before,
        turn=duel.turn,
        passes=duel.passes,
        rolling=duel.rolling,
        bid=(duel.bids[0] is not None, duel.bids[1] is not None),
        bids=(bids[0], bids[1]),
        budget=duel.budget,
        bender=duel.sides[duels.bender(duel)] if duel.budget else None,
        winner=duel.sides[duel.winner] if settled else None,
        retreats=tuple(box.ground.names[cell] for cell in duels.retreats(state)[0]) if settled else (),
    )


def _knows_bid(state: State, duel: Duel, side: int, seat: Seat) -> bool:
    """Bids are secret until both are made; that somebody without energy bids nothing is no secret."""
    bidder = duel.sides[side]
    return state.stage is not Stage.BID or seat == bidder or not state.players[bidder].cubes[ENERGY]


def _scare(state: State, scare: Scare) -> ScareView:
    box: Box = state.edition.content
    seat, rewards = state.seat, box.figures.rewards
    strength, total = strength_of(state, seat), sum(scare.dice)
    off = abs(total - strength)
    return ScareView(
        seat=seat,
        cell=box.ground.names[state.players[seat].pawn],
        dice=scare.dice,
        strength=strength,
        total=total,
        off=off,
        reward=rewards[off] if scare.dice and off < len(rewards) else 0,
        rewards=rewards,
        rolling=scare.rolling,
        waiting=scare.reward,
    )
