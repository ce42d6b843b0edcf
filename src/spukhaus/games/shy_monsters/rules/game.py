"""Shy Monsters' answers to the contract."""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from math import comb
from types import MappingProxyType
from typing import Final

from spukhaus.core.advice import Question
from spukhaus.core.edition import EditionFile
from spukhaus.core.errors import IllegalAction, InvalidAction
from spukhaus.core.game import CHANCE, Choices, Config, Game, Listed, Outcome, Seat, Step
from spukhaus.core.plain_json import JSON
from spukhaus.games.shy_monsters.rules import actions, advice, exploring, laying, view
from spukhaus.games.shy_monsters.rules.actions import Action, Draw, GiveUp, Jump, Lay, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import Box, read_box
from spukhaus.games.shy_monsters.rules.choices import StoreyChoices, hero_choices
from spukhaus.games.shy_monsters.rules.events import EventKind, Refusal
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, Ending, Phase, State
from spukhaus.games.shy_monsters.rules.view import View

_ASKED: dict[Phase, tuple[Seat, ...]] = {
    Phase.DRAW: (CHANCE,),
    Phase.LAY: (DUNGEON_MASTER,),
    Phase.REVEAL: (HERO,),
    Phase.WALK: (HERO,),
    Phase.OVER: (),
}


class ShyMonsters(Game[State, Action, View, Box]):
    name = "shy_monsters"
    rules_version = 1
    seat_counts = range(2, 3)
    roles = ("dungeon-master", "hero")
    words = MappingProxyType(
        {"face": "face", "monsters": "face", "seen": "face", "tiles": "face", "unseen": "face"}
        | {"mood": "mood", "phase": "phase"}
    )
    chapters = (EventKind.MONSTERS_DRAWN,)
    events = EventKind
    refusals = Refusal
    endings = Ending
    actions = actions.ACTIONS
    advice = advice.KINDS

    def read_edition(self, file: EditionFile) -> Box:
        return read_box(file)

    def new(self, config: Config[Box]) -> State:
        self.check_config(config)
        pile = tuple(sorted(config.edition.content.diagrams))
        return State(config.edition, 1, pile, (), None, (), None)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return _ASKED[state.phase]

    def legal_actions(self, state: State, seat: Seat) -> Choices[Action]:
        if seat == HERO and state.storey is not None and state.ending is None:
            return hero_choices(state.storey)
        if seat == DUNGEON_MASTER and state.phase is Phase.LAY:
            return StoreyChoices(laying.tiles_to_lay(state.edition.content, state.hand))
        return Listed(())

    def chance(self, state: State, rng: random.Random) -> Action:
        count = state.edition.content.storeys[state.number - 1].monsters
        return Draw(tuple(sorted(rng.sample(state.pile, count))))

    def chance_odds(self, state: State) -> Iterable[tuple[Action, Fraction]]:
        count = state.edition.content.storeys[state.number - 1].monsters
        each = Fraction(1, comb(len(state.pile), count))
        return ((Draw(monsters), each) for monsters in combinations(state.pile, count))

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check_turn(state, seat)
        storey = state.storey
        if storey is not None:
            match action:
                case Walk():
                    return exploring.walk(state, storey, action)
                case Jump():
                    return exploring.jump(state, storey, action)
                case Reveal():
                    return exploring.reveal(state, storey, action)
                case GiveUp():
                    return exploring.give_up(state, storey)
        elif seat == DUNGEON_MASTER and isinstance(action, Lay):
            return laying.lay(state, actions.well_formed(action))
        elif seat == CHANCE and isinstance(action, Draw):
            return laying.draw(state, actions.well_formed(action))
        if not isinstance(action, actions.ACTIONS):
            raise InvalidAction("action-form", text=repr(action)[:80])
        raise IllegalAction(Refusal.NOT_YOUR_KIND, rule="SM-6", phase=state.phase)

    def view(self, state: State, seat: Seat) -> View:
        return view.view(state, seat, self.to_act(state))

    def determinize(self, view_: View, rng: random.Random) -> State:
        return view.determinize(view_, rng)

    def advise(self, view: View, question: Question) -> JSON:
        return advice.advise(view, question)

    def outcome(self, state: State) -> Outcome | None:
        if state.ending is None:
            return None
        return Outcome((0, 1) if state.ending is Ending.ESCAPED else (1, 0), state.ending)

    def write(self, action: Action) -> str:
        return actions.write(action)

    def read(self, text: str) -> Action:
        return actions.read(text)


GAME: Final = ShyMonsters()
