"""The games as numbers.

encoding.py      what each set-up of a game says for itself: words, odds of chance, named parts of observations
position.py      a match between two words: all environments step through it
layout.py        arrays with named parts
GAME.py          the encoding of each game, found by the game's name
registration.py  the games under their names in the libraries
spiel.py, zoo.py, gym.py  OpenSpiel, PettingZoo, Gymnasium; spaces.py is what the last two share
"""
