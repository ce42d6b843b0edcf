"""Match files: a whole match as readable text, one action a line.

    spukhaus match 1
    game: shy_monsters
    rules: 1
    seats: 2
    edition: standard 5b1c...
    commitment: 3f0e...

    1 chance draw bat drake
    2 0 lay exit@i12 ...
    3 1 reveal i10
    ? {"alternatives":[...],"beliefs":[...],"measure":"chance"}

The header is `name: value`, in any order. An edition that is not built in stands in the file itself, each of
its lines behind `| `. Behind `? ` stands what a bot thought of the action above, as JSON; files with such lines, or
with a count of hints, have format 2, and all others format 1. `~ 1 9ac2...` says that everything that seat 1 could not
know was dealt anew here, from that seed: the match was played on from a moment of another one (format 3), and what
stands above is not its own. Lines that begin with `#` are comments.
docs/match-files.md describes it for readers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from spukhaus.core import registry
from spukhaus.core.errors import ActionRefused, MatchFileBroken, SpukhausError
from spukhaus.core.game import CHANCE, AnyConfig, AnyGame, Logged, Outcome, Seat, Step
from spukhaus.core.plain_json import JSON
from spukhaus.core.play import Played, draw
from spukhaus.core.redeal import Redeal, dealt_anew, opening
from spukhaus.core.seed import commitment

FORMAT: Final = 3
"""The newest. A file is written in the oldest that can hold it."""
_FIRST_LINE: Final = "spukhaus match "
_REQUIRED: Final = ("game", "rules", "seats", "edition")
_OPTIONAL: Final = ("title", "date", "commitment", "seed", "outcome")


@dataclass(frozen=True, slots=True)
class MatchFile:
    """A match, finished or not. `seed` is told only once the match is over; its commitment from the start."""

    game: AnyGame
    config: AnyConfig
    log: tuple[Logged[Any], ...]
    players: tuple[tuple[Seat, str], ...] = ()
    title: str | None = None
    date: str | None = None
    commitment: str | None = None
    seed: str | None = None
    outcome: Outcome | None = None
    hints: tuple[tuple[Seat, int], ...] = ()
    """How many hints the people asked for; told only once the match is over."""
    thoughts: tuple[tuple[int, JSON], ...] = ()
    """What bots thought of their actions, by the actions' numbers; told only once the match is over."""
    redeals: tuple[Redeal, ...] = ()
    """Where it was played on from another match, and maybe that from yet another."""
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The line of each action in the text that was read."""
    thought_lines: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)
    """The line of each thought, by the action's number."""
    header_lines: tuple[tuple[str, int], ...] = field(default=(), compare=False, repr=False)

    @property
    def format(self) -> int:
        """The oldest that can hold it."""
        return 3 if self.redeals else 2 if self.thoughts or self.hints else 1

    @property
    def opening(self) -> int:
        """How many of its actions come from the match that it was played on from."""
        return opening(self.redeals)

    def line_of(self, number: int) -> int:
        return self.lines[number - 1] if self.lines else number

    def header_line(self, header: str) -> int:
        return dict(self.header_lines).get(header, 1)


def write(match: MatchFile) -> str:
    header = [f"{_FIRST_LINE}{match.format}"]
    header += _header_lines(match)
    thoughts = dict(match.thoughts)
    body = _redeal_lines(match, 0)
    for number, logged in enumerate(match.log, start=1):
        body.append(action_line(match.game, number, logged.seat, logged.action))
        if number in thoughts:
            body.append(f"? {json.dumps(thoughts[number], separators=(',', ':'), sort_keys=True)}")
        body += _redeal_lines(match, number)
    return "\n".join([*header, "", *body]) + "\n"


def _redeal_lines(match: MatchFile, after: int) -> list[str]:
    return [f"~ {redeal.seat} {redeal.seed}" for redeal in match.redeals if redeal.after == after]


def _plain_line(header: str, text: str) -> str:
    """A header's value is one line of printable text: nobody's name can smuggle in another line."""
    if not text.isprintable() or text != text.strip():
        raise SpukhausError("file-text", header=header)
    return f"{header}: {text}"


def _header_lines(match: MatchFile) -> Iterator[str]:
    game, config = match.game, match.config
    if match.title is not None:
        yield _plain_line("title", match.title)
    yield f"game: {game.name}"
    yield f"rules: {config.rules}"
    yield f"seats: {config.seats}"
    for seat, name in match.players:
        yield _plain_line(f"player {seat}", name)
    for seat, count in match.hints:
        yield f"hints {seat}: {count}"
    for name, value in config.options:
        yield f"option {name}: {value}"
    yield f"edition: {config.edition.name} {config.edition.digest}"
    if not _is_built_in(game, config.edition.name, config.edition.digest):
        for line in config.edition.text.split("\n"):
            yield f"| {line}".rstrip()
    for key in ("date", "commitment", "seed"):
        if getattr(match, key) is not None:
            yield _plain_line(key, getattr(match, key))
    if match.outcome is not None:
        yield f"outcome: {match.outcome.reason} {' '.join(map(str, match.outcome.scores))}"


def _is_built_in(game: AnyGame, name: str, digest: str) -> bool:
    return name in registry.edition_names(game) and registry.edition(game, name).digest == digest


def action_line(game: AnyGame, number: int, seat: Seat, action: Any) -> str:
    return f"{number} {'chance' if seat == CHANCE else seat} {game.write(action)}"


def read(text: str) -> MatchFile:
    """The match of a text, or `MatchFileBroken` with the line. Its actions are read, not yet replayed."""
    return _Reader(text).match()


AnswerT = TypeVar("AnswerT")

Entry: TypeAlias = tuple[int, str]
"""A line's number and its content."""


class _Reader:
    """Sorts the lines into header, edition and actions, and remembers where each stood."""

    def __init__(self, text: str) -> None:
        self.headers: dict[str, Entry] = {}
        self.edition_lines: list[str] = []
        self.actions: list[Entry] = []
        self.thoughts: dict[int, Entry] = {}
        self.redeals: list[tuple[int, Entry]] = []
        lines = list(enumerate(text.removeprefix("\ufeff").split("\n"), start=1))
        self._read_first_line(lines[0][1] if lines else "")
        for number, line in lines[1:]:
            self._sort(number, line.strip())

    def _read_first_line(self, line: str) -> None:
        version = line.strip().removeprefix(_FIRST_LINE)
        if not line.startswith(_FIRST_LINE) or not re.fullmatch(r"[0-9]{1,9}", version):
            raise MatchFileBroken("file-first-line", line=1)
        if not 1 <= int(version) <= FORMAT:
            raise MatchFileBroken("file-format", line=1, found=int(version), known=FORMAT)

    def _sort(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        if line.startswith("|"):
            self.edition_lines.append(line[1:].removeprefix(" "))
        elif line.startswith("?"):
            if not self.actions or len(self.actions) in self.thoughts:
                raise MatchFileBroken("file-thought", line=number)
            self.thoughts[len(self.actions)] = (number, line[1:])
        elif line.startswith("~"):
            self.redeals.append((len(self.actions), (number, line[1:])))
        elif line[0].isdigit():
            self.actions.append((number, line))
        elif self.actions or ":" not in line:
            raise MatchFileBroken("file-line", line=number, text=line[:80])
        else:
            key, _, value = line.partition(":")
            key = key.strip()
            if key in self.headers:
                raise MatchFileBroken("file-header-twice", line=number, header=key)
            if key not in (*_REQUIRED, *_OPTIONAL) and not re.fullmatch(r"(player|hints|option) \S+", key):
                raise MatchFileBroken("file-header-unknown", line=number, header=key[:40])
            self.headers[key] = (number, value.strip())

    def match(self) -> MatchFile:
        for key in _REQUIRED:
            if key not in self.headers:
                raise MatchFileBroken("file-header-missing", line=1, header=key)
        game = self._game()
        config = self._config(game)
        log = [self._action(game, config, number, *entry) for number, entry in enumerate(self.actions, start=1)]
        return MatchFile(
            game=game,
            config=config,
            log=tuple(log),
            players=tuple((seat, name) for seat, name in self._numbered("player", config.seats)),
            title=self._text("title"),
            date=self._text("date"),
            commitment=self._hex("commitment"),
            seed=self._hex("seed"),
            outcome=self._outcome(config.seats),
            hints=tuple(
                (seat, self._count(f"hints {seat}", count)) for seat, count in self._numbered("hints", config.seats)
            ),
            redeals=tuple(self._redeal(config, after, *entry) for after, entry in self.redeals),
            thoughts=tuple((number, _thought(*entry)) for number, entry in self.thoughts.items()),
            lines=tuple(line for line, _ in self.actions),
            thought_lines=tuple((number, line) for number, (line, _) in self.thoughts.items()),
            header_lines=tuple((header, line) for header, (line, _) in self.headers.items()),
        )

    def _game(self) -> AnyGame:
        line, name = self.headers["game"]
        return _at(line, lambda: registry.game(name))

    def _rules(self, game: AnyGame) -> int:
        line, version = self.headers["rules"]
        if version not in map(str, range(1, game.rules_version + 1)):
            known = game.rules_version
            raise MatchFileBroken("file-rules", line=line, game=game.name, found=version[:20], known=known)
        return int(version)

    def _config(self, game: AnyGame) -> AnyConfig:
        line, text = self.headers["seats"]
        if not re.fullmatch(r"[0-9]{1,3}", text):
            raise MatchFileBroken("file-value", line=line, header="seats", found=text[:40])
        edition, rules = self._edition(game), self._rules(game)
        options: dict[str, str] = {}
        for key, (at, value) in self.headers.items():
            if key.startswith("option "):
                options[key.removeprefix("option ")] = value
                _at(at, lambda: registry.config(game, None, edition, options, rules))
        return _at(line, lambda: registry.config(game, int(text), edition, options, rules))

    def _edition(self, game: AnyGame) -> Any:
        line, text = self.headers["edition"]
        name, _, digest = text.partition(" ")
        if self.edition_lines:
            edition = _at(line, lambda: registry.read_edition(game, "\n".join(self.edition_lines)))
        else:
            edition = _at(line, lambda: registry.edition(game, name))
        if (edition.name, edition.digest) != (name, digest.strip()):
            raise MatchFileBroken("file-edition", line=line, edition=name[:40])
        return edition

    def _action(self, game: AnyGame, config: AnyConfig, number: int, line: int, text: str) -> Logged[Any]:
        parts = text.split(" ", 2)
        if len(parts) != 3:
            raise MatchFileBroken("file-line", line=line, text=text[:80])
        if parts[0] != str(number):
            raise MatchFileBroken("file-number", line=line, expected=number, found=parts[0][:20])
        seats = {"chance": CHANCE} | {str(seat): seat for seat in range(config.seats)}
        if parts[1] not in seats:
            raise MatchFileBroken("file-seat", line=line, found=parts[1][:20], seats=config.seats)
        return Logged(seats[parts[1]], _at(line, lambda: game.read(parts[2])))

    def _redeal(self, config: AnyConfig, after: int, line: int, text: str) -> Redeal:
        found = re.fullmatch(r"([0-9]) ([0-9a-f]{64})", text.strip())
        if found is None or int(found[1]) >= config.seats:
            raise MatchFileBroken("file-redeal", line=line, last=config.seats - 1)
        return Redeal(after, int(found[1]), found[2])

    def _numbered(self, word: str, seats: int) -> Iterator[tuple[Seat, str]]:
        for key, (line, value) in self.headers.items():
            if key.startswith(f"{word} "):
                seat = key.removeprefix(f"{word} ")
                if seat not in map(str, range(seats)):
                    raise MatchFileBroken("file-seat", line=line, found=seat[:20], seats=seats)
                yield int(seat), value

    def _count(self, header: str, text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,6}", text):
            raise MatchFileBroken("file-value", line=self.headers[header][0], header=header, found=text[:40])
        return int(text)

    def _text(self, key: str) -> str | None:
        return self.headers[key][1] if key in self.headers else None

    def _hex(self, key: str) -> str | None:
        if key not in self.headers:
            return None
        line, value = self.headers[key]
        if not re.fullmatch(r"[0-9a-f]{64}", value):
            raise MatchFileBroken("file-value", line=line, header=key, found=value[:80])
        return value

    def _outcome(self, seats: int) -> Outcome | None:
        if "outcome" not in self.headers:
            return None
        line, value = self.headers["outcome"]
        reason, *scores = value.split()[: seats + 2] or [""]
        if len(scores) != seats or not all(re.fullmatch(r"-?[0-9]{1,9}", score) for score in scores):
            raise MatchFileBroken("file-value", line=line, header="outcome", found=value[:80])
        return Outcome(tuple(map(int, scores)), reason)


def _thought(line: int, text: str) -> JSON:
    try:
        found: JSON = json.loads(text)
    except (ValueError, RecursionError):
        raise MatchFileBroken("file-thought", line=line) from None
    return found


def _at(line: int, question: Callable[[], AnswerT]) -> AnswerT:
    """Ask something, and let what it refuses be reported with the line."""
    try:
        return question()
    except SpukhausError as error:
        raise MatchFileBroken("file-refused", line=line) from error


def replay(match: MatchFile) -> Iterator[Played]:
    """Play the match again, step by step, and refuse it where the rules do.

    If the file tells the seed, what chance did must be what the seed says; if it tells an outcome, the
    match must end so.
    """
    game = match.game
    state = dealt_anew(game, game.new(match.config), match.redeals, 0)
    if match.seed is not None and match.commitment not in (None, commitment(match.seed)):
        raise MatchFileBroken("file-commitment", line=match.header_line("seed"))
    draws = 0
    for number, logged in enumerate(match.log, start=1):
        line = match.line_of(number)
        if match.seed is not None and logged.seat == CHANCE and number > match.opening:
            draws += 1
            _check_chance(game, state, match.seed, draws, logged.action, line)
        try:
            step = game.apply(state, logged.seat, logged.action)
        except ActionRefused as error:
            raise MatchFileBroken("file-refused", line=line) from error
        state = dealt_anew(game, step.state, match.redeals, number)
        yield Played(number, logged, Step(state, step.events))
    if match.outcome is not None and match.outcome != game.outcome(state):
        raise MatchFileBroken("file-outcome", line=match.header_line("outcome"))


def _check_chance(game: AnyGame, state: Any, seed: str, number: int, action: Any, line: int) -> None:
    """What chance did must be what the seed says. Where it was not chance's turn, the rules will say so."""
    if game.to_act(state) == (CHANCE,) and draw(game, state, seed, number) != action:
        raise MatchFileBroken("file-chance", line=line, found=game.write(action))
