"""Coins in a terminal: lines of text, made of a view and words alone. May be deleted."""

from __future__ import annotations

from typing import Final

from spukhaus.core.speech import Speech
from spukhaus.core.terminal import Terminal
from spukhaus.template.coins.rules.view import View


def draw(view: View, speech: Speech) -> str:
    lines = []
    if not view.ending:
        lines.append(speech.say("terminal-round", round=len(view.past) + 1, of=view.rounds))
    for seat, (purse, points) in enumerate(zip(view.purses, view.scores, strict=True)):
        said = speech.say("terminal-player", seat=seat, purse=purse, points=points)
        lines.append(f"{said} {speech.say('terminal-has-bid')}" if view.done[seat] else said)
    if view.card is not None:
        lines.append(speech.say("terminal-ghost", card=view.card))
    return "\n".join(lines)


TERMINAL: Final = Terminal(draw)
