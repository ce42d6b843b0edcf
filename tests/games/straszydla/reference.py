"""A naive, slow reference of the rules of 'Straszydła'.

It was written from the numbered rules (ST-1 to ST-36, R1 to R23) without a look at the engine, and exists only to
disagree with it in differential tests: clarity always wins over speed.

    reference = Reference(3)                    # or Reference(3, Box(phases=4), board="arranged")
    reference.asked()                           # the seats that must act, [-1] for chance, [] at the end
    reference.legal(0), reference.allowed(0, "begin day")
    reference.play(0, "begin day")              # also for chance: play(-1, "roll 3 5 3")
    reference.facts()                           # described in reference_table.Table.facts

`tidy` brings a text into the words' order that `legal` uses.
"""

from __future__ import annotations

from tests.games.straszydla.reference_board import CENTRUM, OTHERS, SUBURBS, Path, end_of, plans, redirections
from tests.games.straszydla.reference_box import COLOUR_OF, ELEMENT_OF, ELEMENTS, FEARS, Box
from tests.games.straszydla.reference_duels import Duels
from tests.games.straszydla.reference_table import Flow
from tests.games.straszydla.reference_texts import (
    CHANCE,
    bends,
    cost_of,
    deals,
    layouts,
    listed,
    numbers,
    payments,
    tidy,
)

__all__ = ["CHANCE", "Box", "Reference", "tidy"]


class Reference(Duels):
    def __init__(self, seats: int, box: Box | None = None, board: str = "shuffled", rules: int = 2) -> None:
        super().__init__(seats, box, board, rules)
        self.begin_flow(self.game())

    def game(self) -> Flow[None]:
        yield from self.set_up()
        while self.ending is None:
            yield from self.one_phase()

    # Set-up (ST-9, ST-10, R1) ---------------------------------------------------------------------------------------

    def set_up(self) -> Flow[None]:
        if self.board_option == "arranged":
            text = yield from self.ask("board", 0, layouts("arrange", self.box))
        else:
            text = yield from self.ask("board", CHANCE, layouts("board", self.box))
        self.lay_board(text.split()[1:])
        text = yield from self.ask("first", CHANCE, {f"first {seat}" for seat in range(self.seats)})
        self.starting = int(text.split()[1])
        text = yield from self.ask("pacts", CHANCE, deals(self.box, self.seats))
        for player, pact in zip(self.players, text.removeprefix("pacts ").split(" | "), strict=True):
            player.pact = tuple(pact.split("-"))

        starters = set(ELEMENTS)
        for seat in self.order():
            text = yield from self.ask("take", seat, {f"take {element}" for element in starters})
            element = text.split()[1]
            starters.remove(element)
            self.gain(seat, "horror", self.box.first_horror)
            yield from self.take_spook(seat, element, self.box.first_energy)
        free = set(SUBURBS)
        for seat in self.order():
            text = yield from self.ask("settle", seat, {f"settle {cell}" for cell in free})
            self.players[seat].pawn = text.split()[1]
            free.remove(self.players[seat].pawn)
        text = yield from self.ask("begin", self.starting, {"begin day", "begin night"})
        self.phase = text.split()[1]

    def lay_board(self, names: list[str]) -> None:
        self.tiles = {CENTRUM: self.box.centrum, **self.box.suburbs}
        for cell, name in zip(OTHERS, names, strict=True):
            self.tiles[cell] = self.box.tiles[name]

    # Phases and rounds (ST-11 to ST-14) -----------------------------------------------------------------------------

    def one_phase(self) -> Flow[None]:
        self.open_phase()
        while self.card > 0:
            yield from self.one_round()
        for seat in self.order():
            yield from self.feed(seat)
        self.look_for_winners()
        if self.ending is not None:
            return
        for seat in self.order():
            yield from self.summon(seat)
        assert self.starting is not None
        self.phase = "night" if self.phase == "day" else "day"
        self.starting = (self.starting + 1) % self.seats

    def open_phase(self) -> None:
        self.phase_number += 1
        self.round = 0
        self.card = self.box.rounds
        self.bank["horror"] -= self.card
        if self.seats > 2 or self.phase_number % 2 == 1:  # ST-12, R5
            self.stops = set()
        for cell, tile in self.tiles.items():  # ST-13
            if self.phase in tile.kinds:
                self.cubes[cell] += tile.makes
                self.bank[tile.colour or "wild"] -= tile.makes
        for player in self.players:
            player.fed = set()
            player.bought = 0

    def one_round(self) -> Flow[None]:
        self.card -= 1
        self.bank["horror"] += 1  # R3
        self.round += 1
        for seat in self.order():
            yield from self.unblock(seat)
        yield from self.plan()
        for player in self.players:
            player.arrived = 0
        for seat in self.order():
            yield from self.move(seat)
        yield from self.duels()
        for seat in self.order():
            yield from self.act(seat)
        self.stops |= {player.pawn for player in self.players if player.pawn not in SUBURBS}  # ST-32, R9

    # Planning and moving (ST-15 to ST-19, R6 to R10) ----------------------------------------------------------------

    def unblock(self, seat: int) -> Flow[None]:
        while True:
            options = {"pass"}
            if self.players[seat].cubes["horror"] >= self.box.horror_for_stop:
                options |= {f"unblock {cell}" for cell in self.stops}
            text = yield from self.ask("unblock", seat, options)
            if text == "pass":
                return
            self.pay(seat, "horror", self.box.horror_for_stop)
            self.stops.remove(text.split()[1])

    def plan(self) -> Flow[None]:
        options = {}
        for seat, player in enumerate(self.players):
            paths = plans(player.pawn, self.stops, self.box.arrows)
            options[seat] = listed({f"plan {' '.join(path)}" for path in paths})
        answers = yield from self.ask_all("plan", options)
        for seat, text in answers.items():
            self.players[seat].plan = tuple(text.split()[1:])

    def move(self, seat: int) -> Flow[None]:
        player = self.players[seat]
        while player.imps["air"]:
            paths: set[Path] = redirections(player.pawn, self.stops, player.plan, self.rules > 1)
            text = yield from self.ask("move", seat, {"keep"} | {f"redirect {' '.join(path)}" for path in paths})
            if text == "keep":
                break
            player.plan = tuple(text.split()[1:])
            self.use_imp(seat, "air")
        self.arrive(seat, end_of(player.pawn, player.plan, self.stops))
        player.plan = ()

    # Actions (ST-27 to ST-31, R14 to R16) ---------------------------------------------------------------------------

    def act(self, seat: int) -> Flow[None]:
        self.done = set()
        while True:
            text = yield from self.ask("act", seat, {"end"} | self.district_actions(seat) | self.goods(seat))
            verb, *words = text.split()
            if verb == "end":
                break
            if verb == "collect":
                self.done.add(verb)
                self.collect(seat, words)
            elif verb == "summon-imp":
                self.done.add(verb)
                colour = self.tiles[self.players[seat].pawn].colour
                self.gain_imp(seat, words[0] if colour is None else ELEMENT_OF[colour])
            elif verb == "scare":
                self.done.add(verb)
                yield from self.scare(seat)
            else:
                yield from self.get_goods(seat, text)
        self.done = set()

    def district_actions(self, seat: int) -> set[str]:
        """What may be done here once a round each: collect, summon-imp, scare."""
        player = self.players[seat]
        tile, cubes = self.tiles[player.pawn], self.cubes[player.pawn]
        found = set()
        if "collect" not in self.done and cubes:
            if tile.colour is None:
                plenty = {**dict.fromkeys(FEARS, cubes), "energy": 0}
                found |= {f"collect {' '.join(colours)}" for colours in payments(plenty, cubes)}
            else:
                found.add("collect")
        if "summon-imp" not in self.done and tile.imp:
            if tile.colour is None:
                found |= {f"summon-imp {element}" for element in ELEMENTS if self.imps[element]}
            elif self.imps[ELEMENT_OF[tile.colour]]:
                found.add("summon-imp")
        if "scare" not in self.done and tile.scare and player.spooks:
            found.add("scare")
        return found

    def collect(self, seat: int, colours: list[str]) -> None:
        cell = self.players[seat].pawn
        tile, count = self.tiles[cell], self.cubes[cell]
        self.cubes[cell] = 0
        self.bank[tile.colour or "wild"] += count
        for colour in colours or [tile.colour or ""] * count:
            self.gain(seat, colour)

    def scare(self, seat: int) -> Flow[None]:
        player = self.players[seat]
        (player.dice,) = yield from self.roll("scare-roll", [len(player.spooks)])
        while True:  # R16: rerolls first, then energy
            text = yield from self.ask("scare-reroll", seat, self.rerolls(seat))
            if text == "pass":
                break
            yield from self.reroll(seat, text, "scare-roll")
        text = yield from self.ask("bend-scare", seat, bends(player.dice, player.cubes["energy"]))
        dice = list(numbers(text) or ())
        self.pay(seat, "energy", cost_of(player.dice, dice))
        player.dice = dice
        self.gain(seat, "horror", dice.count(6))  # R16: 6s pay out before 1s take
        self.pay(seat, "horror", min(dice.count(1), player.cubes["horror"]))
        off = abs(sum(dice) - self.strength(seat))
        won = self.box.scare_cubes[off] if off < len(self.box.scare_cubes) else 0
        if won:
            colour = self.tiles[player.pawn].colour
            if colour is None:
                text = yield from self.ask("colour", seat, {f"colour {fear}" for fear in FEARS})
                colour = text.split()[1]
            self.gain(seat, colour, won)
        player.dice = []

    # The end of a phase (ST-33 to ST-36, R17 to R21) ----------------------------------------------------------------

    def feed(self, seat: int) -> Flow[None]:
        player = self.players[seat]
        while True:
            text = yield from self.ask("feed", seat, {"end"} | self.meals(seat) | self.goods(seat))
            verb, *words = text.split()
            if verb == "end":
                break
            if verb == "feed-horror":
                self.pay(seat, "horror", self.box.horror_for_feeding)
                player.fed.add(words[0])
            elif verb == "feed":
                self.eat(seat, words)
            else:
                yield from self.get_goods(seat, text)
        player.spooks = [spook for spook in player.spooks if spook.name in player.fed]

    def meals(self, seat: int) -> set[str]:
        player = self.players[seat]
        found = set()
        for spook in player.spooks:
            if spook.name in player.fed:
                continue
            hunger = self.strength_of(spook)
            for colour in FEARS if spook.element is None else (COLOUR_OF[spook.element],):
                text = f"feed {spook.name} {colour}" if spook.element is None else f"feed {spook.name}"
                if player.cubes[colour] >= hunger:
                    found.add(text)
                if (
                    colour == "green"
                    and player.imps["earth"]
                    and player.cubes["green"] + self.box.green_of_imp >= hunger
                ):
                    found.add(f"{text} with imp")
            if player.cubes["horror"] >= self.box.horror_for_feeding:
                found.add(f"feed-horror {spook.name}")
        return found

    def eat(self, seat: int, words: list[str]) -> None:
        player = self.players[seat]
        spook = next(spook for spook in player.spooks if spook.name == words[0])
        colour = words[1] if spook.element is None else COLOUR_OF[spook.element]
        hunger = self.strength_of(spook)
        with_imp = words[-2:] == ["with", "imp"]
        if with_imp:
            hunger = max(0, hunger - self.box.green_of_imp)
        self.pay(seat, colour, hunger)
        player.fed.add(spook.name)
        if with_imp:
            self.use_imp(seat, "earth")

    def filled(self, seat: int) -> int:
        """How many of the pact's spooks this player has; a starter stands in for any one of them (ST-7, R21)."""
        player = self.players[seat]
        missing = list(player.pact)
        starters = 0
        for spook in player.spooks:
            if spook.element is None:
                starters += 1
            elif spook.element in missing:
                missing.remove(spook.element)
        return len(player.pact) - len(missing) + min(starters, len(missing))

    def could_fill_a_pact(self, seat: int) -> bool:
        """Whether this player would fill any pact of the box, were all the cards of the stacks theirs as well."""
        cards = list(self.players[seat].spooks)
        for stack in self.stacks.values():
            cards += [*([stack.top] if stack.top else []), *stack.unseen]
        starters = sum(card.element is None for card in cards)
        for pact in self.box.pacts:
            missing = 0
            for element in set(pact):
                of_it = sum(card.element == element for card in cards)
                missing += max(0, pact.count(element) - of_it)
            if missing <= starters:
                return True
        return False

    def look_for_winners(self) -> None:
        """Everybody has fed, so every spook that is left was fed."""
        seats = range(self.seats)
        best = [seat for seat in seats if self.filled(seat) == len(self.players[seat].pact)]
        if best:
            self.ending = self.phase
        elif self.phase_number == self.box.phases:  # ST-36
            self.ending = "phase-limit"
            most = max(map(self.filled, seats))
            best = [seat for seat in seats if self.filled(seat) == most]
        elif self.rules > 1 and not any(map(self.could_fill_a_pact, seats)):  # ST-36
            self.ending = "out-of-reach"
            most = max(map(self.filled, seats))
            best = [seat for seat in seats if self.filled(seat) == most]
        else:
            return
        strongest = max(self.strength(seat) for seat in best)
        best = [seat for seat in best if self.strength(seat) == strongest]
        most_horror = max(self.players[seat].cubes["horror"] for seat in best)
        self.winners = [seat for seat in best if self.players[seat].cubes["horror"] == most_horror]

    def summon(self, seat: int) -> Flow[None]:
        """ST-35: no choice but in Centrum; an empty stack gives nothing."""
        colour = self.tiles[self.players[seat].pawn].colour
        elements = ELEMENTS if colour is None else (ELEMENT_OF[colour],)
        options = {f"summon {element}" for element in elements if self.stacks[element].top is not None}
        if options:
            text = yield from self.ask("summon", seat, options)
            yield from self.take_spook(seat, text.split()[1])
