# Co mówi zaproszenie i poczekalnia, po polsku.

invites-you = { $name } zaprasza cię do gry
table-is-free = Wolne miejsce przy stole
you-would-be = Twoja rola: { $role }
for-so-many = { $count ->
    [2] dla dwojga
   *[other] dla { $count } osób
}
learn-first = Najpierw się naucz
somebody-here = Przy stole: { $name }. Konto niepotrzebne.
somebody-waits = Konto niepotrzebne.
somebody-missing = Stół nakryty. Kogoś brakuje.
who-comes = Kto przyjdzie?
that-is-you = ty
share = Udostępnij
share-words = Zagraj ze mną w { $game }!
qr-of = Kod QR tego stołu
wait-puzzle = Rozwiąż zagadkę
let-watch = Widzowie mogą zaglądać mi przez ramię
