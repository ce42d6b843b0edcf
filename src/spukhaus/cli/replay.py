"""`spukhaus replay FILE`: a match in words, through somebody's eyes, and checked against the rules."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from spukhaus.cli.common import read_match, seat_named
from spukhaus.core import matchfile, registry
from spukhaus.core.errors import MatchFileBroken, SpukhausError
from spukhaus.core.game import PUBLIC, AnyGame, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.play import Played
from spukhaus.core.thought import read_record
from spukhaus.texts import Speaker
from spukhaus.texts.reasons import reasons


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-replay")
    parser = commands.add_parser("replay", help=text, description=text)
    parser.add_argument("file", metavar="FILE", type=Path, help=speaker.say("help-replay-file"))
    parser.add_argument("--eyes", metavar="SEAT", help=speaker.say("help-replay-eyes"))
    parser.add_argument("--pictures", action="store_true", help=speaker.say("help-replay-pictures"))
    parser.add_argument("--why", action="store_true", help=speaker.say("help-replay-why"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker.language))


def run(arguments: argparse.Namespace, language: str) -> int:
    match = read_match(arguments.file)
    game, edition = match.game, match.config.edition
    speaker = Speaker(language, game, edition, players=dict(match.players))
    print(
        speaker.say(
            "replay-header", game=speaker.say("title"), edition=speaker.say("edition"), rules=match.config.rules
        )
    )
    played = list(matchfile.replay(match))
    outcome = game.outcome(played[-1].step.state) if played else None
    eyes = _eyes(match, arguments.eyes or ("open" if outcome else "public"))
    for move in played:
        for line in _telling(move, eyes, speaker):
            print(line)
        if arguments.why:
            for line in _why(match, move, speaker):
                print(f"        {line}")
        if arguments.pictures:
            _draw(game, move, eyes, speaker)
    print(speaker.outcome(outcome) if outcome else speaker.say("replay-unfinished"))
    print(speaker.say("replay-checked"))
    if match.seed is not None and match.commitment is not None:
        print(speaker.say("replay-seed-checked"))
    return 0


def _eyes(match: MatchFile, name: str) -> tuple[Seat, ...]:
    """Whose knowledge is shown: one seat's, the public's, or everybody's together."""
    if name == "open":
        return tuple(range(match.config.seats))
    return (PUBLIC if name == "public" else seat_named(match.game, match.config.seats, name, ("public", "open")),)


def _telling(move: Played, eyes: tuple[Seat, ...], speaker: Speaker) -> list[str]:
    """What happened in a step; told to several, each event is told as the one who learned most heard it."""
    lines = []
    for event in move.step.events:
        heard = [told for told in map(event.told, eyes) if told is not None]
        if heard:
            fullest = max(heard, key=lambda told: sum(value is not None for _, value in told.params))
            lines.append(f"{move.number:4}  {speaker.event(fullest)}")
    return lines


def _why(match: MatchFile, move: Played, speaker: Speaker) -> list[str]:
    """What a bot thought of its action; nothing for people and for chance."""
    record = dict(match.thoughts).get(move.number)
    if record is None:
        return []
    try:
        return list(reasons(speaker, read_record(match.game, move.logged.action, record)))
    except (SpukhausError, LookupError) as error:
        raise MatchFileBroken("file-thought", line=match.line_of(move.number)) from error


def _draw(game: AnyGame, move: Played, eyes: tuple[Seat, ...], speaker: Speaker) -> None:
    terminal = registry.extras(game).terminal()
    if terminal is not None:
        print(terminal.draw(game.view(move.step.state, eyes[0]), speaker))
