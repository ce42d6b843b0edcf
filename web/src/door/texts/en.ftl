# What the page of a game says, in English.

no-such-door = There is no such door in this house.
against-whom = Who will you face?
you-are = You are
as-whom = Who will you be?
play-now = Play now
with-friends = With friends
with-friends-how = by link, or at one screen
ways-lessons = { $count ->
    [one] as you play, in one lesson
   *[other] as you play, in { $count } lessons
}
ways-puzzles = { $count ->
    [one] one to crack
   *[other] { $count } to crack
}
ways-solved = { $solved } of { $count } solved
ways-rules = with pictures
ways-playing = { $count ->
    [one] one match going on
   *[other] { $count } matches going on
}
ways-watch-bots = bots play each other
live = live
watch = Watch
nobody-plays = Nobody is playing in public right now. But the bots are always up for a game.
let-bots-play-each-other = Let bots play each other
friends-by-link = By link
friends-by-link-how = You get a link and a QR code. Whoever opens it can sit down.
make-link = Lay the table
friends-here = At this screen
friends-here-how = You pass the device around. A curtain falls in between, so that secrets stay secret.
name-of = Name ({ $who })
exactly = Exactly as you like it
own-box = Your own edition, from a file
own-box-how = Have you changed some numbers, or do you own an edition that we do not know? Drop its file anywhere on this page, or choose it here. It is checked at once, and then the table plays with it.
own-box-checking = Checking …
own-box-good = “{ $title }” is all right. The table will play with { $file }.
own-box-away = Put it away
own-box-lines = The place in { $file } where something is wrong
table-title = Name of the table
clock-own-move = your own limit for each decision
clock-own-match = your own limit for the whole match
clock-minutes-each = Minutes for each decision
clock-minutes-all = Minutes for the whole match
clock-seconds-more = Extra seconds for each decision
