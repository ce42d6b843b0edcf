# What the pages say at Ghostbumpers, in English.

## Around the table

player-name = { $seat }
around-the-table = Players
your-place = Your place
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
start-card = Start card
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
pile-holds = { $size ->
    [one] 1 card in the pile
   *[other] { $size } cards in the pile
}, { $turned } turned up
turned-up = { $count ->
    [one] 1 turned up
   *[other] { $count } turned up
}
state-thinks = thinking …
state-laid = ready
state-leads = ahead
state-scared = scared!
round-brought = This round: { $count ->
    [one] 1 point
   *[other] { $count } points
}
round-of = Round { $round } of { $of }
round-to-target = Round { $round }, to { $target } points
last-round = Last round!

## Laying

lay-title = Your pile
lay-ask = Where will you hide your Scare card?
lay-why = Every trick you take turns up cards from the top of your pile. If the Scare card appears, the round is over and you score nothing. If not, every Relaxed card still under it at the end is worth a point, or two if it is on top by then.
lay-help = Slide the Scare card to its place: drag it, press a place, or use the arrow keys.
pile-top = top
pile-bottom = bottom
lay-best = points at best
scare-card-place = Place of the Scare card
lay-counts = { $above } Relaxed above, { $under } under
lay-on-top = On top, { $under } Relaxed under it: { $best } points if you take no trick.
lay-between = { $above } Relaxed above, { $under } under: { $points ->
    [one] 1 point
   *[other] { $points } points
} as it is, up to { $best } once { $above ->
    [one] the one above is turned up.
   *[other] those above are turned up.
}
lay-at-bottom = At the bottom, { $above } Relaxed above: no points as it is, but { $best } if you turn up the whole pile (Paranoia).
lay-least = { $least ->
    [one] In this edition at least one Relaxed card must lie above the Scare card.
   *[other] In this edition at least { $least } Relaxed cards must lie above the Scare card.
}
lay-the-pile = Lay the pile
still-laying = You have laid your pile. Still laying: { LIST($asked) }.
everybody-lays = { CODE($seat) ->
    [you] You hold the Start card. Now everybody hides their Scare card.
   *[other] { $seat } holds the Start card. Now everybody hides their Scare card.
}
own-pile-order = { $above ->
    [0] Your pile: the Scare card on top, { $under } Relaxed under it
   *[other] Your pile: { $above } Relaxed, then the Scare card, { $under } Relaxed under it
}

## Playing

your-hand = Your hand
group = { $copies ->
    [1] { $card }
    [2] { $card }, two of them
    [3] { $card }, three of them
    [4] { $card }, four of them
    [5] { $card }, five of them
    [6] { $card }, six of them
   *[other] { $card }, { $copies } of them
}
group-picked = { $copies ->
    [1] { $card }, picked
   *[other] { $card }, { $copies } of them, { $picked } picked
}
pick-cards = Pick a card; press again for more of the same number.
pick-while-waiting = You can already pick your cards.
picked-for-later = Picked. It is not your turn yet.
no-cards-left = You have no cards left.
how-many-cards = How many
one-less = One less
one-more = One more
play-set = { $count ->
    [1] Play the { $card }
    [2] Play two { $card }s
    [3] Play three { $card }s
    [4] Play four { $card }s
    [5] Play five { $card }s
    [6] Play six { $card }s
   *[other] Play { $count } cards: { $card }
}
play-as = Play as { $counts }
would-open = the others can still play as high or higher
would-lead = enough to be ahead for now
would-take = takes the trick
would-end-scared = takes the trick, and you get a scare: no points
would-end-paranoia = takes the trick: Paranoia!
too-low = too low to be ahead
set-counts = together they beat a single { $count }, but not a { $more }

## The trick

trick = The trick
counts-as = worth
takes-trick = { CODE($seat) ->
    [you] You take the trick with { $value }.
   *[other] { $seat } takes the trick with { $value }.
}
takes-it-now = ahead
takes-it = takes it
leads-trick = { CODE($seat) ->
    [you] You lead the next trick.
   *[other] { $seat } leads the next trick.
}
leads-first-trick = { CODE($seat) ->
    [you] You hold the Start card and lead the first trick.
   *[other] { $seat } holds the Start card and leads the first trick.
}
taker-turns = { $fives ->
    [0] Whoever takes the trick turns up { $count } card.
    [one] There is one 5 in the trick. Whoever takes it turns up { $count } cards.
   *[other] There are { $fives } 5s in the trick. Whoever takes it turns up { $count } cards.
}
taker-turns-up = Whoever takes the trick turns up
taker-turns-nothing = The 0/10 card is in the trick. Whoever takes it turns up nothing; the bottom card of the pile goes on top.
taker-turns-nothing-short = 0/10: nothing is turned up
turns-up = { CODE($seat) ->
    [you] { $fives ->
        [0] You turn up { $count } card.
        [one] You turn up { $count } cards: one for the trick, one for the 5.
       *[other] You turn up { $count } cards: one for the trick, { $fives } for the 5s.
    }
   *[other] { $fives ->
        [0] { $seat } turns up { $count } card.
        [one] { $seat } turns up { $count } cards: one for the trick, one for the 5.
       *[other] { $seat } turns up { $count } cards: one for the trick, { $fives } for the 5s.
    }
}
bottom-moved = { CODE($seat) ->
    [you] The 0/10 card: you turn up nothing, and your bottom card goes on top.
   *[other] The 0/10 card: { $seat } turns up nothing, and the bottom card goes on top.
}
bottom-stayed = { CODE($seat) ->
    [you] The 0/10 card: you turn up nothing, and your only card stays where it is.
   *[other] The 0/10 card: { $seat } turns up nothing, and the only card stays where it is.
}
ends-scared = { CODE($seat) ->
    [you] You get a scare! The round is over.
   *[other] { $seat } gets a scare! The round is over.
}
word-scare = Scare!
ends-paranoia = { CODE($seat) ->
    [you] Paranoia! You take all the points.
   *[other] Paranoia! { $seat } takes all the points.
}
word-paranoia = Paranoia!
ends-hands-empty = All hands are empty. The round is over.

## Looking things up

tricks-of-round = Tricks of round { $round }
no-trick-yet = No trick has been taken yet.
trick-went-to = { CODE($seat) ->
    [you] Trick { $number }: you took it.
   *[other] Trick { $number }: { $seat } took it.
}
trick-turned = { $count ->
    [one] 1 Relaxed card turned up.
   *[other] { $count } Relaxed cards turned up.
}
trick-moved = 0/10: the bottom card went on top.
trick-nothing = 0/10: nothing was turned up.
undealt = { $count ->
    [0] All cards were dealt.
    [one] 1 card was not dealt.
   *[other] { $count } cards were not dealt.
}
leaf-rounds = Rounds
all-rounds = Round by round
round = Round
total = Total
round-over = Round { $number } is over
round-gain = this round
round-go-on = Go on
how-counted = Round { $number }: the points
mark-scared = scared
mark-paranoia = Paranoia
mark-winner = ★ wins
round-scared = { CODE($seat) ->
    [you] You turned up your Scare card and score nothing. All the others turn up their piles.
   *[other] { $seat } turned up the Scare card and scores nothing. All the others turn up their piles.
}
round-hands-empty = All hands are empty. Everybody turns up their pile.
round-paranoia = { CODE($seat) ->
    [you] Paranoia! You turned up your Scare card as the very last card of your pile.
   *[other] Paranoia! { $seat } turned up the Scare card as the very last card of the pile.
}
score-scared = scared: no points
score-paranoia = { $points ->
    [one] Paranoia: 1 point
   *[other] Paranoia: { $points } points
}
score-not-shown = the pile stays secret: no points
score-under = { $points ->
    [0] { $above } above the Scare card, nothing under it
    [one] { $above } above the Scare card, 1 under it: 1 point
   *[other] { $above } above the Scare card, { $under } under it: { $points } points
}
score-doubled = Scare card on top, { $under } under it, doubled: { $points } points
why-doubled = Scare card on top: { $under } under it, each counts 2
why-under = { $above } above the Scare card, { $under } under it
why-paranoia = Paranoia: the Scare card was the very last card
score-total = total { $total }
end-won = You win!
end-lost = The ride is over
end-watched = The ride is over
open-hands = Every hand and every pile
open-hand = Hand: { $cards }
open-pile = { $above ->
    [0] Pile: the Scare card on top, { $under } Relaxed under it
   *[other] Pile: { $above } Relaxed, then the Scare card, { $under } Relaxed under it
}
