"""Puzzles of Shy Monsters: what the Hero can prove about storeys that he cannot see."""

from __future__ import annotations

from spukhaus.games.shy_monsters.teaching.puzzles.ways_out import BestChance, SafeWay

KINDS = (SafeWay(), BestChance())
