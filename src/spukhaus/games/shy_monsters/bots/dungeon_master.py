"""The Dungeon Master who computes: he mixes storeys so that no Hero, however clever, gets out often.

He looks at layouts drawn by chance, keeps those on which his monsters can guard the Exit in the most ways, and plays
a duel in thought: which mixture of fillings on which of these layouts holds against a Hero who expects it. What he
lays is drawn from that mixture. The Hero of the duel knows what is public, the monsters that were seen; where there
are too many hands to go through, he is taken to know the hand as well, which can only make the Dungeon Master more
careful.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nlargest
from math import exp
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Alternative, Thought
from spukhaus.games.shy_monsters.bots import belief
from spukhaus.games.shy_monsters.bots.belief import Kinds, Pool, Question
from spukhaus.games.shy_monsters.bots.equilibrium import Arena, Duel, Hand, arena_of
from spukhaus.games.shy_monsters.bots.planning import TooManyError, grow
from spukhaus.games.shy_monsters.model.ground import ground_of
from spukhaus.games.shy_monsters.model.standings import FIRST_KIND, HIDDEN, OPEN, THE_EXIT, Ways, World, start
from spukhaus.games.shy_monsters.rules.actions import Action, Lay
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, ENTRANCE_FACE, EXIT, Face
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, Layout, in_reading_order, layouts, position
from spukhaus.games.shy_monsters.rules.view import View

MOST_SITUATIONS: Final = 15_000
"""On one layout of a duel."""
ENOUGH_SITUATIONS: Final = 35_000
"""Once a duel has so many, no more layouts are added."""
LOOKED_AT: Final = 120
"""How many fillings of a layout are looked at, at most; the standard box has 120."""
TOLD: Final = 6
"""How many storeys the record of a decision names."""


@dataclass(frozen=True, slots=True)
class LayingEffort:
    """How carefully he lays."""

    layouts: int
    """So many are looked at,"""
    shortlist: int
    """so many of them are filled in thought,"""
    rounds: int
    """for so many rounds of the duel."""
    most_worlds: int
    """Up to so many worlds on a layout he thinks of all hands that the Hero must expect, else of his own alone."""


@dataclass(frozen=True, slots=True)
class _Field:
    """A layout of the shortlist."""

    layout: Layout
    kinds: Kinds
    worlds: tuple[World, ...]
    arena: Arena
    situations: int


def lay(view: View, choices: Choices[Action], rng: random.Random, effort: LayingEffort, later: float) -> Thought:
    """A storey drawn from the mixture. `later` is the Hero's chance to get through the storeys still to come."""
    box = view.edition.content
    own = tuple((name, box.diagrams[name]) for name in view.hand or ())
    pool = tuple((name, diagram) for name, diagram in sorted(box.diagrams.items()) if name not in view.seen)
    tiles = 1 + box.corridors + len(own)
    best = _promising(own, tiles, effort, rng)
    reveals = box.storeys[view.number - 1].reveals
    public = len(pool) > len(own) and _question(best[0], pool, len(own))
    if not public or belief.count_worlds(public) > effort.most_worlds:
        pool = own
    fields = _fields(best, pool, len(own), reveals)
    if not fields:
        return Thought(_guarding(best[0], own, rng))
    hands = [_hand(fields, names, pool, own) for names in _question(best[0], pool, len(own)).hands()]
    held = next(hand for names, hand in hands if names == tuple(sorted(name for name, _ in own)))
    duel = Duel([field.arena for field in fields], [hand for _, hand in hands])
    duel.play(effort.rounds)
    return _drawn(fields, held, duel, own, later, choices, rng)


def compare(view: View, laid: Lay, rng: random.Random, effort: LayingEffort) -> dict[Action, float]:
    """How likely the Hero gets out of a storey and of some others, in a duel where he expects any of them; nothing if
    that would take too long."""
    box = view.edition.content
    own = tuple((name, box.diagrams[name]) for name in view.hand or ())
    here = in_reading_order((ENTRANCE, *(cell for cell, _ in laid.tiles)))
    others = [layout for layout in _promising(own, len(laid.tiles), effort, rng) if layout != here]
    fields = _fields([here, *others], own, len(own), box.storeys[view.number - 1].reveals)
    if not fields or fields[0].layout != here:
        return {}
    names, held = _hand(fields, tuple(sorted(name for name, _ in own)), own, own)
    duel = Duel([field.arena for field in fields], [held])
    duel.play(effort.rounds)
    kinds = fields[0].kinds.of
    faces = dict(laid.tiles)
    plain = {EXIT: THE_EXIT, CORRIDOR: OPEN, None: OPEN}
    lies = bytes(kinds[faces[cell]] if faces.get(cell) in names else plain[faces.get(cell)] for cell in here)
    found: dict[Action, float] = {laid: duel.survival(0, fields[0].worlds.index(lies))}
    shares = held.average()
    for at in nlargest(TOLD, range(len(shares)), key=shares.__getitem__):
        arena, world = held.worlds[at]
        action = _named(fields[arena], fields[arena].worlds[world], own, rng)
        found.setdefault(action, duel.survival(arena, world))
    return found


def _drawn(
    fields: list[_Field],
    held: Hand,
    duel: Duel,
    own: Pool,
    later: float,
    choices: Choices[Action],
    rng: random.Random,
) -> Thought:
    shares = held.average()
    [drawn] = rng.choices(range(len(shares)), shares)
    likeliest = nlargest(TOLD, range(len(shares)), key=shares.__getitem__)
    told = []
    for at in dict.fromkeys((drawn, *likeliest)):
        arena, world = held.worlds[at]
        action = _named(fields[arena], fields[arena].worlds[world], own, rng)
        told.append((1 - later * duel.survival(arena, world), action))
    action = told[0][1]
    assert action in choices  # every layout is connected and takes the whole hand
    told.sort(key=lambda one: (-round(one[0], 6), one[1] != action))
    return Thought(action, tuple(Alternative(lay, value) for value, lay in told))


def _promising(own: Pool, tiles: int, effort: LayingEffort, rng: random.Random) -> list[Layout]:
    every = layouts(tiles)
    seen: dict[tuple[tuple[int, int], ...], Layout] = {}
    for _ in range(effort.layouts):
        layout = rng.choice(every)
        seen.setdefault(_turned(layout), layout)
    return nlargest(effort.shortlist, seen.values(), key=lambda layout: _promise(layout, own, rng))


def _turned(layout: Layout) -> tuple[tuple[int, int], ...]:
    """The same for layouts that are turned or mirrored images of each other."""
    cells = [position(cell) for cell in layout]
    images = []
    for _ in range(4):
        cells = [(y, -x) for x, y in cells]
        images += [tuple(sorted(cells)), tuple(sorted((-x, y) for x, y in cells))]
    return min(images)


def _promise(layout: Layout, own: Pool, rng: random.Random) -> float:
    """In how many ways the hand can guard the Exit on this layout, the better ways counting more."""
    ground, kinds = ground_of(layout), belief.kinds_on(layout, own)
    worlds = list(_fillings(layout, [kinds.of[name] for name, _ in own], rng))
    return sum(exp(belief.danger_on(ground, kinds.comfort, world)) for world in worlds) / len(worlds)


def _fillings(layout: Layout, monsters: list[int], rng: random.Random) -> Iterator[World]:
    """All ways to fill a layout, or some where there are very many."""
    faces = _face_down(layout)
    tiles = len(layout) - 1
    if (tiles - len(monsters)) * tiles ** len(monsters) <= 10 * LOOKED_AT:
        yield from belief.fillings(faces, monsters)
        return
    pieces = [THE_EXIT, *monsters, *[OPEN] * (tiles - 1 - len(monsters))]
    entrance = layout.index(ENTRANCE)
    for _ in range(LOOKED_AT):
        rng.shuffle(pieces)
        yield bytes([*pieces[:entrance], OPEN, *pieces[entrance:]])


def _face_down(layout: Layout) -> World:
    return bytes(OPEN if cell == ENTRANCE else HIDDEN for cell in layout)


def _question(layout: Layout, pool: Pool, monsters: int) -> Question:
    faces = tuple(ENTRANCE_FACE if cell == ENTRANCE else None for cell in layout)
    return Question(layout, faces, pool, monsters)


def _fields(best: list[Layout], pool: Pool, monsters: int, reveals: int) -> list[_Field]:
    found: list[_Field] = []
    situations = 0
    for layout in best:
        field = _field(layout, pool, monsters, reveals)
        # One that is too large has cost as much as one that is not quite.
        situations += MOST_SITUATIONS if field is None else field.situations
        if field is not None:
            found.append(field)
        if situations > ENOUGH_SITUATIONS:
            break
    return found


def _field(layout: Layout, pool: Pool, monsters: int, reveals: int) -> _Field | None:
    question = _question(layout, pool, monsters)
    if belief.count_worlds(question) > belief.MOST_WORLDS:
        return None
    kinds = belief.kinds_on(layout, pool)
    worlds = tuple(belief.careless(question))
    ground = ground_of(layout)
    try:
        tree = grow(Ways(ground, kinds.comfort, worlds), start(ground, reveals), MOST_SITUATIONS)
    except TooManyError:
        return None
    return _Field(layout, kinds, worlds, arena_of(tree), len(tree.situations))


def _hand(fields: list[_Field], names: tuple[Face, ...], pool: Pool, own: Pool) -> tuple[tuple[Face, ...], Hand]:
    hands = sum(1 for _ in _question(fields[0].layout, pool, len(own)).hands())
    worlds: list[tuple[int, int]] = []
    for at, field in enumerate(fields):
        index = {world: number for number, world in enumerate(field.worlds)}
        kinds = [field.kinds.of[name] for name in names]
        worlds += [(at, index[world]) for world in belief.fillings(_face_down(field.layout), kinds)]
    return names, Hand(1 / hands, tuple(worlds))


def _named(field: _Field, world: World, own: Pool, rng: random.Random) -> Lay:
    """A world of kinds with names: monsters that are alike on the layout are put there by chance."""
    names = [name for name, _ in own]
    rng.shuffle(names)
    tiles: list[tuple[str, Face]] = []
    for cell, face in zip(field.layout, world, strict=True):
        if cell == ENTRANCE:
            continue
        name = EXIT if face == THE_EXIT else CORRIDOR
        if face >= FIRST_KIND:
            name = next(monster for monster in names if field.kinds.of[monster] == face)
            names.remove(name)
        tiles.append((cell, name))
    return Lay(tuple(tiles))


def _guarding(layout: Layout, own: Pool, rng: random.Random) -> Lay:
    """Where a duel would take too long: one of the fillings that guard the Exit well."""
    ground, kinds = ground_of(layout), belief.kinds_on(layout, own)
    worlds = list(_fillings(layout, [kinds.of[name] for name, _ in own], rng))
    shares = [exp(belief.danger_on(ground, kinds.comfort, world)) for world in worlds]
    [world] = rng.choices(worlds, shares)
    return _named(_Field(layout, kinds, (), Arena(), 0), world, own, rng)
