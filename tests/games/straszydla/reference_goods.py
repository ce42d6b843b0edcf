"""Trading, buying, swapping and the horror menu's goods (ST-6, ST-8, ST-28, ST-29, R14, R17 to R19)."""

from __future__ import annotations

from tests.games.straszydla.reference_box import COLOUR_OF, ELEMENTS, FEARS, MONEY
from tests.games.straszydla.reference_table import Flow, Table
from tests.games.straszydla.reference_texts import payments


class Goods(Table):
    def goods(self, seat: int) -> set[str]:
        """What can be had in one's own action turn and one's own feeding turn."""
        player = self.players[seat]
        found = set()
        wanted = [*MONEY, *(f"imp {element}" for element in ELEMENTS if self.imps[element])]
        for cubes in payments(player.cubes, self.box.trade):
            found |= {f"trade {' '.join(cubes)} for {thing}" for thing in wanted}
        if player.imps["water"]:  # R18; this imp returns to its stack only after the trade
            for cubes in payments(player.cubes, self.box.trade_with_imp):
                found |= {f"trade {' '.join(cubes)} for {thing} with imp" for thing in wanted}
        if player.bought < self.box.buys:
            for element, stack in self.stacks.items():
                if stack.top is not None:
                    for cubes in payments(player.cubes, stack.top.price):
                        found.add(f"buy {element} with {' '.join(cubes)}")
        found |= {f"swap {element}" for element in ELEMENTS if player.imps[element]}
        if player.cubes["horror"] >= self.box.horror_for_cube:
            found |= {f"horror-cube {colour}" for colour in FEARS}
        if player.cubes["horror"] >= self.box.horror_for_imp:
            found |= {f"horror-imp {element}" for element in ELEMENTS if self.imps[element]}
        return found

    def get_goods(self, seat: int, text: str) -> Flow[None]:
        verb, *words = text.split()
        player = self.players[seat]
        if verb == "trade":
            end = words.index("for")
            for cube in words[:end]:
                self.pay(seat, cube)
            if words[end + 1] == "imp":
                self.gain_imp(seat, words[end + 2])
            else:
                self.gain(seat, words[end + 1])
            if words[-2:] == ["with", "imp"]:
                self.use_imp(seat, "water")
        elif verb == "buy":
            for cube in words[2:]:
                self.pay(seat, cube)  # R17: before the energy comes
            player.bought += 1
            yield from self.take_spook(seat, words[0])
        elif verb == "swap":
            self.use_imp(seat, words[0])
            self.gain(seat, COLOUR_OF[words[0]])
        elif verb == "horror-cube":
            self.pay(seat, "horror", self.box.horror_for_cube)
            self.gain(seat, words[0])
        elif verb == "horror-imp":
            self.pay(seat, "horror", self.box.horror_for_imp)
            self.gain_imp(seat, words[0])
        else:
            raise AssertionError(text)
