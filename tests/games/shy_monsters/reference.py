"""A naive, slow reference of one storey's Hero phase of 'Shy Monsters'.

It was written from the numbered rules without a look at the engine, and exists only to disagree with it
in differential tests: clarity always wins over speed.
"""

from __future__ import annotations

from copy import deepcopy

Cell = tuple[int, int]  # x to the east, y to the north
Action = tuple[str] | tuple[str, Cell] | tuple[str, Cell, Cell]

ENTRANCE: Cell = (0, 0)
IDLE_LIMIT = 50  # SM-22

# North row first; M the monster, T a tile must lie here, X no tile may lie here, '.' no matter.
DIAGRAMS: dict[str, tuple[str, str, str]] = {
    "bat": ("..T", ".M.", "..."),
    "drake": (".X.", "TMX", ".X."),
    "serpent": (".X.", "TMT", ".X."),
    "cobra": (".TX", "XMT", ".X."),
    "kraken": (".T.", "TMT", "..."),
    "gargoyle": (".TT", ".MT", "..."),
}


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share a side with this one, whether or not a tile lies there."""
    x, y = cell
    return [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


def rotate(diagram: tuple[str, str, str]) -> tuple[str, str, str]:
    """The diagram turned a quarter clockwise: its west column becomes the north row."""
    north, middle, south = diagram
    return (
        south[0] + middle[0] + north[0],
        south[1] + middle[1] + north[1],
        south[2] + middle[2] + north[2],
    )


def diagram_fits(diagram: tuple[str, str, str], cell: Cell, tiles: set[Cell]) -> bool:
    """Whether this one orientation of a diagram holds around the cell."""
    for row in range(3):
        for column in range(3):
            # Row 0 is the north row (y + 1), column 0 the west column (x - 1).
            place = (cell[0] + column - 1, cell[1] + 1 - row)
            mark = diagram[row][column]
            if mark == "T" and place not in tiles:
                return False
            if mark == "X" and place in tiles:
                return False
    return True


def comfortable(monster: str, cell: Cell, tiles: set[Cell]) -> bool:
    """Whether the monster's comfort zone holds; every tile counts, the Entrance too (SM-3)."""
    diagram = DIAGRAMS[monster]
    for _ in range(4):  # any of the four rotations will do
        if diagram_fits(diagram, cell, tiles):
            return True
        diagram = rotate(diagram)
    return False


class ReferenceStorey:
    """One storey as the referee sees it; play() leaves the object as it was."""

    def __init__(self, faces: dict[Cell, str], reveals: int) -> None:
        if ENTRANCE in faces:
            raise ValueError("the Entrance has no hidden face")
        for face in faces.values():
            if face not in ("exit", "corridor") and face not in DIAGRAMS:
                raise ValueError(f"unknown face {face!r}")
        if reveals < 0:
            raise ValueError("reveals must not be negative")
        self.faces: dict[Cell, str] = dict(faces)
        self.tiles: set[Cell] = set(faces) | {ENTRANCE}
        self.status: str = "playing"
        self.revealed: list[Cell] = []
        self.dead: set[Cell] = set()
        self.panicking: set[Cell] = set()
        self.hero: Cell = ENTRANCE
        self.attack_ready: bool = True
        self.jump_ready: bool = True
        # A tiny test layout may hold fewer tiles than reveals; he cannot owe more than there are.
        self.reveals_left: int = min(reveals, len(faces))
        self.idle: int = 0
        self._check_walled_in()

    # What lies where -----------------------------------------------------------------------

    def is_face_down(self, cell: Cell) -> bool:
        return cell in self.faces and cell not in self.revealed

    def is_exit(self, cell: Cell) -> bool:
        return self.faces.get(cell) == "exit"

    def is_monster(self, cell: Cell) -> bool:
        return self.faces.get(cell) in DIAGRAMS

    def is_active(self, cell: Cell) -> bool:
        """SM-10, for a tile already revealed: panic is only decided by the revealing.

        Death is not considered here, because the walled-in search imagines further deaths.
        """
        if not self.is_monster(cell) or cell in self.panicking:
            return False
        return comfortable(self.faces[cell], cell, self.tiles)

    def steps_from(self, position: Cell) -> list[Cell]:
        """SM-16: the tiles that share a side with the Hero's, known or not, the Entrance too."""
        return [cell for cell in neighbours(position) if cell in self.tiles]

    def jumps_from(self, position: Cell) -> list[tuple[Cell, Cell]]:
        """SM-18: (tile jumped over, landing tile); never back onto the tile he stands on."""
        return [
            (over, landing)
            for over in self.steps_from(position)
            for landing in self.steps_from(over)
            if landing != position
        ]

    # Actions -------------------------------------------------------------------------------

    def actions(self) -> set[Action]:  # noqa: C901  (one rule after the other)
        legal: set[Action] = set()
        if self.status != "playing":
            return legal
        if self.reveals_left > 0:  # SM-15: all reveals come before the first move
            for cell in self.faces:
                if self.is_face_down(cell):
                    legal.add(("reveal", cell))
            return legal
        for cell in self.steps_from(self.hero):
            legal.add(("step", cell))
            if self.attack_ready:  # SM-17: may be wasted on any tile
                legal.add(("attack", cell))
        if self.jump_ready:
            for over, landing in self.jumps_from(self.hero):
                legal.add(("jump", over, landing))
                if self.attack_ready:  # SM-19
                    legal.add(("jump-attack", over, landing))
        danger_in_sight = any(self.is_active(cell) and cell not in self.dead for cell in self.revealed)
        if danger_in_sight and not self.attack_ready and not self.jump_ready:  # SM-22, our reading
            legal.add(("give-up",))
        return legal

    def play(self, action: Action) -> ReferenceStorey:
        if action not in self.actions():
            raise ValueError(f"illegal action {action!r}")
        after = deepcopy(self)
        if action[0] == "give-up":
            after.status = "gave-up"
        elif action[0] == "reveal" and len(action) == 2:
            after._reveal(action[1])  # SM-15: harms nobody, so nothing is resolved
            after.reveals_left -= 1
            after._check_walled_in()
        elif len(action) == 2:
            after._move(action[1], None, action[0] == "attack")
        elif len(action) == 3:
            after._move(action[2], action[1], action[0] == "jump-attack")
        return after

    def _reveal(self, cell: Cell) -> None:
        """Turn a tile face up and decide, once and for all (SM-14), whether it panics."""
        if self.is_monster(cell):
            for other in neighbours(cell):
                # SM-11 to SM-13: any monster revealed earlier scares, dead or alive, active or not.
                if other in self.revealed and self.is_monster(other):
                    self.panicking.add(cell)
        self.revealed.append(cell)

    def _move(self, destination: Cell, over: Cell | None, with_attack: bool) -> None:
        """A step, or a jump when 'over' is given."""
        reveals_something = self.is_face_down(destination)
        if over is None and not with_attack and not reveals_something:
            self.idle += 1  # SM-22: a plain step onto a face-up tile is no progress
        else:
            self.idle = 0
        if over is not None:
            self.jump_ready = False
        if with_attack:
            self.attack_ready = False  # SM-17: spent even when no Monster is there
        self.hero = destination
        if reveals_something:
            self._reveal(destination)
        if with_attack and self.is_monster(destination):
            self.dead.add(destination)  # SM-17: active or not
        if self.is_exit(destination):
            self.status = "escaped"  # SM-21: the tile jumped over stays face down
            return
        if self.is_active(destination) and destination not in self.dead:
            self.status = "killed"  # SM-16, SM-20; the tile jumped over stays face down (SM-18)
            return
        if over is not None and self.is_face_down(over):
            self._reveal(over)  # SM-18: after the landing, so a Monster landed on scares this one
        self._check_walled_in()
        if self.status == "playing" and self.idle >= IDLE_LIMIT:
            self.status = "wandered"

    # Walled in (SM-22) -----------------------------------------------------------------------

    def _check_walled_in(self) -> None:
        if self.reveals_left == 0 and not self._can_get_on():
            self.status = "walled-in"

    def _can_get_on(self) -> bool:
        """Whether some moves over known tiles lead, alive, to the Exit or into a face-down tile.

        An exhaustive search over (position, attack ready, jump ready, killed monsters).  What a
        face-down tile hides plays no part: entering one counts as getting on, whatever it holds.
        """
        start = (self.hero, self.attack_ready, self.jump_ready, frozenset(self.dead))
        seen = {start}
        waiting = [start]
        while waiting:
            position, attack_ready, jump_ready, dead = waiting.pop()
            # Each entry: the tile entered and whether Jump is still ready afterwards.
            entered = [(cell, jump_ready) for cell in self.steps_from(position)]
            if jump_ready:  # a Monster jumped over does nothing (SM-18)
                entered += [(landing, False) for _, landing in self.jumps_from(position)]
            for cell, jump_ready_after in entered:
                if self.is_face_down(cell) or self.is_exit(cell):
                    return True
                following = []
                if not self.is_active(cell) or cell in dead:
                    following.append((cell, attack_ready, jump_ready_after, dead))
                if attack_ready:
                    dead_after = dead | {cell} if self.is_monster(cell) else dead
                    following.append((cell, False, jump_ready_after, dead_after))
                for state in following:
                    if state not in seen:
                        seen.add(state)
                        waiting.append(state)
        return False


def count_sequences(storey: ReferenceStorey, depth: int) -> int:
    """Perft: the number of action sequences of exactly this length (a finished storey has none)."""
    if depth == 0:
        return 1
    return sum(count_sequences(storey.play(action), depth - 1) for action in storey.actions())
