"""The Hero's part: revealing, walking, jumping, attacking and getting out (SM-9 to SM-22)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spukhaus.core.errors import IllegalAction
from spukhaus.core.game import Event, Step
from spukhaus.games.shy_monsters.rules.actions import Jump, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.events import EventKind, Mood, Refusal
from spukhaus.games.shy_monsters.rules.laying import laid_open
from spukhaus.games.shy_monsters.rules.layout import (
    ENTRANCE,
    Cell,
    Layout,
    comfortable_cells,
    geometry,
)
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, Ending, State, Storey


def is_comfortable(box: Box, layout: Layout, cell: Cell, face: Face) -> bool:
    """SM-3, SM-4: whether a monster of this face would be in its comfort zone on the cell."""
    diagram = box.diagrams.get(face)
    return diagram is not None and cell in comfortable_cells(diagram, layout)


def face_on(storey: Storey, cell: Cell) -> Face:
    return storey.faces[geometry(storey.layout).index[cell]]


def is_face_up(storey: Storey, cell: Cell) -> bool:
    return cell == ENTRANCE or cell in storey.revealed


def reveal(state: State, storey: Storey, action: Reveal) -> Step[State]:
    """SM-15. A monster revealed here harms nobody."""
    check_reveal(storey, action)
    turned, event = _turn_up(state.edition.content, storey, action.tile)
    return _settle(state, replace(turned, reveals_left=storey.reveals_left - 1), [event])


def check_reveal(storey: Storey, action: Reveal) -> None:
    if not storey.reveals_left:
        raise IllegalAction(Refusal.REVEAL_NONE_LEFT, rule="SM-15")
    if action.tile == ENTRANCE:
        raise IllegalAction(Refusal.REVEAL_ENTRANCE, rule="SM-15", tile=action.tile)
    if action.tile not in storey.layout:
        raise IllegalAction(Refusal.NO_TILE, rule="SM-15", tile=action.tile)
    if action.tile in storey.revealed:
        raise IllegalAction(Refusal.REVEAL_FACE_UP, rule="SM-15", tile=action.tile)


def check_walk(storey: Storey, action: Walk) -> None:
    _check_moving(storey, attack=action.attack)
    if action.tile not in storey.layout:
        raise IllegalAction(Refusal.NO_TILE, rule="SM-16", tile=action.tile)
    if action.tile not in geometry(storey.layout).neighbours[storey.hero]:
        raise IllegalAction(Refusal.WALK_NOT_ADJACENT, rule="SM-16", tile=action.tile, hero=storey.hero)


def check_jump(storey: Storey, action: Jump) -> None:
    _check_moving(storey, attack=action.attack)
    if not storey.jump_ready:
        raise IllegalAction(Refusal.JUMP_SPENT, rule="SM-18")
    for cell in (action.over, action.tile):
        if cell not in storey.layout:
            raise IllegalAction(Refusal.NO_TILE, rule="SM-18", tile=cell)
    neighbours = geometry(storey.layout).neighbours
    if action.over not in neighbours[storey.hero]:
        raise IllegalAction(Refusal.JUMP_OVER_NOT_ADJACENT, rule="SM-18", over=action.over, hero=storey.hero)
    if action.tile == storey.hero:
        raise IllegalAction(Refusal.JUMP_IN_PLACE, rule="SM-18", tile=action.tile)
    if action.tile not in neighbours[action.over]:
        raise IllegalAction(Refusal.JUMP_LANDING_NOT_ADJACENT, rule="SM-18", over=action.over, tile=action.tile)


def _check_moving(storey: Storey, *, attack: bool) -> None:
    if storey.reveals_left:
        raise IllegalAction(Refusal.REVEAL_FIRST, rule="SM-15", count=storey.reveals_left)
    if attack and not storey.attack_ready:
        raise IllegalAction(Refusal.ATTACK_SPENT, rule="SM-17")


def walk(state: State, storey: Storey, action: Walk) -> Step[State]:
    """SM-16, SM-17."""
    check_walk(storey, action)
    told = Event(EventKind.HERO_WALKED, (("tile", action.tile), ("attack", action.attack)), news=False)
    return _enter(state, storey, action.tile, None, action.attack, [told])


def jump(state: State, storey: Storey, action: Jump) -> Step[State]:
    """SM-18, SM-19."""
    check_jump(storey, action)
    told = Event(
        EventKind.HERO_JUMPED, (("over", action.over), ("tile", action.tile), ("attack", action.attack)), news=False
    )
    return _enter(state, storey, action.tile, action.over, action.attack, [told])


def give_up(state: State, storey: Storey) -> Step[State]:
    """SM-22."""
    if not may_give_up(storey):
        raise IllegalAction(Refusal.GIVE_UP_TOO_SOON, rule="SM-22")
    return _end(state, storey, Ending.GAVE_UP, [Event(EventKind.HERO_GAVE_UP)])


def may_give_up(storey: Storey) -> bool:
    """Only with both skills spent and an active monster in sight: before that there is always a hope."""
    return bool(storey.active) and not storey.attack_ready and not storey.jump_ready


def _enter(
    state: State, storey: Storey, tile: Cell, over: Cell | None, attack: bool, events: list[Event]
) -> Step[State]:
    """The Hero comes onto a tile: it is revealed and resolved first, and then the tile jumped over."""
    box = state.edition.content
    known = is_face_up(storey, tile)
    turned = storey
    if not known:
        turned, event = _turn_up(box, turned, tile)
        events.append(event)
    face = face_on(storey, tile)
    active, dead = turned.active, storey.dead
    if attack:
        if face in box.diagrams:
            dead = (*dead, tile)
            active = tuple(cell for cell in active if cell != tile)
            events.append(Event(EventKind.MONSTER_KILLED, (("tile", tile), ("face", face)), news=not known))
        else:
            events.append(Event(EventKind.ATTACK_WASTED, (("tile", tile),), news=not known))
    killed = tile in active
    if killed:
        events.append(Event(EventKind.HERO_KILLED, (("tile", tile), ("face", face))))
    after = Storey(
        storey.layout,
        storey.faces,
        turned.revealed,
        active,
        turned.panicking,
        dead,
        tile,
        storey.attack_ready and not attack,
        storey.jump_ready and over is None,
        0,
        storey.idle_moves + 1 if known and over is None and not attack else 0,
    )
    if killed:
        return _end(state, after, Ending.KILLED, events)
    if face == EXIT:
        return _leave(state, after, events, news=not known)
    if over is not None and not is_face_up(storey, over):
        after, event = _turn_up(box, after, over)
        events.append(event)
    return _settle(state, after, events)


def _turn_up(box: Box, storey: Storey, cell: Cell) -> tuple[Storey, Event]:
    """Turn a tile face up. A monster beside one that was revealed earlier panics (SM-11 to SM-14)."""
    face = face_on(storey, cell)
    active, panicking = storey.active, storey.panicking
    mood = None
    if face in box.diagrams:
        beside = geometry(storey.layout).neighbours[cell]
        if any(face_on(storey, other) in box.diagrams for other in storey.revealed if other in beside):
            panicking = (*panicking, cell)
            mood = Mood.PANICKING
        elif is_comfortable(box, storey.layout, cell, face):
            active = (*active, cell)
            mood = Mood.ACTIVE
        else:
            mood = Mood.UNEASY
    after = Storey(
        storey.layout,
        storey.faces,
        (*storey.revealed, cell),
        active,
        panicking,
        storey.dead,
        storey.hero,
        storey.attack_ready,
        storey.jump_ready,
        storey.reveals_left,
        storey.idle_moves,
    )
    told = Event(EventKind.REVEALED, (("tile", cell), ("face", face), ("mood", mood.value if mood else "none")))
    return after, told


def _settle(state: State, storey: Storey, events: list[Event]) -> Step[State]:
    """The Hero stands alive on the storey. Is there still a way on (SM-22)?"""
    box = state.edition.content
    if storey.reveals_left == 0:
        if is_walled_in(storey):
            return _end(state, storey, Ending.WALLED_IN, [*events, Event(EventKind.HERO_WALLED_IN)])
        if storey.idle_moves >= box.idle_limit:
            wandered = Event(EventKind.HERO_WANDERED, (("count", storey.idle_moves),))
            return _end(state, storey, Ending.WANDERED, [*events, wandered])
    after = State(state.edition, state.number, state.pile, (), storey, state.past, None)
    return Step(after, tuple(events))


def is_walled_in(storey: Storey) -> bool:
    """SM-22: every way on leads over a monster that the Hero knows to be active.

    Looks only at what lies face up. A way on is a walk over known ground, with the skills that are left,
    to the Exit or onto any tile that is still face down.
    """
    if not storey.active:
        return False  # all seven tiles hang together, so something new can be walked to
    goals = frozenset(cell for cell in storey.layout if not is_face_up(storey, cell) or face_on(storey, cell) == EXIT)
    # Where he stands, which skills are left, and which of the deadly monsters still lives.
    start = (storey.hero, storey.attack_ready, storey.jump_ready, frozenset(storey.active))
    seen = {start}
    waiting = [start]
    while waiting:
        for there in _known_moves(storey.layout, *waiting.pop()):
            if there[0] in goals:
                return False
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    return True


def _known_moves(
    layout: Layout, hero: Cell, attack: bool, jump: bool, deadly: frozenset[Cell]
) -> Iterator[tuple[Cell, bool, bool, frozenset[Cell]]]:
    """The moves that known tiles allow and that the Hero survives."""
    ground = geometry(layout)
    landings = [(cell, jump) for cell in ground.neighbours[hero]]
    if jump:
        landings += [(cell, False) for _, cell in ground.jumps[hero]]
    for cell, jump_after in landings:
        if cell not in deadly:
            yield cell, attack, jump_after, deadly
        elif attack:
            yield cell, False, jump_after, deadly - {cell}


def _leave(state: State, storey: Storey, events: list[Event], *, news: bool) -> Step[State]:
    """SM-21, and SM-23 to SM-25: the storey is destroyed, and the next one begins or the Hero has won."""
    box = state.edition.content
    events.append(Event(EventKind.STOREY_LEFT, (("storey", state.number),), news=news))
    if state.number == len(box.storeys):
        return _end(state, storey, Ending.ESCAPED, [*events, Event(EventKind.HERO_ESCAPED)])
    seen, unseen = monsters_on(box, storey)
    events.append(
        Event(
            EventKind.STOREY_DESTROYED,
            (("storey", state.number), ("seen", seen), ("count", len(unseen)), ("unseen", None)),
            ((DUNGEON_MASTER, (("unseen", unseen),)),),
            news,
        )
    )
    after = State(state.edition, state.number + 1, state.pile, (), None, (*state.past, storey), None)
    return Step(after, tuple(events))


def monsters_on(box: Box, storey: Storey) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """The monsters of a storey: those revealed, in the order of revealing, and the others by name."""
    seen = tuple(face for face in (face_on(storey, cell) for cell in storey.revealed) if face in box.diagrams)
    unseen = sorted(face for face in storey.faces if face in box.diagrams and face not in seen)
    return seen, tuple(unseen)


def _end(state: State, storey: Storey, ending: Ending, events: list[Event]) -> Step[State]:
    """The match is over, and every storey is laid open."""
    for number, told in enumerate((*state.past, storey), start=1):
        events.append(Event(EventKind.LAID_OPEN, (("storey", number), ("tiles", laid_open(told)))))
    after = State(state.edition, state.number, state.pile, (), storey, state.past, ending)
    return Step(after, tuple(events))
