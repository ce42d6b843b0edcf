# Puzzles of Ghostbumpers, in English.

puzzle-take-or-leave = Take it or leave it
puzzle-take-or-leave-task = One play makes sure that your pile is worth { $points } points when this trick is over, whatever the others hold and play. Which one?
puzzle-take-or-leave-terms = Each Relaxed card under your Scare card is worth 1 point, and 2 while the Scare card lies on top. Whoever turns up the own Scare card gets nothing.
puzzle-take-or-leave-hint = Sets are low: three 8s are worth only 3×8. The taker turns up one card, and one more for every 5. With the Scare card on top, each card under it counts twice.
puzzle-take-or-leave-right = That is certain: there are { $worlds } ways the hidden cards that matter could lie, and in none of them can the others bring you below { $points } points.
puzzle-take-or-leave-wrong-nothing = With this play they can leave you with nothing, although you could be certain of { $points } points. Here is how.
puzzle-take-or-leave-wrong-less = With this play they can hold you to { $left ->
    [one] 1 point
   *[other] { $left } points
}, although you could be certain of { $points }. Here is how.
puzzle-sure-paranoia = Paranoia for certain
puzzle-sure-paranoia-task = Your Scare card lies at the bottom. One play makes sure of Paranoia and its { $points } points, whatever the others hold and do. Which one?
puzzle-sure-paranoia-terms = Paranoia is to take a trick and turn up the own Scare card as the very last card of the pile.
puzzle-sure-paranoia-hint = You must take tricks, down to the very last card of your pile. Which card can nobody beat any more?
puzzle-sure-paranoia-right = Nobody can stop you: in all { $worlds } deals that fit, you turn up the Scare card as your last card, for { $points } points.
puzzle-sure-paranoia-wrong-nothing = With this play they can spoil it, and the { $points } points are gone: you could end up with { $left }. Here is how.
puzzle-sure-paranoia-wrong-less = With this play they can spoil it: you could end up with { $left ->
    [one] 1 point
   *[other] { $left } points
} instead of { $points }. Here is how.
puzzle-clue-set = You need several cards at once.
puzzle-clue-highest = You need your highest card.
puzzle-clue-single = You need a single card, but not your highest.
puzzle-clue-trickster = You need the 0/10 card.

# What puzzles are sorted by: what everybody sees at once.
puzzle-theme-lead = You lead
puzzle-theme-middle = In the middle of the trick
puzzle-theme-last = Last in the trick

# What each puzzle is called; it gives nothing away.
puzzle-title-take-or-leave-1 = Eight points in the balance
puzzle-title-take-or-leave-2 = Twelve, and not one less
puzzle-title-take-or-leave-3 = The last car on the track
puzzle-title-take-or-leave-4 = Ten points or a scream
puzzle-title-take-or-leave-5 = First onto the track
puzzle-title-take-or-leave-6 = Five billion possibilities
puzzle-title-take-or-leave-7 = In the middle of the crush
puzzle-title-take-or-leave-8 = Eight points in the bag
