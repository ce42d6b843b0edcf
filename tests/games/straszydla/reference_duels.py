"""Dice, their rerolls, and duels (ST-20 to ST-25, R11 to R13)."""

from __future__ import annotations

from tests.games.straszydla.reference_board import SUBURBS, steps
from tests.games.straszydla.reference_goods import Goods
from tests.games.straszydla.reference_table import Flow
from tests.games.straszydla.reference_texts import bends, handfuls, listed, numbers, shown


def successes(mine: list[int], theirs: list[int]) -> int:
    """ST-22: the higher die of a pair, and every die without a partner."""
    pairs = zip(mine, theirs, strict=False)
    return sum(my_die > their_die for my_die, their_die in pairs) + max(0, len(mine) - len(theirs))


class Duels(Goods):
    def rerolls(self, seat: int) -> set[str]:
        player = self.players[seat]
        found = {"pass"}
        if player.cubes["horror"] >= self.box.horror_for_reroll:
            found |= {f"reroll-horror {die}" for die in player.dice}
        if player.imps["fire"]:
            found |= {f"reroll-imp {shown(chosen)}" for chosen in handfuls(player.dice)}
        return found

    def reroll(self, seat: int, text: str, stage: str) -> Flow[None]:
        """The first dice that show these values are rolled again and stay in their places."""
        player = self.players[seat]
        places: list[int] = []
        for value in numbers(text) or ():
            places.append(next(at for at, die in enumerate(player.dice) if die == value and at not in places))
        if text.startswith("reroll-horror"):
            self.pay(seat, "horror", self.box.horror_for_reroll)
        ((*new,),) = yield from self.roll(stage, [len(places)])
        for place, value in zip(sorted(places), new, strict=True):
            player.dice[place] = value
        if text.startswith("reroll-imp"):
            self.use_imp(seat, "fire")

    def at(self, cell: str) -> list[int]:
        """The seats whose pawns stand here, in order of arrival."""
        here = [seat for seat in range(self.seats) if self.players[seat].pawn == cell]
        return sorted(here, key=lambda seat: self.players[seat].arrived)

    def arrive(self, seat: int, cell: str) -> None:
        self.players[seat].pawn = cell
        self.players[seat].arrived = 1 + max(player.arrived for player in self.players)

    def duels(self) -> Flow[None]:
        while True:
            contested = {player.pawn for player in self.players if len(self.at(player.pawn)) > 1}
            if not contested:
                break
            cell = min(contested, key=lambda here: self.players[self.at(here)[0]].arrived)
            while len(self.at(cell)) > 1:  # R11: to the end of its queue
                first, second = self.at(cell)[:2]
                yield from self.duel(first, second)
        for player in self.players:
            player.lost = set()

    def duel(self, first: int, second: int) -> Flow[None]:
        """`first` arrived before `second`."""
        pair = (first, second)
        players = {seat: self.players[seat] for seat in pair}
        sizes = [self.box.duel_dice, self.box.duel_dice]
        if self.strength(first) > self.strength(second):
            sizes[0] += self.box.stronger_dice
        elif self.strength(second) > self.strength(first):
            sizes[1] += self.box.stronger_dice
        if self.rules == 1:
            players[first].dice, players[second].dice = yield from self.roll("duel-roll", sizes)
        else:  # each side's roll is a draw of its own
            [players[first].dice] = yield from self.roll("duel-roll", sizes[:1])
            [players[second].dice] = yield from self.roll("duel-roll", sizes[1:])

        passed, turn = 0, 0  # R13: in turns, until both have passed one after the other
        while passed < 2:
            seat = pair[turn % 2]
            text = yield from self.ask("duel-reroll", seat, self.rerolls(seat))
            if text == "pass":
                passed += 1
            else:
                passed = 0
                yield from self.reroll(seat, text, "duel-roll")
            turn += 1

        for player in players.values():
            player.dice.sort(reverse=True)
        before = successes(players[first].dice, players[second].dice) - successes(
            players[second].dice, players[first].dice
        )
        yield from self.bids(pair)
        after = successes(players[first].dice, players[second].dice) - successes(
            players[second].dice, players[first].dice
        )
        margin = after or before  # ST-24; if both are ties, who arrived first stays
        for player in players.values():
            player.dice = []
        if margin >= 0:
            yield from self.retreat(first, second)
        else:
            yield from self.retreat(second, first)

    def bids(self, pair: tuple[int, int]) -> Flow[None]:
        """ST-23: all cubes are spent, and the difference may change the dice of who bid more."""
        offers = {
            seat: listed({f"bid {count}" for count in range(self.players[seat].cubes["energy"] + 1)}) for seat in pair
        }
        answers = yield from self.ask_all("bid", offers)
        bid = {seat: int(text.split()[1]) for seat, text in answers.items()}
        for seat in pair:
            self.pay(seat, "energy", bid[seat])
        difference = abs(bid[pair[0]] - bid[pair[1]])
        if difference:
            higher = max(pair, key=lambda seat: bid[seat])
            dice = self.players[higher].dice
            text = yield from self.ask("bend-duel", higher, bends(dice, difference))
            self.players[higher].dice = list(numbers(text) or ())

    def retreat(self, winner: int, loser: int) -> Flow[None]:
        player = self.players[loser]
        player.lost.add(player.pawn)
        legal = [cell for cell in steps(player.pawn, self.stops).values() if cell not in player.lost]
        if not legal:  # R12
            suburbs = [cell for cell in SUBURBS if cell not in player.lost]
            if not suburbs:
                suburbs = [cell for cell in SUBURBS if not self.at(cell)]
            text = yield from self.ask("retreat-choice", loser, {f"retreat {cell}" for cell in suburbs})
        else:
            text = yield from self.ask("retreat", winner, {"let-choose"} | {f"retreat {cell}" for cell in legal})
            if text == "let-choose":
                self.gain(winner, "horror", self.box.horror_for_mercy)
                text = yield from self.ask("retreat-choice", loser, {f"retreat {cell}" for cell in legal})
        self.arrive(loser, text.split()[1])
