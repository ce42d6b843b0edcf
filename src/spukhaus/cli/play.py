"""`spukhaus play`: a game in the terminal, against bots or with several people at one screen."""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

from spukhaus.cli.common import options_of, seat_named, write_file
from spukhaus.core import matchfile, registry
from spukhaus.core.bot import Bot
from spukhaus.core.errors import ActionRefused, NotFound, SpukhausError
from spukhaus.core.game import PUBLIC, AnyGame, Choices, Listed, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.plain_json import JSON
from spukhaus.core.play import Play, Played
from spukhaus.core.rulebook import rule, rules_page
from spukhaus.core.seed import commitment, new_seed
from spukhaus.core.thought import think
from spukhaus.review.analyst import advise
from spukhaus.simulation.matches import bot_named, check_bots
from spukhaus.texts import Speaker
from spukhaus.texts.reasons import reasons


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-play")
    parser = commands.add_parser("play", help=text, description=text)
    parser.add_argument("game", metavar="GAME", nargs="?", help=speaker.say("help-play-game"))
    parser.add_argument("--as", metavar="SEATS", dest="seats", help=speaker.say("help-play-as"))
    parser.add_argument("--players", metavar="N", type=int, help=speaker.say("help-play-players"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=speaker.say("help-option"))
    parser.add_argument("--bots", metavar="BOT", help=speaker.say("help-play-bots"))
    parser.add_argument("--edition", metavar="EDITION", default=registry.STANDARD, help=speaker.say("help-edition"))
    parser.add_argument("--seed", metavar="SEED", help=speaker.say("help-seed"))
    parser.add_argument("--save", metavar="FILE", type=Path, help=speaker.say("help-save"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker))


def run(arguments: argparse.Namespace, speaker: Speaker) -> int:
    try:
        game = registry.game(arguments.game or _choose_game(speaker))
        edition = registry.find_edition(game, arguments.edition)
        seats = arguments.players if arguments.players or arguments.seats else _choose_players(game, speaker)
        config = registry.config(game, seats, edition, options_of(arguments.option))
        voice = Speaker(speaker.language, game, config.edition)
        people = _people(game, config.seats, arguments.seats, voice)
        if len(people) == 1:  # several at one screen are called by name
            voice = Speaker(speaker.language, game, config.edition, you=people[0])
        wanted = arguments.bots or registry.usual_bot(game)
        check_bots(game, [wanted], [config])
        bot = bot_named(game, wanted)(game)
    except Left:
        print(speaker.say("left"))
        return 0
    table = Table(Play(game, config, arguments.seed or new_seed()), people, bot, voice)
    _save(table, arguments.save)  # a place that cannot be written is told before the game, not after it
    try:
        table.play_on()
    except Left:
        print(speaker.say("left"))
    finally:
        _save(table, arguments.save)
    if arguments.save is not None:
        print(speaker.say("saved", file=str(arguments.save)))
    return 0


def _save(table: Table, path: Path | None) -> None:
    if path is not None:
        write_file(path, matchfile.write(table.file()))


def _choose_game(speaker: Speaker) -> str:
    names = registry.game_names()
    titles = [Speaker(speaker.language, registry.game(name)).say("title") for name in names]
    return names[_pick(speaker, "choose-game", titles)]


def _choose_players(game: AnyGame, speaker: Speaker) -> int:
    counts = list(game.seat_counts)
    return counts[_pick(speaker, "choose-players", list(map(str, counts)))]


def _people(game: AnyGame, seats: int, wanted: str | None, speaker: Speaker) -> tuple[Seat, ...]:
    """The seats that people take at this terminal."""
    if wanted == "all":
        return tuple(range(seats))
    if wanted is not None:
        return tuple(dict.fromkeys(seat_named(game, seats, name) for name in wanted.split(",")))
    alone = list(map(speaker.role, range(seats))) if game.roles else [speaker.say("only-me")]
    picked = _pick(speaker, "choose-seat", [*alone, speaker.say("everyone-here")])
    return tuple(range(seats)) if picked == len(alone) else (picked,)


def _pick(speaker: Speaker, question: str, names: list[str]) -> int:
    """Ask until one of several is picked by its number; with only one there is nothing to ask."""
    if len(names) == 1:
        return 0
    print(speaker.say(question))
    numbers = [str(number) for number in range(1, len(names) + 1)]
    for number, name in enumerate(names, start=1):
        print(f"  {number}  {name}")
    while True:
        answer = _read_line("> ")
        if answer in numbers:
            return numbers.index(answer)
        print(speaker.say("no-such-number"))


class Left(Exception):
    """The person has left the game."""


def _read_line(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        raise Left from None


class Table:
    """One match in the terminal. It shows each person what their seat may know, and nothing else."""

    def __init__(self, play: Play, people: tuple[Seat, ...], bot: Bot, speaker: Speaker) -> None:
        self.play = play
        self.game = play.game
        self.people = people
        self.bot = bot
        self.speaker = speaker
        self.terminal = registry.extras(play.game).terminal()
        self.steps: list[Played] = []
        self.thoughts: list[tuple[int, JSON]] = []
        self.hints = dict.fromkeys(people, 0)
        self.watcher: Seat = people[0] if len(people) == 1 else PUBLIC
        """Whose eyes look at the screen now; with several people nobody's, until the curtain rises."""
        self.bot_streams = [random.Random(f"{play.seed} bot {seat}") for seat in range(play.config.seats)]

    def play_on(self) -> None:
        """To the end of the match."""
        print(self.speaker.say("commitment-is", commitment=commitment(self.play.seed)))
        while True:
            for played in self.play.deal():
                self._show(played)
            asked = self.game.to_act(self.play.state)
            if not asked:
                break
            seat = next((seat for seat in asked if seat in self.people), asked[0])
            self._show(self._human(seat) if seat in self.people else self._computer(seat))
        self._show_end()

    def _computer(self, seat: Seat) -> Played:
        choices = self.game.legal_actions(self.play.state, seat)
        thought = think(self.bot, self.game.view(self.play.state, seat), choices, self.bot_streams[seat])
        played = self.play.act(seat, thought.action)
        if thought.alternatives or thought.beliefs:
            self.thoughts.append((played.number, thought.record(self.game)))
        return played

    def _human(self, seat: Seat) -> Played:
        if self.watcher != seat:
            self._curtain(seat)
        self._look()
        while True:
            action = self._ask(seat)
            try:
                return self.play.act(seat, action)
            except ActionRefused as error:
                print(self.speaker.error(error))

    def _ask(self, seat: Seat) -> Any:
        choices = self.game.legal_actions(self.play.state, seat)
        print(self.speaker.say("what-now", seat=seat))
        compose = self.terminal.compose if self.terminal else None
        if compose is not None and not isinstance(choices, Listed):
            return compose(self.game.view(self.play.state, seat), choices, self, self.speaker)
        listed = list(choices)
        self._list(choices)
        while True:
            text = self.ask(self.speaker.say("prompt"), self.speaker.say("terminal-help"))
            if text.isdecimal():
                if len(text) < 6 and 1 <= int(text) <= len(listed):
                    return listed[int(text) - 1]
                print(self.speaker.say("no-such-number"))
                continue
            try:
                return self.game.read(text)
            except ActionRefused as error:
                print(self.speaker.error(error))

    def _list(self, choices: Choices[Any]) -> None:
        for number, action in enumerate(choices, start=1):
            print(f"  {number:2}  {self.speaker.action(action)}  [{self.game.write(action)}]")

    # What game folders use to talk with the person

    def tell(self, text: str) -> None:
        print(text)

    def ask(self, prompt: str, help_text: str) -> str:
        """A line from the person. Commands that work everywhere are answered here, and asked again."""
        while True:
            text = _read_line(f"{prompt} ")
            match text.lower().split():
                case ["quit"]:
                    raise Left
                case ["help"]:
                    print(help_text)
                case ["look"]:
                    self._look()
                case ["log"]:
                    self._log()
                case ["hint"]:
                    self._hint()
                case ["card"]:
                    self._card()
                case ["rules", *number]:
                    self._rules(" ".join(number))
                case _:
                    return text

    # What is shown

    def _view(self) -> Any:
        return self.game.view(self.play.state, self.watcher)

    def _look(self) -> None:
        if self.terminal is not None:
            print("\n" + self.terminal.draw(self._view(), self.speaker))

    def _hint(self) -> None:
        """What the judge would do with what the person at the screen knows."""
        choices = self.game.legal_actions(self.play.state, self.watcher)
        thought = advise(self.game, self._view(), choices)
        self.hints[self.watcher] += 1
        print(self.speaker.say("hint-is", action=self.speaker.action(thought.action)))
        for line in reasons(self.speaker, thought):
            print(f"  {line}")

    def _card(self) -> None:
        card = self.terminal.card if self.terminal else None
        print(card(self._view(), self.speaker) if card else self.speaker.say("no-card"))

    def _rules(self, number: str) -> None:
        try:
            language = self.speaker.language
            print(rule(self.game, language, number) if number else rules_page(self.game, language))
        except NotFound as error:
            print(self.speaker.error(error))

    def _show(self, played: Played) -> None:
        self.steps.append(played)
        for told in played.step.told(self.watcher):
            print(f"  {self.speaker.event(told)}")

    def _log(self) -> None:
        for played in self.steps:
            for told in played.step.told(self.watcher):
                print(f"{played.number:4}  {self.speaker.event(told)}")

    def _curtain(self, seat: Seat) -> None:
        """Hide what the last person saw before the next one looks."""
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        else:
            print("\n" * 50)
        _read_line(self.speaker.say("curtain", seat=seat) + " ")
        self.watcher = seat
        self._log()

    def _show_end(self) -> None:
        outcome = self.play.outcome
        if outcome is None:
            raise SpukhausError("match-too-long", limit=len(self.play.log))
        if self.terminal is not None and self.terminal.draw_end is not None:
            print("\n" + self.terminal.draw_end(self._view(), self.speaker))
        print("\n" + self.speaker.outcome(outcome))
        print(self.speaker.say("seed-was", seed=self.play.seed))

    def file(self) -> MatchFile:
        over = self.play.outcome is not None
        return MatchFile(
            game=self.game,
            config=self.play.config,
            log=tuple(self.play.log),
            commitment=commitment(self.play.seed),
            seed=self.play.seed if over else None,
            outcome=self.play.outcome,
            hints=tuple((seat, count) for seat, count in self.hints.items() if count) if over else (),
            thoughts=tuple(self.thoughts) if over else (),
        )
