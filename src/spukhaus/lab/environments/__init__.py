"""The games as numbers.

position.py      a match between two words: all environments step through it
draws.py         random numbers for chance, the same in all of them
vector.py        many matches at once, compiled (lab/games) or on the plain rules
registration.py  the games under their names in the libraries
spiel.py, zoo.py, gym.py  OpenSpiel, PettingZoo, Gymnasium; spaces.py is what the last two share
"""
