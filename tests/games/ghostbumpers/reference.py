"""A naive, slow reference of a whole game of 'Ghostbumpers'.

It was written from the numbered rules without a look at the engine, and exists only to disagree with it
in differential tests: clarity always wins over speed.
"""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from typing import Any

CHANCE = -1
ZERO_TEN = 0  # how the 0/10 card is kept in hands and tricks
FIVE = 5
RELAXED, SCARE = "relaxed", "scare"
ROUNDS = {3: 6, 4: 8, 5: 5, 6: 6}  # GB-21
PARANOIA_POINTS = 10  # GB-19


class Refused(ValueError):
    """The action is not allowed now; nothing has changed."""


def card_text(card: int) -> str:
    return "0/10" if card == ZERO_TEN else str(card)


def hand_text(hand: list[int]) -> str:
    """The cards in ascending order, the 0/10 last."""
    return " ".join(card_text(card) for card in sorted(hand, key=lambda card: 10 if card == ZERO_TEN else card))


def deal_text(hands: list[list[int]]) -> str:
    return "deal " + " | ".join(hand_text(hand) for hand in hands)


def read_deal(text: str) -> list[list[int]]:
    """The hands of a deal. Only the one proper spelling is understood."""
    words = text.removeprefix("deal ").split(" | ")
    faces = {card_text(card): card for card in range(10)}
    try:
        hands = [[faces[word] for word in hand.split(" ")] for hand in words]
    except KeyError as unknown:
        raise Refused(f"no such card: {unknown}") from None
    if deal_text(hands) != text:
        raise Refused(f"not the proper spelling of a deal: {text}")
    return hands


def value(cards: list[int], declared: int | None = None) -> int:
    """What the cards count (GB-9, GB-14), in tenths: a single 4 is 40, three 8s are 38, the 0/10 is 0 or 100."""
    if cards == [ZERO_TEN]:
        assert declared in (0, 10)
        return 10 * declared
    if len(cards) == 1:
        return 10 * cards[0]
    return 10 * len(cards) + cards[0]


class Reference:
    """One game. Without `rounds` and `target` it lasts as many rounds as GB-21 says."""

    def __init__(
        self,
        seats: int,
        copies: dict[int, int],
        relaxed: int = 6,
        least_depth: int = 0,
        hand_size: int = 9,
        rounds: int | None = None,
        target: int | None = None,
        round_limit: int = 30,
        first_by_lot: bool = False,
    ) -> None:
        if seats not in ROUNDS:
            raise ValueError("GB-21 speaks of 3 to 6 players")
        if sorted(copies) != list(range(1, 10)):
            raise ValueError("GB-1: copies are given for 1 to 9")
        lengths = [number for number in (hand_size, rounds, target, round_limit) if number is not None]
        if min(lengths) < 1 or min(copies.values()) < 0:
            raise ValueError("figures that nobody can count with")
        if sum(copies.values()) + 1 < seats * hand_size:
            raise ValueError("R1: the box cannot deal full hands")
        if not (relaxed >= 1 and 0 <= least_depth <= relaxed):
            raise ValueError("GB-2: the least depth lies between 0 and the number of Relaxed cards")
        if rounds is not None and target is not None:
            raise ValueError("GB-22: a target is played for instead of a number of rounds")
        self.seats = seats
        self.box = Counter(copies) + Counter({ZERO_TEN: 1})
        self.relaxed = relaxed
        self.least_depth = least_depth
        self.hand_size = hand_size
        self.target = target
        if target is not None:
            self.most_rounds = round_limit  # R14
        else:
            self.most_rounds = ROUNDS[seats] if rounds is None else rounds

        self.round = 1
        self.start = 0
        self.lot_to_fall = first_by_lot  # GB-3; without it (version 1) seat 0 has the Start card first
        self.scores = [0] * seats
        self.round_scores: list[list[int]] = []
        self.last: dict[str, Any] | None = None
        self.winners: list[int] | None = None
        self.clear_the_table()

    def clear_the_table(self) -> None:
        """Everything as it is before a deal."""
        self.stage = "lot" if self.lot_to_fall else "deal"
        self.leader: int | None = self.start  # GB-6
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]  # top to bottom
        self.turned: list[list[str]] = [[] for _ in range(self.seats)]
        self.trick: list[list[Any]] = []  # [seat, cards, counts in tenths] in the order of play
        self.still_to_play: list[int] = []  # in this trick, in order
        self.tricks: list[list[Any]] = []  # [taker, trick] for every trick taken in this round

    # Questions

    def asked(self) -> tuple[int, ...]:
        """Who must act: all who have not laid yet at once, one player in a trick, chance for the deal."""
        if self.stage in ("lot", "deal"):
            return (CHANCE,)
        if self.stage == "lay":
            return tuple(seat for seat in range(self.seats) if not self.piles[seat])
        if self.stage == "play":
            return (self.still_to_play[0],)
        return ()

    def legal(self, seat: int) -> set[str]:
        """What the seat may do now; nothing if it is not asked. Deals are too many to list."""
        if seat not in self.asked():
            return set()
        if self.stage == "lot":
            return {f"start {lucky}" for lucky in range(self.seats)}
        if self.stage == "deal":
            raise ValueError("deals are too many to list: play one, and it is checked")
        if self.stage == "lay":
            return {f"lay {depth}" for depth in range(self.least_depth, self.relaxed + 1)}  # GB-2, GB-5
        texts = set()
        for card in self.hands[seat]:
            if card == ZERO_TEN:
                texts |= {"play 0/10 as 0", "play 0/10 as 10"}  # GB-14
            else:
                for number in range(1, self.hands[seat].count(card) + 1):  # GB-7, R5
                    texts.add("play " + " ".join([str(card)] * number))
        return texts

    def facts(self) -> dict[str, Any]:
        """Everything, secrets too, in plain lists and numbers. A hand is sorted by number, so the 0/10 (0) is first.

        As soon as a round is scored its cards are gone from the table, and `last` tells how it ended: hands, piles
        and turned cards as they were when the scoring began, the tricks with their takers, and the points.
        After the last round the Start card and the number of the round stay, and nobody leads.
        """
        return deepcopy(
            {
                "round": self.round,
                "start": self.start,
                "stage": self.stage,
                "hands": [sorted(hand) for hand in self.hands],
                "piles": self.piles,
                "turned": self.turned,
                "trick": self.trick,
                "tricks": self.tricks,
                "leader": self.leader,
                "scores": self.scores,
                "round_scores": self.round_scores,
                "scared": self.last["scared"] if self.last else None,
                "paranoia": self.last["paranoia"] if self.last else False,
                "last": self.last,
                "winners": self.winners,
            }
        )

    def draw(self, rng: random.Random) -> str:
        """Who has the Start card first (GB-3), or a deal as its holder would make it (GB-4)."""
        if self.stage == "lot":
            return f"start {rng.randrange(self.seats)}"
        stack = list(self.box.elements())
        rng.shuffle(stack)
        return deal_text([stack[seat * self.hand_size :][: self.hand_size] for seat in range(self.seats)])

    # Actions

    def play(self, seat: int, text: str) -> None:
        """Do what the text says, with everything that follows from it up to the next decision."""
        if seat not in self.asked():
            raise Refused(f"seat {seat} is not asked")
        if self.stage == "deal":
            self.deal(text)
        elif text not in self.legal(seat):
            raise Refused(f"seat {seat} may not {text}")
        elif self.stage == "lot":
            self.start = int(text.split()[1])
            self.lot_to_fall = False
            self.clear_the_table()
        elif self.stage == "lay":
            self.lay(seat, int(text.split()[1]))
        elif text.startswith("play 0/10 as "):
            self.play_cards(seat, [ZERO_TEN], int(text.split()[3]))
        else:
            self.play_cards(seat, [int(word) for word in text.split()[1:]], None)

    def deal(self, text: str) -> None:
        hands = read_deal(text)
        if len(hands) != self.seats or any(len(hand) != self.hand_size for hand in hands):
            raise Refused(f"GB-4: {self.hand_size} cards to each of {self.seats}")
        dealt = Counter(card for hand in hands for card in hand)
        if any(dealt[card] > self.box[card] for card in dealt):
            raise Refused("GB-1: more cards of a number than the box holds")
        self.hands = hands
        self.stage = "lay"

    def lay(self, seat: int, depth: int) -> None:
        self.piles[seat] = [RELAXED] * depth + [SCARE] + [RELAXED] * (self.relaxed - depth)
        if all(self.piles):
            self.stage = "play"
            self.begin_trick(self.start)  # GB-6

    def clockwise_from(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def begin_trick(self, first: int) -> None:
        """The first one clockwise who has cards leads, and all who have cards now will play once (GB-8, R7, R8)."""
        self.trick = []
        self.still_to_play = [seat for seat in self.clockwise_from(first) if self.hands[seat]]
        self.leader = self.still_to_play[0]

    def play_cards(self, seat: int, cards: list[int], declared: int | None) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.trick.append([seat, cards, value(cards, declared)])
        self.still_to_play.remove(seat)
        if not self.still_to_play:
            self.take_trick()

    def take_trick(self) -> None:
        taker, highest = -1, -1
        for seat, _, counts in self.trick:
            if counts >= highest:  # of equals the later one (GB-10)
                taker, highest = seat, counts
        self.tricks.append([taker, self.trick])

        played = [card for _, cards, _ in self.trick for card in cards]
        pile = self.piles[taker]
        scared = False
        if ZERO_TEN in played:
            pile.insert(0, pile.pop())  # GB-15; with one card this changes nothing
        else:
            for _ in range(1 + played.count(FIVE)):  # GB-11
                card = pile.pop(0)
                self.turned[taker].append(card)
                if card == SCARE:  # GB-13; so the pile cannot run out before
                    scared = True
                    break

        self.trick = []
        if scared:
            self.end_round(taker)
        elif not any(self.hands):
            self.end_round(None)
        else:
            self.begin_trick(taker)  # GB-12

    def end_round(self, scared: int | None) -> None:
        paranoia = scared is not None and not self.piles[scared]  # GB-19, R10
        points = []
        for seat in range(self.seats):
            if paranoia:
                points.append(PARANOIA_POINTS if seat == scared else 0)
            elif seat == scared:
                points.append(0)  # GB-17
            else:
                above = self.piles[seat].index(SCARE)
                under = len(self.piles[seat]) - above - 1
                points.append(2 * under if above == 0 else under)  # GB-18, R11
        self.round_scores.append(points)
        self.scores = [total + gained for total, gained in zip(self.scores, points, strict=True)]
        self.last = {
            "round": self.round,
            "start": self.start,
            "hands": [sorted(hand) for hand in self.hands],
            "piles": self.piles,
            "turned": self.turned,
            "tricks": self.tricks,
            "scared": scared,
            "paranoia": paranoia,
            "points": points,
        }

        reached = self.target is not None and max(self.scores) >= self.target  # GB-22, R16
        over = reached or self.round == self.most_rounds  # GB-21, R14
        if not over:
            self.round += 1
            self.start = (self.start + 1) % self.seats  # GB-20
        self.clear_the_table()
        if over:
            self.stage = "over"
            self.leader = None
            self.winners = [seat for seat in range(self.seats) if self.scores[seat] == max(self.scores)]
