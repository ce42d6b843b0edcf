# Puzzles of Straszydła, in English.

puzzle-feast = A place for everybody
puzzle-feast-task = { $guests } spooks are hungry, and there is a way to feed them all. Find it, and feed them.
puzzle-feast-hint = First see how many cubes of each colour are missing. Then see what you have to spare: three cubes make one, an imp makes one, and horror can help. Starters eat any one colour: choose it well.
puzzle-feast-right = All { $guests } are fed.
puzzle-feast-wrong-hungry = After this you can feed { $fed } of the { $guests } at most, and { $left ->
    [one] one must leave
   *[other] { $left } must leave
}. Here is the best you could still do.
puzzle-least-bid = The least bid
puzzle-least-bid-task = You have { COUNT($energy, "colour-energy") }, the other side has { $against }. What is the least you can bid and still stay for certain?
puzzle-least-bid-hint = Only the difference between the bids changes dice. See how many steps the other side needs to turn the duel around, or how many you need.
puzzle-least-bid-right = { $least } it is: no bid by the other side, from 0 to { $against }, can drive you off, and nothing less would do.
puzzle-least-bid-wrong-too-much = You would stay, but { $energy } is more than it takes.
puzzle-least-bid-wrong-driven-off = With { $energy } you can be driven off: the other side bids { $against } and changes its dice.
puzzle-duel-roll = Roll to stay
puzzle-duel-roll-task = Which of your dice should you reroll for the best chance to stay here?
puzzle-duel-roll-hint = Dice are sorted from the highest down and paired. For each die, ask which pair it would win, and how often.
puzzle-duel-roll-right = That is as good as it gets: your chance to stay is { $best }%.
puzzle-duel-roll-wrong-fails = This way your chance to stay is { $chance }%; { $best }% is possible. Here is a roll where it goes wrong.
puzzle-scare-roll = Roll to scare
puzzle-scare-roll-task = You get the full reward if, with the help of your energy, your dice add up to exactly your strength. Which dice should you reroll for the best chance?
puzzle-scare-roll-hint = How far off are the dice, and how far does your energy reach? Reroll the die for which the most numbers will do.
puzzle-scare-roll-right = That is as good as it gets: the chance of the full reward is { $best }%.
puzzle-scare-roll-wrong-fails = This way the chance of the full reward is { $chance }%; { $best }% is possible. Here is a roll where it goes wrong.
puzzle-best-bend = Bend the dice
puzzle-best-bend-task = Change the dice to get the most cubes from the scare; then, of all the ways to do that, the most horror; and then for the least energy.
puzzle-best-bend-hint = The sum must match your strength, but there are many ways to get there. A 6 brings you horror, and a 1 takes it.
puzzle-best-bend-right = Spot on: { COUNT($cubes, "cube-fear") }, horror { $horror }, for { COUNT($energy, "colour-energy") }. There is no better way.
puzzle-best-bend-wrong-cubes = You get { COUNT($cubes, "cube-fear") } (horror { $horror }, for { COUNT($energy, "colour-energy") }), but { $best-cubes } are possible.
puzzle-best-bend-wrong-horror = The cubes are right ({ $cubes }, for { COUNT($energy, "colour-energy") }), but horror changes by { $horror }, and { $best-horror } is possible.
puzzle-best-bend-wrong-energy = The reward is right ({ COUNT($cubes, "cube-fear") }, horror { $horror }), but it cost { COUNT($energy, "colour-energy") }, and { $best-energy } is enough.
puzzle-clue-feed = Somebody can eat right away: see who, and which colour.
puzzle-clue-feed-horror = Horror feeds somebody.
puzzle-clue-swap = An imp becomes a cube.
puzzle-clue-trade = Something must be traded.
puzzle-clue-horror-cube = Horror becomes a cube.
puzzle-clue-horror-imp = Horror becomes an imp.
puzzle-clue-ahead = You are ahead: you only need to keep the other side from turning it around.
puzzle-clue-behind = You are behind: you must be able to turn it around even if they bid everything they have.
puzzle-clue-reroll-horror = One die, for horror.
puzzle-clue-reroll-imp = The imp is worth it.
puzzle-clue-sixes = Make a 6, and pay for it elsewhere.
puzzle-clue-ones = Do not leave a 1.

# What puzzles are sorted by: what everybody sees at once.
puzzle-theme-duels = Duels
puzzle-theme-scares = Scares
puzzle-theme-meals = Feeding

# What each puzzle is called; it gives nothing away.
puzzle-title-best-bend-1 = A nudge in the right place
puzzle-title-best-bend-2 = Five stubborn dice
puzzle-title-duel-roll-1 = All on one throw
puzzle-title-feast-1 = Four hungry mouths
puzzle-title-feast-2 = Three at the table, too little in the pot
puzzle-title-least-bid-1 = How much is enough?
puzzle-title-least-bid-2 = The misers’ duel
puzzle-title-scare-roll-1 = So close to a perfect fright
puzzle-title-scare-roll-2 = Three dice in the mist
