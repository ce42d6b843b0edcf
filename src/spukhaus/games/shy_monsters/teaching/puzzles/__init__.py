"""Puzzles of Shy Monsters: what the Hero can prove about storeys that he cannot see, and storeys to lay for him."""

from __future__ import annotations

from spukhaus.games.shy_monsters.teaching.puzzles.traps import DeadlyStorey
from spukhaus.games.shy_monsters.teaching.puzzles.ways_out import BestChance, SafeWay

KINDS = (SafeWay(), BestChance(), DeadlyStorey())
