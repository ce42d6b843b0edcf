# What the pages say at Straszydła, in English.

## The town

town = The town
board-being-laid = The host is laying out the town …
# On a page the town is seen: its districts need no list.
event-board-laid = The town has been laid out.
district-tile = { $tile }
district-day = day district
district-night = night district
district-both = day and night district
district-suburb = suburb
district-produces = { $count ->
    [1] produces 1 cube ({ $colour })
   *[other] produces { $count } cubes ({ $colour })
}
district-scares = scare icon
district-imps = imp icon
district-cubes = { $count ->
    [1] 1 cube here ({ $colour })
   *[other] { $count } cubes here ({ $colour })
}
district-stop = STOP
district-pawns = here now: { LIST($seat) }
target-step = can be the next step
target-travel = you can travel here
target-settle = you can begin here
target-unblock = this STOP can be removed
target-retreat = possible retreat
target-retreat-duel = possible retreat, into a duel with { LIST($seat) }

## Day and night

setting-up = Setting up the town
phase-day = Day · phase { $phase }
phase-night = Night · phase { $phase }
round-of = round { $round } of { $of }
round-last = round { $round } of { $of }, the last

## Everybody's things

players-title = Players
player-name = { $seat }
state-plans = planning
state-planned = has planned
strength-sum = Total strength: { $count }
goods = Cubes and imps
goods-label = Cubes:
goods-cubes = { $colour }: { $count }
goods-horror = horror: { $count }
goods-imps = { $element } imps: { $count }
spooks-title = Spooks
no-spooks = no spooks
spooks-of-pact = spooks: { $count } of { $of }
spook-card = { $spook }, { $element }, day { $day }, night { $night }
spook-by = { $when ->
    [day] By day: strength { $count }, { feeding-eats }.
   *[night] By night: strength { $count }, { feeding-eats }.
}
spook-fed = fed
pact-yours = Your pact: { $count } of { $of } filled
pact-of = { $seat }’s pact: { $count } of { $of } filled
pact-filled = { $element }: { $spook }
pact-stands-in = { $spook } stands in for { $element }. A starter may stand in for any one element.
pact-open = { $element }: still open
goal = You win when the spooks you have fed at the end of a day or a night fill your pact.
food-ahead = { $when ->
    [day] When this day ends, your spooks eat { $count ->
        [one] one cube.
       *[other] { $count } cubes.
    }
   *[night] When this night ends, your spooks eat { $count ->
        [one] one cube.
       *[other] { $count } cubes.
    }
}
stacks-title = Stacks
stack-name = { $element }
stack-price = costs { $count }
stack-left = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
stack-none = empty
stack-imps = { $element } imps: { $count }

## Choosing

ask-take = Take a starter
ask-settle = Where do you begin?
ask-begin = Day or night?
ask-unblock = Remove a STOP for { $count } horror?
ask-summon = Which spook do you summon?
hint-take = Your first spook costs nothing. Starters are all alike: they eat any one colour and fit any place of your pact.
hint-settle = Your starter stands in for whichever element is still missing in your pact.
hint-begin = By day the day districts get their cubes and day strengths count; by night it is the night’s turn.
hint-summon = It costs nothing and brings energy equal to its current strength. At the end of the next phase it wants to eat.
on-the-board = Choose on the board.
choose-take = Take
choose-summon = Summon
choose-begin = Begin by { $time }
choose-pass = Leave the STOPs
choose-let-choose = Let the loser choose, and take { $count } horror
wait-arrange = { CODE($asked) ->
    [you] You are laying out the town.
   *[other] { $asked } is laying out the town.
}
wait-take = { CODE($asked) ->
    [you] You are taking a starter.
   *[other] { $asked } is taking a starter.
}
wait-settle = { CODE($asked) ->
    [you] You are choosing a suburb.
   *[other] { $asked } is choosing a suburb.
}
wait-begin = { CODE($asked) ->
    [you] You are choosing day or night.
   *[other] { $asked } is choosing day or night.
}
wait-unblock = { CODE($asked) ->
    [you] You may remove a STOP.
   *[other] { $asked } may remove a STOP.
}
wait-plan = { CODE($asked) ->
    [you] You are planning.
    [you-too] { START($asked) } are planning.
   *[other] { $count ->
        [one] { $asked } is planning.
       *[other] { LIST($asked) } are planning.
    }
}
wait-move = { CODE($asked) ->
    [you] You may change the plan with an imp.
   *[other] { $asked } may change the plan with an imp.
}
wait-summon = { CODE($asked) ->
    [you] You are summoning a spook.
   *[other] { $asked } is summoning a spook.
}

## Laying out the town

arrange-title = Lay out the town
arrange-help = Choose two tiles to swap them. The suburbs and Centrum stay where they are.
arrange-take = can be moved
arrange-swap = swaps places with the chosen tile
arrange-held = chosen; choose it again to leave it here
arrange-shuffle = Shuffle
arrange-done = The town is ready

## Planning

plan-title = Plan your way
plan-help = { $count ->
    [1] You have one arrow, in secret. Tap a district next to you, or draw a line from your pawn.
   *[other] Use one to { $count } arrows, in secret. Tap districts one after the other, or draw a line from your pawn.
}
plan-last = { $when ->
    [day] The last way of this day
   *[night] The last way of this night
}: if nobody fills a pact, where it ends decides the element of your new spook.
plan-new-spook = New spook: { $spook }, if it is still on top then
redirect-title = Your air imp can change the way
redirect-help = Your air imp lets you change one arrow, or add one at the end. Or keep the plan.
arrows-used = { $count } of { $of } arrows used
leg-step = to { $tile } ({ $cell })
leg-travel = travel on to { $tile } ({ $cell })
plan-ends = Ends at { $tile }.
plan-empty = You stand on { $tile }.
plan-ready = The plan is ready
redirect-go = Use the imp and go this way
plan-keep = Keep the plan
step-back = One step back
plan-keys = Keys: Q W E, A D, Z X C or the number pad to draw; arrow keys and Enter to choose a district; S or Backspace to step back.
plan-stands = Your plan stands
plan-change = Change the plan
plan-others = { CODE($asked) ->
    [you] You are still planning.
    [you-too] { START($asked) } are still planning.
   *[other] { $count ->
        [one] { $asked } is still planning.
       *[other] { LIST($asked) } are still planning.
    }
}
plan-others-change = { CODE($asked) ->
    [you] You can still change your plan.
    [you-too] { START($asked) } are still planning. You can change yours.
   *[other] { $count ->
        [one] { $asked } is still planning; until then you can change yours.
       *[other] { LIST($asked) } are still planning; until then you can change yours.
    }
}

## The end

end-title = The pacts are revealed
end-winners = Won by: { LIST($seat) }.
pact-won = Victory!
end-facts = strength { $strength }, horror { $horror }

## The scenes: duels, scares, turns, feeding

turn-name = { $seat }
turn-imp = { FORM($element, "imp") }

scene-skip = Tap to skip
duel-title = Duel: { $tile }
duel-strength = Strength { $count }
duel-third-die = stronger: one more die
duel-arrived-first = arrived first
duel-dice-of = { CODE($seat) ->
    [you] Your dice
   *[other] { $seat }’s dice
}
duel-pairs = The dice in pairs
duel-pair-won = { CODE($seat) ->
    [you] { $first } against { $second }: success for you
   *[other] { $first } against { $second }: success for { $seat }
}
duel-pair-equal = { $first } against { $second }: no success
duel-pair-alone = { CODE($seat) ->
    [you] { $first } without a partner: success for you
   *[other] { $first } without a partner: success for { $seat }
}
duel-score = Successes: { CODE($seat) ->
    [you] you
   *[other] { $seat }
} { $first }, { CODE($asked) ->
    [you] you
   *[other] { $asked }
} { $second }.
duel-successes = successes
duel-star = ★ for the higher die of each pair, and for a die alone
duel-stays-successes = { CODE($seat) ->
    [you] As it stands, you stay, with more successes.
   *[other] As it stands, { $seat } stays, with more successes.
}
duel-stays-before = { CODE($seat) ->
    [you] As it stands, you stay: it is a tie, but you were ahead before the energy.
   *[other] As it stands, { $seat } stays: it is a tie, but { $seat } was ahead before the energy.
}
duel-stays-arrival = { CODE($seat) ->
    [you] As it stands, you stay: it is a tie, but you arrived first.
   *[other] As it stands, { $seat } stays: it is a tie, but { $seat } arrived first.
}
duel-won-successes = { CODE($seat) ->
    [you] You stay, with more successes.
   *[other] { $seat } stays, with more successes.
}
duel-won-before = { CODE($seat) ->
    [you] You stay: it is a tie, but you were ahead before the energy.
   *[other] { $seat } stays: it is a tie, but { $seat } was ahead before the energy.
}
duel-won-arrival = { CODE($seat) ->
    [you] You stay: it is a tie, but you arrived first.
   *[other] { $seat } stays: it is a tie, but { $seat } arrived first.
}
duel-stays = stays
duel-goes = must go
duel-rerolls = may reroll
duel-bends = may change dice
duel-thinks = is thinking
duel-has-bid = has bid
duel-bid-shown = bid { $count }
duel-wait-roll = The dice are rolling …
duel-wait-reroll = { CODE($seat) ->
    [you] You may reroll dice, or keep them.
   *[other] { $seat } may reroll dice, or keep them.
}
duel-ask-reroll = Do you want to reroll any of your dice?
duel-wait-bid = Secret bids. Still thinking: { LIST($seat) }.
duel-ask-bid = Bid energy in secret. Whoever bids more may change dice by the difference; every cube bid is spent.
duel-wait-bend = { CODE($seat) ->
    [you] You bid { $count } more and you may change dice by that much.
   *[other] { $seat } bid { $count } more and may change dice by that much.
}
duel-ask-bend = { $count ->
    [one] You bid one more: you may change one of your dice by 1.
   *[other] You bid { $count } more: you may change your dice by up to { $count } in all.
}
duel-wait-retreat = { CODE($asked) ->
    [you] { $seat } names a district for you to retreat to, or lets you choose and takes { $count } horror.
   *[other] { $seat } names a district for { $asked } to retreat to, or lets { $asked } choose and takes { $count } horror.
}
duel-ask-retreat = { $asked } must go: only one may act here. Choose a lit district, or let { $asked } choose and get { $count } horror.
duel-wait-choice = { CODE($seat) ->
    [you] You choose where to retreat.
   *[other] { $seat } is choosing where to retreat.
}
duel-you-won = You won the duel
duel-you-lost = You lost the duel
duel-ask-choice = Only one may act here. Go to a lit district and act there; it costs nothing. Where somebody stands, you duel again.
duel-die = Die { $number }: { $die }
duel-die-less = Die { $number }: one less
duel-die-more = Die { $number }: one more
duel-die-was = was { $die }
duel-choose-dice = Tap the dice that you want to reroll.
duel-chosen = Chosen: { $dice }
duel-reroll-horror = Reroll one die for { $count } horror
duel-no-horror = Not enough horror to reroll
duel-reroll-imp = { $count ->
    [0] Reroll any dice: { turn-imp }
    [one] Reroll one die: { turn-imp }
   *[other] Reroll { $count } dice: { turn-imp }
}
reroll-one = Reroll one die
reroll-any = Reroll any dice
duel-no-imp = You have no { FORM($element, "imp") }
duel-pass = Keep the dice
duel-bid-label = Your energy bid, up to { $most }
duel-bid-less = Bid one less
duel-bid-more = Bid one more
duel-bid-left = you keep { $count } energy
duel-bid-send = { $count ->
    [0] Bid nothing
   *[other] Bid { $count } energy
}
duel-need-more = To stay, you must bid at least { $count } more than { $seat }.
duel-need-other = As it stands, you stay. { $seat } must bid { $count } more than you to change that.
duel-safe = As it stands, you stay, and { $seat } has too little energy to change that.
duel-need-too-much = To stay, you would have to bid { $count } more than { $seat }, and you have only { COUNT($most, "colour-energy") }.
duel-hopeless = No energy can change this: whatever your dice show, you must go.
duel-budget-left = { $count } of { $most } steps left
duel-bend-reset = Back to the roll
duel-bend-nothing = Change nothing
duel-bend-send = Set the dice like this

scare-title = Scare: { $tile }
scare-ask-reroll = Do you want to reroll any dice before you spend energy?
scare-wait-reroll = { CODE($seat) ->
    [you] You may reroll dice.
   *[other] { $seat } may reroll dice.
}
scare-ask-bend = Bring the sum of your dice close to your strength. Each step costs one energy.
scare-wait-bend = { CODE($seat) ->
    [you] You may change dice with energy.
   *[other] { $seat } may change dice with energy.
}
scare-ask-colour = { $count ->
    [one] What colour do you want for the cube?
   *[other] What colour do you want for the { $count } cubes?
}
scare-wait-colour = { CODE($seat) ->
    [you] You choose a colour.
   *[other] { $seat } is choosing a colour.
}
scare-total = dice
scare-strength = strength
scare-exact = Exactly { $total }: { COUNT($count, $colour) }.
scare-off-by = { $count ->
    [0] { $total }, off by { $off }: no cubes.
   *[other] { $total }, off by { $off }: { COUNT($count, $colour) }.
}
scare-cost = costs { $count } energy, { $left } left
scare-gains = +{ $count } horror for the sixes
scare-loses = −{ $count } horror for the ones
scare-table = What you get for a scare
scare-off = off by
scare-brings = cubes
scare-take = Take { COUNT($count, $colour) }
scare-take-nothing = Leave it: no cubes

turn-title = Turn: { $tile }
turn-ask = What will you do here?
turn-wait = { CODE($seat) ->
    [you] It is your turn here.
   *[other] { $seat } is acting here.
}
turn-here = In this district
turn-collect = Collect
turn-lies = Here: { COUNT($count, $colour) }
turn-nothing-lies = no cubes here
turn-which-colours = Which colours?
turn-summon = Summon an imp
turn-imp-any = of any element
turn-no-imp-here = no imp icon here
turn-stacks-empty = the stack is empty
turn-scare = Scare
turn-scare-with = { $count ->
    [one] one die, strength { $strength }
   *[other] { $count } dice, strength { $strength }
}
turn-no-scare-here = no scare icon here
turn-no-spooks = you have no spook to scare with
turn-done = done in this round
turn-trade = Trade
turn-cubes-held = { $count ->
    [one] one cube
   *[other] { $count } cubes
}
turn-buy = Buy a spook
turn-affordable = { $count ->
    [0] none affordable
    [one] one affordable
   *[other] { $count } affordable
}
turn-horror = Horror
turn-horror-held = { $count } horror
turn-horror-cost = costs { $count } horror:
turn-horror-reroll = reroll one of your dice
turn-horror-cube = one fear cube of any colour
turn-horror-imp = the top imp of any stack
turn-horror-stop = remove a STOP
turn-horror-feed = feed one spook
turn-horror-with-dice = when dice are rolled
turn-horror-before-planning = before planning
turn-horror-when-feeding = when you feed
turn-horror-in-list = choose the spook at the table
turn-horror-short = { $count } short
turn-imps = Your imps
turn-imps-held = { $count ->
    [0] none
    [one] one imp
   *[other] { $count } imps
}
turn-imps-help = You can swap any imp for one fear cube of its colour.
turn-imps-none = You have no imps.
turn-imps-own = { COUNT($count, $element, "imp") }
turn-swap = swap for a cube
turn-end = End the turn
turn-end-anyway = End it anyway
turn-go-back = Back
turn-left-cubes = Not collected yet: { COUNT($count, $colour) }.
turn-left-imp = You could still summon an imp here.
turn-left-scare = You could still scare here.

trade-help = Tap { $count } cubes to put them in the bowl, then choose what you want for them.
trade-give = Cubes you give
trade-put = { $colour }, { $count } left: put one in the bowl
trade-back = { $colour }: take it out of the bowl
trade-bowl = { $count } of { $most }
trade-for = for one of these:
trade-with-imp = { $count ->
    [one] { turn-imp }: only one cube
   *[other] { turn-imp }: only { $count } cubes
}
trade-do = Trade
trade-from-plates = { $count ->
    [one] Your spooks will want to eat one of these.
   *[other] Your spooks will want to eat { $count } of these.
}
trade-none = You have too few cubes to trade.

buy-none-left = already bought in this phase
buy-empty = the stack is empty
buy-too-dear = { $count ->
    [one] one cube short
   *[other] { $count } cubes short
}
buy-pay = Choose { $count } cubes to pay with; those that your spooks do not need are already picked.
buy-brings = It brings { $count } energy.
buy-hungry = { $count ->
    [0] It must be fed now, too: what is left is enough for it.
   *[other] It must be fed now, too, and then { COUNT($count, $colour) } will be missing for it.
}
buy-do = Buy { $spook } for { $count } cubes

feeding-title = { $when ->
    [day] The day is over: feeding
   *[night] The night is over: feeding
}
feeding-wait = { CODE($seat) ->
    [you] You are feeding.
   *[other] { $seat } is feeding.
}
feeding-nobody = No spooks, no hunger.
feeding-all-fed = Everybody is fed.
feeding-missing = { $count ->
    [one] One cube of the right colour is missing.
   *[other] { $count } cubes of the right colours are missing.
}
feeding-enough = There is enough for everybody.
feeding-eats = { CODE($colour) ->
    [any] { $count ->
        [one] eats { $count } cube
       *[other] eats { $count } cubes of one colour
    }
   *[other] eats { COUNT($count, $colour) }
}
feeding-fed = fed
feeding-ready = hungry; there is enough
feeding-short = short by { COUNT($count, $colour) }
feeding-trade = { $imp ->
    [true] Trade with an imp: { $given } for { COUNT(1, $colour) }
   *[false] Trade: { $given } for { COUNT(1, $colour) }
}{ feeding-of }
feeding-of = { $count ->
    [one] { "" }
   *[other] { "" } (the first of { $count })
}
feeding-trade-short = Trading would take { $need } cubes that no spook needs; you have { $count }.
feeding-no-way = You have nothing to feed it with.
feeding-line = Whoever goes hungry leaves the game.
feeding-or = or
feeding-end = Done
feeding-end-hungry = Stop feeding
feeding-leave = { $count ->
    [one] { $spook } goes hungry and leaves the game.
   *[other] { $spook } go hungry and leave the game.
}
feeding-let-go = { $count ->
    [one] Let { $spook } go
   *[other] Let them go
}
open-pacts = Every pact
headed-here = { $seat } comes here: { $chance }

## The counter

turn-ways = What you can do
coin-collect = Collect
coin-imp = Summon
coin-scare = Scare
coin-trade = Trade
coin-imps = Imps
coin-horror = Horror
stack-fits = fits your pact
stack-starter = any element
stack-buy = buy
starts-here = starts
way-first = where to?
way-stay = or stay
way-travel = travel on?
way-back-to = Shorten the way to { $tile }
duel-bid-title = Your secret bid
feeding-serve = Feed { $spook }
feeding-yum = yum!
imp-does-redirect = Once plans are shown: change one of your arrows, or add one.
imp-does-reroll = After a roll: reroll any of your dice once.
imp-does-trade = { $count ->
    [one] One trade for a single cube instead of { $usual }.
   *[other] One trade for { $count } cubes instead of { $usual }.
}
imp-does-feed = When feeding: counts as { COUNT($count, $colour) }.
end-you-won = The town is yours!
end-you-lost = The town now belongs to { $seat }

## What happened, without the names of the cells: the board does not show them

event-plan-shown = { CODE($seat) ->
    [you] You show your plan.
   *[other] { $seat } shows the plan.
}
event-moved = { CODE($seat) ->
    [you] You move to { $tile }.
   *[other] { $seat } moves to { $tile }.
}
event-settled = { CODE($seat) ->
    [you] You begin on { $tile }.
   *[other] { $seat } begins on { $tile }.
}
event-stop-removed = { CODE($seat) ->
    [you] You pay { COUNT($horror, "cube-horror") } and remove the STOP from { $tile }.
   *[other] { $seat } pays { COUNT($horror, "cube-horror") } and removes the STOP from { $tile }.
}
event-stops-laid = { SIZE($tiles) ->
    [0] No new STOP: suburbs always stay open.
   *[other] STOP on { $tiles }: no way in or through any more.
}
event-no-pact-filled = Nobody has filled a pact, so everybody gets a new spook: of the element of the district where they stand.
event-duel-began = Duel on { $tile }: { LIST($seat) }, in this order of arrival.
event-retreated = { CODE($seat) ->
    [you] You retreat to { $tile }.
   *[other] { $seat } retreats to { $tile }.
}
event-collected = { CODE($seat) ->
    [you] You collect { COUNT($cubes) }.
   *[other] { $seat } collects { COUNT($cubes) }.
}
event-scare-began = { CODE($seat) ->
    [you] { $count ->
        [one] You scare on { $tile }: strength { $strength }, one die.
       *[other] You scare on { $tile }: strength { $strength }, { $count } dice.
    }
   *[other] { $count ->
        [one] { $seat } scares on { $tile }: strength { $strength }, one die.
       *[other] { $seat } scares on { $tile }: strength { $strength }, { $count } dice.
    }
}

## What a hint advises, as it is seen on the board

act-keep-dice = keep the dice
act-leave-stops = leave the STOPs
act-settle = begin on { $tile }
act-retreat = retreat to { $tile }
act-goes-to = to { $tile }
act-unblock = remove the STOP from { $tile }
act-take = take { $spook }
act-summon = summon { $spook }
act-buy = buy { $spook } for { COUNT($cubes) }
act-plan = { $count ->
    [0] go to { $tile }
   *[other] go to { $tile } by way of { $tiles }
}
act-redirect = with an imp, { act-plan }
