# Straszydła in English.

title = Straszydła
tagline = Collect spooks by day and by night, keep them fed, and be the first to fill your secret pact.
option-board = The board
option-board-shuffled = shuffled
option-board-arranged = laid out by the host

## Words

colour-blue = blue
    .cubes = blue cubes
    .count = { $count ->
        [one] { $count } blue cube
       *[other] { $count } blue cubes
    }
colour-purple = purple
    .cubes = purple cubes
    .count = { $count ->
        [one] { $count } purple cube
       *[other] { $count } purple cubes
    }
colour-orange = orange
    .cubes = orange cubes
    .count = { $count ->
        [one] { $count } orange cube
       *[other] { $count } orange cubes
    }
colour-green = green
    .cubes = green cubes
    .count = { $count ->
        [one] { $count } green cube
       *[other] { $count } green cubes
    }
colour-energy = energy
    .cubes = energy cubes
    .count = { $count ->
        [one] { $count } energy cube
       *[other] { $count } energy cubes
    }
cube-fear = fear
    .count = { $count ->
        [one] { $count } fear cube
       *[other] { $count } fear cubes
    }
cube-horror = horror
    .count = { $count ->
        [one] { $count } horror cube
       *[other] { $count } horror cubes
    }
colour-any = any colour
    .cubes = cubes of any colour
    .count = { $count ->
        [one] { $count } cube of any colour
       *[other] { $count } cubes of any colour
    }
element-water = Water
    .imp = water imp
    .an-imp = a water imp
    .count-imp = { $count ->
        [one] { $count } water imp
       *[other] { $count } water imps
    }
element-air = Air
    .imp = air imp
    .an-imp = an air imp
    .count-imp = { $count ->
        [one] { $count } air imp
       *[other] { $count } air imps
    }
element-fire = Fire
    .imp = fire imp
    .an-imp = a fire imp
    .count-imp = { $count ->
        [one] { $count } fire imp
       *[other] { $count } fire imps
    }
element-earth = Earth
    .imp = earth imp
    .an-imp = an earth imp
    .count-imp = { $count ->
        [one] { $count } earth imp
       *[other] { $count } earth imps
    }
element-all = all elements
    .imp = imp of all elements
    .an-imp = an imp of all elements
    .count-imp = { $count ->
        [one] { $count } imp of all elements
       *[other] { $count } imps of all elements
    }
time-day = day
time-night = night
time-both = day and night
stage-board = laying the board
stage-arrange = arranging the board
stage-first = drawing the starting player
stage-pacts = dealing pacts
stage-take = choosing starters
stage-settle = choosing suburbs
stage-begin = choosing day or night
stage-unblock = removing STOPs
stage-plan = planning
stage-move = moving
stage-duel-roll = rolling for a duel
stage-duel-reroll = rerolls in a duel
stage-bid = bids in a duel
stage-bend-duel = changing dice in a duel
stage-retreat = naming the retreat
stage-retreat-choice = choosing the retreat
stage-act = actions
stage-scare-roll = rolling for a scare
stage-scare-reroll = rerolls in a scare
stage-bend-scare = changing dice in a scare
stage-colour = choosing a colour
stage-feed = feeding
stage-summon = summoning
stage-uncover = turning up a card
stage-over = the end
bot-novice = goes for whatever is near and looks plentiful; forgets the other players, trading, and what its spooks must eat
bot-sensible = collects what its spooks eat and its pact needs, keeps out of the others’ way, and bids and changes dice only when it pays
bot-expert = plays out a few plans in its head to the end of the phase, and works out exactly who to feed, what to bid and how to change dice
bot-master = plays out every good plan in its head, hundreds of times, against wherever the others will probably go; guesses your pact from your spooks, and works out meals, bids and dice exactly
belief-about-plan = { CODE($seat) ->
    [you] Where you are going
   *[other] Where { $seat } is going
}
belief-that-goes-to = to { $cell }
belief-about-pact = { CODE($seat) ->
    [you] Your pact
   *[other] { $seat }’s pact
}
belief-that-pact = { $pact }
belief-about-bid = { CODE($seat) ->
    [you] What you bid
   *[other] What { $seat } bids
}
belief-that-bids = { COUNT($energy, "colour-energy") }

## Endings

ending-day = a pact was filled at the end of a day.
ending-night = a pact was filled at the end of a night.
ending-phase-limit = no pact was filled in time; the fullest one counts.
ending-out-of-reach = no pact could be filled any more; the fullest one counts.

## Actions

action-board = lay the board: { $tiles }
action-arrange = arrange the board: { $tiles }
action-first = { $seat } starts
action-pacts = deal pacts: { $pacts }
action-uncover = turn up { $spook }
action-roll = roll { $dice }
action-take = take the starter from the { $element } stack
action-settle = put your pawn on { $cell }
action-begin = begin by { $time }
action-unblock = remove the STOP from { $cell }
action-pass = pass
action-plan = plan { $arrows }
action-keep = keep the plan
action-redirect = with an imp, go { $arrows } instead
action-reroll-horror = pay horror to reroll the { $die }
action-reroll-imp = with an imp, reroll { $dice }
action-bid = bid { COUNT($energy, "colour-energy") }
action-bend = change the dice to { $dice }
action-retreat = retreat to { $cell }
action-let-choose = let the loser choose
action-collect = { $colours ->
    [unknown] collect everything here
   *[other] collect { COUNT($colours) }
}
action-trade = { $with_imp ->
    [true] with an imp, trade { COUNT($cubes) } for { $colour ->
        [unknown] { FORM($element, "an-imp") }
       *[other] { COUNT(1, $colour) }
    }
   *[false] trade { COUNT($cubes) } for { $colour ->
        [unknown] { FORM($element, "an-imp") }
       *[other] { COUNT(1, $colour) }
    }
}
action-buy = buy the spook on top of the { $element } stack for { COUNT($cubes) }
action-swap = swap { FORM($element, "an-imp") } for a cube
action-horror-cube = pay horror for { COUNT(1, $colour) }
action-horror-imp = pay horror for { FORM($element, "an-imp") }
action-summon-imp = { $element ->
    [unknown] summon the imp
   *[other] summon { FORM($element, "an-imp") }
}
action-scare = scare
action-colour = take { FORM($colour, "cubes") }
action-feed = { $with_imp ->
    [true] with an imp, feed { $spook }{ $colour ->
        [unknown] { "" }
       *[other] { "" } with { FORM($colour, "cubes") }
    }
   *[false] feed { $spook }{ $colour ->
        [unknown] { "" }
       *[other] { "" } with { FORM($colour, "cubes") }
    }
}
action-feed-horror = feed { $spook } with horror
action-summon = summon a spook from the { $element } stack
action-end = end your turn

## What happened

event-board-laid = The board has been laid out: { $tile }.
event-first-drawn = { CODE($seat) ->
    [you] You start.
   *[other] { $seat } starts.
}
event-pacts-dealt = { CODE($seat) ->
    [you] { $pact ->
        [unknown] You get a pact.
       *[other] You get a pact: { $pact }.
    }
   *[other] { $pact ->
        [unknown] { $seat } gets a pact.
       *[other] { $seat } gets a pact: { $pact }.
    }
}
event-starter-taken = { CODE($seat) ->
    [you] You take { $spook } from the { $element } stack, with { COUNT($energy, "colour-energy") } and { COUNT($horror, "cube-horror") }.
   *[other] { $seat } takes { $spook } from the { $element } stack, with { COUNT($energy, "colour-energy") } and { COUNT($horror, "cube-horror") }.
}
event-uncovered = { $spook } is now on top of the { $element } stack.
event-settled = { CODE($seat) ->
    [you] You begin on { $cell }, { $tile }.
   *[other] { $seat } begins on { $cell }, { $tile }.
}
event-time-chosen = { CODE($seat) ->
    [you] You choose to begin by { $time }.
   *[other] { $seat } chooses to begin by { $time }.
}
event-phase-began = { CODE($seat) ->
    [you] Phase { $phase } begins, a { $time }. You start.
   *[other] Phase { $phase } begins, a { $time }. { $seat } starts.
}
event-stops-lifted = { $count ->
    [one] The only STOP is lifted.
    [2] Both STOPs are lifted.
   *[other] All { $count } STOPs are lifted.
}
event-produced = { CODE($time) ->
    [day] The day districts produce { COUNT($count, "cube-fear") }.
   *[night] The night districts produce { COUNT($count, "cube-fear") }.
}
event-round-began = { CODE($seat) ->
    [you] { $last ->
        [true] Round { $round } begins, the last of this phase. You take the last cube off the card.
       *[false] { $count ->
            [one] Round { $round } begins. You take a cube off the card; one is left.
           *[other] Round { $round } begins. You take a cube off the card; { $count } are left.
        }
    }
   *[other] { $last ->
        [true] Round { $round } begins, the last of this phase. { $seat } takes the last cube off the card.
       *[false] { $count ->
            [one] Round { $round } begins. { $seat } takes a cube off the card; one is left.
           *[other] Round { $round } begins. { $seat } takes a cube off the card; { $count } are left.
        }
    }
}
event-stop-removed = { CODE($seat) ->
    [you] You pay { COUNT($horror, "cube-horror") } and remove the STOP from { $cell }, { $tile }.
   *[other] { $seat } pays { COUNT($horror, "cube-horror") } and removes the STOP from { $cell }, { $tile }.
}
event-passed = { CODE($seat) ->
    [you] You change nothing.
   *[other] { $seat } changes nothing.
}
event-plan-made = { CODE($seat) ->
    [you] You have made your plan.
   *[other] { $seat } has made a plan.
}
event-plan-shown = { CODE($seat) ->
    [you] You show your plan: by way of { $cells }.
   *[other] { $seat } shows the plan: by way of { $cells }.
}
event-plan-kept = { CODE($seat) ->
    [you] You keep to your plan.
   *[other] { $seat } keeps to the plan.
}
event-redirected = { CODE($seat) ->
    [you] You use { FORM($element, "an-imp") } and go a different way.
   *[other] { $seat } uses { FORM($element, "an-imp") } and goes a different way.
}
event-moved = { CODE($seat) ->
    [you] You move by way of { $cells } to { $tile }, { $cell }.
   *[other] { $seat } moves by way of { $cells } to { $tile }, { $cell }.
}
event-duel-began = Duel on { $cell }, { $tile }: { LIST($seat) }, in this order of arrival.
event-duel-rolled = { CODE($seat) ->
    [you] With strength { $strength } you roll { $dice }.
   *[other] { $seat }, strength { $strength }, rolls { $dice }.
}
event-rerolled-with-horror = { CODE($seat) ->
    [you] You pay { COUNT($horror, "cube-horror") } and reroll the { $die }.
   *[other] { $seat } pays { COUNT($horror, "cube-horror") } and rerolls the { $die }.
}
event-rerolled-with-imp = { CODE($seat) ->
    [you] You use { FORM($element, "an-imp") } and reroll { LIST($dice) }.
   *[other] { $seat } uses { FORM($element, "an-imp") } and rerolls { LIST($dice) }.
}
event-rolled-again = { CODE($seat) ->
    [you] You now have { $dice }.
   *[other] { $seat } now has { $dice }.
}
event-dice-laid = The dice are paired: { $dice }. Successes ({ $seat }): { $first } to { $second }.
event-bid-made = { CODE($seat) ->
    [you] { $energy ->
        [unknown] You have bid.
       *[other] You have bid { COUNT($energy, "colour-energy") }.
    }
   *[other] { $energy ->
        [unknown] { $seat } has bid.
       *[other] { $seat } has bid { COUNT($energy, "colour-energy") }.
    }
}
event-bid-shown = { CODE($seat) ->
    [you] { $energy ->
        [0] You bid nothing.
       *[other] You bid and spent { COUNT($energy, "colour-energy") }.
    }
   *[other] { $energy ->
        [0] { $seat } bid nothing.
       *[other] { $seat } bid and spent { COUNT($energy, "colour-energy") }.
    }
}
event-duel-bent = { CODE($seat) ->
    [you] { $count ->
        [0] You leave the dice as they are: { $dice }.
       *[other] You change the dice by { $count }: from { $before } to { $dice }.
    }
   *[other] { $count ->
        [0] { $seat } leaves the dice as they are: { $dice }.
       *[other] { $seat } changes the dice by { $count }: from { $before } to { $dice }.
    }
}
event-duel-won = { CODE($seat) ->
    [you] { $reason ->
        [before] You stay: { $own } all, but your dice were better before energy changed them.
        [arrival] You stay: { $own } all, but you were here first.
       *[successes] You stay: { $own } to { $other } in successes.
    }
   *[other] { $reason ->
        [before] { $seat } stays: { $own } all, but the dice were better before energy changed them.
        [arrival] { $seat } stays: { $own } all, but { $seat } was here first.
       *[successes] { $seat } stays: { $own } to { $other } in successes.
    }
}
event-duel-lost = { CODE($seat) ->
    [you] You must retreat.
   *[other] { $seat } must retreat.
}
event-choice-given = { CODE($seat) ->
    [you] You let the loser choose and take { COUNT($horror, "cube-horror") }.
   *[other] { $seat } lets the loser choose and takes { COUNT($horror, "cube-horror") }.
}
event-retreated = { CODE($seat) ->
    [you] You retreat to { $cell }, { $tile }.
   *[other] { $seat } retreats to { $cell }, { $tile }.
}
event-collected = { CODE($seat) ->
    [you] You collect { COUNT($cubes) } on { $cell }.
   *[other] { $seat } collects { COUNT($cubes) } on { $cell }.
}
event-traded = { CODE($seat) ->
    [you] { $with_imp ->
        [true] You use an imp and trade { COUNT($cubes) } for { $colour ->
            [unknown] { FORM($element, "an-imp") }
           *[other] { COUNT(1, $colour) }
        }.
       *[false] You trade { COUNT($cubes) } for { $colour ->
            [unknown] { FORM($element, "an-imp") }
           *[other] { COUNT(1, $colour) }
        }.
    }
   *[other] { $with_imp ->
        [true] { $seat } uses an imp and trades { COUNT($cubes) } for { $colour ->
            [unknown] { FORM($element, "an-imp") }
           *[other] { COUNT(1, $colour) }
        }.
       *[false] { $seat } trades { COUNT($cubes) } for { $colour ->
            [unknown] { FORM($element, "an-imp") }
           *[other] { COUNT(1, $colour) }
        }.
    }
}
event-bought = { CODE($seat) ->
    [you] You buy { $spook } for { COUNT($cubes) }; it brings you { COUNT($energy, "colour-energy") }.
   *[other] { $seat } buys { $spook } for { COUNT($cubes) }; it brings { COUNT($energy, "colour-energy") }.
}
event-swapped = { CODE($seat) ->
    [you] You swap { FORM($element, "an-imp") } for { COUNT(1, $colour) }.
   *[other] { $seat } swaps { FORM($element, "an-imp") } for { COUNT(1, $colour) }.
}
event-horror-for-cube = { CODE($seat) ->
    [you] You pay { COUNT($horror, "cube-horror") } for { COUNT(1, $colour) }.
   *[other] { $seat } pays { COUNT($horror, "cube-horror") } for { COUNT(1, $colour) }.
}
event-horror-for-imp = { CODE($seat) ->
    [you] You pay { COUNT($horror, "cube-horror") } for { FORM($element, "an-imp") }.
   *[other] { $seat } pays { COUNT($horror, "cube-horror") } for { FORM($element, "an-imp") }.
}
event-imp-summoned = { CODE($seat) ->
    [you] You summon { FORM($element, "an-imp") }.
   *[other] { $seat } summons { FORM($element, "an-imp") }.
}
event-scare-began = { CODE($seat) ->
    [you] { $count ->
        [one] You scare on { $cell }, { $tile }: strength { $strength }, one die.
       *[other] You scare on { $cell }, { $tile }: strength { $strength }, { $count } dice.
    }
   *[other] { $count ->
        [one] { $seat } scares on { $cell }, { $tile }: strength { $strength }, one die.
       *[other] { $seat } scares on { $cell }, { $tile }: strength { $strength }, { $count } dice.
    }
}
event-scare-rolled = { CODE($seat) ->
    [you] You roll { $dice }.
   *[other] { $seat } rolls { $dice }.
}
event-scare-bent = { CODE($seat) ->
    [you] You pay { COUNT($energy, "colour-energy") } and change { $before } to { $dice }.
   *[other] { $seat } pays { COUNT($energy, "colour-energy") } and changes { $before } to { $dice }.
}
event-scare-ended = { CODE($seat) ->
    [you] { $off ->
        [0] You have { $dice }, together { $total }: an exact hit at your strength of { $strength }, worth { COUNT($count, "cube-fear") }.
       *[other] You have { $dice }, together { $total }: { $off } off your strength of { $strength }, worth { COUNT($count, "cube-fear") }.
    }
   *[other] { $off ->
        [0] { $seat } has { $dice }, together { $total }: an exact hit at strength { $strength }, worth { COUNT($count, "cube-fear") }.
       *[other] { $seat } has { $dice }, together { $total }: { $off } off the strength of { $strength }, worth { COUNT($count, "cube-fear") }.
    }
}
event-scare-paid = { CODE($seat) ->
    [you] You get { COUNT($count, $colour) }.
   *[other] { $seat } gets { COUNT($count, $colour) }.
}
event-horror-gained = { CODE($seat) ->
    [you] You get { COUNT($count, "cube-horror") }: one for each 6.
   *[other] { $seat } gets { COUNT($count, "cube-horror") }: one for each 6.
}
event-horror-lost = { CODE($seat) ->
    [you] You lose { COUNT($count, "cube-horror") }: one for each 1.
   *[other] { $seat } loses { COUNT($count, "cube-horror") }: one for each 1.
}
event-turn-ended = { CODE($seat) ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
}
event-stops-laid = STOPs are laid on: { $cells }.
event-feeding-began = The { $time } is over: the spooks are hungry.
event-fed = { CODE($seat) ->
    [you] { $with_imp ->
        [true] { $count ->
            [0] You use an imp and feed { $spook }.
           *[other] You use an imp and feed { $spook }, adding { COUNT($count, $colour) }.
        }
       *[false] You feed { $spook } with { COUNT($count, $colour) }.
    }
   *[other] { $with_imp ->
        [true] { $count ->
            [0] { $seat } uses an imp and feeds { $spook }.
           *[other] { $seat } uses an imp and feeds { $spook }, adding { COUNT($count, $colour) }.
        }
       *[false] { $seat } feeds { $spook } with { COUNT($count, $colour) }.
    }
}
event-fed-with-horror = { CODE($seat) ->
    [you] You pay { COUNT($horror, "cube-horror") } and feed { $spook }.
   *[other] { $seat } pays { COUNT($horror, "cube-horror") } and feeds { $spook }.
}
event-spook-lost = { CODE($seat) ->
    [you] You lose { $spook }, which was not fed.
   *[other] { $seat } loses { $spook }, which was not fed.
}
event-feeding-ended = { CODE($seat) ->
    [you] You have finished feeding.
   *[other] { $seat } has finished feeding.
}
event-pact-filled = { CODE($seat) ->
    [you] You have filled your pact: { $pact }.
   *[other] { $seat } has filled a pact: { $pact }.
}
event-no-pact-filled = Nobody has filled a pact.
event-out-of-reach = With the spooks that are left, nobody can fill a pact any longer.
event-limit-reached = { CODE($seat) ->
    [you] { $count ->
        [one] You have filled one place in your pact.
       *[other] You have filled { $count } places in your pact.
    }
   *[other] { $count ->
        [one] { $seat } has filled one place in the pact.
       *[other] { $seat } has filled { $count } places in the pact.
    }
}
event-won = { $among ->
    [one] { CODE($seat) ->
        [you] You win.
       *[other] { $seat } wins.
    }
   *[other] { $among } players are level; with strength { $strength } and { COUNT($horror, "cube-horror") } it goes to { LIST($seat) }.
}
event-pact-shown = { CODE($seat) ->
    [you] Your pact was: { $pact }.
   *[other] { $seat }’s pact was: { $pact }.
}
event-summoned = { CODE($seat) ->
    [you] You summon { $spook } from the { $element } stack; it brings you { COUNT($energy, "colour-energy") }.
   *[other] { $seat } summons { $spook } from the { $element } stack; it brings { COUNT($energy, "colour-energy") }.
}
event-stack-empty = { CODE($seat) ->
    [you] You have nothing to summon: the stack is empty.
   *[other] { $seat } has nothing to summon: the stack is empty.
}

## What the rules forbid

error-name-form = “{ $text }” is not a name. Write names in small letters, with hyphens.
error-cell-form = “{ $text }” is not a district. Write a district like c3: a column from a to e, a row from 1 to 5.
error-element-form = “{ $text }” is not an element. The elements are: { $known }.
error-colour-form = “{ $text }” is not a cube you can use here. You can use: { $known }.
error-number-form = “{ $text }” is not a number.
error-die-form = “{ $text }” is not a die. Dice show 1 to 6.
error-arrow-form = “{ $text }” is not an arrow. Write n, ne, e, se, s, sw, w or nw. Add “>e1” to travel on to that suburb; write “*>e1” to move there when you have no legal step.
error-time-form = “{ $text }” is neither day nor night.
error-not-now = You cannot do this now. Under way at the moment: { $stage }.
error-tiles-wrong = Name each of the { $count } tiles exactly once.
error-chance-wrong = Chance cannot bring this about.
error-no-starter = There is no starter on top of the { $element } stack. Choose another stack.
error-no-suburb = { $cell } is not a suburb. Choose a corner of the board.
error-suburb-taken = There is already a pawn on { $cell }. Choose another suburb.
error-no-stop = There is no STOP on { $cell }.
error-too-little-horror = You have { COUNT($horror, "cube-horror") }; this costs { $cost }.
error-plan-length = { $count ->
    [0] A plan needs at least one arrow.
   *[other] You have planned { $count } arrows; you may use { $most } at most.
}
error-step-off-board = Arrow { $number }: from { $cell }, “{ $arrow }” leads off the board.
error-step-blocked = Arrow { $number }: “{ $arrow }” leads to { $cell }, where there is a STOP.
error-travel-not-from-suburb = Arrow { $number }: { $cell } is not a suburb, so you cannot travel on from there without an arrow.
error-travel-not-to-suburb = Arrow { $number }: you cannot travel to { $cell }; name another suburb.
error-not-stuck = Arrow { $number }: you are not stuck on { $cell }; there is a step that you can take.
error-redirect-one-arrow = An imp changes exactly one arrow of the plan, or adds one at its end.
error-no-imp = You have no { FORM($element, "imp") }.
error-no-such-die = You have no die left that shows { $die }.
error-bid-too-high = You cannot bid { COUNT($energy, "colour-energy") }; you have only { $most }.
error-bend-count = { $wanted ->
    [one] Name the value of your one die.
   *[other] You have named { $count } values, but you have { $wanted } dice.
}
error-bend-range = No die can show { $die }: the values run from 1 to 6.
error-bend-budget = This change costs { $cost }; you have only { $budget }.
error-retreat-illegal = You cannot retreat to { $cell }. You can choose from: { $cells }.
error-not-while-feeding = You can do this only during a round, not while feeding.
error-only-while-feeding = You feed your spooks only after the last round of a phase.
error-nothing-lies-here = There are no cubes here.
error-collected-already = You have already collected in this round.
error-collect-colours = { $wanted ->
    [0] You take whatever is here; do not name any colours.
    [one] Name the colour of the cube that you want.
   *[other] Name the colours of the { $wanted } cubes that you want.
}
error-horror-not-traded = You cannot trade horror cubes or buy a spook with them.
error-trade-count = { $count ->
    [one] You are giving one cube; this trade takes { $wanted }.
   *[other] You are giving { $count } cubes; this trade takes { $wanted }.
}
error-too-few-cubes = You need { COUNT($wanted, $colour) }, but you have { $held }.
error-imp-stack-empty = There is no { FORM($element, "imp") } left.
error-stack-empty = There is no spook left in the { $element } stack.
error-bought-already = { $count ->
    [one] You may buy only one spook in a phase, and you have already bought it.
   *[other] You may buy only { $count } spooks in a phase, and you have already bought them.
}
error-price = { $spook } costs { $wanted }; you are paying { $count }.
error-no-imp-here = You cannot summon an imp in this district.
error-summoned-already = You have already summoned an imp in this round.
error-name-element = { $centrum ->
    [true] In Centrum, name the element of the imp.
   *[false] The district decides which imp comes; do not name an element.
}
error-no-scare-here = You cannot scare in this district.
error-scared-already = You have already scared in this round.
error-no-spooks = You have no spook to scare with.
error-not-your-spook = You have no spook called { $spook }.
error-fed-already = { $spook } has already been fed.
error-wrong-food = { $spook } eats only { FORM($colour, "cubes") }; do not name a colour.
error-name-colour = { $spook } eats cubes of any one colour; say which.
error-imp-feeds-others = The imp counts only as cubes of its own colour: { FORM($colour, "cubes") }.

## Edition files

error-edition-colour-twice = Line { $line }: “{ $entry }” has the colour “{ $found }”, which belongs to another element.
error-edition-board-size = Line { $line }: “{ $entry }” is { $found }; a board has 3 or 5 tiles on each side.
error-edition-place-taken = Line { $line }: the place “{ $found }” is already taken.
error-edition-place-missing = Line { $line }: there is no tile for the place “{ $missing }”.
error-edition-tile-count = Line { $line }: a board with { $size } tiles on each side needs { $needed } tiles with the place “district”; there are { $found }.
error-edition-starters = Line { $line }: there must be { $needed } starters (element “all”), one for each stack; there are { $found }.
error-edition-no-spook = Line { $line }: there is no spook of the element “{ $missing }”.
error-edition-name-taken = Line { $line }: “{ $found }” appears for the second time.
error-edition-no-imp = Line { $line }: there is no entry for the imps of “{ $missing }”.
error-edition-pact-size = Line { $line }: “{ $entry }” has { $found } elements but must have { $least } to { $most }.
error-edition-pact-twice = Line { $line }: the pact “{ $found }” appears for the second time.
error-edition-few-pacts = Line { $line }: there are { $found } pacts, but a full table needs { $needed }.
error-edition-scare-order = Line { $line }: “{ $entry }” is { $found }; the rows of the scare table must be in order, so { $needed } belongs here.

## At the terminal

terminal-phase = Phase { $phase } of { $limit }, { $time }, round { $round }. { $seat } is the starting player.
terminal-set-up = Set-up.
terminal-legend = b blue, p purple, o orange, g green, * any colour; a number: cubes there now; + and -: produces by day, by night; s scare, i imp; # STOP; P1, P2: pawns
terminal-player = { $seat } on { $cell }: { COUNT($cubes) }; { COUNT($horror, "cube-horror") }; imps: { COUNT($imps, "imp") }; strength { $strength }
terminal-spooks = spooks: { $spooks }
terminal-pact = your pact: { $pact } ({ $filled } filled)
terminal-stack = { $element }: { $spook } { $day }/{ $night }, costs { $price }; cards: { $left }; imps: { $imps }
terminal-stack-empty = { $element }: no spook left; imps: { $imps }
terminal-duel = Duel on { $cell }: { $seat }; dice { $dice }; successes { $first } to { $second }
terminal-scare = Scare on { $cell }: dice { $dice }, together { $total }; strength { $strength }, off by { $off }, which brings { $reward }
terminal-plan = { $seat } plans { $arrows }
terminal-compose-path = Write up to { $arrows } arrows from { $start }, as in “n ne s”: n, ne, e, se, s, sw, w, nw. When you arrive in a suburb you may go on from another one: “ne>e1”. If you have no legal step, write “*>e1”. “random” makes a random plan.
terminal-compose-redirect = Your plan is { $arrows }. Write “keep”, or the whole new path with one arrow changed or one more at the end.
terminal-compose-reroll = Your dice: { $dice }. Write “pass”, “reroll-horror 3” for the die that shows 3, or “reroll-imp 3 5” to reroll any of your dice with an imp.
terminal-compose-bid = How much energy do you bid? 0 to { $most }.
terminal-compose-bend = Your dice: { $dice }. Write the values that you want; all changes together may add up to { $budget } at most.
terminal-compose-turn = Choose a number, or write: “collect” (in Centrum with colours), “trade blue blue energy for purple”, “trade … for imp fire” (to use an imp, add “ with imp” at the end), “buy water with blue blue …”.
terminal-compose-arrange = Write the tiles in reading order, starting at b5, or “random”: { $tiles }
terminal-compose-prompt = Your choice:
terminal-card-scare = Scare, off by { $off }: { $count }
terminal-card-horror = Horror: { $reroll } for a reroll, { $cube } for a fear cube, { $imp } for an imp, { $stop } for a STOP, { $feed } for a meal
terminal-card-imps = Imps: { $redirect } changes a plan, { $reroll } rerolls dice, { $trade } trades at a better rate, { $feed } counts as food
terminal-card-spook = { $element }: { $spooks }
terminal-end-pact = { $seat }: { $pact }, filled: { $filled }

## Who wins

study-pact = Who wins, by pact
study-tile = Who wins, by suburb where they began
study-spook = Who wins, by spook, compared with others who had as many spooks
study-imps = Who wins, by number of imps, compared with others who had as many elements

opening-pact-title = Pacts dealt
opening-pact = { $pact }
opening-suburb-title = Suburbs where players begin
opening-suburb = { $tile }
opening-district-title = First districts
opening-district = { $tile }
opening-purchase-title = First spooks bought
opening-purchase = { $spook }
