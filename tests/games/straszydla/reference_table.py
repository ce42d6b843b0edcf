"""The table of the reference: what lies on it, who is asked, and what can be seen.

The flow of a game is one generator. It yields a Question whenever somebody (or chance) must act and is sent the
answers, so that the rules read from top to bottom. Decisions without an alternative are never asked (R23).
"""

from __future__ import annotations

import random
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.games.straszydla.reference_board import CELLS, CENTRUM, SUBURBS, Path
from tests.games.straszydla.reference_box import ELEMENTS, FEARS, Box, Spook, Tile
from tests.games.straszydla.reference_texts import CHANCE, Options, listed, rolls, tidy

T = TypeVar("T")
CUBES = (*FEARS, "energy", "horror")


@dataclass
class Question:
    stage: str
    options: dict[int, Options]
    answers: dict[int, str] = field(default_factory=dict)


Flow = Generator[Question, dict[int, str], T]


@dataclass
class Player:
    cubes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CUBES, 0))
    imps: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ELEMENTS, 0))
    spooks: list[Spook] = field(default_factory=list)
    fed: set[str] = field(default_factory=set)
    pact: tuple[str, ...] = ()
    pawn: str = ""
    bought: int = 0  # spooks bought in this phase (ST-29)
    arrived: int = 0  # a number that grows with every arrival of the round (ST-20, R11)
    lost: set[str] = field(default_factory=set)  # the districts lost in this round (R12)
    plan: Path = ()  # once shown, until moved
    dice: list[int] = field(default_factory=list)


@dataclass
class Stack:
    top: Spook | None
    unseen: list[Spook]

    @property
    def count(self) -> int:
        return len(self.unseen) + (self.top is not None)


class Table:
    def __init__(self, seats: int, box: Box | None = None, board: str = "shuffled", rules: int = 2) -> None:
        self.seats = seats
        self.rules = rules
        self.box = box or Box()
        self.board_option = board  # 'shuffled', or 'arranged' by seat 0
        self.players = [Player() for _ in range(seats)]
        self.tiles: dict[str, Tile] = {}
        self.cubes: dict[str, int] = dict.fromkeys(CELLS, 0)  # what lies on the districts
        self.stops: set[str] = set()
        self.stacks = {
            element: Stack(self.box.starters[element], list(self.box.spooks[element])) for element in ELEMENTS
        }
        self.imps = dict.fromkeys(ELEMENTS, self.box.imps_of_a_kind)
        # Minus what is out of the bank; 'wild' cubes lie in Centrum only. For the balance: ST-2 has no limit.
        self.bank: dict[str, int] = dict.fromkeys((*CUBES, "wild"), 0)
        self.starting: int | None = None
        self.phase: str | None = None
        self.phase_number = 0
        self.round = 0
        self.card = 0
        self.done: set[str] = set()  # what the acting player has done in this turn: collect, summon-imp, scare
        self.ending: str | None = None
        self.winners: list[int] = []
        self.log: list[tuple[int, str]] = []  # everything that was asked and answered
        self.flow: Flow[None] | None = None
        self.question: Question | None = None

    # Asking and answering -------------------------------------------------------------------------------------------

    def begin_flow(self, flow: Flow[None]) -> None:
        """Start a flow: the whole game, or (in tests of single scenes) a part of it."""
        self.flow = flow
        self.question = next(flow, None)

    def asked(self) -> list[int]:
        """The seats that must act now; [-1] for chance; [] when all is over."""
        if self.question is None:
            return []
        return sorted(set(self.question.options) - set(self.question.answers))

    def legal(self, seat: int) -> set[str]:
        """Every legal text. The layouts of the board (20! of them) can be tested with allowed() only."""
        if seat not in self.asked() or self.question is None:
            return set()
        options = self.question.options[seat]
        if not options.countable:
            raise ValueError("too many to list")
        return set(options.walk())

    def allowed(self, seat: int, text: str) -> bool:
        return self.question is not None and seat in self.asked() and self.question.options[seat].allows(tidy(text))

    def play(self, seat: int, text: str) -> None:
        """Carry out one action; an illegal one is a ValueError and changes nothing."""
        question, flow = self.question, self.flow
        if question is None or flow is None or not self.allowed(seat, text):
            raise ValueError(f"seat {seat} may not {text!r}")
        question.answers[seat] = tidy(text)
        self.log.append((seat, tidy(text)))
        if set(question.answers) == set(question.options):
            try:
                self.question = flow.send(question.answers)
            except StopIteration:
                self.question = None

    def ask_all(self, stage: str, options: dict[int, Options]) -> Flow[dict[int, str]]:
        """Ask several at once; who can do one thing only does it without being asked (R23)."""
        answers: dict[int, str] = {}
        open_to: dict[int, Options] = {}
        for seat, choice in options.items():
            first_two = [text for text, _ in zip(choice.walk(), range(2), strict=False)]
            if len(first_two) == 1 and seat != CHANCE:
                answers[seat] = first_two[0]
            else:
                open_to[seat] = choice
        if open_to:
            answers.update((yield Question(stage, open_to)))
        return answers

    def ask(self, stage: str, seat: int, options: set[str] | Options) -> Flow[str]:
        if isinstance(options, set):
            options = listed(options)
        return (yield from self.ask_all(stage, {seat: options}))[seat]

    def roll(self, stage: str, sizes: list[int]) -> Flow[list[list[int]]]:
        """Chance rolls for one side or two."""
        text = yield from self.ask(stage, CHANCE, rolls(sizes))
        return [list(map(int, side.split())) for side in text.removeprefix("roll ").split("|")]

    def chance(self, rng: random.Random) -> str:
        """One of chance's actions, drawn evenly, for self-play."""
        if self.question is None or self.asked() != [CHANCE]:
            raise ValueError("chance is not asked")
        if self.question.stage == "board":
            return "board " + " ".join(rng.sample(sorted(self.box.tiles), len(self.box.tiles)))
        if self.question.stage == "pacts":
            return "pacts " + " | ".join(map("-".join, rng.sample(self.box.pacts, self.seats)))
        if self.question.stage.endswith("roll"):
            pattern = next(iter(self.question.options[CHANCE].walk()))
            return " ".join(str(rng.randint(1, 6)) if word == "1" else word for word in pattern.split())
        return rng.choice(sorted(self.legal(CHANCE)))

    # Things ---------------------------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """The seats from the starting player on."""
        assert self.starting is not None
        return [(self.starting + index) % self.seats for index in range(self.seats)]

    def gain(self, seat: int, cube: str, count: int = 1) -> None:
        self.players[seat].cubes[cube] += count
        self.bank[cube] -= count

    def pay(self, seat: int, cube: str, count: int = 1) -> None:
        assert self.players[seat].cubes[cube] >= count, (seat, cube, count)
        self.players[seat].cubes[cube] -= count
        self.bank[cube] += count

    def gain_imp(self, seat: int, element: str) -> None:
        assert self.imps[element] > 0
        self.imps[element] -= 1
        self.players[seat].imps[element] += 1

    def use_imp(self, seat: int, element: str) -> None:
        """A used imp goes under its stack (ST-6)."""
        assert self.players[seat].imps[element] > 0
        self.players[seat].imps[element] -= 1
        self.imps[element] += 1

    def strength_of(self, spook: Spook) -> int:
        assert self.phase is not None
        return spook.strength(self.phase)

    def strength(self, seat: int) -> int:
        return sum(map(self.strength_of, self.players[seat].spooks))

    def take_spook(self, seat: int, element: str, energy: int | None = None) -> Flow[None]:
        """The top card of a stack with its energy; the next one is uncovered at once (R2)."""
        stack = self.stacks[element]
        assert stack.top is not None
        self.players[seat].spooks.append(stack.top)
        self.gain(seat, "energy", self.strength_of(stack.top) if energy is None else energy)
        stack.top = None
        if stack.unseen:
            text = yield from self.ask("uncover", CHANCE, {f"uncover {spook.name}" for spook in stack.unseen})
            stack.top = next(spook for spook in stack.unseen if spook.name == text.split()[1])
            stack.unseen.remove(stack.top)

    # What can be seen -----------------------------------------------------------------------------------------------

    def facts(self) -> dict[str, Any]:
        """Everything on the table, by plain values, after the last action and all that follows without a decision.

        stage, asked    the name of the present decision ('over' at the end); who must act ([-1]: chance)
        phase, phase_number, round, card, starting
                        'day', 'night' or None; from 1 (0 in the set-up); from 1 in each phase; horror cubes on the
                        day/night card; the seat with the card, or None
        board, cubes    tile id by cell (empty before the board lies); number of cubes by cell, all 25 cells
        stops           the blocked cells, sorted
        stacks          element: {top: id or None, count: cards left with the top}; while chance uncovers, no top
        imps            element: imps left on the stack
        seats           for each seat: the six kinds of cubes by name; imps by element; spooks and fed, sorted ids (fed
                        stays until the next phase begins); pawn (None before it stands); pact, its elements in order
                        with hyphens (None before it is dealt; secret at a table); bought in this phase; lost, the
                        districts lost in this round's duels, sorted; plan (None unless shown and not yet carried out);
                        dice, in rolled order until sorted for a duel, [] when none lie
        done            what the acting player did of collect, scare, summon-imp, sorted
        ending, winners 'day', 'night', 'phase-limit' or None; sorted seats
        """
        return {
            "stage": "over" if self.question is None else self.question.stage,
            "asked": self.asked(),
            "phase": self.phase,
            "phase_number": self.phase_number,
            "round": self.round,
            "card": self.card,
            "starting": self.starting,
            "board": {cell: tile.name for cell, tile in self.tiles.items()},
            "cubes": dict(self.cubes),
            "stops": sorted(self.stops),
            "stacks": {
                element: {"top": stack.top.name if stack.top else None, "count": stack.count}
                for element, stack in self.stacks.items()
            },
            "imps": dict(self.imps),
            "seats": [self.facts_of(player) for player in self.players],
            "done": sorted(self.done),
            "ending": self.ending,
            "winners": sorted(self.winners),
        }

    def facts_of(self, player: Player) -> dict[str, Any]:
        return {
            **player.cubes,
            "imps": dict(player.imps),
            "spooks": sorted(spook.name for spook in player.spooks),
            "fed": sorted(player.fed),
            "pawn": player.pawn or None,
            "pact": "-".join(player.pact) or None,
            "bought": player.bought,
            "lost": sorted(player.lost),
            "plan": " ".join(player.plan) or None,
            "dice": list(player.dice),
        }

    def check_balance(self) -> None:
        """No cube, imp or card came from nowhere or got lost; nobody owes anything."""
        for cube in CUBES:
            out = sum(player.cubes[cube] for player in self.players)
            out += self.card if cube == "horror" else 0
            if cube in FEARS and self.tiles:
                out += sum(self.cubes[cell] for cell, tile in self.tiles.items() if tile.colour == cube)
            assert out + self.bank[cube] == 0, cube
            assert all(player.cubes[cube] >= 0 for player in self.players)
        assert self.cubes[CENTRUM] + self.bank["wild"] == 0
        for element in ELEMENTS:
            held = sum(player.imps[element] for player in self.players)
            assert held + self.imps[element] == self.box.imps_of_a_kind
        names = [spook.name for player in self.players for spook in player.spooks]
        for stack in self.stacks.values():
            names += [spook.name for spook in stack.unseen] + ([stack.top.name] if stack.top else [])
        assert len(names) == len(set(names))
        assert not self.stops & set(SUBURBS)
