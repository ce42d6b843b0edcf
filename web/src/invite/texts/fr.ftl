# Ce que dit une invitation, et la salle où l’on attend, en français.

invites-you = { $name } t’invite à
table-is-free = Une place est libre à
you-would-be = Ton rôle : { $role }
for-so-many = { $count ->
    [2] à deux
   *[other] à { $count }
}
learn-first = Apprendre d’abord
somebody-here = { $name } est à la table. Pas besoin de compte.
somebody-waits = Pas besoin de compte.
somebody-missing = La table est mise. Il manque quelqu’un.
who-comes = Qui vient ?
that-is-you = toi
share = Partager
share-words = Viens jouer à { $game } avec moi !
qr-of = Code QR de cette table
wait-puzzle = Résoudre une énigme
let-watch = On peut regarder par-dessus mon épaule
