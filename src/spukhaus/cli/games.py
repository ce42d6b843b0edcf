"""`spukhaus games`: what can be played here."""

from __future__ import annotations

from typing import Any

from spukhaus.core import registry
from spukhaus.texts import Speaker


def add(commands: Any, speaker: Speaker) -> None:
    parser = commands.add_parser("games", help=speaker.say("help-games"), description=speaker.say("help-games"))
    parser.set_defaults(run=lambda _: run(speaker.language))


def run(language: str) -> int:
    for name in registry.game_names():
        game = registry.game(name)
        speaker = Speaker(language, game)
        least, most = game.seat_counts[0], game.seat_counts[-1]
        players = "players" if least == most else "players-range"
        print(f"{name}: {speaker.say('title')}, {speaker.say(players, least=least, most=most)}")
        print(f"    {speaker.say('tagline')}")
        print(f"    {speaker.say('listing-editions', editions=registry.edition_names(game))}")
        for bot in registry.bots(game):
            print(f"    {speaker.say('listing-bot', name=bot, text=speaker.say(f'bot-{bot}'))}")
    return 0
