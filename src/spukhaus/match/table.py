"""A table as its entries have made it. One that others may see is never changed: `Table.after` makes the next one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.core.game import CHANCE, PUBLIC, AnyConfig, AnyGame, Logged, Outcome, Seat, Step
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.redeal import Redeal, first_state
from spukhaus.core.seed import commitment
from spukhaus.match import entries as entry_types
from spukhaus.match.chronicle import Chronicle
from spukhaus.match.clocks import Clocks
from spukhaus.match.entries import (
    Acted,
    Answered,
    Consented,
    Created,
    Disclosed,
    Entry,
    Erased,
    Followed,
    Hinted,
    Left,
    Linked,
    Moved,
    Nudged,
    Offered,
    Opening,
    Paused,
    Resumed,
    Returned,
    Reviewed,
    Said,
    Seated,
    Secured,
    Started,
    Substituted,
    TookBack,
    is_quiet,
)
from spukhaus.match.parts import Foreseen, Noted, Place, Proposal, Taken

MOST_LINKS: Final = 10
"""How many links to other devices a seat may have; the oldest ends where one more is made."""
MOST_SAID: Final = 50
"""How many messages of a seat are remembered, so that none is said twice."""


class Table:
    """Everything about one table. Built from `Created`; `fold` alone changes it while it is being made."""

    def __init__(self, identity: str, created: Created) -> None:
        self.identity = identity
        self.created = created
        self.settings = created.settings
        self.number = 1
        """The number of the latest entry that takes one (`entries.is_quiet`)."""
        self.length = 1
        """How many entries the store has."""
        self.latest = created.at
        """The latest time of any entry."""
        self.game: AnyGame = registry.game(created.game)
        edition = registry.edition_of_text(created.edition)
        self.config: AnyConfig = registry.config(self.game, created.seats, edition, created.options, created.rules)
        self.places = [Place() for _ in range(created.seats)]
        self.clocks = Clocks.of(created.settings.clock, created.seats)
        self.before = _opening(self.game, created.opening)
        """What was played before this table began, where it was played on from another one."""
        self.first_state = first_state(self.game, self.config, self.before, self.redeals)
        self.state: Any = self.first_state
        self.outcome: Outcome | None = None
        self._asked: tuple[Seat, ...] = ()
        self.taken: Chronicle[Taken] = Chronicle()
        # Kept along, because looking for it would take longer the longer a match gets.
        self._latest: dict[Seat, int] = {}
        self.notes: Chronicle[Noted] = Chronicle([Noted(1, created)])
        self.started = False
        self.proposal: Proposal | None = None
        self.codes: dict[str, tuple[Seat, float]] = {}
        self.next_table: str | None = None
        self.closed = created.shared is not None
        """Whether others may have the same deal still before them (`entries.Shared`)."""
        self.imported = created.imported
        self.commitment = created.imported.commitment if created.imported else commitment(created.seed)
        self.review: tuple[int, int] | None = None
        """The entry that holds a review of the match, and the version of what made it."""
        self._foreseen: dict[int, Foreseen] = {}
        """By the state that they begin at, which they keep alive."""

    @classmethod
    def of(cls, identity: str, bodies: list[bytes]) -> Table:
        created = entry_types.decode(bodies[0])
        if not isinstance(created, Created):
            raise TypeError(f"table {identity} does not begin with its creation")
        table = cls(identity, created)
        for body in bodies[1:]:
            table.fold(entry_types.decode(body))
        return table

    def after(self, entries: Iterable[Entry]) -> Table:
        """The table as it will be with these entries. This one stays as it is: people may look at it until they are
        saved, and it is the true one if they are not."""
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.places = [place.copy() for place in self.places]
        table.clocks = self.clocks.copy()
        table.taken, table.notes = self.taken.copy(), self.notes.copy()
        table.codes, table._latest = self.codes.copy(), self._latest.copy()
        if self.proposal is not None:
            table.proposal = Proposal(self.proposal.seat, self.proposal.what, self.proposal.agreed.copy())
        for entry in entries:
            table.fold(entry)
        table._foreseen = {}
        return table

    def foresee(self, state: Any, seat: Seat, action: Any) -> Foreseen:
        """What an action leads to, now or after others that were foreseen; or the rules refuse it. If that is done
        next (`after`), the rules are not asked again: they would say the same."""
        if state is self.state:
            self._foreseen.clear()
        step = self.game.apply(state, seat, action)
        foreseen = self._foreseen[id(state)] = Foreseen(state, seat, self.game.write(action), action, step)
        return foreseen

    # What is so

    @property
    def redeals(self) -> tuple[Redeal, ...]:
        return self.created.opening.redeals if self.created.opening else ()

    @property
    def seats(self) -> range:
        return range(self.created.seats)

    @property
    def over(self) -> bool:
        """Everything may be told to whoever may ask: the match has ended, and all others that share its deal, unless
        nobody else knows this table; or it was brought as a file.

        A file that ends in the middle is as safe: whoever brought it had every secret in it, and nothing of it is
        taken from a match that is played here (docs/replay.md).
        """
        return self.imported is not None or (self.outcome is not None and (self.solo or not self.closed))

    @property
    def solo(self) -> bool:
        return self.created.shared is not None and self.created.shared.solo

    @property
    def told_seed(self) -> str | None:
        """What everybody may know of the seed: nothing before the end, and while others play with it."""
        return self.created.seed or None if self.over and not self.closed else None

    @property
    def paused(self) -> bool:
        return self.clocks.paused_at is not None

    def asked(self) -> tuple[Seat, ...]:
        """Who is to decide now; nobody before the start and after the end."""
        return self._asked

    def people(self) -> tuple[Seat, ...]:
        """The seats that persons hold, present or not."""
        return tuple(seat for seat in self.seats if self.places[seat].keys)

    def seat_of_key(self, key: str) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if key in self.places[seat].keys)

    def seat_once_of(self, key: str) -> tuple[Seat, ...]:
        """The seats that were this key's, also if whoever has it has left."""
        return tuple(seat for seat, place in enumerate(self.places) if key in place.keys or key in place.left)

    def draws(self) -> int:
        """How many actions of chance count so far."""
        return self.taken[-1].draws if self.taken else 0

    def state_after(self, at: int) -> Any:
        """The state after so many actions that count."""
        return self.taken[at - 1].step.state if at else self.first_state

    def state_at(self, number: int) -> Any:
        """The state after the entry of this number, as far as it was not taken back."""
        return self.state_after(bisect_right(self.taken, number, key=lambda taken: taken.number))

    def consenting_seat(self) -> Seat | None:
        """The seat that spectators look over the shoulder of."""
        if self.settings.spectators != "seat":
            return None
        return next((seat for seat in self.seats if self.places[seat].consents), None)

    def wake_at(self, bots_until: float) -> float | None:
        """When this table needs somebody even if nobody calls: if a bot has not moved by then, or a time is up."""
        if self.paused:
            return None
        asked = [seat for seat in self._asked if seat >= 0]
        due = [bots_until if self.places[seat].player else self.clocks.deadline(seat) for seat in asked]
        return min([at for at in due if at is not None], default=None)

    def log(self, at: int | None = None) -> tuple[Logged[Any], ...]:
        """Every action that counts, or so many of them; and before them those from before this table."""
        return (*self.before, *(taken.logged for taken in self.taken[:at]))

    def file(self) -> MatchFile:
        """The match as a file: with every secret."""
        over = self.over
        return MatchFile(
            game=self.game,
            config=self.config,
            log=self.log(),
            redeals=self.redeals,
            players=tuple((seat, place.name) for seat, place in enumerate(self.places) if place.name),
            title=self.created.title or None,
            date=self.imported.date if self.imported else None,
            commitment=self.commitment,
            seed=self.told_seed,
            outcome=self.outcome,
            hints=tuple((seat, place.hints) for seat, place in enumerate(self.places) if place.hints) if over else (),
        )

    # Taking back

    def last_action(self, seat: Seat) -> int | None:
        """The index of the seat's latest action that still counts."""
        return self._latest.get(seat)

    def free_take_back(self, seat: Seat) -> bool:
        """Whether nobody has learned anything since the seat's latest action.

        Then it can be lifted out: no news was told, and what others have done since stands as it is.
        """
        index = self.last_action(seat)
        if index is None or self.outcome is not None or not self.started:
            return False
        return self.taken[-1].news < index and self._without(index) is not None

    def _is_news(self, step: Step[Any]) -> bool:
        return any(event.news and any(map(event.told, (*self.seats, PUBLIC))) for event in step.events)

    def _without(self, index: int) -> list[tuple[Taken, Step[Any]]] | None:
        """The actions after `index` played again without it; None if that changes anything for anybody."""
        state = self.state_after(index)
        again = []
        for taken in self.taken[index + 1 :]:
            seat, action = taken.logged.seat, taken.logged.action
            if seat not in self.game.to_act(state) or (
                seat >= 0 and action not in self.game.legal_actions(state, seat)
            ):
                return None
            step = self.game.apply(state, seat, action)
            if any(step.told(viewer) != taken.step.told(viewer) for viewer in (*self.seats, PUBLIC)):
                return None
            again.append((taken, step))
            state = step.state
        return again

    # The fold

    def fold(self, entry: Entry) -> None:
        """Fold in the next entry."""
        self.length += 1
        self.latest = max(self.latest, entry.at)
        if is_quiet(entry):
            self._fold_quietly(entry)
            return
        self.number += 1
        noted = Noted(self.number, entry)
        match entry:
            case Acted(at, seat, text, hints):
                # What a bot thought is for the store alone: what a table does not know it cannot tell.
                noted.entry = Acted(at, seat, text)
                noted.step = self._act(at, seat, text, hints)
            case TookBack(at, _, index, all_after):
                noted.gone = self._take_back(at, index, all_after)
            case Started(at):
                self.started = True
                self._ask(at)
            case Paused() | Resumed() | Offered() | Answered():
                self._agree(entry)
            case Said(_, seat, _, once):
                if once:
                    self.places[seat].said = (*self.places[seat].said, once)[-MOST_SAID:]
            case Followed(_, table):
                self.next_table = table
            case Reviewed(at, version):
                noted.entry = Reviewed(at, version)
                self.review = (self.length, version)
            case _:
                self._seat(entry)
        self.notes.append(noted)

    def _act(self, at: float, seat: Seat, text: str, hints: int) -> Step[Any]:
        action, step = self._played(seat, text)
        self._take(self.number, Logged(seat, action), step)
        if seat >= 0:
            self.clocks.acted(seat, at)
            self.places[seat].nudged_at = None
            self.places[seat].decision = 0
            self.places[seat].hints += hints
        if self.proposal is not None and self.proposal.what == "undo":
            self.proposal = None  # the game went on; nobody agreed in time
        self._ask(at)
        return step

    def _played(self, seat: Seat, text: str) -> tuple[Any, Step[Any]]:
        known = self._foreseen.get(id(self.state))
        if known is not None and known.seat == seat and known.text == text:
            return known.action, known.step
        action = self.game.read(text)
        return action, self.game.apply(self.state, seat, action)

    def _take(self, number: int, logged: Logged[Any], step: Step[Any]) -> None:
        index, seat = len(self.taken), logged.seat
        news = index if self._is_news(step) else self.taken[-1].news if index else -1
        draws = self.draws() + (seat == CHANCE)
        self.taken.append(Taken(number, logged, step, draws, news, self._latest.get(seat)))
        self._latest[seat] = index

    def _untake(self) -> None:
        taken = self.taken.pop()
        if taken.earlier is None:
            del self._latest[taken.logged.seat]
        else:
            self._latest[taken.logged.seat] = taken.earlier

    def _ask(self, at: float) -> None:
        """Note how things stand now, and who is asked what from now on."""
        self.state = self.taken[-1].step.state if self.taken else self.first_state
        self.outcome = self.game.outcome(self.state)
        self._asked = asked = self.game.to_act(self.state)
        self.clocks.ask(asked, at)
        for seat in self.seats:
            place = self.places[seat]
            offer = self.game.legal_actions(self.state, seat) if seat in asked else None
            if offer != place.offer or (offer is not None and not place.decision):
                place.decision = self.number
            place.offer = offer

    def _take_back(self, at: float, index: int, all_after: bool) -> tuple[int, ...]:
        gone = self.taken[index:] if all_after else self.taken[index : index + 1]
        kept = [] if all_after else self._without(index)
        if kept is None:
            raise ValueError(f"table {self.identity} cannot take back action {index}")
        while len(self.taken) > index:
            self._untake()
        for taken, step in kept:
            self._take(taken.number, taken.logged, step)
        for taken in gone:
            if taken.logged.seat >= 0:
                self.clocks.taken_back(taken.logged.seat)
        self.proposal = None
        self._ask(at)
        return tuple(taken.number for taken in gone)

    def _agree(self, entry: Paused | Resumed | Offered | Answered) -> None:
        match entry:
            case Offered(_, seat, what):
                self.proposal = Proposal(seat, what)
            case Answered(_, seat, agrees):
                if self.proposal is not None and agrees:
                    self.proposal.agreed.add(seat)
                else:
                    self.proposal = None
            case Paused(at):
                self.clocks.pause(at)
                self.proposal = None
            case Resumed(at):
                self.clocks.resume(at)
                self.proposal = None

    def _seat(self, entry: Entry) -> None:
        match entry:
            case Seated(_, seat=seat, name=name, keys=keys, bot=bot):
                self.places[seat] = Place(name=name, keys=keys, bot=bot)
            case Left(_, seat):
                self._end_links(seat)
                if self.started:
                    place = self.places[seat]
                    if self.outcome is None:
                        place.left = (*place.left, *place.keys)
                    place.keys = ()
                else:
                    self.places[seat] = Place()
            case Nudged(at, _, seat):
                self.places[seat].nudged_at = at
            case Substituted(_, seat, bot, _):
                self.places[seat].substitute = bot
            case Returned(_, seat):
                self.places[seat].substitute = None
                self.places[seat].nudged_at = None
            case Consented(_, seat, agrees):
                self.places[seat].consents = agrees
            case Disclosed():
                self.closed = False
            case _:
                self._fold_quietly(entry)

    def _fold_quietly(self, entry: Entry) -> None:
        """What concerns the owner of a seat alone."""
        match entry:
            case Linked(_, seat, code, until):
                self.codes[code] = (seat, until)
                of_seat = [known for known, (owner, _) in self.codes.items() if owner == seat]
                for forgotten in of_seat[:-MOST_LINKS]:
                    del self.codes[forgotten]
            case Moved(_, seat, code, key):
                self.codes.pop(code, None)
                self.places[seat].keys = (*self.places[seat].keys, key)
            case Secured(_, seat, key):
                self._end_links(seat)
                self.places[seat].keys = (key,)
            case Hinted(_, seat):
                self.places[seat].hints += 1
            case Erased(_, numbers):
                self._erase(numbers)

    def _erase(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            noted = self.notes[number - 1]
            if isinstance(noted.entry, Seated) and self.places[noted.entry.seat].name == noted.entry.name:
                self.places[noted.entry.seat].name = entry_types.NO_WORDS
            self.notes.replace(number - 1, Noted(number, entry_types.without_words(noted.entry)))

    def _end_links(self, seat: Seat) -> None:
        self.codes = {code: link for code, link in self.codes.items() if link[0] != seat}


def _opening(game: AnyGame, opening: Opening | None) -> tuple[Logged[Any], ...]:
    return tuple(Logged(seat, game.read(text)) for seat, text in opening.log) if opening else ()
