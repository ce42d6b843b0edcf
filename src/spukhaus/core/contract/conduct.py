"""Checks of conduct: matches end, states stand still, actions and replays mean the same everywhere."""

from __future__ import annotations

import dataclasses
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from enum import Enum, StrEnum
from fractions import Fraction
from itertools import islice
from typing import Any

from spukhaus.core import matchfile
from spukhaus.core.contract.trial import MOST_LISTED, ContractBroken, Moment, Trial
from spukhaus.core.edition import Edition
from spukhaus.core.errors import ActionRefused, InvalidAction, OutOfTurn
from spukhaus.core.game import CHANCE, PUBLIC, AnyGame, AnyView, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.plain_json import canonical, digest


def check_endings(trial: Trial) -> int:
    """Every random match ends, with an outcome exactly when nobody is asked any more."""
    game, ended = trial.game, 0
    for match in trial.random_matches(whole=True):
        for moment in match:
            if game.outcome(moment.before) is not None:
                raise ContractBroken(f"an outcome while {game.to_act(moment.before)} are still asked")
            for event in moment.step.events:
                _refuse_undeclared("event", event.kind, game.events)
        outcome = game.outcome(match[-1].step.state)
        if outcome is None:
            raise ContractBroken("nobody is asked any more, and there is no outcome")
        _refuse_undeclared("ending", outcome.reason, game.endings)
        if len(outcome.scores) != trial.config.seats:
            raise ContractBroken(f"{len(outcome.scores)} scores for {trial.config.seats} seats")
        ended += 1
    return ended


def check_views(trial: Trial) -> int:
    """What everybody reads in a view, whatever the game, is there and true."""
    game, looked = trial.game, 0
    for match in trial.random_matches(whole=True):
        for state in (*(moment.before for moment in match), match[-1].step.state):
            outcome = game.outcome(state)
            true = (trial.config.edition, game.to_act(state), None if outcome is None else outcome.reason)
            for seat in trial.observers():
                view: AnyView = game.view(state, seat)
                said = (view.seat, view.edition, view.to_act, view.ending)
                if said != (seat, *true):
                    raise ContractBroken(f"the view of seat {seat} says {said} instead of {(seat, *true)}")
                if not re.fullmatch(r"[A-Z]{2}-\d+", view.rule):
                    raise ContractBroken(f"the view of seat {seat} names no rule: {view.rule!r}")
                looked += 1
    return looked


def _refuse_undeclared(what: str, kind: str, declared: type[StrEnum]) -> None:
    """What is not declared has no text."""
    if kind not in tuple(declared):
        raise ContractBroken(f"the {what} {kind!r} is not declared")


def check_immutable(trial: Trial) -> int:
    """No question and no action changes a state, and states are made of nothing that could change."""
    game, rng, looked = trial.game, trial.rng("immutable"), 0
    for match in trial.random_matches():
        for moment in match:
            _refuse_changeable(moment.before, "state")
        kept = [(moment.before, digest(moment.before), hash(moment.before)) for moment in match]
        for moment in match:
            for seat in trial.observers():
                _refuse_changeable(game.view(moment.before, seat), "view")
                game.determinize(game.view(moment.before, seat), rng)
                if seat in game.to_act(moment.before):
                    for action in islice(game.legal_actions(moment.before, seat), MOST_LISTED):
                        trial.do(moment.before, seat, action)
            again = game.apply(moment.before, moment.logged.seat, moment.logged.action)
            if canonical(again) != canonical(moment.step):
                raise ContractBroken(f"{game.write(moment.logged.action)!r} twice from one state led to two answers")
        for state, fingerprint, hashed in kept:
            if digest(state) != fingerprint or hash(state) != hashed:
                raise ContractBroken(f"a state has changed; it is now {canonical(state)}")
            looked += 1
    return looked


def _refuse_changeable(thing: Any, where: str) -> None:
    """Only frozen dataclasses, tuples, frozen sets and plain values may be part of a state or view."""
    if thing is None or isinstance(thing, (bool, int, str, bytes, Fraction, Enum, Edition)):
        return
    if dataclasses.is_dataclass(thing):
        if not vars(type(thing))["__dataclass_params__"].frozen:
            raise ContractBroken(f"{where} is a dataclass that is not frozen: {type(thing).__name__}")
        for field in dataclasses.fields(thing):
            _refuse_changeable(getattr(thing, field.name), f"{where}.{field.name}")
    elif isinstance(thing, (tuple, frozenset)):
        for part in thing:
            _refuse_changeable(part, f"{where}[]")
    else:
        raise ContractBroken(f"{where} can be changed: {type(thing).__name__}")


def check_legal_actions(trial: Trial) -> int:
    """`apply` accepts what `legal_actions` holds and refuses everything else, with the right kind of error."""
    game, rng, looked = trial.game, trial.rng("legal"), 0
    pool: list[tuple[Seat, Any]] = []
    for match in trial.random_matches():
        for moment in match:
            state, asked = moment.before, game.to_act(moment.before)
            for seat in range(trial.config.seats):
                _check_choices(trial, state, seat, rng)
            strangers = [pool[rng.randrange(len(pool))] for _ in range(8)] if pool else []
            for seat, action in (*strangers, (moment.logged.seat, moment.logged.action)):
                looked += 1
                _check_answer(game, state, asked, seat, action)
                _check_answer(game, state, asked, rng.choice(trial.observers()), action)
            pool.append((moment.logged.seat, moment.logged.action))
        for seat, action in pool[-8:]:
            last = match[-1].step.state
            _check_answer(game, last, game.to_act(last), seat, action)
    return looked


def _check_choices(trial: Trial, state: Any, seat: Seat, rng: random.Random) -> None:
    game = trial.game
    choices = game.legal_actions(state, seat)
    if (seat in game.to_act(state)) != (len(choices) > 0):
        raise ContractBroken(f"seat {seat} has {len(choices)} choices; asked are {game.to_act(state)}")
    if not len(choices):
        return
    few = len(choices) <= MOST_LISTED
    listed = list(choices if few else islice(choices, MOST_LISTED))
    if few and len(listed) != len(choices):
        raise ContractBroken(f"{len(choices)} choices announced, {len(listed)} made")
    if len(set(listed)) != len(listed):
        raise ContractBroken("a choice is offered twice")
    for action in (*listed, *(choices.sample(rng) for _ in range(3))):
        if action not in choices:
            raise ContractBroken(f"{game.write(action)!r} is offered and not contained")
        trial.do(state, seat, action)


def _check_answer(game: AnyGame, state: Any, asked: tuple[Seat, ...], seat: Seat, action: Any) -> None:
    before = digest(state)
    try:
        game.apply(state, seat, action)
    except OutOfTurn:
        accepted, right = False, seat not in asked
    except ActionRefused:
        accepted, right = False, seat in asked
    else:
        accepted, right = True, seat in asked
    said = f"{game.write(action)!r} by seat {seat} while {asked} are asked"
    if not right:
        raise ContractBroken(f"{said}: accepted, or refused for the wrong reason")
    if seat in asked and seat != CHANCE and accepted != (action in game.legal_actions(state, seat)):
        raise ContractBroken(f"{said}: {'accepted' if accepted else 'refused'} against its choices")
    if digest(state) != before:
        raise ContractBroken(f"{said}: has changed the state")


def check_writing(trial: Trial) -> int:
    """Every action has one text of printable ASCII; any other text is read as something or refused as invalid."""
    game, rng, looked = trial.game, trial.rng("writing"), 0
    for match in trial.random_matches():
        for moment in match:
            action = moment.logged.action
            text = game.write(action)
            if not (text.isascii() and text.isprintable() and text == text.strip() and text):
                raise ContractBroken(f"no plain line of text: {text!r}")
            if not _reads_back(game, action):
                raise ContractBroken(f"{text!r} is not read as {action!r}, which it was written for")
            for damaged in _damage(text, rng):
                looked += 1
                try:
                    read = game.read(damaged)
                except InvalidAction:
                    continue
                if not _reads_back(game, read):
                    raise ContractBroken(f"{damaged!r} is read as {read!r}, which does not write back")
    return looked


def _reads_back(game: AnyGame, action: Any) -> bool:
    try:
        return bool(game.read(game.write(action)) == action)
    except InvalidAction:
        return False


def _damage(text: str, rng: random.Random) -> Iterator[str]:
    at = rng.randrange(len(text))
    yield text[:at]
    yield text[:at] + text[at + 1 :]
    yield text[:at] + rng.choice("0aZ@ ,-\u00e9\x00\u0663") + text[at:]
    yield f"{text} {text}"
    yield text.upper()
    yield ""


def check_chance(trial: Trial) -> int:
    """The odds of chance add up to one, everything it may do is accepted, and what it does is among it."""
    game, looked = trial.game, 0
    for match in trial.random_matches():
        for moment in match:
            if moment.logged.seat != CHANCE:
                continue
            odds = dict(islice(game.chance_odds(moment.before), MOST_LISTED))
            if len(odds) < MOST_LISTED:
                if sum(odds.values()) != 1:
                    raise ContractBroken(f"the odds add up to {sum(odds.values())}")
                if moment.logged.action not in odds:
                    raise ContractBroken(f"chance did what has no odds: {game.write(moment.logged.action)!r}")
            for action, chance in odds.items():
                if not chance > 0:
                    raise ContractBroken(f"odds of {chance} for {game.write(action)!r}")
                trial.do(moment.before, CHANCE, action)
            looked += 1
    return looked


def check_chance_keys(trial: Trial) -> int:
    """Where chance's draws are named, no two of a match have the same name, and none could be taken for a number."""
    looked = 0
    for match in trial.random_matches(whole=True):
        asked = [moment.before for moment in match if moment.logged.seat == CHANCE]
        keys = [key for state in asked if (key := trial.game.chance_key(state)) is not None]
        if len(set(keys)) != len(keys):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise ContractBroken(f"two draws of a match are called {twice!r}")
        if any(key.isdecimal() or not key for key in keys):
            raise ContractBroken("a draw is called by a number")
        looked += len(asked)
    return looked


def check_replay(trial: Trial) -> int:
    """A match written to a file, read and replayed goes through the same states and events."""
    looked = 0
    for match in trial.random_matches():
        text = matchfile.write(_file(trial, match))
        read = matchfile.read(text)
        if matchfile.write(read) != text:
            raise ContractBroken("a match file that was read and written is not the same")
        for moment, played in zip(match, matchfile.replay(read), strict=True):
            if canonical(played.step) != canonical(moment.step):
                raise ContractBroken(f"the replay differs at action {played.number}")
            looked += 1
    return looked


def _file(trial: Trial, match: list[Moment]) -> MatchFile:
    outcome = trial.game.outcome(match[-1].step.state)
    return MatchFile(trial.game, trial.config, tuple(moment.logged for moment in match), outcome=outcome)


def check_same_in_another_process(trial: Trial) -> int:
    """States, views, choices and events are the same in a process with another hash seed.

    This finds what depends on the order of a set, on an object's address, on the clock, or on luck.
    """
    here = fingerprint(trial)
    maker = type(trial.game)
    script = (
        "import importlib, dataclasses; from spukhaus.core import registry; "
        "from spukhaus.core.contract.trial import Trial; from spukhaus.core.contract.conduct import fingerprint; "
        f"game = importlib.import_module({maker.__module__!r}).{maker.__qualname__}(); "
        f"edition = registry.read_edition(game, {trial.config.edition.text!r}); "
        f"config = registry.config(game, {trial.config.seats}, edition, {trial.config.options!r}); "
        f"trial = Trial(game, config, {trial.matches}, {trial.seed}, {trial.limit}, {trial.enough}, {trial.longest}); "
        "print(fingerprint(trial))"
    )
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        there = subprocess.run(  # noqa: S603  (our own interpreter, our own script)
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
        )
        if there.stdout.strip() != here:
            raise ContractBroken(f"another process plays the same matches differently: {there.stderr[-500:]}")
    return trial.matches


def fingerprint(trial: Trial) -> str:
    """One hash over everything that random matches show."""
    game, seen = trial.game, []
    for match in trial.random_matches():
        for moment in match:
            seen.append(digest((moment.before, moment.step)))
            seen += [digest(game.view(moment.before, seat)) for seat in (*range(trial.config.seats), PUBLIC)]
            for seat in game.to_act(moment.before):
                if seat != CHANCE:
                    seen.append(digest(game.legal_actions(moment.before, seat).plain(game.write)))
    return digest(seen)
