"""`spukhaus league`: a cup of bots, played at once, paired and ranked as on the pages (docs/cups.md)."""

from __future__ import annotations

import argparse
import hashlib
from typing import Any

from spukhaus.cli.common import aligned, positive
from spukhaus.core import registry
from spukhaus.core.game import AnyConfig
from spukhaus.core.play import play_bots
from spukhaus.cups import commands
from spukhaus.cups.cup import Cup, cup_of
from spukhaus.cups.entries import Finished, Founded
from spukhaus.cups.pairing import FILLER
from spukhaus.cups.standings import standings
from spukhaus.texts import Speaker


def add(parsers: Any, speaker: Speaker) -> None:
    text = speaker.say("help-league")
    parser = parsers.add_parser("league", help=text, description=text)
    parser.add_argument("game", metavar="GAME", help=speaker.say("help-game"))
    parser.add_argument("--bots", metavar="BOT,BOT", help=speaker.say("help-league-bots"))
    parser.add_argument("--rounds", metavar="N", type=positive, default=4, help=speaker.say("help-league-rounds"))
    parser.add_argument("--players", metavar="N", type=positive, help=speaker.say("help-league-players"))
    parser.add_argument("--seed", metavar="TEXT", default="1", help=speaker.say("help-simulate-seed"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker.language))


def run(arguments: argparse.Namespace, language: str) -> int:
    game = registry.game(arguments.game)
    config = registry.config(game, arguments.players)
    bots = arguments.bots.split(",") if arguments.bots else list(registry.bots(game))
    speaker = Speaker(language, game, config.edition)
    lot = _secret(arguments.seed, "lot")
    founded = Founded(
        0.0,
        game=game.name,
        seats=config.seats,
        rounds=arguments.rounds,
        until=commands.LONGEST,
        live=False,
        host="",
        lot=lot,
    )
    cup = cup_of("league", commands.found(founded))
    for bot in bots:
        cup = cup.after(commands.join_bot(cup, bot.strip(), 0.0))
    while len(cup.rounds) < arguments.rounds:
        cup = _next_round(cup, config, arguments.seed)
        print(speaker.say("league-round", number=len(cup.rounds)))
        for table in cup.rounds[-1].tables:
            names = " – ".join(_name(cup, player) for player in table.players)
            print(f"  {names}  {' : '.join(map(str, table.scores or ()))}")
    print()
    print(aligned([_headings(speaker), *_rows(cup)]))
    return 0


def _next_round(cup: Cup, config: AnyConfig, seed: str) -> Cup:
    number = len(cup.rounds) + 1
    identities = iter(f"{number}.{table}" for table in range(commands.MOST_PLAYERS))
    if number == 1:
        cup = cup.after(commands.begin(cup, _secret(seed, str(number)), lambda: next(identities), 0.0))
    else:
        cup = cup.after(commands.next_round(cup, _secret(seed, str(number)), lambda: next(identities), 0.0))
    played = cup.rounds[-1]
    game = cup.game
    for table in played.tables:
        bots = [registry.bot(game, _name(cup, player))(game) for player in table.players]
        outcome = play_bots(game, config, bots, played.seed).outcome
        assert outcome is not None
        cup = cup.after([Finished(0.0, table=table.identity, scores=outcome.scores)])
    return cup


def _name(cup: Cup, player: int) -> str:
    return registry.usual_bot(cup.game) if player == FILLER else cup.players[player].name


def _secret(seed: str, what: str) -> str:
    return hashlib.sha256(f"league\n{seed}\n{what}".encode()).hexdigest()


def _headings(speaker: Speaker) -> list[str]:
    columns = ("place", "name", "points", "buchholz", "deal", "byes")
    return [speaker.say("league-column", column=column) for column in columns]


def _rows(cup: Cup) -> list[list[str]]:
    return [
        [
            str(one.place),
            _name(cup, one.player),
            str(one.points),
            str(one.buchholz),
            str(one.deal),
            str(one.byes),
        ]
        for one in standings(cup)
    ]
