# What the page of your games says, in English.

you-title = Your games
you-looking = Looking up your games …
you-away = The house does not answer. This is what your browser has kept.
you-empty-title = Nothing here yet
you-empty = Every match that you finish in this browser will be counted here: against whom, how you began, and how strong that makes you. Have you played on another device? Enter its secret below.
you-play = Play a game
you-total = { $played ->
    [one] One match
   *[other] { $played } matches
}, { $won ->
    [0] none of them won.
    [one] one of them won.
   *[other] { $won } of them won.
}
you-by-side = By side
you-side = Side
you-by-opponent = By opponent
you-opponent = Opponent
you-played = Matches
you-won = Won
you-opening = Opening
you-times = Times
you-points = Points on average
you-more-openings = { $count ->
    [one] and one more
   *[other] and { $count } more
}
you-rating = Your rating against the bots
you-rating-as = Your rating against the bots: { $role }
you-rating-few = { $count ->
    [0] No match counts for it yet.
    [one] One match counts for it so far.
   *[other] { $count } matches count for it so far.
} { $left ->
    [one] With one more there will be a number.
   *[other] With { $left } more there will be a number.
}
you-rating-is = About { $rating }, and with 95% certainty between { $low } and { $high }, after { $count ->
    [one] one match.
   *[other] { $count } matches.
}
you-you = You
you-unrated = { $count ->
    [one] One match does not count for the rating: the list says why.
   *[other] { $count } matches do not count for the rating: the list says why.
}
you-unrated-hints = not rated
you-unrated-taken-back = a move was taken back, so not rated
you-unrated-substituted = a bot stood in for you, so not rated
you-unrated-edition = another edition, so not rated
you-unrated-people = no bot, so not rated
you-matches = Your matches
you-several = { $name } × { $count }
you-against = against { $names }
you-as-against = { $role } against { $names }
you-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }{ $counted ->
    [yes] , { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[no] {""}
}
you-result-won = won
you-result-lost = lost
you-replay = Replay
you-table = Table
you-all = { $count ->
    [one] Show the match
   *[other] Show all { $count } matches
}
you-fewer = Show fewer
you-keeping-title = Where this is kept
you-keeping = In this browser; and in the house as a list of tables and seats, under a secret that your browser has made. There is no account, no name and no address. Matches at one screen are not counted, as nobody knows whose they are.
you-export = Export everything
you-secret-show = Your secret
you-delete = Delete everything
you-secret-title = Your secret
you-secret-about = Whoever has it sees this list, and can delete it. Enter it on another device, and the same games are counted there.
you-secret-mine = The secret of this browser
you-secret-see = Show
you-secret-other = A secret from another device
you-secret-use = Use it here
you-secret-form = This is no secret: it has at least 32 letters and figures, and no spaces.
you-secret-unknown = Of a secret that nobody uses there are no games: then this page stays empty.
you-secret-leave = From then on this browser counts under the other secret, and takes its own matches along. The list under the secret above stays in the house: delete it first if you will not need it any more.
you-delete-what = { $count ->
    [one] One match is taken from your list, in this browser and in the house, and your secret is forgotten.
   *[other] { $count } matches are taken from your list, in this browser and in the house, and your secret is forgotten.
} Other devices with the same secret notice it when they next open this page.
you-delete-not = The tables themselves stay: they belong to everybody who played there. Nothing connects them with you any more, but for the name that you gave at the table.
you-delete-keys = Also forget the keys of these seats, so that this browser is no longer a player there
you-delete-really = Really delete everything
you-delete-failed = The house does not answer, so nothing was deleted. Try again later.
you-deleted = Everything is deleted.
