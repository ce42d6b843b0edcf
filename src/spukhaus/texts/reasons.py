"""Why a bot did what it did, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spukhaus.core.plain_json import JSON
from spukhaus.core.thought import Belief, Measure, Thought
from spukhaus.texts import Speaker, as_value


def reasons(speaker: Speaker, thought: Thought) -> Iterator[str]:
    """A line for each choice that was weighed, the best first, and one for each thing that was believed."""
    if not thought.alternatives and not thought.beliefs:
        yield speaker.say("why-silent")
    if thought.alternatives:
        yield speaker.say(f"measure-{thought.measure}")
    for place, one in enumerate(thought.alternatives, start=1):
        mark = ">" if one.action == thought.action else " "
        yield f"{mark} {_worth(speaker, thought.measure, one.value, place):>7}  {speaker.action(one.action)}"
    known = [belief for belief in thought.beliefs if speaker.knows(f"belief-about-{belief.about['kind']}")]
    if known:
        yield speaker.say("why-believed")
    for belief in known:
        yield f"  {_belief(speaker, belief)}"


def _worth(speaker: Speaker, measure: Measure, value: float, place: int) -> str:
    if measure in (Measure.CHANCE, Measure.SHARE):
        return speaker.percent(value)
    return speaker.number(value, 1) if measure is Measure.POINTS else f"{place}."


def _belief(speaker: Speaker, belief: Belief) -> str:
    said = [
        speaker.say("why-possibility", that=_words(speaker, "that", one.that), chance=speaker.percent(one.chance))
        for one in belief.possibilities
    ]
    return speaker.say(
        "why-belief", about=_words(speaker, "about", belief.about), possibilities=", ".join(said) or "–"
    )


def _words(speaker: Speaker, part: str, said: Mapping[str, JSON]) -> str:
    params = {name: as_value(value) for name, value in said.items() if name != "kind"}
    kind = said["kind"]
    return speaker.say(f"belief-{part}-{kind}", **params)
