# Ce que dit une invitation, et la salle où l’on attend, en français.

invites-you = { $name } t’invite à une partie de
table-is-free = Il reste une place pour une partie de
you-would-be = Ton rôle : { $role }
for-so-many = { $count ->
    [2] à deux
   *[other] à { $count }
}
learn-first = Apprendre d’abord
somebody-here = { $name } t’attend déjà. Pas besoin de compte.
somebody-waits = Pas besoin de compte.
somebody-missing = La table est prête. Il manque encore quelqu’un.
who-comes = Qui vient ?
that-is-you = c’est toi
share = Partager
share-words = Viens jouer à { $game } avec moi !
qr-of = Code QR de cette table
wait-puzzle = Résoudre une énigme
let-watch = Les spectateurs peuvent regarder par-dessus mon épaule
