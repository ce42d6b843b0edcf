"""A whole small game, from which `spukhaus new-game` writes the folder of another (cli/new_game.py).

`coins` is what lies under `games/`, `web` what lies under `web/src/games/`. No table finds it here; the tests put it
into the house as their toy.
"""
