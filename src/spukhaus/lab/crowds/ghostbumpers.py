"""Thousands of matches of Ghostbumpers in step, as arrays: where nets learn by playing with themselves.

Every line works on all matches at once. Tests hold it to the rules, match by match, and what is quick (`card`) to it.
What a seat sees is what `bots.seeing` makes of a view, number by number; what a critic sees beside it is the whole
truth, and no player is given that.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np

from spukhaus.games.ghostbumpers.bots.seeing import COPIES, DEPTHS, HELD, LEVELS, SHOWN, size_of
from spukhaus.games.ghostbumpers.rules.box import LOUD, NUMBERS, Box
from spukhaus.games.ghostbumpers.rules.round import last_round

LAYS: Final = DEPTHS
ACTIONS: Final = LAYS + len(NUMBERS) * COPIES + 2
"""Numbered as the words of the game's encoding: depths, each number's sets, the 0/10 card as 0 and as 10."""


class Crowd:
    numbers: ClassVar[Any] = np

    def __init__(self, box: Box, seats: int, matches: int, targets: tuple[int, ...], seed: int) -> None:
        """With `targets`, a quarter of the matches is played to one of these scores instead of by rounds."""
        self.box, self.seats, self.matches = box, seats, matches
        self.random = np.random.RandomState(seed)
        self.deck = np.array(box.deck, dtype=np.int8)
        self.all = np.arange(matches)
        self.around, self._cards, self._depths = np.arange(seats), np.arange(10), np.arange(DEPTHS)
        self._kinds, self._held, self._counts = np.arange(SHOWN), np.arange(HELD), np.arange(COPIES)
        self._levels, self._loud = np.array(LEVELS), np.arange(3)
        self._in_box = np.array([box.deck.count(card) for card in range(10)])
        self.size_of_view = size_of(seats)
        self._name_actions()
        self._targets = np.array(targets or (0,), dtype=np.int32)
        self._limit = last_round(box, None, seats)
        self.hands = np.zeros((matches, seats, 10), np.int8)
        self.sizes, self.depths, self.possible = (np.zeros((matches, seats), np.int32) for _ in range(3))
        self.shown, self.copies = (np.zeros((matches, seats), np.int32) for _ in range(2))
        self.played = np.zeros((matches, seats, SHOWN), np.int8)
        self.bold = np.zeros((matches, seats, 2), np.int8)
        self.scores = np.zeros((matches, seats), np.int32)
        self.turn, self.leader, self.best, self.taker, self.fives = (np.zeros(matches, np.int32) for _ in range(5))
        self.tricked, self.laying = (np.zeros(matches, bool) for _ in range(2))
        self.round, self.first, self.target = (np.zeros(matches, np.int32) for _ in range(3))
        self._begin(self.all)

    def _name_actions(self) -> None:
        number, copies, shown, tenths = [0] * LAYS, [0] * LAYS, [0] * LAYS, [0] * LAYS
        for card in NUMBERS:
            for count in range(1, COPIES + 1):
                number.append(card)
                copies.append(count)
                shown.append(card - 1)
                tenths.append(10 * card if count == 1 else 10 * count + card)
        number += [0, 0]
        copies += [1, 1]
        shown += [SHOWN - 2, SHOWN - 1]
        tenths += [0, 100]
        self._number, self._copies, self._shown, self._tenths = (
            np.array(column, dtype=np.int32) for column in (number, copies, shown, tenths)
        )

    # Matches and rounds

    def _begin(self, which: Any) -> None:
        """GB-3: the lot decides who begins. Some matches are played to a target."""
        count = len(which)
        self.scores[which] = 0
        self.round[which] = 0
        self.first[which] = self.random.randint(0, self.seats, count)
        to_target = (self._targets[0] > 0) & (self.random.randint(0, 4, count) == 0)
        drawn = self._targets[self.random.randint(0, len(self._targets), count)]
        self.target[which] = np.where(to_target, drawn, 0)
        self._deal(which)

    def _deal(self, which: Any) -> None:
        """GB-4, GB-20."""
        hand = self.box.hand
        order = self.random.random_sample((len(which), len(self.deck))).argsort(axis=1)
        dealt = self.deck[order[:, : hand * self.seats]].reshape(len(which), self.seats, hand)
        self.hands[which] = (dealt[:, :, :, None] == self._cards).sum(axis=2)
        self.sizes[which] = self.box.relaxed + 1
        self.depths[which] = -1
        self.possible[which] = (1 << (self.box.relaxed + 1)) - (1 << self.box.least_depth)
        for part in (self.shown, self.copies, self.played, self.bold):
            part[which] = 0
        self.turn[which] = 0
        self.leader[which] = (self.first[which] + self.round[which]) % self.seats
        self._clear(which)
        self.laying[which] = True

    def _clear(self, which: Any) -> None:
        """No card lies on the table."""
        self.best[which] = -1
        self.taker[which] = 0
        self.fives[which] = 0
        self.tricked[which] = False
        self.shown[which] = 0
        self.copies[which] = 0

    # Playing

    def legal(self) -> Any:
        """[match, action]: what the seat whose turn it is may do (GB-2, GB-5, GB-7, GB-14)."""
        hand = self.hands[self.all, self.turn]
        mask = np.zeros((self.matches, ACTIONS), bool)
        mask[:, self.box.least_depth : LAYS] = self.laying[:, None]
        held = hand[:, 1:, None] > self._counts
        mask[:, LAYS:-2] = held.reshape(self.matches, -1) & ~self.laying[:, None]
        mask[:, -2:] = ((hand[:, 0] > 0) & ~self.laying)[:, None]
        return mask

    def act(self, actions: Any) -> tuple[Any, Any]:
        """Each seat whose turn it is does this. Returns which matches ended, and everybody's share of the win."""
        laid, seat = self.laying.copy(), self.turn.copy()
        self.depths[self.all, seat] = np.where(laid, actions, self.depths[self.all, seat])
        last = laid & (seat == self.seats - 1)
        self.turn = np.where(laid, np.where(last, self.leader, seat + 1), self.turn)
        self.laying = laid & ~last
        self._put(seat, actions, ~laid)
        following, full = self._next_seat(seat)
        full &= ~laid
        self.turn = np.where(laid | full, self.turn, following)
        scared, over = self._take(full)
        ended = np.zeros(self.matches, bool)
        shares = np.zeros((self.matches, self.seats), np.float32)
        rounds = np.flatnonzero(over)
        if len(rounds):
            self._score(rounds, scared[rounds])
            best = self.scores[rounds].max(axis=1)
            target = self.target[rounds]
            limit = np.where(target > 0, self.box.round_limit, self._limit)
            done = (self.round[rounds] >= limit) | ((target > 0) & (best >= target))
            won = self.scores[rounds] == best[:, None]
            shares[rounds] = np.where(done[:, None], won / won.sum(axis=1, keepdims=True), 0)
            ended[rounds] = done
            self._deal(rounds)
            finished = rounds[done]
            if len(finished):
                self._begin(finished)
        return ended.astype(np.uint8), shares

    def _put(self, seat: Any, actions: Any, plays: Any) -> None:
        """GB-7 to GB-15: cards come onto the table. Of equal values the later one is higher."""
        number, tenths, shown = self._number[actions], self._tenths[actions], self._shown[actions]
        copies = np.where(plays, self._copies[actions], 0)
        self.hands[self.all, seat, number] -= copies.astype(np.int8)
        self.played[self.all, seat, shown] += copies.astype(np.int8)
        self.shown[self.all, seat] = np.where(plays, shown, self.shown[self.all, seat])
        self.copies[self.all, seat] = np.where(plays, copies, self.copies[self.all, seat])
        follows, higher = plays & (seat != self.leader), tenths >= self.best
        self.bold[self.all, seat, 0] += (follows & higher).astype(np.int8)
        self.bold[self.all, seat, 1] += (follows & ~higher).astype(np.int8)
        self.taker = np.where(plays & higher, seat, self.taker)
        self.best = np.where(plays & higher, tenths, self.best)
        self.fives += np.where(number == LOUD, copies, 0)
        self.tricked |= plays & (number == 0)

    def _next_seat(self, seat: Any) -> tuple[Any, Any]:
        """Who plays next into this trick; whether nobody does."""
        cards = self.hands.sum(axis=2)
        found, closed = np.full(self.matches, -1, np.int32), np.zeros(self.matches, bool)
        for step in range(1, self.seats):
            there = (seat + step) % self.seats
            closed |= there == self.leader
            found = np.where(~closed & (found < 0) & (cards[self.all, there] > 0), there, found)
        return found, found < 0

    def _take(self, full: Any) -> tuple[Any, Any]:
        """GB-10 to GB-16: who was scared, or -1; and whether the round is over."""
        taker = self.taker
        size, depth, possible = (part[self.all, taker] for part in (self.sizes, self.depths, self.possible))
        turned = 1 + self.fives
        moved = full & self.tricked
        scared = full & ~self.tricked & (depth < turned)
        turns = full & ~self.tricked & ~scared
        rolled = (possible << 1 | possible >> (size - 1)) & ((1 << size) - 1)
        self.possible[self.all, taker] = np.where(
            moved, rolled, np.where(turns, possible >> np.minimum(turned, 16), possible)
        )
        self.depths[self.all, taker] = np.where(
            moved, np.where(depth + 1 < size, depth + 1, 0), np.where(turns, depth - turned, depth)
        )
        self.sizes[self.all, taker] = np.where(turns, size - turned, size)
        leader = np.full(self.matches, -1, np.int32)
        cards = self.hands.sum(axis=2)
        for step in range(self.seats):
            there = (taker + step) % self.seats
            leader = np.where((leader < 0) & (cards[self.all, there] > 0), there, leader)
        over = full & (scared | (leader < 0))
        self.turn = np.where(full, leader, self.turn)
        self.leader = np.where(full, leader, self.leader)
        who = np.where(scared, taker, -1)
        self._clear(full & ~over)
        return who, over

    def _score(self, which: Any, scared: Any) -> None:
        """GB-16 to GB-19."""
        sizes, depths = self.sizes[which], self.depths[which]
        under = sizes - 1 - depths
        hit = self.around == scared[:, None]
        points = np.where(hit, 0, np.where(depths > 0, under, 2 * under))
        paranoia = (hit & (under == 0)).any(axis=1)
        points = np.where(paranoia[:, None], np.where(hit, self.box.paranoia, 0), points)
        self.scores[which] += points
        self.round[which] += 1

    # Seeing

    def look(self) -> tuple[Any, Any, Any, Any]:
        """What the seat whose turn it is sees, what is hidden from it, what it may do, and which seat it is."""
        return self.see(), self.see_all(), self.legal().astype(np.uint8), self.turn

    def see(self) -> Any:
        """What the seat whose turn it is sees: `bots.seeing` says the same of a view."""
        seats = self.seats
        order = (self.turn[:, None] + self.around) % seats
        at, plays = self.all[:, None], ~self.laying
        hand, cards = self.hands[self.all, self.turn], self.hands.sum(axis=2)
        left = np.where(self.target > 0, 0, self._limit - self.round - 1)
        scores = self.scores[at, order]
        target = self.target[:, None]
        size, depth = self.sizes[self.all, self.turn], self.depths[self.all, self.turn]
        unseen = self._in_box - hand - self._gone()
        trick = self.copies[at, order[:, 1:]]
        shown = (self.shown[at, order[:, 1:]][:, :, None] == self._kinds) & (trick[:, :, None] > 0)
        leader = (self.leader - self.turn) % seats
        before = np.where(leader == 0, seats, leader)
        follows = (self.around[1:] < before[:, None]) & (cards[at, order[:, 1:]] > 0)
        possible = (self.possible[at, order[:, 1:]][:, :, None] >> self._depths) & 1
        parts = (
            self.laying, left / 8, (left == 0) & (self.target == 0), self.target > 0,
            np.where(target > 0, (target - scores) / 25, 0),
            (self.leader_of_round() - self.turn)[:, None] % seats == self.around,
            scores / 40, np.clip((scores - scores[:, :1]) / 10, -3, 3),
            hand[:, 1:, None] > self._held, hand[:, 0], unseen / 6,
            cards[at, order] / 9, self.sizes[at, order] / 7,
            (depth[:, None] == self._depths) & plays[:, None],
            ((size - 1 - depth)[:, None] == self._depths) & plays[:, None],
            possible * plays[:, None, None],
            np.concatenate((shown, (trick > 1)[:, :, None], (trick > 2)[:, :, None]), axis=2),
            self.best[:, None] >= self._levels,
            ((self.taker - self.turn)[:, None] % seats == self.around) & (self.best >= 0)[:, None],
            self.fives[:, None] > self._loud, self.tricked,
            (leader[:, None] == self.around) & plays[:, None], follows & plays[:, None],
            self.played[at, order] / 3, self.bold[at, order[:, 1:]] / 4,
        )  # fmt: skip
        return np.concatenate([part.reshape(self.matches, -1).astype(np.float32) for part in parts], axis=1)

    def leader_of_round(self) -> Any:
        return (self.first + self.round) % self.seats

    def _gone(self) -> Any:
        """The cards of each number that were played in this round."""
        gone = self.played.sum(axis=1)
        return np.concatenate((gone[:, 9:].sum(axis=1, keepdims=True), gone[:, :9]), axis=1)

    def see_all(self) -> Any:
        """What is hidden from the seat whose turn it is: for the critic alone."""
        order = (self.turn[:, None] + self.around[1:]) % self.seats
        at = self.all[:, None]
        hands = self.hands[at, order] / 3
        depths = self.depths[at, order][:, :, None] == self._depths
        parts = (hands, depths)
        return np.concatenate([part.reshape(self.matches, -1).astype(np.float32) for part in parts], axis=1)
