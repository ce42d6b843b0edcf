# What the page of your games says, in English.

you-title = Your games
you-looking = Looking up your games …
you-away = The house is not answering. This is what your browser has kept.
you-going-on = Not over yet
you-left-going-on = Where you have left, a bot plays on for you; when it is over, the match stands here with the others.
you-empty-title = Nothing here yet
you-empty = Every match that you finish in this browser will be counted here: who you played, how you opened, and how strong that makes you. Have you played on another device? Enter its secret below.
you-play = Play a game
you-total = { $played ->
    [one] One match
   *[other] { $played } matches
}, { $won ->
    [0] no wins.
    [one] one win.
   *[other] { $won } wins.
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
    [0] No match counts towards it yet.
    [one] One match counts towards it so far.
   *[other] { $count } matches count towards it so far.
} { $left ->
    [one] Play one more to get a rating.
   *[other] Play { $left } more to get a rating.
}
you-rating-is = About { $rating } (95% certain to be between { $low } and { $high }), after { $count ->
    [one] one match.
   *[other] { $count } matches.
}
you-you = You
you-unrated = { $count ->
    [one] One match does not count towards the rating; the list says why.
   *[other] { $count } matches do not count towards the rating; the list says why.
}
you-unrated-hints = not rated
you-unrated-taken-back = a move was taken back, so not rated
you-unrated-substituted = a bot stood in for you, so not rated
you-unrated-edition = another edition, so not rated
you-unrated-left = you left and a bot played on, so not rated
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
you-result-left = left
you-result-won = won
you-result-lost = lost
you-replay = Replay
you-table = Table
you-all = { $count ->
    [one] Show the match
   *[other] Show all { $count } matches
}
you-fewer = Show fewer
you-show = Which matches
you-show-all = All
you-show-won = Won
you-show-lost = Lost
you-show-anybody = Anybody
you-show-none = No such match.
you-figures = Figures: sides, opponents, openings
you-keeping-title = Where this is kept
you-keeping = In this browser, and in the house as a list of tables and seats, under a secret that your browser has made. There is no account, no name and no address. Matches played by several people at one screen are counted once somebody says, at the end of the match, whose they were.
you-export = Export everything
you-import = Import
you-imported = { $count ->
    [one] One match has been imported.
   *[other] { $count } matches have been imported.
}
you-import-failed = This file cannot be read. Choose one that was exported here.
you-secret-show = Your secret
you-delete = Delete everything
you-secret-title = Your secret
you-secret-about = Anybody who has it can see this list and delete it. Enter it on another device, and the same games are counted there.
you-secret-mine = The secret of this browser
you-secret-see = Show
you-secret-other = A secret from another device
you-secret-use = Use it here
you-secret-form = This is not a secret. A secret has at least 32 letters and digits, and no spaces.
you-secret-unknown = If nobody uses that secret, there are no games under it, and this page stays empty.
you-secret-leave = From then on this browser counts its games under the other secret, and takes its own matches along. The list under the secret above stays in the house: delete it first if you no longer need it.
you-delete-what = { $count ->
    [one] One match will be removed from your list, in this browser and in the house, and your secret will be forgotten.
   *[other] { $count } matches will be removed from your list, in this browser and in the house, and your secret will be forgotten.
} Other devices with the same secret will notice the next time they open this page.
you-delete-not = The tables themselves stay: they belong to everybody who played there. Nothing will connect them with you any more, except the name that you gave at the table.
you-delete-keys = Also forget the keys to these seats, so that this browser is no longer a player there
you-delete-really = Really delete everything
you-delete-failed = The house is not answering, so nothing was deleted. Try again later.
you-deleted = Everything has been deleted.
whose-title = Whose match was it?
whose-text = Several people have played at this screen. Say which seat was yours, and the match comes into your list of games. The others can take theirs along to a device of their own.
whose-here = Several people have played at this screen. Say which seat was yours, and the match comes into your list of games.
whose-mine = That was me
whose-is-mine = That was me ✓
whose-give = Hand over
whose-link = { $name } opens this link on another device, within a quarter of an hour. It works once.
whose-done = Done
you-delete-traces = Also erase my name and what I have written at these tables, and delete the tables where nobody else has played. Tables whose deal others are still playing stay until they are done.
