# What the page of a game says, in English.

no-such-door = There is no such door in this house.
against-whom = Against whom?
as-whom = As whom?
play-now = Play now
with-friends = With friends
with-friends-how = by a link, or at one screen
ways-lessons = { $count ->
    [one] by playing, one lesson
   *[other] by playing, { $count } lessons
}
ways-puzzles = { $count ->
    [one] one to crack
   *[other] { $count } to crack
}
ways-solved = { $solved } of { $count } solved
ways-rules = with pictures
ways-playing = { $count ->
    [one] one table is playing
   *[other] { $count } tables are playing
}
ways-watch-bots = bots play each other
live = live
watch = Watch
nobody-plays = Nobody plays in public just now. But the bots are always up for it.
let-bots-play-each-other = Let bots play each other
friends-by-link = By a link
friends-by-link-how = You get a link and a QR code. Whoever opens it can sit down.
make-link = Lay the table
friends-here = At this screen
friends-here-how = The device goes round. A curtain falls before anybody sees what they should not.
name-of = { $who } is called
exactly = Exactly as you like it
own-box = A box of your own
own-box-how = Have you changed numbers, or do you own an edition that we do not know? Drop its file anywhere on this page. It is checked at once, and the table plays with it.
own-box-checking = Checking …
own-box-good = “{ $title }” is in order. The table will play with { $file }.
own-box-away = Put it away
own-box-lines = The lines of { $file } where something is wrong
table-title = Name of the table
clock-own-move = your own: for each decision
clock-own-match = your own: for the whole match
clock-minutes-each = Minutes for each decision
clock-minutes-all = Minutes for the whole match
clock-seconds-more = More seconds for each decision
