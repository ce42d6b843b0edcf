# Ghostbumpers in English.

title = Ghostbumpers
tagline = Bumper cars after dark: take tricks, but do not let them scare you.

## Words

face-relaxed = Relaxed card
face-scare = Scare card
stage-lot = drawing lots for the Start card
stage-deal = dealing
stage-lay = laying the piles
stage-play = playing cards
stage-over = the end
bot-novice = plays as if for the first time: one card at a time, never minds what was played before, and forgets what the 5s and the 0/10 card do
bot-sensible = hides the Scare card to suit its hand, and takes or dodges tricks depending on what is left in its pile
bot-expert = plays out every choice in its head, hundreds of times, and remembers where each of you tends to hide the Scare card; believes that all of you care only about your own piles
bot-master = works out from every trick and every pile what you may hold, plays the end of a round perfectly, and knows how to spoil somebody else’s Paranoia
option-ending = The game ends
option-ending-rounds = after all rounds: 6 with three players, 8 with four, 5 with five, 6 with six
option-ending-to = { $number ->
    [one] when somebody has { $number } point
   *[other] when somebody has { $number } points
}

## Endings

ending-rounds-played = all rounds have been played.
ending-target-reached = somebody has reached the target.

## Actions

action-start = give the Start card to { $seat }
action-deal = deal: { $hands }
action-lay = { $depth ->
    [0] lay the Scare card on top
    [one] lay the Scare card under one Relaxed card
   *[other] lay the Scare card under { $depth } Relaxed cards
}
action-play = { $counts ->
    [unknown] play { $cards }
   *[other] play the 0/10 card as { $counts }
}

## What happened

event-start-drawn = { CODE($seat) ->
    [you] Lots are drawn: you get the Start card.
   *[other] Lots are drawn: { $seat } gets the Start card.
}
event-last-round = Round { $round } is the last one.
event-dealt = { CODE($seat) ->
    [you] { $cards ->
        [unknown] { $count ->
            [one] Round { $round }: you hold the Start card and deal one card to everybody.
           *[other] Round { $round }: you hold the Start card and deal { $count } cards to everybody.
        }
       *[other] Round { $round }: you hold the Start card and deal. Your hand: { $cards }.
    }
   *[other] { $cards ->
        [unknown] { $count ->
            [one] Round { $round }: { $seat } holds the Start card and deals one card to everybody.
           *[other] Round { $round }: { $seat } holds the Start card and deals { $count } cards to everybody.
        }
       *[other] Round { $round }: { $seat } holds the Start card and deals. Your hand: { $cards }.
    }
}
event-laid = { CODE($seat) ->
    [you] { $depth ->
        [unknown] You have laid your pile.
        [0] You have laid your pile with the Scare card on top.
        [one] You have laid your pile with the Scare card under one Relaxed card.
       *[other] You have laid your pile with the Scare card under { $depth } Relaxed cards.
    }
   *[other] { $depth ->
        [unknown] { $seat } has laid a pile.
        [0] { $seat } has laid a pile with the Scare card on top.
        [one] { $seat } has laid a pile with the Scare card under one Relaxed card.
       *[other] { $seat } has laid a pile with the Scare card under { $depth } Relaxed cards.
    }
}
event-played = { CODE($seat) ->
    [you] You play { $cards }: that counts { $value }.
   *[other] { $seat } plays { $cards }: that counts { $value }.
}
event-trick-taken = { CODE($seat) ->
    [you] { $fives ->
        [0] You take the trick with { $value }.
        [one] You take the trick with { $value }. There is one 5 in it.
       *[other] You take the trick with { $value }. There are { $fives } 5s in it.
    }
   *[other] { $fives ->
        [0] { $seat } takes the trick with { $value }.
        [one] { $seat } takes the trick with { $value }. There is one 5 in it.
       *[other] { $seat } takes the trick with { $value }. There are { $fives } 5s in it.
    }
}
event-turned = { CODE($seat) ->
    [you] { $left ->
        [0] You turn up a { $face }. Your pile is empty.
        [one] You turn up a { $face }. One card is left.
       *[other] You turn up a { $face }. { $left } cards are left.
    }
   *[other] { $left ->
        [0] { $seat } turns up a { $face }. The pile is empty.
        [one] { $seat } turns up a { $face }. One card is left.
       *[other] { $seat } turns up a { $face }. { $left } cards are left.
    }
}
event-moved = { CODE($seat) ->
    [you] { $face ->
        [unknown] The 0/10 card: the bottom card of your pile goes on top, unseen.
       *[other] The 0/10 card: the bottom card of your pile goes on top. It is a { $face }.
    }
   *[other] { $face ->
        [unknown] The 0/10 card: the bottom card of { $seat }’s pile goes on top, unseen.
       *[other] The 0/10 card: the bottom card of { $seat }’s pile goes on top. It is a { $face }.
    }
}
event-nothing-moved = { CODE($seat) ->
    [you] The 0/10 card: you have only one card left in your pile, so nothing moves.
   *[other] The 0/10 card: { $seat } has only one card left in the pile, so nothing moves.
}
event-scared = { CODE($seat) ->
    [you] You get a scare! The round is over, with no points for you.
   *[other] { $seat } gets a scare! The round is over, with no points for { $seat }.
}
event-paranoia = { CODE($seat) ->
    [you] { $points ->
        [one] Paranoia! The Scare card was the very last one of your pile: one point, and none for anybody else.
       *[other] Paranoia! The Scare card was the very last one of your pile: { $points } points, and none for anybody else.
    }
   *[other] { $points ->
        [one] Paranoia! The Scare card was the very last one of { $seat }’s pile: one point, and none for anybody else.
       *[other] Paranoia! The Scare card was the very last one of { $seat }’s pile: { $points } points, and none for anybody else.
    }
}
event-hands-empty = Nobody has a card left: the round is over.
event-pile-shown = { CODE($seat) ->
    [you] { $doubled ->
        [true] { $points ->
            [one] Your pile: the Scare card lies on top, { $under } Relaxed under it, counted twice: one point.
           *[other] Your pile: the Scare card lies on top, { $under } Relaxed under it, counted twice: { $points } points.
        }
       *[false] { $points ->
            [one] Your pile: { $above } Relaxed above the Scare card, { $under } under it: one point.
           *[other] Your pile: { $above } Relaxed above the Scare card, { $under } under it: { $points } points.
        }
    }
   *[other] { $doubled ->
        [true] { $points ->
            [one] { $seat }: the Scare card lies on top, { $under } Relaxed under it, counted twice: one point.
           *[other] { $seat }: the Scare card lies on top, { $under } Relaxed under it, counted twice: { $points } points.
        }
       *[false] { $points ->
            [one] { $seat }: { $above } Relaxed above the Scare card, { $under } under it: one point.
           *[other] { $seat }: { $above } Relaxed above the Scare card, { $under } under it: { $points } points.
        }
    }
}
event-round-scored = Points in round { $round }: { $points }. Total so far: { $scores }.
event-won = { $count ->
    [one] { CODE($winners) ->
        [you] { $points ->
            [one] You win with one point.
           *[other] You win with { $points } points.
        }
       *[other] { $points ->
            [one] { $winners } wins with one point.
           *[other] { $winners } wins with { $points } points.
        }
    }
   *[other] { $points ->
        [one] A shared win with one point each: { LIST($winners) }.
       *[other] A shared win with { $points } points each: { LIST($winners) }.
    }
}

## What a bot believes

belief-about-pile = { CODE($seat) ->
    [you] Where the Scare card lies in your pile
   *[other] Where the Scare card lies in { $seat }’s pile
}
belief-that-depth = { $depth ->
    [0] on top
    [one] under one Relaxed card
   *[other] under { $depth } Relaxed cards
}
belief-about-trickster = The 0/10 card
belief-that-held = { CODE($seat) ->
    [you] you hold it
   *[other] { $seat } holds it
}
belief-that-undealt = it was not dealt
belief-about-hand = { CODE($seat) ->
    [you] Your hand
   *[other] { $seat }’s hand
}
belief-that-holds = at least one { $card }

## What the rules forbid

error-card-form = “{ $text }” is not a card. Write a card as its number, 1 to 9, or as 0/10.
error-number-form = “{ $text }” is not a number from 0 to 99.
error-not-now = You cannot do this now. Under way at the moment: { $stage }.
error-start-wrong = The Start card must go to one of the { $seats } players.
error-deal-wrong = { $count ->
    [one] This deal is impossible: everybody gets one card from the deck.
   *[other] This deal is impossible: everybody gets { $count } cards from the deck.
}
error-lay-too-deep = Your pile has only { $most } Relaxed cards, so the Scare card cannot lie under { $depth }. Lay it higher.
error-lay-too-high = { $least ->
    [one] At least one Relaxed card must lie above the Scare card, not { $depth }. Lay it deeper.
   *[other] At least { $least } Relaxed cards must lie above the Scare card, not { $depth }. Lay it deeper.
}
error-play-unequal = These cards are not identical: { $cards }. Play cards of one number only.
error-play-not-held = { $held ->
    [0] You have no { $card } in your hand. Play what you hold.
   *[other] You have only { $held } of the { $card }s, not { $count }. Play what you hold.
}
error-trickster-alone = The 0/10 card is always played alone.
error-trickster-undeclared = Say what the 0/10 card counts: “play 0/10 as 0” or “play 0/10 as 10”.
error-trickster-value = The 0/10 card counts 0 or 10, not { $counts }.
error-counts-as-shown = You declare only the 0/10 card; the { $card } counts what it shows.

## Edition files

error-edition-few-cards = Line { $line }: there are { $found } cards, but { $seats } players need { $needed }.

## At the terminal

terminal-round = Round { $round } of { $of }
terminal-round-to-target = Round { $round }, to { $target } points
terminal-player = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand
terminal-pile-unlaid = has not laid yet
terminal-pile = { $size ->
    [one] one card in the pile
   *[other] { $size } cards in the pile
}, { $turned } turned up
terminal-own-pile = { $depth ->
    [0] the Scare card lies on top
    [one] one Relaxed card lies above the Scare card
   *[other] { $depth } Relaxed cards lie above the Scare card
}
terminal-trick = On the table:
terminal-trick-line = { $seat }: { $cards } counts { $value }
terminal-leading = { $seat } would take it now.
terminal-hand = Your hand: { $cards }
terminal-undealt = { $count ->
    [one] One card was not dealt.
   *[other] { $count } cards were not dealt.
}
terminal-name = { $seat }
terminal-standings = Round by round:

## What things are worth

study-depth = Points in the round, by Relaxed cards above the Scare card
study-cards = Points in the round, by numbers in the hand

opening-pile-title = Where the Scare card is hidden at the start of a round
opening-pile = { $depth ->
    [0] on top
    [one] under one Relaxed card
   *[other] under { $depth } Relaxed cards
}
