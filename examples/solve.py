"""Solve a small box of Ghostbumpers with OpenSpiel: python examples/solve.py

One card for everybody, two Relaxed cards, three players. The whole tree is taken out of the rules once; then
OpenSpiel's solver works on it. NashConv says how much all players together could still gain by playing otherwise.
"""

from pathlib import Path

import pyspiel

import spukhaus.lab.environments.spiel  # noqa: F401  (now OpenSpiel knows the games)

BOX = Path(__file__).parent / "tiny-ghostbumpers.toml"


def main(iterations: int = 100) -> list[float]:
    game = pyspiel.load_game("spukhaus_ghostbumpers", {"players": 3, "edition": str(BOX)})
    tree = pyspiel.convert_to_cached_tree(game)
    solver, found = pyspiel.CFRPlusSolver(tree), []
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in (1, 3, 10, 30, 100):
            found.append(pyspiel.nash_conv(tree, solver.average_policy()))
            print(f"after {iteration:3} iterations: NashConv {found[-1]:.4f}")
    return found


if __name__ == "__main__":
    main()
