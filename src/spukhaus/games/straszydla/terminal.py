"""Straszydła in a terminal: the town drawn with characters, and a line to write for choices that are not a list."""

from __future__ import annotations

import random
from typing import Final

from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import Choices, Seat
from spukhaus.core.speech import Dialogue, Speech
from spukhaus.core.terminal import Terminal
from spukhaus.games.straszydla.rules.actions import Action
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, CUBES
from spukhaus.games.straszydla.rules.choices import (
    ArrangeChoices,
    BendChoices,
    BidChoices,
    PlanChoices,
    RedirectChoices,
    RerollChoices,
    TurnChoices,
)
from spukhaus.games.straszydla.rules.notation import read, write
from spukhaus.games.straszydla.rules.view import DistrictView, PlayerView, SpookView, View

WIDTH = 15


def draw(view: View, speech: Speech) -> str:
    """The town, the players and the stacks."""
    lines = []
    if view.time is None or view.starting is None:
        lines.append(speech.say("terminal-set-up"))
    else:
        lines.append(
            speech.say(
                "terminal-phase",
                phase=view.phase,
                limit=view.phase_limit,
                time=view.time,
                round=view.round,
                seat=view.starting,
            )
        )
    if view.board:
        lines += [*_town(view, speech), speech.say("terminal-legend")]
    for player in view.players:
        lines += _player(player, speech, own=player.seat == view.seat)
    lines += _stacks(view, speech)
    lines += _running(view, speech)
    return "\n".join(lines)


def draw_end(view: View, speech: Speech) -> str:
    """Everybody's pact, and how much of it was filled."""
    lines = [
        speech.say("terminal-end-pact", seat=player.seat, pact=player.pact, filled=player.pact_filled)
        for player in view.players
        if player.pact is not None
    ]
    return "\n".join(lines)


def card(view: View, speech: Speech) -> str:
    """The help card (ST-8), the imps (ST-6) and every spook (ST-5)."""
    box, figures = view.edition.content, view.edition.content.figures
    lines = [speech.say("terminal-card-scare", off=off, count=count) for off, count in enumerate(figures.rewards)]
    lines.append(
        speech.say(
            "terminal-card-horror",
            reroll=figures.horror_reroll,
            cube=figures.horror_cube,
            imp=figures.horror_imp,
            stop=figures.horror_stop,
            feed=figures.horror_feed,
        )
    )
    abilities = {ability: speech.say(f"element-{box.elements[colour]}") for ability, colour in box.abilities.items()}
    lines.append(speech.say("terminal-card-imps", **abilities))
    for colour in (ANY, *range(len(COLOURS))):
        spooks = [spook for spook in box.spooks.values() if spook.colour == colour]
        told = tuple(f"{speech.say(f'spook-{spook.name}')} {spook.day}/{spook.night}" for spook in spooks)
        element = "all" if colour == ANY else box.elements[colour]
        lines.append(speech.say("terminal-card-spook", element=element, spooks=told))
    return "\n".join(lines)


def compose(view: View, choices: Choices[Action], dialogue: Dialogue, speech: Speech) -> Action:  # noqa: ARG001
    """Let a person write a choice that has too many forms for a list."""
    help_text = _help(choices, speech)
    numbered = choices.few if isinstance(choices, TurnChoices) else ()
    for number, action in enumerate(numbered, start=1):
        dialogue.tell(f"  {number:2}  {write(action)}")
    dialogue.tell(help_text)
    while True:
        text = dialogue.ask(speech.say("terminal-compose-prompt"), help_text).strip()
        if text == "random":
            return choices.sample(random.Random())
        if text.isdecimal() and 1 <= int(text[:4]) <= len(numbered):
            return numbered[int(text) - 1]
        try:
            return read(_completed(text, choices))
        except ActionRefused as refusal:
            dialogue.tell(speech.say(f"error-{refusal.code}", **refusal.params))


def _completed(text: str, choices: Choices[Action]) -> str:
    """The verb may be left out where there is only one."""
    verbs = {PlanChoices: "plan", BidChoices: "bid", BendChoices: "bend", ArrangeChoices: "arrange"}
    verb = verbs.get(type(choices), "redirect" if isinstance(choices, RedirectChoices) and text != "keep" else "")
    return text if not verb or text.startswith(verb) else f"{verb} {text}"


def _help(choices: Choices[Action], speech: Speech) -> str:
    match choices:
        case PlanChoices():
            start = choices.streets.ground.names[choices.start]
            return speech.say("terminal-compose-path", arrows=choices.arrows, start=start)
        case RedirectChoices():
            return speech.say("terminal-compose-redirect", arrows=choices.plan)
        case RerollChoices():
            return speech.say("terminal-compose-reroll", dice=choices.dice)
        case BidChoices():
            return speech.say("terminal-compose-bid", most=choices.most)
        case BendChoices():
            return speech.say("terminal-compose-bend", dice=choices.dice, budget=choices.budget)
        case ArrangeChoices():
            return speech.say("terminal-compose-arrange", tiles=choices.tiles)
        case _:
            return speech.say("terminal-compose-turn")


# The town


def _town(view: View, speech: Speech) -> list[str]:
    size = view.edition.content.ground.size
    drawn = ["    " + "".join(chr(97 + column).center(WIDTH + 1) for column in range(size)).rstrip()]
    edge = "   " + "+" + ("-" * WIDTH + "+") * size
    drawn.append(edge)
    for row in range(size):
        districts = view.board[row * size : (row + 1) * size]
        names = [speech.say(f"tile-{district.tile}")[:WIDTH] for district in districts]
        rows = (names, [_signs(district) for district in districts], [_pawns(district) for district in districts])
        for line, texts in enumerate(rows):
            label = districts[0].cell[1:] if line == 1 else ""
            drawn.append(f"{label:>2} |" + "".join(f"{text.center(WIDTH)}|" for text in texts))
        drawn.append(edge)
    return drawn


def _signs(district: DistrictView) -> str:
    colour = "*" if district.colour == "any" else district.colour[0]
    produces = {"day": "+", "night": "-", "both": "+-"}[district.time]
    icons = f"{'s' if district.scares else ''}{'i' if district.imps else ''}"
    lying = str(district.cubes) if district.cubes else ""
    parts = (f"{lying}{colour}", f"{produces}{district.produces}", icons, "#" if district.stop else "")
    return " ".join(part for part in parts if part)


def _pawns(district: DistrictView) -> str:
    return " ".join(f"P{seat + 1}" for seat in district.pawns)


# What lies beside it


def _player(player: PlayerView, speech: Speech, *, own: bool) -> list[str]:
    held = tuple((count, name) for name, count in zip(CUBES, player.cubes.counts, strict=True) if count)
    imps = tuple((count, element) for element, count in player.imps if count)
    lines = [
        speech.say(
            "terminal-player",
            seat=player.seat,
            cell=player.cell or "-",
            cubes=held,
            horror=player.horror,
            imps=imps,
            strength=player.strength,
        ),
        "    " + speech.say("terminal-spooks", spooks=tuple(_spook(spook, speech) for spook in player.spooks)),
    ]
    if own and player.pact is not None:
        lines.append("    " + speech.say("terminal-pact", pact=player.pact, filled=player.pact_filled))
    return lines


def _spook(spook: SpookView, speech: Speech) -> str:
    name, element = speech.say(f"spook-{spook.spook}"), speech.say(f"element-{spook.element}")
    return f"{name} {spook.day}/{spook.night} ({element}){' +' if spook.fed else ''}"


def _stacks(view: View, speech: Speech) -> list[str]:
    lines = []
    for stack in view.stacks:
        if stack.top is None:
            lines.append(speech.say("terminal-stack-empty", element=stack.element, imps=stack.imps))
            continue
        lines.append(
            speech.say(
                "terminal-stack",
                element=stack.element,
                spook=stack.top.spook,
                day=stack.top.day,
                night=stack.top.night,
                price=stack.price,
                left=stack.left,
                imps=stack.imps,
            )
        )
    return lines


def _running(view: View, speech: Speech) -> list[str]:
    """The plans that are known, and the duel or scare that is going on."""
    planned = [player for player in view.players if player.path is not None]
    lines = [speech.say("terminal-plan", seat=player.seat, arrows=player.plan) for player in planned]
    duel, scare = view.duel, view.scare
    if duel is not None:
        first, second = duel.successes
        sides: tuple[Seat, ...] = duel.sides
        lines.append(
            speech.say("terminal-duel", cell=duel.cell, seat=sides, dice=duel.dice, first=first, second=second)
        )
    if scare is not None and scare.dice:
        lines.append(
            speech.say(
                "terminal-scare",
                cell=scare.cell,
                dice=scare.dice,
                total=scare.total,
                strength=scare.strength,
                off=scare.off,
                reward=scare.reward,
            )
        )
    return lines


TERMINAL: Final = Terminal(draw, draw_end, card, compose)
