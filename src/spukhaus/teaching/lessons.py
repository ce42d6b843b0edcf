"""Lessons: short scenes on a real table, played by the real rules, with partners who do what is written down.

A scene is a file in the game's folder, `lessons/10-three-eights.toml`: a prepared position and then steps. In each
step somebody says something and the learner does something: acts at the table, answers a question, or just goes on.
What is not wanted is not done: the learner is told why, and tries again. Nothing is kept anywhere: a scene and the
answers so far are where somebody is. docs/lessons.md describes the files for those who write them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

from spukhaus.core import registry
from spukhaus.core.errors import ActionRefused, LessonBroken, NotFound
from spukhaus.core.game import CHANCE, AnyConfig, AnyGame, AnyView, Choices, Logged, Seat, Told

FOLDER: Final = "lessons"
GO_ON: Final = "go-on"
"""The answer to a step that only tells something."""

PartT = TypeVar("PartT")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """What is said to an action or answer that is not wanted; where a rule is the reason, with its number."""

    action: str
    """The text of an action or the name of an answer; `*` stands for anything."""
    say: str
    rule: str | None = None
    when: str | None = None
    """A judgement of the game's teacher that must be true as well."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One thing said, and one thing wanted. `say`, and the names of answers, are texts of the scene."""

    say: str
    wants: tuple[str, ...] = ()
    """Actions (or answers) that are right, as texts or patterns. With none the learner just goes on."""
    when: str | None = None
    answers: tuple[str, ...] = ()
    """With answers the step is a question."""
    wrong: tuple[Reason, ...] = ()
    """The first that fits is said."""
    replies: tuple[str, ...] = ()
    """What partners and chance do afterwards."""
    show: str | None = None
    """What is done for somebody who does not know on; else the first that is wanted."""
    guided: bool = False
    """Whether the board points at what is wanted, without being asked."""
    look: tuple[str, ...] = ()
    """Places of the board that are meant, by the names that the game's pages know."""
    rule: str | None = None
    sketch: str | None = None
    """What lies on a sketch pad before anything was done there."""

    @property
    def kind(self) -> str:
        return "question" if self.answers else "act" if self.wants else "tell"

    @property
    def shown(self) -> str:
        return self.show or (self.wants[0] if self.wants else GO_ON)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    game: AnyGame
    name: str
    config: AnyConfig
    seat: Seat
    steps: tuple[Step, ...]
    opening: tuple[Logged[Any], ...] = ()
    names: tuple[str, ...] = ()
    """The partners' names; the learner's own place is empty. Without names seats are called by their roles."""
    minutes: int = 1

    def text(self, name: str) -> str:
        """The full name of a text of this scene."""
        return f"{self.name}-{name}"

    def texts(self) -> Iterable[str]:
        """Every text that this scene can say."""
        yield from (self.text("title"), self.text("done"))
        for step in self.steps:
            yield from map(self.text, (step.say, *step.answers, *(reason.say for reason in step.wrong)))


@dataclass(frozen=True, slots=True)
class Moment:
    """The table as the learner sees it after an action, and how much the learner has been told by then."""

    view: AnyView
    heard: int


@dataclass(frozen=True, slots=True)
class Position:
    """Where a learner is in a scene."""

    scene: Scene
    answers: tuple[str, ...]
    """Those that were right, in their canonical texts."""
    step: Step | None
    """What is wanted now; None at the end of the scene."""
    state: Any
    told: tuple[Told, ...]
    moments: tuple[Moment, ...]
    """Everything since the answer before the last; the latest is how the table looks now."""
    feedback: Reason | ActionRefused | None = None
    """What was wrong with the first answer that was not right."""

    @property
    def choices(self) -> Choices[Any] | None:
        """What the learner may do at the table: in a step that wants something there, all that the rules allow."""
        game, seat = self.scene.game, self.scene.seat
        if self.step is None or self.step.kind != "act" or seat not in game.to_act(self.state):
            return None
        return game.legal_actions(self.state, seat)


@lru_cache
def scenes(game: AnyGame) -> tuple[Scene, ...]:
    """The scenes of a game, in the order of their files' names."""
    paths = sorted((registry.data(game) / FOLDER).glob("*.toml"))
    return tuple(read_scene(game, path.stem.partition("-")[2], path.read_text("utf-8")) for path in paths)


def scene(game: AnyGame, name: str) -> Scene:
    for found in scenes(game):
        if found.name == name:
            return found
    raise NotFound("unknown-lesson", lesson=name[:40], known=tuple(one.name for one in scenes(game)))


def text_file(game: AnyGame, language: str) -> Path:
    return registry.data(game) / FOLDER / f"{language}.ftl"


def run(scene: Scene, answers: Iterable[str] = ()) -> Position:
    """Play a scene through these answers, up to the first that is not right."""
    table = _Table(scene)
    accepted: list[str] = []
    for step, answer in zip(scene.steps, answers, strict=False):
        right, feedback = table.judge(step, answer)
        if right is None:
            return table.position(accepted, feedback)
        table.go_on(step, right)
        accepted.append(right)
    return table.position(accepted)


class _Table:
    """A table on which a scene is played."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.game = scene, scene.game
        self.state = self.game.new(scene.config)
        self.told: list[Told] = []
        for logged in scene.opening:
            self._act(logged)
        self.moments = [self._moment()]

    def judge(self, step: Step, answer: str) -> tuple[str | None, Reason | ActionRefused | None]:
        """The answer as it is written canonically if it is right, or what is wrong with it."""
        if step.kind == "tell":
            return GO_ON, None
        action = None
        if step.kind == "act":
            try:
                action = self.game.read(answer)
                self.game.apply(self.state, self.scene.seat, action)
            except ActionRefused as refusal:
                return None, refusal
            answer = self.game.write(action)
        if any(fnmatchcase(answer, wanted) for wanted in step.wants) and self._holds(step.when, action):
            return answer, None
        fitting = (reason for reason in step.wrong if fnmatchcase(answer, reason.action))
        return None, next((reason for reason in fitting if self._holds(reason.when, action)), None)

    def _holds(self, judgement: str | None, action: Any) -> bool:
        return judgement is None or bool(registry.extras(self.game).judgements()[judgement](self.state, action))

    def go_on(self, step: Step, answer: str) -> None:
        self.moments = [self._moment()]
        if step.kind == "act":
            self._act(Logged(self.scene.seat, self.game.read(answer)))
            self.moments.append(self._moment())
        for line in step.replies:
            self._act(_line(self.game, line))
            self.moments.append(self._moment())

    def _act(self, logged: Logged[Any]) -> None:
        done = self.game.apply(self.state, logged.seat, logged.action)
        self.state = done.state
        self.told += done.told(self.scene.seat)

    def _moment(self) -> Moment:
        return Moment(self.game.view(self.state, self.scene.seat), len(self.told))

    def position(self, accepted: list[str], feedback: Reason | ActionRefused | None = None) -> Position:
        steps = self.scene.steps
        step = steps[len(accepted)] if len(accepted) < len(steps) else None
        return Position(self.scene, tuple(accepted), step, self.state, tuple(self.told), tuple(self.moments), feedback)


# Reading


def read_scene(game: AnyGame, name: str, text: str) -> Scene:
    """A scene from its file. What it says is taken at its word: the tests play every scene."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonBroken("lesson-form", lesson=name, text=str(error)) from error
    box = {key: table.pop(key) for key in ("seats", "edition", "options") if key in table}
    steps = tuple(_step(game, name, step) for step in table.pop("steps", ()))
    opening = tuple(_line(game, line) for line in _lines(table.pop("opening", "")))
    known: dict[str, Any] = {"game": game, "name": name, "config": registry.config(game, **box)}
    return _made(Scene, name, {**table, **known, "steps": steps, "opening": opening})


def _step(game: AnyGame, scene: str, table: dict[str, Any]) -> Step:
    wrong = tuple(_made(Reason, scene, reason) for reason in table.pop("wrong", ()))
    step = _made(Step, scene, {**table, "wrong": wrong, "replies": _lines(table.pop("replies", ""))})
    if step.kind != "act":
        return step
    return replace(
        step,
        wants=tuple(_canonical(game, wanted) for wanted in step.wants),
        wrong=tuple(replace(reason, action=_canonical(game, reason.action)) for reason in step.wrong),
    )


def _canonical(game: AnyGame, action: str) -> str:
    """The one text of an action, however it was written; patterns stay as they are."""
    return action if any(sign in action for sign in "*?[") else game.write(game.read(action))


def _made(kind: type[PartT], scene: str, table: Mapping[str, Any]) -> PartT:
    unknown = set(table) - {one.name for one in fields(kind)}  # type: ignore[arg-type]
    if unknown:
        raise LessonBroken("lesson-form", lesson=scene, text=", ".join(sorted(unknown)))
    try:
        return kind(**{key: tuple(value) if isinstance(value, list) else value for key, value in table.items()})
    except TypeError as error:
        raise LessonBroken("lesson-form", lesson=scene, text=str(error)) from error


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line for line in map(str.strip, text.splitlines()) if line and not line.startswith("#"))


def _line(game: AnyGame, line: str) -> Logged[Any]:
    """`chance deal ...` or `1 play 4`, as in match files, without the number."""
    seat, _, action = line.partition(" ")
    return Logged(CHANCE if seat == "chance" else int(seat), game.read(action))
