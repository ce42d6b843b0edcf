"""Shy Monsters: the Dungeon Master hides two monsters a storey, the Hero looks for the way out."""

from spukhaus.games.shy_monsters.game import ShyMonsters

GAME = ShyMonsters()
