"""Puzzles: moments of real matches with an answer that the engine proves.

    files.py     a puzzle as a file, in the folder of its game
    judging.py   what somebody tries, and whether it is right
    finding.py   puzzles from matches between bots, and how hard they are
    checking.py  every proof once more

What can be asked is a game's own matter: `games/GAME/puzzles` holds its kinds (core/puzzle.py).
"""
