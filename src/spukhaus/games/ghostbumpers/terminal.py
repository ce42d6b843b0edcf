"""Ghostbumpers in a terminal: everybody's car with its pile, the trick on the table, and the own hand."""

from __future__ import annotations

from typing import Final

from spukhaus.core.speech import Speech
from spukhaus.core.terminal import Terminal
from spukhaus.games.ghostbumpers.rules.actions import write_card
from spukhaus.games.ghostbumpers.rules.view import PileView, View

BACK = "\u2592"
RELAXED = "\u263a"
SCARE = "\u2620"
"""A card of a pile from behind, and what its owner knows it to be."""


def draw(view: View, speech: Speech) -> str:
    lines = [_headline(view, speech), *(_player(view, seat, speech) for seat in range(len(view.scores)))]
    if view.trick:
        lines.append(speech.say("terminal-trick"))
        for played in view.trick:
            cards = tuple(map(write_card, played.cards))
            lines.append("  " + speech.say("terminal-trick-line", seat=played.seat, cards=cards, value=played.value))
        lines.append("  " + speech.say("terminal-leading", seat=view.leading))
    if view.hand:
        lines.append(speech.say("terminal-hand", cards=tuple(map(write_card, view.hand))))
        lines.append(speech.say("terminal-undealt", count=view.undealt))
    return "\n".join(lines)


def draw_end(view: View, speech: Speech) -> str:
    """The table of all rounds."""
    names = [speech.say("terminal-name", seat=seat) for seat in range(len(view.scores))]
    widths = [max(len(name), 4) for name in names]
    rows = [names, *([str(points) for points in played.points] for played in view.past), list(map(str, view.scores))]
    labels = ["", *(str(number) for number in range(1, len(view.past) + 1)), "="]
    lines = [speech.say("terminal-standings")]
    for label, row in zip(labels, rows, strict=True):
        lines.append(f"{label:>3}  " + "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)))
    return "\n".join(lines)


def _headline(view: View, speech: Speech) -> str:
    if view.target is None:
        return speech.say("terminal-round", round=view.round, of=view.last_round)
    return speech.say("terminal-round-to-target", round=view.round, target=view.target)


def _player(view: View, seat: int, speech: Speech) -> str:
    said = speech.say("terminal-player", seat=seat, points=view.scores[seat], cards=view.hand_sizes[seat])
    pile = view.piles[seat]
    if not pile.laid:
        return f"{said}; {speech.say('terminal-pile-unlaid')}"
    lines = f"{said}; {_picture(pile)} {speech.say('terminal-pile', size=pile.size, turned=pile.turned)}"
    if pile.depth is not None:
        lines += f"; {speech.say('terminal-own-pile', depth=pile.depth)}"
    return lines


def _picture(pile: PileView) -> str:
    """The pile from its top to its bottom."""
    if pile.depth is None:
        return BACK * pile.size
    return RELAXED * pile.depth + SCARE + RELAXED * (pile.size - 1 - pile.depth)


TERMINAL: Final = Terminal(draw, draw_end)
