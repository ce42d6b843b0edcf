"""Everything that can be told and refused, and how a monster feels."""

from __future__ import annotations

from enum import StrEnum


class EventKind(StrEnum):
    """Everything that can be told."""

    MONSTERS_DRAWN = "monsters-drawn"
    STOREY_LAID = "storey-laid"
    REVEALED = "revealed"
    HERO_WALKED = "hero-walked"
    HERO_JUMPED = "hero-jumped"
    MONSTER_KILLED = "monster-killed"
    ATTACK_WASTED = "attack-wasted"
    HERO_KILLED = "hero-killed"
    HERO_WALLED_IN = "hero-walled-in"
    HERO_WANDERED = "hero-wandered"
    HERO_GAVE_UP = "hero-gave-up"
    STOREY_LEFT = "storey-left"
    STOREY_DESTROYED = "storey-destroyed"
    HERO_ESCAPED = "hero-escaped"
    LAID_OPEN = "laid-open"


class Refusal(StrEnum):
    """Everything that can be refused."""

    ACTION_FORM = "action-form"
    CELL_FORM = "cell-form"
    FACE_FORM = "face-form"
    NOT_YOUR_KIND = "not-your-kind"
    DRAW_WRONG = "draw-wrong"
    LAY_WRONG_NUMBER = "lay-wrong-number"
    LAY_NOT_IN_HAND = "lay-not-in-hand"
    LAY_ON_ENTRANCE = "lay-on-entrance"
    LAY_CELL_TWICE = "lay-cell-twice"
    LAY_NOT_CONNECTED = "lay-not-connected"
    REVEAL_FIRST = "reveal-first"
    REVEAL_NONE_LEFT = "reveal-none-left"
    REVEAL_ENTRANCE = "reveal-entrance"
    REVEAL_FACE_UP = "reveal-face-up"
    NO_TILE = "no-tile"
    WALK_NOT_ADJACENT = "walk-not-adjacent"
    ATTACK_SPENT = "attack-spent"
    JUMP_SPENT = "jump-spent"
    JUMP_OVER_NOT_ADJACENT = "jump-over-not-adjacent"
    JUMP_LANDING_NOT_ADJACENT = "jump-landing-not-adjacent"
    JUMP_IN_PLACE = "jump-in-place"
    GIVE_UP_TOO_SOON = "give-up-too-soon"


class Mood(StrEnum):
    """How a monster feels. Only an active one is deadly (SM-10)."""

    LURKING = "lurking"
    """Face down in its comfort zone: known to the Dungeon Master alone."""
    ACTIVE = "active"
    UNEASY = "uneasy"
    """Outside its comfort zone."""
    PANICKING = "panicking"
    DEAD = "dead"
