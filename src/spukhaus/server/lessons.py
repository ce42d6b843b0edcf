"""Lessons: scenes that teach a game by playing. The learner's browser keeps where it is; nothing is kept here."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from starlette.requests import Request

from spukhaus.core import registry
from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import described
from spukhaus.server.protocol import error_of
from spukhaus.server.requests import Room
from spukhaus.server.routes import ANY_JSON, Body, route
from spukhaus.teaching import lessons
from spukhaus.teaching.lessons import Position, Reason, Scene

Text = Annotated[str, msgspec.Meta(max_length=400)]


class Answers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner has done in a scene so far."""

    answers: Annotated[list[Text], msgspec.Meta(max_length=100)] = []


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner asks the table, as at a real one."""

    question: Text
    answers: Annotated[list[Text], msgspec.Meta(max_length=100)] = []


class Lessons(Room):
    @route("GET", "/api/lessons/{game}", "List the scenes that teach a game", ANY_JSON)
    async def list_scenes(self, request: Request) -> object:
        game = registry.game(request.path_params["game"])
        return [
            {"scene": scene.name, "title": scene.text("title"), "minutes": scene.minutes, "steps": len(scene.steps)}
            for scene in lessons.scenes(game)
        ]

    @route("POST", "/api/lessons/{game}/{scene}", "Where a scene stands after these answers", ANY_JSON, body=Answers)
    async def play(self, request: Request, body: Body[Answers]) -> object:
        wanted = await body()
        return _told(lessons.run(_scene(request), wanted.answers))

    @route(
        "POST",
        "/api/lessons/{game}/{scene}/advice",
        "What the table answers a learner who asks",
        ANY_JSON,
        body=Question,
    )
    async def advise(self, request: Request, body: Body[Question]) -> object:
        wanted = await body()
        scene = _scene(request)
        position = lessons.run(scene, wanted.answers)
        view = scene.game.view(position.state, scene.seat)
        return {"answer": scene.game.advise(view, scene.game.question(wanted.question))}


def _scene(request: Request) -> Scene:
    return lessons.scene(registry.game(request.path_params["game"]), request.path_params["scene"])


def _told(position: Position) -> dict[str, Any]:
    """Where the learner is: through the eyes of the learner's seat, as at any table."""
    scene, choices = position.scene, position.choices
    return {
        "scene": scene.name,
        "seat": scene.seat,
        "edition": scene.config.edition.name,
        "names": scene.names,
        "answers": position.answers,
        "steps": len(scene.steps),
        "step": _step(position),
        "moments": position.moments,
        "told": [{"kind": told.kind, "params": dict(told.params)} for told in position.told],
        "choices": None if choices is None else choices.plain(scene.game.write),
        "over": scene.game.outcome(position.state) is not None,
        "feedback": _feedback(scene, position.feedback),
        "done": scene.text("done") if position.step is None else None,
    }


def _step(position: Position) -> dict[str, Any] | None:
    scene, step = position.scene, position.step
    if step is None:
        return None
    act = step.kind == "act"
    return {
        "kind": step.kind,
        "say": scene.text(step.say),
        "rule": step.rule,
        "answers": [{"answer": answer, "say": scene.text(answer)} for answer in step.answers],
        "show": described(scene.game.read(step.shown), scene.game.write) if act else {"text": step.shown},
        "guided": step.guided,
        "look": step.look,
        "sketch": step.sketch,
    }


def _feedback(scene: Scene, feedback: Reason | ActionRefused | None) -> dict[str, Any] | None:
    if feedback is None:
        return None
    if isinstance(feedback, ActionRefused):
        return {"refusal": error_of(feedback)}
    return {"say": scene.text(feedback.say), "rule": feedback.rule}
