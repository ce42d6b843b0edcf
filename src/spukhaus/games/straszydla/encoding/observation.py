"""A view of Straszydła as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from spukhaus.core.encoding import Floats, Part, Parts
from spukhaus.games.straszydla.rules.box import COLOURS, CUBES, TIMES
from spukhaus.games.straszydla.rules.state import Stage
from spukhaus.games.straszydla.rules.view import DuelView, PlayerView, ScareView, View

if TYPE_CHECKING:
    from spukhaus.games.straszydla.encoding.words import StraszydlaEncoding

STAGES: Final = list(Stage)
TILE: Final = (*COLOURS, "any", "day", "night", "both", "suburb", "centrum", "scares", "imps", "produces")
MANY: Final = 999


def town_parts(encoding: StraszydlaEncoding) -> Sequence[Part]:
    seats, box = encoding.seats, encoding.box
    cells, spooks, pacts = box.ground.size**2, len(encoding.spooks), len(box.pacts)
    plan = (seats, encoding.plan_length, len(encoding.arrows))
    dice = max(box.figures.duel_dice + box.figures.stronger_dice, spooks)
    return (
        Part("stage", (len(STAGES),), "where the match stands"),
        Part("resume", (len(STAGES),), "what goes on after a card is turned up"),
        Part("time", (2,), "day, night"),
        Part("clock", (4,), "phase, round, horror cubes on the card, how many had their turn", MANY),
        Part("starting", (seats,), "the starting player"),
        Part("tiles", (cells, len(TILE)), f"every cell's tile: {', '.join(TILE)}", 9),
        Part("lying", (cells,), "fear cubes on every cell", MANY),
        Part("stops", (cells,), "STOP markers"),
        Part("pawns", (seats, cells), "where everybody stands"),
        Part("arrivals", (seats,), "in which order pawns came to where they stand, from 1", seats),
        Part("cubes", (seats, len(CUBES)), f"{', '.join(CUBES)}", MANY),
        Part("horror", (seats,), "horror cubes", MANY),
        Part("imps", (seats, len(COLOURS)), "imps by element", MANY),
        Part("spooks", (seats, spooks), "everybody's spooks"),
        Part("fed", (seats, spooks), "those that are fed"),
        Part("strength", (seats,), "the sum of current strength", MANY),
        Part("purchases_left", (seats,), "spooks that may still be bought in this phase", 9),
        Part("pact", (seats, pacts), "pacts that the seat knows"),
        Part("not_pact", (seats, pacts), "pacts that a player cannot have"),
        Part("planned", (seats,), "who has a plan"),
        Part(
            "plan",
            plan,
            "plans that the seat knows, arrow by arrow (the first ones, where several air imps made it longer); "
            "the own one while it is made",
        ),
        Part("lost", (seats, cells), "where a duel was lost in this round"),
        Part("tops", (spooks,), "spooks on top of the stacks"),
        Part("unseen", (spooks,), "spooks below them"),
        Part("imp_stacks", (len(COLOURS),), "imps left on the stacks", MANY),
        Part("done", (3,), "the one whose turn it is has collected, summoned, scared"),
        Part("uncovering", (len(COLOURS),), "the stack whose next card is turned up"),
        Part("duel_cell", (cells,), "where the duel is"),
        Part("duel_sides", (2, seats), "who duels, the one who arrived first before the other"),
        Part(
            "duel", (9,), "laid, whose reroll, passes, bid made twice, bid known (1 more) twice, budget, winner", MANY
        ),
        Part("duel_scores", (2, 3), "of each side: strength, successes, successes before energy", MANY),
        Part("dice", (2, dice, 6), "dice of both sides of a duel; of a scare in the first row"),
        Part("rolling", (dice,), "dice that are rolled anew"),
        Part("bent", (dice, 6), "the values given to the dice so far"),
        Part("scare", (2,), "a scare goes on, cubes that wait for a colour", MANY),
    )


def write_town(encoding: StraszydlaEncoding, view: View, said: Sequence[str], parts: Parts) -> None:
    parts["stage"][STAGES.index(view.stage)] = 1
    parts["resume"][STAGES.index(view.resume)] = 1
    if view.time is not None:
        parts["time"][TIMES.index(view.time)] = 1
    parts["clock"][:] = view.phase, view.round, view.card, view.turn
    if view.starting is not None:
        parts["starting"][encoding.beside(view, view.starting)] = 1
    _write_board(encoding, view, said, parts)
    for at, seat in encoding.around(view):
        _write_player(encoding, view.players[seat], at, parts)
    for order, seat in enumerate(view.arrivals, start=1):
        parts["arrivals"][encoding.beside(view, seat)] = order
    _write_stacks(encoding, view, parts)
    parts["done"][:] = view.done.collected, view.done.summoned, view.done.scared
    if view.uncovering is not None:
        parts["uncovering"][encoding.box.elements.index(view.uncovering)] = 1
    if view.duel is not None:
        _write_duel(encoding, view, view.duel, parts)
    if view.scare is not None:
        _write_scare(view.scare, parts)
    _write_begun(encoding, said, parts)


def _write_stacks(encoding: StraszydlaEncoding, view: View, parts: Parts) -> None:
    for at, stack in enumerate(view.stacks):
        if stack.top is not None:
            parts["tops"][encoding.spooks.index(stack.top.spook)] = 1
        for spook in stack.unseen:
            parts["unseen"][encoding.spooks.index(spook)] = 1
        parts["imp_stacks"][at] = stack.imps


def _write_board(encoding: StraszydlaEncoding, view: View, said: Sequence[str], parts: Parts) -> None:
    for cell, district in enumerate(view.board):
        _write_tile(encoding, district.tile, parts["tiles"][cell])
        parts["lying"][cell] = district.cubes
        parts["stops"][cell] = district.stop
    laid = [word.removeprefix("tile ") for word in said if word.startswith("tile ")]
    for cell, tile in zip(encoding.box.ground.open_cells, laid, strict=False):
        _write_tile(encoding, tile, parts["tiles"][cell])


def _write_tile(encoding: StraszydlaEncoding, name: str, row: Floats) -> None:
    tile = encoding.box.tiles[name]
    row[tile.colour if tile.colour >= 0 else len(COLOURS)] = 1
    row[TILE.index(tile.time)] = 1
    row[TILE.index("suburb")] = tile.place not in ("centrum", "district")
    row[TILE.index("centrum")] = tile.place == "centrum"
    row[-3:] = tile.scares, tile.imps, tile.cubes


def _write_player(encoding: StraszydlaEncoding, player: PlayerView, at: int, parts: Parts) -> None:
    box, cells = encoding.box, encoding.box.ground.index
    if player.cell is not None:
        parts["pawns"][at, cells[player.cell]] = 1
    parts["cubes"][at] = player.cubes.counts
    parts["horror"][at] = player.horror
    parts["imps"][at] = [count for _, count in player.imps]
    for spook in player.spooks:
        number = encoding.spooks.index(spook.spook)
        parts["spooks"][at, number] = 1
        parts["fed"][at, number] = spook.fed
    parts["strength"][at] = player.strength
    parts["purchases_left"][at] = player.purchases_left
    if player.pact is not None:
        parts["pact"][at, box.pact_names.index("-".join(player.pact))] = 1
    for name in player.not_pacts:
        parts["not_pact"][at, box.pact_names.index(name)] = 1
    parts["planned"][at] = player.planned
    for number, arrow in enumerate((player.plan or ())[: encoding.plan_length]):
        parts["plan"][at, number, encoding.arrows.index(arrow)] = 1
    for cell in player.lost:
        parts["lost"][at, cells[cell]] = 1


def _write_duel(encoding: StraszydlaEncoding, view: View, duel: DuelView, parts: Parts) -> None:
    parts["duel_cell"][encoding.box.ground.index[duel.cell]] = 1
    bids = (0 if bid is None else bid + 1 for bid in duel.bids)
    winner = 0 if duel.winner is None else 1 + duel.sides.index(duel.winner)
    parts["duel"][:] = (duel.laid, duel.turn, duel.passes, *duel.bid, *bids, duel.budget, winner)
    for side, seat in enumerate(duel.sides):
        parts["duel_sides"][side, encoding.beside(view, seat)] = 1
        parts["duel_scores"][side] = duel.strengths[side], duel.successes[side], duel.before[side]
        for number, die in enumerate(duel.dice[side]):
            parts["dice"][side, number, die - 1] = 1
    for number in duel.rolling:
        parts["rolling"][number] = 1


def _write_scare(scare: ScareView, parts: Parts) -> None:
    parts["scare"][:] = 1, scare.waiting
    for number, die in enumerate(scare.dice):
        parts["dice"][0, number, die - 1] = 1
    for number in scare.rolling:
        parts["rolling"][number] = 1


def _write_begun(encoding: StraszydlaEncoding, said: Sequence[str], parts: Parts) -> None:
    """What lies on the table of an action that is being put together, where the order of its words matters."""
    if said and said[0].startswith("arrow "):
        parts["plan"][0] = 0
        arrows = [word.removeprefix("arrow ") for word in said if word.startswith("arrow ")]
        for number, arrow in enumerate(arrows[: encoding.plan_length]):
            parts["plan"][0, number, encoding.arrows.index(arrow)] = 1
    if said and said[0].startswith("die "):
        for number, word in enumerate(said):
            parts["bent"][number, int(word.removeprefix("die ")) - 1] = 1
