# Was eine Einladung sagt, und der Raum, in dem man wartet, auf Deutsch.

invites-you = { $name } lädt dich ein zu
table-is-free = Ein Platz ist frei bei
you-would-be = Deine Rolle: { $role }
for-so-many = { $count ->
    [2] für zwei
   *[other] für { $count }
}
learn-first = Erst lernen
somebody-here = { $name } sitzt schon am Tisch. Ein Konto brauchst du nicht.
somebody-waits = Ein Konto brauchst du nicht.
somebody-missing = Der Tisch ist gedeckt. Jemand fehlt noch.
who-comes = Wer kommt?
that-is-you = du
share = Teilen
share-words = Spiel mit mir { $game }!
qr-of = QR-Code dieses Tisches
wait-puzzle = Ein Rätsel lösen
let-watch = Zuschauer über meine Schulter schauen lassen
