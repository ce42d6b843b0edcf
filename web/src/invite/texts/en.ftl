# What an invitation says, and the room where one waits, in English.

invites-you = { $name } invites you to
table-is-free = A seat is free at
you-would-be = You would be: { $role }
for-so-many = { $count ->
    [2] for two
   *[other] for { $count }
}
learn-first = Learn first
somebody-here = { $name } is at the table. No account needed.
somebody-waits = No account needed.
somebody-missing = The table is laid. Somebody is missing.
who-comes = Who comes?
that-is-you = you
share = Share
share-words = Come and play { $game } with me!
qr-of = QR code of this table
wait-puzzle = Solve a puzzle
let-watch = Spectators may look over my shoulder
