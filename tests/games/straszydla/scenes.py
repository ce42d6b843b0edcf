"""Scenes in the middle of a match, so that a test shows what it is about.

The tiles lie in the order of the edition file:

        a             b           c            d             e
    5   suburb blue   przystan    basen        kanal         suburb purple
    4   most          wodociagi   stare-wieze  dworzec       strych
    3   park          wiezowiec   Centrum      huta          rynek
    2   kotlownia     browar      zajezdnia    lasek         cmentarz
    1   suburb orange piwnice     dzialki      kopalnia      suburb green
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import spukhaus
from spukhaus.core.edition import Edition
from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import CHANCE, PUBLIC, Event, Seat, Told
from spukhaus.games.straszydla.rules.actions import tally
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.games.straszydla.rules.game import ENTER, Straszydla
from spukhaus.games.straszydla.rules.state import Player, Stack, Stage, State

GAME = cast(Straszydla, spukhaus.game("straszydla"))
CONFIG = spukhaus.config(GAME)
EDITION = cast("Edition[Box]", CONFIG.edition)
BOX = EDITION.content
TOWN = BOX.ground
CORNERS = ("a5", "e5", "a1", "e1")
PACTS = (
    "water-water-air-air-fire",
    "water-water-fire-fire-earth",
    "air-air-fire-fire-earth",
    "air-earth-earth-fire-fire",
)


def player(
    cell: str,
    cubes: str = "",
    horror: int = 0,
    imps: str = "",
    spooks: Sequence[str] = ("strzyga",),
    pact: str = PACTS[0],
    plan: str = "",
    fed: Sequence[str] = (),
    edition: Edition[Box] = EDITION,
) -> Player:
    box = edition.content
    return Player(
        cubes=tally(tuple(cubes.split())),
        horror=horror,
        imps=tuple(imps.split().count(element) for element in box.elements),
        spooks=tuple(spooks),
        fed=tuple(fed),
        pawn=box.ground.index[cell],
        pact=box.pact_names.index("-".join(sorted(pact.split("-"), key=box.elements.index))),
        purchases=0,
        lost=0,
        plan=tuple(plan.split()) or None,
    )


def cells(names: Sequence[str]) -> int:
    return sum(1 << TOWN.index[name] for name in names)


@dataclass
class Scene:
    """A match that is played on by lines like `0 plan n` and `chance roll 3 4`."""

    state: State
    steps: list[tuple[Event, ...]] = field(default_factory=list)

    def play(self, *lines: str) -> Scene:
        for line in lines:
            who, _, text = line.partition(" ")
            state, events = self.state, list[Event]()
            for one in self._rolls(text) if who == "chance" else (text,):
                step = GAME.apply(state, CHANCE if who == "chance" else int(who), GAME.read(one))
                state = step.state
                events += step.events
            self.state = state
            self.steps.append(tuple(events))
        return self

    def _rolls(self, text: str) -> list[str]:
        """`roll 1 1 | 6 6` is a duel: one roll after the other, or in version 1 of the rules both at once."""
        if self.state.rules == 1 or not text.startswith("roll "):
            return [text]
        return [f"roll {dice}" for dice in text.removeprefix("roll ").split(" | ")]

    def refused(self, line: str) -> ActionRefused:
        who, _, text = line.partition(" ")
        before = self.state
        try:
            GAME.apply(self.state, int(who), GAME.read(text))
        except ActionRefused as refusal:
            assert self.state == before
            return refusal
        raise AssertionError(f"{line!r} was accepted")

    def told(self, seat: Seat = PUBLIC) -> list[Told]:
        """What a seat has heard in the last step."""
        heard = [event.told(seat) for event in self.steps[-1]]
        return [told for told in heard if told is not None]

    def happened(self) -> list[str]:
        return [told.kind for told in self.told()]

    def heard(self, kind: str, seat: Seat = PUBLIC) -> dict[str, Any]:
        """The parameters of the one event of this kind in the last step."""
        [told] = [told for told in self.told(seat) if told.kind == kind]
        return dict(told.params)

    def all_heard(self, kind: str) -> list[dict[str, Any]]:
        return [dict(told.params) for told in self.told() if told.kind == kind]

    @property
    def asked(self) -> tuple[Seat, ...]:
        return GAME.to_act(self.state)

    @property
    def stage(self) -> str:
        return self.state.stage.value

    def cubes(self, seat: Seat) -> str:
        held = self.state.players[seat].cubes
        return " ".join(
            f"{count}{name[0]}"
            for count, name in zip(held, ("blue", "purple", "orange", "green", "energy"), strict=True)
            if count
        )

    def cell(self, seat: Seat) -> str:
        return self.state.edition.content.ground.names[self.state.players[seat].pawn]

    def offered(self, seat: Seat) -> list[str]:
        return [GAME.write(action) for action in GAME.legal_actions(self.state, seat)]

    @property
    def stops(self) -> tuple[str, ...]:
        return self.state.edition.content.ground.cells_of(self.state.stops)


def scene(
    *players: Player,
    stage: Stage = Stage.PLAN,
    day: bool = True,
    phase: int = 1,
    round_: int = 1,
    starting: Seat = 0,
    stops: Sequence[str] = (),
    lying: Mapping[str, int] | None = None,
    tops: Mapping[str, str | None] | None = None,
    imp_stacks: tuple[int, ...] = (4, 4, 4, 4),
    edition: Edition[Box] = EDITION,
    **changes: Any,
) -> Scene:
    """Players in the middle of a phase; the stage is entered, so whoever has nothing to decide is passed over."""
    box = edition.content
    tiles = dict(box.fixed) | dict(zip(box.ground.open_cells, box.loose, strict=True))
    held = {name for one in players for name in one.spooks}
    chosen = dict(tops or {})
    stacks = []
    for element, names in zip(box.elements, box.stacks, strict=True):
        free = [name for name in names if name not in held]
        top = chosen.get(element, free[0] if free else None)
        unseen = () if element in chosen and top is None else tuple(name for name in free if name != top)
        stacks.append(Stack(top, unseen))
    state = State(
        edition=edition,
        stage=stage,
        board=tuple(tiles[cell] for cell in range(len(tiles))),
        lying=tuple((lying or {}).get(name, 0) for name in box.ground.names),
        stops=cells(stops),
        players=players,
        stacks=tuple(stacks),
        imp_stacks=imp_stacks,
        phase=phase,
        day=day,
        round=round_,
        card=box.figures.rounds - round_,
        starting=starting,
        turn=0,
        arrivals=(),
        duel=None,
        scare=None,
        done=0,
        uncovering=-1,
        resume=Stage.ACT,
        ruled_out=(0,) * len(players),
        ending=None,
        winners=(),
        rules=GAME.rules_version,
    ).change(**changes)
    events: list[Event] = []
    while enter := ENTER.get(state.stage):
        onward = enter(state, events)
        if onward is state:
            break
        state = onward
    return Scene(state, [tuple(events)])


def new_match(seats: int = 4, **options: str) -> Scene:
    return Scene(GAME.new(spukhaus.config(GAME, seats, options=options)))


BOARD = "chance board " + " ".join(BOX.loose)


def set_up(seats: int = 4, first: int = 0) -> Scene:
    """A new match up to the choice of starters."""
    return new_match(seats).play(BOARD, f"chance first {first}", "chance pacts " + " | ".join(PACTS[:seats]))


def begun(seats: int = 4, first: int = 0, time: str = "day") -> Scene:
    """A new match up to the first plans: seat by seat water, air, fire, earth and a5, e5, a1, e1."""
    scene = set_up(seats, first)
    order = [(first + turn) % seats for turn in range(seats)]
    for seat, element, top in zip(order, BOX.elements, ("rusalka", "latawiec", "libera", "bebok"), strict=False):
        if scene.stage == "take":
            scene.play(f"{seat} take {element}")
        scene.play(f"chance uncover {top}")
    for seat, cell in zip(order, CORNERS, strict=False):
        if scene.stage == "settle":
            scene.play(f"{seat} settle {cell}")
    return scene.play(f"{first} begin {time}")


def edition_with(*changes: tuple[str, str]) -> Edition[Box]:
    """The standard box with some of its text replaced."""
    from spukhaus.core import registry

    text = EDITION.text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return cast("Edition[Box]", registry.read_edition(GAME, text))
