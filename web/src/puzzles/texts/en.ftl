# Puzzles, in English.

puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-intro = Moments from real matches between bots. Each has an answer that the engine has proven, from nothing but what you can see.
puzzles-solved = { $count } of { $of } solved
puzzles-all = All puzzles
puzzle-number = Puzzle { $number }
puzzle-difficulty = Difficulty { $level } of 5
puzzle-solved = solved
puzzle-you = You are { $seat }.
puzzle-from = From a match between these bots: { $players }.
puzzle-bots = The bots play for the match, not for the puzzle. How often each level chooses the answer, out of { $tries } tries: { $levels }.
puzzle-hint = Give me a hint
puzzle-answer = Show the answer
puzzle-answer-is = The answer: { $action }.
puzzle-play-answer = Play it
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-right = That is right!
puzzle-wrong = That is not it.
puzzle-open = Right so far. What next?
puzzle-came = What came of it
puzzle-example = An example that fits all you know, and in which it goes wrong
puzzle-loading = The puzzle is being laid out …

## Shy Monsters

puzzle-safe-way = The safe way out
puzzle-safe-way-task = { $worlds } storeys fit everything you know. One plan leads out of all of them. Find it, and walk it to the Exit.
puzzle-safe-way-hint = Ask of every face-down tile which unseen monsters would be comfortable there. A monster beside one that already lies face up panics.
puzzle-safe-way-right = You are out, and not by luck: your plan leads out of every one of the { $worlds } storeys that could have lain there.
puzzle-safe-way-wrong-at-once = This can be death at once, as on the storey you see here. After this choice even the best plan leads out of only { $out } of { $worlds } storeys.
puzzle-safe-way-wrong-later = You are still alive, but no longer safe: after this choice the best plan leads out of { $out } of { $worlds } storeys. Here is one in which it fails.
puzzle-safe-way-wrong-hopeless = After this there is no way out of any of the { $worlds } storeys.
puzzle-best-chance = The best chance
puzzle-best-chance-task = { $worlds } storeys fit everything you know, and no plan leads out of all of them. Which step leads out of most, if they are all equally likely?
puzzle-best-chance-hint = A skill saved is no use to the dead. Count for each step how many storeys kill you now, and how many later.
puzzle-best-chance-right = Nobody can do better: with the best plan this leads out of { $out } of { $worlds } storeys ({ $best } %).
puzzle-best-chance-wrong-at-once = With the best plan afterwards this leads out of { $out } of { $worlds } storeys ({ $chance } %). Another step leads out of more. Here it ends at once.
puzzle-best-chance-wrong-later = With the best plan afterwards this leads out of { $out } of { $worlds } storeys ({ $chance } %). Another step leads out of more. Here is a storey in which it fails.
puzzle-best-chance-wrong-hopeless = This leads out of none of the { $worlds } storeys.
puzzle-clue-walk = It begins with a plain step.
puzzle-clue-attack = It needs the Attack now.
puzzle-clue-jump = It needs the Jump now, and keeps the Attack.
puzzle-clue-jump-attack = It needs both skills at once.
puzzle-clue-reveal = One tile tells more than all the others.

## Ghostbumpers

puzzle-take-or-leave = Take it or leave it
puzzle-take-or-leave-task = Whatever the others hold and still play: one play makes sure that your pile is worth { $points } points when this trick is over. Which one?
puzzle-take-or-leave-hint = A set counts low: three 8s are only 3,8. The taker turns up one card, and one more for every 5. With the Scare card on top, each card under it counts twice.
puzzle-take-or-leave-right = Sure it is: what is hidden and matters can lie in { $worlds } ways, and in none of them can they make it less than { $points } points.
puzzle-take-or-leave-wrong-nothing = With this play they can leave you with nothing, while { $points } points are to be had for certain. Here is how ({ $left } points).
puzzle-take-or-leave-wrong-less = With this play they can hold you to { $left } points, while { $points } are to be had for certain. Here is how.
puzzle-sure-paranoia = Paranoia for certain
puzzle-sure-paranoia-task = Your Scare card lies at the bottom. One play makes sure of Paranoia, and of its { $points } points, whatever the others hold and do. Which one?
puzzle-sure-paranoia-hint = You must take tricks, to the very last card of the pile. Which card can nobody beat any more?
puzzle-sure-paranoia-right = Nobody can stop you: in all of the { $worlds } deals that fit you turn up the Scare card as the last card, for { $points } points.
puzzle-sure-paranoia-wrong-nothing = With this play they can spoil it, and { $points } points are gone: you may end with { $left }. Here is how.
puzzle-sure-paranoia-wrong-less = With this play they can spoil it: you may end with { $left } points instead of { $points }. Here is how.
puzzle-clue-set = Several cards at once do it.
puzzle-clue-highest = Your highest card does it.
puzzle-clue-single = A single card does it, and not your highest.
puzzle-clue-trickster = The 0/10 card does it.

## Straszydła

puzzle-feast = A place for everyone
puzzle-feast-task = { $guests } spooks are hungry, and there is a way to feed them all. Find it, and feed them.
puzzle-feast-hint = First see what each colour lacks. Then see what is left over: three cubes make one, an imp makes one, and horror can help. Starters eat any one colour: choose it well.
puzzle-feast-right = All { $guests } are fed.
puzzle-feast-wrong-hungry = After this at most { $fed } of the { $guests } can be fed, and { $left } must leave. Here is the best that could still be done.
puzzle-least-bid = The least bid
puzzle-least-bid-task = You have { $energy } energy, the other side has { $against }. What is the least you can bid and still stay for certain?
puzzle-least-bid-hint = Only the difference of the bids changes dice. See how many steps the other side needs to turn the duel, or how many you need.
puzzle-least-bid-right = { $least } it is: no bid of the other side, from 0 to { $against }, can drive you off, and nothing less would do.
puzzle-least-bid-wrong-too-much = You would stay, but { $energy } is more than it takes.
puzzle-least-bid-wrong-driven-off = With { $energy } you can be driven off: the other side bids { $against } and changes its dice.
puzzle-duel-roll = Roll to stay
puzzle-duel-roll-task = Which of your dice do you roll anew, so that you most likely stay here?
puzzle-duel-roll-hint = Dice are laid from the top and paired. Ask of each die which pair it would win, and how often.
puzzle-duel-roll-right = That is the best there is: you stay with a chance of { $best } %.
puzzle-duel-roll-wrong-fails = This way you stay with a chance of { $chance } %; { $best } % is possible. Here is a roll with which it goes wrong.
puzzle-scare-roll = Roll to scare
puzzle-scare-roll-task = Which dice do you roll anew for the best chance of the full reward: the dice exactly as high as your strength, with energy to help?
puzzle-scare-roll-hint = How far off are the dice, and how far does your energy reach? Roll the die for which most numbers will do.
puzzle-scare-roll-right = That is the best there is: the full reward with a chance of { $best } %.
puzzle-scare-roll-wrong-fails = This way the chance of the full reward is { $chance } %; { $best } % is possible. Here is a roll with which it goes wrong.
puzzle-best-bend = Bend the dice
puzzle-best-bend-task = Change the dice so that the scare brings the most cubes; of all such ways the one with the most horror; and that for the least energy.
puzzle-best-bend-hint = The sum must be your strength, but there are many ways to it. A 6 brings horror, and a 1 takes it.
puzzle-best-bend-right = Exactly: cubes { $cubes }, horror { $horror }, for { $energy } energy. There is no better way.
puzzle-best-bend-wrong-cubes = That brings { $cubes } cubes ({ $horror } horror, { $energy } energy), and { $best-cubes } are possible.
puzzle-best-bend-wrong-horror = The { $cubes } cubes are right ({ $energy } energy), but horror changes by { $horror }, and { $best-horror } is possible.
puzzle-best-bend-wrong-energy = All is right ({ $cubes } cubes, { $horror } horror), but it cost { $energy } energy, and { $best-energy } is enough.
puzzle-clue-feed = Somebody can eat at once; look who, and of which colour.
puzzle-clue-feed-horror = Horror feeds somebody.
puzzle-clue-swap = An imp becomes a cube.
puzzle-clue-trade = Something must be traded.
puzzle-clue-horror-cube = Horror becomes a cube.
puzzle-clue-horror-imp = Horror becomes an imp.
puzzle-clue-ahead = You are ahead: it is enough that the other side cannot turn it.
puzzle-clue-behind = You are behind: you must be able to turn it even against everything they have.
puzzle-clue-reroll-horror = One die, for horror.
puzzle-clue-reroll-imp = The imp is worth it.
puzzle-clue-sixes = Make a 6, and pay for it elsewhere.
puzzle-clue-ones = Let no 1 stay.
