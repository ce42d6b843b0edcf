# Puzzles of Ghostbumpers, in English.

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
