"""The whole truth of a match. It holds no hidden order: cards are drawn when they are uncovered, dice when rolled."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Self, TypeAlias

from spukhaus.core.edition import Edition
from spukhaus.core.game import Seat
from spukhaus.games.straszydla.rules.box import Box, SpookName, TileName
from spukhaus.games.straszydla.rules.layout import Path

Cubes: TypeAlias = tuple[int, ...]
"""How many blue, purple, orange, green and energy cubes."""
Dice: TypeAlias = tuple[int, ...]


COLLECTED, SUMMONED, SCARED = 1, 2, 4
"""What a player has done in the own turn (ST-27), bit by bit."""


SECOND: Final = 2
"""The version of the rules in which every roll is one player's and has a name, an air imp may change the travel alone
(R10), and the match ends when no pact can be filled any more (ST-36)."""


class Ending(StrEnum):
    DAY = "day"
    NIGHT = "night"
    PHASE_LIMIT = "phase-limit"
    OUT_OF_REACH = "out-of-reach"


class Stage(StrEnum):
    """Where the match stands. In those marked 'passing' nobody is asked: they lead on at once."""

    __hash__ = str.__hash__  # an enumeration's own is slow, and stages are looked up at every step

    BOARD = "board"
    ARRANGE = "arrange"
    FIRST = "first"
    PACTS = "pacts"
    TAKE = "take"
    SETTLE = "settle"
    BEGIN = "begin"
    PHASE = "phase"
    """Passing: the start of a phase."""
    ROUND = "round"
    """Passing: the start of a round."""
    UNBLOCK = "unblock"
    PLAN = "plan"
    MOVE = "move"
    DUELS = "duels"
    """Passing: is there another district with several pawns?"""
    DUEL_ROLL = "duel-roll"
    DUEL_REROLL = "duel-reroll"
    BID = "bid"
    BEND_DUEL = "bend-duel"
    DUEL_END = "duel-end"
    """Passing: who has won?"""
    RETREAT = "retreat"
    RETREAT_CHOICE = "retreat-choice"
    ACT = "act"
    SCARE_ROLL = "scare-roll"
    SCARE_REROLL = "scare-reroll"
    BEND_SCARE = "bend-scare"
    COLOUR = "colour"
    STOPS = "stops"
    """Passing: the end of a round."""
    FEED = "feed"
    WIN = "win"
    """Passing: is a pact filled?"""
    SUMMON = "summon"
    UNCOVER = "uncover"
    OVER = "over"


def add(counts: tuple[int, ...], colour: int, more: int) -> tuple[int, ...]:
    """One of the counts is raised, or lowered."""
    after = [*counts]
    after[colour] += more
    return tuple(after)


class Changing:
    """A frozen dataclass without slots: a changed copy of a dictionary is made much faster than a new object."""

    def change(self, **changes: Any) -> Self:
        """`dataclasses.replace`, but quicker."""
        made = object.__new__(type(self))
        object.__setattr__(made, "__dict__", self.__dict__ | changes)
        return made


@dataclass(frozen=True)
class Player(Changing):
    cubes: Cubes
    horror: int
    imps: tuple[int, ...]
    """How many imps of each colour."""
    spooks: tuple[SpookName, ...]
    fed: tuple[SpookName, ...]
    """In this feeding."""
    pawn: int
    """The cell, or -1 before the pawn is set."""
    pact: int
    """Its number in the box, or -1 before it is dealt."""
    purchases: int
    """In this phase (ST-29)."""
    lost: int
    """The cells of the duels lost in this round (R12)."""
    plan: Path | None
    rolls: int = 0
    """How often this player's dice were rolled in the duels of this round: the next roll's name depends on it."""


@dataclass(frozen=True)
class Duel(Changing):
    """A duel. Both pairs of values begin with the side that arrived first."""

    cell: int
    sides: tuple[Seat, Seat]
    dice: tuple[Dice, Dice] = ((), ())
    """As they were rolled; from the bids on as they are laid, from the top."""
    turn: int = 0
    """Which side may reroll now."""
    passes: int = 0
    rolling: tuple[int, ...] = ()
    """Which dice of that side are being rolled anew."""
    laid: bool = False
    before: tuple[int, int] = (0, 0)
    """The successes before energy (ST-24)."""
    bids: tuple[int | None, int | None] = (None, None)
    budget: int = 0
    """By how much the higher bidder may change dice."""
    winner: int = -1
    """A side, once it is settled."""


@dataclass(frozen=True)
class Scare(Changing):
    dice: Dice
    rolling: tuple[int, ...] = ()
    reward: int = 0
    """Cubes that wait for a colour (R15)."""
    rolls: int = 0
    """How often dice were rolled for it."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Spooks of one element: the top card, and those below it in no order (R2)."""

    top: SpookName | None
    unseen: tuple[SpookName, ...]


@dataclass(frozen=True)
class State(Changing):
    edition: Edition[Box]
    stage: Stage
    board: tuple[TileName, ...]
    """The tile of each cell; empty before they are laid."""
    lying: tuple[int, ...]
    """The fear cubes of each cell."""
    stops: int
    """The cells with a STOP."""
    players: tuple[Player, ...]
    stacks: tuple[Stack, ...]
    imp_stacks: tuple[int, ...]
    phase: int
    day: bool
    round: int
    card: int
    """The horror cubes on the day/night card."""
    starting: Seat
    turn: int
    """How many players, from the starting one, have had their turn in this stage."""
    arrivals: tuple[Seat, ...]
    """In the order in which pawns came to where they stand."""
    duel: Duel | None
    scare: Scare | None
    done: int
    """What the player whose turn it is has done: COLLECTED, SUMMONED, SCARED."""
    uncovering: int
    """The colour of the stack whose next card is turned up."""
    resume: Stage
    """What goes on after that."""
    ruled_out: tuple[int, ...]
    """For each seat the pacts, bit by bit, that it would have won with: everybody knows that it has none of these."""
    ending: Ending | None
    winners: tuple[Seat, ...]
    rules: int = 1

    @property
    def seat(self) -> Seat:
        """Whose turn it is, where players act one after the other."""
        return (self.starting + self.turn) % len(self.players)

    def change_player(self, seat: Seat, player: Player, **changes: Any) -> State:
        players = [*self.players]
        players[seat] = player
        return self.change(players=tuple(players), **changes)

    def move_imps(self, seat: Seat, colour: int, count: int, **changes: Any) -> State:
        """So many imps come from their stack, or go back under it (ST-6); the changes are the player's others."""
        player = self.players[seat]
        mover = player.change(imps=add(player.imps, colour, count), **changes)
        return self.change_player(seat, mover, imp_stacks=add(self.imp_stacks, colour, -count))
