"""Checks of secrecy: a seat that was told the same sees the same, whatever differs in what it may not know.

`determinize(view)` having the same view is not enough: that also holds for a view that leaks everything. So
these checks make up *other histories*: they go through a random match once more and let chance and the other
seats do something else wherever the observing seat is told the same. As long as it is told the same, its view,
its choices and every refusal must be the same, to the byte.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from spukhaus.core.contract.trial import ContractBroken, Moment, Trial, answer, offer
from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import CHANCE, AnyGame, Logged, Seat, Step, Told
from spukhaus.core.plain_json import canonical, digest

HISTORIES = 15
"""How many other histories of a match are tried, for all observers together; at least one for each."""

ATTEMPTS = 12
"""How many other actions are tried at each step before the history goes on as it was."""


def check_determinize(trial: Trial) -> int:
    """`determinize` gives a state in which the seat sees, is offered and is asked the same."""
    rng, looked = trial.rng("determinize"), 0
    for match in trial.random_matches():
        for state in _states(match):
            for seat in trial.observers():
                redealt = trial.game.determinize(trial.game.view(state, seat), rng)
                _compare(trial.game, state, redealt, seat, "determinize")
                looked += 1
    return looked


def check_same_told_same_view(trial: Trial) -> int:
    """Over independent matches, and over some that share an opening: what a seat was told decides what it sees.

    Where an opening is one of very many (a board that is shuffled in public), no two matches are alike by chance.
    """
    game, rng, met_again = trial.game, trial.rng("cousins"), 0
    seen: dict[tuple[Seat, str], tuple[str, str]] = {}
    for match in (one for first in trial.random_matches() for one in (first, *trial.cousins(first, rng))):
        heard = dict.fromkeys(trial.observers(), "")
        for moment in match:
            for seat in trial.observers():
                heard[seat] = digest((heard[seat], moment.step.told(seat), _own(moment, seat)))
                state = moment.step.state
                sight = canonical((game.view(state, seat), game.to_act(state), offer(game, state, seat)))
                truth, before = seen.setdefault((seat, heard[seat]), (digest(state), sight))
                met_again += truth != digest(state)
                if before != sight:
                    raise ContractBroken(
                        f"seat {seat} was told the same in two matches and sees\n{sight}\nor\n{before}"
                    )
    return _refuse_none(met_again)


def check_redealt(trial: Trial) -> int:
    """Hidden things are dealt anew in the middle of a match, and the match goes on: does the seat notice?"""
    rng = trial.rng("redealt")
    compared = 0
    for match in trial.random_matches():
        for seat in _observers(trial):
            start = rng.randrange(len(match))
            state = match[start].before
            other = trial.game.determinize(trial.game.view(state, seat), rng)
            compared += _walk_together(trial, match[start:], other, seat, rng)
    return _refuse_none(compared)


def check_other_histories(trial: Trial) -> int:
    """From the first action on, chance and the others do something else that the seat is told the same of."""
    rng = trial.rng("histories")
    compared = 0
    for match in trial.random_matches():
        for seat in _observers(trial):
            compared += _walk_together(trial, match, trial.game.new(trial.config), seat, rng)
    return _refuse_none(compared)


def _observers(trial: Trial) -> tuple[Seat, ...]:
    observers = trial.observers()
    return observers * max(1, HISTORIES // len(observers))


def check_no_news(trial: Trial) -> int:
    """An event without news teaches nobody: whatever a seat cannot know, it would have been told the same."""
    game, rng, looked = trial.game, trial.rng("news"), 0
    for match in trial.random_matches():
        for moment in match:
            if all(event.news for event in moment.step.events):
                continue
            for seat in trial.observers():
                other = game.determinize(game.view(moment.before, seat), rng)
                if not any(
                    _without_news(step, seat) == _without_news(moment.step, seat)
                    for step in _likely_steps(game, other, moment, rng)
                ):
                    told = [event.kind for event in moment.step.events if not event.news]
                    raise ContractBroken(
                        f"seat {seat} learns something from {told} after {game.write(moment.logged.action)!r}"
                    )
                looked += 1
    return looked


def _without_news(step: Step[Any], seat: Seat) -> list[Told | None]:
    return [event.told(seat) for event in step.events if not event.news]


def _likely_steps(game: AnyGame, state: Any, moment: Moment, rng: random.Random) -> Iterator[Step[Any]]:
    """The same action in another state, or, where that is no action of a hidden hand, some others."""
    seat = moment.logged.seat
    choices = None if seat == CHANCE else game.legal_actions(state, seat)
    sampled = (game.chance(state, rng) if choices is None else choices.sample(rng) for _ in range(ATTEMPTS))
    for action in (moment.logged.action, *(sampled if choices is None or len(choices) else ())):
        try:
            yield game.apply(state, seat, action)
        except ActionRefused:
            continue


def _refuse_none(compared: int) -> int:
    if not compared:
        raise ContractBroken("no two states were found that a seat could confuse: this check has seen nothing")
    return compared


def _walk_together(trial: Trial, match: list[Moment], other: Any, observer: Seat, rng: random.Random) -> int:
    """Compare a match with another history of it. Returns how many pairs of different states were compared."""
    game, compared = trial.game, 0
    for moment, twin in twins(trial, match, other, observer, rng):
        _compare(game, moment.step.state, twin.step.state, observer, game.write(moment.logged.action))
        for wrong in (moment.logged.action, match[rng.randrange(len(match))].logged.action):
            _compare_answers(game, moment.step.state, twin.step.state, observer, wrong)
        compared += digest(twin.step.state) != digest(moment.step.state)
    return compared


def twins(
    trial: Trial, match: list[Moment], other: Any, observer: Seat, rng: random.Random
) -> Iterator[tuple[Moment, Moment]]:
    """A match, moment by moment, beside another history of it, for as long as the observer cannot tell them apart."""
    game = trial.game
    renamed: dict[str, str] = {}
    for moment in match:
        seat, told = moment.logged.seat, moment.step.told(observer)
        step = None
        for action in _alternatives(game, other, moment, observer, renamed, rng):
            try:
                step = game.apply(other, seat, action)
            except ActionRefused as error:
                if seat == observer:
                    raise ContractBroken(
                        f"seat {seat} may do {game.write(action)!r} in one history and not in the other: {error}"
                    ) from error
                continue
            if step.told(observer) == told:
                renamed |= _renaming(game.write(moment.logged.action), game.write(action))
                break
            step = None
        if step is None:
            return  # from here on the observer knows which of the two it is
        yield moment, Moment(other, Logged(seat, action), step)
        other = step.state


def _alternatives(
    game: AnyGame, other: Any, moment: Moment, observer: Seat, renamed: dict[str, str], rng: random.Random
) -> Iterator[Any]:
    """What could have been done instead. The observer itself does the same in both histories."""
    seat, action = moment.logged.seat, moment.logged.action
    if seat != observer:
        text = game.write(action)
        for attempt in range(ATTEMPTS):
            if attempt % 4 == 0:
                choices = None if seat == CHANCE else game.legal_actions(other, seat)
                if choices is not None and not len(choices):
                    return
                yield game.chance(other, rng) if choices is None else choices.sample(rng)
            else:
                try:
                    yield game.read(_shuffle_words(text, renamed, rng))
                except ActionRefused:
                    continue
    yield action


def _words(text: str) -> list[str]:
    return re.findall(r"\w+|\W+", text)


def _shuffle_words(text: str, renamed: dict[str, str], rng: random.Random) -> str:
    """The action with two of its words exchanged, in the other history's words."""
    words = [renamed.get(word, word) for word in _words(text)]
    proper = [at for at, word in enumerate(words) if re.match(r"\w", word)]
    one, two = rng.choice(proper[1:] or proper), rng.choice(proper[1:] or proper)
    words[one], words[two] = words[two], words[one]
    return "".join(words)


def _renaming(text: str, other: str) -> dict[str, str]:
    """Where chance dealt something else, later actions must speak of that instead."""
    words, others = _words(text), _words(other)
    if len(words) != len(others):
        return {}
    kept = set(words) & set(others)
    return {
        word: instead for word, instead in zip(words, others, strict=True) if word not in kept and instead not in kept
    }


def _compare(game: AnyGame, state: Any, other: Any, seat: Seat, after: str) -> None:
    for name, one, two in (
        ("sees", canonical(game.view(state, seat)), canonical(game.view(other, seat))),
        ("knows to be asked", canonical(game.to_act(state)), canonical(game.to_act(other))),
        ("is offered", offer(game, state, seat), offer(game, other, seat)),
    ):
        if one != two:
            raise ContractBroken(f"after {after!r} seat {seat} was told the same and {name}\n{one}\nor\n{two}")


def _compare_answers(game: AnyGame, state: Any, other: Any, seat: Seat, action: Any) -> None:
    one, two = answer(game, state, seat, action), answer(game, other, seat, action)
    if one != two:
        raise ContractBroken(f"seat {seat} trying {game.write(action)!r} was answered {one} or {two}")


def _states(match: list[Moment]) -> Iterator[Any]:
    for moment in match:
        yield moment.before
    yield match[-1].step.state


def _own(moment: Moment, seat: Seat) -> Any:
    return moment.logged.action if moment.logged.seat == seat else None
