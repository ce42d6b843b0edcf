"""The lab: for people who study games. An extra; the table never needs it, and `import spukhaus` does not load it.

environments/  the games as numbers, for OpenSpiel, PettingZoo and Gymnasium
kernels/       fast simulation: the rules compiled, with vector environments
opponents/     rivals to measure bots against in the arena: OpenSpiel's search, a cheat, bots of earlier versions
solution/      Shy Monsters solved: computing it, packing it, and proving what it is worth
compiling.py   how Numba compiles, and where the result is kept
"""
