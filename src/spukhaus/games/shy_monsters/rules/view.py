"""Who knows what: views are built up from nothing, and states are dealt to fit a view."""

from __future__ import annotations

import random
from dataclasses import dataclass

from spukhaus.core.edition import Edition
from spukhaus.core.game import Seat
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.events import Mood
from spukhaus.games.shy_monsters.rules.exploring import face_on, is_comfortable, is_face_up, monsters_on
from spukhaus.games.shy_monsters.rules.layout import Cell, Layout
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, Ending, Phase, State, Storey


@dataclass(frozen=True, slots=True)
class StoreyView:
    """A storey as one seat sees it: a face that the seat may not know is None."""

    layout: Layout
    faces: tuple[Face | None, ...]
    moods: tuple[Mood | None, ...]
    revealed: tuple[Cell, ...]
    active: tuple[Cell, ...]
    panicking: tuple[Cell, ...]
    dead: tuple[Cell, ...]
    hero: Cell
    attack_ready: bool
    jump_ready: bool
    reveals_left: int
    idle_moves: int
    seen: tuple[Face, ...]
    """The monsters revealed here, in order."""
    hidden_monsters: int


@dataclass(frozen=True, slots=True)
class View:
    edition: Edition[Box]
    seat: Seat
    number: int
    phase: Phase
    rule: str
    """The rule that matters now: where the rules are opened."""
    to_act: tuple[Seat, ...]
    storey: StoreyView | None
    past: tuple[StoreyView, ...]
    seen: tuple[Face, ...]
    """Every monster revealed so far, in order: those of earlier storeys lie lined up (SM-23)."""
    hand_size: int
    hand: tuple[Face, ...] | None
    pile_size: int
    pile: tuple[Face, ...] | None
    ending: Ending | None


_RULES = {Phase.DRAW: "SM-7", Phase.LAY: "SM-8", Phase.REVEAL: "SM-15", Phase.WALK: "SM-16", Phase.OVER: "SM-6"}


def view(state: State, seat: Seat, to_act: tuple[Seat, ...]) -> View:
    # The Dungeon Master drew every monster and laid every tile; after the end all is laid open (LAID_OPEN).
    knows_all = seat == DUNGEON_MASTER or state.ending is not None
    box = state.edition.content
    past = tuple(_view_storey(box, storey, knows_all) for storey in state.past)
    storey = None if state.storey is None else _view_storey(box, state.storey, knows_all)
    return View(
        edition=state.edition,
        seat=seat,
        number=state.number,
        phase=state.phase,
        rule=_RULES[state.phase],
        to_act=to_act,
        storey=storey,
        past=past,
        seen=tuple(face for shown in (*past, storey) if shown is not None for face in shown.seen),
        hand_size=len(state.hand),
        hand=state.hand if knows_all else None,
        pile_size=len(state.pile),
        pile=state.pile if knows_all else None,
        ending=state.ending,
    )


def _view_storey(box: Box, storey: Storey, knows_all: bool) -> StoreyView:
    faces: list[Face | None] = []
    moods: list[Mood | None] = []
    for cell, face in zip(storey.layout, storey.faces, strict=True):
        known = knows_all or is_face_up(storey, cell)
        faces.append(face if known else None)
        moods.append(_mood(box, storey, cell) if known and face in box.diagrams else None)
    seen, unseen = monsters_on(box, storey)
    return StoreyView(
        layout=storey.layout,
        faces=tuple(faces),
        moods=tuple(moods),
        revealed=storey.revealed,
        active=storey.active,
        panicking=storey.panicking,
        dead=storey.dead,
        hero=storey.hero,
        attack_ready=storey.attack_ready,
        jump_ready=storey.jump_ready,
        reveals_left=storey.reveals_left,
        idle_moves=storey.idle_moves,
        seen=seen,
        hidden_monsters=len(unseen),
    )


def _mood(box: Box, storey: Storey, cell: Cell) -> Mood:
    """How the monster on a tile feels."""
    if cell in storey.dead:
        return Mood.DEAD
    if cell in storey.panicking:
        return Mood.PANICKING
    if not is_comfortable(box, storey.layout, cell, face_on(storey, cell)):
        return Mood.UNEASY
    return Mood.ACTIVE if is_face_up(storey, cell) else Mood.LURKING


def determinize(view: View, rng: random.Random) -> State:
    """A state that fits the view, each as likely as any other that fits.

    The monsters that the seat has not seen are shuffled and dealt to where one is missing: the tiles set
    aside from earlier storeys, this storey or the Dungeon Master's hand, and the pile. On each storey the
    hidden faces are then shuffled over the hidden tiles. All consistent draws have equally many consistent
    placements, so this is uniform over both together. A seat that knows all gets the one state there is.
    """
    pool = [name for name in view.edition.content.diagrams if name not in view.seen]
    if view.pile is None:
        rng.shuffle(pool)
    else:
        pool = []
    past = tuple(_deal(storey, pool, rng) for storey in view.past)
    storey = None if view.storey is None else _deal(view.storey, pool, rng)
    hand = view.hand if view.hand is not None else tuple(sorted(pool.pop() for _ in range(view.hand_size)))
    pile = view.pile if view.pile is not None else tuple(sorted(pool))
    return State(view.edition, view.number, pile, hand, storey, past, view.ending)


def _deal(seen: StoreyView, pool: list[Face], rng: random.Random) -> Storey:
    """Fill the unknown tiles of a storey, taking its hidden monsters from the pool."""
    unknown = seen.faces.count(None)
    faces: list[Face] = []
    if unknown:
        faces = [pool.pop() for _ in range(seen.hidden_monsters)]
        faces += [EXIT] * (EXIT not in seen.faces)
        faces += [CORRIDOR] * (unknown - len(faces))
        rng.shuffle(faces)
    return Storey(
        layout=seen.layout,
        faces=tuple(face if face is not None else faces.pop() for face in seen.faces),
        revealed=seen.revealed,
        active=seen.active,
        panicking=seen.panicking,
        dead=seen.dead,
        hero=seen.hero,
        attack_ready=seen.attack_ready,
        jump_ready=seen.jump_ready,
        reveals_left=seen.reveals_left,
        idle_moves=seen.idle_moves,
    )
