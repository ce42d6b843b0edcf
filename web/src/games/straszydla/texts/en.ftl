# What the pages say at Straszydła, in English.

## The town

town = The town
town-hint = Point at a district to read what it is.
board-being-laid = The host is laying out the town …
district-tile = { $tile }
district-day = day district
district-night = night district
district-both = district of day and night
district-suburb = suburb
district-produces = { $count ->
    [1] brings 1 cube ({ $colour })
   *[other] brings { $count } cubes ({ $colour })
}
district-scares = scare icon
district-imps = imp icon
district-cubes = { $count ->
    [1] 1 cube lies here ({ $colour })
   *[other] { $count } cubes lie here ({ $colour })
}
district-stop = STOP
district-pawns = standing here: { $seat }
target-step = can be the next step
target-travel = you can travel here
target-settle = you can begin here
target-unblock = this STOP can be removed
target-retreat = possible retreat
cell-choice = { $tile } ({ $cell })

## Day and night

setting-up = Setting up the town
phase-day = Day · phase { $phase }
phase-night = Night · phase { $phase }
round-of = round { $round } of { $of }
round-last = round { $round } of { $of }, the last
card-cubes = { $count ->
    [0] No cube left on the day/night card
    [1] 1 cube left on the day/night card
   *[other] { $count } cubes left on the day/night card
}
starts = { $seat } starts
steps = What comes next
step-town = town
step-take = starters
step-settle = suburbs
step-begin = day or night
step-plan = plan
step-move = move
step-duel = duel
step-act = act
step-stop = STOP
step-feed = feed
step-summon = summon

## Everybody's things

players-title = Players
player-name = { $seat }
player-you = (you)
state-asked = to choose
state-plans = planning
state-planned = has planned
strength-sum = Strength in all: { $count }
goods = Cubes and imps
goods-cubes = { $colour }: { $count }
goods-horror = horror: { $count }
goods-imps = imps of { $element }: { $count }
spooks-title = Spooks
no-spooks = no spook
spook-card = { $spook }, { $element }, day { $day }, night { $night }
spook-fed = fed
pact-yours = Your pact: { $count } of { $of } filled
pact-of = Pact of { $seat }: { $count } of { $of } filled
pact-filled = { $element }: { $spook }
pact-open = { $element }: still open
stacks-title = Stacks
stack-name = { $element }
stack-price = costs { $count }
stack-left = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
stack-none = empty
stack-imps = imps of { $element }: { $count }

## Choosing

ask-take = Take a starter
ask-settle = Where do you begin?
ask-begin = Day or night?
ask-unblock = Remove a STOP for horror cubes?
ask-retreat = You stay. Where must the loser go?
ask-retreat-choice = You have lost. Where do you retreat to?
ask-colour = Which colour shall the cubes have?
ask-summon = Which spook do you summon?
on-the-board = Choose on the board, or here:
choose-take = Take
choose-summon = Summon
choose-begin = Begin with the { $time }
choose-pass = Leave the STOPs
choose-colour = { $colour }
choose-let-choose = Let the loser choose, and take 1 horror cube
wait-arrange = { $asked } lays out the town.
wait-take = { $asked } takes a starter.
wait-settle = { $asked } chooses a suburb.
wait-begin = { $asked } chooses day or night.
wait-unblock = { $asked } may remove a STOP.
wait-plan = { $count ->
    [1] { $asked } is planning.
   *[other] { $asked } are planning.
}
wait-move = { $asked } may change the plan with an imp.
wait-duel-reroll = { $asked } may reroll.
wait-bid = { $count ->
    [1] { $asked } is bidding.
   *[other] { $asked } are bidding.
}
wait-bend-duel = { $asked } changes dice.
wait-retreat = { $asked } names the retreat.
wait-retreat-choice = { $asked } chooses the retreat.
wait-act = { $asked } acts.
wait-scare-reroll = { $asked } scares, and may reroll.
wait-bend-scare = { $asked } scares, and may change dice.
wait-colour = { $asked } chooses a colour.
wait-feed = { $asked } feeds.
wait-summon = { $asked } summons a spook.

## Laying out the town

arrange-title = Lay out the town
arrange-help = Choose two tiles, and they change places. The suburbs and Centrum lie where they are.
arrange-take = can be moved
arrange-swap = changes places with the chosen tile
arrange-shuffle = Shuffle
arrange-done = The town is ready

## Planning

plan-title = Plan your way
plan-help = { $count ->
    [1] One arrow, in secret. Tap a district next to you, or draw.
   *[other] One to { $count } arrows, in secret. Tap districts one after the other, or draw from your pawn.
}
redirect-title = Your air imp can change the way
redirect-help = Keep the plan, or draw it anew with one arrow changed, or with one more at the end.
arrows-used = { $count } of { $of } arrows used
leg-step = to { $tile } ({ $cell })
leg-travel = travel on to { $tile } ({ $cell })
plan-ends = Ends at { $tile } ({ $cell }).
plan-empty = You stand on { $tile } ({ $cell }).
travel-to = Travel on, without an arrow, to:
stuck-to = No step is possible from here. Be taken to:
plan-ready = The plan is ready
redirect-go = Use the imp, go this way
plan-keep = Keep the plan
step-back = One step back
start-over = Start over
plan-keys = Keys: Q W E, A D, Z X C or the number pad draw; arrow keys and Enter choose a district; S or Backspace steps back.
plan-stands = Your plan stands
plan-others = { $count ->
    [1] Still planning: { $asked }. Until then it can be changed.
   *[other] Still planning: { $asked }. Until then it can be changed.
}
plan-change = Change the plan
walk-title = The plans are shown: { $seat } moves
walk-retreat = { $seat } retreats
walk-skip = Skip

## The end

end-title = The pacts are laid open
end-won = has won
end-facts = strength { $strength }, horror { $horror }
