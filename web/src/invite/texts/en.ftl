# What an invitation says, and the room where one waits, in English.

invites-you = { $name } invites you to play
table-is-free = There is a free seat in a game of
you-would-be = Your role: { $role }
for-so-many = { $count ->
    [2] for two
   *[other] for { $count }
}
learn-first = Learn first
somebody-here = { $name } is already at the table. No account needed.
somebody-waits = No account needed.
somebody-missing = The table is laid. Somebody is still missing.
who-comes = Who is coming?
that-is-you = you
share = Share
share-words = Come and play { $game } with me!
qr-of = QR code of this table
wait-puzzle = Solve a puzzle
let-watch = Let spectators look over my shoulder
