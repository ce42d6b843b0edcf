"""The lab: for people who study games. An extra; the table never needs it, and `import spukhaus` does not load it.

environments/  the games as numbers, for OpenSpiel, PettingZoo and Gymnasium
kernels/       fast simulation: the rules compiled, with vector environments
opponents.py   rivals to measure bots against in the arena; tree_search.py is OpenSpiel's search with a clock
solution/      Shy Monsters solved: computing it, packing it, and proving what it is worth
compiling.py   how Numba compiles, and where the result is kept
"""
