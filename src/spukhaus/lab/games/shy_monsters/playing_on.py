"""Playing on in the kernel: at random, or as somebody does who looks where he steps."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from spukhaus.games.shy_monsters.model.atlas import TILES, Atlas
from spukhaus.games.shy_monsters.model.packed_match import (
    ACTIVE,
    ATTACK,
    CORRIDOR_FACE,
    DRAW,
    ENDING,
    ESCAPED,
    EXIT_FACE,
    FACES,
    FIRST_JUMP,
    FIRST_MONSTER,
    FIRST_WALK,
    GIVE_UP,
    HAND,
    HERO,
    JUMP,
    LAY,
    LAYOUT,
    MONSTER_TILES,
    NUMBER,
    OVER,
    PHASE,
    PILE,
    REVEAL,
    REVEALED,
    WIDTH,
    Row,
)
from spukhaus.games.shy_monsters.rules.actions import Action
from spukhaus.games.shy_monsters.rules.choices import hero_choices
from spukhaus.games.shy_monsters.rules.state import HERO as HERO_SEAT
from spukhaus.games.shy_monsters.rules.state import State
from spukhaus.games.shy_monsters.rules.view import View, determinize
from spukhaus.lab.compiling import Stream, WrongAction, below, kernel, large_kernel, streams
from spukhaus.lab.games.shy_monsters.chance import draw, lay_at_random, take_one
from spukhaus.lab.games.shy_monsters.compiled import act, arrays_of, may_give_up, number_of, spread
from spukhaus.lab.games.shy_monsters.packing import action_number, face_numbers, pack

STRIKES: Final = 3
"""A wary Hero takes the Attack along onto one of so many hidden tiles."""


class Policy(IntEnum):
    RANDOM = 0
    """Every choice as likely as any other, for both."""
    WARY = 1
    """The Hero never steps onto a monster that he sees, and goes the shortest safe way to the Exit or to a hidden
    tile; storeys are laid at random."""


# Choosing


@kernel
def random_action(row: Row, atlas: Atlas, stream: Stream) -> int:
    """One of the Hero's actions by number, each as likely as any other."""
    layout, hero = row[LAYOUT], row[HERO]
    if row[PHASE] == REVEAL:
        return _hidden_tile(row, atlas, stream)
    strikes = 1 + row[ATTACK]
    walks = strikes * atlas.walks[layout][hero]
    jumps = strikes * atlas.jumps[layout][hero] if row[JUMP] else 0
    chosen = below(stream, walks + jumps + may_give_up(row))
    if chosen < walks:
        strike, chosen = chosen % strikes, chosen // strikes
        for direction in range(4):
            if atlas.beside[layout][hero][direction] >= 0:
                if chosen == 0:
                    return FIRST_WALK + 4 * strike + direction
                chosen -= 1
    chosen -= walks
    if chosen == jumps:
        return GIVE_UP
    strike, chosen = chosen % strikes, chosen // strikes
    for direction in range(4):
        over = atlas.beside[layout][hero][direction]
        if over < 0:
            continue
        if chosen >= atlas.walks[layout][over] - 1:
            chosen -= atlas.walks[layout][over] - 1
            continue
        for onward in range(4):
            landing = atlas.beside[layout][over][onward]
            if landing >= 0 and landing != hero:
                if chosen == 0:
                    return FIRST_JUMP + 16 * strike + 4 * direction + onward
                chosen -= 1
    return GIVE_UP


@kernel
def _hidden_tile(row: Row, atlas: Atlas, stream: Stream) -> int:
    tiles = atlas.storeys[row[NUMBER] - 1][TILES]
    closed = ((1 << tiles) - 1) & ~row[REVEALED] & ~(1 << atlas.entrance[row[LAYOUT]])
    return number_of(take_one(closed, stream))


@large_kernel
def wary_action(row: Row, atlas: Atlas, stream: Stream) -> int:
    """Looks only at what lies face up."""
    if row[PHASE] == REVEAL:
        return _hidden_tile(row, atlas, stream)
    layout, hero, tiles = row[LAYOUT], row[HERO], atlas.storeys[row[NUMBER] - 1][TILES]
    everything = (1 << tiles) - 1
    hidden = everything & ~row[REVEALED] & ~(1 << atlas.entrance[layout])
    safe = everything & ~hidden & ~row[ACTIVE]
    way_out = 0
    for tile in range(tiles):
        if row[FACES + tile] == EXIT_FACE and not hidden >> tile & 1:
            way_out = 1 << tile
    step = _first_step(row, atlas, way_out, safe, stream) if way_out else -1
    if step < 0:
        step = _first_step(row, atlas, hidden, safe, stream)
    if step < 0:
        return _by_skill(row, atlas, hidden | way_out | safe, stream)
    if row[ATTACK] and hidden >> atlas.beside[layout][hero][step] & 1 and below(stream, STRIKES) == 0:
        return FIRST_WALK + 4 + step
    return FIRST_WALK + step


@kernel
def _first_step(row: Row, atlas: Atlas, goals: int, safe: int, stream: Stream) -> int:
    """The direction of a shortest walk over safe tiles to one of the goals, or -1."""
    layout, hero = row[LAYOUT], row[HERO]
    here, found, fresh = 1 << hero, goals, goals
    while fresh:
        beside = spread(atlas.near[layout], fresh)
        if beside & here:
            turn = below(stream, 4)
            for direction in range(4):
                tile = atlas.beside[layout][hero][(direction + turn) & 3]
                if tile >= 0 and fresh >> tile & 1:
                    return (direction + turn) & 3
        fresh = beside & safe & ~found
        found |= fresh
    return -1


@large_kernel
def _by_skill(row: Row, atlas: Atlas, wanted: int, stream: Stream) -> int:
    """Walking alone leads nowhere: a jump onto a tile that is not deadly, or else the Attack; or whatever is left."""
    layout, hero = row[LAYOUT], row[HERO]
    turn = below(stream, 16)
    if row[JUMP]:
        for directions in range(16):
            chosen = (directions + turn) & 15
            over = atlas.beside[layout][hero][chosen >> 2]
            if over >= 0 and row[ACTIVE] >> over & 1:
                landing = atlas.beside[layout][over][chosen & 3]
                if landing >= 0 and landing != hero and wanted >> landing & 1:
                    return FIRST_JUMP + chosen
    if row[ATTACK]:
        for directions in range(4):
            tile = atlas.beside[layout][hero][(directions + turn) & 3]
            if tile >= 0 and row[ACTIVE] >> tile & 1:
                return FIRST_WALK + 4 + ((directions + turn) & 3)
    return random_action(row, atlas, stream)


# Playing on


@kernel
def play_on(row: Row, atlas: Atlas, policy: int, stream: Stream) -> int:
    """To the end; gives the number of the Hero's decisions."""
    decisions = 0
    while row[PHASE] != OVER:
        if row[PHASE] == DRAW:
            draw(row, atlas, stream)
        elif row[PHASE] == LAY:
            lay_at_random(row, atlas, stream)
        else:
            wary = policy == 1
            act(row, atlas, wary_action(row, atlas, stream) if wary else random_action(row, atlas, stream))
            decisions += 1
    return decisions


@kernel
def _play_many(
    start: Row,
    atlas: Atlas,
    policy: int,
    stream: Stream,
    row: Row,
    endings: NDArray[np.int8],
    lost: NDArray[np.int8],
) -> int:
    decisions = 0
    for number in range(len(endings)):
        for place in range(WIDTH):
            row[place] = start[place]
        decisions += play_on(row, atlas, policy, stream)
        endings[number] = row[ENDING]
        lost[number] = row[NUMBER]
    return decisions


@dataclass(frozen=True, slots=True)
class Playouts:
    endings: NDArray[np.int8]
    """[playout]: places in `packing.ENDINGS`."""
    storeys: NDArray[np.int8]
    """[playout]: on which storey it ended."""
    decisions: int
    """Of the Hero."""

    @property
    def escapes(self) -> int:
        return int((self.endings == ESCAPED).sum())


def playouts(state: State, count: int, seed: int, policy: Policy = Policy.RANDOM) -> Playouts:
    """The match from this state on, as often as asked. The state is the truth: for the Hero's view, see `weigh`."""
    endings, storeys = np.zeros(count, np.int8), np.zeros(count, np.int8)
    scratch = np.zeros(WIDTH, np.int32)
    decisions = _play_many(
        pack(state), arrays_of(state.edition), int(policy), streams(seed, 1), scratch, endings, storeys
    )  # fmt: skip
    return Playouts(endings, storeys, decisions)


# For the Hero's view


def weigh(
    view: View, candidates: Sequence[Action], worlds: int, seed: int, policy: Policy = Policy.WARY
) -> NDArray[np.int64]:
    """How often the Hero escapes with each candidate, in so many worlds that fit what he knows.

    Each world is as likely as any other that fits, as in `Game.determinize`.
    """
    state = determinize(view, random.Random(0))
    if view.seat != HERO_SEAT or state.storey is None or view.ending is not None:
        raise WrongAction("kernel-seat-not-asked", seat=view.seat, phase=view.phase.value)
    choices = hero_choices(state.storey)
    for action in candidates:
        if action not in choices:
            raise WrongAction("kernel-action-illegal", action=repr(action)[:80], seat=view.seat)
    numbers = face_numbers(view.edition)
    unseen = sum(1 << numbers[name] - FIRST_MONSTER for name in view.edition.content.diagrams if name not in view.seen)
    apart = sum(storey.hidden_monsters for storey in view.past)
    assert view.storey is not None  # the state has one
    coded = np.array([action_number(state, action) for action in candidates], dtype=np.int64)
    escapes = np.zeros(len(coded), np.int64)
    scratch = np.zeros(WIDTH, np.int32), np.zeros(WIDTH, np.int32)
    _weigh(
        pack(state), arrays_of(view.edition), unseen, apart, view.storey.hidden_monsters, coded, worlds, int(policy),
        streams(seed, 1), *scratch, escapes,
    )  # fmt: skip
    return escapes


@large_kernel
def _imagine(row: Row, atlas: Atlas, unseen: int, apart: int, monsters: int, stream: Stream) -> None:
    """Deals the monsters that the Hero has not seen: to earlier storeys, to this one, and the rest to the pile."""
    for _ in range(apart):
        unseen &= ~take_one(unseen, stream)
    tiles = atlas.storeys[row[NUMBER] - 1][TILES]
    closed = ((1 << tiles) - 1) & ~row[REVEALED] & ~(1 << atlas.entrance[row[LAYOUT]])
    exit_seen = False
    for tile in range(tiles):
        if closed >> tile & 1:
            row[FACES + tile] = CORRIDOR_FACE
            row[MONSTER_TILES] &= ~(1 << tile)
        elif row[FACES + tile] == EXIT_FACE:
            exit_seen = True
    if not exit_seen:
        tile = number_of(take_one(closed, stream))
        row[FACES + tile] = EXIT_FACE
        closed &= ~(1 << tile)
    for _ in range(monsters):
        monster = take_one(unseen, stream)
        unseen &= ~monster
        tile = number_of(take_one(closed, stream))
        closed &= ~(1 << tile)
        row[FACES + tile] = FIRST_MONSTER + number_of(monster)
        row[MONSTER_TILES] |= 1 << tile
    row[PILE] = unseen
    row[HAND] = 0


@kernel
def _weigh(
    known: Row,
    atlas: Atlas,
    unseen: int,
    apart: int,
    monsters: int,
    candidates: NDArray[np.int64],
    worlds: int,
    policy: int,
    stream: Stream,
    world: Row,
    row: Row,
    escapes: NDArray[np.int64],
) -> None:
    for _ in range(worlds):
        for place in range(WIDTH):
            world[place] = known[place]
        _imagine(world, atlas, unseen, apart, monsters, stream)
        for tried in range(len(candidates)):
            for place in range(WIDTH):
                row[place] = world[place]
            act(row, atlas, candidates[tried])
            play_on(row, atlas, policy, stream)
            escapes[tried] += row[ENDING] == ESCAPED
