"""The lab: for people who study games. An extra; the table never needs it, and `import spukhaus` does not load it.

environments/  the games as numbers, for OpenSpiel, PettingZoo and Gymnasium, and many matches at once
trajectories.py  what each seat did and earned, for learners
crowds/        thousands of matches in step, where nets learn
games/         a folder for each game: its model compiled, vector environments, playouts, solvers
opponents/     rivals to measure bots against in the arena: OpenSpiel's search, a cheat, bots of earlier versions
compiling.py   how Numba compiles, and where the result is kept
random_choices.py  choices for a whole batch of a vector environment
"""
