"""Boards that show the solution: what the perfect Dungeon Master lays most often, and where the Hero looks first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from spukhaus.games.shy_monsters.bots.solution.file import FILLINGS, Monsters, Point, Solution, pairs_of
from spukhaus.games.shy_monsters.model.shapes import shapes_of
from spukhaus.games.shy_monsters.model.situations import TILES, beginning
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.layout import position

ALL: Monsters = (0, 1, 2, 3, 4, 5)
SHOWN = 6
SIZE, GAP = 34, 4
COLOURS = {"monsters": "#b3243c", "exit": "#2b6cb0", "reveals": "#b7791f"}
TITLES = {"monsters": "monster", "exit": "Exit", "reveals": "first reveal"}


def heats(known: Solution) -> dict[int, tuple[float, dict[str, dict[int, float]]]]:
    """For each shape of the first storey how often it is laid, and what lies or happens on each tile how often."""
    table = known.master(Point(1, ALL))
    laid: dict[int, float] = defaultdict(float)
    heat: dict[int, dict[str, dict[int, float]]] = defaultdict(lambda: {kind: defaultdict(float) for kind in COLOURS})
    for kind in range(len(pairs_of(ALL))):
        storeys = table.storeys(kind)
        whole = sum(weight for _, _, weight in storeys) * len(pairs_of(ALL))
        for shape, filling, weight in storeys:
            out, *monsters = FILLINGS[filling]
            laid[shape] += weight / whole
            heat[shape]["exit"][out] += weight / whole
            for tile in monsters:
                heat[shape]["monsters"][tile] += weight / whole
    found = {}
    for shape, often in laid.items():
        for mine in heat[shape].values():
            for tile in mine:
                mine[tile] /= often
        for action, share in known.hero(Point(1, ALL)).mix(shape, beginning((1,) * (TILES + 1), 2)) or ():
            heat[shape]["reveals"][action >> 3 & 7] += share
        found[shape] = often, heat[shape]
    return found


def bluffs(known: Solution, box: Box) -> dict[str, float]:
    """How often each monster lies outside its comfort zone on the first storey."""
    shapes, table = list(shapes_of(box)), known.master(Point(1, ALL))
    uneasy: dict[int, float] = defaultdict(float)
    for kind, pair in enumerate(pairs_of(ALL)):
        storeys = table.storeys(kind)
        whole = sum(weight for _, _, weight in storeys) * (len(ALL) - 1)
        for shape, filling, weight in storeys:
            for monster, tile in zip(pair, FILLINGS[filling][1:], strict=True):
                if not shapes[shape].comfort[monster] >> tile & 1:
                    uneasy[monster] += weight / whole
    return {box.monsters[monster].name: uneasy[monster] for monster in ALL}


def board(cells: tuple[str, ...], heat: Mapping[int, float], colour: str, x: float, y: float) -> str:
    """The cells of a shape, the Entrance with an E, the others with percentages."""
    spots = [position(cell) for cell in cells]
    left, top = min(spot[0] for spot in spots), max(spot[1] for spot in spots)
    parts = []
    for tile, (column, row) in enumerate(spots):
        at_x, at_y = x + (column - left) * (SIZE + GAP), y + (top - row) * (SIZE + GAP)
        share = heat.get(tile, 0.0)
        look = 'fill="none" stroke="#777"' if tile == 0 else f'fill="{colour}" fill-opacity="{0.08 + 0.8 * share:.2f}"'
        said = "E" if tile == 0 else f"{100 * share:.0f}"
        parts.append(f'<rect x="{at_x}" y="{at_y}" width="{SIZE}" height="{SIZE}" rx="5" {look}/>')
        middle = f'x="{at_x + SIZE / 2}" y="{at_y + SIZE / 2 + 4}"'
        parts.append(f'<text {middle} text-anchor="middle" font-size="12" fill="#222">{said}</text>')
    return "".join(parts)


def layouts_picture(known: Solution) -> str:
    """The shapes that are laid most often on the first storey: monsters, Exit and first reveal, in percent."""
    often = sorted(heats(known).items(), key=lambda entry: -entry[1][0])[:SHOWN]
    rows, y = [], 40.0
    for column, kind in enumerate(COLOURS):
        rows.append(f'<text x="{90 + column * 260}" y="24" font-size="15" fill="#222">{TITLES[kind]}, %</text>')
    for shape, (laid, heat) in often:
        cells = known.shapes[shape]
        spots = [position(cell)[1] for cell in cells]
        rows.append(f'<text x="10" y="{y + 22}" font-size="14" fill="#222">{100 * laid:.1f}%</text>')
        for column, (kind, colour) in enumerate(COLOURS.items()):
            rows.append(board(cells, heat[kind], colour, 90 + column * 260, y))
        y += (max(spots) - min(spots) + 1) * (SIZE + GAP) + 26
    size = f'viewBox="0 0 860 {y:.0f}" width="860" height="{y:.0f}"'
    back = '<rect width="100%" height="100%" fill="#fbfaf7"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">{back}{"".join(rows)}</svg>\n'


def bluffs_picture(known: Solution, box: Box) -> str:
    bars = []
    for at, (name, share) in enumerate(bluffs(known, box).items()):
        y = 20 + at * 32
        bars.append(f'<text x="90" y="{y + 16}" text-anchor="end" font-size="14" fill="#222">{name}</text>')
        bars.append(f'<rect x="100" y="{y}" width="{max(1, 400 * share):.0f}" height="22" rx="4" fill="#6b46c1"/>')
        bars.append(
            f'<text x="{108 + 400 * share:.0f}" y="{y + 16}" font-size="13" fill="#222">{100 * share:.0f}%</text>'
        )
    back = '<rect width="100%" height="100%" fill="#fbfaf7"/>'
    size = 'viewBox="0 0 560 225" width="560" height="225"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">{back}{"".join(bars)}</svg>\n'


def draw(known: Solution, box: Box, folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {"solved-layouts.svg": layouts_picture(known), "solved-bluffs.svg": bluffs_picture(known, box)}
    for name, picture in pictures.items():
        (folder / name).write_text(picture, encoding="utf-8")
    return [folder / name for name in pictures]
