# Coins in English. Every event, refusal, action, ending, bot and option has its text here, in each of the four languages.

title = Coins
tagline = Night at the ferry: whose ghost goes across first?

bot-sensible = bids what its ghost needs and saves a few pennies for later
option-rounds = Rounds
option-rounds-1 = one
option-rounds-2 = two

## Endings

ending-counted = all rounds have been played.

## Actions

action-deal = deal: { $cards }
action-bid = { $pennies ->
    [0] bid nothing
    [one] bid one penny
   *[other] bid { $pennies } pennies
}

## What happened

event-dealt = { $card ->
    [unknown] Round { $round }: everybody draws a ghost.
   *[other] Round { $round }: you draw ghost { $card }.
}
event-has-bid = { CODE($seat) ->
    [you] { $pennies ->
        [unknown] You have bid.
        [0] You have bid nothing.
        [one] You have bid one penny.
       *[other] You have bid { $pennies } pennies.
    }
   *[other] { $pennies ->
        [unknown] { $seat } has bid.
        [0] { $seat } has bid nothing.
        [one] { $seat } has bid one penny.
       *[other] { $seat } has bid { $pennies } pennies.
    }
}
event-shown = { $count ->
    [one] { CODE($winners) ->
        [you] Ghosts: { $cards }. Pennies: { $bids }. You go across first. Points: { $scores }.
       *[other] Ghosts: { $cards }. Pennies: { $bids }. { $winners } goes across first. Points: { $scores }.
    }
   *[other] Ghosts: { $cards }. Pennies: { $bids }. Going across together: { LIST($winners) }. Points: { $scores }.
}

## What the rules forbid

error-not-now = You cannot do this now.
error-deal-wrong = Everybody must draw one ghost, from 1 to { $highest }.
error-too-many = { $most ->
    [0] Your purse is empty. Bid nothing.
    [one] You can bid one penny at most.
   *[other] You can bid { $most } pennies at most.
}

## At the terminal

terminal-round = Round { $round } of { $of }
terminal-player = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $purse ->
    [one] one penny left.
   *[other] { $purse } pennies left.
}
terminal-has-bid = Has bid.
terminal-ghost = Your ghost: { $card }
