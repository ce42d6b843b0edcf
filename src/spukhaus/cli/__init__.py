"""The `spukhaus` command. Every word of it comes from the texts; each command has a module of its own."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import spukhaus
from spukhaus.cli import (
    admin,
    arena,
    edition,
    games,
    lab,
    league,
    new_game,
    play,
    playthrough,
    push_key,
    puzzles,
    replay,
    review,
    rules,
    serve,
    simulate,
    site,
    texts,
    verify,
)
from spukhaus.cli.wording import spoken_by
from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import SpukhausError
from spukhaus.texts import Speaker, language_of

COMMANDS = (
    play,
    games,
    serve,
    push_key,
    site,
    admin,
    simulate,
    arena,
    league,
    lab,
    puzzles,
    replay,
    review,
    verify,
    rules,
    edition,
    playthrough,
    new_game,
    texts,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0, 1 for something refused, or 2 for a wrong call."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    speaker = Speaker(_language(given))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows a question mark instead of failing
    with spoken_by(speaker):
        parsed = _parser(speaker).parse_args(given)
    try:
        return int(parsed.run(parsed))
    except SpukhausError as error:
        print(_speaker_for(error, speaker).error(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\n" + speaker.say("left"), file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Somebody reads only the first lines, as with `| head`.
        sys.stderr.close()
        return 0


def _speaker_for(error: BaseException, speaker: Speaker) -> Speaker:
    """Somebody who has words for the error and its causes: the house, or the game that raised it."""
    codes = []
    cause: BaseException | None = error
    while isinstance(cause, SpukhausError):
        codes.append(f"error-{cause.code}")
        cause = cause.__cause__
    voices = (Speaker(speaker.language, registry.game(name)) for name in registry.game_names())
    return next((voice for voice in (speaker, *voices) if all(map(voice.knows, codes))), speaker)


def _language(arguments: Sequence[str]) -> str:
    """Needed before anything is parsed, since the help is in that language too."""
    for at, word in enumerate(arguments):
        value = arguments[at + 1] if word == "--language" and at + 1 < len(arguments) else word.partition("=")[2]
        if word.startswith("--language") and value in LANGUAGES:
            return value
    return language_of()


class _Help(argparse.HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._usage_word = usage

    def add_usage(self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: Any = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_word} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose headings are in the reader's language."""

    def __init__(self, *, speaker: Speaker, **settings: Any) -> None:
        self.speaker = speaker
        usage = speaker.say("usage")
        super().__init__(
            add_help=False, allow_abbrev=False, formatter_class=lambda prog: _Help(prog, usage), **settings
        )
        self._positionals.title = speaker.say("arguments")
        self._optionals.title = speaker.say("options")
        self.add_argument("-h", "--help", action="help", help=speaker.say("help-help"))
        self.add_argument("--language", choices=LANGUAGES, help=speaker.say("help-language"))
        self.set_defaults(run=self._explain)

    def _explain(self, _: argparse.Namespace) -> int:
        """Called without a command: show what there is."""
        self.print_help(sys.stderr)
        return 2

    def commands(self) -> Any:
        """Add sub-commands; each is again such a parser."""
        return self.add_subparsers(
            title=self.speaker.say("commands"), metavar="COMMAND", parser_class=_maker(self.speaker)
        )


def _maker(speaker: Speaker) -> Any:
    return lambda **settings: Parser(speaker=speaker, **settings)


def _parser(speaker: Speaker) -> Parser:
    parser = Parser(speaker=speaker, prog="spukhaus", description=speaker.say("help-spukhaus"))
    parser.add_argument("--version", action="version", version=spukhaus.__version__, help=speaker.say("help-version"))
    commands = parser.commands()
    for command in COMMANDS:
        command.add(commands, speaker)
    return parser
